"""A turn: rolls that add up, until one is a 1 or the player holds."""

from __future__ import annotations

from fiveleaf.engine.rules import left_neighbour
from tests.pig.material import BUST
from tests.pig.state import Ending, Phase, State


def begin_turn(state: State, seat: int) -> None:
    """PI-02: the seat has rolled nothing yet."""
    state.turn = seat
    state.total = 0
    state.phase = Phase.TURN


def roll(state: State, value: int) -> None:
    """PI-02, PI-03: the points are added to the total of the turn; a 1 ends the turn, and the total is lost."""
    if value == BUST:
        begin_turn(state, left_neighbour(state, state.turn))
    else:
        state.total += value
        state.phase = Phase.TURN


def hold(state: State, seat: int) -> None:
    """PI-04, PI-05: the total is added to the score; that wins where it reaches the goal, else the turn ends."""
    state.score[seat] += state.total
    if state.score[seat] >= state.goal:
        state.total = 0
        state.ending = Ending.GOAL
        state.phase = Phase.OVER
    else:
        begin_turn(state, left_neighbour(state, seat))
