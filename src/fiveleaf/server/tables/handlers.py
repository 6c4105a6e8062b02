"""Handlers: plain functions of a table, the sender and the message; each returns a change, or refuses.

They store nothing, send nothing and wait for nothing: `TableActor.commit` does all that with the change. `HANDLERS` and
`SCHEDULED` at the end say which function handles what.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from fiveleaf.engine.errors import Refused
from fiveleaf.server.clocks import Time
from fiveleaf.server.people.players import PHRASES, is_invite
from fiveleaf.server.store import TableRecord
from fiveleaf.server.tables import lobby, playing, rematch, seating, starting
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
    ReadingTimeUp,
    RematchDue,
    Renew,
    Retry,
    SaveClock,
    StandIn,
    Unload,
    WindowClosed,
)
from fiveleaf.server.tables.matches import new_match
from fiveleaf.server.tables.seating import with_record
from fiveleaf.server.tables.snapshot import Snapshot
from fiveleaf.server.tables.state import TableState, replace
from fiveleaf.server.wire import (
    Advise,
    Decide,
    Pledge,
    Reading,
    Rematch,
    Reveal,
    Say,
    SetFirst,
    SetSeat,
    Sit,
    Spoken,
    Stand,
    Start,
    TakeBack,
    Unwatch,
    Watch,
)

# ── people who are away ─────────────────────────────────────────────────────────────────────────────


def stand_in(table: TableState, asked: StandIn, time: Time) -> Change:
    """Lets a bot stand in for a person who is away."""
    if asked.seat not in table.presence.away:
        return NOTHING
    return Change(presence=table.presence.with_stand_in(asked.seat), shown_to=table.everybody)


def renew(table: TableState, asked: Renew, time: Time) -> Change:
    """Keeps a lobby listed while one of its people is present."""
    return Change(saves_time=table.record.status == "lobby" and not table.presence.is_resting)


# ── the start ────────────────────────────────────────────────────────────────────────────────────


def may_begin(table: TableState) -> bool:
    """Returns whether a table that starts by itself only has to wait."""
    record, presence = table.record, table.presence
    is_ready = record.status == "lobby" and record.start and lobby.is_full(record)
    return is_ready and presence.people <= presence.present


def pledge(table: TableState, sender: Connection, asked: Pledge, time: Time) -> Change:
    """Records a browser's pledge."""
    return with_record(table, starting.pledge(table.record, asked.seat, sender.player, asked.pledge))


def start(table: TableState, sender: Connection, asked: Start, time: Time) -> Change:
    """Starts the game on request: closes the seats and the pledges."""
    return begin_when_answered(table, starting.close(lobby.start(table.record, asked.fill, sender.player)))


def begin(table: TableState, asked: Begin, time: Time) -> Change:
    """Starts the game without a request."""
    return begin_when_answered(table, starting.close(table.record)) if may_begin(table) else NOTHING


def reveal(table: TableState, sender: Connection, asked: Reveal, time: Time) -> Change:
    """Records the revealed bytes of a browser; after the last ones the game begins."""
    record = starting.reveal(table.record, asked.seat, sender.player, asked.revealed)
    return NOTHING if record == table.record else begin_when_answered(table, record)


def begin_when_answered(table: TableState, record: TableRecord) -> Change:
    """Begins the game once all pledges are answered; its first luck is stored together with the seal."""
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
    """Breaks off a start that has waited too long for revealed bytes."""
    if table.record.status != "starting":
        return NOTHING
    change = with_record(table, starting.broken_off(table.record))
    return replace(change, follows=(StartBrokenOff(starting.waiting_for(table.record)),))


# ── watching, speaking, asking ───────────────────────────────────────────────────────────────────


