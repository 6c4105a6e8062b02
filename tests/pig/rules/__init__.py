"""Pig, clause by clause: the functions of the contract, each in the module of its topic."""

from tests.pig.rules.chance import resolve, weigh
from tests.pig.rules.dispatch import play
from tests.pig.rules.legality import asked, legal_moves, to_act
from tests.pig.rules.scoring import scores, winners
from tests.pig.rules.setup import start
from tests.pig.rules.unseen import redeal

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
