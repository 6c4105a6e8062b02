"""The tables of a turn: exact where only one kind of card is left, and played for points where the win is settled."""

from __future__ import annotations

from typing import Any

import pytest

from fiveleaf.bots.decide import MASTER
from fiveleaf.bots.lucky_five.dice_index import chip_count, chips_left, count_chips, is_subset, roll_index, set_dice
from fiveleaf.bots.lucky_five.strategy import STRATEGY
from fiveleaf.bots.lucky_five.turn_tables import PER_POINT
from fiveleaf.bots.scratch import ROOT
from fiveleaf.bots.strategy import SEARCH_LEVEL, strategy_gate
from fiveleaf.engine.chance import new_rng
from fiveleaf.engine.compiled import Mode
from fiveleaf.engine.layout import buffer_of
from fiveleaf.engine.table import Table
from fiveleaf.games.lucky_five import GAME
from fiveleaf.luck.solved.lucky_five.solitaire import Solitaire
from tests.contract.cases import Room
from tests.games.lucky_five.positions import NO_CHIPS, a_game, a_pile, choose, step, turn


def move_values(table: Table) -> dict[int, float]:
    """Returns what master's search makes of every move, as plain code."""
    scratch, memory = STRATEGY.scratch(table.state.seats, GAME.for_bots({}), True)
    memory[ROOT * scratch.size : (ROOT + 1) * scratch.size] = GAME.memory.buffer(table.state)
    room = Room(GAME)
    seat = table.to_act
    count = GAME.rules.legal_moves(table.state, seat, room.moves)
    run_search: Any = strategy_gate(STRATEGY, Mode.PLAIN, SEARCH_LEVEL).bind(STRATEGY.search)
    run_search(scratch, MASTER, seat, room.moves, count, buffer_of(new_rng(1)))
    return {room.moves[index]: float(scratch.move_values[index]) for index in range(count)}


def a_settled_last_turn(chips: tuple[int, ...], card: str, cards: int) -> Table:
    """Seat 0 has won already and has its last turn, with one kind of card left."""
    table = a_game(dice=(2, 5, 3), chips={0: chips, 1: NO_CHIPS}, deck={card: cards})
    a_pile(table, 0, 1, 10)
    turn(table, card)
    return table


def test_dice_and_chips_are_numbers_and_back() -> None:
    state = a_game(dice=(5, 2, 1)).state
    assert roll_index(state) == 4 * 36 + 1 * 6
    set_dice(state, 215)
    assert [state.dice[die] for die in range(3)] == [6, 6, 6]
    assert [chip_count(chips_left(state, 0), chip) for chip in range(3)] == [7, 2, 1]
    assert count_chips(chips_left(state, 0)) == 10
    assert is_subset(8, 9)
    assert not is_subset(1, 8)


@pytest.mark.parametrize("card", ["red+yellow", "??"])
def test_with_one_kind_of_card_every_move_is_worth_its_exact_points(card: str) -> None:
    chips, deck = (1, 0, 1), {card: 3}
    solved = Solitaire(deck, chips).solve()
    table = a_settled_last_turn(chips, card, 3)
    while not table.is_over:
        values = move_values(table)
        for move, worth in values.items():
            assert (worth - 1) / PER_POINT - 10 == pytest.approx(solved.move_points(table.state, move), abs=1e-4)
        table.play_code(0, max(values, key=lambda move: values[move]))
        while table.to_act < 0 and not table.is_over:
            table.resolve_code(1 if table.state.phase != 2 else table.possible_outcomes()[0][0])


def test_a_pile_that_wins_at_once_is_taken() -> None:
    table = a_game(dice=(2, 1, 1), chips={0: (1, 0, 1), 1: NO_CHIPS})
    a_pile(table, 1, 1, 90)
    step(table, "red", 100, "higher", 5)
    values = move_values(table)
    assert values[1] == pytest.approx(1, abs=1e-4)
    assert values[1] > values[0]


def test_a_pile_that_is_too_small_to_win_is_not_taken() -> None:
    table = a_game(dice=(2, 1, 1), chips={0: (1, 0, 1), 1: NO_CHIPS})
    a_pile(table, 1, 2, 90)
    step(table, "red", 100, "higher", 5)
    values = move_values(table)
    assert values[1] < 0.001
    assert values[0] > 0.5


def test_the_neighbour_gives_the_pair_that_is_worst_for_the_player() -> None:
    table = a_game(dice=(1, 1, 6), chips={0: (1, 0, 0), 1: (1, 0, 0)})
    turn(table, "!!")
    values = move_values(table)
    assert min(values, key=lambda move: values[move]) == 2 + 0b011
    choose(table, "red", "yellow")
    assert len(table.legal_moves(0)) == 1
