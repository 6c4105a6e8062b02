"""The luck of finished games: counted once, in the background, beside what the rules say, without a name."""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from collections import Counter as Counts
from collections import defaultdict
from collections.abc import Callable, Sequence
from contextlib import closing
from fractions import Fraction
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fiveleaf.catalogue import GAMES, find
from fiveleaf.engine.chance import FastChance, below, new_rng
from fiveleaf.engine.contract import CHANCE, Event
from fiveleaf.engine.game import Game
from fiveleaf.engine.layout import Row, buffer_of
from fiveleaf.engine.table import Table
from fiveleaf.engine.transcript import Transcript, replay, transcript_of
from fiveleaf.luck.tally import Z_999, kind_of, outcome_of
from fiveleaf.server.pages import counter
from fiveleaf.server.pages.counter import chance_counted
from fiveleaf.server.pages.counting import count, open_to_count
from fiveleaf.server.settings import UNLIMITED, Settings
from fiveleaf.server.store import (
    Batch,
    Conflict,
    Counted,
    InputRecord,
    Luck,
    PaceRecord,
    SeatRecord,
    StoreFault,
    TableRecord,
    schema,
)
from fiveleaf.server.store.sqlite import SqliteStore
from fiveleaf.server.wire import ChanceCounted
from tests.server.serving import Browser, play, serving
from tests.server.tables.test_playing import a_game
from tests.server.visitors import TestStore, play_to_the_end, run_async, stage

pytestmark = pytest.mark.slow

SHORT: dict[str, dict[str, Any]] = {"8-28": {"blue_gems": 6, "red_gems": 2}, "lucky-hand": {"rounds": 6}}
ALL = 10_000  # games


DIE = 7  # outcomes of a die of Lucky Five: its six sides, and 0, which weighs nothing


class LoadedDice(FastChance):
    """Low sides of a die are rolled again every second time; everything else is honest."""

    def choose(self, weights: Row, count: int) -> int:
        drawn = super().choose(weights, count)
        is_again = count == DIE and drawn <= DIE // 2 and below(self.rng, 2) == 0
        return super().choose(weights, count) if is_again else drawn


def a_whole_game(game: Game, seed: int, source: type[FastChance] = FastChance) -> Transcript:
    """A game in which everybody does anything."""
    rng = random.Random(seed)
    table = Table(game, game.fewest_seats, SHORT.get(game.name, {}), source(buffer_of(new_rng(seed))))
    while not table.is_over:
        if table.to_act == CHANCE:
            table.resolve()
        else:
            seat = table.to_act
            table.play(seat, rng.choice(table.legal_moves(seat)))
    return transcript_of(table)


def record_of(transcript: Transcript, name: str, **changed: Any) -> TableRecord:
    """A finished table, with a person at every seat."""
    seats = tuple(SeatRecord("person", f"player {name} {seat}", f"Name {seat}") for seat in range(transcript.seats))
    known = {"game": transcript.game.name, "rules": transcript.game.version, "options": transcript.options}
    rest = {"pace": PaceRecord(), "listed": False, "host": "h", "secret": "00" * 32, "made": 0, "status": "over"}
    return TableRecord(id=name, seats=seats, **{**known, **rest, **changed})


def inputs_of(events: Sequence[Event]) -> list[InputRecord]:
    return [
        InputRecord("chance" if "chance" in event else "clock" if "clock" in event else "move", event)
        for event in events
    ]


async def put(store: SqliteStore, transcripts: Sequence[Transcript]) -> None:
    """The store holds these finished games."""
    for index, transcript in enumerate(transcripts):
        record = record_of(transcript, f"table {index}")
        await store.commit(Batch(record.id, 1, 0, inputs_of(transcript.events), record=record))


async def write_store(file: Path, games: int, source: type[FastChance] = FastChance) -> None:
    """A store with finished games of Lucky Five."""
    store = SqliteStore(file, "OFF")
    await put(store, [a_whole_game(find("lucky-five"), seed, source) for seed in range(games)])
    await store.close()


async def counted_in(store: SqliteStore) -> ChanceCounted:
    """All games of the store, counted and kept."""
    with closing(open_to_count(store.file)) as db:
        await store.add_luck(count(db, ALL))
    return chance_counted(await store.luck())


# ── what is counted ──────────────────────────────────────────────────────────────────────────────


