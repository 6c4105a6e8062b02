"""The rematch: asked after a game, agreed by everybody who is still there; and the score of the games in a row.

Nobody is moved without having agreed. Seats of people who declined or have left go to bots; those who have only left
may take theirs back.
"""

from __future__ import annotations

from fiveleaf.catalogue import find
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.seal import new_secret
from fiveleaf.server.clocks import Time
from fiveleaf.server.people.players import TABLE_BYTES, new_token
from fiveleaf.server.store import SeatRecord, SeriesRecord, TableRecord
from fiveleaf.server.tables import lobby
from fiveleaf.server.tables.change import NOTHING, Change
from fiveleaf.server.tables.connection import Connection
from fiveleaf.server.tables.inputs import RematchDue
from fiveleaf.server.tables.presence import Presence
from fiveleaf.server.tables.seating import with_record
from fiveleaf.server.tables.snapshot import Snapshot
from fiveleaf.server.tables.state import TableState, replace
from fiveleaf.server.wire import Rematch, SeriesShown

# ── asking and agreeing ──────────────────────────────────────────────────────────────────────────


def answer(table: TableState, sender: Connection, asked: Rematch, time: Time) -> Change:
    """Records whether the sender wants a rematch; the last answer creates it."""
    record, player = table.record, sender.player_id
    if not table.is_over:
        raise Refused("error-not-over")
    if player is None or player not in table.presence.people:
        raise Refused("error-not-seated")
    if record.rematch is not None:
        return Change(shown_to=(sender,))
    insists = asked.agree and player in record.agreed and not open_answers(record, table.presence)
    record = answered(record, player, asked.agree)
    if insists or is_complete(record, table.presence):
        return created(table, record, time)
    return with_record(table, record)


def due(table: TableState, asked: RematchDue, time: Time) -> Change:
    """Creates a rematch without those who have left."""
    is_due = table.record.rematch is None and may_begin(table.record, table.presence)
    return created(table, table.record, time) if is_due else NOTHING


def answered(record: TableRecord, player: str, agree: bool) -> TableRecord:
    """Returns the record with a player's newest answer."""
    agreed = tuple(other for other in record.agreed if other != player or agree)
    declined = tuple(other for other in record.declined if other != player)
    if agree:
        return replace(record, agreed=agreed if player in agreed else (*agreed, player), declined=declined)
    return replace(record, agreed=agreed, declined=(*declined, player))


def open_answers(record: TableRecord, presence: Presence) -> frozenset[str]:
    """Returns the people who are there and have not answered."""
    return (presence.people & presence.present) - {*record.agreed, *record.declined}


def coming(record: TableRecord, presence: Presence) -> frozenset[str]:
    """Returns the people who are there and have agreed."""
    return presence.people & presence.present & {*record.agreed}


def may_begin(record: TableRecord, presence: Presence) -> bool:
    """Returns whether all who are there have answered, and somebody is left to play with, if there was anybody."""
    if not record.agreed or open_answers(record, presence):
        return False
    return len(coming(record, presence)) >= min(2, len(presence.people))


def is_complete(record: TableRecord, presence: Presence) -> bool:
    """Returns whether a rematch may begin, and does so without leaving anybody behind."""
    return may_begin(record, presence) and presence.people - {*record.declined} == coming(record, presence)


# ── the new table ────────────────────────────────────────────────────────────────────────────────


def created(table: TableState, record: TableRecord, time: Time) -> Change:
    """Returns the change that creates the agreed rematch."""
    again = next_table(record, coming(record, table.presence), winners_of(table.snapshot), time.wall())
    return replace(with_record(table, replace(record, rematch=again.id)), opens=again)


def next_table(record: TableRecord, people: frozenset[str], winners: tuple[int, ...], wall: int) -> TableRecord:
    """Returns the record of a rematch of these people: the same seats, options, pace and coach.

    The lot decides again who begins; where somebody was named, it is the next seat's turn.
    """
    first = record.options.get("first_seat")
    begins = {} if first is None else {"first_seat": (first + 1) % len(record.seats)}
    return replace(
        record,
        id=new_token(TABLE_BYTES),
        rules=find(record.game).version,
        options={**record.options, **begins},
        seats=next_seats(record, people),
        host=record.host if record.host in people else next(one for one in record.agreed if one in people),
        secret=new_secret().hex(),
        made=wall,
        status="lobby",
        start=True,
        rematch=None,
        broken=(),
        series=series_after(record, winners),
        agreed=(),
        declined=(),
    )


def next_seats(record: TableRecord, people: frozenset[str]) -> tuple[SeatRecord, ...]:
    """Returns the seats of a rematch, with bots for those who do not come along."""
    seats = [replace(seat, contribution=None, pledge=None, revealed=None) for seat in record.seats]
    for index, seat in enumerate(seats):
        if seat.kind == "person" and seat.player not in people:
            bot = lobby.left_to_bot(record.game, seat, tuple(seats))
            seats[index] = replace(bot, left=None) if seat.player in record.declined else bot
    return tuple(seats)


# ── the score of the series ──────────────────────────────────────────────────────────────────────


def winners_of(snapshot: Snapshot | None) -> tuple[int, ...]:
    """Returns the seats that won, once the end is shown."""
    if snapshot is None or snapshot.status != "over":
        return ()
    return snapshot.seen(None).view.winners or ()


def series_after(record: TableRecord, winners: tuple[int, ...]) -> SeriesRecord:
    """Returns the score of the series with one more game."""
    wins = record.series.wins or (0,) * len(record.seats)
    return SeriesRecord(record.series.games + 1, tuple(won + (seat in winners) for seat, won in enumerate(wins)))


def series_shown(table: TableState) -> SeriesShown | None:
    """Returns the score of the series as it is shown; None before and in a first game."""
    record = table.record
    series = series_after(record, winners_of(table.snapshot)) if table.is_over else record.series
    return SeriesShown(series.games, list(series.wins)) if series.games else None


def agreed_shown(table: TableState) -> list[bool | None]:
    """Returns by seat who wants a rematch; bots always do."""
    return [answer_shown(table.record, seat) for seat in table.record.seats] if table.is_over else []


def answer_shown(record: TableRecord, seat: SeatRecord) -> bool | None:
    """Returns the answer of a seat, None if it has not answered."""
    if seat.kind != "person" or seat.player in record.agreed:
        return True
    return False if seat.player in record.declined else None
