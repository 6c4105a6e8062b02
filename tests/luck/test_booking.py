"""What is booked for one event, against values that are computed by other means; and what no grade may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from fiveleaf.bots.levels import strategy_of
from fiveleaf.bots.scratch import FIRST_LAYER, SECOND_LAYER
from fiveleaf.catalogue import GAMES, find
from fiveleaf.engine.chance import new_rng
from fiveleaf.engine.compiled import Mode
from fiveleaf.engine.contract import CHANCE, NOBODY
from fiveleaf.engine.game import Game
from fiveleaf.engine.layout import buffer_of
from fiveleaf.engine.table import Table
from fiveleaf.luck.booking import INFORMATION, LUCK, PLAY, REST
from fiveleaf.luck.ledger import Course, Ledger, book
from tests.bots.moments import Moment, moments
from tests.contract.cases import Room
from tests.games.lucky_five import positions as five
from tests.games.lucky_hand import positions as hand
from tests.games.lucky_jack import positions as jack
from tests.games.lucky_numbers import positions as numbers

Values = npt.NDArray[np.float64]
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
OPEN_GAMES = {"lucky-five", "pig"}  # nothing is ever hidden there
EXACT = 1e-9


# ── one event, booked ────────────────────────────────────────────────────────────────────────────


def booked(before: Table, after: Table, actor: int, code: int = -1, mode: Mode = Mode.SEARCH) -> Ledger:
    """The ledger of one event between two states of a table."""
    game, states = before.game, [before.state, after.state]
    content = np.frombuffer(b"".join(map(game.memory.content, states)), dtype=np.int8).reshape(2, -1)
    course = Course(content, np.array([actor]), np.array([code]), [None], [0], after.is_over)
    return book(strategy_of(game), before.seats, course, mode=mode)


def luck_of(table: Table, outcome: int) -> Values:
    """Every seat's luck if that outcome comes now."""
    before = table.frozen_copy()
    game = table.game
    after = table.frozen_copy()
    game.rules.resolve(after.state, outcome)
    lines = booked(before, after, CHANCE).lines
    luck: Values = lines[0, LUCK]
    return luck


def graded(game: Game, state: Any, seat: int, code: int) -> Values:
    """The lines of a move in that state."""
    before, after = Table(game, state.seats, game.for_bots({})), Table(game, state.seats, game.for_bots({}))
    before.state, after.state = game.memory.copy(state), game.memory.copy(state)
    game.rules.play(after.state, seat, code)
    lines: Values = booked(before, after, seat, code).lines[0]
    return lines


# ── the value and the mean over luck, by other means ─────────────────────────────────────────────


def value_of(game: Game, state: Any) -> Values:
    """Every seat's chance to win: the winners share it, and before the end the network says it, in NumPy."""
    if game.rules.to_act(state) == NOBODY:
        won = buffer_of(np.zeros(game.most_seats, dtype=np.int64))
        game.rules.winners(state, won)
        ones: Values = np.array([won[seat] for seat in range(state.seats)], dtype=float)
        return np.array(ones / ones.sum())
    logits = [logit(game, state, seat) for seat in range(state.seats)]
    powers: Values = np.exp(np.array(logits) - max(logits))
    return np.array(powers / powers.sum())


def logit(game: Game, state: Any, seat: int) -> float:
    """The first output of the network for one seat."""
    strategy = strategy_of(game)
    inputs = np.zeros(strategy.inputs)
    strategy.features(state, seat, buffer_of(inputs))  # type: ignore[arg-type]
    left = strategy.parameters(state.seats).astype(float)
    numbers_in = inputs
    for units in (FIRST_LAYER, SECOND_LAYER, 2):
        weights, left = left[: len(numbers_in) * units].reshape(-1, units), left[len(numbers_in) * units :]
        numbers_in, left = numbers_in @ weights + left[:units], left[units:]
        numbers_in = numbers_in if units == 2 else np.maximum(numbers_in, 0)
    return float(numbers_in[0])


def mean_of(game: Game, state: Any) -> Values:
    """The mean over all outcomes of the chance event that is due, one by one."""
    weights = game.odds.weights(state)
    total: Values = np.zeros(state.seats)
    for outcome, weight in enumerate(weights):
        if weight:
            after = game.memory.copy(state)
            game.rules.resolve(after, outcome)
            total += weight / sum(weights) * value_of(game, after)
    return total


