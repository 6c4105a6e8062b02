"""A table before its game: who makes it, sits down, begins. Each function gives the changed table, or refuses."""

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
from fiveleaf.server.store import PlayerKept, SeatKept, TableKept
from fiveleaf.server.wire import NewTable, Pace, SeatAsked

FILL = "simple"  # the bot where none is named
MOVE_SECONDS = range(5, 3601)
AWAY_SECONDS = range(3601)

replace = msgspec.structs.replace


# ── making ───────────────────────────────────────────────────────────────────────────────────────


def make(asked: NewTable, host: PlayerKept, wall: int) -> TableKept:
    """The table that was asked for, if there can be such a one."""
    game = find(asked.game)
    options = dict(asked.options)
    game.complete(options, len(asked.seats))
    check_pace(asked.pace)
    seats: tuple[SeatKept, ...] = ()
    for wish in asked.seats:
        seats += (new_seat(asked.game, wish, host, seats),)
    kept = TableKept(
        id=new_token(TABLE_BYTES),
        game=game.name,
        rules=game.version,
        options=options,
        seats=fill(asked.game, seats, FILL) if asked.start else seats,
        pace=asked.pace,
        listed=asked.listed,
        coach=asked.coach,
        host=host.id,
        secret=new_secret().hex(),
        made=wall,
        start=asked.start,
    )
    return replace(kept, options=playable_options(kept))


def playable_options(kept: TableKept) -> dict[str, object]:
    """The options that differ from the book; where only bots sit, no clock runs unless asked for."""
    game = find(kept.game)
    only_bots = all(seat.kind == "bot" for seat in kept.seats)
    return game.differing(game.for_bots(kept.options) if only_bots else kept.options, len(kept.seats))


def check_pace(pace: Pace) -> None:
    """Times within reason."""
    good = pace.move_seconds is None or pace.move_seconds in MOVE_SECONDS
    if not good or pace.away_seconds not in AWAY_SECONDS:
        raise Refused("error-pace")


def new_seat(game: str, wish: SeatAsked, host: PlayerKept, others: tuple[SeatKept, ...]) -> SeatKept:
    """One seat as whoever makes the table wants it."""
    if wish.kind == "open":
        return SeatKept()
    if wish.kind == "bot":
        return bot_seat(game, wish.bot or FILL, others)
    return person_seat(host, wish.name, wish.animal, others)


def bot_seat(game: str, bot: str, others: tuple[SeatKept, ...]) -> SeatKept:
    """A bot, with a name that nobody else has."""
    name = bot_name([seat.name for seat in others])
    animal = free_animal([seat.animal for seat in others])
    return SeatKept("bot", None, name, animal, find_bot(find(game), bot).name)


def person_seat(player: PlayerKept, name: str | None, animal: str | None, others: tuple[SeatKept, ...]) -> SeatKept:
    """A person: the player, or somebody else at the same device."""
    known = any(seat.player == player.id for seat in others)
    called = distinct(clean_name(name or player.name), [seat.name for seat in others])
    drawn = free_animal([seat.animal for seat in others], animal or (None if known else player.animal))
    return SeatKept("person", player.id, called, drawn)


def fill(game: str, seats: tuple[SeatKept, ...], bot: str) -> tuple[SeatKept, ...]:
    """Bots on all open seats."""
    filled = list(seats)
    for index, seat in enumerate(seats):
        if seat.kind == "open":
            filled[index] = bot_seat(game, bot, tuple(filled))
    return tuple(filled)


# ── sitting down and getting up ──────────────────────────────────────────────────────────────────


def seat_at(kept: TableKept, seat: int) -> SeatKept:
    """The seat of that number."""
    if seat not in range(len(kept.seats)):
        raise Refused("error-no-seat")
    return kept.seats[seat]


def own_seat(kept: TableKept, seat: int, player: PlayerKept | None) -> SeatKept:
    """The seat of that number, which has to be the player's."""
    found = seat_at(kept, seat)
    if player is None or found.player != player.id:
        raise Refused("error-not-your-seat")
    return found


def with_seat(kept: TableKept, seat: int, change: Callable[[SeatKept], SeatKept]) -> TableKept:
    """The table with one seat changed."""
    seats = tuple(change(held) if index == seat else held for index, held in enumerate(kept.seats))
    return replace(kept, seats=seats)


