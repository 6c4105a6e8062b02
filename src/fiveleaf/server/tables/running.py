"""A game under way: the engine's table, fed with inputs in the order in which they arrived."""

from __future__ import annotations

import hmac
from collections.abc import Mapping, Sequence
from typing import Any

from fiveleaf.catalogue import find
from fiveleaf.engine.chance import FairChance
from fiveleaf.engine.contract import CHANCE, NOBODY, Event
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.fairness import opened
from fiveleaf.engine.notation import compact
from fiveleaf.engine.table import Table, find_move
from fiveleaf.engine.transcript import Transcript, transcript_of
from fiveleaf.engine.view import words_of
from fiveleaf.server.store import InputRecord, Loaded, StoreFault, TableRecord
from fiveleaf.server.tables.starting import seal_of
from fiveleaf.server.wire import Move


class HouseChance(FairChance):
    """The same luck, word for word; `hmac.digest` lets other threads in each time, for which all tables would wait."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self._keyed = hmac.new(self._key, digestmod="sha256")

    def word(self) -> int:
        """The next 64 bits."""
        mac = self._keyed.copy()
        mac.update(self.counter.to_bytes(8, "big"))
        self.counter += 1
        return int.from_bytes(mac.digest()[:8], "big")


class Running:
    """The game of a table. What it is given changes it at once; whoever gives it keeps the inputs that come back."""

    def __init__(self, record: TableRecord) -> None:
        self.game = find(record.game)
        self.seal = seal_of(record)
        self._chance = HouseChance(self.seal)
        self.table = Table(self.game, len(record.seats), record.options, self._chance)
        self.is_over = False
        self.plies = 0  # inputs so far, those of open questions too
        self.asking = 0  # the number of the question that is open
        self.opened = 0  # events when it was put
        self.clients: set[tuple[int, str]] = set()  # seats and their own ids of the moves that were taken
        self._codes: dict[int, list[int]] = {}  # legal moves by seat, as far as asked for since the last change
        self._legal: dict[int, list[Move]] = {}  # the same in the notation
        self._asked: tuple[int, ...] | None = None  # by the open question, as far as asked for since then
        self._may_act: tuple[int, ...] | None = None  # those of them who have not answered, likewise
        self._phases = words_of(self.game.phases)

    @property
    def phase(self) -> str:
        """The word for what happens next."""
        return self._phases[self.table.state.phase]

    @property
    def silence(self) -> Move | None:
        """What silence means as an answer to the open question, if anything."""
        return self.game.silence.get(self.phase)

    def legal_moves(self, seat: int) -> list[Move]:
        """What the seat may choose now."""
        if seat not in self._legal:
            codes = self._codes[seat] = self.table.legal_codes(seat)
            self._legal[seat] = self.table.words_of(seat, codes)
        return self._legal[seat]

    @property
    def asked(self) -> tuple[int, ...]:
        """All seats that the open question is put to."""
        if self._asked is None:
            self._asked = self.table.asked
        return self._asked

    @property
    def may_act(self) -> tuple[int, ...]:
        """All seats that may decide now."""
        if self._may_act is None:
            self._may_act = tuple([seat for seat in self.asked if self.legal_moves(seat)])
        return self._may_act

    def _changed(self) -> None:
        """What was known of the open question is not known any more."""
        self._codes.clear()
        self._legal.clear()
        self._asked = self._may_act = None

    # ── what happens ─────────────────────────────────────────────────────────────────────────────

    def begin(self) -> list[InputRecord]:
        """Luck has its turn until somebody is asked."""
        return self._after([])

    def decide(self, seat: int, move: Mapping[str, Any], client: str | None = None) -> list[InputRecord]:
        """A seat's move, and the luck that follows; refused if it is not legal."""
        before = len(self.table.events)
        found = find_move(self.legal_moves(seat), move) if seat in self.asked else None
        self.table.play_code(seat, self.table.code_of(seat, move) if found is None else self._codes[seat][found])
        inputs = [InputRecord("move", {"seat": seat, **move}, client)]
        if client is not None:
            self.clients.add((seat, client))
        if len(self.table.events) == before:  # an answer that waits for those of others
            self._changed()
            self.plies += 1
            return inputs
        return self._after(inputs)

    def late(self, seat: int, move: Mapping[str, Any], client: str | None) -> list[InputRecord]:
        """An answer that can change nothing any more, to a question that others decided."""
        if client is not None:
            self.clients.add((seat, client))
        self.plies += 1
        return [InputRecord("late", {"seat": seat, **move}, client)]

    def time_up(self) -> list[InputRecord]:
        """The game's clock runs out."""
        question = (self.phase, self.asked)
        self.table.time_up()
        self._changed()
        inputs = [InputRecord("clock", {"clock": "time-up"})]
        if question == (self.phase, self.asked):
            self.plies += 1
            return inputs
        return self._after(inputs)

    def _after(self, inputs: list[InputRecord]) -> list[InputRecord]:
        """Luck goes on until the next question is put, or the game is over."""
        table = self.table
        to_act, state = table.game.rules.to_act, table.state
        while to_act(state) == CHANCE:
            inputs.append(InputRecord("chance", table.resolve_code(table.draw(self._chance))))
        self.is_over = to_act(state) == NOBODY
        self._changed()
        self.plies += len(inputs)
        self.asking += 1
        self.opened = len(self.table.events)
        return inputs

    # ── what is told of it ───────────────────────────────────────────────────────────────────────

    def clock_milliseconds(self) -> int | None:
        """How long the game lasts, where a clock ends it that has not run out."""
        minutes = self.game.clock_minutes(self.table.state)
        return None if minutes is None else minutes * 60_000

    def result(self) -> dict[str, Any] | None:
        """Scores and winners, once it is over."""
        table = self.table
        return {"scores": table.scores(), "winners": table.winners()} if table.is_over else None

    def transcript(self, record: TableRecord) -> Transcript:
        """The whole game with its seal; only for a game that is over."""
        if not self.table.is_over:
            raise Refused("error-not-over")
        players = [{"name": seat.name, "bot": seat.bot} for seat in record.seats]
        return transcript_of(self.table, players=players, fairness=opened(self.seal))


