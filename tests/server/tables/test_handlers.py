"""Handlers: plain functions that give a change; what comes too late is ignored, and nothing is sent or stored."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from fiveleaf.engine.errors import Refused
from fiveleaf.server.settings import Settings
from fiveleaf.server.store import Loaded, PlayerRecord, TableRecord
from fiveleaf.server.tables import inputs, lobby
from fiveleaf.server.tables.change import NOTHING, Change, GameFinished, Progress, TableLeft
from fiveleaf.server.tables.connection import Connection
from fiveleaf.server.tables.handlers import HANDLERS, SCHEDULED
from fiveleaf.server.tables.inputs import Left, Scheduled
from fiveleaf.server.tables.matches import new_match
from fiveleaf.server.tables.presence import Presence
from fiveleaf.server.tables.starting import begun, close
from fiveleaf.server.tables.state import TableState, loaded_state, next_state
from fiveleaf.server.wire import AtTable, Decide, NewTable, Say, SeatAsked, SetSeat, Sit, Spoken, Taken, Watch
from tests.server.visitors import FakeTime

ANNA, BEN = (PlayerRecord(name, name.title(), "fox", "en") for name in ("anna", "ben"))
TIME = FakeTime()


class Silent(Connection):
    """A connection to which no handler may send anything."""

    def send(self, message: object) -> None:
        raise AssertionError(f"a handler sent {message}")


def a_table(record: TableRecord, *watchers: Connection) -> TableState:
    match = new_match(record) if record.status == "running" else None
    if match is not None:
        match.begin()
    presence = Presence(record.seats, dict.fromkeys(watchers, False))
    return loaded_state(Loaded(record, 1, 0, 0, []), match, presence, "invitation", Settings(), TIME)


def a_lobby() -> TableRecord:
    return lobby.make(NewTable("lucky-five", [SeatAsked("me"), SeatAsked("open")], listed=True), ANNA, 0)


def a_running(*seats: str) -> TableRecord:
    asked = [SeatAsked("me") if seat == "me" else SeatAsked("bot", bot=seat) for seat in seats]
    options = {"first_seat": 0, "deck": {"red": 9}}
    return begun(close(lobby.make(NewTable("lucky-five", asked, options), ANNA, 0)))


def handled(table: TableState, sender: Connection, message: AtTable | Left) -> Change:
    return HANDLERS[type(message)](table, sender, message, TIME)


def scheduled(table: TableState, message: Scheduled) -> Change:
    return SCHEDULED[type(message)](table, message, TIME)


def test_every_input_has_its_handler() -> None:
    def kinds(union: Any) -> set[type]:
        return set(union.__args__)

    assert set(HANDLERS) == kinds(AtTable) | {Left}
    assert set(SCHEDULED) == kinds(Scheduled)


def test_a_seat_changes_the_record_and_is_shown_to_everybody() -> None:
    anna, ben = Silent(ANNA), Silent(BEN)
    table = a_table(a_lobby(), anna, ben)
    change = handled(table, ben, Sit(table.id, 1))
    assert change.record is not None
    assert change.record.seats[1].player == "ben"
    assert (list(change.shown_to), change.resend) == ([anna, ben], {ben: 0})
    assert table.record.seats[1].kind == "open", "the table itself is as it was"
    assert next_state(table, change, TIME, 0).record.seats[1].player == "ben"


def test_what_is_refused_changes_nothing() -> None:
    ben = Silent(BEN)
    table = a_table(a_lobby(), ben)
    with pytest.raises(Refused):
        handled(table, ben, SetSeat(table.id, 1, "simple"))


def test_a_move_is_acknowledged_to_its_sender_and_shown_to_all() -> None:
    anna, ben = Silent(ANNA), Silent(BEN)
    table = a_table(a_running("me", "simple"), anna, ben)
    assert table.match is not None
    change = handled(table, anna, Decide(table.id, 0, "one", table.match.legal_moves(0)[0]))
    assert list(change.sent) == [(anna, Taken(table.id, "one"))]
    assert (change.progress, list(change.shown_to)) == (Progress.NEXT_QUESTION, [anna, ben])
    assert change.inputs[0].kind == "move"
    again = handled(table, anna, Decide(table.id, 0, "one", {"move": "stop"}))
    assert (list(again.sent), again.inputs, again.shown_to) == (list(change.sent), (), ())


def test_the_last_move_ends_the_game_in_its_record() -> None:
    anna = Silent(ANNA)
    table = a_table(a_running("me", "me"), anna)
    change = NOTHING
    match = table.match
    assert match is not None
    while not match.is_over:
        seat = match.may_act[0]
        change = handled(table, anna, Decide(table.id, seat, str(match.input_count), match.legal_moves(seat)[-1]))
        table = next_state(table, change, TIME, 0)
    assert change.follows == (GameFinished(),)
    assert (table.record.status, table.is_over) == ("over", True)


@pytest.mark.parametrize(
    "late",
    [
        inputs.WindowClosed(0),
        inputs.MoveTimeUp(0),
        inputs.BotMove(1, (0, 0), {"move": "stop"}),
        inputs.BotMove(1, (1, 7), {"move": "stop"}),
        inputs.BotMove(0, (1, 0), {"move": "stop"}),
        inputs.Disclose(),
        inputs.Begin(),
        inputs.BreakOff(),
        inputs.StandIn(0),
    ],
    ids=str,
)
def test_what_was_meant_for_another_moment_is_ignored(late: Scheduled) -> None:
    table = a_table(a_running("me", "simple"), Silent(ANNA))
    assert table.match is not None
    before = table.match.input_count
    assert scheduled(table, late) is NOTHING
    assert table.match.input_count == before


def test_the_clock_of_a_move_lets_a_bot_answer_this_question_only() -> None:
    table = a_table(a_running("me", "me"), Silent(ANNA))
    assert table.match is not None
    change = scheduled(table, inputs.MoveTimeUp(table.match.question))
    assert change.overdue == frozenset({0})
    assert next_state(table, change, TIME, 0).bot_for(0) == "simple"
    assert table.bot_for(0) is None
    after = next_state(next_state(table, change, TIME, 0), Change(progress=Progress.NEXT_QUESTION), TIME, 0)
    assert after.bot_for(0) is None


def test_a_table_is_unloaded_only_while_nobody_watches() -> None:
    anna = Silent(ANNA)
    assert scheduled(a_table(a_lobby(), anna), inputs.Unload(0)) is NOTHING
    assert scheduled(a_table(a_lobby()), inputs.Unload(0)).follows == (TableLeft(),)
    assert scheduled(a_table(a_lobby()), inputs.Unload(700)).saves_time, "the clock has gone on"
    assert scheduled(a_table(a_lobby(), anna), inputs.Close(0)).follows == (TableLeft(at_once=True),)


def test_whoever_has_left_does_not_watch() -> None:
    anna = Silent(ANNA)
    table = a_table(a_lobby())
    assert handled(table, anna, Watch(table.id)).presence is not None
    anna.has_left = True
    assert handled(table, anna, Watch(table.id)) is NOTHING


def test_a_phrase_goes_to_all_who_watch() -> None:
    anna, ben = Silent(ANNA), Silent(BEN)
    table = a_table(a_lobby(), anna, ben)
    spoken = Spoken(table.id, 0, "hello")
    assert list(handled(table, anna, Say(table.id, 0, "hello")).sent) == [(anna, spoken), (ben, spoken)]


def test_a_state_cannot_be_changed() -> None:
    table = a_table(a_lobby())
    with pytest.raises(AttributeError):
        table.version = 7  # type: ignore[misc]
    assert msgspec.structs.replace(table, version=7).version == 7
