"""The history of a table: effects are the same whether an event is new or long past."""

from __future__ import annotations

import random

import pytest

from fiveleaf.catalogue import GAMES, find
from fiveleaf.engine import history
from fiveleaf.engine.chance import FairChance
from fiveleaf.engine.contract import CHANCE
from fiveleaf.engine.effects import OPEN, Effect
from fiveleaf.engine.game import Game
from fiveleaf.engine.history import RECENT_EVENTS
from fiveleaf.engine.seal import Seal
from fiveleaf.engine.table import Table


def a_table(game: Game, options: dict[str, int]) -> Table:
    seats = game.most_seats
    return Table(game, seats, options, FairChance(Seal(b"history")))


def play_on(table: Table, luck: random.Random) -> None:
    """Luck acts, or one of those who may act, in any order."""
    if table.to_act == CHANCE:
        table.resolve()
    else:
        seat = luck.choice(table.may_act)
        table.play(seat, luck.choice(table.legal_moves(seat)))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_old_events_have_the_effects_that_they_had_when_they_were_new(game: Game) -> None:
    table, luck = a_table(game, game.for_bots({})), random.Random(8)
    seen: list[list[Effect]] = []
    while not table.is_over:
        play_on(table, luck)
        seen += table.effects(OPEN, len(seen))
    assert len(seen) == len(table.events) > RECENT_EVENTS
    assert table.effects(OPEN) == seen
    assert table.effects(OPEN, 5, 9) == seen[5:9]


def test_old_events_are_played_again_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks for another part of a long game each time does not have it played again each time."""
    table, luck = a_table(find("lucky-five"), {}), random.Random(4)
    while len(table.events) < 3 * RECENT_EVENTS:
        play_on(table, luck)
    truth, played = table.effects(None), []
    monkeypatch.setattr(history, "apply_event", lambda *happening: played.append(happening))
    for first in range(len(table.events)):
        assert table.effects(None, first) == truth[first:]
    monkeypatch.undo()
    play_on(table, luck)
    assert table.effects(None)[: len(truth)] == truth
    assert not played


def test_a_clock_that_runs_out_among_open_answers_is_played_again() -> None:
    table, luck = a_table(find("lucky-hand"), {}), random.Random(3)
    while len(table.asked) < 2 or len(table.may_act) == len(table.asked):
        play_on(table, luck)
    table.time_up()
    while not table.is_over:
        play_on(table, luck)
    clock = table.events.index({"clock": "time-up"})
    assert table.effects(None)[clock] == []
    assert table.effects(None)[clock:] == table.effects(None, clock)


def test_a_copy_that_stands_still_has_no_later_effects() -> None:
    table, luck = a_table(find("lucky-five"), {}), random.Random(1)
    for _ in range(10):
        play_on(table, luck)
    copied, before = table.frozen_copy(), table.effects(None)
    play_on(table, luck)
    assert copied.effects(None) == before
