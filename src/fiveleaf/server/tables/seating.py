"""Handlers of seats: who takes one, leaves it, takes it back, and what the host puts there."""

from __future__ import annotations

from fiveleaf.engine.errors import Refused
from fiveleaf.server.clocks import Time
from fiveleaf.server.store import TableRecord
from fiveleaf.server.tables import lobby
from fiveleaf.server.tables.change import NOTHING, Change
from fiveleaf.server.tables.connection import Connection
from fiveleaf.server.tables.snapshot import seats_of
from fiveleaf.server.tables.state import TableState
from fiveleaf.server.wire import SetFirst, SetSeat, Sit, Stand, TakeBack


def with_record(table: TableState, record: TableRecord) -> Change:
    """Returns a change of the record, shown to everybody; people who took or left a seat are sent all events again."""
    if record == table.record:
        return NOTHING
    moved = {
        connection: 0
        for connection in table.presence.watchers
        if seats_of(record, connection.player_id) != seats_of(table.record, connection.player_id)
    }
    return Change(record=record, resend=moved, shown_to=table.everybody)


def sit(table: TableState, sender: Connection, asked: Sit, time: Time) -> Change:
    """Seats a known player, or one with an invitation, on an open seat."""
    if sender.player is None:
        raise Refused("error-no-player")
    is_known = sender.player.id in table.presence.people or sender.player.id == table.record.host
    if not (table.record.listed or is_known or table.presence.watchers.get(sender)):
        raise Refused("error-not-invited")
    return with_record(table, lobby.sit(table.record, asked.seat, sender.player, asked.name, asked.animal))


def stand(table: TableState, sender: Connection, asked: Stand, time: Time) -> Change:
    """Frees a seat of the sender."""
    return with_record(table, lobby.stand(table.record, asked.seat, sender.player, table.is_over))


def take_back(table: TableState, sender: Connection, asked: TakeBack, time: Time) -> Change:
    """Gives a seat back to the sender, who had left it to a bot."""
    return with_record(table, lobby.take_back(table.record, asked.seat, sender.player, table.is_over))


def set_seat(table: TableState, sender: Connection, asked: SetSeat, time: Time) -> Change:
    """Puts a bot on a seat, or opens it, for the host."""
    return with_record(table, lobby.set_seat(table.record, asked.seat, asked.bot, sender.player))


def set_first(table: TableState, sender: Connection, asked: SetFirst, time: Time) -> Change:
    """Sets the seat that begins, for the host."""
    return with_record(table, lobby.set_first(table.record, asked.seat, sender.player))
