"""Presence: who watches a table, which of its people are away, and for whom a bot stands in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fiveleaf.server.store import SeatRecord
from fiveleaf.server.tables.connection import Connection
from fiveleaf.server.tables.snapshot import seats_shown
from fiveleaf.server.wire import SeatShown


class Presence:
    """Immutable: a connection that comes or goes gives a new one; derived values are computed once, in advance."""

    __slots__ = (
        "away",
        "has_bots",
        "is_resting",
        "people",
        "present",
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
    ) -> None:
        self.seats = seats
        self.watchers = watchers or {}  # connections, each with whether it has the invitation
        players = [connection.player_id for connection in self.watchers]
        sitters = [(index, seat.player) for index, seat in enumerate(seats) if seat.player is not None]
        self.people = frozenset(player for _, player in sitters)
        self.seats_of: dict[str | None, list[int]] = {
            player: [index for index, sitter in sitters if sitter == player] for player in self.people
        }
        self.has_bots = any(seat.kind == "bot" for seat in seats)
        self.present = frozenset(player for player in players if player is not None)  # players who watch
        self.spectators = len([player for player in players if player not in self.people])
        self.away = frozenset(seat for seat, player in sitters if player not in self.present)
        self.stand_ins = stand_ins & self.away  # the seats on which a bot stands in
        self.shown: list[SeatShown] = seats_shown(seats, self.away, self.stand_ins)  # as everybody sees it
        # whether none of its people is present; at a table of bots, whether nobody watches
        self.is_resting = self.people.isdisjoint(self.present) if self.people else not self.watchers

    def seated(self, seats: Sequence[SeatRecord]) -> Presence:
        """Returns the same watchers at a table with these seats."""
        return Presence(seats, self.watchers, self.stand_ins)

    def with_watcher(self, connection: Connection, invited: bool) -> Presence:
        """Returns the presence with another watcher; an invitation is valid while it watches."""
        invited = invited or self.watchers.get(connection, False)
        return Presence(self.seats, {**self.watchers, connection: invited}, self.stand_ins)

    def without_watcher(self, connection: Connection) -> Presence:
        """Returns the presence without a watcher."""
        watchers = {other: invited for other, invited in self.watchers.items() if other is not connection}
        return Presence(self.seats, watchers, self.stand_ins)

    def with_stand_in(self, seat: int) -> Presence:
        """Returns the presence with a bot standing in on that seat until the person is back."""
        return Presence(self.seats, self.watchers, self.stand_ins | {seat})
