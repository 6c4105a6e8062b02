"""The history of a table: derives the effects of each event on the pieces, on demand.

It stores the code of each event, so that the game can be replayed from its start, and the newest states, because
recent events are requested most.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice, pairwise
from threading import local
from typing import Any, Final, cast

from fiveleaf.engine.contract import Event
from fiveleaf.engine.effects import Effect, Viewer, Won
from fiveleaf.engine.game import Game
from fiveleaf.engine.layout import Row
from fiveleaf.engine.view import MAX_SEATS, standing, winners_of

RECENT_EVENTS: Final = 32
NO_CODE: Final = -1  # of the clock running out

Surroundings = tuple[bytes, bytes]  # the states before and after an event


class History:
    """Stores the codes of all events in recording order, and the states between the newest ones."""

    def __init__(self, game: Game, start: Any) -> None:
        self._game = game
        self._start = game.memory.content(start)
        self.codes: list[int] = []
        self._recent = deque([self._start], maxlen=RECENT_EVENTS + 1)  # the state before the first, and after each
        self._replayed: dict[Viewer, list[list[Effect]]] = {}  # cached effects of older events

    def add(self, code: int, after: bytes) -> None:
        """Adds the newest event and the state after it."""
        self.codes.append(code)
        self._recent.append(after)

    def effects(self, events: Sequence[Event], first: int, last: int, viewer: Viewer) -> list[list[Effect]]:
        """Returns the effects of each event from `first` to before `last`, as that viewer may see them."""
        oldest = len(self.codes) - len(self._recent) + 1
        if first >= oldest:
            around = pairwise(islice(self._recent, first - oldest, last - oldest + 1))
            return self._derive(events[first:last], around, viewer, first)
        replayed = self._replayed.get(viewer, [])
        if len(replayed) < oldest:
            replayed = self._replayed[viewer] = self._derive(events, self._replay(events), viewer)
        newer = self.effects(events, len(replayed), last, viewer) if len(replayed) < last else []
        return replayed[first:last] + newer

    def state_at(self, ply: int) -> bytes | None:
        """Returns the state after so many events, or None if it is not among the newest."""
        index = ply - len(self.codes) + len(self._recent) - 1
        return self._recent[index] if 0 <= index < len(self._recent) else None

    def _derive(
        self, events: Sequence[Event], around: Iterable[Surroundings], viewer: Viewer, first: int = 0
    ) -> list[list[Effect]]:
        """Derives the effects of events from the states before and after each; the first heading precedes them all."""
        game, memory = self._game, self._game.memory
        before, after = scratch_states(game)
        before_bytes, after_bytes = memory.buffer(before), memory.buffer(after)
        effects: list[list[Effect]] = []
        for event, states in zip(events, around, strict=True):
            before_bytes[:], after_bytes[:] = states
            opening = [] if effects or first else game.headings(None, before)
            effects.append(opening + effects_of(game, before, event, after, viewer))
        return effects

    def _replay(self, events: Sequence[Event]) -> Iterator[Surroundings]:
        """Replays the game from its start; yields the states before and after each event."""
        state = self._game.memory.new(self._start)
        for event, code in zip(events, self.codes, strict=False):
            before = self._game.memory.content(state)
            apply_event(self._game, state, event, code)
            yield before, self._game.memory.content(state)


class Scratch(local):
    """Two scratch states of each game, per thread, because they are overwritten for each event."""

    def __init__(self) -> None:
        self.states: dict[Game, tuple[Any, Any]] = {}


SCRATCH: Final = Scratch()


def scratch_states(game: Game) -> tuple[Any, Any]:
    """Returns this thread's two scratch states of a game."""
    states = SCRATCH.states.get(game)
    if states is None:
        states = SCRATCH.states[game] = (game.memory.new(), game.memory.new())
    return states


def apply_event(game: Game, state: Any, event: Event, code: int) -> None:
    """Applies the event with that code to a state."""
    if "chance" in event:
        game.rules.resolve(state, code)
    elif "move" in event:
        game.rules.play(state, event["seat"], code)
    elif game.clock is not None:
        game.clock.time_up(state)


def effects_of(game: Game, before: Any, event: Event, after: Any, viewer: Viewer) -> list[Effect]:
    """Returns the effects of one event, as that viewer may see them; what comes last is a heading, or the winners."""
    made = game.effects(before, event, after, viewer)
    if after.ending:
        winners = Won(winners_of(game.rules, after, cast(Row, [0] * MAX_SEATS)), "game")
        return made if before.ending else [*made, standing(game.rules, after), winners]
    return made + game.headings(before, after)
