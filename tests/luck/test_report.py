"""The report: every line adds up in all games, what is booked where, and what is refused."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

import msgspec
import numpy as np
import pytest

import fiveleaf
from fiveleaf.arena.simulate import plan, record
from fiveleaf.bots.levels import find_bot, strategy_of
from fiveleaf.catalogue import GAMES, find
from fiveleaf.engine.compiled import Mode
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.game import Game
from fiveleaf.engine.table import Table
from fiveleaf.engine.transcript import Fault, Transcript, replayed, transcript_of
from fiveleaf.luck import ledger as ledger_module
from fiveleaf.luck.booking import CLOCK, INFORMATION, LUCK, PLAY, REST, TIME_UP
from fiveleaf.luck.ledger import Ledger, ledger_of
from fiveleaf.luck.matches import luck_of_games
from fiveleaf.luck.report import LuckMoment, moments_of, report_of
from tests.contract.cases import CASES, Case

EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
EXACT = 1e-9
SHORT: dict[str, dict[str, Any]] = {"lucky-hand": {"rounds": 6}}


def a_game(game: Game, seed: int = 1, seats: int | None = None, bot: str = "clever") -> Transcript:
    """A finished game of bots that do not search."""
    return record(plan(game, seats or game.fewest_seats, 1, [bot], seed, SHORT.get(game.name)), 0)


def cut(transcript: Transcript, events: int) -> Transcript:
    """The same game, broken off after so many events."""
    return replace(transcript, events=transcript.events[:events], result=None)


def check_sums(ledger: Ledger) -> None:
    """Every line adds up to zero over the seats, and all of them to the change of the value, event by event."""
    assert np.abs(ledger.lines.sum(axis=2)).max() < EXACT
    assert np.abs(np.diff(ledger.values, axis=0) - ledger.lines.sum(axis=1)).max() < EXACT
    assert np.abs(ledger.values.sum(axis=1) - 1).max() < EXACT


def check_result(ledger: Ledger, transcript: Transcript) -> None:
    """Start and lines together are the share of the win that the transcript gives every seat."""
    winners = (transcript.result or {})["winners"]
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(transcript.seats)]
    assert ledger.values[0] + ledger.lines.sum(axis=(0, 1)) == pytest.approx(shares, abs=EXACT)


# ── it adds up ───────────────────────────────────────────────────────────────────────────────────


@EVERY_GAME
def test_start_and_all_lines_are_the_result(game: Game) -> None:
    for seats in {game.fewest_seats, game.most_seats}:
        transcript = a_game(game, seed=2, seats=seats)
        for seat, line in enumerate(report_of(transcript).seats):
            total = line.start + line.luck + line.play + line.information + line.rest
            won = seat in (transcript.result or {})["winners"]
            assert total == pytest.approx(line.result, abs=EXACT)
            assert (line.result > 0) == won
            assert line.clock is None


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES, ids=str)
def test_it_adds_up_with_every_number_of_seats_and_every_option(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledger_module, "MAX_PASSES", 100_000)  # the sums do not depend on how many worlds are drawn
    for bot, games in (("clever", 3), ("random", 2)):
        played = plan(case.game, case.seats, games, [bot], 5, case.options)
        for index in range(games):
            transcript = record(played, index)
            ledger = ledger_of(transcript)
            check_sums(ledger)
            check_result(ledger, transcript)


@pytest.mark.slow
@EVERY_GAME
def test_luck_adds_up_over_many_games_and_is_zero_on_average(game: Game) -> None:
    played = [a_game(game, seed, bot="simple") for seed in range(150)]
    ledgers = [ledger_of(transcript, grades=False) for transcript in played]
    for ledger, transcript in zip(ledgers, played, strict=True):
        check_sums(ledger)
        check_result(ledger, transcript)
    lucks = np.array([ledger.lines[:, LUCK, 0].sum() for ledger in ledgers])
    assert abs(lucks.mean()) < 4 * lucks.std() / len(lucks) ** 0.5 + EXACT


@EVERY_GAME
def test_an_event_has_the_lines_of_its_kind_and_no_others(game: Game) -> None:
    transcript = a_game(game, seed=3)
    ledger = ledger_of(transcript)
    for event, words in enumerate(transcript.events):
        foreign = (PLAY, INFORMATION, CLOCK) if "chance" in words else (LUCK, CLOCK)
        assert not ledger.lines[event, foreign, :].any()
    assert ledger.lines[:, REST].any() or not strategy_of(game).trained


@EVERY_GAME
def test_a_report_comes_out_the_same_again(game: Game) -> None:
    told = a_game(game, seed=4).to_json()
    assert fiveleaf.report(told) == fiveleaf.report(told)


@pytest.mark.slow
def test_the_same_games_of_bots_have_the_same_luck() -> None:
    """The loop for many games agrees with the ledgers of their transcripts; it is compiled for one game only."""
    game = find("lucky-five")
    played = plan(game, game.fewest_seats, 3, ["clever"], 9, SHORT.get(game.name))
    figures = luck_of_games([find_bot(game, "clever")] * played.seats, played.options, 9, 0, 3)
    for index in range(3):
        ledger = ledger_of(record(played, index), grades=False)
        assert figures.start[index] == pytest.approx(ledger.values[0], abs=EXACT)
        assert figures.luck[index] == pytest.approx(ledger.lines[:, LUCK].sum(axis=0), abs=EXACT)
        assert figures.result[index] == pytest.approx(ledger.values[-1], abs=EXACT)


@EVERY_GAME
def test_plain_and_compiled_code_book_the_same(game: Game) -> None:
    transcript = cut(a_game(game, seed=6), 5)
    plain, compiled = (ledger_of(transcript, grades=False, mode=mode) for mode in (Mode.PLAIN, Mode.SEARCH))
    assert plain.lines == pytest.approx(compiled.lines, abs=EXACT)
    assert plain.values == pytest.approx(compiled.values, abs=EXACT)


# ── what is booked where ─────────────────────────────────────────────────────────────────────────


@EVERY_GAME
def test_the_table_of_luck_holds_all_luck_and_nobody_drew_who_begins(game: Game) -> None:
    transcript = a_game(game, seed=7)
    report = report_of(transcript)
    assert np.array(report.luck_table).sum(axis=0) == pytest.approx([seat.luck for seat in report.seats], abs=EXACT)
    assert len(report.luck_table) == transcript.seats + 1
    assert transcript.events[0]["chance"] == "begins"
    assert report.events[0].seat is None
    drawn = [one for one in report.events[1:] if one.luck and one.seat is not None]
    assert {one.seat for one in drawn} == set(range(transcript.seats))


def test_a_roll_of_lucky_five_belongs_to_the_seat_that_has_the_turn() -> None:
    table = Table(find("lucky-five"), 2, {"first_seat": 1})
    for value in (5, 2, 1):
        table.resolve_code(value)
    assert [one.seat for one in report_of(transcript_of(table)).events] == [1, 1, 1]


@EVERY_GAME
def test_moments_are_chance_events_in_a_row_and_hold_all_luck(game: Game) -> None:
    transcript = a_game(game, seed=8)
    ledger = ledger_of(transcript, grades=False)
    moments = list(moments_of(transcript.events, ledger))
    inside = [event for moment in moments for event in range(moment.first, moment.last + 1)]
    assert inside == [event for event, words in enumerate(transcript.events) if "chance" in words]
    total = np.sum([moment.luck for moment in moments], axis=0)
    assert total == pytest.approx(ledger.lines[:, LUCK].sum(axis=0), abs=EXACT)


def moments_in(name: str, seats: int, kind: str) -> list[tuple[LuckMoment, list[dict[str, Any]]]]:
    """The moments of one kind of chance event in a game, with their events."""
    transcript = a_game(find(name), seed=2, seats=seats)
    found = moments_of(transcript.events, ledger_of(transcript, grades=False))
    with_events = [(moment, transcript.events[moment.first : moment.last + 1]) for moment in found]
    return [(moment, events) for moment, events in with_events if events[0]["chance"] == kind]


def test_the_dice_of_one_throw_and_the_cards_of_one_deal_are_one_moment() -> None:
    throws = moments_in("lucky-five", 2, "roll")
    assert len(throws[0][1]) == 3
    assert all(len({event["die"] for event in events}) == len(events) for _, events in throws)
    deals = moments_in("lucky-jack", 3, "deal")
    assert {len(events) for _, events in deals} == {21}
    assert {moment.seat for moment, _ in deals} == {None}


def test_rolls_of_different_seats_are_different_moments() -> None:
    rolls = moments_in("lucky-hand", 3, "roll")
    assert all({event["seat"] for event in events} == {moment.seat} for moment, events in rolls)
    neighbours = [a for (a, _), (b, _) in pairwise(rolls) if a.last + 1 == b.first]
    assert neighbours, "two seats rolled one after the other"


@EVERY_GAME
def test_the_moments_that_decided_are_the_largest(game: Game) -> None:
    transcript = a_game(game, seed=8)
    every = list(moments_of(transcript.events, ledger_of(transcript)))
    told = report_of(transcript).moments
    smallest = min((moment.size for moment in told), default=0)
    others = [moment.size for moment in every if moment not in told]
    assert len(told) == min(3, sum(moment.size >= 0.005 for moment in every))
    assert max(others, default=0) <= max(smallest, 0.005)
    assert [moment.first for moment in told] == sorted(moment.first for moment in told)


# ── games that are not over, and the clock ───────────────────────────────────────────────────────


@EVERY_GAME
def test_a_game_that_is_not_over_is_marked_and_adds_up_to_the_value_now(game: Game) -> None:
    whole = a_game(game, seed=5)
    transcript = cut(whole, len(whole.events) // 2)
    report, ledger = report_of(transcript), ledger_of(transcript)
    assert (report.is_over, report_of(whole).is_over) == (False, True)
    check_sums(ledger)
    assert [seat.result for seat in report.seats] == list(ledger.values[-1])
    assert all(0 < seat.result < 1 for seat in report.seats)


@EVERY_GAME
def test_before_the_first_event_there_is_nothing_but_the_start(game: Game) -> None:
    report = report_of(transcript_of(Table(game, game.fewest_seats, game.for_bots({}))))
    assert (report.events, report.moments, report.is_over) == ((), (), False)
    assert [seat.result for seat in report.seats] == [seat.start for seat in report.seats]


def test_a_clock_that_ends_the_game_has_a_line_of_its_own() -> None:
    game = find("lucky-hand")
    whole = record(plan(game, 2, 1, ["clever"], 1, {"rounds": 30}), 0)
    events = next(index for index, event in enumerate(whole.events) if index > 100 and event.get("move") == "play")
    table = replayed(replace(cut(whole, events), options={}))
    table.time_up()
    transcript = transcript_of(table)
    ledger, report = ledger_of(transcript), report_of(transcript)
    check_sums(ledger)
    check_result(ledger, transcript)
    assert ledger.course.actors[-1] == TIME_UP
    assert ledger.lines[-1, CLOCK] == pytest.approx(ledger.values[-1] - ledger.values[-2])
    assert abs(report.seats[0].clock or 0) > EXACT
    assert "clock" in msgspec.to_builtins(report)["seats"][0]


# ── what is refused ──────────────────────────────────────────────────────────────────────────────


@EVERY_GAME
def test_a_spoiled_transcript_is_refused_and_its_event_named(game: Game) -> None:
    transcript = a_game(game, seed=5)
    index = next(at for at, event in enumerate(transcript.events) if "move" in event)
    spoiled = replace(transcript, events=[*transcript.events[:index], *transcript.events[index + 1 :]])
    with pytest.raises(Fault) as fault:
        report_of(spoiled)
    assert fault.value.index <= index + 1
    wrong = replace(transcript, result={"scores": [0] * transcript.seats, "winners": []})
    with pytest.raises(Fault):
        report_of(wrong)


def test_a_file_that_is_no_transcript_is_refused() -> None:
    with pytest.raises(Refused, match="no transcript"):
        fiveleaf.report({"hello": 1})


def test_a_report_cannot_be_changed() -> None:
    report = fiveleaf.report(a_game(find("lucky-five")).to_json())
    with pytest.raises(AttributeError):
        report.is_over = False  # type: ignore[misc]


# ── what it says ─────────────────────────────────────────────────────────────────────────────────


@EVERY_GAME
def test_moves_are_not_graded_before_a_second_network_is_there(game: Game) -> None:
    assert not report_of(cut(a_game(game), 3)).moves_graded


def test_luck_is_felt_most_by_the_seat_that_it_changed_most() -> None:
    assert LuckMoment(0, 0, 0, (0.3, -0.3)).felt_by == 0
    assert LuckMoment(0, 0, 0, (-0.3, 0.3 + 1e-13)).felt_by == 1
    assert LuckMoment(0, 0, 0, (0.2, -0.4, 0.2)).felt_by == 1
