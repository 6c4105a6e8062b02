"""The match of a table: created when the game begins, and rebuilt from the stored inputs."""

from __future__ import annotations

from fiveleaf.catalogue import find
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.match import Input, Match, ReplayError
from fiveleaf.engine.transcript import Transcript
from fiveleaf.server.store import InputRecord, Loaded, StoreFault, TableRecord
from fiveleaf.server.tables.starting import seal_of


def new_match(record: TableRecord) -> Match:
    """Returns a new match for a table whose start is complete."""
    return Match(find(record.game), len(record.seats), record.options, seal_of(record))


def loaded_match(loaded: Loaded) -> Match | None:
    """Replays the match of a table from its inputs; None before the game, refused if the rules have changed."""
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
    """Returns the record of an input."""
    return InputRecord(entry.kind, entry.event, entry.client)


def transcript_of(record: TableRecord, match: Match) -> Transcript:
    """Returns the transcript of a finished game with its seal; refused before the end."""
    return match.transcript(players=[{"name": seat.name, "bot": seat.bot} for seat in record.seats])
