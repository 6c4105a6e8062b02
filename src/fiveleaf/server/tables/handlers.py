"""Handlers: plain functions of a table as it is, who asks, and what is asked; each returns a change, or refuses.

They store nothing, send nothing and wait for nothing: `TableActor.commit` does all that with the change. `HANDLERS` and
`SCHEDULED` at the end say which function handles what.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable, Mapping
from typing import Any

from fiveleaf.engine.errors import Refused
from fiveleaf.server.clocks import Time
from fiveleaf.server.people.players import PHRASES
from fiveleaf.server.store import TableRecord
from fiveleaf.server.tables import lobby, playing, starting
from fiveleaf.server.tables.change import (
    NOTHING,
    AdviceWanted,
    Change,
    GameBegan,
    Progress,
    StartBrokenOff,
    TableLeft,
)
from fiveleaf.server.tables.connection import Connection
from fiveleaf.server.tables.inputs import (
    Begin,
    BotMove,
    BreakOff,
    Close,
    Deleted,
    Disclose,
    GameTimeUp,
    Left,
    MoveTimeUp,
    Renew,
    Retry,
    SaveClock,
    StandIn,
    Unload,
    WindowClosed,
)
from fiveleaf.server.tables.matches import new_match
from fiveleaf.server.tables.snapshot import Snapshot, seats_of
from fiveleaf.server.tables.state import TableState, replace
from fiveleaf.server.wire import (
    Advise,
    Decide,
    Pledge,
    Rematch,
    Reveal,
    Say,
    SetFirst,
    SetSeat,
    Sit,
    Spoken,
    Stand,
    Start,
    Unwatch,
    Watch,
)

# ── seats ────────────────────────────────────────────────────────────────────────────────────────


def with_record(table: TableState, record: TableRecord) -> Change:
    """The table's record changes, and everybody sees it; those who got or left a seat are sent all events anew."""
    if record == table.record:
        return NOTHING
    moved = {
        connection: 0
        for connection in table.presence.watchers
        if seats_of(record, connection.player_id) != seats_of(table.record, connection.player_id)
    }
    return Change(record=record, resend=moved, shown_to=table.everybody)


def sit(table: TableState, sender: Connection, asked: Sit, time: Time) -> Change:
    """Somebody who is known here, or was invited, takes an open seat."""
    if sender.player is None:
        raise Refused("error-no-player")
    is_known = sender.player.id in table.presence.people or sender.player.id == table.record.host
    if not (table.record.listed or is_known or table.presence.watchers.get(sender)):
        raise Refused("error-not-invited")
    return with_record(table, lobby.sit(table.record, asked.seat, sender.player, asked.name, asked.animal))


def stand(table: TableState, sender: Connection, asked: Stand, time: Time) -> Change:
    """Somebody leaves a seat."""
    return with_record(table, lobby.stand(table.record, asked.seat, sender.player, table.is_over))


def set_seat(table: TableState, sender: Connection, asked: SetSeat, time: Time) -> Change:
    """The host puts a bot on a seat, or opens it."""
    return with_record(table, lobby.set_seat(table.record, asked.seat, asked.bot, sender.player))


def set_first(table: TableState, sender: Connection, asked: SetFirst, time: Time) -> Change:
    """The host names the seat that begins."""
    return with_record(table, lobby.set_first(table.record, asked.seat, sender.player))


def stand_in(table: TableState, asked: StandIn, time: Time) -> Change:
    """A bot plays for somebody who is away."""
    if asked.seat not in table.presence.away:
        return NOTHING
    return Change(presence=table.presence.with_stand_in(asked.seat), shown_to=table.everybody)


def renew(table: TableState, asked: Renew, time: Time) -> Change:
    """A lobby stays in the lists while one of its people is there."""
    return Change(saves_time=table.record.status == "lobby" and not table.presence.is_resting)


# ── the start ────────────────────────────────────────────────────────────────────────────────────


def may_begin(table: TableState) -> bool:
    """Returns whether nothing but time is missing to a table that begins by itself."""
    record, presence = table.record, table.presence
    is_ready = record.status == "lobby" and record.start and lobby.is_full(record)
    return is_ready and presence.people <= presence.present


def pledge(table: TableState, sender: Connection, asked: Pledge, time: Time) -> Change:
    """A browser pledges itself to the bytes that it will reveal."""
    return with_record(table, starting.pledge(table.record, asked.seat, sender.player, asked.pledge))


def start(table: TableState, sender: Connection, asked: Start, time: Time) -> Change:
    """Somebody starts the game: the seats and pledges are closed."""
    return begin_when_answered(table, starting.close(lobby.start(table.record, asked.fill, sender.player)))


def begin(table: TableState, asked: Begin, time: Time) -> Change:
    """The game starts by itself."""
    return begin_when_answered(table, starting.close(table.record)) if may_begin(table) else NOTHING


def reveal(table: TableState, sender: Connection, asked: Reveal, time: Time) -> Change:
    """A browser answers its pledge; after the last one the game begins."""
    record = starting.reveal(table.record, asked.seat, sender.player, asked.revealed)
    return NOTHING if record == table.record else begin_when_answered(table, record)


