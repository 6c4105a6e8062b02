"""Start, luck, play, information, rest and clock are the result, to 1e-9: thousands of games of every kind."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
import pytest

from fiveleaf.bots.levels import strategy_of
from fiveleaf.catalogue import GAMES
from fiveleaf.engine.chance import below, new_rng, pick
from fiveleaf.engine.contract import CHANCE, NOBODY
from fiveleaf.engine.game import Game
from fiveleaf.engine.history import NO_CODE
from fiveleaf.engine.layout import Row, buffer_of
from fiveleaf.luck import ledger as ledger_module
from fiveleaf.luck.booking import CLOCK, LINES, LUCK, PLAY, TIME_UP
from fiveleaf.luck.ledger import Course, Ledger, book
from tests.contract.cases import CASES, Case, Room

EXACT = 1e-9
EVENTS_PER_CASE = 4000  # a case is played until so many events are booked,
GAMES_PER_CASE = range(5, 61)  # or so many games: more than 2,000 in all
GRADED_PER_CASE = 1  # the first games, in one world for each estimate
TIMED_GAMES = 60  # of each number of seats, in which the clock runs out
RANDOM_MOVE = 8  # one move of so many
CLOCK_RUNS_OUT = range(5, 105)  # after so many events
TIMED = [Case(game, seats, 0) for game in GAMES if game.clock for seats in game.seat_counts]


class Played(NamedTuple):
    """A game as the ledger reads it, and what every seat won."""

    course: Course
    result: npt.NDArray[np.float64]


def play(case: Case, seed: int, is_timed: bool = False) -> Played:
    """Plays a game to its end; the clock runs out at a random time, if asked for."""
    game, room, rng = case.game, Room(case.game), buffer_of(new_rng(seed))
    state = game.start({} if is_timed else case.options, case.seats)
    time = CLOCK_RUNS_OUT[below(rng, len(CLOCK_RUNS_OUT))] if is_timed else -1
    contents = [game.memory.content(state)]
    actors: list[int] = []
    codes: list[int] = []
    while (actor := game.rules.to_act(state)) != NOBODY:
        code = NO_CODE
        if len(actors) == time and game.clock:
            actor = TIME_UP
            game.clock.time_up(state)
        elif actor == CHANCE:
            game.rules.resolve(state, pick(rng, room.weights, game.rules.weigh(state, room.weights)))
        else:
            code = choose(game, state, actor, room.moves, rng)
            game.rules.play(state, actor, code)
        contents.append(game.memory.content(state))
        actors.append(actor)
        codes.append(code)
    states = np.frombuffer(b"".join(contents), dtype=np.int8).reshape(len(contents), -1)
    nobody: list[int | None] = [None] * len(actors)
    return Played(Course(states, np.array(actors), np.array(codes), nobody, codes, True), result_of(game, state))


def choose(game: Game, state: Any, seat: int, moves: Row, rng: Row) -> int:
    """Moves by a rule of thumb, so that games come to an end, and now and then at random, so that all can happen."""
    count = game.rules.legal_moves(state, seat, moves)
    if below(rng, RANDOM_MOVE) == 0:
        return moves[below(rng, count)]
    return strategy_of(game).simple(state, seat, moves, count, rng)


def result_of(game: Game, state: Any) -> npt.NDArray[np.float64]:
    """Shares the win among the winners."""
    won = np.zeros(game.most_seats, dtype=np.int64)
    game.rules.winners(state, buffer_of(won))
    ones = won[: state.seats].astype(float)
    shares: npt.NDArray[np.float64] = ones / ones.sum()
    return shares


def games_of(case: Case) -> Iterator[Played]:
    """Yields the games of a case: many short ones, fewer long ones."""
    events = 0
    for seed in range(GAMES_PER_CASE[-1]):
        if seed >= GAMES_PER_CASE[0] and events > EVENTS_PER_CASE:
            return
        played = play(case, seed)
        events += len(played.course.actors)
        yield played


def booked(case: Case, played: Played, grades: bool = False) -> Ledger:
    """The ledger of a game."""
    return book(strategy_of(case.game), case.seats, played.course, grades)


def check(ledger: Ledger, result: npt.NDArray[np.float64]) -> None:
    """Every line of every event adds up to zero over the seats, and all lines to the result of every seat."""
    assert np.abs(ledger.lines.sum(axis=2)).max() < EXACT
    assert np.abs(ledger.values[0] + ledger.lines.sum(axis=(0, 1)) - result).max() < EXACT
    assert abs(ledger.values[0].sum() - 1) < EXACT


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES, ids=str)
def test_games_add_up_with_every_number_of_seats_and_every_option(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledger_module, "MAX_PASSES_PER_DECISION", 1)  # the sums do not depend on how many worlds
    for seed, played in enumerate(games_of(case)):
        is_graded = seed < GRADED_PER_CASE
        ledger = booked(case, played, is_graded)
        check(ledger, played.result)
        if strategy_of(case.game).trained and not case.variant:  # a game of one round may hold no choice
            assert ledger.lines[:, LUCK].any()
            assert ledger.lines[:, PLAY].any() == is_graded


@pytest.mark.slow
@pytest.mark.parametrize("case", TIMED, ids=str)
def test_games_add_up_that_the_clock_ended(case: Case) -> None:
    changed = 0
    for seed in range(TIMED_GAMES):
        played = play(case, seed, is_timed=True)
        ledger = booked(case, played)
        check(ledger, played.result)
        assert (played.course.actors == TIME_UP).sum() == 1
        changed += bool(ledger.lines[:, CLOCK].any())
    assert changed > TIMED_GAMES / 2


@pytest.mark.parametrize("line", range(LINES))
@pytest.mark.parametrize("change", [(1e-6, 0.0), (1e-6, -1e-6)], ids=["from nowhere", "from another seat"])
def test_a_ledger_that_is_wrong_by_a_millionth_is_noticed(line: int, change: tuple[float, float]) -> None:
    course = Course(np.zeros((2, 1), np.int8), np.array([CHANCE]), np.array([NO_CODE]), [None], [0], True)
    ledger = Ledger(course, np.array([[0.5, 0.5], [1.0, 0.0]]), np.zeros((1, LINES, 2)))
    ledger.lines[0, LUCK] = 0.5, -0.5
    check(ledger, np.array([1.0, 0.0]))
    ledger.lines[0, line] += change
    with pytest.raises(AssertionError):
        check(ledger, np.array([1.0, 0.0]))
