"""The schema of the SQLite file, and its migrations."""

from __future__ import annotations

import secrets
import sqlite3
from pathlib import Path

from fiveleaf.engine.errors import Refused

APPLICATION = 0x354C4541  # SQLite's application id of our files
SERVER_KEY_SIZE = 32  # bytes

FIRST = """
CREATE TABLE meta (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE players (id TEXT PRIMARY KEY, record BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE secrets (hash BLOB PRIMARY KEY, player TEXT NOT NULL REFERENCES players) WITHOUT ROWID;
CREATE TABLE carries (hash BLOB PRIMARY KEY, player TEXT NOT NULL REFERENCES players, expires INTEGER NOT NULL)
    WITHOUT ROWID;
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    version INTEGER NOT NULL,  -- of the record
    status TEXT NOT NULL,
    listed INTEGER NOT NULL,
    changed INTEGER NOT NULL,  -- milliseconds since 1970
    used INTEGER NOT NULL,     -- milliseconds on the game's own clock
    turn TEXT NOT NULL,        -- the seats that may decide, as JSON
    record BLOB NOT NULL       -- all the rest, as JSON
);
CREATE INDEX tables_open ON tables (changed) WHERE listed AND status = 'lobby';
CREATE TABLE sitters (player TEXT NOT NULL, tab TEXT NOT NULL REFERENCES tables, PRIMARY KEY (player, tab))
    WITHOUT ROWID;
CREATE INDEX sitters_of ON sitters (tab);
CREATE TABLE inputs (tab TEXT NOT NULL, ply INTEGER NOT NULL, record BLOB NOT NULL, PRIMARY KEY (tab, ply))
    WITHOUT ROWID;
"""

SECOND = """
-- how the table stands, in the last input of a batch: a move is written in one place, the row of its table only when
-- the table itself changes
ALTER TABLE inputs ADD COLUMN changed INTEGER;
ALTER TABLE inputs ADD COLUMN used INTEGER;
ALTER TABLE inputs ADD COLUMN turn TEXT;
"""

THIRD = """
-- the luck of finished games: what became of each, and the sums
CREATE TABLE counted (tab TEXT PRIMARY KEY, fate TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE luck (game TEXT NOT NULL, kind TEXT NOT NULL, record BLOB NOT NULL, PRIMARY KEY (game, kind))
    WITHOUT ROWID;
CREATE INDEX tables_over ON tables (id) WHERE status = 'over';
"""

FOURTH = """
CREATE INDEX secrets_of ON secrets (player);  -- the devices of somebody who signs them out
CREATE INDEX tables_waiting ON tables (changed) WHERE status IN ('lobby', 'starting');  -- they are forgotten one day
"""

FIFTH = """
-- the games that a player has put away: they stay as they are, but leave the player's list
CREATE TABLE put_away (player TEXT NOT NULL, tab TEXT NOT NULL, PRIMARY KEY (player, tab)) WITHOUT ROWID;
CREATE INDEX put_away_of ON put_away (tab);
"""

MIGRATIONS: tuple[str, ...] = (FIRST, SECOND, THIRD, FOURTH, FIFTH)  # each leads to the next version of the schema


def open_schema(connection: sqlite3.Connection, file: Path) -> None:
    """Migrates a file to this version; a foreign or newer file is refused."""
    version = version_of(connection, file)
    if version < len(MIGRATIONS):
        migrate(connection, version)


def version_of(connection: sqlite3.Connection, file: Path) -> int:
    """Returns the version of a store, 0 for an empty file; a foreign or newer file is refused."""
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    mark = int(connection.execute("PRAGMA application_id").fetchone()[0])
    is_new = not connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    if mark != APPLICATION and not (is_new and mark == 0):
        raise Refused("error-store-foreign", file=str(file))
    if version > len(MIGRATIONS):
        raise Refused("error-store-newer", file=str(file))
    return version


def migrate(connection: sqlite3.Connection, version: int) -> None:
    """Runs the missing migrations in one transaction."""
    steps = "".join(MIGRATIONS[version:])
    key = f"INSERT INTO meta VALUES ('key', x'{secrets.token_hex(SERVER_KEY_SIZE)}');" if version == 0 else ""
    marks = f"PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {len(MIGRATIONS)};"
    try:
        connection.executescript(f"BEGIN EXCLUSIVE; {steps} {key} {marks} COMMIT;")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
