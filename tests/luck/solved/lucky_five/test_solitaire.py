"""The last turn, solved: the same as all its courses counted out by the rules themselves."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from fiveleaf.engine.contract import CHANCE, NOBODY
from fiveleaf.games.lucky_five import GAME
from fiveleaf.luck.solved.lucky_five.solitaire import Solitaire
from tests.contract.cases import Room
from tests.games.lucky_five.positions import NO_CHIPS, a_game

RULES = GAME.rules
SMALL: list[tuple[dict[str, int], tuple[int, ...]]] = [
    ({"red": 1}, (1, 0, 0)),
    ({"red": 1, "red+orange": 1}, (1, 1, 0)),
    ({"??": 1, "!!": 1, "yellow": 1}, (1, 0, 1)),
    ({"lucky-five": 1, "orange": 2}, (0, 1, 1)),
]
LARGER = ({"red+orange+yellow": 1, "orange": 1, "lucky-five": 1}, (1, 1, 1))


@cache
def counted_out(content: bytes) -> float:
    """The points of seat 0 with the best play, by going through all that may happen."""
    state: Any = GAME.memory.new(content)
    room = Room(GAME)
    seat = RULES.to_act(state)
    if seat == NOBODY:
        RULES.scores(state, room.seats)
        return float(room.seats[0])
    if seat == CHANCE:
        count = RULES.weigh(state, room.weights)
        weights = [room.weights[outcome] for outcome in range(count)]
        return sum(w * counted_out(after(content, seat, o)) for o, w in enumerate(weights) if w) / sum(weights)
    count = RULES.legal_moves(state, seat, room.moves)
    return max(counted_out(after(content, seat, room.moves[index])) for index in range(count))


def after(content: bytes, seat: int, code: int) -> bytes:
    """The state after an outcome or a move."""
    state: Any = GAME.memory.new(content)
    if seat == CHANCE:
        RULES.resolve(state, code)
    else:
        RULES.play(state, seat, code)
    return GAME.memory.content(state)


@pytest.mark.parametrize(("deck", "chips"), [*SMALL, pytest.param(*LARGER, marks=pytest.mark.slow)])
def test_small_sets_are_worth_what_counting_all_courses_gives(deck: dict[str, int], chips: tuple[int, ...]) -> None:
    solved = Solitaire(deck, chips, 60).solve()
    for dice in [(1, 1, 1), (2, 3, 5), (3, 4, 4)]:
        state = a_game(dice=dice, chips={0: chips, 1: NO_CHIPS}, deck=deck).state
        state.on_table[0], state.on_table[1] = 1, 1
        roll = sum((face - 1) * weight for face, weight in zip(dice, (36, 6, 1), strict=True))
        assert solved.layers[0][chips][0, roll] == pytest.approx(counted_out(GAME.memory.content(state)))


def test_every_move_of_a_turn_is_worth_what_counting_gives() -> None:
    deck, chips = {"??": 1, "red": 1, "lucky-five": 1}, (1, 1, 0)
    solved = Solitaire(deck, chips).solve()
    room = Room(GAME)
    waiting = [GAME.memory.content(a_game(dice=(2, 5, 3), chips={0: chips, 1: NO_CHIPS}, deck=deck).state)]
    met = 0
    while waiting and met < 60:
        content = waiting.pop()
        state: Any = GAME.memory.new(content)
        seat = RULES.to_act(state)
        if seat == NOBODY:
            continue
        count = RULES.weigh(state, room.weights) if seat == CHANCE else RULES.legal_moves(state, seat, room.moves)
        codes = (
            [o for o in range(count) if room.weights[o]] if seat == CHANCE else [room.moves[at] for at in range(count)]
        )
        waiting += [after(content, seat, code) for code in codes]
        for code in codes if seat != CHANCE else []:
            met += 1
            assert solved.move_points(state, code) == pytest.approx(counted_out(after(content, seat, code)))
