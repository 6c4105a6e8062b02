"""Handlers of a running game: moves of people and bots, silence, and the clocks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fiveleaf.engine.errors import Refused
from fiveleaf.engine.match import TIME_UP, Input, Match, late_input, move_input
from fiveleaf.engine.table import find_move
from fiveleaf.server.clocks import Time
from fiveleaf.server.tables import lobby
from fiveleaf.server.tables.change import NOTHING, Change, GameFinished, Progress
from fiveleaf.server.tables.connection import Connection
from fiveleaf.server.tables.inputs import (
    BotMove,
    Disclose,
    GameTimeUp,
    MoveTimeUp,
    ReadingTimeUp,
    SaveClock,
    WindowClosed,
)
from fiveleaf.server.tables.snapshot import Snapshot, seats_of
from fiveleaf.server.tables.state import TableState, replace
from fiveleaf.server.wire import Decide, Move, Reading, Taken

MAX_CLIENT_ID = 64  # characters


# ── answers ──────────────────────────────────────────────────────────────────────────────────────


def decide(table: TableState, sender: Connection, asked: Decide, time: Time) -> Change:
    """Plays a person's move, acknowledged once it is durable; a repeated one counts once."""
    lobby.own_seat(table.record, asked.seat, sender.player)
    if not 1 <= len(asked.id) <= MAX_CLIENT_ID:
        raise Refused("error-client-id")
    match, snapshot = table.match, table.snapshot
    if match is None or snapshot is None:
        raise Refused("error-not-started")
    taken = ((sender, Taken(table.id, asked.id)),)
    if (asked.seat, asked.id) in match.clients:
        return Change(sent=taken)
    if table.is_over:
        raise Refused("error-game-over")
    if asked.ply is not None and asked.ply < snapshot.opened:
        raise Refused("error-too-late")
    if table.is_withheld:
        change = answer_late(table, match, snapshot, asked)
    else:
        change = answer(table, match, snapshot, [(asked.seat, asked.move)], time.now(), asked.id)
    if asked.seat not in table.played_since:
        return replace(change, sent=taken)
    still = {seat: since for seat, since in table.played_since.items() if seat != asked.seat}
    return replace(change, sent=taken, played_since=still)


def answer(
    table: TableState,
    match: Match,
    snapshot: Snapshot,
    answers: Sequence[tuple[int, Move]],
    now: float,
    client: str | None = None,
) -> Change:
    """Plays answers to the open question; their result is withheld if its timing would reveal something."""
    inputs, is_settled = list[Input](), False
    is_early = match.silence is not None and now < table.withhold_until
    if is_early:
        snapshot = snapshot.freeze()
    for seat, move in answers:
        if not is_settled:
            step = match.apply(move_input(seat, move, client))
            inputs, is_settled = inputs + step.inputs, step.closed
            snapshot = snapshot.with_answer(seat, move) if is_early else snapshot
    if is_settled and not is_early:
        return next_question(table, match, inputs)
    answered = table.connections_of(*(seat for seat, _ in answers))
    if is_settled:
        return ending(table, match, inputs, progress=Progress.WITHHELD, snapshot=snapshot, shown_to=answered)
    return Change(inputs=inputs, snapshot=Snapshot(match), shown_to=answered)


def answer_late(table: TableState, match: Match, snapshot: Snapshot, asked: Decide) -> Change:
    """Accepts an answer to a question that is settled but not shown yet; it has no effect."""
    question = snapshot.seen(asked.seat).question
    if question is None or find_move(question.legal, asked.move) is None:
        raise snapshot.table.refusal(asked.seat, asked.move, may_act=question is not None)
    return Change(
        inputs=match.apply(late_input(asked.seat, asked.move, asked.id)).inputs,
        snapshot=snapshot.with_answer(asked.seat, asked.move),
        shown_to=table.connections_of(asked.seat),
    )


def next_question(table: TableState, match: Match, inputs: Sequence[Input] = ()) -> Change:
    """Returns the change after which everybody sees the next question."""
    snapshot = Snapshot(match)
    return ending(table, match, inputs, progress=Progress.NEXT_QUESTION, snapshot=snapshot, shown_to=table.everybody)


