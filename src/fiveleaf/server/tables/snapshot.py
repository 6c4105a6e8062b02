"""A snapshot of a game: what each seat is shown, built from its view and the events as it may see them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from itertools import pairwise
from typing import Any

import msgspec

from fiveleaf.engine.contract import View
from fiveleaf.engine.effects import Effect, is_result
from fiveleaf.engine.game import Game
from fiveleaf.engine.history import RECENT_EVENTS
from fiveleaf.engine.match import Match
from fiveleaf.engine.table import open_to
from fiveleaf.server.store import SeatRecord, TableRecord
from fiveleaf.server.wire import Event, LocalizedText, Pause, Question, SeatShown, SeatView, Status

replace = msgspec.structs.replace


class Snapshot:
    """A game at one moment as it is shown; the part of each seat is built on first use."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.table = match.table  # for refusals; a frozen copy once the game goes on
        self.ply = len(match.table.events)
        self.opened = match.events_before  # number of events when the question was put
        self.status: Status = "over" if match.is_over else "running"
        self.turn = match.may_act
        self._open: View | None = None  # the common view, if nothing is hidden
        self._seen: dict[int | None, SeatView] = {}
        self._events: dict[tuple[int | None, int], list[Event]] = {}
        self._effects: dict[tuple[int | None, int], list[list[Effect]]] = {}
        self._pauses: dict[tuple[int | None, int], list[Pause]] = {}

    def freeze(self) -> Snapshot:
        """Builds all parts now, because the game is about to change."""
        for seat in (None, *range(self.match.table.seats)):
            self.seen(seat)
        self.table = self.match.table.frozen_copy()
        return self

    def seen(self, seat: int | None) -> SeatView:
        """Returns the view and the question of a seat; None is a spectator."""
        seen = self._seen.get(seat)
        if seen is None:
            seen = self._seen[seat] = seat_view(self.match, self._view(seat), seat)
        return seen

    def _view(self, seat: int | None) -> View:
        """Returns the seat's view; while nothing is hidden, a copy of the spectator's with another seat."""
        table = self.match.table
        if self._open is None:
            if not table.game.is_open(table.state):
                return table.view(seat)
            self._open = table.view(None)
        return self._open if seat is None else replace(self._open, seat=seat)

    def with_answer(self, seat: int, move: Mapping[str, Any]) -> Snapshot:
        """Returns the snapshot after a hidden answer of that seat."""
        after = copy(self)
        seen = self.match.game.answered(self.seen(seat).view, dict(move))
        after._seen = {**self._seen, seat: SeatView(seat, seen, None, True)}
        after.turn = tuple(other for other in self.turn if other != seat)
        return after

    def events(self, seat: int | None, first: int) -> list[Event]:
        """Returns the events from that one on as the seat may see them; equal for all if no chance is secret."""
        game = self.match.game
        if not game.secret_chances:
            seat = None
        found = self._events.get((seat, first))
        if found is None:
            run = self.match.table.events[first : self.ply]
            found = self._events[seat, first] = open_to(game, run, seat)
        return found

    def effects(self, seat: int | None, first: int) -> list[list[Effect]]:
        """Returns the effects of each of those events; equal for all if no chance is secret."""
        if not self.match.game.secret_chances:
            seat = None
        effects = self._effects.get((seat, first))
        if effects is None:
            effects = self._effects[seat, first] = self.match.table.effects(seat, first, self.ply)
        return effects

    def pauses(self, seat: int | None, first: int) -> list[Pause]:
        """Returns what the seat saw after each result before the last event, for a page that has followed the game."""
        if not first or not 2 <= self.ply - first <= RECENT_EVENTS:
            return []
        pauses = self._pauses.get((seat, first))
        if pauses is None:
            effects, table = self.effects(seat, first), self.match.table
            plies = [first + index + 1 for index, pair in enumerate(pairwise(effects)) if is_result(*pair)]
            views = [(ply, table.view_at(seat, ply)) for ply in plies]
            pauses = self._pauses[seat, first] = [Pause(ply, view) for ply, view in views if view is not None]
        return pauses


def seat_view(match: Match, view: View, seat: int | None) -> SeatView:
    """Returns the view and the question of one seat, or of a spectator."""
    if seat is None:
        return SeatView(None, view)
    legal = match.legal_moves(seat) if seat in view.asked else []
    if not legal:
        return SeatView(seat, view, None, seat in view.asked)
    return SeatView(seat, view, question_of(match.game, view, seat, legal))


def question_of(game: Game, view: View, seat: int, legal: list[Event]) -> Question:
    """Returns the open question of a seat, with what each of its legal moves leads to as far as the view says."""
    params: dict[str, Any] = game.views.question(view)
    ask = LocalizedText(f"ask-{view.phase}", game.name, None, params)
    return Question(seat, ask, legal, game.consequences(view, legal), game.suggestion(view))


def seats_shown(
    seats: Sequence[SeatRecord],
    away: frozenset[int] = frozenset(),
    stand_ins: frozenset[int] = frozenset(),
    reading: frozenset[int] = frozenset(),
) -> list[SeatShown]:
    """Returns the seats as everybody sees them."""
    return [seat_shown(seat, index in away, index in stand_ins, index in reading) for index, seat in enumerate(seats)]


def seat_shown(seat: SeatRecord, away: bool, stand_in: bool, reading: bool = False) -> SeatShown:
    """Returns a seat as everybody sees it."""
    left = None if seat.left is None else seat.left.name
    return SeatShown(seat.kind, seat.name, seat.animal, seat.bot, away, stand_in, left, reading)


def seats_of(record: TableRecord, player: str | None) -> list[int]:
    """Returns the seats of a player."""
    return [index for index, seat in enumerate(record.seats) if player is not None and seat.player == player]
