"""A connection of a player, independent of the transport."""

from __future__ import annotations

from fiveleaf.server.store import PlayerRecord
from fiveleaf.server.wire import TableShown, ToPage


class Connection:
    """A receiver of messages; a subclass implements `send`."""

    def __init__(self, player: PlayerRecord | None) -> None:
        self.player = player  # None: an unknown visitor, who may only watch
        self.player_id = None if player is None else player.id
        self.secret: bytes | None = None  # the hash of the player's secret
        self.events_sent: dict[str, int] = {}  # number of events already sent, by table
        self.waiting = 0  # queued messages
        self.has_left = False  # closed: later requests are ignored

    def send(self, message: ToPage) -> None:
        """Sends a message as soon as possible."""
        raise NotImplementedError

    def hang_up(self) -> None:
        """Closes the connection; the page reconnects on its own and receives everything again."""
        raise NotImplementedError

    def sign_out(self) -> None:
        """Closes the connection because the player's secret was revoked; the page reconnects as an unknown visitor."""
        self.player = self.player_id = None
        self.hang_up()

    def sent(self, message: ToPage) -> None:
        """Records that a message was sent, so that its events are not sent again."""
        if isinstance(message, TableShown):
            self.events_sent[message.table] = message.ply
