"""The lobby of a table: creates, fills and starts it; each function returns the changed record, or refuses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import msgspec

from fiveleaf.bots.levels import find_bot
from fiveleaf.catalogue import find
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.seal import new_secret
from fiveleaf.server.people.players import (
    TABLE_BYTES,
    bot_name,
    clean_name,
    distinct,
    free_animal,
    new_token,
)
from fiveleaf.server.store import LeftRecord, PaceRecord, PlayerRecord, SeatRecord, TableRecord
from fiveleaf.server.wire import NewTable, Pace, SeatAsked

DEFAULT_BOT = "simple"  # if none is named
MOVE_SECONDS = range(5, 3601)
AWAY_SECONDS = range(3601)

replace = msgspec.structs.replace


# ── making ───────────────────────────────────────────────────────────────────────────────────────


def make(asked: NewTable, host: PlayerRecord, wall: int) -> TableRecord:
    """Returns the record of a new table; an unplayable request is refused."""
    game = find(asked.game)
    options = dict(asked.options)
    game.complete(options, len(asked.seats))
    pace = new_pace(asked.pace)
    seats: tuple[SeatRecord, ...] = ()
    for wish in asked.seats:
        seats += (new_seat(asked.game, wish, host, seats),)
    record = TableRecord(
        id=new_token(TABLE_BYTES),
        game=game.name,
        rules=game.version,
        options=options,
        seats=fill(asked.game, seats, DEFAULT_BOT) if asked.start else seats,
        pace=pace,
        listed=asked.listed,
        coach=asked.coach,
        host=host.id,
        secret=new_secret().hex(),
        made=wall,
        start=asked.start,
    )
    return replace(record, options=playable_options(record))


def playable_options(record: TableRecord) -> dict[str, object]:
    """Returns the options that differ from the rule book; a table of bots has no clock unless it is requested."""
    game = find(record.game)
    only_bots = all(seat.kind == "bot" for seat in record.seats)
    return game.differing(game.for_bots(record.options) if only_bots else record.options, len(record.seats))


def new_pace(pace: Pace) -> PaceRecord:
    """Returns the pace as it is stored; times out of range are refused."""
    good = pace.move_seconds is None or pace.move_seconds in MOVE_SECONDS
    if not good or pace.away_seconds not in AWAY_SECONDS:
        raise Refused("error-pace")
    return PaceRecord(pace.move_seconds, pace.away, pace.away_seconds)


def new_seat(game: str, wish: SeatAsked, host: PlayerRecord, others: tuple[SeatRecord, ...]) -> SeatRecord:
    """Returns a seat as the host requested it."""
    if wish.kind == "open":
        return SeatRecord()
    if wish.kind == "bot":
        return bot_seat(game, wish.bot or DEFAULT_BOT, others)
    return person_seat(host, wish.name, wish.animal, others)


def bot_seat(game: str, bot: str, others: tuple[SeatRecord, ...]) -> SeatRecord:
    """Returns a bot's seat, with a name that nobody else at the table has."""
    name = bot_name([seat.name for seat in others])
    animal = free_animal([seat.animal for seat in others])
    return SeatRecord("bot", None, name, animal, find_bot(find(game), bot).name)


def person_seat(
    player: PlayerRecord, name: str | None, animal: str | None, others: tuple[SeatRecord, ...]
) -> SeatRecord:
    """Returns the seat of the player, or of somebody else at the same device."""
    known = any(seat.player == player.id for seat in others)
    called = distinct(clean_name(name or player.name), [seat.name for seat in others])
    drawn = free_animal([seat.animal for seat in others], animal or (None if known else player.animal))
    return SeatRecord("person", player.id, called, drawn)


def fill(game: str, seats: tuple[SeatRecord, ...], bot: str) -> tuple[SeatRecord, ...]:
    """Returns the seats with bots on all open ones."""
    filled = list(seats)
    for index, seat in enumerate(seats):
        if seat.kind == "open":
            filled[index] = bot_seat(game, bot, tuple(filled))
    return tuple(filled)


# ── sitting down and getting up ──────────────────────────────────────────────────────────────────


def seat_at(record: TableRecord, seat: int) -> SeatRecord:
    """Returns the seat of that number."""
    if seat not in range(len(record.seats)):
        raise Refused("error-no-seat")
    return record.seats[seat]


def own_seat(record: TableRecord, seat: int, player: PlayerRecord | None) -> SeatRecord:
    """Returns the seat of that number; refused if it is not the player's."""
    found = seat_at(record, seat)
    if player is None or found.player != player.id:
        raise Refused("error-not-your-seat")
    return found


