"""Who is at a table: those who watch it, those of its people who are away, and those for whom a bot stands in."""

from __future__ import annotations

from collections.abc import Sequence

from fiveleaf.server.store import SeatRecord
from fiveleaf.server.tables.connection import Connection
from fiveleaf.server.tables.snapshot import seats_shown


class Company:
    """Changes are rare and looks are many: what follows from who sits and who watches is worked out at each change."""

    def __init__(self, seats: Sequence[SeatRecord]) -> None:
        self.watchers: dict[Connection, bool] = {}  # with whether it came with the invitation
        self.stand_ins: set[int] = set()  # the seats of people for whom a bot plays
        self.sit(seats)

    def sit(self, seats: Sequence[SeatRecord]) -> None:
        """Those sit at the table from now on."""
        self._seats = seats
        self.people = frozenset(seat.player for seat in seats if seat.player is not None)
        self.has_bots = any(seat.kind == "bot" for seat in seats)
        self.seats_of: dict[str | None, list[int]] = {  # the seats of each player who sits
            player: [index for index, seat in enumerate(seats) if seat.player == player] for player in self.people
        }
        self._work_out()

    def come(self, connection: Connection, invited: bool) -> bool:
        """The connection watches; whether it did not before."""
        is_news = connection not in self.watchers
        self.watchers[connection] = invited or self.watchers.get(connection, False)
        self._work_out()
        return is_news

    def go(self, connection: Connection) -> bool:
        """The connection watches no more; whether it did before."""
        was_here = self.watchers.pop(connection, None) is not None
        self._work_out()
        return was_here

    def go_all(self) -> None:
        """Nobody watches any more."""
        self.watchers.clear()
        self._work_out()

    def stand_in(self, seat: int) -> None:
        """A bot plays for that seat."""
        self.stand_ins.add(seat)
        self._work_out()

    def come_back(self, seat: int) -> None:
        """The seat plays for itself."""
        if seat in self.stand_ins:
            self.stand_ins.remove(seat)
            self._work_out()

    def _work_out(self) -> None:
        players = [connection.player_id for connection in self.watchers]
        sitters = [(index, seat.player) for index, seat in enumerate(self._seats) if seat.player is not None]
        self.present = frozenset(player for player in players if player is not None)  # players who watch
        self.spectators = len([player for player in players if player not in self.people])
        self.away = frozenset(seat for seat, player in sitters if player not in self.present)
        self.shown = seats_shown(self._seats, self.away, frozenset(self.stand_ins))  # as everybody sees it
        # whether none of its people is there; where only bots sit, whether nobody watches
        self.is_resting = self.people.isdisjoint(self.present) if self.people else not self.watchers
