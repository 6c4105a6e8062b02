"""Handlers: plain functions of a table as it is, who asks, and what is asked; each returns a change, or refuses.

They store nothing, send nothing and wait for nothing: `TableActor.commit` does all that with the change.
"""

from __future__ import annotations

import hmac

from fiveleaf.engine.errors import Refused
from fiveleaf.server.clocks import Time
from fiveleaf.server.people.players import PHRASES
from fiveleaf.server.store import TableRecord
from fiveleaf.server.tables import inputs, lobby, playing, starting
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
from fiveleaf.server.tables.inputs import Scheduled
from fiveleaf.server.tables.matches import new_match
from fiveleaf.server.tables.snapshot import Snapshot, seats_of
from fiveleaf.server.tables.state import TableState, replace
from fiveleaf.server.wire import (
    Advise,
    AtTable,
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


def handle_message(table: TableState, sender: Connection, message: AtTable | inputs.Left, time: Time) -> Change:
    """What somebody's message leads to."""
    player, record = sender.player, table.record
    match message:
        case Decide():
            return playing.decide(table, sender, message, time.now())
        case Watch():
            return watch(table, sender, message)
        case Unwatch() | inputs.Left():
            return unwatch(table, sender)
        case Sit():
            return with_record(table, sit(table, sender, message))
        case Stand():
            return with_record(table, lobby.stand(record, message.seat, player, table.is_over))
        case SetSeat():
            return with_record(table, lobby.set_seat(record, message.seat, message.bot, player))
        case SetFirst():
            return with_record(table, lobby.set_first(record, message.seat, player))
        case Start():
            return start(table, lobby.start(record, message.fill, player))
        case Pledge():
            return with_record(table, starting.pledge(record, message.seat, player, message.pledge))
        case Reveal():
            return reveal(table, starting.reveal(record, message.seat, player, message.revealed))
        case Say():
            return say(table, sender, message)
        case Advise():
            return advise(table, sender, message)
        case Rematch():
            return rematch(table, sender, time.wall())


def handle_scheduled(table: TableState, message: Scheduled, time: Time) -> Change:
    """What an input leads to that nobody sent."""
    match message:
        case inputs.BotMove():
            return playing.bot_move(table, message, time.now())
        case inputs.WindowClosed():
            return playing.window_closed(table, message, time.now())
        case inputs.MoveTimeUp():
            return playing.move_time_up(table, message)
        case inputs.GameTimeUp():
            return playing.game_time_up(table)
        case inputs.Disclose():
            return playing.disclose(table)
        case inputs.SaveClock():
            return Change(saves_time=table.match is not None)
        case inputs.StandIn():
            return stand_in(table, message.seat)
        case inputs.Begin():
            return start(table, table.record) if may_begin(table) else NOTHING
        case inputs.BreakOff():
            return break_off(table)
        case inputs.Renew():
            return Change(saves_time=table.record.status == "lobby" and not table.presence.is_resting)
        case inputs.Retry():
            return Change(shown_to=table.everybody)
        case inputs.Unload():
            return leave_memory(table, message.used) if not table.presence.watchers else NOTHING
        case inputs.Close():
            return leave_memory(table, message.used, at_once=True)
        case inputs.Deleted():
            return Change(follows=(TableLeft(at_once=True),))


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


def sit(table: TableState, sender: Connection, asked: Sit) -> TableRecord:
    """Somebody who is known here, or was invited, takes an open seat."""
    if sender.player is None:
        raise Refused("error-no-player")
    is_known = sender.player.id in table.presence.people or sender.player.id == table.record.host
    if not (table.record.listed or is_known or table.presence.watchers.get(sender)):
        raise Refused("error-not-invited")
    return lobby.sit(table.record, asked.seat, sender.player, asked.name, asked.animal)


def stand_in(table: TableState, seat: int) -> Change:
    """A bot plays for somebody who is away."""
    if seat not in table.presence.away:
        return NOTHING
    return Change(presence=table.presence.with_stand_in(seat), shown_to=table.everybody)


# ── the start ────────────────────────────────────────────────────────────────────────────────────


def may_begin(table: TableState) -> bool:
    """Whether nothing but time is missing to a table that begins by itself."""
    record, presence = table.record, table.presence
    is_ready = record.status == "lobby" and record.start and lobby.is_full(record)
    return is_ready and presence.people <= presence.present


def start(table: TableState, record: TableRecord) -> Change:
    """The seats and pledges are closed; the game begins when all pledges are answered."""
    return begin_when_answered(table, starting.close(record))


def reveal(table: TableState, record: TableRecord) -> Change:
    """A browser answers its pledge; after the last one the game begins."""
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


def break_off(table: TableState) -> Change:
    """A start that has waited too long for pledged bytes is broken off."""
    if table.record.status != "starting":
        return NOTHING
    change = with_record(table, starting.broken_off(table.record))
    return replace(change, follows=(StartBrokenOff(starting.waiting_for(table.record)),))


# ── watching, speaking, asking ───────────────────────────────────────────────────────────────────


def watch(table: TableState, sender: Connection, asked: Watch) -> Change:
    """The connection sees the table from now on; the others see that it came."""
    if sender.has_left:
        return NOTHING
    if len(sender.told) >= table.settings.watch_limit and table.id not in sender.told:
        raise Refused("error-too-fast")
    presence = table.presence.with_watcher(sender, is_invite(table, asked.invite))
    is_new = sender not in table.presence.watchers
    return Change(
        presence=presence,
        resend={sender: max(0, asked.after)},
        shown_to=tuple(presence.watchers) if is_new else (sender,),
    )


def is_invite(table: TableState, said: str | None) -> bool:
    """Whether that is the table's invitation."""
    return said is not None and said.isascii() and hmac.compare_digest(table.invite, said)


def unwatch(table: TableState, sender: Connection) -> Change:
    """The connection sees no more of the table."""
    if sender not in table.presence.watchers:
        return NOTHING
    presence = table.presence.without_watcher(sender)
    return Change(presence=presence, shown_to=tuple(presence.watchers))


def say(table: TableState, sender: Connection, asked: Say) -> Change:
    """A quick phrase, to everybody."""
    if asked.phrase not in PHRASES:
        raise Refused("error-no-phrase")
    lobby.own_seat(table.record, asked.seat, sender.player)
    spoken = Spoken(table.id, asked.seat, asked.phrase)
    return Change(sent=[(connection, spoken) for connection in table.presence.watchers])


def advise(table: TableState, sender: Connection, asked: Advise) -> Change:
    """Somebody wants to know what the coach thinks of their moves, and may."""
    if table.coach == "no":
        raise Refused("error-no-coach")
    lobby.own_seat(table.record, asked.seat, sender.player)
    if table.snapshot is None:
        raise Refused("error-not-started")
    if table.snapshot.seen(asked.seat).question is None:
        raise table.snapshot.table.out_of_turn(asked.seat)
    return Change(follows=(AdviceWanted(sender, asked, table.snapshot),))


def rematch(table: TableState, sender: Connection, wall: int) -> Change:
    """The same people again: the first who asks makes the table, the others are led to it."""
    record, snapshot = table.record, table.snapshot
    if record.rematch is not None:
        return Change(shown_to=(sender,))
    if snapshot is not None and snapshot.status != "over":
        raise Refused("error-not-over")
    first_seat = snapshot.seen(None).view.first_seat if snapshot is not None else None
    again = lobby.again(record, first_seat, sender.player, wall)
    return replace(with_record(table, replace(record, rematch=again.id)), opens=again)


def leave_memory(table: TableState, used: int, at_once: bool = False) -> Change:
    """The table leaves the memory; the time on the game's clock is stored."""
    return Change(saves_time=used != table.used, follows=(TableLeft(at_once),))
