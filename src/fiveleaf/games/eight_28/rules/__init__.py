"""8·28, clause by clause: the functions of the contract, each in the module of its topic."""

from fiveleaf.games.eight_28.rules.chance import resolve, weigh
from fiveleaf.games.eight_28.rules.dispatch import play
from fiveleaf.games.eight_28.rules.legality import asked, legal_moves, to_act
from fiveleaf.games.eight_28.rules.scoring import scores, winners
from fiveleaf.games.eight_28.rules.setup import start
from fiveleaf.games.eight_28.rules.unseen import redeal

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
