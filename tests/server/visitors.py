"""People, time and a house for tests: no HTTP, no waiting."""

from __future__ import annotations

import asyncio
import functools
import hashlib
import heapq
import itertools
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from concurrent.futures import Executor, Future
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

from fiveleaf.server.people.players import hash_of
from fiveleaf.server.settings import UNLIMITED, Settings
from fiveleaf.server.store import Batch, Loaded, PlayerRecord, StoreFault
from fiveleaf.server.store.sqlite import SqliteStore
from fiveleaf.server.tables.connection import Connection
from fiveleaf.server.tables.house import House, open_house
from fiveleaf.server.tables.state import TableState
from fiveleaf.server.wire import (
    Decide,
    FromPage,
    Move,
    NewTable,
    Pace,
    Pledge,
    Question,
    Refusal,
    Reveal,
    SeatAsked,
    TableShown,
    Taken,
    ToPage,
    Watch,
)

P = ParamSpec("P")
T = TypeVar("T")
WALL = 1_700_000_000_000  # when tests happen
PEOPLE = Settings(rates=UNLIMITED)
QUICK = Settings(bot_pause=(0, 0), min_window=0, pledge_wait=0, rates=UNLIMITED)


def run_async(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that is a coroutine."""

    @functools.wraps(test)
    def run(*arguments: P.args, **more: P.kwargs) -> None:
        asyncio.run(test(*arguments, **more))

    return run


class FakeTimer:
    """Something that happens when the test says so."""

    def __init__(self, happens: Callable[[], None]) -> None:
        self.happens: Callable[[], None] | None = happens

    def cancel(self) -> None:
        self.happens = None


class FakeTime:
    """Time that goes on only when a test lets it."""

    def __init__(self) -> None:
        self.passed = 1000.0
        self.timers: list[tuple[float, int, FakeTimer]] = []
        self._count = itertools.count()

    def now(self) -> float:
        return self.passed

    def wall(self) -> int:
        return WALL + round(self.passed * 1000)

    def call_at(self, when: float, happens: Callable[[], None]) -> FakeTimer:
        timer = FakeTimer(happens)
        heapq.heappush(self.timers, (when, next(self._count), timer))
        return timer

    def next_due(self) -> float | None:
        """When the next thing happens."""
        while self.timers and self.timers[0][2].happens is None:
            heapq.heappop(self.timers)
        return self.timers[0][0] if self.timers else None

    def fire(self) -> None:
        """The next thing happens."""
        when, _, timer = heapq.heappop(self.timers)
        self.passed = max(self.passed, when)
        if timer.happens is not None:
            timer.happens()


class Inline(Executor):
    """Thinks at once."""

    def submit(self, fn: Callable[..., T], /, *arguments: Any, **more: Any) -> Future[T]:
        future: Future[T] = Future()
        try:
            future.set_result(fn(*arguments, **more))
        except Exception as fault:
            future.set_exception(fault)
        return future


class TestStore(SqliteStore):
    """A store without the disk's patience, which can be told to fail, and says what is under way."""

    __test__ = False

    def __init__(self, file: Path) -> None:
        super().__init__(file, "OFF")
        self.under_way = 0
        self.failing = False
        self.batches: list[Batch] = []

    @contextmanager
    def at_work(self) -> Iterator[None]:
        """Something is under way meanwhile."""
        self.under_way += 1
        try:
            yield
        finally:
            self.under_way -= 1

    async def commit(self, batch: Batch) -> None:
        with self.at_work():
            if self.failing:
                raise StoreFault("disk full")
            await super().commit(batch)
            self.batches.append(batch)

    async def load(self, table: str) -> Loaded | None:
        with self.at_work():
            return await super().load(table)

    async def has_table(self, table: str) -> bool:
        with self.at_work():
            return await super().has_table(table)

    async def count_listed(self, host: str, since: int) -> int:
        with self.at_work():
            return await super().count_listed(host, since)


class Person(Connection):
    """Somebody with a page open, who remembers all that was sent."""

    def __init__(self, stage: Stage, player: PlayerRecord | None) -> None:
        super().__init__(player)
        self.stage = stage
        stage.people.append(self)
        self.received: list[ToPage] = []
        self.moments: list[float] = []  # when each of these came
        self.clients: list[str] = []  # the ids of the moves that were sent, in that order
        self.moves = 0
        self.is_cut_off = False

    def send(self, message: ToPage) -> None:
        self.received.append(message)
        self.moments.append(self.stage.time.now())
        self.sent(message)

    def hang_up(self) -> None:
        self.is_cut_off = True

    async def says(self, message: FromPage) -> None:
        """Sends a message and waits for what follows at once."""
        self.stage.house.receive(self, message)
        await self.stage.settle()

    async def watches(self, table: str, invite: str | None = None, after: int = 0) -> TableShown:
        """Looks at a table."""
        await self.says(Watch(table, invite, after))
        return self.table(table)

    def tables(self, table: str | None = None) -> list[TableShown]:
        """All that was shown of a table."""
        return [
            message for message in self.received if isinstance(message, TableShown) and table in (None, message.table)
        ]

    def table(self, table: str | None = None) -> TableShown:
        """A table as it was shown last."""
        return self.tables(table)[-1]

    def question(self, seat: int | None = None) -> Question | None:
        """What one of the own seats is asked, by the last message."""
        questions = [view.question for view in self.table().views if view.question]
        return next((question for question in questions if seat in (None, question.seat)), None)

    @property
    def refusal(self) -> str | None:
        """The key of the last message, if it was a refusal."""
        last = self.received[-1]
        return last.why.key if isinstance(last, Refusal) else None

    @property
    def taken(self) -> list[str]:
        """The ids of the moves that were acknowledged."""
        return [message.id for message in self.received if isinstance(message, Taken)]

    async def decides(self, move: Move | None = None, seat: int | None = None, client: str | None = None) -> str:
        """Answers what is asked, with the first legal move unless another is given; the id it had."""
        question = self.question(seat)
        assert question is not None or move is not None
        self.moves += 1
        client = client or f"{id(self)}-{self.moves}"
        chosen = move if move is not None else question.legal[0] if question else {}
        place = seat if seat is not None else question.seat if question else 0
        self.clients.append(client)
        await self.says(Decide(self.table().table, place, client, chosen))
        return client

    def own_bytes(self, seat: int) -> bytes:
        """What this person's browser drew for a seat."""
        return hashlib.sha256(f"{self.player_id} {seat}".encode()).digest()

    async def pledges(self, table: str, seat: int) -> None:
        """Sends the hash of the bytes that it drew."""
        await self.says(Pledge(table, seat, hashlib.sha256(self.own_bytes(seat)).hexdigest()))

    async def reveals(self, table: str, seat: int) -> None:
        """Sends those bytes."""
        await self.says(Reveal(table, seat, self.own_bytes(seat).hex()))

    async def goes(self) -> None:
        """Closes the page."""
        self.stage.house.leave(self)
        await self.stage.settle()


class Stage:
    """A house with its own time and store."""

    def __init__(self, house: House, time: FakeTime, store: TestStore) -> None:
        self.house = house
        self.time = time
        self.store = store
        self.people: list[Person] = []
        self._count = itertools.count(1)

    async def person(self, name: str = "Anna", animal: str = "fox") -> Person:
        """A new player with a page open."""
        number = next(self._count)
        player = PlayerRecord(f"player {number}", name, animal, "en")
        await self.store.add_player(player, hash_of(f"secret {number}"))
        return Person(self, player)

    def again(self, person: Person) -> Person:
        """The same player on another page."""
        return Person(self, person.player)

    def stranger(self) -> Person:
        """Somebody who has not said who they are."""
        return Person(self, None)

    async def table(self, host: Person, game: str, *seats: str, **more: Any) -> str:
        """A new table; seats are `me`, `open` or a bot's name."""
        asked = [SeatAsked(seat) if seat in ("me", "open") else SeatAsked("bot", bot=seat) for seat in seats]  # type: ignore[arg-type]
        more.setdefault("pace", Pace())
        made = await self.house.make(host.player, NewTable(game, asked, **more))
        return made.table

    def invite(self, table: str) -> str:
        """The table's invitation."""
        return self.house.players.invite(table)

    def live(self, table: str) -> TableState:
        """The table in memory, as it is now."""
        return self.house.tables[table].state

    async def settle(self) -> None:
        """Waits until everything has happened that needs no time."""
        quiet = 0
        while quiet < 8:
            await asyncio.sleep(0.0002 if self.is_busy else 0)
            quiet = 0 if self.is_busy else quiet + 1

    @property
    def is_busy(self) -> bool:
        """Whether the store works, or something waits for a table."""
        waits = any(not actor.inbox.empty() for actor in self.house.tables.values())
        return bool(self.store.under_way) or waits or any(person.waiting for person in self.people)

    async def passes(self, seconds: float) -> None:
        """Time goes on, and all that is due happens."""
        end = self.time.passed + seconds
        await self.settle()
        due = self.time.next_due()
        while due is not None and due <= end:
            self.time.fire()
            await self.settle()
            due = self.time.next_due()
        self.time.passed = end
        await self.settle()

    async def until(self, happened: Callable[[], bool], limit: float = 4 * 3600) -> None:
        """Time goes on until something has happened."""
        end = self.time.passed + limit
        await self.settle()
        while not happened():
            due = self.time.next_due()
            assert due is not None, "nothing will ever happen"
            assert due <= end, "it did not happen in time"
            self.time.fire()
            await self.settle()


@asynccontextmanager
async def stage(folder: Path, settings: Settings = PEOPLE, time: FakeTime | None = None) -> AsyncIterator[Stage]:
    """A house that is open while the test runs."""
    time = time or FakeTime()
    store = TestStore(folder / "store.db")
    house = await open_house(store, settings, time, Inline())
    try:
        yield Stage(house, time, store)
    finally:
        store.failing = False
        await house.close()


async def play_to_the_end(stage: Stage, table: str, *people: Person) -> None:
    """Everybody answers whatever they are asked, until the game is over."""
    while people[0].table(table).status != "over":
        asked = [(person, view.question) for person in people for view in person.table(table).views if view.question]
        if not asked:
            due = stage.time.next_due()
            assert due is not None, "nobody is asked, and nothing will happen"
            stage.time.fire()
            await stage.settle()
        for person, question in asked:
            if person.table(table).status == "over" or person.question(question.seat) != question:
                continue
            pick = question.legal[person.moves % len(question.legal)]
            await person.decides(pick, question.seat)
