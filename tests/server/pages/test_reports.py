"""Reports: only of what is over, once each, one at a time, and never in the way of those who play."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from fiveleaf.arena.simulate import plan, record
from fiveleaf.bots.levels import strategy_of
from fiveleaf.catalogue import GAMES, find
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.game import Game
from fiveleaf.engine.transcript import Transcript, from_json
from fiveleaf.luck.report import report_of
from fiveleaf.luck.verdict import verdict_of
from fiveleaf.server.metrics import Metrics
from fiveleaf.server.pages import reports
from fiveleaf.server.pages.answers import Sized
from fiveleaf.server.pages.reports import MAX_WAITING_OF_A_KIND, Reports, check_finished, people_of, report_shown
from fiveleaf.server.pages.what_if import what_if
from fiveleaf.server.settings import Rate, Rates, Settings
from fiveleaf.server.tables.thinking import Thinking, request_of
from fiveleaf.server.wire import ReportAnswer, ReportShown
from tests.server.serving import Browser, serving
from tests.server.tables.test_advice import Quick
from tests.server.tables.test_thinking import a_table
from tests.server.visitors import run_async

Told = dict[str, Any]
SHORT: dict[str, Told] = {"lucky-hand": {"rounds": 6}, "8-28": {"blue_gems": 4, "red_gems": 2}}


def a_game(game: Game, seats: int | None = None, seed: int = 1) -> Transcript:
    """A finished game of simple bots."""
    return record(plan(game, seats or game.fewest_seats, 1, ["simple"], seed, SHORT.get(game.name)), 0)


@pytest.fixture(scope="module")
def told() -> Told:
    """A finished game as somebody may submit it."""
    return a_game(find("lucky-five")).to_json()


# ── what it says ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_page_is_shown_the_report_as_it_is(game: Game) -> None:
    transcript = a_game(game)
    shown, report = report_shown(transcript, people_of(transcript)), report_of(transcript)
    verdict = verdict_of(report)
    assert (shown.verdict.key, shown.verdict.params) == (verdict.key, verdict.params)
    assert len(shown.chances) == len(transcript.events) + 1
    assert all(sum(chances) == pytest.approx(1, abs=0.001) for chances in shown.chances)
    assert [sum(parts[:-1]) for parts in shown.sums] == [parts[-1] for parts in shown.sums]
    assert [parts[-1] / 100 for parts in shown.sums] == pytest.approx(shown.chances[-1], abs=0.006)
    assert len({len(shown.columns), *map(len, shown.sums)}) == 1
    assert len(shown.luck_table) == transcript.seats + 1
    assert [(one.first, one.last) for one in shown.moments] == [(one.first, one.last) for one in report.moments]
    for moment in shown.moments:
        assert moment.events == transcript.events[moment.first : moment.last + 1]
        assert len(moment.effects) == len(moment.events)
        assert moment.seat == moment.text.params["seat"]
    assert {(one.first, one.last) for one in shown.moments} <= {(mark.first, mark.last) for mark in shown.luck} or all(
        moment.text.params["points"] <= 1 for moment in shown.moments
    )
    assert len(msgspec.json.encode(shown)) < 200_000


def test_moves_are_graded_only_where_grades_are_honest(monkeypatch: pytest.MonkeyPatch) -> None:
    transcript = a_game(find("lucky-five"))
    strategy = strategy_of(transcript.game)
    for is_graded in (False, True):
        monkeypatch.setitem(strategy.__dict__, "grades_moves", is_graded)
        shown = report_shown(transcript, people_of(transcript))
        assert shown.graded == is_graded
        assert ("play" in shown.columns, "moves" in shown.columns) == (is_graded, not is_graded)
        moves = [(index, event["seat"]) for index, event in enumerate(transcript.events) if "move" in event]
        assert [(mark.event, mark.seat) for mark in shown.moves] == (moves if is_graded else [])
        assert all(mark.lost >= 0 for mark in shown.moves)


# ── computed once, one at a time ─────────────────────────────────────────────────────────────────


class Study:
    """Reports that are computed when a test says so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.computed: list[int] = []
        self.busy = self.busiest = 0
        self.may_go_on = threading.Event()
        self.thinking = Thinking(1, (0, 0), Metrics())
        self.reports = Reports(self.thinking, 10_000)
        monkeypatch.setattr(reports, "encoded_report", self.compute)
        monkeypatch.setattr(reports, "WAIT_SECONDS", 0.05)
        monkeypatch.setattr(Thinking, "warm_up_reports", self.prepare)

    async def prepare(self, *_games: str) -> None:
        """Nothing is compiled."""

    def compute(self, transcript: Transcript, _people: object) -> Sized:
        self.busy += 1
        self.busiest = max(self.busy, self.busiest)
        self.may_go_on.wait(10)
        self.computed.append(len(transcript.events))
        self.busy -= 1
        return b'"report"', 100

    async def until_done(self, ask: Callable[[], Any]) -> ReportAnswer:
        """Asks again and again, as a page does."""
        while (answer := await ask()).report is None:
            pass
        assert isinstance(answer, ReportAnswer)
        return answer


