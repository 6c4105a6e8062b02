"""A match: one game being played; takes inputs and returns what each seat may see of their effect.

The inputs, in order of arrival, define a match: moves, late answers, the clock running out, and the luck that follows.
A match does no I/O and has no clock of its own, so the same inputs always give the same match.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, Self

import msgspec

from fiveleaf.engine.chance import FairChance
from fiveleaf.engine.contract import CHANCE, NOBODY, Event
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.fairness import opened, verify
from fiveleaf.engine.game import Game
from fiveleaf.engine.notation import compact
from fiveleaf.engine.seal import Seal
from fiveleaf.engine.table import Table, find_move, open_to
from fiveleaf.engine.transcript import Transcript, replayed, transcript_of
from fiveleaf.engine.view import words_of

Kind = Literal["move", "late", "clock", "chance"]


class Input(msgspec.Struct, frozen=True, gc=False):
    """One entry of a match's log; a `late` answer is acknowledged, but has no effect."""

    kind: Kind
    event: Event  # as in the notation
    client: str | None = None  # the sender's own id of a move


TIME_UP = Input("clock", {"clock": "time-up"})


class Step(msgspec.Struct, frozen=True, gc=False):
    """What one input did to a match."""

    game: Game
    first: int  # index of the first of these inputs
    inputs: list[Input]  # to be stored: the input itself and the luck that follows
    events: list[Event]  # new events, as in the transcript
    closed: bool  # whether the open question is settled
    opened: bool  # whether a new question is put
    is_over: bool

    def events_for(self, seat: int | None) -> list[Event]:
        """Returns the new events as that seat may see them; None is a spectator."""
        return open_to(self.game, self.events, seat)


class ReplayError(Exception):
    """Stored inputs that are not those of one match with this seal."""

    def __init__(self, index: int, reason: str) -> None:
        super().__init__(f"input {index}: {reason}")
        self.index = index


