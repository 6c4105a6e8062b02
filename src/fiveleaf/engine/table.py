"""A table: the state of one game, changed by legal moves and outcomes only, with the list of its events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any

import numpy as np

from fiveleaf.engine.chance import Chance
from fiveleaf.engine.contract import CHANCE, NOBODY, Event, View
from fiveleaf.engine.effects import Effect, Viewer
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.game import Game, move_shape_fault
from fiveleaf.engine.history import NO_CODE, History, apply_event, scratch_states
from fiveleaf.engine.layout import buffer_of
from fiveleaf.engine.notation import compact
from fiveleaf.engine.view import seats_of


class Table:
    """One game from its start to its end.

    Simultaneous answers (a question put to several seats) arrive in any order. They are not in `events` until the
    question is settled and are then added in recording order, without those that no longer had an effect.
    """

    def __init__(
        self, game: Game, seats: int, options: Mapping[str, Any] | None = None, chance: Chance | None = None
    ) -> None:
        self.game = game
        self.seats = seats
        self.chance = chance
        self.state: Any = game.start(options or {}, seats)
        self.options = game.differing(options or {}, seats)
        self.events: list[Event] = []
        self._history = History(game, self.state)
        self._asked_of: Any = None  # the state when the open simultaneous question was put
        self._answers: list[tuple[Event, int]] = []  # events and move codes, in order of arrival
        self._moves = buffer_of(np.zeros(game.most_moves + 1, dtype=np.int32))
        self._weights = buffer_of(np.zeros(game.most_outcomes, dtype=np.int64))
        self._seats = buffer_of(np.zeros(game.most_seats, dtype=np.int64))

    # ── who and what ─────────────────────────────────────────────────────────────────────────────

    @property
    def to_act(self) -> int:
        """The next seat in recording order, CHANCE, or NOBODY when the game is over."""
        return int(self.game.rules.to_act(self.state))

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.to_act == NOBODY

    @property
    def asked(self) -> tuple[int, ...]:
        """All seats that the open question is put to, including those that have answered."""
        return seats_of(self.game.rules.asked, self.state, self._seats)

    @property
    def may_act(self) -> tuple[int, ...]:
        """All seats that still have to answer."""
        return tuple(seat for seat in self.asked if self._count_moves(seat))

    def legal_moves(self, seat: int) -> list[Event]:
        """Returns the legal moves of the seat in notation; none if it is not asked or has answered."""
        return self.words_of(seat, self.legal_codes(seat))

    def legal_codes(self, seat: int) -> list[int]:
        """Returns the codes of those moves, in the same order."""
        return [self._moves[index] for index in range(self._count_moves(seat))]

    def words_of(self, seat: int, codes: Sequence[int]) -> list[Event]:
        """Returns legal moves of the seat, given as codes, in notation."""
        write, state = self.game.notation.move_words, self.state
        return [write(state, seat, code) for code in codes]

    def possible_outcomes(self) -> list[tuple[int, Event]]:
        """Returns the codes of the possible outcomes, each with its notation."""
        if self.to_act != CHANCE:
            return []
        count = self.game.rules.weigh(self.state, self._weights)
        codes = [outcome for outcome in range(count) if self._weights[outcome]]
        return [(outcome, self.game.notation.outcome_words(self.state, outcome)) for outcome in codes]

    def odds(self) -> list[tuple[Event, int]]:
        """Returns the possible outcomes in notation, each with its integer weight."""
        return [(words, self._weights[outcome]) for outcome, words in self.possible_outcomes()]

    def view(self, seat: int | None = None) -> View:
        """Returns what that seat may know now; None is a spectator."""
        return self.game.views.view(self.state, seat)

    def effects(self, viewer: Viewer, first: int = 0, last: int | None = None) -> list[list[Effect]]:
        """Returns the effects of each event from index `first` to before `last`, as the viewer may see them."""
        return self._history.effects(self.events, first, len(self.events) if last is None else last, viewer)

    def view_at(self, seat: int | None, ply: int) -> View | None:
        """Returns what that seat could know after so many events; None if that is too long ago."""
        content = self._history.state_at(ply)
        if content is None:
            return None
        state, _ = scratch_states(self.game)
        self.game.memory.buffer(state)[:] = content
        return self.game.views.view(state, seat)

    @property
    def answers(self) -> list[Event]:
        """The hidden answers to an open simultaneous question, in order of arrival."""
        return [event for event, _ in self._answers]

    @property
    def codes(self) -> list[int]:
        """The codes of all events, and after them those of the hidden answers in order of arrival."""
        return [*self._history.codes, *(code for _, code in self._answers)]

    def scores(self) -> list[int]:
        """Returns the current scores, which are final when the game is over."""
        self.game.rules.scores(self.state, self._seats)
        return [self._seats[seat] for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """Returns the leading seats, which have won when the game is over."""
        self.game.rules.winners(self.state, self._seats)
        return [seat for seat in range(self.seats) if self._seats[seat]]

    # ── what happens ─────────────────────────────────────────────────────────────────────────────

    def play(self, seat: int, move: Mapping[str, Any]) -> None:
        """Plays a move of a seat; anything but a legal move of a seat that is asked is refused."""
        self.play_code(seat, self.code_of(seat, move))

    def code_of(self, seat: int, move: Mapping[str, Any]) -> int:
        """Returns the code of a move given in notation, if it is legal for that seat now."""
        codes = self.legal_codes(seat) if self.has_seat(seat) else []
        found = find_move(self.words_of(seat, codes), move)
        if found is None:
            raise self.refusal(seat, move, may_act=bool(codes))
        return codes[found]

    def has_seat(self, seat: Any) -> bool:
        """Returns whether the value is the number of a seat; neither true nor 1.0 counts as 1."""
        return type(seat) is int and seat in range(self.seats)

    def refusal(self, seat: int, move: Mapping[str, Any], may_act: bool) -> Refused:
        """Returns the reason why that move is refused; `may_act` is whether the seat has a legal move now."""
        if not self.has_seat(seat):
            return Refused("error-no-such-seat", seat=str(seat), seats=self.seats)
        fault = move_shape_fault(self.game.notation.MOVES, move)
        if fault:
            return Refused("error-no-such-move", key=fault, move=compact(dict(move)))
        if not may_act:
            return self.out_of_turn(seat)
        clause = self.game.notation.refusal(self.state, seat, dict(move))
        return Refused(f"refuse-{clause}", game=self.game.name, clause=clause, legal=self.legal_moves(seat))

    def out_of_turn(self, seat: int) -> Refused:
        """Returns the reason why that seat may not decide now."""
        if self.is_over:
            return Refused("error-game-over")
        if seat in self.asked:
            return Refused("error-answered-already", seat=seat)
        clause = self.game.notation.due(self.state)
        return Refused("error-not-asked", clause=clause, seat=seat, asked=", ".join(map(str, self.asked)) or "–")

    def frozen_copy(self) -> Table:
        """Returns a copy that later events do not change."""
        other = copy(self)
        other.state, other.events = self.game.memory.copy(self.state), list(self.events)
        return other

    def play_code(self, seat: int, code: int) -> None:
        """Plays a move of a seat, given as the code of a legal move."""
        event = {"seat": seat, **self.game.notation.move_words(self.state, seat, code)}
        if self.game.rules.asked(self.state, self._seats) > 1:
            self.answer(event, code)
        else:
            self.decide(event, code)

    def decide(self, event: Event, code: int) -> None:
        """Plays a legal move of the only seat that is asked."""
        self._record(self.state, event, code)

    def answer(self, event: Event, code: int) -> None:
        """Plays a legal answer of one of several seats; the last answer that matters settles the question."""
        if self._asked_of is None:
            self._asked_of = self.game.memory.copy(self.state)
        self._answers.append((event, code))
        self.game.rules.play(self.state, event["seat"], code)
        if len(self.asked) > 1 and self.may_act:
            return
        self._record_answers(self._asked_of)
        self._asked_of, self._answers = None, []

    def resolve(self) -> Event:
        """Draws and applies an outcome from the table's own source; returns the event."""
        if self.chance is None or self.to_act != CHANCE:
            raise Refused("error-no-chance-now")
        return self.resolve_code(self.draw(self.chance))

    def draw(self, chance: Chance) -> int:
        """Draws an outcome from a source of luck without applying it."""
        return chance.choose(self._weights, self.game.rules.weigh(self.state, self._weights))

    def resolve_all(self) -> list[Event]:
        """Lets luck act until a seat is asked or the game is over; returns the events."""
        events: list[Event] = []
        while self.to_act == CHANCE:
            events.append(self.resolve())
        return events

    def resolve_code(self, outcome: int) -> Event:
        """Applies an outcome whose weight is not zero; returns the event."""
        event = self.game.notation.outcome_words(self.state, outcome)
        self._record(self.state, event, outcome)
        return event

    def time_up(self) -> None:
        """Applies the clock running out, in a game with a clock."""
        clock = self.game.clock
        if clock is None:
            raise Refused("error-no-clock")
        if self.is_over:
            raise Refused("error-game-over")
        before = self.state if self._asked_of is None else self._asked_of
        clause = clock.refusal(before)
        if clause:
            raise Refused(f"refuse-{clause}", game=self.game.name, clause=clause)
        self._record(before, {"clock": "time-up"}, NO_CODE)
        if self._asked_of is not None:
            clock.time_up(self.state)

    def _record(self, state: Any, event: Event, code: int) -> None:
        """Applies an event and records it."""
        apply_event(self.game, state, event, code)
        self.events.append(event)
        self._history.add(code, self.game.memory.content(state))

    def _record_answers(self, state: Any) -> None:
        """Records the answers in transcript order: replayed from the question, each seat when it is to act."""
        waiting = list(self._answers)
        while waiting and len(seats_of(self.game.rules.asked, state, self._seats)) > 1:
            seat = self.game.rules.to_act(state)
            answer = next(answer for answer in waiting if answer[0]["seat"] == seat)
            waiting.remove(answer)
            self._record(state, *answer)

    def _count_moves(self, seat: int) -> int:
        return int(self.game.rules.legal_moves(self.state, seat, self._moves))


def find_move(legal: Sequence[Event], move: Mapping[str, Any]) -> int | None:
    """Returns the index of a move among the legal ones; neither true nor 1.0 counts as 1."""
    try:
        found = legal.index(dict(move))
    except ValueError:
        return None
    return found if compact(legal[found]) == compact(dict(move)) else None


def seen_by(game: Game, event: Mapping[str, Any], seat: int | None) -> Event:
    """Returns an event as a seat or a spectator may see it: a secret card is left out and marked as hidden."""
    if event.get("chance") in game.secret_chances and event.get("seat") != seat:
        return {"chance": event["chance"], "seat": event["seat"], "hidden": True}
    return dict(event)


def open_to(game: Game, events: Sequence[Event], seat: int | None) -> list[Event]:
    """Returns events as a seat or a spectator may see them; everybody sees the same where no chance is secret."""
    return [seen_by(game, event, seat) for event in events] if game.secret_chances else list(events)
