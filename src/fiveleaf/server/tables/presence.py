"""Presence: who watches a table, which of its people are away or read, and for whom a bot stands in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fiveleaf.server.store import SeatRecord
from fiveleaf.server.tables.connection import Connection
from fiveleaf.server.tables.snapshot import seats_shown
from fiveleaf.server.wire import SeatShown


class Presence:
    """Immutable: a connection that comes or goes gives a new one; derived values are computed once, in advance."""

    __slots__ = (
        "away",
        "has_bots",
        "is_alone",
        "is_resting",
        "left_of",
        "may_read_until",
        "people",
        "present",
        "reading",
        "seats",
        "seats_of",
        "shown",
        "spectators",
        "stand_ins",
        "watchers",
    )

    def __init__(
        self,
        seats: Sequence[SeatRecord],
        watchers: Mapping[Connection, bool] | None = None,
        stand_ins: frozenset[int] = frozenset(),
        reading: frozenset[int] = frozenset(),
        may_read_until: Mapping[int, float] | None = None,
    ) -> None:
        self.seats = seats
        self.watchers = watchers or {}  # connections, each with whether it has the invitation
        players = [connection.player_id for connection in self.watchers]
        sitters = [(index, seat.player) for index, seat in enumerate(seats) if seat.player is not None]
        self.people = frozenset(player for _, player in sitters)
        self.seats_of: dict[str | None, list[int]] = {
            player: [index for index, sitter in sitters if sitter == player] for player in self.people
        }
        self.left_of: dict[str | None, list[int]] = {}  # seats that players have left to bots
        for index, seat in enumerate(seats):
            if seat.left is not None:
                self.left_of.setdefault(seat.left.player, []).append(index)
        self.has_bots = any(seat.kind == "bot" for seat in seats)
        self.present = frozenset(player for player in players if player is not None)  # players who watch
        self.spectators = len([player for player in players if player not in self.people])
        self.away = frozenset(seat for seat, player in sitters if player not in self.present)
        self.stand_ins = stand_ins & self.away  # the seats on which a bot stands in
        self.reading = reading - self.away  # seats of people who read while the open question waits
        self.may_read_until = may_read_until or {}  # by seat, of those who have read during the open question
        self.shown: list[SeatShown] = seats_shown(seats, self.away, self.stand_ins, self.reading)  # to everybody
        self.is_alone = len(self.people) < 2  # one person against bots, or several on one device
        # whether none of its people is present; at a table of bots, whether nobody watches
        self.is_resting = self.people.isdisjoint(self.present) if self.people else not self.watchers

    def seated(self, seats: Sequence[SeatRecord]) -> Presence:
        """Returns the same watchers at a table with these seats."""
        return self._with(seats=seats)

    def with_watcher(self, connection: Connection, invited: bool) -> Presence:
        """Returns the presence with another watcher; an invitation is valid while it watches."""
        invited = invited or self.watchers.get(connection, False)
        return self._with(watchers={**self.watchers, connection: invited})

    def without_watcher(self, connection: Connection) -> Presence:
        """Returns the presence without a watcher."""
        watchers = {other: invited for other, invited in self.watchers.items() if other is not connection}
        return self._with(watchers=watchers)

    def with_stand_in(self, seat: int) -> Presence:
        """Returns the presence with a bot standing in on that seat until the person is back."""
        return self._with(stand_ins=self.stand_ins | {seat})

    def with_reader(self, seat: int, now: float, limit: float) -> Presence:
        """Returns the presence with somebody reading, whose time for it is counted from the first time on."""
        may_read_until = {seat: now + limit, **self.may_read_until}
        if seat in self.reading or may_read_until[seat] <= now:
            return self
        return self._with(reading=self.reading | {seat}, may_read_until=may_read_until)

    def without_readers(self, *seats: int) -> Presence:
        """Returns the presence in which these people do not read any more."""
        return self._with(reading=self.reading - set(seats)) if self.reading.intersection(seats) else self

    def at_next_question(self) -> Presence:
        """Returns the presence when a question is put: nobody reads, and everybody may."""
        return self._with(reading=frozenset(), may_read_until={}) if self.may_read_until else self

    def _with(self, **changed: Any) -> Presence:
        names = ("seats", "watchers", "stand_ins", "reading", "may_read_until")
        return Presence(**{name: getattr(self, name) for name in names} | changed)