def need_lobby(kept: TableKept) -> None:
    """What is asked for can be done only before the game begins."""
    if kept.status == "starting":
        raise Refused("error-starting")
    if kept.status != "lobby":
        raise Refused("error-started-already")


def need_host(kept: TableKept, player: PlayerKept | None) -> None:
    """What is asked for is up to whoever made the table."""
    if player is None or player.id != kept.host:
        raise Refused("error-not-host")


def sit(kept: TableKept, seat: int, player: PlayerKept, name: str | None, animal: str | None) -> TableKept:
    """Somebody takes an open seat."""
    need_lobby(kept)
    if seat_at(kept, seat).kind != "open":
        raise Refused("error-seat-taken")
    return with_seat(kept, seat, lambda _: person_seat(player, name, animal, kept.seats))


def stand(kept: TableKept, seat: int, player: PlayerKept | None, is_over: bool) -> TableKept:
    """Somebody gets up: the seat is open again, or a bot's once the game has begun, until everybody knows its end."""
    own_seat(kept, seat, player)
    if is_over:
        raise Refused("error-game-over")
    if kept.status == "lobby":
        return with_seat(kept, seat, lambda _: SeatKept())
    if kept.status == "starting":
        raise Refused("error-starting")
    left = bot_seat(kept.game, FILL, kept.seats)
    taken_over = {"kind": "bot", "player": None, "name": left.name, "animal": left.animal, "bot": left.bot}
    return with_seat(kept, seat, lambda held: replace(held, **taken_over))


def set_seat(kept: TableKept, seat: int, bot: str | None, player: PlayerKept | None) -> TableKept:
    """The host puts a bot on an open seat, or opens a bot's seat."""
    need_lobby(kept)
    need_host(kept, player)
    if seat_at(kept, seat).kind == "person":
        raise Refused("error-seat-taken")
    others = tuple(held for index, held in enumerate(kept.seats) if index != seat)
    return with_seat(kept, seat, lambda _: SeatKept() if bot is None else bot_seat(kept.game, bot, others))


def set_first(kept: TableKept, seat: int | None, player: PlayerKept | None) -> TableKept:
    """The host names the seat that begins, or leaves it to the lot."""
    need_lobby(kept)
    need_host(kept, player)
    game, options = find(kept.game), {**kept.options, "first_seat": seat}
    game.complete(options, len(kept.seats))
    return replace(kept, options=game.differing(options, len(kept.seats)))


# ── the beginning ────────────────────────────────────────────────────────────────────────────────


def start(kept: TableKept, filling: str | None, player: PlayerKept | None) -> TableKept:
    """The host starts the game, or anybody who sits there if no seat is open: all seats are taken."""
    need_lobby(kept)
    is_seated = player is not None and any(seat.player == player.id for seat in kept.seats)
    if not (is_full(kept) and is_seated):
        need_host(kept, player)
    if not is_full(kept) and filling is None:
        raise Refused("error-seats-open")
    return replace(kept, seats=fill(kept.game, kept.seats, filling or FILL))


def is_full(kept: TableKept) -> bool:
    """Whether no seat is open."""
    return all(seat.kind != "open" for seat in kept.seats)


def again(kept: TableKept, first_seat: int | None, player: PlayerKept | None, wall: int) -> TableKept:
    """The same people and options once more; the seat that begins moves one on."""
    if kept.status != "over":
        raise Refused("error-not-over")
    if player is None or all(seat.player != player.id for seat in kept.seats):
        raise Refused("error-not-seated")
    begins = {} if first_seat is None else {"first_seat": (first_seat + 1) % len(kept.seats)}
    return replace(
        kept,
        id=new_token(TABLE_BYTES),
        rules=find(kept.game).version,
        options={**kept.options, **begins},
        seats=tuple(replace(seat, contribution=None, pledge=None, revealed=None) for seat in kept.seats),
        host=player.id,
        secret=new_secret().hex(),
        made=wall,
        status="lobby",
        start=True,
        rematch=None,
        broken=(),
    )


# ── the coach ────────────────────────────────────────────────────────────────────────────────────


def coach(kept: TableKept) -> Literal["agreed", "choice", "no"]:
    """Whether people at this table may ask the coach: all agreed, or there is one person and nobody to agree with."""
    if kept.coach:
        return "agreed"
    people = sum(seat.kind != "bot" for seat in kept.seats)
    return "choice" if people <= 1 else "no"
