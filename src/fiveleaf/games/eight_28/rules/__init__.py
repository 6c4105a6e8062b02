"""8·28, clause by clause: set-up, offers, totals, gems, showdown; the contract comes last."""

from fiveleaf.games.eight_28.rules.contract import (
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
from fiveleaf.games.eight_28.rules.setup import start

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
