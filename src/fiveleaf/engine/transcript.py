"""Writes, reads and replays transcripts; nothing in a file is trusted."""

from __future__ import annotations

import os
import secrets
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from fiveleaf.engine.contract import CHANCE, NOBODY, Event
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.game import Game
from fiveleaf.engine.notation import compact
from fiveleaf.engine.table import Table
from fiveleaf.texts import texts

FORMAT = "fiveleaf/1"
SIZE_LIMIT = 64 * 1024 * 1024  # bytes; more than a hundred times the longest real game
OWN_KEYS = ("format", "game", "options", "seats", "events", "result")

Find = Callable[[str], Game]  # finds a game by name, or raises Refused


@dataclass
class Transcript:
    """A recorded game; `more` holds the keys that the notation does not define (names, fairness, …)."""

    game: Game
    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    events: list[Event] = field(default_factory=list)
    result: dict[str, Any] | None = None
    more: dict[str, Any] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        """Returns the transcript as a JSON object in the notation."""
        data: dict[str, Any] = {"format": FORMAT, "game": self.game.name, "options": self.options, "seats": self.seats}
        data |= self.more
        data["events"] = self.events
        if self.result is not None:
            data["result"] = self.result
        return data


def transcript_of(table: Table, **more: Any) -> Transcript:
    """Returns the transcript of a table so far."""
    result = {"scores": table.scores(), "winners": table.winners()} if table.is_over else None
    return Transcript(table.game, table.seats, dict(table.options), list(table.events), result, more)


def save(transcript: Transcript, path: Path) -> None:
    """Writes the whole transcript or nothing."""
    write_atomically(path, encode(transcript))


def write_atomically(path: Path, content: bytes, durable: bool = True) -> None:
    """Writes the whole file or nothing: a temporary file first, then a rename; durable files survive a power cut."""
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(f".{path.name}.{secrets.token_hex(4)}.part")
    try:
        with temporary.open("xb") as file:
            file.write(content)
            if durable:
                file.flush()
                os.fsync(file.fileno())
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def encode(transcript: Transcript) -> bytes:
    """Encodes a transcript as UTF-8 JSON, one event per line for readers and diffs."""
    data = transcript.to_json()
    lines = []
    for key, value in data.items():
        if key == "events" and value:
            events = ",\n".join(f"  {msgspec.json.encode(event).decode()}" for event in value)
            lines.append(f' "events": [\n{events}\n ]')
        else:
            lines.append(f" {msgspec.json.encode(key).decode()}: {msgspec.json.encode(value).decode()}")
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def load(path: Path, find: Find) -> Transcript:
    """Reads a transcript from a file; anything else is refused."""
    return parse(read_file(path), find)


