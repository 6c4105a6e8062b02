"""A real browser on a real server: every page that a test opens is watched for errors."""

from __future__ import annotations

import contextlib
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, CDPSession, Error, Page, sync_playwright

from tests.browser.chromium import NoChromium, chromium, use_own_node

PHONE = {"width": 360, "height": 740}
DESK = {"width": 1280, "height": 800}
PATIENCE = 60.0  # seconds until a server answers
MILLISECONDS = 30_000  # that a page may take for one thing on a busy machine
LOST = "The connection is lost"
CUT = ("net::ERR_", "WebSocket connection to")  # how Chromium tells of a connection that fails


class Server:
    """`fiveleaf serve` on a port of its own; it can be killed and started again over the same store."""

    program = ("-m", "fiveleaf.cli.main")
    manner: tuple[str, ...] = ("--load-test",)  # no rates, bots without a pause
    patience = PATIENCE

    def __init__(self, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://localhost:{self.port}"
        self.folder = folder
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, *self.program, "serve", "--port", str(self.port), "--no-browser"]
        command += [*self.manner, "--host", "127.0.0.1", "--store", f"sqlite:///{self.folder / 'games.db'}"]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
        until = time.monotonic() + self.patience
        while time.monotonic() < until:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                time.sleep(0.05)
        raise RuntimeError("the server does not answer")

    def stop(self, sign: int = signal.SIGTERM) -> None:
        if self.process is not None:
            self.process.send_signal(sign)
            self.process.wait()


@contextlib.contextmanager
def running_server(folder: Path) -> Iterator[Server]:
    """A server that stops when nobody needs it any more."""
    server = Server(folder)
    server.start()
    try:
        yield server
    finally:
        server.stop()


@contextlib.contextmanager
def opened_browser() -> Iterator[Browser]:
    """A browser without a window."""
    use_own_node()
    with sync_playwright() as playwright:
        path = chromium(playwright.chromium.executable_path)
        opened = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        try:
            yield opened
        finally:
            opened.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for the tests of a file, who are all strangers to each other."""
    with running_server(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="module")  # not longer: while it is open, no other event loop can run in this process
def browser() -> Iterator[Browser]:
    try:
        with opened_browser() as opened:
            yield opened
    except NoChromium as none:
        pytest.fail(str(none), pytrace=False)


class Visitor:
    """One person with a browser of their own."""

    def __init__(self, context: BrowserContext, server: Server) -> None:
        self.context = context
        self.server = server
        self.page: Page = context.new_page()
        self.page.set_default_timeout(MILLISECONDS)
        self.faults: list[str] = []
        self.is_offline = False  # the connection is cut on purpose: until it is back, that it fails is no fault
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self._hear)
        self.requests: list[str] = []
        self.page.on("request", lambda request: self.requests.append(request.url))
        self._devtools: CDPSession | None = None

    def _hear(self, message: Any) -> None:
        is_meant = self.is_offline and any(sign in message.text for sign in CUT)
        if message.type in ("error", "warning") and not is_meant:
            self.faults.append(message.text)

    def wait_until_back(self) -> None:
        """The page has reconnected by itself; whatever fails from here on is a fault again."""
        self.page.get_by_text(LOST).wait_for(state="detached")
        self.is_offline = False

    def call(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """What the page itself would send."""
        script = """async ([path, body]) => (await fetch(path, {method: 'POST', body: JSON.stringify(body),
            headers: {'content-type': 'application/json'}})).json()"""
        answer: dict[str, Any] = self.page.evaluate(script, [path, body])
        return answer

    def arrive(self, name: str, animal: str = "fox", language: str = "en") -> None:
        """Opens the home page and takes a name."""
        self.page.goto(self.server.url)
        self.call("/api/me", {"name": name, "animal": animal, "language": language})

    def make_table(self, game: str, seats: list[dict[str, Any]], **more: Any) -> tuple[str, str]:
        """A table; returns its id and the invite."""
        made = self.call("/api/tables", {"game": game, "seats": seats, **more})
        return made["table"], made["invite"]

    def go(self, path: str) -> None:
        self.page.goto(self.server.url + path)

    def set_network(self, **conditions: Any) -> None:
        """What the browser's network is like from here on, as its developer tools set it; nothing said: good."""
        if self._devtools is None:  # one and the same: each would keep a network of its own
            self._devtools = self.context.new_cdp_session(self.page)
            self._devtools.send("Network.enable")
        good = {"offline": False, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}
        self._devtools.send("Network.emulateNetworkConditions", {**good, **conditions})
        self.is_offline = self.is_offline or conditions.get("offline", False)

    def act(self) -> bool:
        """Chooses one of the things that glow, any of them; false when nothing does."""
        return bool(self.page.evaluate(ACT))


ACT = """() => {
  if (document.querySelector('.cover button')) { document.querySelector('.cover button').click(); return true }
  const legal = [...document.querySelectorAll('.legal')].filter((e) => !e.disabled && e.getClientRects().length)
  if (!legal.length) return false
  legal[Math.floor(Math.random() * legal.length)].click()
  return true
}"""


VISITORS = pytest.StashKey[list[Visitor]]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """What stood on the pages when a test failed is told with it."""
    report = yield
    if call.when == "call" and report.failed:
        for visitor in item.stash.get(VISITORS, []):
            with contextlib.suppress(Error):
                report.sections.append((visitor.page.url, visitor.page.evaluate("document.body.innerText")))
    return report


@pytest.fixture
def visit(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Any]:
    """Opens browsers for as many people as a test needs; no error may have been seen in any of them."""
    visitors = request.node.stash[VISITORS] = list[Visitor]()

    def opened(**options: Any) -> Visitor:
        settings = {"viewport": DESK, "reduced_motion": "reduce", "locale": "en-GB", **options}
        visitor = Visitor(browser.new_context(**settings), server)
        visitors.append(visitor)
        return visitor

    yield opened
    faults = [fault for visitor in visitors for fault in visitor.faults]
    for visitor in visitors:
        visitor.context.close()
    assert faults == []
