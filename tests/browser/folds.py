"""Measures tables on screens of every size: what is out of sight, covered, too small, cut off or broken.

`python -m tests.browser.folds [GAME …]` measures what the test measures, so that every two of size, moment and language
meet; `--all` measures every moment at every size in every language; `--shots FOLDER` takes pictures.
"""

from __future__ import annotations

import argparse
import itertools
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import msgspec
from playwright.sync_api import Browser, Page

import build_page
from fiveleaf.catalogue import GAMES, find
from fiveleaf.server.fixtures import Moment, moments
from tests.browser.conftest import opened_browser

SIZES = {  # CSS pixels, with the least side of a control
    (320, 568): 40,  # seven columns of tools and a row of five dice pictures share 320 px: 44 px each do not fit
    (360, 640): 44,
    (390, 844): 44,
    (568, 320): 40,  # a phone of 2012 on its side: seven tools of the bar stand in 320 px
    (640, 400): 44,  # a desk of 1280 × 800 at 200%
    (667, 375): 40,
    (844, 390): 44,
    (768, 1024): 44,
    (1280, 800): 44,
}
LANGUAGES = ("en", "fr", "de", "es", "nl")
LONG_NAMES = ("Dapper Penguin", "Maximiliane", "Bartholomäus von Hohenzo", "Zoë", "Donaudampfschifffahrtsge", "Wim")
SEEDS = range(5, 25)  # games that are looked through until every phase has been found
PATIENCE = 60.0  # seconds until the page of boards answers
STILL = "html.measured * { pointer-events: auto !important }"
MOST_HINTS = 8  # more than any game has
HINTED = {(320, 568): "en", (360, 740): "de", (667, 375): "fr"}  # phones on which hints are looked at
COVERED = """() => {
  const {left, top, right, bottom} = document.querySelector('.coach').getBoundingClientRect()
  const shrunk = (ring) => ({left: ring.left + 6, top: ring.top + 6, right: ring.right - 6, bottom: ring.bottom - 6})
  const lies = (box) => left < box.right - 2 && right > box.left + 2 && top < box.bottom - 2 && bottom > box.top + 2
  const legal = [...document.querySelectorAll('.board .legal:not(:disabled)')].filter((one) => one.checkVisibility())
  const named = legal.filter((one) => lies(one.getBoundingClientRect())).map((one) => one.textContent || one.ariaLabel)
  const rings = [...document.querySelectorAll('.anchor > .ring')].map((one) => shrunk(one.getBoundingClientRect()))
  const isOut = left < 0 || top < 0 || right > innerWidth || bottom > innerHeight
  return [...named, ...(rings.some(lies) ? ['what it is about'] : []), ...(isOut ? ['the edge of the screen'] : [])]
}"""  # what lies under the coach's bubble
MEASURE = (Path(__file__).parent / "folds.js").read_text(encoding="utf-8")


class Scene(NamedTuple):
    """A moment, and what it is called."""

    title: str
    moment: Moment


def scenes(name: str) -> list[Scene]:
    """Returns the hardest moment of every question, of waiting and of the end, for the fewest and the most seats."""
    game = find(name)
    found: list[Scene] = []
    for seats in (game.fewest_seats, game.most_seats):
        hardest: dict[str, Moment] = {}
        for seed in SEEDS:
            before = set(hardest)
            for moment in moments(game, seats, 0, seed):
                for key in keys(moment):
                    if key not in hardest or load(moment) > load(hardest[key]):
                        hardest[key] = moment
            if set(hardest) == before:
                break
        titles = {id(moment): key for key, moment in hardest.items()}  # one moment may be the hardest of several
        found += [Scene(f"{seats} seats, {key}", still(hardest[key])) for key in titles.values()]
    return found


def keys(moment: Moment) -> set[str]:
    """Returns what the moment is an example of: its question with each kind of move, waiting, or the end."""
    if moment.question:
        return {f"{moment.view.phase} {move['move']}" for move in moment.question.legal}
    return {"over" if moment.view.ending else "wait"}


def load(moment: Moment) -> int:
    """Returns how much there is to draw: the choices, and all that the view says."""
    choices = len(moment.question.legal) if moment.question else 0
    return 1000 * choices + len(msgspec.json.encode(moment.view))


def still(moment: Moment) -> Moment:
    """Returns the moment after all that led to it has been shown, with long names."""
    seats = [msgspec.structs.replace(seat, name=LONG_NAMES[index]) for index, seat in enumerate(moment.seats)]
    return msgspec.structs.replace(moment, events=[], effects=[], seats=seats)


