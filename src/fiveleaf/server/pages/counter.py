"""The luck of this server's finished games, counted in the background for everybody to see."""

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

MAX_GAMES = 200  # counted by one process, and kept together
NAMES = [game.name for game in GAMES]
COMMAND = (sys.executable, "-m", "fiveleaf.server.pages.counting")

read_counted = msgspec.json.Decoder(Counted).decode


class Counter:
    """Counts finished games in a process of its own, and caches the answer until there are more."""

    def __init__(self, store: Store, after: float | None) -> None:
        self.store = store
        self.after = after  # seconds that a finished game waits, so that many are counted at once
        self._due = asyncio.Event()
        self._answer: bytes | None = None
        self._answering = asyncio.Lock()

    def game_ended(self) -> None:
        """Wakes the counter, because there is a game to count."""
        self._due.set()

    async def run(self) -> None:
        """Counts for as long as the server runs, beginning with games that ended before it started."""
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
        """Counts some of the games that were not counted yet; returns how many."""
        counted = await self._counted()
        if counted.tables:
            await self.store.add_luck(counted)
            async with self._answering:
                self._answer = None
        return len(counted.tables)

    async def _counted(self) -> Counted:
        """Returns what the process has counted; it has its own session, because Ctrl+C reaches all of one session."""
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
        """Returns the answer of GET /api/chance, computed once for everybody."""
        async with self._answering:
            if self._answer is None:
                self._answer = await asyncio.to_thread(encoded, await self.store.luck())
            return self._answer


def count_luck(house: House) -> Counter:
    """Counts the luck of all games that finish in that house, if its settings say so."""
    counter = Counter(house.store, house.settings.count_after)
    if counter.after is not None:
        house.on(GameFinished, lambda *_: counter.game_ended())
        house.spawn(counter.run())
    return counter


def encoded(luck: Luck) -> bytes:
    """Encodes what was counted."""
    return msgspec.json.encode(chance_counted(luck))


def chance_counted(luck: Luck) -> ChanceCounted:
    """Compares what was counted with what chance says."""
    games = luck.games
    return ChanceCounted(
        verdict_of([one.tally for one in luck.luck]),
        games.get("counted", 0),
        games.get("other-rules", 0),
        games.get("unplayable", 0),
        [kind_counted(one) for one in sorted(luck.luck, key=place_of)],
    )


def place_of(one: Tallied) -> tuple[int, str]:
    """Sorts by the usual order of the games."""
    return NAMES.index(one.game) if one.game in NAMES else len(NAMES), one.kind


def kind_counted(one: Tallied) -> KindCounted:
    """Returns one kind of luck in one game."""
    tally, fit = one.tally, fit_of(one.tally)
    rows = zip(tally.outcomes, tally.counts, tally.expected, tally.deviations, strict=True)
    outcomes = [OutcomeCounted(*row) for row in rows]
    return KindCounted(one.game, one.kind, tally.games, tally.events, outcomes, *fit)
