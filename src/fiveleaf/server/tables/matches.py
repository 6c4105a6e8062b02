"""The match of a table: made when the game begins, and rebuilt from what the store has."""

from __future__ import annotations

from fiveleaf.catalogue import find
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.match import Input, Match, ReplayError
from fiveleaf.engine.transcript import Transcript
from fiveleaf.server.store import InputRecord, Loaded, StoreFault, TableRecord
from fiveleaf.server.tables.starting import seal_of


def new_match(record: TableRecord) -> Match:
    """Returns the match of a table whose start is over, before anything has happened."""
    return Match(find(record.game), len(record.seats), record.options, seal_of(record))


def loaded_match(loaded: Loaded) -> Match | None:
    """Returns the match of a table that has begun, played again from its inputs, if the rules are still the same."""
    record = loaded.record
    if record.status in ("lobby", "starting"):
        return None
    game = find(record.game)
    if record.rules != game.version:
        raise Refused("error-other-rules", begun=record.rules, now=game.version)
    inputs = [Input(entry.kind, entry.event, entry.client) for entry in loaded.inputs]
    try:
        return Match.replay(game, len(record.seats), record.options, seal_of(record), inputs)
    except ReplayError as fault:
        raise StoreFault(f"table {record.id}: {fault}") from fault


def input_record(entry: Input) -> InputRecord:
    """Returns an input as it is stored."""
    return InputRecord(entry.kind, entry.event, entry.client)


def transcript_of(record: TableRecord, match: Match) -> Transcript:
    """Returns the whole game with its seal; refused before it is over."""
    return match.transcript(players=[{"name": seat.name, "bot": seat.bot} for seat in record.seats])