def ahead_of(game: Game, state: Any) -> Values:
    """The value of a state; where luck is to act, the mean over its outcomes."""
    return mean_of(game, state) if game.rules.to_act(state) == CHANCE else value_of(game, state)


# ── worked out by hand ───────────────────────────────────────────────────────────────────────────


def last_roll() -> Table:
    """Seat 0 called "higher" than 5 with the red die; the shoe is empty and seat 1 has nothing left: it decides."""
    table = five.a_game(dice=(5, 2, 1), chips={0: five.ONE_TEN, 1: five.NO_CHIPS}, deck={"red": 1})
    five.turn(table, "red")
    table.play(0, {"move": "stake", "chip": 10})
    table.play(0, {"move": "call", "bet": "higher"})
    return table


def test_the_luck_of_a_last_roll_of_lucky_five_is_what_paper_says() -> None:
    """A 6 wins alone, one of six; anything else leaves both without points, and they share the win."""
    table = last_roll()
    for outcome in range(1, 7):
        after = table.game.memory.copy(table.state)
        table.game.rules.resolve(after, outcome)
        assert value_of(table.game, after) == pytest.approx([1, 0] if outcome == 6 else [0.5, 0.5])
    mean = 1 / 6 + 5 / 6 * 1 / 2
    assert luck_of(table, 6) == pytest.approx([1 - mean, mean - 1])
    assert luck_of(table, 3) == pytest.approx([0.5 - mean, mean - 0.5])


def test_the_luck_of_a_last_tile_of_lucky_numbers() -> None:
    """Three of the four last tiles fill the garden of seat 0, the fourth fits nowhere."""
    table = numbers.a_race(numbers.ONE_CELL_FREE, numbers.PLAIN_GARDEN)
    numbers.set_stock(table.state, [16, 16, 18, 1])
    table.play(0, {"move": "draw"})
    values = {}
    for tile in (16, 18, 1):
        after = table.game.memory.copy(table.state)
        table.game.rules.resolve(after, tile)
        values[tile] = value_of(table.game, after)
    mean = (2 * values[16] + values[18] + values[1]) / 4
    for tile in (16, 18, 1):
        assert luck_of(table, tile) == pytest.approx(values[tile] - mean, abs=EXACT)
    assert luck_of(table, 16)[0] > 0 > luck_of(table, 1)[0]


def test_the_luck_of_a_max_of_points_with_two_stakes() -> None:
    """Seat 0 has rolled 12: eleven sides lose for seat 1, one ties, eight win."""
    table = hand.a_game("max +20 +5", "+20 +5 +5", rounds=3)
    hand.play(table, 0, "max")
    hand.stake(table, 0, "+20")
    hand.stake(table, 1, "+20")
    hand.roll(table, 12)
    lost, tied, won = (luck_of(table, value - 1)[1] for value in (5, 12, 17))
    assert [luck_of(table, value - 1)[1] for value in range(1, 21)] == [lost] * 11 + [tied] + [won] * 8
    assert 11 * lost + tied + 8 * won == pytest.approx(0)
    assert lost < tied < won


@EVERY_GAME
def test_the_luck_of_every_outcome_is_that_of_brute_force(game: Game) -> None:
    found = 0
    for moment in moments(game, game.fewest_seats, 12, seed=5):
        for code in moment.moves:
            state = game.memory.copy(moment.state)
            game.rules.play(state, moment.seat, code)
            if game.rules.to_act(state) == CHANCE and found < 6:
                found += 1
                check_outcomes(game, state)
    assert found


def check_outcomes(game: Game, state: Any) -> None:
    """The luck of the first and the last outcome that may come is what brute force says."""
    table = Table(game, state.seats, game.for_bots({}))
    table.state = state
    mean = mean_of(game, state)
    possible = [outcome for outcome, weight in enumerate(game.odds.weights(state)) if weight]
    for outcome in (possible[0], possible[-1]):
        after = game.memory.copy(state)
        game.rules.resolve(after, outcome)
        assert luck_of(table, outcome) == pytest.approx(value_of(game, after) - mean, abs=EXACT)