@pytest.fixture
def study(monkeypatch: pytest.MonkeyPatch) -> Iterator[Study]:
    study = Study(monkeypatch)
    yield study
    study.may_go_on.set()
    study.thinking.close()


@run_async
async def test_a_flood_of_requests_computes_once(study: Study, told: Told) -> None:
    transcript = from_json(told, find)
    first = await asyncio.gather(*(study.reports.of_table("t", transcript, []) for _ in range(200)))
    assert {(answer.stage, answer.report) for answer in first} == {("computing", None)}
    study.may_go_on.set()
    answers = [study.until_done(lambda: study.reports.of_table("t", transcript, [])) for _ in range(50)]
    assert {answer.stage for answer in await asyncio.gather(*answers)} == {"done"}
    assert (len(study.computed), study.busiest) == (1, 1)


@run_async
async def test_reports_wait_for_each_other_and_say_how_many_come_first(study: Study, told: Told) -> None:
    transcript = from_json(told, find)
    answers = await asyncio.gather(*(study.reports.of_table(f"{number}", transcript, []) for number in range(3)))
    assert [(answer.stage, answer.ahead) for answer in answers] == [("computing", 0), ("waiting", 1), ("waiting", 2)]
    study.may_go_on.set()
    await study.until_done(lambda: study.reports.of_table("2", transcript, []))
    assert study.busiest == 1


@run_async
async def test_files_leave_room_for_tables(study: Study, told: Told) -> None:
    transcript = from_json(told, find)
    await asyncio.gather(*(study.reports.of_file(f"{number}", transcript) for number in range(MAX_WAITING_OF_A_KIND)))
    with pytest.raises(Refused, match="Too much at once"):
        await study.reports.of_file("one more", transcript)
    assert (await study.reports.of_file("0", transcript)).ahead == 0, "one that is there already costs nothing"
    assert (await study.reports.of_table("t", transcript, [])).ahead == MAX_WAITING_OF_A_KIND
    study.may_go_on.set()
    assert (await study.until_done(lambda: study.reports.again("0"))).key == "0"
    with pytest.raises(Refused):
        await study.reports.again("nobody's")


@run_async
async def test_bots_move_while_a_report_is_computed(study: Study, told: Told) -> None:
    """The pool of a server that asked for one thread."""
    answer = await study.reports.of_table("t", from_json(told, find), [])
    assert answer.stage == "computing"
    table = a_table(find("lucky-five"))
    seat = table.may_act[0]
    assert await asyncio.wait_for(study.thinking.choose(request_of(table, seat), "simple"), 10)
    assert study.computed == []


