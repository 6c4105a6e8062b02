"""What people do at a table, whatever is tested: they sit down, play whatever glows, read the log and the result."""

from __future__ import annotations

import json
import time
from typing import Any

import msgspec

import fiveleaf
from fiveleaf.catalogue import GAMES, find
from fiveleaf.engine.table import open_to
from fiveleaf.texts import texts
from fiveleaf.texts.log import log_lines
from tests.browser.conftest import ACT, Visitor

SHORT: dict[str, dict[str, Any]] = {
    "lucky-jack": {},
    "8-28": {"blue_gems": 5, "red_gems": 2},
    "lucky-numbers": {},
    "lucky-hand": {"rounds": 8},  # with three, one game of 23 is over before anybody has qualified
    "lucky-five": {},
}
LONGEST = 240.0  # seconds for a game on a busy machine
LONGEST_WAIT = 60.0  # seconds until it is somebody's turn
BOT = {"kind": "bot", "bot": "simple"}
STOCK = ".board .stock.legal"  # of Lucky Numbers
UNCOACHED = f"localStorage.setItem('fiveleaf-settings', JSON.stringify({{coached: {[game.name for game in GAMES]}}}))"
LEGAL = ".board .legal:not(:disabled)"
RESULT = """rows => rows.map((row) => [row.querySelector('.name').firstChild.textContent,
    row.querySelector('b').textContent, row.classList.contains('won')])"""

WORDS_OF_LINES = """lines => lines.map((line) => [...line.querySelectorAll('.sentence')].map((sentence) => {
    const words = sentence.cloneNode(true)
    for (const pictures of words.querySelectorAll('.pieces')) pictures.remove()
    return words.textContent.trim()
}).join(' '))"""


def sit_together(host: Visitor, guest: Visitor, game: str) -> str:
    """Two people and a bot at one table, the second one by the invite link; the game begins."""
    host.arrive("Ada")
    guest.arrive("Ben", "owl")
    seats = [{"kind": "me"}, {"kind": "open"}, BOT]
    table, invite = host.make_table(game, seats, options=SHORT[game])
    host.go(f"/t/{table}")
    guest.go(f"/t/{table}#{invite}")
    guest.page.get_by_role("button", name="Sit down").first.click()
    host.page.get_by_role("button", name="Start", exact=True).click()
    return table


def sit_alone(visitor: Visitor, game: str, **options: Any) -> str:
    """One person and as few bots as the game needs, until there is something to choose."""
    visitor.arrive("Ada")
    seats = [{"kind": "me"}, *[BOT] * (find(game).fewest_seats - 1)]
    table, _ = visitor.make_table(game, seats, options=options, start=True)
    visitor.go(f"/t/{table}")
    visitor.page.locator(".legal, .next").first.wait_for()
    return table


def is_over(visitor: Visitor) -> bool:
    return visitor.page.locator(".next").count() > 0


def play_on(visitors: list[Visitor], until: float = LONGEST, events: int | None = None) -> None:
    """Everybody does whatever glows, until the game is over or so many things were done."""
    if events is None:
        return play_to_the_end(visitors, until)
    end = time.monotonic() + until
    done = 0
    while done < events and time.monotonic() < end and not all(map(is_over, visitors)):
        done += sum([visitor.act() for visitor in visitors])
        visitors[0].page.wait_for_timeout(25)
    return None


def play_to_the_end(visitors: list[Visitor], until: float) -> None:
    """Their pages do whatever glows by themselves, which takes far less than to ask each of them all the time."""
    for visitor in visitors:
        visitor.page.evaluate(f"window.acting = setInterval({ACT}, 25)")
    for visitor in visitors:
        visitor.page.locator(".next").first.wait_for(state="attached", timeout=1000 * until)
    for visitor in visitors:
        visitor.page.evaluate("clearInterval(acting)")


