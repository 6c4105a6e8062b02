"""The coach at a table: what it thinks of a seat's moves, from what that seat is shown, told to whoever asked alone."""

from __future__ import annotations

import asyncio
from weakref import WeakKeyDictionary

from fiveleaf.bots.bot import is_warm
from fiveleaf.bots.levels import strategy_of
from fiveleaf.catalogue import find
from fiveleaf.engine.errors import Refused
from fiveleaf.server import logs
from fiveleaf.server.metrics import Metrics
from fiveleaf.server.tables.change import AdviceWanted
from fiveleaf.server.tables.snapshot import Snapshot
from fiveleaf.server.tables.state import TableState
from fiveleaf.server.tables.thinking import Thinking
from fiveleaf.server.wire import Advice, Advised, Refusal, Said

Thought = asyncio.Future[list[Advice]]


class Coach:
    """Thinks about every question once, however often it is asked, outside the event loop."""

    def __init__(self, thinking: Thinking, metrics: Metrics) -> None:
        self.thinking = thinking
        self.metrics = metrics
        self._thoughts: WeakKeyDictionary[Snapshot, dict[int, Thought]] = WeakKeyDictionary()
        self._answers: set[asyncio.Task[None]] = set()  # under way

    def advise(self, table: TableState, wanted: AdviceWanted) -> None:
        """Thinks about what the seat is asked, in the background, and tells whoever asked."""
        game, seat = table.record.game, wanted.asked.seat
        self.thinking.want(game)
        if not is_warm(strategy_of(find(game))):
            raise Refused("error-coach-not-ready")
        answer = asyncio.create_task(self._tell(wanted, self._thought(game, wanted.snapshot, seat)))
        self._answers.add(answer)
        answer.add_done_callback(self._answers.discard)

    def _thought(self, game: str, snapshot: Snapshot, seat: int) -> Thought:
        """What the coach thinks of the seat's moves in that snapshot; what went wrong is thought about again."""
        thoughts = self._thoughts.setdefault(snapshot, {})
        known = thoughts.get(seat)
        if known is None or (known.done() and (known.cancelled() or known.exception() is not None)):
            thinks = self.thinking.advise(find(game), snapshot.seen(seat).view)
            thoughts[seat] = known = asyncio.ensure_future(thinks)
        return known

    async def _tell(self, wanted: AdviceWanted, thought: Thought) -> None:
        asked = wanted.asked
        try:
            advised = Advised(asked.table, asked.seat, wanted.snapshot.ply, await thought)
        except Exception as fault:
            self.metrics.bot_faults.inc()
            logs.warn("the coach failed", fault, table=asked.table)
            wanted.sender.send(Refusal(Said("error-coach-failed"), asked.table, asked.id))
        else:
            wanted.sender.send(advised)
