"""The parts of the game as the log heads them: its rounds."""

from __future__ import annotations

from fiveleaf.engine.effects import Began, Effect
from fiveleaf.engine.view import standing
from fiveleaf.games.lucky_hand import rules
from fiveleaf.games.lucky_hand.state import Phase, State

TURN_BEGINS = (Phase.QUALIFY, Phase.TURN)


def headings(before: State | None, after: State) -> list[Effect]:
    """LH-R11: everybody has had a turn; the rounds are numbered in a game that counts them."""
    if before is None or before.phase == Phase.BEGINS:
        return [] if after.phase == Phase.BEGINS else [part(after)]
    return [standing(rules, after), part(after)] if is_next_round(before, after) else []


def part(state: State) -> Began:
    """Returns the heading of the round under way."""
    return Began("round", state.rounds - state.rounds_left + 1, state.rounds) if state.rounds else Began("round")


def is_next_round(before: State, after: State) -> bool:
    """Returns whether the turn has come round to the seat that began, or past it."""
    if after.rounds:
        return after.rounds_left < before.rounds_left
    if before.phase == Phase.DEAL or after.phase not in TURN_BEGINS or after.turn == before.turn:
        return False
    return (after.turn - after.first_seat) % after.seats < (before.turn - after.first_seat) % after.seats
