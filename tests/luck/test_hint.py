"""Advice: every legal move once, with chances that can be chances, from what the seat knows."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import fiveleaf
from fiveleaf.catalogue import GAMES
from fiveleaf.engine.chance import new_rng
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.game import Game
from fiveleaf.engine.layout import buffer_of
from fiveleaf.engine.notation import compact
from fiveleaf.luck.hint import hint, hint_at
from tests.bots.moments import Moment, moments
from tests.contract.cases import Case, Room, random_states

EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
HELD = {"lucky-jack", "lucky-numbers", "lucky-hand"}  # games in which answers wait for those of others


@EVERY_GAME
def test_every_legal_move_is_advised_upon_once_and_one_is_the_best(game: Game) -> None:
    for moment in moments(game, game.fewest_seats, 3):
        advice = hint(game, moment.view)
        words = [game.notation.move_words(moment.state, moment.seat, move) for move in moment.moves]
        assert sorted(compact(one.move) for one in advice) == sorted(map(compact, words))
        assert all(0 <= one.win <= 1 for one in advice)
        assert [one.best for one in advice] == [True, *[False] * (len(advice) - 1)]


@EVERY_GAME
def test_what_luck_may_bring_adds_up(game: Game) -> None:
    for moment in moments(game, game.fewest_seats, 3, seed=4):
        for one in hint(game, moment.view):
            total = sum(prospect.chance for prospect in one.prospects)
            assert not one.prospects or total == pytest.approx(1)
            assert all(0 <= prospect.win <= 1 for prospect in one.prospects)


@EVERY_GAME
def test_advice_is_the_same_again_and_knows_no_hidden_card(game: Game) -> None:
    rng = buffer_of(new_rng(7))
    for moment in (*moments(game, game.fewest_seats, 5, seed=6), *held_question(game)):
        other = game.memory.copy(moment.state)
        game.rules.redeal(other, moment.seat, rng)
        assert hint(game, moment.view) == hint(game, game.views.view(other, moment.seat))


def held_question(game: Game) -> Iterator[Moment]:
    """The first decision of a random game of three that another seat has answered already, where a game has such."""
    room = Room(game)
    for state in random_states(Case(game, 3, 0), 6):
        asked = [room.seats[index] for index in range(game.rules.asked(state, room.seats))]
        waiting = [seat for seat in asked if game.rules.legal_moves(state, seat, room.moves)]
        if 0 < len(waiting) < len(asked):
            moves = [room.moves[index] for index in range(game.rules.legal_moves(state, waiting[0], room.moves))]
            yield Moment(game, game.memory.copy(state), waiting[0], moves)
            return
    assert game.name not in HELD


def test_the_library_call_advises_the_seat_that_is_to_act() -> None:
    table = fiveleaf.start("lucky-five", seats=2, seed="hint")
    table.resolve_all()
    seat = table.may_act[0]
    advised = fiveleaf.hint(fiveleaf.transcript(table))
    assert [one["move"] for one in advised["moves"]] == [one.move for one in hint_at(table, seat)[1]]
    assert advised["seat"] == seat


def test_nobody_is_advised_who_is_not_to_act() -> None:
    table = fiveleaf.start("lucky-five", seats=2, seed="hint")
    with pytest.raises(Refused, match="Nobody is to act"):
        hint_at(table)
    table.resolve_all()
    with pytest.raises(Refused, match="is not to act now"):
        hint_at(table, 1 - table.may_act[0])
