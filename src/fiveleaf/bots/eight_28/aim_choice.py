"""The choice between the two treasures: all cards are open, so the choices of the others can be computed."""

from __future__ import annotations

from fiveleaf.engine.rules import left_neighbour
from fiveleaf.games.eight_28.material import FIRST, NO_AIM, SECOND
from fiveleaf.games.eight_28.moves import AIM_FIRST, AIM_SECOND
from fiveleaf.games.eight_28.rules.showdown import best_total, count_winners
from fiveleaf.games.eight_28.rules.totals import can_share, nearest_total
from fiveleaf.games.eight_28.state import State


def choose_aim(state: State, seat: int) -> int:
    """Returns the treasure of which the seat gets the greater part if those after it choose what is best for them."""
    first, second = part_after(state, seat, FIRST), part_after(state, seat, SECOND)
    return AIM_SECOND if second > first else AIM_FIRST


def part_after(state: State, seat: int, aim: int) -> float:
    """Returns the part of a treasure that the seat gets once all have chosen; the state is restored."""
    state.aim[seat] = aim
    asked = 0
    other = seat
    for _ in range(state.seats):
        other = left_neighbour(state, other)
        if state.aim[other] == NO_AIM and can_share(state, other, FIRST):
            asked |= 1 << other
            state.aim[other] = FIRST if part_now(state, other, FIRST) >= part_now(state, other, SECOND) else SECOND
    part = part_of(state, seat, aim)
    for other in range(state.seats):
        if asked >> other & 1:
            state.aim[other] = NO_AIM
    state.aim[seat] = NO_AIM
    return part


def part_now(state: State, seat: int, aim: int) -> float:
    """Returns the part of a treasure that the seat would get by the choices made so far; the state is restored."""
    state.aim[seat] = aim
    part = part_of(state, seat, aim)
    state.aim[seat] = NO_AIM
    return part


def part_of(state: State, seat: int, aim: int) -> float:
    """Returns the part of its treasure that the seat gets as things stand."""
    if nearest_total(state, seat, aim) < best_total(state, aim):
        return 0.0
    return 1.0 / count_winners(state, aim)