@contextmanager
def board_page(browser: Browser) -> Iterator[Page]:
    """Opens the page that shows one moment after the other, served from the sources."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    vite = build_page.WEB / "node_modules" / "vite" / "bin" / "vite.js"
    command = [build_page.command()[0], str(vite), "--host", "127.0.0.1", "--port", str(port), "--strictPort"]
    server = subprocess.Popen(command, cwd=build_page.WEB, env=build_page.environment(), stdout=subprocess.DEVNULL)
    try:
        wait_for(port)
        page = browser.new_page(reduced_motion="reduce", locale="en-GB")
        page.set_default_timeout(PATIENCE * 1000)
        page.goto(f"http://127.0.0.1:{port}/dev.html?driven&bare")
        page.wait_for_function("() => Boolean(window.showMoment)")
        page.add_style_tag(content=STILL)
        yield page
        page.close()
    finally:
        server.terminate()
        server.wait()


def wait_for(port: int) -> None:
    """Waits until somebody listens there."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.1)
        else:
            return


def show(page: Page, moment: Moment, language: str, theme: str = "light") -> None:
    """Puts a moment on the screen."""
    plain = msgspec.to_builtins(moment)
    page.evaluate("([moment, language, theme]) => window.showMoment(moment, language, theme)", [plain, language, theme])


def measured(page: Page, scene: Scene, size: tuple[int, int], language: str) -> list[str]:
    """Returns what is wrong with a scene on a screen of this size."""
    if page.viewport_size != {"width": size[0], "height": size[1]}:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.wait_for_function("size => innerWidth === size[0] && innerHeight === size[1]", arg=list(size))
    show(page, scene.moment, language)
    where = f"{size[0]} × {size[1]}, {language}, {scene.title}"
    return [f"{where}: {fault}" for fault in page.evaluate(MEASURE, SIZES[size])]


def covered_by_hints(page: Page, name: str) -> list[str]:
    """Returns what the coach's bubble lies on, for every hint of a game on phones."""
    found: list[str] = []
    first: dict[str, Moment] = {}
    for moment in moments(find(name), find(name).fewest_seats, 0, SEEDS[0]):
        if moment.question:
            first.setdefault(moment.view.phase, still(moment))
    for (width, height), language in HINTED.items():
        page.set_viewport_size({"width": width, "height": height})
        for index, moment in enumerate(first.values()):
            plain = msgspec.to_builtins(moment)
            for hint in [None, *range(1, MOST_HINTS)] if index == 0 else range(1, MOST_HINTS):
                if page.evaluate("given => window.showHint(...given)", [plain, language, "light", hint]):
                    where = f"{width} × {height}, {language}, {moment.view.phase}, hint {hint}"
                    found += [f"{where}: {thing}" for thing in page.evaluate(COVERED)]
    return found


def pairs(found: list[Scene]) -> Iterator[tuple[Scene, tuple[int, int], str]]:
    """Yields every scene at every size; languages take turns, so that each meets every size and every scene."""
    for row, size in enumerate(SIZES):
        for column, scene in enumerate(found):
            yield scene, size, LANGUAGES[(row + column) % len(LANGUAGES)]


def main(arguments: argparse.Namespace) -> None:
    """Measures the whole product, or takes pictures."""
    with opened_browser() as browser, board_page(browser) as page:
        for name in arguments.games or [game.name for game in GAMES]:
            report(page, name, arguments)


def report(page: Page, name: str, arguments: argparse.Namespace) -> None:
    """Prints the faults of one game, or takes its pictures."""
    found = scenes(name)
    if arguments.shots:
        take(page, name, found, arguments)
        return
    faults = 0
    wanted = itertools.product(found, SIZES, LANGUAGES) if arguments.all else pairs(found)
    for scene, size, language in wanted:
        if arguments.size and f"{size[0]}x{size[1]}" not in arguments.size:
            continue
        for fault in measured(page, scene, size, language):
            faults += 1
            print(f"{name}: {fault}", flush=True)
    print(f"{name}: {faults} faults", flush=True)


def take(page: Page, name: str, found: list[Scene], arguments: argparse.Namespace) -> None:
    """Takes a picture of every scene at every size."""
    folder = Path(arguments.shots)
    folder.mkdir(parents=True, exist_ok=True)
    for size in SIZES:
        if arguments.size and f"{size[0]}x{size[1]}" not in arguments.size:
            continue
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for scene in found:
            show(page, scene.moment, arguments.language, arguments.theme)
            title = scene.title.replace(" seats, ", "-")
            page.screenshot(path=folder / f"{name}-{size[0]}x{size[1]}-{title}-{arguments.theme}.png")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--shots")
    parser.add_argument("--size", action="append")
    parser.add_argument("--language", default="de")
    parser.add_argument("--theme", default="light")
    main(parser.parse_args())
