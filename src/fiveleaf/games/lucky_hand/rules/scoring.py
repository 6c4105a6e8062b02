"""Scores and winners."""

from __future__ import annotations

from fiveleaf.engine.layout import Row
from fiveleaf.engine.rules import highest_win
from fiveleaf.games.lucky_hand.material import BONUS_KINDS, WORTH
from fiveleaf.games.lucky_hand.state import State


def scores(state: State, result: Row) -> None:
    """LH-20: the sum of the bonus cards in the pot."""
    for seat in range(state.seats):
        result[seat] = 0
        for card in range(BONUS_KINDS):
            result[seat] += state.pot[seat, card] * WORTH[card]


def winners(state: State, result: Row) -> None:
    """LH-20, LH-R12: the highest sum wins, and equal sums win together."""
    scores(state, result)
    highest_win(state, result)
