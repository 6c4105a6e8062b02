"""How the shipped value of a game was trained; `arena/training.py` carries such a plan out."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class TrainingPlan:
    """Equal plans give equal values."""

    generations: int = 8  # the first plays by the rule of level 3, all others by the value learned before
    games: int = 20_000  # in each generation
    determinizations: int = 1  # for each decision
    exploration_per_mille: int = 15  # random decisions of a thousand, in every second game until there was one
    sample_every: int = 4  # positions for each that becomes a sample
    window: int = 3  # generations that are fitted together
    epochs: int = 3
    calibration_games: int = 0  # at the end, to fit the temperature; nothing else is learned from them
    seed: int = 1
