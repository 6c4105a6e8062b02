"""Moments of seeded games, to develop boards with: `python -m fiveleaf.server.fixtures` writes `web/fixtures/`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from fiveleaf.bots.levels import find_bot
from fiveleaf.catalogue import GAMES, find
from fiveleaf.engine.chance import FastChance, new_rng
from fiveleaf.engine.contract import CHANCE
from fiveleaf.engine.effects import Effect
from fiveleaf.engine.game import Game
from fiveleaf.engine.layout import Row, buffer_of
from fiveleaf.engine.table import Table, open_to
from fiveleaf.server.pages.rulebooks import rules_shown
from fiveleaf.server.settings import Settings
from fiveleaf.server.tables.snapshot import question_of
from fiveleaf.server.wire import Event, Question, SeatShown

TARGET = Path(__file__).parents[3] / "web" / "fixtures"
NAMES = ("Ada", "Björn", "Céline", "Dewi", "Elif", "Farid")
ANIMALS = ("fox", "owl", "otter", "hedgehog", "panda", "whale")
OPENING_MOMENTS = 30  # moments from the beginning without a gap
LATER_MOMENTS = 30  # moments from the rest, evenly spread
SEED = 5


class Moment(msgspec.Struct, frozen=True):
    """What one connection is shown at one time."""

    seat: int | None
    seats: list[SeatShown]
    view: Any
    question: Question | None
    events: list[Event]
    effects: list[list[Effect]]
    ply: int


def moments(game: Game, seats: int, seat: int | None, seed: int = SEED) -> Iterator[Moment]:
    """Yields the moments of a whole game of simple bots, as one seat or a spectator sees it."""
    rng = buffer_of(new_rng(seed, seats))
    table = Table(game, seats, game.for_bots({}), FastChance(rng))
    seen = 0
    while True:
        fresh, effects = open_to(game, table.events[seen:], seat), table.effects(seat, seen)
        seen = len(table.events)
        yield Moment(seat, shown(seats), table.view(seat), question(table, seat), fresh, effects, seen)
        if table.is_over:
            return
        advance(table, rng)


def advance(table: Table, rng: Row) -> None:
    """Plays one decision, or all simultaneous answers, and the luck that follows."""
    if table.to_act == CHANCE:
        table.resolve_all()
        return
    for seat in table.may_act:
        codes = legal_codes(table, seat)
        if codes:
            table.play_code(seat, find_bot(table.game, "simple").choose(table.view(seat), codes, rng))
    table.resolve_all()


def legal_codes(table: Table, seat: int) -> list[int]:
    """Returns the codes of a seat's legal moves."""
    buffer = buffer_of(np.zeros(table.game.most_moves + 1, dtype=np.int32))
    return [buffer[index] for index in range(table.game.rules.legal_moves(table.state, seat, buffer))]


def question(table: Table, seat: int | None) -> Question | None:
    """Returns the open question of the seat, if any."""
    if seat is None or not table.legal_moves(seat):
        return None
    return question_of(table.game, table.view(seat), seat, table.legal_moves(seat))


def shown(seats: int) -> list[SeatShown]:
    """Returns people and bots for the seats."""
    people = [SeatShown("person", NAMES[index], ANIMALS[index], away=index == 3) for index in range(seats)]
    people[1] = SeatShown("bot", NAMES[1], ANIMALS[1], bot="simple")
    return people


def spread(whole: list[Moment]) -> list[Moment]:
    """Returns all early moments, a sample of the later ones, and the last."""
    rest = whole[OPENING_MOMENTS:]
    step = max(1, len(rest) // LATER_MOMENTS)
    return [*whole[:OPENING_MOMENTS], *rest[::step], *whole[-1:]]


def write(game: Game) -> None:
    """Writes the moments of a game, with the fewest and most seats and for a spectator, and its rules page."""
    selected = []
    for seats in (game.fewest_seats, game.most_seats):
        selected += spread(list(moments(game, seats, 0)))
    selected += spread(list(moments(game, game.fewest_seats, None)))[::6]
    TARGET.mkdir(parents=True, exist_ok=True)
    (TARGET / f"{game.name}.json").write_bytes(msgspec.json.encode(selected))
    (TARGET / f"rules-{game.name}.json").write_bytes(
        msgspec.json.encode(rules_shown(game.name, Settings.window, Settings.shortest_window))
    )


if __name__ == "__main__":
    for name in sys.argv[1:] or [game.name for game in GAMES]:
        write(find(name))