@pytest.mark.parametrize("name", ["lucky-numbers", "lucky-five"])
def test_a_move_is_graded_as_brute_force_grades_it_where_nothing_is_hidden(name: str) -> None:
    game = find(name)
    for moment in filter(lambda moment: game.is_open(moment.state), moments(game, 2, 9, seed=8)):
        before, prices = value_of(game, moment.state), []
        for code in moment.moves:
            after = game.memory.copy(moment.state)
            game.rules.play(after, moment.seat, code)
            prices.append(ahead_of(game, after))
        best = max(prices, key=lambda price: price[moment.seat])
        for index in (0, len(moment.moves) - 1):
            lines = graded(game, moment.state, moment.seat, moment.moves[index])
            assert lines[PLAY] == pytest.approx(prices[index] - best, abs=EXACT)
            assert lines[REST] == pytest.approx(best - before, abs=EXACT)
            assert lines[INFORMATION] == pytest.approx([0, 0], abs=EXACT)
            assert lines[PLAY, moment.seat] <= EXACT


# ── what a grade may not know ────────────────────────────────────────────────────────────────────


@EVERY_GAME
def test_a_grade_knows_nothing_hidden(game: Game) -> None:
    """What the seat cannot know is swapped: its grade stays, and only the information differs."""
    rng = buffer_of(new_rng(7))
    informed = 0
    for moment in moments(game, game.fewest_seats, 8, seed=6):
        other = game.memory.copy(moment.state)
        game.rules.redeal(other, moment.seat, rng)
        for code in (moment.moves[0], moment.moves[-1]):
            true, swapped = (graded(game, state, moment.seat, code) for state in (moment.state, other))
            assert (true[[PLAY, REST]] == swapped[[PLAY, REST]]).all()
            informed += bool((true[INFORMATION] != swapped[INFORMATION]).any())
    assert bool(informed) == (game.name not in OPEN_GAMES)


def staked(card: str | None) -> Table:
    """Seat 0 has answered the question that seat 1 is asked too."""
    table = hand.a_game("max +20 +5", "+20 +5 +5", rounds=3)
    hand.play(table, 0, "max")
    hand.stake(table, 0, card)
    return table


def laid(cell: int) -> Table:
    """Seat 0 has laid one tile more, which nobody sees before all have laid."""
    table = numbers.a_setup(numbers.EIGHT_TILES)
    table.play(0, next(move for move in table.legal_moves(0) if move["cell"] == cell))
    return table


def claimed(**answers: str) -> Table:
    """Some seats have answered a card that seat 2 may claim too, after seat 1."""
    table = jack.a_hand(*["2 bell 2 grape"] * 4)
    jack.draw(table, "grape")
    jack.put(table)
    jack.say(table, **answers)
    return table


@pytest.mark.parametrize(
    ("one", "another", "seat"),
    [
        pytest.param(lambda: staked("+20"), lambda: staked(None), 1, id="lucky-hand"),
        pytest.param(lambda: laid(0), lambda: laid(15), 1, id="lucky-numbers"),
        pytest.param(claimed, lambda: claimed(seat_1="leave"), 2, id="lucky-jack"),
    ],
)
def test_a_grade_knows_no_hidden_answer(one: Callable[[], Table], another: Callable[[], Table], seat: int) -> None:
    """Graded as from the state before the question, whatever the others have answered."""
    first, second = one(), another()
    assert first.game.memory.content(first.state) != second.game.memory.content(second.state)
    for code in first.legal_codes(seat):
        lines = [graded(table.game, table.state, seat, code) for table in (first, second)]
        assert (lines[0][[PLAY, REST]] == lines[1][[PLAY, REST]]).all()


@EVERY_GAME
def test_a_forced_move_is_no_mistake(game: Game) -> None:
    room = Room(game)
    for moment in moments(game, game.fewest_seats, 30, seed=9):
        forced = first_forced(game, moment, room)
        if forced is not None:
            assert not graded(game, *forced)[PLAY].any()


def first_forced(game: Game, moment: Moment, room: Room) -> tuple[Any, int, int] | None:
    """A state after one of the moves in which somebody has only one move, if there is one."""
    for code in moment.moves:
        state = game.memory.copy(moment.state)
        game.rules.play(state, moment.seat, code)
        seat = game.rules.to_act(state)
        if seat >= 0 and game.rules.legal_moves(state, seat, room.moves) == 1:
            return state, seat, room.moves[0]
    return None
