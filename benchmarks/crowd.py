"""A crowd of players over real websockets: two at each table, each on a connection of its own."""

from __future__ import annotations

import asyncio
import random
import time
import uuid
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

AT_ONCE = 50  # tables that sit down at the same time


class Player:
    """One browser: its cookie and its websocket."""

    def __init__(self, crowd: Crowd, cookie: str) -> None:
        self.crowd = crowd
        self.cookie = cookie
        self.other: Player | None = None  # who sits across
        self.socket: ClientConnection | None = None
        self.ply = 0
        self.seen: asyncio.Event = asyncio.Event()
        self.moved_at: float | None = None  # when this seat's move was sent that the other has not seen
        self.answered: tuple[int, bytes] | None = None  # the question that it has answered already

    async def join(self, table: str, invite: str | None) -> None:
        """Watches the table from now on."""
        headers = {"Cookie": f"fiveleaf={self.cookie}", "Origin": self.crowd.origin}
        address = f"ws://127.0.0.1:{self.crowd.port}/ws"
        self.socket = await connect(address, additional_headers=headers, max_size=None, compression=None)
        await self.say({"type": "watch", "table": table, "invite": invite})

    async def say(self, message: dict[str, Any]) -> None:
        """Sends one message."""
        if self.socket is not None:
            await self.socket.send(msgspec.json.encode(message).decode())

    async def live(self, table: str) -> None:
        """Reads what comes and moves when asked, until the connection ends."""
        if self.socket is None:
            return
        try:
            async for text in self.socket:
                await self.hear(table, msgspec.json.decode(text))
        except (ConnectionClosed, OSError):
            pass

    async def hear(self, table: str, message: dict[str, Any]) -> None:
        """Takes note of one message."""
        match message["type"]:
            case "taken":
                self.crowd.acknowledged.add(message["id"])
            case "refused":
                self.crowd.refusals += 1
            case "table" if message["views"]:
                self.look(table, message)

    def look(self, table: str, message: dict[str, Any]) -> None:
        """A new picture: the other one's move has arrived here, and perhaps it is this seat's turn."""
        if message["ply"] > self.ply and self.other is not None and self.other.moved_at is not None:
            self.crowd.delays.append(time.perf_counter() - self.other.moved_at)
            self.other.moved_at = None
        self.ply = message["ply"]
        question = message["views"][0]["question"]
        if question is None:
            return
        asked = (self.ply, msgspec.json.encode(question["legal"]))
        if self.answered != asked:
            self.answered = asked
            alone = len(message["views"][0]["view"]["asked"]) == 1  # else the others see it when all have answered
            self.crowd.spawn(self.move(table, question, alone))

    async def move(self, table: str, question: dict[str, Any], alone: bool) -> None:
        """Any legal move, at the pace of the crowd; its way to the other seat is measured where it is alone."""
        await asyncio.sleep(random.uniform(0.5, 1.5) * self.crowd.pace)
        self.moved_at = time.perf_counter() if alone else None
        decision = {"type": "decide", "table": table, "seat": question["seat"], "id": uuid.uuid4().hex}
        try:
            await self.say({**decision, "move": random.choice(question["legal"])})
        except (ConnectionClosed, OSError):
            return


class Crowd:
    """All players, and what they have measured."""

    def __init__(self, port: int, game: str, pace: float) -> None:
        self.port = port
        self.game = game
        self.pace = pace
        self.origin = f"http://127.0.0.1:{port}"
        self.delays: list[float] = []
        self.acknowledged: set[str] = set()
        self.refusals = 0
        self._players: list[Player] = []
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Any) -> None:
        """Something that goes on beside."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def forget(self) -> None:
        """Measuring begins now."""
        self.delays.clear()
        self.refusals = 0

    async def sit_down(self, tables: int) -> None:
        """So many tables with two players each, all of them running."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def one() -> None:
            async with gate:
                await self._table()

        await asyncio.gather(*(one() for _ in range(tables)))

    async def _table(self) -> None:
        async with httpx.AsyncClient(base_url=self.origin, headers={"Origin": self.origin}) as host:
            player = Player(self, await self._cookie(host))
            seats = [{"kind": "me"}, {"kind": "open"}]
            made = (await host.post("/api/tables", json={"game": self.game, "seats": seats})).json()
        async with httpx.AsyncClient(base_url=self.origin, headers={"Origin": self.origin}) as guest:
            other = Player(self, await self._cookie(guest))
        player.other, other.other = other, player
        await player.join(made["table"], None)
        await other.join(made["table"], made["invite"])
        await other.say({"type": "sit", "table": made["table"], "seat": 1})
        for one in (player, other):
            self.spawn(one.live(made["table"]))
        await asyncio.sleep(0.05)
        await player.say({"type": "start", "table": made["table"], "fill": None})
        self._players += [player, other]

    async def _cookie(self, client: httpx.AsyncClient) -> str:
        person = {"name": "Load", "animal": "fox", "language": "en"}
        await client.post("/api/me", json=person)
        return str(client.cookies["fiveleaf"])

    async def leave(self) -> None:
        """Everybody goes home."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for player in self._players:
            if player.socket is not None:
                await player.socket.close()
