"""Pig: a tiny sixth game in one folder, which the tests take through the whole house."""

from tests.pig.game import GAME

__all__ = ["GAME"]
