"""How near a level comes to the optimum of a last turn: what each of its decisions loses against the best one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from fiveleaf.bots.levels import find_bot
from fiveleaf.engine.chance import FastChance, new_rng
from fiveleaf.engine.contract import CHANCE
from fiveleaf.engine.layout import Row, buffer_of
from fiveleaf.engine.table import Table
from fiveleaf.games.lucky_five.game import GAME
from fiveleaf.games.lucky_five.material import CHIP_KINDS
from fiveleaf.luck.solved.lucky_five.solitaire import Solitaire

Z_95 = 1.96  # standard errors of a 95% interval


@dataclass(frozen=True)
class Share:
    """What a level reaches of an optimum."""

    points: float
    share: float
    margin: float  # of the share, 95%


def a_last_turn(solved: Solitaire, seed: int) -> Table:
    """Returns a table at which seat 0 has won already and has only its last turn to play, for points."""
    options = GAME.complete({"first_seat": 0, "deck": dict(solved.deck)}, 2)
    table = Table(GAME, 2, options, FastChance(buffer_of(new_rng(seed))))
    state: Any = table.state
    for chip in range(CHIP_KINDS):
        state.chips[0, chip], state.chips[1, chip] = solved.chips[chip], 0
    state.piles[0], state.pile_cards[0, 0], state.pile_chips[0, 0] = 1, 1, 10
    return table


def loss_of_a_turn(solved: Solitaire, name: str, seed: int, rng: Row) -> float:
    """Returns the points that a level's decisions lose in one turn."""
    bot = find_bot(GAME, name)
    table = a_last_turn(solved, seed)
    lost = 0.0
    while not table.is_over:
        if table.to_act == CHANCE:
            table.resolve()
            continue
        moves = [table.code_of(0, words) for words in table.legal_moves(0)]
        chosen = bot.choose(table.view(0), moves, rng) if len(moves) > 1 else moves[0]
        if len(moves) > 1:
            points = {move: solved.move_points(table.state, move) for move in moves}
            lost += max(points.values()) - points[chosen]
        table.play_code(0, chosen)
    return lost


def share_reached(solved: Solitaire, name: str, turns: int) -> Share:
    """Returns the share of the optimum that a level reaches, the mean over some turns."""
    rng = buffer_of(new_rng(1))
    lost = np.array([loss_of_a_turn(solved, name, seed, rng) for seed in range(turns)])
    best = solved.optimum()
    return Share(best - lost.mean(), 1 - lost.mean() / best, Z_95 * lost.std() / np.sqrt(turns) / best)
