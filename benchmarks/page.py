"""Measures the page in a real Chromium: `python -m benchmarks.page` prints first paint, shifts and the cost of rest.

First paint is taken at 50 kB/s and 400 ms; shifts at the first game of each kind, with the coach's bubble; the CPU is
that of all of Chromium's processes, over ten seconds in which nothing happens at the table.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize

from tests.browser.conftest import Server, Visitor, opened_browser, running_server
from tests.browser.test_quiet import GAMES, PHONE, RECORD, first_paint, open_table, shift_of, wait_until_quiet

SETTLING = 25.0  # seconds until Chromium has put away the last page and its sound, and collected its garbage once
MEASURED = 10.0  # seconds
SIZE = ViewportSize(width=PHONE["width"], height=PHONE["height"])


def main() -> int:
    """Prints all figures."""
    with tempfile.TemporaryDirectory() as folder, running_server(Path(folder)) as server, opened_browser() as browser:
        visitor = Visitor(browser.new_context(viewport=SIZE), server)
        print(f"first paint at 50 kB/s, 400 ms: {first_paint(visitor):.0f} ms")
        visitor.context.close()
        for game in GAMES:
            shift, cost = rest(browser, server, game)
            print(f"{game:14} shift {shift:.3f}   idle {cost:.1%} of a core")
    return 0


def rest(browser: Browser, server: Server, game: str) -> tuple[float, float]:
    """Returns the layout shift of a first game, and what it costs when nothing happens."""
    visitor = Visitor(browser.new_context(viewport=SIZE, locale="en-GB"), server)
    visitor.page.add_init_script(RECORD)
    open_table(visitor, game)
    wait_until_quiet(visitor, game)
    visitor.page.wait_for_timeout(1000 * SETTLING)
    before, began = cpu_seconds(browser), time.monotonic()
    visitor.page.wait_for_timeout(1000 * MEASURED)
    after, seconds = cpu_seconds(browser), time.monotonic() - began
    cost = sum(after[process] - before[process] for process in after.keys() & before.keys()) / seconds
    found = shift_of(visitor), cost
    visitor.context.close()
    return found


def cpu_seconds(browser: Browser) -> dict[int, float]:
    """Returns the CPU time of each process of the browser."""
    devtools = browser.new_browser_cdp_session()
    processes = devtools.send("SystemInfo.getProcessInfo")["processInfo"]
    devtools.detach()
    return {process["id"]: process["cpuTime"] for process in processes}


if __name__ == "__main__":
    sys.exit(main())
