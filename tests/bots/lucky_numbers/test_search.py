"""Levels 4 and 5: the same plain and compiled, and the means over every draw that they say they are."""

from __future__ import annotations

from typing import Any

import pytest

from fiveleaf.bots.bot import Decider
from fiveleaf.bots.levels import strategy_of
from fiveleaf.bots.lucky_numbers.search import search
from fiveleaf.bots.scratch import DETERMINIZED, ROOT, copy_state
from fiveleaf.bots.strategy import SEARCH_LEVEL, strategy_gate
from fiveleaf.bots.value import evaluate
from fiveleaf.engine.chance import new_rng
from fiveleaf.engine.compiled import Mode
from fiveleaf.engine.layout import buffer_of
from fiveleaf.engine.table import Table
from fiveleaf.games.lucky_numbers import GAME
from fiveleaf.games.lucky_numbers.moves import DRAW, PICK, PLACE
from tests.games.lucky_numbers.positions import ONE_CELL_FREE, PLAIN_GARDEN, a_race

NEARLY_FULL = "1 3 5 7 / 4 6 8 10 / 7 9 11 · / 10 12 · 20"
STRATEGY = strategy_of(GAME)


def plainly(table: Table) -> Any:
    """Returns plain scratch buffers with this table's state as the root of a search."""
    scratch, memory = STRATEGY.scratch(2, STRATEGY.game.for_bots({}), plain=True)
    size = scratch.size
    memory[ROOT * size : (ROOT + 1) * size] = GAME.memory.buffer(table.state)
    return scratch


def worths_plain(table: Table, level: int, moves: list[int]) -> list[float]:
    """What each move is worth to the seat to act, decider in plain Python."""
    scratch = plainly(table)
    for index, move in enumerate(moves):
        scratch.moves[0][index] = move
    run_search = strategy_gate(STRATEGY, Mode.PLAIN, SEARCH_LEVEL).bind(search)
    run_search(scratch, level, table.to_act, scratch.moves[0], len(moves), buffer_of(new_rng(1)))
    return [scratch.move_values[index] for index in range(len(moves))]


def worths(table: Table, level: int, moves: list[int]) -> list[float]:
    """The same, compiled."""
    decider = Decider(STRATEGY, 2, plain=False)
    decider.choose(level, table.state, table.to_act, moves, new_rng(1))
    return [float(decider.scratch.move_values[index]) for index in range(len(moves))]


def value_after(table: Table, outcome: int | None, *moves: int) -> float:
    """The value for seat 0 after its moves, with the tile drawn in between."""
    scratch = plainly(table)
    copy_state(scratch, ROOT, DETERMINIZED)
    state = scratch.states[DETERMINIZED]
    for move in moves:
        GAME.rules.play(state, 0, move)
        if move == DRAW and outcome is not None:
            GAME.rules.resolve(state, outcome)
    strategy_gate(STRATEGY, Mode.PLAIN, SEARCH_LEVEL).bind(evaluate)(scratch, DETERMINIZED)
    return float(scratch.win_chances[0])


@pytest.mark.parametrize("level", [4, 5])
def test_plain_and_compiled_search_agree(level: int) -> None:
    table = a_race(NEARLY_FULL, NEARLY_FULL, stock=[13, 17], held=15)
    moves = table.legal_codes(0)
    assert worths(table, level, moves) == pytest.approx(worths_plain(table, level, moves), abs=1e-5)


@pytest.mark.parametrize("level", [4, 5])
def test_a_winning_tile_is_worth_the_game(level: int) -> None:
    table = a_race(ONE_CELL_FREE, PLAIN_GARDEN, middle=[18])
    moves = table.legal_codes(0)
    found = worths(table, level, moves)
    assert moves[found.index(1.0)] == PICK + 18 * 16 + 15
    assert max(found) == 1.0


def test_a_draw_is_the_mean_over_the_stock_of_the_best_placing() -> None:
    table = a_race(NEARLY_FULL, PLAIN_GARDEN, stock=[2, 2, 15])
    means = []
    for tile in (2, 2, 15):
        held = a_race(NEARLY_FULL, PLAIN_GARDEN, stock=[2, 15] if tile == 2 else [2, 2], held=tile)
        means.append(max(value_after(table, tile, DRAW, move) for move in held.legal_codes(0)))
    assert worths(table, 4, [DRAW, DRAW])[0] == pytest.approx(sum(means) / 3, abs=1e-5)


def test_the_second_last_cell_is_filled_where_the_last_one_stays_likely() -> None:
    table = a_race("1 3 5 7 / 4 6 8 10 / 7 9 11 · / 10 12 14 ·", PLAIN_GARDEN, held=12)
    assert worths(table, 5, table.legal_codes(0)).index(max(worths(table, 5, table.legal_codes(0)))) >= 1
    assert table.legal_codes(0)[1] >= PLACE
