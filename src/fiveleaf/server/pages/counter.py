"""Counts the luck of this server's finished games in the background, and serves the result."""

from __future__ import annotations

import asyncio
import sys

import msgspec

from fiveleaf.catalogue import GAMES
from fiveleaf.luck.tally import fit_of, verdict_of
from fiveleaf.server import logs
from fiveleaf.server.store import Counted, Luck, Store, StoreFault, Tallied
from fiveleaf.server.tables.change import GameFinished
from fiveleaf.server.tables.house import House
from fiveleaf.server.wire import ChanceCounted, KindCounted, OutcomeCounted

MAX_GAMES = 200  # counted by one process and stored in one transaction
NAMES = [game.name for game in GAMES]
COMMAND = (sys.executable, "-m", "fiveleaf.server.pages.counting")

read_counted = msgspec.json.Decoder(Counted).decode


class Counter:
    """Counts finished games in a separate process, and caches the answer until more are counted."""

    def __init__(self, store: Store, after: float | None) -> None:
        self.store = store
        self.after = after  # delay in seconds, so that several games are counted together
        self._due = asyncio.Event()
        self._answer: bytes | None = None
        self._answering = asyncio.Lock()

    def game_ended(self) -> None:
        """Wakes the counter for a newly finished game."""
        self._due.set()

    async def run(self) -> None:
        """Counts games until cancelled, first those that ended before the server started."""
        self._due.set()
        while await self._due.wait():
            await asyncio.sleep(self.after or 0)
            self._due.clear()
            try:
                while await self.count_some() == MAX_GAMES:
                    pass
            except (StoreFault, OSError) as fault:
                logs.warn("luck could not be counted", fault)

    async def count_some(self) -> int:
        """Counts up to `MAX_GAMES` uncounted games; returns their number."""
        counted = await self._counted()
        if counted.tables:
            await self.store.add_luck(counted)
            async with self._answering:
                self._answer = None
        return len(counted.tables)

    async def _counted(self) -> Counted:
        """Runs the counting process and returns its result; its own session shields it from Ctrl+C in the terminal."""
        pipe = asyncio.subprocess.PIPE
        command = (*COMMAND, str(self.store.file), str(MAX_GAMES))
        process = await asyncio.create_subprocess_exec(*command, stdout=pipe, stderr=pipe, start_new_session=True)
        try:
            output, errors = await process.communicate()
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
        if process.returncode != 0:
            raise StoreFault(errors.decode(errors="replace").strip().rpartition("\n")[2])
        return read_counted(output)

    async def answer(self) -> bytes:
        """Returns the response body of GET /api/chance, cached."""
        async with self._answering:
            if self._answer is None:
                self._answer = await asyncio.to_thread(encoded, await self.store.luck())
            return self._answer


def count_luck(house: House) -> Counter:
    """Starts a counter for the games of a house, if its settings enable it."""
    counter = Counter(house.store, house.settings.count_after)
    if counter.after is not None:
        house.on(GameFinished, lambda *_: counter.game_ended())
        house.spawn(counter.run())
    return counter


def encoded(luck: Luck) -> bytes:
    """Encodes the counted luck as JSON."""
    return msgspec.json.encode(chance_counted(luck))


def chance_counted(luck: Luck) -> ChanceCounted:
    """Compares the counted luck with its expectation."""
    games = luck.games
    return ChanceCounted(
        verdict_of([one.tally for one in luck.luck]),
        games.get("counted", 0),
        games.get("other-rules", 0),
        games.get("unplayable", 0),
        [kind_counted(one) for one in sorted(luck.luck, key=place_of)],
    )


def place_of(one: Tallied) -> tuple[int, str]:
    """Returns a sort key: the order of the games in the catalogue."""
    return NAMES.index(one.game) if one.game in NAMES else len(NAMES), one.kind


def kind_counted(one: Tallied) -> KindCounted:
    """Returns one kind of luck in one game."""
    tally, fit = one.tally, fit_of(one.tally)
    rows = zip(tally.outcomes, tally.counts, tally.expected, tally.deviations, strict=True)
    outcomes = [OutcomeCounted(*row) for row in rows]
    return KindCounted(one.game, one.kind, tally.games, tally.events, outcomes, *fit)
