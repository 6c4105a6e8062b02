"""Takes the screenshots in docs/pictures/page anew: home and every table, on a phone and on a desk.

Run as `.venv/bin/python -m tests.browser.screenshots` and look at every one of them.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Browser

from fiveleaf.catalogue import GAMES
from tests.browser.conftest import DESK, PHONE, Server, Visitor, opened_browser, running_server
from tests.browser.playing import UNCOACHED

FOLDER = Path(__file__).parents[2] / "docs" / "pictures" / "page"
MOVES = {"lucky-jack": 6, "lucky-five": 9}  # before a table is looked at
USUAL_MOVES = 24


def main() -> None:
    """Starts a server of its own, plays a little, and looks."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, running_server(Path(folder)) as server, opened_browser() as browser:
        for name, size in (("phone", PHONE), ("desk", DESK)):
            for scheme in ("light", "dark") if name == "desk" else ("light",):
                take_all(browser, server, f"{name}-{scheme}", {"viewport": size, "color_scheme": scheme})


def take_all(browser: Browser, server: Server, suffix: str, options: dict[str, object]) -> None:
    """All pages with one size of screen."""
    context = browser.new_context(reduced_motion="reduce", locale="en-GB", device_scale_factor=1, **options)  # type: ignore[arg-type]
    context.add_init_script(UNCOACHED)
    visitor = Visitor(context, server)
    visitor.arrive("Ada")
    visitor.page.reload()
    visitor.page.get_by_role("button", name="Play now").first.wait_for()
    visitor.page.screenshot(path=FOLDER / f"home-{suffix}.png")
    for game in GAMES:
        seats = [{"kind": "me"}, *({"kind": "bot", "bot": "simple"} for _ in range(2))]
        table, _ = visitor.make_table(game.name, seats, start=True)
        visitor.go(f"/t/{table}")
        visitor.page.locator(".legal").first.wait_for()
        done = 0
        while done < MOVES.get(game.name, USUAL_MOVES) and not visitor.page.locator(".next").count():
            done += visitor.act()
            visitor.page.wait_for_timeout(60)
        back = visitor.page.get_by_role("button", name="Back", exact=True)
        if back.count():
            back.click()  # no card waits for a target
        visitor.page.wait_for_timeout(3000)  # nothing is proclaimed any more
        visitor.page.screenshot(path=FOLDER / f"{game.name}-{suffix}.png")
    context.close()


if __name__ == "__main__":
    main()