def watch(table: TableState, sender: Connection, asked: Watch, time: Time) -> Change:
    """Subscribes the connection to the table; the others see the new presence."""
    if sender.has_left:
        return NOTHING
    if len(sender.events_sent) >= table.settings.watch_limit and table.id not in sender.events_sent:
        raise Refused("error-too-fast")
    presence = table.presence.with_watcher(sender, is_invite(table.invite, asked.invite))
    is_new = sender not in table.presence.watchers
    return Change(
        presence=presence,
        resend={sender: max(0, asked.after)},
        shown_to=tuple(presence.watchers) if is_new else (sender,),
    )


def unwatch(table: TableState, sender: Connection, asked: Unwatch | Left, time: Time) -> Change:
    """Unsubscribes the connection from the table."""
    if sender not in table.presence.watchers:
        return NOTHING
    presence = table.presence.without_watcher(sender)
    return Change(presence=presence, shown_to=tuple(presence.watchers))


def say(table: TableState, sender: Connection, asked: Say, time: Time) -> Change:
    """Sends a quick phrase to everybody."""
    if asked.phrase not in PHRASES:
        raise Refused("error-no-phrase")
    lobby.own_seat(table.record, asked.seat, sender.player)
    spoken = Spoken(table.id, asked.seat, asked.phrase)
    return Change(sent=[(connection, spoken) for connection in table.presence.watchers])


def advise(table: TableState, sender: Connection, asked: Advise, time: Time) -> Change:
    """Requests the coach's advice, if the sender may ask for it."""
    if table.coach == "no":
        raise Refused("error-no-coach")
    lobby.own_seat(table.record, asked.seat, sender.player)
    if table.snapshot is None:
        raise Refused("error-not-started")
    if table.snapshot.seen(asked.seat).question is None:
        raise table.snapshot.table.out_of_turn(asked.seat)
    return Change(follows=(AdviceWanted(sender, asked, table.snapshot),))


# ── the memory ───────────────────────────────────────────────────────────────────────────────────


def show_again(table: TableState, asked: Retry, time: Time) -> Change:
    """Continues after a fault of the store, with the stored state shown to everybody."""
    return Change(shown_to=table.everybody)


def unload(table: TableState, asked: Unload, time: Time) -> Change:
    """Unloads a table without watchers; the time on the game's clock is stored."""
    if table.presence.watchers:
        return NOTHING
    return Change(saves_time=asked.used != table.used, follows=(TableLeft(),))


def close(table: TableState, asked: Close, time: Time) -> Change:
    """Unloads the table because the server stops."""
    return Change(saves_time=asked.used != table.used, follows=(TableLeft(at_once=True),))


def delete(table: TableState, asked: Deleted, time: Time) -> Change:
    """Unloads a table that was deleted from the store."""
    return Change(follows=(TableLeft(at_once=True),))


# ── which function handles what ──────────────────────────────────────────────────────────────────

HANDLERS: Mapping[type, Callable[[TableState, Connection, Any, Time], Change]] = {
    Decide: playing.decide,
    Reading: playing.read,
    Watch: watch,
    Unwatch: unwatch,
    Left: unwatch,
    Sit: seating.sit,
    Stand: seating.stand,
    TakeBack: seating.take_back,
    SetSeat: seating.set_seat,
    SetFirst: seating.set_first,
    Start: start,
    Pledge: pledge,
    Reveal: reveal,
    Say: say,
    Advise: advise,
    Rematch: rematch.answer,
}
SCHEDULED: Mapping[type, Callable[[TableState, Any, Time], Change]] = {
    BotMove: playing.bot_move,
    WindowClosed: playing.window_closed,
    MoveTimeUp: playing.move_time_up,
    ReadingTimeUp: playing.reading_time_up,
    GameTimeUp: playing.game_time_up,
    Disclose: playing.disclose,
    SaveClock: playing.save_clock,
    StandIn: stand_in,
    Begin: begin,
    BreakOff: break_off,
    RematchDue: rematch.due,
    Renew: renew,
    Retry: show_again,
    Unload: unload,
    Close: close,
    Deleted: delete,
}
