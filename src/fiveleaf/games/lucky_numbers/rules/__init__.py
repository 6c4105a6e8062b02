"""Lucky Numbers, clause by clause: the functions of the contract, each in the module of its topic."""

from fiveleaf.games.lucky_numbers.rules.chance import resolve, weigh
from fiveleaf.games.lucky_numbers.rules.dispatch import play
from fiveleaf.games.lucky_numbers.rules.legality import asked, legal_moves, to_act
from fiveleaf.games.lucky_numbers.rules.scoring import scores, winners
from fiveleaf.games.lucky_numbers.rules.setup import start
from fiveleaf.games.lucky_numbers.rules.unseen import redeal

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