def transcript_of(visitor: Visitor, table: str) -> dict[str, Any]:
    script = "async (table) => (await fetch(`/api/tables/${table}/transcript`)).text()"
    told: dict[str, Any] = json.loads(visitor.page.evaluate(script, table))
    return told


def steps_of(told: dict[str, Any], seat: int | None) -> tuple[list[dict[str, Any]], list[list[dict[str, Any]]]]:
    """The events of a transcript and their effects, as a seat or a spectator may see them."""
    table = fiveleaf.replay(told)
    return open_to(table.game, table.events, seat), msgspec.to_builtins(table.effects(seat))


def words_of(told: dict[str, Any], seat: int | None) -> list[str]:
    """Every event of a transcript in words, oldest first, as a seat or a spectator is told."""
    own, names = texts("en", told["game"]), [player["name"] for player in told["players"]]
    return [own.event(event, names, effects) for event, effects in zip(*steps_of(told, seat), strict=True)]


def full_log(told: dict[str, Any], seat: int | None) -> list[str]:
    """What the log of the whole game has to say, newest first."""
    own, names = texts("en", told["game"]), [player["name"] for player in told["players"]]
    lines = log_lines(own, *steps_of(told, seat), names)
    return [line.text for line in reversed(lines) if line.kind != "heading"]


def log_of(visitor: Visitor) -> list[str]:
    """What the log says, newest first, without its pictures."""
    visitor.page.get_by_role("button", name="What has happened").click()
    visitor.page.locator(".events li, dialog li").first.wait_for()
    told: list[str] = visitor.page.locator(".events li, dialog li").evaluate_all(WORDS_OF_LINES)
    visitor.page.get_by_role("button", name="Close").first.click()
    return told


def wait_until_alike(visitors: list[Visitor]) -> None:
    """Waits until everybody has been shown the same; only in a game whose events are the same for all."""
    end = time.monotonic() + LONGEST_WAIT
    while len({tuple(log_of(visitor)) for visitor in visitors}) > 1:
        assert time.monotonic() < end, "one of them never sees what the other does"
        visitors[0].page.wait_for_timeout(50)


def sight_of(visitor: Visitor) -> dict[str, Any]:
    """All that somebody has before them: the question, the board, what glows on it, and the log."""
    board = visitor.page.locator(".stage > .board")
    return {
        "question": visitor.page.locator(".line [role=status]").inner_text(),
        "board": board.aria_snapshot().replace(" [active]", ""),
        "glowing": visitor.page.locator(LEGAL).count(),
        "log": log_of(visitor),
    }


def result_of(visitor: Visitor, own: str = "You") -> tuple[dict[str, int], set[str]]:
    """The points by name, and the names of the winners, as the result shows them; `own` is who it calls “You”."""
    shown = visitor.page.locator("dialog ol li").evaluate_all(RESULT)
    rows = [(own if name == "You" else name, text, has_won) for name, text, has_won in shown]
    points = {name: int("".join(sign for sign in text if sign.isdigit() or sign == "-")) for name, text, _ in rows}
    return points, {name for name, _, has_won in rows if has_won}


def wait_for_turn(visitor: Visitor, others: list[Visitor]) -> None:
    """Lucky Numbers: the others, and this one too, go on until this one may draw."""
    end = time.monotonic() + LONGEST_WAIT
    while not visitor.page.locator(STOCK).count():
        assert time.monotonic() < end, "it is never their turn"
        for person in (visitor, *others):
            if person is not visitor or not visitor.page.locator(STOCK).count():
                person.act()
        visitor.page.wait_for_timeout(30)


def draw(visitor: Visitor) -> None:
    visitor.page.locator(STOCK).click()


def pass_set_up(visitors: list[Visitor]) -> None:
    """Lucky Numbers, until turns are taken one after the other."""
    end = time.monotonic() + LONGEST_WAIT
    while not any(visitor.page.locator(STOCK).count() for visitor in visitors):
        assert time.monotonic() < end, "the set-up does not end"
        play_on(visitors, until=LONGEST_WAIT, events=1)
