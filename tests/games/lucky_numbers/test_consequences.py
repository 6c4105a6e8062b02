"""What a choice is said to lead to is what happens when it is made."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from fiveleaf.games.lucky_numbers import GAME
from fiveleaf.games.lucky_numbers.material import CELLS, DIAGONAL, EMPTY, EXCHANGE_LIMIT, HIGHEST, LOWEST
from fiveleaf.games.lucky_numbers.moves import PUT
from fiveleaf.games.lucky_numbers.rules.legality import barred_cells
from fiveleaf.games.lucky_numbers.state import Ending, Phase
from tests.contract.cases import Case, random_states
from tests.games.consequences import Choice, choices, random_choices, view_of
from tests.games.lucky_numbers.positions import VARIANTS

MICHAEL = next(at for at, options in enumerate(VARIANTS) if options.get("setup") == "michael")
CHOICES = [*random_choices(GAME, 5), *random_choices(GAME, 3, variant=MICHAEL)]


def unfillable(state: Any, seat: int) -> set[int]:
    """LN-09: the free cells that no number fits, tried one by one."""
    free = {cell for cell in range(CELLS) if state.garden[seat, cell] == EMPTY}
    for number in range(LOWEST, HIGHEST + 1):
        barred = barred_cells(state, seat, number)
        free -= {cell for cell in range(CELLS) if not barred >> cell & 1}
    return free


def with_tile(choice: Choice) -> Any:
    """The garden with the tile of the choice, before anything else happens."""
    after = GAME.memory.copy(choice.state)
    after.garden[choice.seat, choice.move["cell"]] = choice.move.get("tile", choice.state.held)
    return after


def test_LN_09_exactly_the_cells_are_named_that_can_no_longer_be_filled() -> None:
    cases = [choice for choice in CHOICES if "cell" in choice.move and choice.key not in ("lay-unsorted", "exchange")]
    cases = cases[::4]
    assert {choice.key for choice in cases} == {None, "blocked", "swap"}
    for choice in cases:
        new = unfillable(with_tile(choice), choice.seat) - unfillable(choice.state, choice.seat)
        replaced = choice.state.garden[choice.seat, choice.move["cell"]]
        if choice.key == "blocked":
            assert choice.facts == {"cells": sorted(new), "count": len(new)}
        else:
            assert new == set()
            assert (choice.key == "swap") == (replaced != EMPTY)
        if choice.key == "swap":
            assert choice.facts == {"tile": replaced}
            after = choice.made()
            assert after.phase == Phase.OVER or after.middle[replaced] >= 1


def arrangements(choice: Choice, laid: dict[int, int]) -> list[list[int]]:
    """Every way to lay the rest of the four tiles on the diagonal."""
    drawn = list(view_of(GAME, choice.state, choice.seat).drawn[choice.seat])
    for tile in laid.values():
        drawn.remove(tile)
    free = [cell for cell in DIAGONAL if cell not in laid]
    filled = [laid | dict(zip(free, order, strict=True)) for order in permutations(drawn)]
    return [[whole[cell] for cell in DIAGONAL] for whole in filled]


def test_LN_R1_a_warning_comes_with_the_first_tile_after_which_the_diagonal_cannot_rise() -> None:
    cases = [choice for choice in CHOICES if choice.move["move"] == "lay" and not choice.state.michael]
    assert {choice.consequence is not None and choice.consequence.warning for choice in cases} == {True, False}
    for choice in cases:
        garden = view_of(GAME, choice.state, choice.seat).gardens[choice.seat]
        laid = {cell: tile for cell in DIAGONAL if (tile := garden[cell]) is not None}
        then = laid | {choice.move["cell"]: choice.move["tile"]}
        could, can = ([one for one in arrangements(choice, some) if one == sorted(one)] for some in (laid, then))
        assert (choice.key == "lay-unsorted") == (bool(could) and not can)


def test_LN_03_following_the_suggestions_lays_the_diagonal_in_order() -> None:
    for seats in GAME.seat_counts:
        state = next(one for one in random_states(Case(GAME, seats, 0), 5) if one.phase == Phase.SETUP_LAY)
        drawn = [sorted(tiles) for tiles in view_of(GAME, state).drawn]
        while state.phase == Phase.SETUP_LAY:
            seat = GAME.rules.to_act(state)
            suggested = GAME.suggestion(view_of(GAME, state, seat))
            code = next(one.code for one in choices(GAME, state) if one.seat == seat and one.move == suggested)
            GAME.rules.play(state, seat, code)
        assert [[state.garden[seat, cell] for cell in DIAGONAL] for seat in range(seats)] == drawn


def test_LN_03_nothing_is_suggested_once_the_diagonal_cannot_rise() -> None:
    unsorted = [choice for choice in CHOICES if choice.key == "lay-unsorted" and not choice.state.michael]
    then = [(choice.made(), choice.seat) for choice in unsorted]
    lays_on = [(state, seat) for state, seat in then if any(one.seat == seat for one in choices(GAME, state))]
    assert lays_on
    assert all(GAME.suggestion(view_of(GAME, state, seat)) is None for state, seat in lays_on)


def test_LN_11_the_race_ends_after_the_last_tile_where_that_is_said() -> None:
    for choice in [one for one in CHOICES if one.move["move"] == "draw"][::20]:
        assert choice.consequence is None
        state = GAME.memory.copy(choice.state)
        number = next(at for at in range(LOWEST, HIGHEST + 1) if state.stock[at])
        for other in range(LOWEST, HIGHEST + 1):
            state.stock[other] = other == number
        state.left = 1
        [draw] = [one for one in choices(GAME, state) if one.move["move"] == "draw"]
        assert draw.key == "draw-last"
        after = draw.made()
        GAME.rules.resolve(after, number)
        GAME.rules.play(after, draw.seat, PUT)
        assert after.ending == Ending.LAST_TILE


def test_LN_R6_an_endless_exchange_ends_the_race_where_that_is_said() -> None:
    cases = [choice for choice in CHOICES if choice.move["move"] == "pick"][::40]
    assert cases
    for choice in cases:
        state = GAME.memory.copy(choice.state)
        state.exchanges = EXCHANGE_LIMIT * state.seats - 1
        for one in choices(GAME, state):
            assert (one.key == "exchange") == (one.move["move"] == "pick" and one.made().ending == Ending.EXCHANGE)
