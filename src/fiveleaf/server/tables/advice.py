"""The coach at a table: what it thinks of a seat's moves, from what that seat is shown, told to whoever asked alone."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from fiveleaf.bots.bot import is_warm
from fiveleaf.bots.levels import strategy_of
from fiveleaf.catalogue import find
from fiveleaf.engine.errors import Refused
from fiveleaf.server import logs
from fiveleaf.server.tables import lobby
from fiveleaf.server.tables.connection import Connection
from fiveleaf.server.tables.snapshot import Picture
from fiveleaf.server.wire import Advice, Advise, Advised, Refusal, Said

if TYPE_CHECKING:
    from fiveleaf.server.tables.house import House
    from fiveleaf.server.tables.live import LiveTable

Thought = asyncio.Future[list[Advice]]


class Coach:
    """Thinks about every question once, however often it is asked, outside the event loop."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._thoughts: WeakKeyDictionary[Picture, dict[int, Thought]] = WeakKeyDictionary()

    def ask(self, live: LiveTable, connection: Connection, message: Advise) -> None:
        """Thinks about what the seat is asked, in the background, and tells whoever asked, if they may know."""
        if lobby.coach(live.record) == "no":
            raise Refused("error-no-coach")
        lobby.own_seat(live.record, message.seat, connection.player)
        self.house.seat_rate.check((live.id, message.seat, connection.player_id))
        picture = live.picture
        if picture is None:
            raise Refused("error-not-started")
        if picture.seen(message.seat).question is None:
            raise picture.table.out_of_turn(message.seat)
        self.house.thinking.want(live.record.game)
        if not is_warm(strategy_of(find(live.record.game))):
            raise Refused("error-coach-not-ready")
        thought = self._thought(live.record.game, picture, message.seat)
        self.house.spawn(self._tell(connection, message, picture.ply, thought))

    def _thought(self, game: str, picture: Picture, seat: int) -> Thought:
        """What the coach thinks of the seat's moves in that picture; what went wrong is thought about again."""
        thoughts = self._thoughts.setdefault(picture, {})
        known = thoughts.get(seat)
        if known is None or (known.done() and (known.cancelled() or known.exception() is not None)):
            thinks = self.house.thinking.advise(find(game), picture.seen(seat).view)
            thoughts[seat] = known = asyncio.ensure_future(thinks)
        return known

    async def _tell(self, connection: Connection, message: Advise, ply: int, thought: Thought) -> None:
        try:
            connection.send(Advised(message.table, message.seat, ply, await thought))
        except Exception as fault:
            self.house.metrics.bot_faults.inc()
            logs.warn("the coach failed", fault, table=message.table)
            connection.send(Refusal(Said("error-coach-failed"), message.table, message.id))
