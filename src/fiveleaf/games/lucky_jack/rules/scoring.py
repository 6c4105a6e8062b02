"""Scores and winners."""

from __future__ import annotations

from fiveleaf.engine.contract import NOBODY
from fiveleaf.engine.layout import Row
from fiveleaf.engine.rules import highest_win
from fiveleaf.games.lucky_jack.state import State


def scores(state: State, result: Row) -> None:
    """LJ-19: every seat has the points of the jackpots that it announced."""
    for seat in range(state.seats):
        result[seat] = 0
    for hand in range(state.played):
        if state.announcer[hand] != NOBODY:
            result[state.announcer[hand]] += state.prize[hand]


def winners(state: State, result: Row) -> None:
    """LJ-21, LJ-R6: the highest total wins, and ties win together."""
    scores(state, result)
    highest_win(state, result)
