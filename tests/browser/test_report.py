"""Luck and play on the page: after a game, in its replay, and for a file; on a phone, in the dark, in German."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from fiveleaf.texts import texts
from tests.browser.conftest import DESK, MILLISECONDS, PHONE, Visitor
from tests.browser.playing import BOT
from tests.browser.test_access import findings
from tests.browser.test_layout import tight_now
from tests.browser.test_replay import a_transcript

pytestmark = pytest.mark.slow

COMPILED = 240_000  # milliseconds that the first report of a game may take on a busy machine
GET = "async (path) => (await fetch(path)).json()"


FINISHED: dict[str, str] = {}  # by server, the table of a game that is over


def a_finished_table(visitor: Visitor) -> str:
    """A game that two bots have played, the same for all tests; its result is shown."""
    visitor.arrive("Ada")
    if visitor.server.url not in FINISHED:
        FINISHED[visitor.server.url], _ = visitor.make_table("lucky-five", [BOT, BOT], start=True)
    table = FINISHED[visitor.server.url]
    visitor.go(f"/t/{table}")
    visitor.page.locator("dialog .next").wait_for()
    return table


def report_of(visitor: Visitor, table: str) -> dict[str, Any]:
    """The report as the server gives it, once it is there."""
    while (answer := visitor.page.evaluate(GET, f"/api/tables/{table}/report"))["report"] is None:
        pass
    shown: dict[str, Any] = answer["report"]
    return shown


def sentence_of(report: dict[str, Any], language: str) -> str:
    """The sentence that says it all."""
    names = [seat["name"] for seat in report["seats"]]
    return texts(language).message(report["verdict"]["key"], report["verdict"]["params"], names)


def percents(report: dict[str, Any], ply: int) -> list[str]:
    """Everybody's chance at a ply."""
    return [percent(share) for share in report["chances"][ply]]


def percent(share: float) -> str:
    """A chance as the page writes it."""
    few, many = 0 < share < 0.005, 0.995 <= share < 1
    return "<1%" if few else ">99%" if many else f"{int(share * 100 + 0.5)}%"


def test_a_game_is_explained_after_it_and_each_moment_is_a_tap_away(visit: Any) -> None:
    visitor = visit(viewport=PHONE, color_scheme="dark", bypass_csp=True)
    table = a_finished_table(visitor)
    report = report_of(visitor, table)
    visitor.page.get_by_role("link", name="Luck and play").click()
    visitor.page.wait_for_url(f"**/report/{table}")
    expect(visitor.page.get_by_role("status")).to_have_text(sentence_of(report, "en"), timeout=MILLISECONDS)
    expect(visitor.page.get_by_text("Moves are not graded in this game yet")).to_have_count(
        0 if report["graded"] else 1
    )
    expect(visitor.page.locator(".better")).to_have_count(0, timeout=MILLISECONDS)
    names = [seat["name"] for seat in report["seats"]]
    for seat, name in enumerate(names):
        visitor.page.get_by_role("button", name=name, exact=True).click()
        parts = visitor.page.locator("table.sum .points")
        expect(parts).to_have_count(len(report["columns"]), timeout=MILLISECONDS)
        assert [int(one.replace("−", "-")) for one in parts.all_inner_texts()] == report["sums"][seat]
    start = int(report["chances"][0][0] * 100 + 0.5)
    visitor.page.get_by_role("img", name=f"Chance to win, of 100. {names[0]}: {start} of 100 at the start").wait_for()
    assert findings(visitor) == []
    assert tight_now(visitor) == []
    moment = report["moments"][0]
    visitor.page.get_by_role("link", name="Watch this moment").first.click()
    visitor.page.wait_for_url(f"**/r/{table}#{moment['last'] + 1}:{moment['seat']}")
    visitor.page.locator(".stage > .line").wait_for()


def test_a_replay_shows_everybodys_chance_at_every_step(visit: Any) -> None:
    visitor = visit(viewport=PHONE, bypass_csp=True)
    table = a_finished_table(visitor)
    report = report_of(visitor, table)
    visitor.go(f"/r/{table}#0:0")
    for ply in (0, 1, 2):
        expect(visitor.page.locator(".chance")).to_have_text(percents(report, ply), timeout=MILLISECONDS)
        visitor.page.get_by_role("button", name="One step on").click()
    assert findings(visitor) == []
    events = visitor.page.evaluate(GET, f"/api/tables/{table}/transcript")["events"]
    decision = next(ply for ply, event in enumerate(events) if "move" in event)
    visitor.page.get_by_label("Place in the game").fill(str(decision))
    visitor.page.get_by_role("button", name="What if?").click()
    visitor.page.get_by_role("alert").get_by_text("The coach is still getting ready").wait_for()
    visitor.page.keyboard.press("Escape")
    visitor.page.set_viewport_size(DESK)
    visitor.page.keyboard.press("End")
    expect(visitor.page.locator("aside .chance")).to_have_text(percents(report, -1), timeout=MILLISECONDS)
    visitor.page.locator("aside").get_by_role("link", name="Luck and play").click()
    expect(visitor.page.get_by_role("status")).to_have_text(sentence_of(report, "en"), timeout=MILLISECONDS)


def test_a_file_is_explained_or_refused_in_the_readers_language(visit: Any) -> None:
    visitor = visit(locale="de-DE", bypass_csp=True)
    visitor.go("/report")
    transcript = a_transcript()
    hand_in(visitor, transcript)
    visitor.page.locator(".verdict").wait_for(timeout=COMPILED)
    expect(visitor.page.get_by_role("button", name="Platz 2", exact=True)).to_have_count(1, timeout=MILLISECONDS)
    assert visitor.page.get_by_role("link", name="Diesen Augenblick ansehen").count() == 0, "there is no replay of it"
    assert findings(visitor) == []
    first = next(index for index, event in enumerate(transcript["events"]) if "move" in event)
    events = [{**event, "seat": 7} if index == first else event for index, event in enumerate(transcript["events"])]
    hand_in(visitor, {**transcript, "events": events})
    visitor.page.get_by_role("alert").get_by_text("7").wait_for()
    expect(visitor.page.locator(".verdict")).to_have_count(0, timeout=MILLISECONDS)
    hand_in(visitor, {"no": "transcript"})
    visitor.page.get_by_role("alert").get_by_text(texts("de").say("error-no-transcript")).wait_for()
    hand_in(visitor, [1])
    visitor.page.get_by_role("alert").get_by_text(texts("de").say("report-unreadable")).wait_for()


def hand_in(visitor: Visitor, content: Any) -> None:
    """Chooses a file with that content."""
    visitor.page.locator("input[type=file]").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": json.dumps(content).encode()}
    )


def test_the_page_says_how_far_a_report_has_come(visit: Any) -> None:
    visitor = visit()
    table = a_finished_table(visitor)
    held: list[Route] = []
    visitor.page.route("**/api/tables/*/report", lambda route: held.append(route))
    visitor.page.get_by_role("link", name="Luck and play").click()
    for stage, ahead, words in (("waiting", 2, "2 other reports come first…"), ("preparing", 0, "takes half a minute")):
        while not held:
            visitor.page.wait_for_timeout(20)
        held.pop().fulfill(json={"key": table, "stage": stage, "ahead": ahead, "report": None})
        visitor.page.get_by_role("status").get_by_text(words).wait_for()
    visitor.page.unroute_all()  # the request that is held goes on
    visitor.page.locator(".verdict").wait_for(timeout=COMPILED)
