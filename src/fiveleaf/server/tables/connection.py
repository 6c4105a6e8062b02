"""A connection: where a player looks and speaks from. The core knows nothing of how it is made."""

from __future__ import annotations

from fiveleaf.server.store import PlayerRecord
from fiveleaf.server.wire import TableShown, ToPage


class Connection:
    """Anything that messages can be sent to; whoever makes one says how in `send`."""

    def __init__(self, player: PlayerRecord | None) -> None:
        self.player = player  # None: nobody who said who they are; may watch, and no more
        self.player_id = None if player is None else player.id
        self.secret: bytes | None = None  # the hash of what it came with
        self.events_sent: dict[str, int] = {}  # by table, the events that were sent already
        self.waiting = 0  # messages that wait for their tables
        self.has_left = False  # it watches nothing any more, whatever it still asks for

    def send(self, message: ToPage) -> None:
        """Sends a message, now or as soon as it can be."""
        raise NotImplementedError

    def hang_up(self) -> None:
        """Ends the connection; whoever is there comes back by themselves and sees everything anew."""
        raise NotImplementedError

    def sign_out(self) -> None:
        """The player's secret has ended: whoever is there is nobody from now on, and comes back as such."""
        self.player = self.player_id = None
        self.hang_up()

    def sent(self, message: ToPage) -> None:
        """A message has been sent: what it told needs not be told again."""
        if isinstance(message, TableShown):
            self.events_sent[message.table] = message.ply
