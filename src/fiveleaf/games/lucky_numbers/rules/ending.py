"""The end of a race, the points of a tournament, the end of the game."""

from __future__ import annotations

from fiveleaf.engine.rules import left_neighbour
from fiveleaf.games.lucky_numbers.material import CELLS, TOURNAMENT_WIN
from fiveleaf.games.lucky_numbers.rules.race import begin_race, prepare_race
from fiveleaf.games.lucky_numbers.state import Ending, Phase, State


def fewest_free(state: State) -> int:
    """LN-11: the smallest number of free cells at the table."""
    fewest = CELLS
    for seat in range(state.seats):
        if state.free[seat] < fewest:
            fewest = state.free[seat]
    return fewest


def end_race(state: State, ending: int) -> None:
    """LN-10, LN-11: a single race is the game; in a tournament (LN-13) it is scored and the next one begins."""
    if not state.tournament:
        end_game(state, ending)
        return
    score_race(state)
    state.races += 1
    if state.races == state.seats:
        end_game(state, Ending.TOURNAMENT)
    else:
        prepare_race(state)
        begin_race(state, left_neighbour(state, state.begins))


def score_race(state: State) -> None:
    """LN-13: every winner scores 2, every other seat loses 1 per free cell."""
    fewest = fewest_free(state)
    for seat in range(state.seats):
        state.points[seat] += TOURNAMENT_WIN if state.free[seat] == fewest else -state.free[seat]


def end_game(state: State, ending: int) -> None:
    """LN-10, LN-11, LN-13: nothing more happens."""
    state.ending = ending
    state.phase = Phase.OVER