def begin_when_answered(table: TableState, record: TableRecord) -> Change:
    """The game begins, unless a pledge is still to be answered; its first luck is stored together with the seal."""
    if starting.waiting_for(record):
        return with_record(table, record)
    record = starting.begun(record)
    match = new_match(record)
    return Change(
        inputs=match.begin().inputs,
        record=record,
        match=match,
        snapshot=Snapshot(match),
        progress=Progress.NEXT_QUESTION,
        shown_to=table.everybody,
        follows=(GameBegan(),),
    )


def break_off(table: TableState, asked: BreakOff, time: Time) -> Change:
    """A start that has waited too long for pledged bytes is broken off."""
    if table.record.status != "starting":
        return NOTHING
    change = with_record(table, starting.broken_off(table.record))
    return replace(change, follows=(StartBrokenOff(starting.waiting_for(table.record)),))


# ── watching, speaking, asking ───────────────────────────────────────────────────────────────────


def watch(table: TableState, sender: Connection, asked: Watch, time: Time) -> Change:
    """The connection sees the table from now on; the others see that it came."""
    if sender.has_left:
        return NOTHING
    if len(sender.events_sent) >= table.settings.watch_limit and table.id not in sender.events_sent:
        raise Refused("error-too-fast")
    presence = table.presence.with_watcher(sender, is_invite(table, asked.invite))
    is_new = sender not in table.presence.watchers
    return Change(
        presence=presence,
        resend={sender: max(0, asked.after)},
        shown_to=tuple(presence.watchers) if is_new else (sender,),
    )


def is_invite(table: TableState, invite: str | None) -> bool:
    """Returns whether that is the table's invitation."""
    return invite is not None and invite.isascii() and hmac.compare_digest(table.invite, invite)


def unwatch(table: TableState, sender: Connection, asked: Unwatch | Left, time: Time) -> Change:
    """The connection sees no more of the table."""
    if sender not in table.presence.watchers:
        return NOTHING
    presence = table.presence.without_watcher(sender)
    return Change(presence=presence, shown_to=tuple(presence.watchers))


def say(table: TableState, sender: Connection, asked: Say, time: Time) -> Change:
    """A quick phrase, to everybody."""
    if asked.phrase not in PHRASES:
        raise Refused("error-no-phrase")
    lobby.own_seat(table.record, asked.seat, sender.player)
    spoken = Spoken(table.id, asked.seat, asked.phrase)
    return Change(sent=[(connection, spoken) for connection in table.presence.watchers])


def advise(table: TableState, sender: Connection, asked: Advise, time: Time) -> Change:
    """Somebody wants to know what the coach thinks of their moves, and may."""
    if table.coach == "no":
        raise Refused("error-no-coach")
    lobby.own_seat(table.record, asked.seat, sender.player)
    if table.snapshot is None:
        raise Refused("error-not-started")
    if table.snapshot.seen(asked.seat).question is None:
        raise table.snapshot.table.out_of_turn(asked.seat)
    return Change(follows=(AdviceWanted(sender, asked, table.snapshot),))


def rematch(table: TableState, sender: Connection, asked: Rematch, time: Time) -> Change:
    """The same people again: the first who asks makes the table, the others are led to it."""
    record, snapshot = table.record, table.snapshot
    if record.rematch is not None:
        return Change(shown_to=(sender,))
    if snapshot is not None and snapshot.status != "over":
        raise Refused("error-not-over")
    first_seat = snapshot.seen(None).view.first_seat if snapshot is not None else None
    again = lobby.again(record, first_seat, sender.player, time.wall())
    return replace(with_record(table, replace(record, rematch=again.id)), opens=again)


# ── the memory ───────────────────────────────────────────────────────────────────────────────────


def show_again(table: TableState, asked: Retry, time: Time) -> Change:
    """After a fault of the store everybody sees what it has, and the table goes on."""
    return Change(shown_to=table.everybody)


def unload(table: TableState, asked: Unload, time: Time) -> Change:
    """A table that nobody watches leaves the memory; the time on the game's clock is stored."""
    if table.presence.watchers:
        return NOTHING
    return Change(saves_time=asked.used != table.used, follows=(TableLeft(),))


def close(table: TableState, asked: Close, time: Time) -> Change:
    """The server stops: the table leaves the memory, whoever watches it."""
    return Change(saves_time=asked.used != table.used, follows=(TableLeft(at_once=True),))


def delete(table: TableState, asked: Deleted, time: Time) -> Change:
    """A table that the store has no more leaves the memory, too."""
    return Change(follows=(TableLeft(at_once=True),))


# ── which function handles what ──────────────────────────────────────────────────────────────────

HANDLERS: Mapping[type, Callable[[TableState, Connection, Any, Time], Change]] = {
    Decide: playing.decide,
    Watch: watch,
    Unwatch: unwatch,
    Left: unwatch,
    Sit: sit,
    Stand: stand,
    SetSeat: set_seat,
    SetFirst: set_first,
    Start: start,
    Pledge: pledge,
    Reveal: reveal,
    Say: say,
    Advise: advise,
    Rematch: rematch,
}
SCHEDULED: Mapping[type, Callable[[TableState, Any, Time], Change]] = {
    BotMove: playing.bot_move,
    WindowClosed: playing.window_closed,
    MoveTimeUp: playing.move_time_up,
    GameTimeUp: playing.game_time_up,
    Disclose: playing.disclose,
    SaveClock: playing.save_clock,
    StandIn: stand_in,
    Begin: begin,
    BreakOff: break_off,
    Renew: renew,
    Retry: show_again,
    Unload: unload,
    Close: close,
    Deleted: delete,
}
