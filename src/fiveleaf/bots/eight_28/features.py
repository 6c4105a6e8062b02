"""The features of 8·28: the gems, the round, and every hand as far as it has come."""

from __future__ import annotations

from math import sqrt
from typing import Final

from fiveleaf.bots.eight_28.hand import has_declined, passes, place_in_pass, reading, still_to_come
from fiveleaf.bots.eight_28.stopping import continue_value, is_jackpot, stop_value
from fiveleaf.bots.scratch import Floats
from fiveleaf.engine.contract import NOBODY
from fiveleaf.games.eight_28.material import FIRST, JACKPOT, MAX_SEATS, NO_AIM, NO_CARD, SECOND, TREASURES
from fiveleaf.games.eight_28.rules.gems import points_of, treasure_value
from fiveleaf.games.eight_28.rules.totals import count_elevens, lowest_total
from fiveleaf.games.eight_28.state import Phase, State

TABLE: Final = 14  # inputs about the table,
HAND: Final = 22  # and about each seat, from the own one on in order of turn
INPUTS: Final = TABLE + MAX_SEATS * HAND
POINTS_SCALE: Final = 20.0
GEMS_SCALE: Final = 60.0
MAX_LEAD: Final = 6.0  # standard deviations; more is as good as won
LAST_GEMS: Final = 8  # points that a last round may bring


def features(state: State, seat: int, inputs: Floats) -> None:
    """Fills in the table from one seat's side, all cards open."""
    encode_table(state, seat, inputs)
    known_passes = passes(state) if is_in_offers(state) else 0
    first, second, jackpot = best_claim(state, FIRST), best_claim(state, SECOND), best_claim(state, JACKPOT)
    own = points_of(state.blue[seat], state.red[seat])
    for step in range(state.seats):
        other = (seat + step) % state.seats
        at = TABLE + step * HAND
        points = points_of(state.blue[other], state.red[other])
        inputs[at] = points / POINTS_SCALE if step == 0 else (own - points) / POINTS_SCALE
        if state.down[other] != NO_CARD and not state.out[other]:
            encode_hand(state, other, at, inputs)
            encode_claim(state, other, at, inputs, first, second, jackpot)
        if is_in_offers(state):
            inputs[at + 18] = 1.0 if has_declined(state, other, known_passes) else 0.0
            inputs[at + 19] = (place_in_pass(state, other) + 1) / state.seats
    encode_leads(state, inputs)


def encode_leads(state: State, inputs: Floats) -> None:
    """Fills in each lead over another seat, now and if the round ended now, against what is still to be won."""
    later = state.blue_reserve + (0 if state.last_round else LAST_GEMS)
    middle = points_of(state.blue_middle, state.red_middle)
    now, then = sqrt(later + middle + 1.0), sqrt(later + 1.0)
    own = TABLE + 17
    for step in range(1, state.seats):
        at = TABLE + step * HAND
        inputs[at + 20] = clipped(POINTS_SCALE * inputs[at] / now)
        inputs[at + 21] = clipped(POINTS_SCALE * (inputs[at] + inputs[own] - inputs[at + 17]) / then)


def clipped(lead: float) -> float:
    """Returns a lead within the range that the network takes."""
    return max(-MAX_LEAD, min(MAX_LEAD, lead)) / 2.0


def is_in_offers(state: State) -> bool:
    """Whether cards are being offered."""
    return state.phase == Phase.OFFER or state.phase == Phase.DRAW


def encode_table(state: State, seat: int, inputs: Floats) -> None:
    """Fills in the gems that are left, the middle, and what happens next."""
    middle = points_of(state.blue_middle, state.red_middle)
    inputs[0] = middle / POINTS_SCALE
    inputs[1] = state.blue_reserve / GEMS_SCALE
    inputs[2] = state.red_reserve / GEMS_SCALE
    inputs[3] = state.last_round + 0.0
    inputs[4] = 1.0 if state.phase == Phase.OFFER else 0.0
    inputs[5] = 1.0 if state.phase == Phase.DRAW else 0.0
    inputs[6] = 1.0 if state.phase == Phase.AIM else 0.0
    inputs[7] = state.took + 0.0
    inputs[8] = 1.0 if state.blue_reserve < 6 else 0.0
    inputs[9] = state.left / GEMS_SCALE
    if state.phase == Phase.OFFER and not state.took and still_to_come(state) == 0:
        inputs[13] = 1.0
    if state.dealer != NOBODY:
        inputs[10] = place_in_pass(state, seat) / state.seats
    if state.turn != NOBODY:
        inputs[12] = 1.0 if state.turn == seat else 0.0
        inputs[11] = ((state.turn - seat + state.seats) % state.seats) / state.seats


def encode_hand(state: State, seat: int, at: int, inputs: Floats) -> None:
    """Fills in how far the hand of a seat has come."""
    lowest, elevens = lowest_total(state, seat), count_elevens(state, seat)
    if lowest > SECOND:
        inputs[at + 1] = 1.0
        return
    inputs[at + 2] = lowest / SECOND
    inputs[at + 3] = 1.0 if elevens > 0 else 0.0
    inputs[at + 4] = 1.0 if elevens > 1 else 0.0
    if lowest <= FIRST:
        inputs[at + 5] = 1.0
        inputs[at + 6] = lowest / FIRST
        inputs[at + 7] = 1.0 if lowest == FIRST else 0.0
    total = reading(lowest, elevens, SECOND)
    inputs[at + 8] = total / SECOND
    inputs[at + 9] = 1.0 if total == SECOND else 0.0
    inputs[at + 10] = 1.0 if total >= SECOND - 2 else 0.0
    inputs[at + 11] = continue_value(lowest, elevens)
    inputs[at + 12] = stop_value(lowest, elevens)
    inputs[at + 13] = max(0.0, continue_value(lowest, elevens) - stop_value(lowest, elevens))


def encode_claim(state: State, seat: int, at: int, inputs: Floats, first: int, second: int, jackpot: int) -> None:
    """Fills in what the seat would get of the treasures if the round ended now."""
    lowest, elevens = lowest_total(state, seat), count_elevens(state, seat)
    if lowest > SECOND:
        return
    treasure = treasure_value(state) / POINTS_SCALE
    if jackpot > 0:
        if is_jackpot(lowest, elevens):
            inputs[at + 14] = 1.0
            inputs[at + 17] = TREASURES * treasure
        return
    aim = claim_of(state, seat, lowest)
    total = reading(lowest, elevens, aim)
    if aim == FIRST and total == first:
        inputs[at + 15] = 1.0
        inputs[at + 17] = treasure
    if aim == SECOND and total == second:
        inputs[at + 16] = 1.0
        inputs[at + 17] = treasure


def claim_of(state: State, seat: int, lowest: int) -> int:
    """Returns the treasure that the seat goes for, or would by its total."""
    if state.aim[seat] != NO_AIM:
        return state.aim[seat]
    return FIRST if lowest <= FIRST else SECOND


def best_claim(state: State, aim: int) -> int:
    """Returns the best total for a treasure among all hands; 0 for none."""
    best = 0
    for seat in range(state.seats):
        if state.down[seat] == NO_CARD or state.out[seat]:
            continue
        lowest, elevens = lowest_total(state, seat), count_elevens(state, seat)
        if aim == JACKPOT:
            best = max(best, 1 if is_jackpot(lowest, elevens) else 0)
        elif lowest <= SECOND and claim_of(state, seat, lowest) == aim:
            best = max(best, reading(lowest, elevens, aim))
    return best