def ending(table: TableState, match: Match, inputs: Sequence[Input], **more: Any) -> Change:
    """Returns the change with the end of the game in the table's record, if it is over."""
    if match.is_over and table.record.status != "over":
        return Change(inputs=inputs, record=replace(table.record, status="over"), follows=(GameFinished(),), **more)
    return Change(inputs=inputs, **more)


# ── reading ──────────────────────────────────────────────────────────────────────────────────────


def read(table: TableState, sender: Connection, asked: Reading, time: Time) -> Change:
    """Stops the clock of the open question while somebody who is asked reads, and starts it anew afterwards.

    Once one of a person's seats has answered, this waits for the next question: others must not see that it has.
    """
    lobby.own_seat(table.record, asked.seat, sender.player)
    if table.snapshot is None or not has_clock(table) or table.snapshot.seen(asked.seat).question is None:
        return NOTHING
    if any(table.snapshot.seen(seat).answered for seat in seats_of(table.record, sender.player_id)):
        return NOTHING
    before = table.presence
    if asked.reading:
        presence = before.with_reader(asked.seat, time.now(), table.settings.reading_limit)
    else:
        presence = before.without_readers(asked.seat)
    return NOTHING if presence is before else Change(presence=presence, shown_to=table.everybody)


def reading_time_up(table: TableState, asked: ReadingTimeUp, time: Time) -> Change:
    """Starts the clock of the open question although somebody still reads."""
    presence, now = table.presence, time.now()
    after = presence.without_readers(*[seat for seat, until in presence.may_read_until.items() if until <= now])
    return NOTHING if after is presence else Change(presence=after, shown_to=table.everybody)


def has_clock(table: TableState) -> bool:
    """Returns whether a clock may run for questions of this table."""
    return table.record.pace.move_seconds is not None or (
        bool(table.match and table.match.game.silence) and not table.presence.is_alone
    )


# ── what nobody sends ────────────────────────────────────────────────────────────────────────────


def bot_move(table: TableState, asked: BotMove, time: Time) -> Change:
    """Plays a bot's answer, unless the question is settled or the person is back."""
    match, snapshot = table.match, table.snapshot
    if match is None or snapshot is None or table.is_withheld or table.bot_for(asked.seat) is None:
        return NOTHING
    if asked.turn != table.turn_of(match, asked.seat):
        return NOTHING
    events = len(match.table.events)
    change = answer(table, match, snapshot, [(asked.seat, asked.move)], time.now())
    if table.record.seats[asked.seat].kind == "bot" or asked.seat in table.played_since:
        return change
    return replace(change, played_since={**table.played_since, asked.seat: events})


def window_closed(table: TableState, asked: WindowClosed, time: Time) -> Change:
    """Answers by silence for people who have not answered in time; bots are not affected."""
    match, snapshot = table.match, table.snapshot
    if match is None or snapshot is None or table.is_withheld or asked.question != match.question:
        return NOTHING
    silence = match.silence
    silent = [seat for seat in match.may_act if table.bot_for(seat) is None]
    if silence is None or not silent or table.presence.reading:
        return NOTHING
    return answer(table, match, snapshot, [(seat, silence) for seat in silent], time.now())


def move_time_up(table: TableState, asked: MoveTimeUp, time: Time) -> Change:
    """Lets a bot answer for people whose time is up."""
    if table.match is None or asked.question != table.match.question or table.presence.reading:
        return NOTHING
    return Change(overdue=table.overdue | set(table.match.may_act))


def game_time_up(table: TableState, asked: GameTimeUp, time: Time) -> Change:
    """Applies the game's clock running out, once; while a result is withheld, at the next question."""
    match = table.match
    if match is None or table.is_withheld:
        return NOTHING
    step = match.apply(TIME_UP)
    if not step.closed:
        return Change(inputs=step.inputs, snapshot=Snapshot(match), shown_to=table.everybody)
    return next_question(table, match, step.inputs)


def disclose(table: TableState, asked: Disclose, time: Time) -> Change:
    """Shows a withheld result and the next question."""
    if table.match is None or not table.is_withheld:
        return NOTHING
    return next_question(table, table.match)


def save_clock(table: TableState, asked: SaveClock, time: Time) -> Change:
    """Stores the used time of the game's clock between two moves."""
    return Change(saves_time=table.match is not None)
