"""Builds the message that shows a table to one connection."""

from __future__ import annotations

from fiveleaf.engine.fairness import opened
from fiveleaf.server.tables import rematch
from fiveleaf.server.tables.connection import Connection
from fiveleaf.server.tables.state import TableState
from fiveleaf.server.wire import TableShown, Window


def table_shown(table: TableState, windows: list[Window], connection: Connection) -> TableShown:
    """Returns the table as that connection may see it, with the events that it was not sent yet."""
    record, snapshot, presence, player = table.record, table.snapshot, table.presence, connection.player_id
    yours = presence.seats_of.get(player, [])
    seats: list[int | None] = [*yours] or [None]
    sent = connection.events_sent.get(record.id, 0)
    first = sent if snapshot and sent <= snapshot.ply else 0
    is_guest = bool(yours) or player == record.host or presence.watchers.get(connection, False)
    ended = snapshot if snapshot is not None and snapshot.status == "over" else None
    return TableShown(
        table=record.id,
        game=record.game,
        options=record.options,
        status=snapshot.status if snapshot else record.status,
        pace=table.pace,
        listed=record.listed,
        host=player == record.host,
        invite=table.invite if is_guest else None,
        seats=presence.shown,
        yours=yours,
        yours_left=presence.left_of.get(player, []),
        views=[snapshot.seen(seat) for seat in seats] if snapshot else [],
        ply=snapshot.ply if snapshot else 0,
        first=first,
        events=[snapshot.events(seat, first) for seat in seats] if snapshot else [],
        effects=[snapshot.effects(seat, first) for seat in seats] if snapshot else [],
        pauses=[snapshot.pauses(seat, first) for seat in seats] if snapshot else [],
        windows=windows,
        played_since=[table.played_since.get(seat) for seat in yours],
        seal=table.seal,
        fairness=opened(ended.match.seal) if ended else None,
        result=ended.match.result() if ended else None,
        series=rematch.series_shown(table),
        agreed=rematch.agreed_shown(table),
        rematch=record.rematch,
        spectators=presence.spectators,
        coach=table.coach,
    )
