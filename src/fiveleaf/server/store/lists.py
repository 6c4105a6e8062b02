"""Lists of tables in the SQLite file: open ones, those of a player, those that never began."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection
from typing import Any

import msgspec

from fiveleaf.server.store import Summary, TableRecord

LAST = "LEFT JOIN inputs AS last ON last.tab = id AND last.ply = (SELECT max(ply) FROM inputs WHERE tab = id)"
LISTED = "listed AND status = 'lobby' AND changed >= ?"
NEVER_BEGAN = """SELECT id FROM tables WHERE status IN ('lobby', 'starting') AND changed < ?
    ORDER BY changed LIMIT ?"""  # by the index tables_waiting

encode = msgspec.json.Encoder().encode
read_table = msgspec.json.Decoder(TableRecord).decode
read_turn = msgspec.json.Decoder(list[int]).decode


def open_tables(db: sqlite3.Connection, since: int, limit: int) -> list[Summary]:
    """Returns listed tables that have not started and were changed since then, newest first."""
    query = f"SELECT record, turn, changed FROM tables WHERE {LISTED} ORDER BY changed DESC LIMIT ?"
    return summaries(db.execute(query, (since, limit)))


def count_listed(db: sqlite3.Connection, host: str, since: int) -> int:
    """Counts the listed tables that the player made, that have not started and were changed since then."""
    query = f"""SELECT count(*) FROM sitters JOIN tables ON tab = id
        WHERE player = ? AND {LISTED} AND json_extract(record, '$.host') = player"""
    return int(one(db, query, host, since)[0])


def still_listed(db: sqlite3.Connection, tables: Collection[str], since: int) -> list[str]:
    """Returns which of the tables are listed, have not started and were changed since then."""
    query = f"SELECT id FROM tables WHERE id IN (SELECT value FROM json_each(?)) AND {LISTED}"
    return [row[0] for row in db.execute(query, (encode(tables).decode(), since))]


def forget_lobbies(db: sqlite3.Connection, before: int, limit: int) -> list[str]:
    """Deletes up to `limit` tables that never started and were last changed before then; returns their ids."""
    tables = [row[0] for row in db.execute(NEVER_BEGAN, (before, limit))]
    for table in tables:
        db.execute("DELETE FROM sitters WHERE tab = ?", (table,))
        db.execute("DELETE FROM put_away WHERE tab = ?", (table,))
        db.execute("DELETE FROM tables WHERE id = ?", (table,))
    return tables


def tables_of(db: sqlite3.Connection, player: str, limit: int, is_away: bool) -> list[Summary]:
    """Returns the tables at which the player sits or sat or that they made, newest first: put away, or not."""
    query = f"""SELECT tables.record, iif(last.changed >= tables.changed, last.turn, tables.turn),
        max(tables.changed, ifnull(last.changed, 0)) AS newest FROM sitters JOIN tables ON sitters.tab = id {LAST}
        WHERE player = ? AND ? = EXISTS (SELECT 1 FROM put_away AS away
            WHERE away.player = sitters.player AND away.tab = sitters.tab)
        ORDER BY newest DESC LIMIT ?"""
    return summaries(db.execute(query, (player, is_away, limit)))


def put_away(db: sqlite3.Connection, player: str, table: str, is_away: bool) -> bool:
    """Puts a table of the player away, or brings it back; returns whether it is one of theirs."""
    if one(db, "SELECT 1 FROM sitters WHERE player = ? AND tab = ?", player, table) is None:
        return False
    add = "INSERT OR IGNORE INTO put_away VALUES (?, ?)"
    db.execute(add if is_away else "DELETE FROM put_away WHERE player = ? AND tab = ?", (player, table))
    return True


def one(db: sqlite3.Connection, query: str, *values: Any) -> Any:
    """Returns the first row, or None."""
    return db.execute(query, values).fetchone()


def summaries(rows: sqlite3.Cursor) -> list[Summary]:
    """Returns the tables of a list."""
    return [Summary(read_table(content), read_turn(turn), changed) for content, turn, changed in rows]
