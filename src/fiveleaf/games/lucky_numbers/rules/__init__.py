"""Lucky Numbers, clause by clause: the race, the set-up, legality, the turn, the end; the contract comes last."""

from fiveleaf.games.lucky_numbers.rules.contract import (
    asked,
    legal_moves,
    play,
    redeal,
    resolve,
    scores,
    start,
    to_act,
    weigh,
    winners,
)

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
