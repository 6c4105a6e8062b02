"""The rulebook of a game: its rulings, pieces and makers, and an example turn as the engine plays it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from fiveleaf.catalogue import find
from fiveleaf.engine.booklet import Facts, Makers, Moment, Piece
from fiveleaf.engine.contract import Event
from fiveleaf.engine.game import Game
from fiveleaf.engine.table import open_to
from fiveleaf.engine.transcript import Transcript, load, replay


@dataclass(frozen=True)
class ShownStep:
    """A step of the example turn, as it is shown."""

    number: int  # from 1 on: message `example-1`
    view: Any
    legal: list[Event]  # the moves that the viewer may choose
    events: list[Event]  # the events that it shows
    facts: Facts  # the parameters of the message
    has_table: bool  # whether the table is drawn


@dataclass(frozen=True)
class Rulebook:
    """Everything that a rules page shows besides its texts."""

    game: Game
    names: list[str]  # of the seats in the example
    steps: list[ShownStep]
    pieces: tuple[Piece, ...]
    contents: Facts
    rulings: list[str]  # ids
    makers: Makers


@cache
def rulebook(name: str) -> Rulebook:
    """Returns the rulebook of a game by name; an unknown name is refused."""
    game = find(name)
    example = load(game.folder / "example.json", find)
    booklet = game.booklet
    return Rulebook(
        game,
        example.more["names"],
        list(steps_of(example)),
        booklet.PIECES,
        booklet.CONTENTS,
        rulings_of(game),
        booklet.MAKERS,
    )


def rulings_of(game: Game) -> list[str]:
    """Returns the ids of the rulings in the game's RULES.md, in their order."""
    rules = (game.folder / "RULES.md").read_text(encoding="utf-8")
    return re.findall(rf"^\| ({game.prefix}-R\d+) \|", rules, re.MULTILINE)


def steps_of(example: Transcript) -> Iterator[ShownStep]:
    """Replays the example turn and yields its steps."""
    game, viewer = example.game, example.game.booklet.VIEWER
    stops = {step.ply: step for step in game.booklet.EXAMPLE}
    before, number = None, 0
    for ply, table in replay(example):
        if ply not in stops:
            continue
        step, number, view = stops[ply], number + 1, table.view(viewer)
        events = open_to(game, [example.events[index - 1] for index in step.events], viewer)
        legal = [] if viewer is None else table.legal_moves(viewer)
        facts = step.facts(Moment(view, before, events, legal))
        yield ShownStep(number, view, legal, events, facts, step.has_table)
        before = view
