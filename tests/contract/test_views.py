"""Views: what a seat cannot know never reaches it, and what it imagines fits what it sees."""

from __future__ import annotations

import msgspec
import pytest

from fiveleaf.bots.levels import NAMES, find_bot
from fiveleaf.engine.chance import new_rng
from fiveleaf.engine.layout import buffer_of
from tests.contract.cases import EACH_CASE, EACH_SEAT_COUNT, Case, Room, random_states

SPECTATOR = -1
OPENING = 40  # the first states of a game are all looked at,
EVERY = 17  # and later one in so many


def is_looked_at(index: int) -> bool:
    return index < OPENING or index % EVERY == 0


@EACH_CASE
def test_what_a_seat_cannot_know_leaves_its_view_unchanged(case: Case) -> None:
    game, memory = case.game, case.game.memory
    pieces = case.positions.pieces(game.start(case.options, case.seats))
    rng = buffer_of(new_rng(3))
    for index, state in enumerate(random_states(case, 3)):
        if not is_looked_at(index):
            continue
        for seat in (*range(case.seats), SPECTATOR):
            seen = msgspec.json.encode(game.views.view(state, None if seat == SPECTATOR else seat))
            other = memory.copy(state)
            game.rules.redeal(other, seat, rng)
            assert msgspec.json.encode(game.views.view(other, None if seat == SPECTATOR else seat)) == seen
            assert case.positions.pieces(other) == pieces


@EACH_CASE
def test_an_imagined_state_is_legal_and_looks_the_same(case: Case) -> None:
    game, room = case.game, Room(case.game)
    pieces = case.positions.pieces(game.start(case.options, case.seats))
    rng = buffer_of(new_rng(4))
    for index, state in enumerate(random_states(case, 4)):
        if not is_looked_at(index):
            continue
        for seat in (*range(case.seats), None):
            seen = game.views.view(state, seat)
            imagined = game.views.imagine(seen, rng)
            assert msgspec.json.encode(game.views.view(imagined, seat)) == msgspec.json.encode(seen)
            assert case.positions.pieces(imagined) == pieces
            if seat is not None:
                count = game.rules.legal_moves(state, seat, room.moves)
                moves = [room.moves[index] for index in range(count)]
                assert game.rules.legal_moves(imagined, seat, room.moves) == count
                assert [room.moves[index] for index in range(count)] == moves


@EACH_SEAT_COUNT
def test_a_view_survives_json(case: Case) -> None:
    for index, state in enumerate(random_states(case, 6)):
        if not is_looked_at(index):
            continue
        seen = case.game.views.view(state, 0)
        assert msgspec.json.decode(msgspec.json.encode(seen), type=case.game.views.View) == seen


@pytest.mark.parametrize("name", NAMES[:3])  # those that think have tests of their own, in tests/bots
@EACH_SEAT_COUNT
def test_a_bot_chooses_a_legal_move_and_the_same_one_for_the_same_view(case: Case, name: str) -> None:
    bot, rules, room = find_bot(case.game, name), case.game.rules, Room(case.game)
    for index, state in enumerate(random_states(case, 7)):
        seat = rules.to_act(state)
        if not is_looked_at(index) or seat < 0:
            continue
        moves = [room.moves[index] for index in range(rules.legal_moves(state, seat, room.moves))]
        seen = case.game.views.view(state, seat)
        move = bot.choose(seen, moves, buffer_of(new_rng(index)))
        assert move in moves
        assert bot.choose(seen, moves, buffer_of(new_rng(index))) == move


@EACH_CASE
def test_where_a_game_says_that_nothing_is_hidden_all_see_the_same(case: Case) -> None:
    is_open = getattr(case.game.views, "is_open", None)
    if is_open is None:
        return
    for index, state in enumerate(random_states(case, 9)):
        if is_looked_at(index) and is_open(state):
            seen = case.game.views.view(state, None)
            for seat in range(case.seats):
                assert case.game.views.view(state, seat) == msgspec.structs.replace(seen, seat=seat)
