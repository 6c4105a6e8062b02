"""Tables: luck acts only where it is due, seats are numbers, and hidden answers are recorded in one order."""

from __future__ import annotations

import random
from itertools import permutations
from typing import Any

import pytest

from fiveleaf.catalogue import GAMES, find
from fiveleaf.engine.chance import FairChance
from fiveleaf.engine.contract import CHANCE
from fiveleaf.engine.effects import OPEN
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.game import Game
from fiveleaf.engine.seal import new_seal
from fiveleaf.engine.table import Table
from fiveleaf.engine.transcript import replayed, transcript_of

EACH_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def a_table(game: Game, seats: int = 3, **options: Any) -> Table:
    """A table with luck of its own, before anything has happened."""
    return Table(game, seats, options, FairChance(new_seal(seats, "table")))


@EACH_GAME
def test_a_table_without_options_has_the_defaults(game: Game) -> None:
    assert Table(game, game.fewest_seats).options == {}


@EACH_GAME
def test_luck_acts_only_when_it_is_due(game: Game) -> None:
    without_source, table = Table(game, 3), a_table(game)
    for other in (without_source, table):
        assert sum(weight for _, weight in other.odds()) > 0
    with pytest.raises(Refused) as refused:
        without_source.resolve()
    assert refused.value.key == "error-no-chance-now"
    table.resolve_all()
    assert table.odds() == []
    assert table.possible_outcomes() == []
    events = list(table.events)
    with pytest.raises(Refused) as refused:
        table.resolve()
    assert (refused.value.key, table.events) == ("error-no-chance-now", events)


@pytest.mark.parametrize("seat", [-1, 3, True, 0.0, "0", None, [0]], ids=repr)
def test_what_is_no_seat_is_refused(seat: Any) -> None:
    table = a_table(find("lucky-numbers"))
    table.resolve_all()
    with pytest.raises(Refused) as refused:
        table.play(seat, {"move": "draw"})
    assert (refused.value.key, refused.value.params) == ("error-no-such-seat", {"seat": str(seat), "seats": 3})


def test_a_refusal_names_the_clause_to_the_seat_whose_turn_it_is_and_the_turn_to_others() -> None:
    table = a_table(find("lucky-numbers"))
    while table.view(0).phase != "turn":
        table.resolve_all()
        for seat in table.may_act:
            table.play(seat, table.legal_moves(seat)[0])
    (turn,) = table.may_act
    own, other = (refused_by(table, seat, {"move": "put"}) for seat in (turn, (turn + 1) % table.seats))
    assert (own.key, own.legal) == (f"refuse-{own.clause}", table.legal_moves(turn))
    assert (other.key, other.legal) == ("error-not-asked", None)


def test_nobody_plays_on_when_the_game_is_over() -> None:
    table = a_table(find("lucky-five"))
    while not table.is_over:
        table.resolve_all()
        for seat in table.may_act:
            table.play(seat, table.legal_moves(seat)[0])
    assert refused_by(table, 0, {"move": "stop"}).key == "error-game-over"


def refused_by(table: Table, seat: int, move: dict[str, Any]) -> Refused:
    """Why the table refuses a move."""
    with pytest.raises(Refused) as refused:
        table.play(seat, move)
    return refused.value


def until_claimed(seats: int, seed: int) -> Table | None:
    """A Lucky Jack table at a question to several seats that one of them can settle, if it comes soon."""
    table = Table(find("lucky-jack"), seats, {}, FairChance(new_seal(seats, str(seed))))
    luck = random.Random(seed)
    for _ in range(40):
        table.resolve_all()
        if len(table.asked) > 2 and all(len(table.legal_moves(seat)) > 1 for seat in table.asked):
            return table
        seat = table.may_act[0]
        table.play(seat, luck.choice(table.legal_moves(seat)))
    return None


def test_the_order_of_hidden_answers_changes_nothing() -> None:
    table = next(table for seed in range(200) if (table := until_claimed(4, seed)))
    answers = {seat: table.legal_moves(seat)[-1 if index else 0] for index, seat in enumerate(table.asked)}
    found = set()
    for order in permutations(answers):
        other = replayed(transcript_of(table))
        for seat in order:
            if seat in other.may_act:
                other.play(seat, answers[seat])
        assert replayed(transcript_of(other)).events == other.events
        found.add((tuple(map(str, other.events)), other.game.memory.content(other.state)))
    assert len(found) == 1


def test_the_clock_reaches_the_answers_that_wait() -> None:
    """What the events did to the pieces is the same when the transcript is played again."""
    table, luck = a_table(find("lucky-hand"), clock=15), random.Random(4)
    while not table.answers or len(table.may_act) < 1 or len(table.events) < 40:
        table.resolve_all()
        seat = table.may_act[-1]
        table.play(seat, luck.choice(table.legal_moves(seat)))
    table.time_up()
    while not table.is_over:
        if table.to_act == CHANCE:
            table.resolve_all()
        else:
            seat = table.may_act[-1]
            table.play(seat, table.legal_moves(seat)[0])
    again = replayed(transcript_of(table))
    first = len(table.events) - 20
    assert again.game.memory.content(again.state) == table.game.memory.content(table.state)
    assert table.effects(OPEN, first) == again.effects(OPEN, first)
