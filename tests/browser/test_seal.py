"""Luck that nobody can steer: browsers promise and reveal their part, a broken start is told, and everybody checks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute

from fiveleaf.catalogue import find
from fiveleaf.engine.transcript import from_json
from fiveleaf.engine.witness import check, load_seen, verdict_of
from tests.browser.conftest import PHONE, Visitor
from tests.browser.playing import BOT, LEGAL, play_on, sit_together, transcript_of
from tests.browser.test_access import findings

pytestmark = pytest.mark.slow

GAME = "lucky-five"
GOOD = "Everything matches."
BAD = "Something does not match."
WAITING = "waiting for the device of Ben"
BROKEN_BY = "no answer came in time from Ben"
BROKEN_COUNT = "One start at this table was broken off."
LATE = 20_000  # milliseconds until a start is broken off, on a busy machine
CLOSED = ("Start", "Stand up", "Free the seat", "Leave the table")  # buttons that a starting table would refuse


class Line:
    """The websocket of a browser, on which some messages get lost."""

    def __init__(self, visitor: Visitor, from_server: str = "", from_page: str = "") -> None:
        self.from_server, self.from_page = from_server, from_page  # what is lost; nothing where it is empty
        visitor.page.route_web_socket("**/ws", self._join)

    def mend(self) -> None:
        self.from_server = self.from_page = ""

    def _join(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        page.on_message(lambda told: None if self.from_page and self.from_page in str(told) else server.send(told))
        server.on_message(lambda told: None if self.from_server and self.from_server in str(told) else page.send(told))


def sleeping(visitor: Visitor) -> Line:
    """A phone that sleeps through a start: it hears nothing of it."""
    return Line(visitor, from_server='"status":"starting"')


def check_luck(visitor: Visitor, table: str, headline: str = GOOD) -> str:
    """Asks the page whether the luck was fair; returns all that it says."""
    visitor.go(f"/v?table={table}")
    visitor.page.get_by_role("heading", name=headline, exact=True).wait_for()
    return visitor.page.locator("main").inner_text()


def saved_by(visitor: Visitor, folder: Path) -> Path:
    """The file in which the page saves what it saw."""
    with visitor.page.expect_download() as download:
        visitor.page.get_by_role("button", name="Save what this browser saw").click()
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return path


def test_everybody_at_the_table_finds_the_luck_good(visit: Any, tmp_path: Path) -> None:
    """So does `fiveleaf verify`, with what each of their browsers saved."""
    host, guest, watcher = visit(), visit(viewport=PHONE), visit()
    host.arrive("Ada")
    guest.arrive("Ben", "owl")
    table, invite = host.make_table(GAME, [{"kind": "me"}, {"kind": "open"}, BOT])
    watcher.go(f"/t/{table}")
    watcher.page.get_by_text("The sealed envelope").wait_for()
    host.go(f"/t/{table}")
    guest.go(f"/t/{table}#{invite}")
    guest.page.get_by_role("button", name="Sit down").click()
    host.page.get_by_role("button", name="Start", exact=True).click()
    play_on([host, guest])
    transcript = from_json(transcript_of(host, table), find)
    assert [pledge is not None for pledge in transcript.more["fairness"]["pledges"]] == [True, True, False]
    for visitor in (host, guest):
        assert "promised and revealed is mixed into the luck" in check_luck(visitor, table)
        findings_of_file = check(transcript, load_seen(saved_by(visitor, tmp_path)))
        assert set(findings_of_file.values()) == {"good"}
    assert "mixed into the luck" not in check_luck(watcher, table), "a spectator promised nothing"
    assert verdict_of(check(transcript, load_seen(saved_by(watcher, tmp_path)))) == "good"


def test_a_broken_start_is_told_by_name_and_counted(visit: Any) -> None:
    host, guest = visit(bypass_csp=True), visit(viewport=PHONE, bypass_csp=True)
    line = sleeping(guest)
    table = sit_together(host, guest, GAME)
    host.page.get_by_role("status").get_by_text(WAITING).wait_for()
    assert [name for name in CLOSED if host.page.get_by_role("button", name=name).count()] == []
    assert findings(host) == []
    host.page.get_by_role("status").get_by_text(BROKEN_BY).wait_for(timeout=LATE)
    guest.page.get_by_role("status").get_by_text(BROKEN_BY).wait_for()
    assert "Your browser did answer" not in guest.page.locator("main").inner_text()
    assert [*findings(host), *findings(guest)] == []
    line.mend()
    host.page.get_by_role("button", name="Start", exact=True).click()
    for visitor in (host, guest):
        visitor.page.get_by_role("button", name=BROKEN_COUNT).wait_for()
        assert findings(visitor) == []
    play_on([host, guest])
    for visitor in (host, guest):
        assert BROKEN_COUNT in check_luck(visitor, table)
        assert findings(visitor) == []


def test_whoever_answered_and_is_said_to_be_silent_is_told(visit: Any) -> None:
    host, guest = visit(), visit(viewport=PHONE)
    line = Line(guest, from_page='"type":"reveal"')
    table = sit_together(host, guest, GAME)
    guest.page.get_by_role("alert").get_by_text("Your browser did answer at the start").wait_for(timeout=LATE)
    line.mend()
    host.page.get_by_role("button", name="Start", exact=True).click()
    guest.page.get_by_role("button", name="Your browser did answer at the start").wait_for()
    play_on([host, guest])
    check_luck(host, table)
    assert "said to have been broken off" in check_luck(guest, table, BAD)


def test_a_reload_while_the_game_starts_goes_on_with_it(visit: Any) -> None:
    host, guest = visit(), visit(viewport=PHONE)
    line = sleeping(guest)
    table = sit_together(host, guest, GAME)
    host.page.get_by_text(WAITING).wait_for()
    host.page.reload()
    host.page.get_by_text(WAITING).wait_for()
    line.mend()
    guest.page.reload()
    for visitor in (host, guest):
        visitor.page.locator("ul.rail").wait_for()
        assert visitor.page.get_by_role("button", name="broken off").count() == 0
    play_on([host, guest])
    for visitor in (host, guest):
        check_luck(visitor, table)


def test_people_at_one_device_promise_for_each_seat(visit: Any) -> None:
    visitor = visit()
    visitor.arrive("Ada")
    seats = [{"kind": "me"}, {"kind": "me", "name": "Ben", "animal": "owl"}, BOT]
    table, _ = visitor.make_table(GAME, seats)
    visitor.go(f"/t/{table}")
    visitor.page.get_by_role("button", name="Start", exact=True).click()
    play_on([visitor])
    pledges = transcript_of(visitor, table)["fairness"]["pledges"]
    assert len({pledges[0], pledges[1], None}) == 3
    assert pledges[2] is None
    check_luck(visitor, table)


def test_whoever_plays_at_once_waits_for_no_lobby(visit: Any) -> None:
    """The promise goes out before the start, so that it is on the list."""
    visitor = visit()
    visitor.arrive("Ada")
    visitor.page.reload()
    visitor.page.get_by_role("button", name="Play now").first.click()
    visitor.page.locator(LEGAL).first.wait_for()
    place = "fiveleaf-sealed"
    kept = visitor.page.evaluate("place => Object.values(JSON.parse(localStorage.getItem(place)))[0]", place)
    assert kept["starts"][0]["revealed"] == kept["seats"] == [0]
    assert kept["starts"][0]["pledges"][0]