def read_file(path: Path) -> bytes:
    """Reads a file; one that is too large for a transcript is refused."""
    try:
        if path.stat().st_size > SIZE_LIMIT:
            raise Refused("error-file-huge", file=str(path), megabytes=SIZE_LIMIT // 1024 // 1024)
        return path.read_bytes()
    except OSError as error:
        raise Refused("error-file-unreadable", file=str(path), reason=error.strerror or str(error)) from error


def parse(content: bytes, find: Find) -> Transcript:
    """Parses a transcript; its events are checked by `replay`, not here."""
    try:
        data = msgspec.json.decode(content)
    except RecursionError as error:
        raise Refused("error-nested") from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refused("error-not-json", reason=str(error)) from error
    return from_json(data, find)


def from_json(data: Any, find: Find) -> Transcript:
    """Parses a decoded JSON value; its events are checked by `replay`, not here."""
    if not isinstance(data, dict) or "format" not in data:
        raise Refused("error-no-transcript")
    if data["format"] != FORMAT:
        raise Refused("error-format", format=compact(data["format"]), known=FORMAT)
    game = find(_required(data, "game", str))
    seats = _required(data, "seats", int)
    options = _required(data, "options", dict) if "options" in data else {}
    game.complete(options, seats)
    events = _required(data, "events", list)
    for index, event in enumerate(events):
        if not isinstance(event, dict):
            raise Refused("error-event-shape", event=index, said=_short(event))
    result = data.get("result")
    if "result" in data and not isinstance(result, dict):
        raise Refused("error-key-type", key="result", said=_short(result))
    more = {key: value for key, value in data.items() if key not in OWN_KEYS}
    return Transcript(game, seats, game.differing(options, seats), events, result, more)


def _required(data: Mapping[str, Any], key: str, kind: type) -> Any:
    """Returns the value of a required key, which must have that type; true and false are not numbers."""
    if key not in data:
        raise Refused("error-key-missing", key=key)
    value = data[key]
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise Refused("error-key-type", key=key, said=_short(value))
    return value


def _short(value: Any) -> str:
    text = compact(value)
    return text if len(text) <= 60 else text[:57] + "…"


class Fault(Refused):
    """Raised for the first event of a transcript that is not legal at its position."""

    def __init__(self, index: int, cause: Refused, table: Table, legal: Any = None) -> None:
        clause = cause.clause or table.game.notation.due(table.state)  # without a broken rule, the clause that is due
        super().__init__(cause.key, game=cause.game, clause=clause, legal=legal, **cause.params)
        self.index = index

    def text(self, language: str) -> str:
        """Returns the event index, the reason with its clause, and the legal alternatives."""
        messages = texts(language)
        reason = super().text(language)
        legal = ", ".join(map(compact, self.legal)) if self.legal else ""
        text = messages.say("error-at-event", event=self.index, reason=reason)
        return f"{text} {messages.say('error-legal-now', legal=legal)}" if legal else text


def replay(transcript: Transcript) -> Iterator[tuple[int, Table]]:
    """Replays a transcript: yields each index with the table *before* that event, and once more at the end.

    The first event that is not legal raises Fault.
    """
    table = Table(transcript.game, transcript.seats, transcript.options)
    for index, event in enumerate(transcript.events):
        yield index, table
        try:
            _apply(table, event)
        except Refused as cause:
            raise Fault(index, cause, table, _legal_now(table)) from cause
    yield len(transcript.events), table
    _check_result(transcript, table)


def replayed(transcript: Transcript) -> Table:
    """Returns the table after the last event."""
    return deque(replay(transcript), maxlen=1)[0][1]


def _apply(table: Table, event: Event) -> None:
    """Applies an event to the table, or refuses it."""
    if "clock" in event:
        if event != {"clock": "time-up"}:
            raise Refused("error-no-such-event", said=_short(event))
        table.time_up()
    elif "chance" in event:
        table.resolve_code(_outcome_of(table, event))
    elif "seat" in event and "move" in event:
        _decide(table, event)
    else:
        raise Refused("error-no-such-event", said=_short(event))


def _decide(table: Table, event: Event) -> None:
    if table.is_over:
        raise Refused("error-game-over")
    seat = event["seat"]
    if table.to_act == CHANCE:
        raise Refused("error-chance-is-due", clause=table.game.notation.due(table.state))
    if compact(seat) != compact(table.to_act):
        raise Refused(
            "error-not-to-act", clause=table.game.notation.due(table.state), seat=compact(seat), due=table.to_act
        )
    table.play(seat, {key: value for key, value in event.items() if key != "seat"})


def _outcome_of(table: Table, event: Event) -> int:
    """Returns the outcome that a chance event names, if luck is to act and it is possible."""
    if table.is_over:
        raise Refused("error-game-over")
    if table.to_act != CHANCE:
        raise Refused("error-decision-is-due", clause=table.game.notation.due(table.state), due=table.to_act)
    wanted = compact(event)
    for outcome, words in table.possible_outcomes():
        if compact(words) == wanted:
            return outcome
    raise Refused("error-cannot-come", clause=table.game.notation.due(table.state), said=_short(event))


def _legal_now(table: Table) -> list[Event]:
    """Returns the events that would be legal now."""
    if table.to_act == NOBODY:
        return []
    if table.to_act == CHANCE:
        return [words for _, words in table.possible_outcomes()]
    return [{"seat": table.to_act, **move} for move in table.legal_moves(table.to_act)]


def _check_result(transcript: Transcript, table: Table) -> None:
    """Checks that the transcript has the right result if the game is over, and none otherwise."""
    index = len(transcript.events)
    if not table.is_over:
        if transcript.result is not None:
            raise Fault(index, Refused("error-result-early"), table)
        return
    right = {"scores": table.scores(), "winners": table.winners()}
    if transcript.result is None:
        raise Fault(index, Refused("error-result-missing", right=compact(right)), table)
    if any(compact(transcript.result.get(key)) != compact(right[key]) for key in right):
        stated = _short(transcript.result)
        raise Fault(index, Refused("error-result-wrong", said=stated, right=compact(right)), table)
