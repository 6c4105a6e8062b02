"""The luck of finished games in the store: the games that were counted, and the sums."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator

import msgspec

from fiveleaf.luck.tally import Tally, merged
from fiveleaf.server.store import Counted, Luck, Tallied

encode = msgspec.json.Encoder().encode
read_tally = msgspec.json.Decoder(Tally).decode


COLUMNS = {"counted": "tab PRIMARY KEY, fate", "luck": "game, kind, record, PRIMARY KEY (game, kind)"}


def work_on_copy(db: sqlite3.Connection) -> None:
    """Makes this connection count into temporary tables, which start as copies of the store's."""
    db.execute("PRAGMA temp_store = MEMORY")
    for name, columns in COLUMNS.items():
        exists = db.execute("SELECT 1 FROM main.sqlite_schema WHERE type = 'table' AND name = ?", (name,)).fetchone()
        db.execute(f"CREATE TEMP TABLE {name} ({columns})")
        if exists:
            db.execute(f"INSERT INTO temp.{name} SELECT * FROM main.{name}")


def count_uncounted(db: sqlite3.Connection) -> int:
    """Returns the number of finished games that are not counted yet."""
    query = "SELECT count(*) FROM tables WHERE status = 'over' AND id NOT IN (SELECT tab FROM counted)"
    return int(db.execute(query).fetchone()[0])


def uncounted(db: sqlite3.Connection, limit: int) -> Iterator[tuple[str, bytes, list[bytes]]]:
    """Yields finished games that are not counted yet: the table's id, its record and the records of its inputs."""
    query = """SELECT id, record FROM tables WHERE status = 'over'
        AND NOT EXISTS (SELECT 1 FROM counted WHERE tab = id) LIMIT ?"""
    for table, record in db.execute(query, (limit,)).fetchall():
        rows = db.execute("SELECT record FROM inputs WHERE tab = ? ORDER BY ply", (table,))
        yield table, record, [row for (row,) in rows]


def add(db: sqlite3.Connection, counted: Counted) -> None:
    """Adds counted games inside a transaction; raises IntegrityError if one was counted before."""
    db.executemany("INSERT INTO counted VALUES (?, ?)", list(counted.tables.items()))
    for new in counted.luck:
        where = (new.game, new.kind)
        row = db.execute("SELECT record FROM luck WHERE game = ? AND kind = ?", where).fetchone()
        tally = merged(read_tally(row[0]), new.tally) if row else new.tally
        db.execute("REPLACE INTO luck VALUES (?, ?, ?)", (*where, encode(tally)))


def read(db: sqlite3.Connection) -> Luck:
    """Returns the luck of all games counted so far."""
    games = dict(db.execute("SELECT fate, count(*) FROM counted GROUP BY fate").fetchall())
    rows = db.execute("SELECT game, kind, record FROM luck ORDER BY game, kind")
    return Luck(games, [Tallied(game, kind, read_tally(record)) for game, kind, record in rows])
