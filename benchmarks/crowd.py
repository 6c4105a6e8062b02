"""A crowd of players over real websockets: two at each table, each on a connection of its own."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from typing import Any

import msgspec

from benchmarks.line import Line, dial, header

AT_ONCE = 20  # tables that sit down at the same time
STRIDE = 0.02  # seconds between two checks of whether everybody is seated


class ViewSeen(msgspec.Struct):
    """The fields of a view that the driver reads."""

    asked: list[int]


class QuestionSeen(msgspec.Struct):
    """The fields of a question that the driver reads."""

    seat: int
    legal: msgspec.Raw


class SeatSeen(msgspec.Struct):
    """The fields of a seat's view that the driver reads."""

    view: ViewSeen
    question: QuestionSeen | None = None


class TableSeen(msgspec.Struct, tag="table"):
    """The fields of a table that the driver reads; the rest is skipped."""

    yours: list[int]
    views: list[SeatSeen]
    ply: int


class TakenSeen(msgspec.Struct, tag="taken"):
    """The acknowledgement of a move."""

    id: str


class RefusedSeen(msgspec.Struct, tag="refused"):
    """A refusal."""

    why: msgspec.Raw


decode = msgspec.json.Decoder(TableSeen | TakenSeen | RefusedSeen).decode
choices = msgspec.json.Decoder(list[msgspec.Raw]).decode
encode = msgspec.json.encode


class Player:
    """One browser: its cookie and its websocket."""

    def __init__(self, crowd: Crowd, table: str, line: Line) -> None:
        self.crowd = crowd
        self.table = table
        self.line = line
        self.other: Player | None = None  # the opponent
        self.ply = 0
        self.moves = 0
        self.is_seated = False
        self.moved_at: float | None = None  # when the move was sent that the opponent has not received yet
        self.answered: tuple[int, bytes] | None = None  # the last question that it answered
        line.on_message = self.receive

    def send(self, kind: str, **rest: Any) -> None:
        """Sends one message about the table."""
        self.line.send(encode({"type": kind, "table": self.table, **rest}))

    def receive(self, text: bytes) -> None:
        """Handles one message."""
        message = decode(text)
        if isinstance(message, TakenSeen):
            self.crowd.acknowledged.add(message.id)
            self.crowd.moves += 1
        elif isinstance(message, RefusedSeen):
            self.crowd.refused(bytes(message.why))
        else:
            self.is_seated = bool(message.yours)
            if message.views:
                self.look(message)

    def look(self, seen: TableSeen) -> None:
        """Handles a new snapshot: measures the opponent's move, and answers if it is this seat's turn."""
        if seen.ply > self.ply and self.other is not None and self.other.moved_at is not None:
            self.crowd.delays.append(time.perf_counter() - self.other.moved_at)
            self.other.moved_at = None
        self.ply = seen.ply
        question = seen.views[0].question
        if question is None:
            return
        asked = (self.ply, bytes(question.legal))
        if self.answered != asked:
            self.answered = asked
            alone = len(seen.views[0].view.asked) == 1  # otherwise the others see it only when all have answered
            wait = random.uniform(0.5, 1.5) * self.crowd.pace
            asyncio.get_running_loop().call_later(wait, self.move, question, alone)

    def move(self, question: QuestionSeen, alone: bool) -> None:
        """Plays any legal move; its delay is measured if no other seat is asked."""
        self.moves += 1
        self.moved_at = time.perf_counter() if alone else None
        client = f"{self.table}-{question.seat}-{self.moves}"
        self.send("decide", seat=question.seat, id=client, move=random.choice(choices(question.legal)))


class Crowd:
    """All players and their measurements."""

    def __init__(self, port: int, game: str, pace: float, sources: Iterator[str] | None = None) -> None:
        self.port = port
        self.sources = sources  # addresses of the players in turn; without, a single address
        self.game = game
        self.pace = pace
        self.moves = 0  # acknowledged since measuring began
        self.delays: list[float] = []
        self.acknowledged: set[str] = set()
        self.refusals: list[bytes] = []
        self._players: list[Player] = []

    def refused(self, why: bytes) -> None:
        """Records a refusal, which should not happen."""
        self.refusals.append(why)

    def all_delays(self) -> list[float]:
        """Returns the sorted delays of moves to the opponent, including the current wait of moves under way."""
        now = time.perf_counter()
        waiting = [now - player.moved_at for player in self._players if player.moved_at is not None]
        return sorted([*self.delays, *waiting])

    def forget(self) -> None:
        """Starts measuring."""
        self.delays.clear()
        self.refusals.clear()
        self.moves = 0

    async def sit_down(self, tables: int) -> None:
        """Opens that many tables with two seated players each."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def one() -> None:
            async with gate:
                await self._table()

        await asyncio.gather(*(one() for _ in range(tables)))

    async def begin(self, seconds: float) -> None:
        """Starts all games, spread over that time."""
        hosts = self._players[::2]
        for host in hosts:
            host.send("start", fill=None)
            await asyncio.sleep(seconds / len(hosts))

    async def until_settled(self, moves: int) -> None:
        """Waits until that many moves were sent at every table that is still connected."""
        tables = list(zip(self._players[::2], self._players[1::2], strict=True))
        while any(host.moves + guest.moves < moves and host.line.is_open for host, guest in tables):
            await asyncio.sleep(STRIDE)

    async def _table(self) -> None:
        """Opens a table with a host and a guest, whose connections are upgraded to websockets after the requests."""
        first, second = await asyncio.gather(self._browser(), self._browser())
        seats = [{"kind": "me"}, {"kind": "open"}]
        _, made = await first[0].post(self.port, "/api/tables", {"game": self.game, "seats": seats}, first[1])
        table = msgspec.json.decode(made)
        host, guest = (Player(self, table["table"], line) for line, _ in (first, second))
        host.other, guest.other = guest, host
        await asyncio.gather(*(line.upgrade(self.port, cookie) for line, cookie in (first, second)))
        host.send("watch", invite=None)
        guest.send("watch", invite=table["invite"])
        guest.send("sit", seat=1)
        while not guest.is_seated and guest.line.is_open:
            await asyncio.sleep(STRIDE)
        self._players += [host, guest]

    async def _browser(self) -> tuple[Line, str]:
        """Returns a connection and the cookie of its player."""
        line = await dial(self.port, next(self.sources) if self.sources is not None else None)
        head, _ = await line.post(self.port, "/api/me", {"name": "Load", "animal": "fox", "language": "en"})
        cookie = (header(head, b"set-cookie") or b"").decode()
        return line, cookie.partition(";")[0].removeprefix("fiveleaf=")

    def leave(self) -> None:
        """Closes all connections."""
        for player in self._players:
            player.line.close()
