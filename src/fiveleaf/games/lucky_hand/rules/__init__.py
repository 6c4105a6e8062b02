"""Lucky Hand, clause by clause: cards, turn, bonus, penalties, legality, and the contract over them."""

from fiveleaf.games.lucky_hand.rules.contract import (
    asked,
    legal_moves,
    play,
    redeal,
    resolve,
    scores,
    to_act,
    weigh,
    winners,
)
from fiveleaf.games.lucky_hand.rules.turn import start, time_up

__all__ = [
    "asked",
    "legal_moves",
    "play",
    "redeal",
    "resolve",
    "scores",
    "start",
    "time_up",
    "to_act",
    "weigh",
    "winners",
]
