"""Lucky Jack, clause by clause: the functions of the contract, each in the module of its topic."""

from fiveleaf.games.lucky_jack.rules.chance import resolve, weigh
from fiveleaf.games.lucky_jack.rules.dispatch import play
from fiveleaf.games.lucky_jack.rules.legality import asked, legal_moves, to_act
from fiveleaf.games.lucky_jack.rules.scoring import scores, winners
from fiveleaf.games.lucky_jack.rules.setup import start
from fiveleaf.games.lucky_jack.rules.unseen import redeal

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
