"""Lucky Numbers: the worked example and two whole games; `python -m tests.games.lucky_numbers.golden` writes them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np

from fiveleaf.bots.lucky_numbers.simple import simple
from fiveleaf.engine.chance import FastChance, new_rng
from fiveleaf.engine.contract import CHANCE
from fiveleaf.engine.layout import buffer_of
from fiveleaf.engine.table import Table
from fiveleaf.engine.transcript import save, transcript_of
from fiveleaf.games.lucky_numbers import GAME
from fiveleaf.games.lucky_numbers.rules import legal_moves
from tests.games.lucky_numbers.positions import draw, lay_in_order, luck_draws, place, put

FOLDER = Path(__file__).parents[2] / "golden" / "lucky-numbers"


def thirteen() -> Table:
    """The book's example: a 13 is drawn, and the player exchanges it for the 10."""
    table = Table(GAME, 2, {"first_seat": 0})
    luck_draws(table, 6, 13, 20, 18, 1, 7, 12, 19)
    lay_in_order(table)
    for number, cell in ((10, 3), (16, 9), (15, 12)):
        draw(table, number)
        place(table, cell)
        draw(table, number // 2)
        put(table)
    draw(table, 13)
    place(table, 3)
    return table


def michael_race() -> Table:
    """A whole race of three with Michael's set-up."""
    return by_simple_bots(3, 5, setup="michael")


def tournament() -> Table:
    """A whole tournament of two."""
    return by_simple_bots(2, 8, tournament=True)


def by_simple_bots(seats: int, seed: int, **options: object) -> Table:
    """A game that the simple bot plays with itself."""
    rng = buffer_of(new_rng(seed))
    table = Table(GAME, seats, options, FastChance(rng))
    moves = buffer_of(np.zeros(GAME.most_moves + 1, dtype=np.int32))
    while not table.is_over:
        if table.to_act == CHANCE:
            table.resolve()
        else:
            seat = table.to_act
            table.play_code(seat, simple(table.state, seat, moves, legal_moves(table.state, seat, moves), rng))
    return table


EXAMPLES: dict[str, Callable[[], Table]] = {
    "thirteen": thirteen,
    "michael-race": michael_race,
    "tournament": tournament,
}

if __name__ == "__main__":
    for name, play in EXAMPLES.items():
        save(transcript_of(play()), FOLDER / f"{name}.json")
