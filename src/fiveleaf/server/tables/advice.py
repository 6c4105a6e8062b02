"""The coach at a table: advises one person on the moves of a seat, based on what that seat is shown."""

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
from fiveleaf.server.wire import Advice, Advised, LocalizedText, Refusal

PendingAdvice = asyncio.Future[list[Advice]]


class Coach:
    """Computes the advice on a question once, outside the event loop, however often it is requested."""

    def __init__(self, thinking: Thinking, metrics: Metrics) -> None:
        self.thinking = thinking
        self.metrics = metrics
        self._pending: WeakKeyDictionary[Snapshot, dict[int, PendingAdvice]] = WeakKeyDictionary()
        self._answers: set[asyncio.Task[None]] = set()  # running

    def advise(self, table: TableState, wanted: AdviceWanted) -> None:
        """Computes the advice for a seat in the background, and sends it to the connection that asked."""
        game, seat = table.record.game, wanted.asked.seat
        self.thinking.want(game)
        if not is_warm(strategy_of(find(game))):
            raise Refused("error-coach-not-ready")
        answer = asyncio.create_task(self._answer(wanted, self._advice(game, wanted.snapshot, seat)))
        self._answers.add(answer)
        answer.add_done_callback(self._answers.discard)

    def _advice(self, game: str, snapshot: Snapshot, seat: int) -> PendingAdvice:
        """Returns the advice on the seat's moves in a snapshot, cached; a failed search is repeated."""
        pending = self._pending.setdefault(snapshot, {})
        advice = pending.get(seat)
        if advice is None or (advice.done() and (advice.cancelled() or advice.exception() is not None)):
            search = self.thinking.advise(find(game), snapshot.seen(seat).view)
            pending[seat] = advice = asyncio.ensure_future(search)
        return advice

    async def _answer(self, wanted: AdviceWanted, advice: PendingAdvice) -> None:
        asked = wanted.asked
        try:
            advised = Advised(asked.table, asked.seat, wanted.snapshot.ply, await advice)
        except Exception as fault:
            self.metrics.bot_faults.inc()
            logs.warn("the coach failed", fault, table=asked.table)
            wanted.sender.send(Refusal(LocalizedText("error-coach-failed"), asked.table, asked.id))
        else:
            wanted.sender.send(advised)