class Match:
    """One game being played: its table, its seal, and the question that is open."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, Any], seal: Seal) -> None:
        self.game = game
        self.seal = seal
        self._chance = FairChance(seal)
        self.table = Table(game, seats, options, self._chance)
        self.is_over = False
        self.input_count = 0
        self.question = 0  # the number of the open question, from 1
        self.events_before = 0  # events when the open question was put
        self.clients: set[tuple[int, str]] = set()  # seats and the client ids of their accepted moves
        self._codes: dict[int, list[int]] = {}  # legal moves by seat, cached until the next change
        self._legal: dict[int, list[Event]] = {}  # the same in the notation
        self._asked: tuple[int, ...] | None = None  # cached in the same way
        self._may_act: tuple[int, ...] | None = None  # cached in the same way
        self._unanswered: dict[int, list[Event]] = {}  # legal moves of seats whose answer to the last question is late
        self._phases = words_of(game.phases)

    @classmethod
    def replay(cls, game: Game, seats: int, options: Mapping[str, Any], seal: Seal, inputs: Sequence[Input]) -> Self:
        """Rebuilds a match from its stored inputs; inputs that do not follow from the seal raise ReplayError."""
        match = cls(game, seats, options, seal)
        check(match.begin(), inputs)
        while match.input_count < len(inputs):
            index = match.input_count
            try:
                step = match.apply(inputs[index])
            except Refused as refused:
                raise ReplayError(index, f"cannot be played: {refused.key}") from refused
            check(step, inputs)
        return match

    @classmethod
    def resume(cls, transcript: Transcript) -> Self:
        """Continues where a sealed transcript ends; an event that is not legal or not from the seal raises Fault."""
        chance = verify(transcript)
        match = cls(transcript.game, transcript.seats, transcript.options, chance.seal)
        match.table = replayed(transcript)
        match.table.chance = match._chance = chance
        if transcript.events:
            match.begin()
        return match

    # ── the open question ────────────────────────────────────────────────────────────────────────

    @property
    def phase(self) -> str:
        """The name of the current phase."""
        return self._phases[self.table.state.phase]

    @property
    def silence(self) -> Event | None:
        """The answer that silence counts as, if the open question has one."""
        return self.game.silence.get(self.phase)

    @property
    def asked(self) -> tuple[int, ...]:
        """All seats that the open question is put to, including those that have answered."""
        if self._asked is None:
            self._asked = self.table.asked
        return self._asked

    @property
    def may_act(self) -> tuple[int, ...]:
        """All seats that still have to answer."""
        if self._may_act is None:
            self._may_act = tuple([seat for seat in self.asked if self.legal_moves(seat)])
        return self._may_act

    def legal_moves(self, seat: int) -> list[Event]:
        """Returns the legal moves of the seat, in notation."""
        legal = self._legal.get(seat)
        if legal is None:
            codes = self._codes[seat] = self.table.legal_codes(seat)
            legal = self._legal[seat] = self.table.words_of(seat, codes)
        return legal

    # ── what happens ─────────────────────────────────────────────────────────────────────────────

    def begin(self) -> Step:
        """Lets luck act until the first question is put."""
        return self._next_question([], 0, closed=False)

    def apply(self, entry: Input) -> Step:
        """Applies an input and the luck that follows; an illegal input is refused and changes nothing."""
        if entry.kind == "move":
            return self._move(entry)
        if entry.kind == "late":
            return self._late(entry)
        if entry == TIME_UP:
            return self._time_up()
        raise Refused("error-no-such-event", said=compact(entry.event)[:60])

    def _move(self, entry: Input) -> Step:
        """Applies a seat's answer to the open question; one of several answers waits for the others."""
        seat, move = split(entry.event)
        legal = self.legal_moves(seat) if type(seat) is int and seat in self.asked else []
        found = find_move(legal, move)
        if found is None:
            raise self.table.refusal(seat, move, may_act=bool(legal))
        before = len(self.table.events)
        event, code = {"seat": seat, **legal[found]}, self._codes[seat][found]
        if len(self.asked) == 1:
            unanswered = {}
            self.table.decide(event, code)
        else:
            unanswered = {other: self.legal_moves(other) for other in self.may_act if other != seat}
            self.table.answer(event, code)
        self._take(seat, entry.client)
        made = [Input("move", event, entry.client)]
        if len(self.table.events) == before:
            return self._same_question(made, before)
        return self._next_question(made, before, unanswered)

    def _late(self, entry: Input) -> Step:
        """Accepts one late answer of a seat to the last question, which others have settled."""
        seat, move = split(entry.event)
        legal = self._unanswered.get(seat, []) if type(seat) is int else []
        found = find_move(legal, move)
        if found is None:
            raise self.table.refusal(seat, move, may_act=False)
        del self._unanswered[seat]
        self._take(seat, entry.client)
        made = [Input("late", {"seat": seat, **legal[found]}, entry.client)]
        return self._step(made, [], closed=False, opened=False)

    def _time_up(self) -> Step:
        """Applies the game's clock running out, which may or may not settle the open question."""
        question, before = (self.phase, self.asked), len(self.table.events)
        self.table.time_up()
        self._clear_question()
        if question == (self.phase, self.asked):
            return self._same_question([TIME_UP], before)
        return self._next_question([TIME_UP], before)

    def _same_question(self, made: list[Input], before: int) -> Step:
        """Returns the step of inputs that leave the question open."""
        self._clear_question()
        return self._step(made, self.table.events[before:], closed=False, opened=False)

    def _next_question(
        self, made: list[Input], before: int, unanswered: dict[int, list[Event]] | None = None, closed: bool = True
    ) -> Step:
        """Lets luck act until the next question or the end of the game; returns the step."""
        table = self.table
        to_act, state, chance = self.game.rules.to_act, table.state, self._chance
        while (seat := to_act(state)) == CHANCE:
            made.append(Input("chance", table.resolve_code(table.draw(chance))))
        self.is_over = seat == NOBODY
        self._clear_question()
        self._unanswered = unanswered or {}
        self.question += 1
        self.events_before = len(table.events)
        return self._step(made, table.events[before:], closed, opened=not self.is_over)

    def _step(self, made: list[Input], events: list[Event], closed: bool, opened: bool) -> Step:
        first = self.input_count
        self.input_count += len(made)
        return Step(self.game, first, made, events, closed, opened, self.is_over)

    def _take(self, seat: int, client: str | None) -> None:
        """Stores the client id of a move, so that a retry is recognised."""
        if client is not None:
            self.clients.add((seat, client))

    def _clear_question(self) -> None:
        """Clears the caches of the open question."""
        self._codes.clear()
        self._legal.clear()
        self._asked = self._may_act = None

    # ── what can be shown ────────────────────────────────────────────────────────────────────────

    def clock_milliseconds(self) -> int | None:
        """Returns the duration on the game's clock, or None if no clock is running."""
        minutes = self.game.clock_minutes(self.table.state)
        return None if minutes is None else minutes * 60_000

    def result(self) -> dict[str, Any] | None:
        """Returns scores and winners, or None while the game runs."""
        return {"scores": self.table.scores(), "winners": self.table.winners()} if self.is_over else None

    def transcript(self, **more: Any) -> Transcript:
        """Returns the whole game with its opened seal, which reveals the luck; refused before the game is over."""
        if not self.is_over:
            raise Refused("error-not-over")
        return transcript_of(self.table, **more, fairness=opened(self.seal))


def move_input(seat: int, move: Mapping[str, Any], client: str | None = None) -> Input:
    """Returns a seat's move as an input; a move that names a seat itself is refused."""
    return Input("move", with_seat(seat, move), client)


def late_input(seat: int, move: Mapping[str, Any], client: str | None = None) -> Input:
    """Returns a seat's answer to a question that others have settled, as an input."""
    return Input("late", with_seat(seat, move), client)


def with_seat(seat: int, move: Mapping[str, Any]) -> Event:
    """Returns a move with its seat, as the notation writes it."""
    if "seat" in move:
        raise Refused("error-no-such-move", key="seat", move=compact(dict(move)))
    return {"seat": seat, **move}


def split(event: Event) -> tuple[Any, Event]:
    """Splits an event into its seat and its move."""
    move = event.copy()
    return move.pop("seat", None), move


def check(step: Step, inputs: Sequence[Input]) -> None:
    """Checks that the inputs of a step equal the stored ones."""
    stored = inputs[step.first : step.first + len(step.inputs)]
    if [as_text(entry) for entry in stored] != [as_text(entry) for entry in step.inputs]:
        raise ReplayError(step.first, "it and what follows are not what the seal gives")


def as_text(entry: Input) -> tuple[Kind, str]:
    """Returns the kind and the canonical text of an input, for comparison."""
    return entry.kind, compact(entry.event)