def running_of(loaded: Loaded) -> Running | None:
    """The game of a table that has begun, played again from its inputs, if the rules are still the same."""
    record = loaded.record
    if record.status in ("lobby", "starting"):
        return None
    version = find(record.game).version
    if record.rules != version:
        raise Refused("error-other-rules", begun=record.rules, now=version)
    return replayed(record, loaded.inputs)


def replayed(record: TableRecord, inputs: Sequence[InputRecord]) -> Running:
    """The game after all its inputs; luck is drawn from the seal again and must be what was kept."""
    running = Running(record)
    check(record, inputs, running.begin(), 0)
    while running.plies < len(inputs):
        first = running.plies
        try:
            made = redo(running, inputs[first])
        except Refused as refused:
            raise StoreFault(f"table {record.id}: input {first} cannot be played: {refused.key}") from refused
        check(record, inputs, made, first)
    return running


def check(record: TableRecord, inputs: Sequence[InputRecord], made: Sequence[InputRecord], first: int) -> None:
    """What was made again has to stand in the store, word for word."""
    stored = inputs[first : first + len(made)]
    if [compact(entry.event) for entry in stored] != [compact(entry.event) for entry in made]:
        raise StoreFault(f"table {record.id}: the inputs from {first} on do not follow from the seal")


def redo(running: Running, entry: InputRecord) -> list[InputRecord]:
    """One input once more; luck is never one by itself, it follows."""
    if entry.kind == "clock":
        return running.time_up()
    move: Event = {key: value for key, value in entry.event.items() if key != "seat"}
    if entry.kind == "late":
        return running.late(entry.event["seat"], move, entry.client)
    return running.decide(entry.event["seat"], move, entry.client)
