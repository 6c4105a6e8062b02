"""Views: what a seat cannot know never reaches it, and what it imagines fits what it sees."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from fiveleaf.bots.levels import NAMES, find_bot
from fiveleaf.engine.chance import new_rng
from fiveleaf.engine.contract import CHANCE, Event
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.layout import buffer_of
from fiveleaf.engine.notation import compact
from fiveleaf.engine.table import Table, seen_by
from fiveleaf.engine.view import word
from tests.contract.cases import EACH_CASE, EACH_SEAT_COUNT, Case, Room, random_states
from tests.contract.test_every_game import every_written_move

SPECTATOR = -1
OPENING = 40  # the first states of a game are all looked at,
EVERY = 17  # and later one in so many
TRIED = 12  # written moves that a seat tries at one state, others at the next


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
def test_hidden_answers_of_others_are_still_to_come_in_a_determinization(case: Case) -> None:
    rules, room, rng = case.game.rules, Room(case.game), buffer_of(new_rng(6))
    for state in random_states(case, 4):
        asked = [room.seats[index] for index in range(rules.asked(state, room.seats))]
        for seat in asked:
            other = case.game.memory.copy(state)
            rules.redeal(other, seat, rng)
            assert all(rules.legal_moves(other, one, room.moves) for one in asked if one != seat)


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
        assert msgspec.json.decode(msgspec.json.encode(seen), type=type(seen)) == seen


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
    opened = 0
    for index, state in enumerate(random_states(case, 9)):
        if is_looked_at(index) and case.game.is_open(state):
            opened += 1
            seen = case.game.views.view(state, None)
            for seat in range(case.seats):
                assert case.game.views.view(state, seat) == msgspec.structs.replace(seen, seat=seat)
    assert opened or case.game.secret_chances


@EACH_CASE
def test_a_seat_sees_its_own_held_answer_as_the_game_says(case: Case) -> None:
    """What is shown of an answer that settles a question must look like one that does not."""
    rules, views, room = case.game.rules, case.game.views, Room(case.game)
    for index, state in enumerate(random_states(case, 11)):
        phase = word(case.game.phases(state.phase))
        if not is_looked_at(index) or phase not in case.game.silence:
            continue
        for seat in range(case.seats):
            seen = views.view(state, seat)
            codes = [room.moves[place] for place in range(rules.legal_moves(state, seat, room.moves))]
            for code in codes:
                other = case.game.memory.copy(state)
                rules.play(other, seat, code)
                if rules.asked(other, room.seats) > 1 and other.phase == state.phase:
                    move = case.game.notation.move_words(state, seat, code)
                    assert case.game.answered(seen, move) == views.view(other, seat)


# ── the log and the refusals ─────────────────────────────────────────────────────────────────────


def what_may_follow(case: Case, state: Any, room: Room) -> list[tuple[Event, Any]]:
    """Every event that luck or the one seat that is asked may bring now, each with the state after it."""
    rules, notation = case.game.rules, case.game.notation
    seat = rules.to_act(state)
    happens: Callable[..., None] = rules.play
    follow: list[tuple[Event, tuple[int, ...]]] = []
    if seat == CHANCE:
        codes = [code for code in range(rules.weigh(state, room.weights)) if room.weights[code]]
        follow = [(notation.outcome_words(state, code), (code,)) for code in codes]
        happens = rules.resolve
    elif seat >= 0 and rules.asked(state, room.seats) == 1:
        codes = [room.moves[index] for index in range(rules.legal_moves(state, seat, room.moves))]
        follow = [({"seat": seat, **notation.move_words(state, seat, code)}, (seat, code)) for code in codes]
    after = [(event, case.game.memory.copy(state), choice) for event, choice in follow]
    for _, other, choice in after:
        happens(other, *choice)
    return [(event, other) for event, other, _ in after]


@EACH_CASE
def test_an_event_as_seen_tells_no_more_than_the_view_after_it(case: Case) -> None:
    """The views are the oracle: what only the owner of an event can tell apart, the event does not tell others."""
    room = Room(case.game)
    compared = 0
    for index, state in enumerate(random_states(case, 3)):
        follow = what_may_follow(case, state, room) if is_looked_at(index) else []
        for viewer in (*range(case.seats), None):
            for pairs in alike_to(case, viewer, follow).values():
                events, owners = ({pair[part] for pair in pairs} for part in (0, 1))
                compared += len(owners) > 1
                assert len(events) == 1 or len(owners) == 1, (viewer, sorted(events)[:2])
    assert compared or not case.game.secret_chances


def alike_to(case: Case, viewer: int | None, follow: list[tuple[Event, Any]]) -> dict[str, set[tuple[str, str]]]:
    """By what the viewer sees after an event of another seat: the event as seen, and that seat's own view."""
    view = case.game.views.view
    alike: dict[str, set[tuple[str, str]]] = {}
    for event, after in follow:
        owner = event.get("seat", viewer)
        if owner != viewer:
            pair = compact(seen_by(case.game, event, viewer)), compact(view(after, owner))
            alike.setdefault(compact(view(after, viewer)), set()).add(pair)
    return alike


def verdict(table: Table, seat: int, move: dict[str, Any]) -> tuple[str, str | None, str] | None:
    """Why the table refuses a move, as it is told; None where it is legal."""
    try:
        table.code_of(seat, move)
    except Refused as refused:
        return refused.key, refused.clause, compact(refused.params)
    return None


@EACH_CASE
def test_a_refusal_is_the_same_in_all_states_that_a_seat_cannot_tell_apart(case: Case) -> None:
    game, rng = case.game, buffer_of(new_rng(5))
    table, written = Table(game, case.seats, case.options), every_written_move(game)
    stride = max(1, len(written) // TRIED)
    tried = refused = 0
    for index, state in enumerate(random_states(case, 8)):
        if not is_looked_at(index) or game.rules.to_act(state) < 0:
            continue
        tried += 1
        for seat in range(case.seats):
            other = game.memory.copy(state)
            game.rules.redeal(other, seat, rng)
            for move in written[index % stride :: stride]:
                table.state = other
                imagined = verdict(table, seat, move)
                table.state = state
                told = verdict(table, seat, move)
                assert told == imagined, (seat, move)
                refused += told is not None
    assert refused or not tried
