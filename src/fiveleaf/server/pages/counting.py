"""`python -m fiveleaf.server.pages.counting FILE LIMIT`: counts the luck of finished games, read-only.

It runs as a separate process with the lowest priority, because replaying a finished game takes some hundredths of a
second, which would delay the players. It prints a `Counted` as JSON.
"""

from __future__ import annotations

import os
import sqlite3
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import closing
from itertools import chain
from pathlib import Path

import msgspec

from fiveleaf.catalogue import find
from fiveleaf.engine.contract import Event
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.notation import compact
from fiveleaf.engine.table import Table, find_move
from fiveleaf.luck.tally import Weighed, kind_of, tally_of, weighed
from fiveleaf.server.store import Counted, Fate, InputRecord, TableRecord, Tallied
from fiveleaf.server.store.files import connect_to_read, log_of
from fiveleaf.server.store.tallies import uncounted

LOWEST_PRIORITY = 19  # as `nice` counts

read_table = msgspec.json.Decoder(TableRecord).decode
read_input = msgspec.json.Decoder(InputRecord).decode


def count(db: sqlite3.Connection, limit: int) -> Counted:
    """Counts the luck of up to `limit` uncounted games."""
    tables: dict[str, Fate] = {}
    played: defaultdict[tuple[str, str], list[list[Weighed]]] = defaultdict(list)  # by game and kind, game by game
    for table, content, inputs in uncounted(db, limit):
        try:
            record = read_table(content)
            tables[table], luck = luck_of(record, [read_input(entry) for entry in inputs])
        except (Refused, LookupError, TypeError, ValueError, msgspec.MsgspecError):  # a record that cannot be read
            tables[table], luck = "unplayable", {}
        for kind, events in luck.items():
            played[record.game, kind].append(events)
    return Counted(tables, [Tallied(*name, tally_of([*chain(*games)], len(games))) for name, games in played.items()])


def luck_of(record: TableRecord, inputs: Sequence[InputRecord]) -> tuple[Fate, dict[str, list[Weighed]]]:
    """Returns whether a finished game counts, and its luck by kind."""
    game = find(record.game)
    if record.rules != game.version:
        return "other-rules", {}
    table = Table(game, len(record.seats), record.options)
    luck: dict[str, list[Weighed]] = {}
    for event, odds in chance_events(table, inputs):
        kind = kind_of(event)
        if kind is not None:
            luck.setdefault(kind, []).append(weighed(event, odds))
    return ("counted", luck) if table.is_over else ("unplayable", {})


def chance_events(table: Table, inputs: Sequence[InputRecord]) -> Iterator[tuple[Event, list[tuple[Event, int]]]]:
    """Replays a stored game, and yields every chance event with its odds by the rules.

    The luck is taken from the store, not from the seal: the outcomes that happened are counted, whatever their source.
    """
    for entry in inputs:
        event = entry.event
        if entry.kind == "chance":
            outcomes = table.possible_outcomes()
            found = find_move([words for _, words in outcomes], event)
            if found is None:
                raise Refused("error-cannot-come", said=compact(event))
            yield event, table.odds()
            table.resolve_code(outcomes[found][0])
        elif entry.kind == "clock":
            table.time_up()
        elif entry.kind == "move":
            table.play(event["seat"], {key: value for key, value in event.items() if key != "seat"})


def open_to_count(file: Path) -> sqlite3.Connection:
    """Opens the store read-only, also while a server uses it."""
    return connect_to_read(file, "mode=ro" if log_of(file).exists() else "immutable=1")


def main() -> None:
    """Counts, and prints the result."""
    if hasattr(os, "nice"):
        os.nice(LOWEST_PRIORITY)
    with closing(open_to_count(Path(sys.argv[1]))) as db:
        sys.stdout.buffer.write(msgspec.json.encode(count(db, int(sys.argv[2]))))


if __name__ == "__main__":
    main()
