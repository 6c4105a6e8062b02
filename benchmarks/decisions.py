"""Decisions to measure bots by, taken from fresh games between clever ones."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from fiveleaf.arena.runner import Runner
from fiveleaf.bots.levels import find_bot
from fiveleaf.engine.chance import FastChance, new_rng, seed_match
from fiveleaf.engine.compiled import Mode
from fiveleaf.engine.contract import CHANCE
from fiveleaf.engine.game import Game
from fiveleaf.engine.layout import buffer_of
from fiveleaf.engine.table import Table

FRESH_SEED = 1 << 41  # training and calibration never use seeds from here on


@dataclass(frozen=True)
class Decision:
    """A state, the seat that has to choose, and between what."""

    state: Any
    seat: int
    moves: list[int]


def decisions(game: Game, seats: int, wanted: int, one_in: int = 1) -> Iterator[Decision]:
    """Returns so many decisions between several moves; of `one_in` decisions about one is taken."""
    draw = np.random.default_rng(1)
    runner = Runner(game.for_bots({}), [find_bot(game, "clever")] * seats, Mode.PLAIN)
    number = 0
    while wanted:
        luck, rng = buffer_of(new_rng(0)), buffer_of(new_rng(0))
        seed_match(luck, rng, FRESH_SEED, number)
        number += 1
        table = Table(game, seats, game.for_bots({}), FastChance(luck))
        while not table.is_over and wanted:
            seat = table.to_act
            if seat == CHANCE:
                table.resolve()
                continue
            moves = table.legal_codes(seat)
            if len(moves) > 1 and draw.integers(one_in) == 0:
                wanted -= 1
                yield Decision(game.memory.copy(table.state), seat, list(moves))
            table.play_code(seat, runner.choose(table.state, seat, rng))
