"""What a table shows: made from views and events as seen, for one pair of eyes at a time, never from the state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from fiveleaf.engine.contract import View
from fiveleaf.engine.effects import Effect
from fiveleaf.engine.fairness import opened
from fiveleaf.engine.table import open_to
from fiveleaf.server.store import SeatRecord, TableRecord
from fiveleaf.server.tables.running import Running
from fiveleaf.server.wire import Event, Pace, Question, Said, Sealed, SeatShown, SeatView, Status, TableShown, Window

replace = msgspec.structs.replace


class Picture:
    """A game at one moment, as far as it is shown; each pair of eyes gets its part when it first looks."""

    def __init__(self, running: Running) -> None:
        self.running = running
        self.table = running.table  # for refusals: the game as it stands, or stood when it was held
        self.ply = len(running.table.events)
        self.opened = running.opened  # events when the question was put
        self.status: Status = "over" if running.is_over else "running"
        self.turn = running.may_act
        self._open: View | None = None  # what everybody sees, where nothing is hidden
        self._seen: dict[int | None, SeatView] = {}
        self._told: dict[tuple[int | None, int], list[Event]] = {}
        self._effects: dict[tuple[int | None, int], list[list[Effect]]] = {}

    def hold(self) -> Picture:
        """Makes all parts now, because the game is about to change."""
        for eyes in (None, *range(self.running.table.seats)):
            self.seen(eyes)
        self.table = self.running.table.still()
        return self

    def seen(self, eyes: int | None) -> SeatView:
        """What a seat sees and is asked; None is a spectator."""
        seen = self._seen.get(eyes)
        if seen is None:
            seen = self._seen[eyes] = seat_view(self.running, self._view(eyes), eyes)
        return seen

    def _view(self, eyes: int | None) -> View:
        """The view of those eyes; the spectator's serves for all while the game says that nothing is hidden."""
        table = self.running.table
        if self._open is None:
            if not table.game.is_open(table.state):
                return table.view(eyes)
            self._open = table.view(None)
        return self._open if eyes is None else replace(self._open, seat=eyes)

    def answered(self, seat: int, move: Mapping[str, Any]) -> None:
        """The seat has answered: it sees that, and nobody else is to notice."""
        seen = self.running.game.answered(self.seen(seat).view, dict(move))
        self._seen[seat] = SeatView(seat, seen, None, True)
        self.turn = tuple(other for other in self.turn if other != seat)

    def events(self, eyes: int | None, first: int) -> list[Event]:
        """What has happened since then, as those eyes may know it; all know the same where no chance is secret."""
        game = self.running.game
        if not game.secret_chances:
            eyes = None
        told = self._told.get((eyes, first))
        if told is None:
            run = self.running.table.events[first : self.ply]
            told = self._told[eyes, first] = open_to(game, run, eyes) if game.secret_chances else run
        return told

    def effects(self, eyes: int | None, first: int) -> list[list[Effect]]:
        """What each of those events did to the pieces; all see the same where no chance is secret."""
        if not self.running.game.secret_chances:
            eyes = None
        effects = self._effects.get((eyes, first))
        if effects is None:
            effects = self._effects[eyes, first] = self.running.table.effects(eyes, first, self.ply)
        return effects


def seat_view(running: Running, view: View, eyes: int | None) -> SeatView:
    """One pair of eyes' part of a picture."""
    if eyes is None:
        return SeatView(None, view)
    legal = running.legal_moves(eyes) if eyes in view.asked else []
    if not legal:
        return SeatView(eyes, view, None, eyes in view.asked)
    params: dict[str, Any] = running.game.views.question(view)
    ask = Said(f"ask-{view.phase}", running.game.name, None, params)
    return SeatView(eyes, view, Question(eyes, ask, legal))


def seats_shown(
    seats: Sequence[SeatRecord], away: frozenset[int] = frozenset(), stand_ins: frozenset[int] = frozenset()
) -> list[SeatShown]:
    """Who sits where, as everybody sees it."""
    return [
        SeatShown(seat.kind, seat.name, seat.animal, seat.bot, index in away, index in stand_ins)
        for index, seat in enumerate(seats)
    ]


def seats_of(record: TableRecord, player: str | None) -> list[int]:
    """The seats of a player."""
    return [index for index, seat in enumerate(record.seats) if player is not None and seat.player == player]


class Around(msgspec.Struct, frozen=True):
    """What all who look at a table see alike."""

    seats: list[SeatShown]
    windows: list[Window]
    spectators: int
    seal: Sealed
    coach: Literal["agreed", "choice", "no"]


def table_shown(
    record: TableRecord,
    picture: Picture | None,
    around: Around,
    player: str | None,
    yours: list[int],
    invite: str | None,
    first: int,
) -> TableShown:
    """Everything about a table for one player's connection; events from `first` on."""
    eyes: list[int | None] = [*yours] or [None]
    ended = picture if picture is not None and picture.status == "over" else None
    return TableShown(
        table=record.id,
        game=record.game,
        options=record.options,
        status=picture.status if picture else record.status,
        pace=Pace(record.pace.move_seconds, record.pace.away, record.pace.away_seconds),
        listed=record.listed,
        host=player == record.host,
        invite=invite,
        seats=around.seats,
        yours=yours,
        views=[picture.seen(seat) for seat in eyes] if picture else [],
        ply=picture.ply if picture else 0,
        first=first,
        events=[picture.events(seat, first) for seat in eyes] if picture else [],
        effects=[picture.effects(seat, first) for seat in eyes] if picture else [],
        windows=around.windows,
        seal=around.seal,
        fairness=opened(ended.running.seal) if ended else None,
        result=ended.running.result() if ended else None,
        rematch=record.rematch,
        spectators=around.spectators,
        coach=around.coach,
    )