@run_async
async def test_counts_are_those_of_the_transcripts(tmp_path: Path) -> None:
    games = [a_whole_game(game, seed) for game in GAMES for seed in range(2)]
    store = SqliteStore(tmp_path / "store.db", "OFF")
    await put(store, games)
    told = await counted_in(store)
    await store.close()

    counts: defaultdict[tuple[str, str], Counts[str]] = defaultdict(Counts)
    expected: defaultdict[tuple[str, str, str], Fraction] = defaultdict(Fraction)
    variance: defaultdict[tuple[str, str, str], Fraction] = defaultdict(Fraction)
    for transcript in games:
        for index, table in replay(transcript):
            event = transcript.events[index] if index < len(transcript.events) else {}
            kind = kind_of(event)
            if "chance" not in event or kind is None:
                continue
            counts[transcript.game.name, kind][outcome_of(event)] += 1
            total = sum(weight for _, weight in table.odds())
            for other, weight in table.odds():
                chance = Fraction(int(weight), int(total))
                expected[transcript.game.name, kind, outcome_of(other)] += chance
                variance[transcript.game.name, kind, outcome_of(other)] += chance * (1 - chance)

    assert (told.games, told.other_rules, told.unplayable) == (10, 0, 0)
    assert {(one.game, one.kind) for one in told.kinds} == counts.keys()
    for one in told.kinds:
        assert (one.games, one.events) == (2, counts[one.game, one.kind].total())
        for row in one.outcomes:
            name = one.game, one.kind, row.outcome
            assert row.count == counts[one.game, one.kind][row.outcome]
            assert row.expected == pytest.approx(float(expected[name]))
            assert row.deviation**2 == pytest.approx(float(variance[name]), abs=1e-9)


@run_async
async def test_honest_luck_is_good_and_loaded_dice_are_seen(tmp_path: Path) -> None:
    verdicts, outside = [], []
    for source in (FastChance, LoadedDice):
        store = SqliteStore(tmp_path / f"{source.__name__}.db", "OFF")
        await put(store, [a_whole_game(find("lucky-five"), seed, source) for seed in range(60)])
        told = await counted_in(store)
        await store.close()
        verdicts.append(told.verdict)
        rows = [row for one in told.kinds for row in one.outcomes if one.kind.startswith("die")]
        outside.append(sum(abs(row.count - row.expected) > Z_999 * row.deviation for row in rows))
    assert verdicts == ["good", "bad"]
    assert outside[0] == 0
    assert outside[1] > 3


@run_async
async def test_games_that_cannot_be_played_again_are_told_apart(tmp_path: Path) -> None:
    game = a_whole_game(find("lucky-numbers"), 1)
    forged = [dict(event) for event in game.events]
    index = next(place for place, event in enumerate(forged) if "tile" in event and "chance" in event)
    forged[index]["tile"] = 21
    store = SqliteStore(tmp_path / "store.db", "OFF")
    for name, record, events in (
        ("good", {}, game.events),
        ("old", {"rules": game.game.version - 1}, game.events),
        ("forged", {}, forged),
        ("cut", {}, game.events[:-1]),
        ("gone", {"game": "chess"}, game.events),
        ("running", {"status": "running"}, game.events[:9]),
    ):
        await store.commit(Batch(name, 1, 0, inputs_of(events), record=record_of(game, name, **record)))
    for name in ("torn", "torn input"):
        await store.commit(Batch(name, 1, 0, inputs_of(game.events), record=record_of(game, name)))
    store._writing.execute("UPDATE tables SET record = x'7b' WHERE id = 'torn'")
    store._writing.execute("UPDATE inputs SET record = x'7b' WHERE tab = 'torn input' AND ply = 3")
    told = await counted_in(store)
    await store.close()
    assert (told.games, told.other_rules, told.unplayable) == (1, 1, 5)
    assert sum(row.count for row in told.kinds[0].outcomes) == sum(
        "tile" in one for one in game.events if "chance" in one
    )


@run_async
async def test_nobody_is_named(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "store.db", "OFF")
    await put(store, [a_whole_game(find("lucky-five"), 1)])
    told = msgspec.json.encode(await counted_in(store)).decode()
    await store.close()
    assert "Name" not in told
    assert "player" not in told
    assert "table 0" not in told
    assert "seat" not in told


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@run_async
async def test_a_game_of_the_house_is_counted_whatever_came_in(game: Game, tmp_path: Path) -> None:
    """Hidden answers in any order, late ones, the clock."""
    async with stage(tmp_path) as house:
        options = {"clock": 1} if game.clock else SHORT.get(game.name, {})
        table, people = await a_game(house, game.name, "Anna", "Ben", bots=1, options=options)
        await play_to_the_end(house, table, *people)
        told = await counted_in(house.store)
        _, transcript = await house.house.finished(table)
    assert (told.games, told.unplayable) == (1, 0)
    counted = sum(row.count for one in told.kinds for row in one.outcomes)
    assert counted == sum(kind_of(event) is not None for event in transcript.events if "chance" in event)


@run_async
async def test_a_process_that_cannot_count_is_noted_and_nothing_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = SqliteStore(tmp_path / "store.db", "OFF")
    await put(store, [a_whole_game(find("lucky-five"), 1)])
    told = counter.Counter(store, None)
    with monkeypatch.context() as broken:
        broken.setattr(counter, "COMMAND", (sys.executable, "-c", "raise SystemExit('no memory')"))
        with pytest.raises(StoreFault, match="no memory"):
            await told.count_some()
    assert await told.count_some() == 1
    await store.close()


