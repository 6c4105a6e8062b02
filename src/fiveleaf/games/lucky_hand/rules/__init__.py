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
from fiveleaf.games.lucky_hand.rules.turn import start

__all__ = [
    "asked",
    "legal_moves",
    "play",
    "redeal",
    "resolve",
    "scores",
    "start",
    "to_act",
    "weigh",
    "winners",
]
