"""The contract: the functions that every game gives."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fiveleaf.engine.contract import CHANCE, NOBODY
from fiveleaf.engine.layout import Row
from fiveleaf.games.lucky_numbers.material import CELLS, EMPTY, HIGHEST
from fiveleaf.games.lucky_numbers.moves import LAY, PICK, PLACE, PUT
from fiveleaf.games.lucky_numbers.rules.legality import legal_places, legal_turn
from fiveleaf.games.lucky_numbers.rules.race import begin_race, left_neighbour, prepare_race
from fiveleaf.games.lucky_numbers.rules.setup import (
    draw_for_setup,
    laid_before,
    lay,
    legal_lays,
    next_to_lay,
    take_back,
)
from fiveleaf.games.lucky_numbers.rules.turn import end_turn, pick, place, turn_up
from fiveleaf.games.lucky_numbers.state import Phase, State


def start(state: State, options: Mapping[str, Any]) -> None:
    """LN-12, LN-13: the variants are agreed, the first race is prepared, and somebody has to begin."""
    state.michael = options["setup"] == "michael"
    state.tournament = options["tournament"]
    state.begins = NOBODY
    prepare_race(state)
    if state.first_seat == NOBODY:
        state.phase = Phase.BEGINS
    else:
        begin_race(state, state.first_seat)


def to_act(state: State) -> int:
    """Who decides next: a seat, luck, or nobody."""
    if state.phase == Phase.TURN or state.phase == Phase.PLACE:
        return state.turn
    if state.phase == Phase.SETUP_LAY:
        return next_to_lay(state)
    return NOBODY if state.phase == Phase.OVER else CHANCE


def asked(state: State, seats: Row) -> int:
    """LN-R2: the set-up is put to all seats at once, from the one that begins; any other question to one."""
    if state.phase == Phase.SETUP_LAY:
        seat = state.begins
        for index in range(state.seats):
            seats[index] = seat
            seat = left_neighbour(state, seat)
        return state.seats
    seats[0] = to_act(state)
    return 1 if seats[0] >= 0 else 0


def legal_moves(state: State, seat: int, moves: Row) -> int:
    """Everything the seat may do now; nothing where it is not asked or has answered."""
    if state.phase == Phase.SETUP_LAY:
        return legal_lays(state, seat, moves)
    if seat != state.turn:
        return 0
    if state.phase == Phase.TURN:
        return legal_turn(state, seat, moves)
    if state.phase == Phase.PLACE:
        return legal_places(state, seat, moves)
    return 0


def play(state: State, seat: int, move: int) -> None:
    """The seat's choice happens."""
    if move >= PICK:
        pick(state, seat, (move - PICK) // CELLS, (move - PICK) % CELLS)
    elif move >= PLACE:
        place(state, seat, state.held, move - PLACE)
    elif move >= LAY:
        lay(state, seat, move - LAY)
        return
    elif move == PUT:
        state.middle[state.held] += 1
    else:
        state.phase = Phase.DRAW
        return
    state.held = EMPTY
    end_turn(state, seat)


def weigh(state: State, weights: Row) -> int:
    """LN-02: every face-down tile is equally likely, so a number weighs its tiles left."""
    if state.phase == Phase.BEGINS:
        for seat in range(state.seats):
            weights[seat] = 1
        return state.seats
    for number in range(HIGHEST + 1):
        weights[number] = state.stock[number]
    return HIGHEST + 1


def resolve(state: State, outcome: int) -> None:
    """Luck's choice happens."""
    if state.phase == Phase.BEGINS:
        state.first_seat = outcome
        begin_race(state, outcome)
    elif state.phase == Phase.SETUP_DRAW:
        draw_for_setup(state, outcome)
    else:
        turn_up(state, outcome)


def redeal(state: State, seat: int, rng: Row) -> None:
    """LN-R2: where the others lay is unknown until all have laid, so to this seat they are still to lay."""
    if state.phase != Phase.SETUP_LAY:
        return
    for other in range(state.seats):
        while other != seat and state.laid[other] > laid_before(state):
            take_back(state, other)


def scores(state: State, result: Row) -> None:
    """LN-R7: filled cells of a single race, counted once the set-up is done; points of a tournament."""
    setting_up = state.phase <= Phase.SETUP_LAY
    for seat in range(state.seats):
        filled = 0 if setting_up else CELLS - state.free[seat]
        result[seat] = state.points[seat] if state.tournament else filled


def winners(state: State, result: Row) -> None:
    """LN-10, LN-11, LN-13: the highest score wins, and ties win together."""
    scores(state, result)
    best = result[0]
    for seat in range(1, state.seats):
        best = max(best, result[seat])
    for seat in range(state.seats):
        result[seat] = 1 if result[seat] == best else 0