@run_async
async def test_a_report_that_fails_is_refused_and_may_be_asked_again(
    study: Study, told: Told, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> Sized:
        raise RuntimeError("no idea")

    transcript = from_json(told, find)
    monkeypatch.setattr(reports, "encoded_report", fail)
    with pytest.raises(Refused, match="could not be made"):
        await study.reports.of_table("t", transcript, [])
    assert "a report failed" in caplog.text
    monkeypatch.setattr(reports, "encoded_report", study.compute)
    study.may_go_on.set()
    await study.until_done(lambda: study.reports.of_table("t", transcript, []))


@run_async
async def test_a_game_without_a_value_has_no_report(study: Study, told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    transcript = from_json(told, find)
    monkeypatch.setitem(strategy_of(transcript.game).__dict__, "trained", {})
    with pytest.raises(Refused, match="no report"):
        await study.reports.of_table("t", transcript, [])


# ── at the door ──────────────────────────────────────────────────────────────────────────────────


def asked_until_done(browser: Browser, path: str) -> ReportShown:
    """The report at an address, as a page gets it."""
    while (answer := browser.get(path).json())["report"] is None:
        assert answer["stage"] in ("waiting", "preparing", "computing")
    return msgspec.convert(answer["report"], ReportShown)


def test_a_finished_table_has_a_report_for_everybody(tmp_path: Path) -> None:
    with serving(tmp_path) as url, Browser(url) as anna, Browser(url) as stranger:
        anna.says_hello()
        table = anna.makes("lucky-five", "simple", "simple", start=True)
        anna.opens()
        anna.says("watch", table=table)
        while anna.hears("table")["status"] != "over":
            pass
        shown = asked_until_done(stranger, f"/api/tables/{table}/report")
        transcript = stranger.get(f"/api/tables/{table}/transcript").json()
        assert len(shown.chances) == len(transcript["events"]) + 1
        assert [seat.kind for seat in shown.seats] == ["bot", "bot"]
        submitted = stranger.post("/api/reports", transcript)
        assert submitted.status_code == 200, submitted.text
        again = asked_until_done(anna, f"/api/reports/{submitted.json()['key']}")
        assert (again.chances, again.sums, again.moments) == (shown.chances, shown.sums, shown.moments)


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["why"]["key"]


def spoiled(told: Told, event: int, **changed: Any) -> Told:
    events = [dict(one) for one in told["events"]]
    events[event] |= changed
    return {**told, "events": events}


def test_what_is_no_finished_legal_game_is_refused(tmp_path: Path, told: Told) -> None:
    first_move = next(index for index, event in enumerate(told["events"]) if "move" in event)
    unfinished = {key: part for key, part in told.items() if key not in ("result", "fairness")}
    bad: dict[str, tuple[Any, tuple[int, str]]] = {
        "no transcript": ({}, (400, "error-no-transcript")),
        "another format": ({**told, "format": "x"}, (400, "error-format")),
        "no such game": ({**told, "game": "chess"}, (400, "error-unknown-game")),
        "events that are none": ({**told, "events": [3]}, (400, "error-event-shape")),
        "another seat": (spoiled(told, first_move, seat=9), (400, "error-not-to-act")),
        "another result": ({**told, "result": {"scores": [9, 9], "winners": [0]}}, (400, "error-result-wrong")),
        "not over": ({**unfinished, "events": told["events"][: first_move + 1]}, (409, "error-not-over")),
    }
    with serving(tmp_path) as url, Browser(url) as browser:
        assert {name: refusal(browser.post("/api/reports", body)) for name, (body, _) in bad.items()} == {
            name: why for name, (_, why) in bad.items()
        }
        assert refusal(browser.get("/api/reports/" + "0" * 64)) == (404, "error-not-found")
        assert browser.post("/api/reports", {**told, "more": "x" * 2_000_000}).status_code == 413
        elsewhere = browser.post("/api/reports", told, origin="https://elsewhere.example")
        assert refusal(elsewhere) == (403, "error-origin")


def test_files_come_at_the_rate_of_new_tables(tmp_path: Path) -> None:
    rates = Rates(making=Rate(0.001, 3))
    with serving(tmp_path, Settings(rates=rates)) as url, Browser(url) as browser:
        answers = [refusal(browser.post("/api/reports", {"format": "x"}))[1] for _ in range(5)]
        assert answers == ["error-format"] * 3 + ["error-too-fast"] * 2


def test_only_a_finished_game_is_checked_to_be_one() -> None:
    transcript = a_game(find("lucky-jack"))
    check_finished(transcript)
    with pytest.raises(Refused):
        check_finished(Transcript(transcript.game, transcript.seats, transcript.options, transcript.events[:5]))


# ── what if? ─────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def coach(monkeypatch: pytest.MonkeyPatch) -> Quick:
    """A coach that is ready in every game, and thinks about nothing."""
    quick = Quick()
    monkeypatch.setattr(reports, "is_warm", lambda _: True)
    monkeypatch.setattr("fiveleaf.server.tables.thinking.hint", quick.hint)
    return quick


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_decision_is_looked_at_again_as_its_seat_saw_it(game: Game, coach: Quick) -> None:
    transcript = a_game(game)
    decisions = [index for index, event in enumerate(transcript.events) if "move" in event][:12]
    for ply in decisions:
        event, found = transcript.events[ply], what_if(transcript, ply)
        assert found.seat == event["seat"] == coach.looked_at[-1].seat
        assert {"seat": found.seat, **found.moves[found.made].move} == event
    assert len(coach.looked_at) == len(decisions)


@run_async
async def test_a_decision_is_looked_at_once_and_only_if_it_is_one(study: Study, told: Told, coach: Quick) -> None:
    transcript = from_json(told, find)
    ply = next(index for index, event in enumerate(transcript.events) if "move" in event)
    first = await study.reports.what_if("t", transcript, ply)
    assert await study.reports.what_if("t", transcript, ply) == first
    assert len(coach.looked_at) == 1
    chance = next(index for index, event in enumerate(transcript.events) if "chance" in event)
    coach.is_at_a_loss = True
    with pytest.raises(Refused, match="lost the thread"):
        await study.reports.what_if("another", transcript, ply)
    for wrong in (chance, len(transcript.events), 10**9):
        with pytest.raises(Refused, match="No move was made here"):
            await study.reports.what_if("t", transcript, wrong)


@run_async
async def test_a_coach_that_is_not_ready_says_so(study: Study, told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reports, "is_warm", lambda _: False)
    transcript = from_json(told, find)
    ply = next(index for index, event in enumerate(transcript.events) if "move" in event)
    with pytest.raises(Refused, match="getting ready"):
        await study.reports.what_if("t", transcript, ply)