# ── once ─────────────────────────────────────────────────────────────────────────────────────────


@run_async
async def test_no_game_is_counted_twice(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "store.db", "OFF")
    first, second = (a_whole_game(find("lucky-five"), seed) for seed in (1, 2))
    await put(store, [first])
    with closing(open_to_count(store.file)) as db:
        found = count(db, ALL)
    await store.add_luck(found)
    before = await store.luck()
    await store.commit(Batch("other", 1, 0, inputs_of(second.events), record=record_of(second, "other")))
    with pytest.raises(Conflict):  # also not together with one that is new
        await store.add_luck(Counted({"other": "counted", **found.tables}, found.luck))
    assert await store.luck() == before
    with closing(open_to_count(store.file)) as db:
        assert list(count(db, ALL).tables) == ["other"]
    await store.close()


@run_async
async def test_what_was_counted_but_not_kept_is_counted_again(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "store.db", "OFF")
    await put(store, [a_whole_game(find("lucky-five"), 1)])
    with closing(open_to_count(store.file)) as db:
        lost, found = count(db, ALL), count(db, ALL)
    assert lost == found
    await store.add_luck(found)
    await store.close()
    again = SqliteStore(tmp_path / "store.db", "OFF")
    assert (await again.luck()).luck == sorted(found.luck, key=lambda one: one.kind)
    await again.close()


@run_async
async def test_games_of_an_older_store_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schema, "MIGRATIONS", (schema.FIRST, schema.SECOND))
    old = SqliteStore(tmp_path / "store.db", "OFF")
    await put(old, [a_whole_game(find("lucky-five"), 1)])
    await old.close()
    monkeypatch.undo()
    store = SqliteStore(tmp_path / "store.db", "OFF")
    assert (await counted_in(store)).games == 1
    await store.close()


# ── in the background ────────────────────────────────────────────────────────────────────────────


@run_async
async def test_moves_go_on_while_a_process_counts_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    started = tmp_path / "started"
    script = f"import time; open({str(started)!r}, 'w').close(); time.sleep(3600)"
    monkeypatch.setattr(counter, "COMMAND", (sys.executable, "-c", script))
    async with stage(tmp_path, Settings(bot_pause=(0, 0), min_window=0, rates=UNLIMITED, count_after=0)) as house:
        counts = counter.count_luck(house.house)
        while not started.exists():
            await asyncio.sleep(0.01)
        table, people = await a_game(house, "lucky-numbers", "Anna", "Ben")
        await play_to_the_end(house, table, *people)
        assert all(person.taken == person.clients for person in people)
        assert json.loads(await counts.answer())["verdict"] == "nothing"


class AskedStore(TestStore):
    """Counts how often it was asked for the luck."""

    asked = 0

    async def luck(self) -> Luck:
        self.asked += 1
        return await super().luck()


@run_async
async def test_the_answer_is_worked_out_once_for_everybody(tmp_path: Path) -> None:
    store = AskedStore(tmp_path / "store.db")
    await put(store, [a_whole_game(find("lucky-five"), 1)])
    told = counter.Counter(store, None)
    answers = await asyncio.gather(*(told.answer() for _ in range(500)))
    assert (len(set(answers)), store.asked) == (1, 1)
    assert await told.count_some() == 1
    assert json.loads(await told.answer())["games"] == 1
    assert await told.count_some() == 0
    await asyncio.gather(*(told.answer() for _ in range(500)))
    assert store.asked == 2
    await store.close()


def until(happened: Callable[[], bool]) -> None:
    """Waits for something that happens by itself."""
    for _ in range(1000):
        if happened():
            return
        time.sleep(0.03)
    raise AssertionError("it never happened")


def test_a_finished_game_is_counted_by_itself(tmp_path: Path) -> None:
    settings = Settings(bot_pause=(0, 0), min_window=0, pledge_wait=0.2, rates=UNLIMITED, count_after=0.1)
    with serving(tmp_path, settings) as url, Browser(url) as anna:
        anna.says_hello("Annabella")
        assert anna.get("/api/chance").json()["games"] == 0
        table = anna.makes("lucky-five", "me", "simple")
        anna.opens()
        anna.says("watch", table=table)
        anna.says("start", table=table)
        play(table, anna)
        until(lambda: anna.get("/api/chance").json()["games"] == 1)
        told = anna.get("/api/chance")
        shown = anna.get(f"/api/tables/{table}/transcript").json()
    cards = Counts(event["card"] for event in shown["events"] if event.get("chance") == "turn")
    (kind,) = [one for one in told.json()["kinds"] if one["kind"] == "card"]
    assert {row["outcome"]: row["count"] for row in kind["outcomes"] if row["count"]} == cards
    assert "Annabella" not in told.text
    assert table not in told.text