def with_seat(record: TableRecord, seat: int, change: Callable[[SeatRecord], SeatRecord]) -> TableRecord:
    """Returns the record with one seat changed."""
    seats = tuple(change(held) if index == seat else held for index, held in enumerate(record.seats))
    return replace(record, seats=seats)


def need_lobby(record: TableRecord) -> None:
    """Refuses what can be done only before the game begins."""
    if record.status == "starting":
        raise Refused("error-starting")
    if record.status != "lobby":
        raise Refused("error-started-already")


def need_host(record: TableRecord, player: PlayerRecord | None) -> None:
    """Refuses what only the host may do."""
    if player is None or player.id != record.host:
        raise Refused("error-not-host")


def sit(record: TableRecord, seat: int, player: PlayerRecord, name: str | None, animal: str | None) -> TableRecord:
    """Seats a player on an open seat."""
    need_lobby(record)
    if seat_at(record, seat).kind != "open":
        raise Refused("error-seat-taken")
    return with_seat(record, seat, lambda _: person_seat(player, name, animal, record.seats))


def stand(record: TableRecord, seat: int, player: PlayerRecord | None, is_over: bool) -> TableRecord:
    """Frees a seat: it becomes open, or a bot's if the game has begun; refused once the end is shown."""
    own_seat(record, seat, player)
    if is_over:
        raise Refused("error-game-over")
    if record.status == "lobby":
        return with_seat(record, seat, lambda _: SeatRecord())
    if record.status == "starting":
        raise Refused("error-starting")
    return with_seat(record, seat, lambda held: left_to_bot(record.game, held, record.seats))


def left_to_bot(game: str, seat: SeatRecord, others: tuple[SeatRecord, ...]) -> SeatRecord:
    """Returns the seat of a person as a bot plays on there; the person may take it back."""
    bot = bot_seat(game, DEFAULT_BOT, others)
    left = None if seat.player is None else LeftRecord(seat.player, seat.name, seat.animal)
    return replace(seat, kind="bot", player=None, name=bot.name, animal=bot.animal, bot=bot.bot, left=left)


def take_back(record: TableRecord, seat: int, player: PlayerRecord | None, is_over: bool) -> TableRecord:
    """Seats the person who left a seat to a bot there again; refused once the end is shown."""
    found = seat_at(record, seat)
    left = found.left
    if player is None or left is None or left.player != player.id:
        raise Refused("error-not-your-seat")
    if is_over:
        raise Refused("error-game-over")
    if record.status == "starting":
        raise Refused("error-starting")
    names = [held.name for index, held in enumerate(record.seats) if index != seat]
    back = {"player": left.player, "name": distinct(left.name, names), "animal": left.animal}
    return with_seat(record, seat, lambda held: replace(held, kind="person", bot=None, left=None, **back))


def set_seat(record: TableRecord, seat: int, bot: str | None, player: PlayerRecord | None) -> TableRecord:
    """Puts a bot on an open seat, or opens a bot's seat, for the host."""
    need_lobby(record)
    need_host(record, player)
    if seat_at(record, seat).kind == "person":
        raise Refused("error-seat-taken")
    others = tuple(held for index, held in enumerate(record.seats) if index != seat)
    return with_seat(record, seat, lambda _: SeatRecord() if bot is None else bot_seat(record.game, bot, others))


def set_first(record: TableRecord, seat: int | None, player: PlayerRecord | None) -> TableRecord:
    """Sets the seat that begins, or leaves it to luck, for the host."""
    need_lobby(record)
    need_host(record, player)
    game, options = find(record.game), {**record.options, "first_seat": seat}
    game.complete(options, len(record.seats))
    return replace(record, options=game.differing(options, len(record.seats)))


# ── the beginning ────────────────────────────────────────────────────────────────────────────────


def start(record: TableRecord, filling: str | None, player: PlayerRecord | None) -> TableRecord:
    """Starts the game with bots on open seats, for the host, or for anybody seated at a full table."""
    need_lobby(record)
    is_seated = player is not None and any(seat.player == player.id for seat in record.seats)
    if not (is_full(record) and is_seated):
        need_host(record, player)
    if not is_full(record) and filling is None:
        raise Refused("error-seats-open")
    return replace(record, seats=fill(record.game, record.seats, filling or DEFAULT_BOT))


def is_full(record: TableRecord) -> bool:
    """Returns whether no seat is open."""
    return all(seat.kind != "open" for seat in record.seats)


# ── the coach ────────────────────────────────────────────────────────────────────────────────────


def coach(record: TableRecord) -> Literal["agreed", "choice", "no"]:
    """Returns whether people here may ask the coach: all agreed, or one person plays against bots."""
    if record.coach:
        return "agreed"
    people = sum(seat.kind != "bot" for seat in record.seats)
    return "choice" if people <= 1 else "no"
