"""Records: the JSON in the store stays as the version before wrote it, whatever messages are called."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

import msgspec
import pytest

from fiveleaf.engine.seal import OLD_SCHEME
from fiveleaf.luck.tally import Tally
from fiveleaf.server.store import (
    Batch,
    InputRecord,
    LeftRecord,
    PaceRecord,
    PlayerRecord,
    SeatRecord,
    SeriesRecord,
    StartRecord,
    TableRecord,
)
from fiveleaf.server.store.sqlite import SqliteStore
from tests.server.visitors import run_async

PLAYER = PlayerRecord("p1", "Anna", "fox", "fr")
TABLE = TableRecord(
    id="t1",
    game="lucky-five",
    rules=2,
    options={"clock": 15},
    seats=(
        SeatRecord("person", "p1", "Anna", "fox", None, "c0", "ab", "cd"),
        SeatRecord("bot", name="Bo", animal="owl", bot="simple", left=LeftRecord("p2", "Cleo", "cat")),
        SeatRecord(),
    ),
    pace=PaceRecord(30, "wait", 90),
    listed=True,
    host="p1",
    secret="5e",
    made=1_700_000_000_000,
    status="running",
    start=True,
    rematch="t2",
    coach=True,
    scheme="hmac-sha-256/2",
    broken=(StartRecord("0a", ("ab", None), (None, None)),),
    series=SeriesRecord(3, (2, 1, 0)),
    agreed=("p1",),
    declined=("p3",),
)
MOVE = InputRecord("move", {"seat": 0, "move": "draw"}, "id")
CHANCE = InputRecord("chance", {"chance": "draw", "card": 3})

PLAYER_JSON = '{"id":"p1","name":"Anna","animal":"fox","language":"fr"}'
MOVE_JSON = '{"kind":"move","event":{"seat":0,"move":"draw"},"client":"id"}'
CHANCE_JSON = '{"kind":"chance","event":{"chance":"draw","card":3}}'
TABLE_JSON = (
    '{"id":"t1","game":"lucky-five","rules":2,"options":{"clock":15},"seats":['
    '{"kind":"person","player":"p1","name":"Anna","animal":"fox","bot":null,'
    '"contribution":"c0","pledge":"ab","revealed":"cd","left":null},'
    '{"kind":"bot","player":null,"name":"Bo","animal":"owl","bot":"simple",'
    '"contribution":null,"pledge":null,"revealed":null,"left":{"player":"p2","name":"Cleo","animal":"cat"}},'
    '{"kind":"open","player":null,"name":"","animal":"","bot":null,'
    '"contribution":null,"pledge":null,"revealed":null,"left":null}],'
    '"pace":{"move_seconds":30,"away":"wait","away_seconds":90},"listed":true,"host":"p1","secret":"5e",'
    '"made":1700000000000,"status":"running","start":true,"rematch":"t2","coach":true,'
    '"scheme":"hmac-sha-256/2","broken":[{"secret":"0a","pledges":["ab",null],"revealed":[null,null]}],'
    '"series":{"games":3,"wins":[2,1,0]},"agreed":["p1"],"declined":["p3"]}'
)
TALLY_JSON = (
    '{"games":1,"events":2,"outcomes":["a","b"],"counts":[1,1],"expected":[0.5,1.5],'
    '"covariance":[[0.25,0.0],[0.0,0.25]]}'
)
WRITTEN: list[tuple[msgspec.Struct, str]] = [
    (PLAYER, PLAYER_JSON),
    (TABLE, TABLE_JSON),
    (MOVE, MOVE_JSON),
    (CHANCE, CHANCE_JSON),
    (InputRecord("clock", {}), '{"kind":"clock","event":{}}'),
    (InputRecord("late", {"seat": 1}, "b"), '{"kind":"late","event":{"seat":1},"client":"b"}'),
    (Tally(1, 2, ["a", "b"], [1, 1], [0.5, 1.5], [[0.25, 0.0], [0.0, 0.25]]), TALLY_JSON),
]


@pytest.mark.parametrize(("record", "written"), WRITTEN)
def test_a_record_is_written_and_read_as_before(record: msgspec.Struct, written: str) -> None:
    assert msgspec.json.encode(record).decode() == written
    assert msgspec.json.decode(written, type=type(record)) == record


def test_a_table_from_before_there_were_pledges_is_read() -> None:
    old = (
        '{"id":"t1","game":"lucky-jack","rules":1,"options":{},"seats":[{"kind":"open"}],'
        '"pace":{"move_seconds":null,"away":"bot","away_seconds":60},"listed":false,"host":"p1","secret":"5e","made":5}'
    )
    read = msgspec.json.decode(old, type=TableRecord)
    assert (read.scheme, read.broken, read.seats, read.status) == (OLD_SCHEME, (), (SeatRecord(),), "lobby")


def test_a_table_from_before_rematches_were_agreed_upon_is_read() -> None:
    old = (
        '{"id":"t1","game":"lucky-jack","rules":1,"options":{},"seats":[{"kind":"bot","player":null,"name":"Bo",'
        '"animal":"owl","bot":"simple","contribution":null,"pledge":null,"revealed":null}],'
        '"pace":{"move_seconds":null,"away":"bot","away_seconds":60},"listed":false,"host":"p1","secret":"5e","made":5,'
        '"status":"over","start":false,"rematch":"t2","coach":false,"scheme":"hmac-sha-256/2","broken":[]}'
    )
    read = msgspec.json.decode(old, type=TableRecord)
    assert (read.series, read.agreed, read.declined, read.seats[0].left) == (SeriesRecord(), (), (), None)
    assert read.rematch == "t2"


@run_async
async def test_the_database_holds_exactly_these_records(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "store.db", "OFF")
    await store.add_player(PLAYER, b"hash")
    await store.commit(Batch("t1", 5, 0, [MOVE, CHANCE], 70, [1, 2], record=TABLE))
    await store.close()
    with contextlib.closing(sqlite3.connect(tmp_path / "store.db")) as db:
        assert db.execute("SELECT * FROM players").fetchall() == [("p1", PLAYER_JSON.encode())]
        table = ("t1", 1, "running", 1, 5, 70, "[1,2]", TABLE_JSON.encode())
        assert db.execute("SELECT * FROM tables").fetchall() == [table]
        inputs = [
            ("t1", 0, MOVE_JSON.encode(), None, None, None),
            ("t1", 1, CHANCE_JSON.encode(), 5, 70, "[1,2]"),
        ]
        assert db.execute("SELECT * FROM inputs ORDER BY ply").fetchall() == inputs
