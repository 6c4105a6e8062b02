"""The features of Lucky Jack: the seat's plans and standing, and those of the others."""

from __future__ import annotations

from math import exp, log
from typing import Final

from fiveleaf.bots.lucky_jack.odds import true_chances
from fiveleaf.bots.lucky_jack.plans import Change, Race, cards_of, is_free, race_of, size_of, turns_of, waits_of
from fiveleaf.bots.lucky_jack.standing import THOUSAND, chance_at, thousands
from fiveleaf.bots.scratch import Floats
from fiveleaf.games.lucky_jack.material import (
    ALL_CARDS,
    DOUBLE_CARDS,
    EMPTY,
    FEWEST_CARDS,
    HIGHEST,
    JACKPOT_CARDS,
    LOWEST,
    MAX_RESHUFFLES,
    MAX_SEATS,
    PENALTY_CARDS,
)
from fiveleaf.games.lucky_jack.rules.jackpot import prize_of
from fiveleaf.games.lucky_jack.state import Phase, State

SIZES: Final = 7  # sizes of a hand that have an input each
OUTLOOK: Final = 20  # inputs about one seat
PLANS: Final = 0  # the offsets of the inputs
TOPS: Final = PLANS + 2 * HIGHEST
STOCKS: Final = TOPS + HIGHEST
GAME: Final = STOCKS + HIGHEST
OUTLOOKS: Final = GAME + 10
INPUTS: Final = OUTLOOKS + MAX_SEATS * OUTLOOK
DISCOUNT: Final = 0.08  # a plan counts for less with every turn it takes, at this rate, and at two and four times it
NO_PLANS: Final = -1  # for the other seats, whose plans have no inputs of their own
MIN_CHANCE: Final = 0.01  # chances nearer to 0 or 1 are clipped
MAX_LOG_ODDS: Final = 4.6  # of a clipped chance
STOCK_SMOOTHING: Final = 10.0  # cards
SIZE_SCALE: Final = 10.0  # cards above the fewest


def features(state: State, seat: int, inputs: Floats) -> None:
    """Fills in all about one seat; the others follow in order of turn."""
    for rank in range(LOWEST, HIGHEST + 1):
        inputs[STOCKS + rank - 1] = (state.stock[rank] * HIGHEST - state.left) / (state.left + STOCK_SMOOTHING)
    if state.top != EMPTY:
        inputs[TOPS + state.top - 1] = 1.0
    other = seat
    for place in range(state.seats):
        encode_outlook(state, other, inputs, OUTLOOKS + place * OUTLOOK, PLANS if place == 0 else NO_PLANS)
        other = other + 1 if other + 1 < state.seats else 0
    race = race_of(state, seat, true_chances(state.stock, state.left))
    inputs[GAME] = 2.0 * chance_at(race.gap, race.left + 1) - 1.0
    inputs[GAME + 1] = 2.0 * race.lost - 1.0
    inputs[GAME + 2] = race.gap / HIGHEST / 4.0
    inputs[GAME + 3] = race.left / 4.0
    inputs[GAME + 4] = 1.0 if race.left == 0 else 0.0
    inputs[GAME + 5] = state.left / ALL_CARDS
    inputs[GAME + 6] = state.reshuffles / MAX_RESHUFFLES
    inputs[GAME + 7] = 1.0 if state.phase < Phase.PENALTY else 0.0
    inputs[GAME + 8] = log_odds(chance_at(race.gap, race.left + 1))
    inputs[GAME + 9] = log_odds(race.lost)


def log_odds(chance: float) -> float:
    """Returns the logarithm of the odds, scaled to -1 to 1: what the network adds up before the softmax."""
    likely = min(max(chance, MIN_CHANCE), 1.0 - MIN_CHANCE)
    return log(likely / (1.0 - likely)) / MAX_LOG_ODDS


def encode_outlook(state: State, seat: int, inputs: Floats, at: int, plans: int) -> None:
    """Fills in how near a seat is to a jackpot, what that would bring, what it holds, and whether it is its turn."""
    race = race_of(state, seat, true_chances(state.stock, state.left))
    owed = state.owed + 0 if state.turn == seat else 0
    top = state.top + 0 if state.seats == 2 else EMPTY
    for open_card in range(2 if is_open(state, seat) else 1):
        encode_plans(state, seat, Change(state.held * open_card, EMPTY, owed, top), race, inputs, at, plans)
    size = max(state.hand_size[seat] + owed, FEWEST_CARDS)
    inputs[at + 4] = min(1.5, (size - FEWEST_CARDS) / SIZE_SCALE)
    inputs[at + 6 + min(size - FEWEST_CARDS, SIZES - 1)] = 1.0
    inputs[at + 13] = 1.0 if is_free(state, seat, Change(EMPTY, EMPTY, 0, state.top + 0), EMPTY, 0) else 0.0
    encode_turn(state, seat, race, inputs, at)


def is_open(state: State, seat: int) -> bool:
    """Whether the seat may take the card on the table."""
    return state.held != EMPTY and (state.turn == seat) == (state.phase == Phase.KEEP)


def encode_plans(state: State, seat: int, change: Change, race: Race, inputs: Floats, at: int, plans: int) -> None:
    """Fills in the best plan at three discounts and how near the nearest one is; for the seat itself, each one."""
    wait = waits_of(state, seat, change)
    size = size_of(state, seat, change)
    for rank in range(LOWEST, HIGHEST + 1):
        held = cards_of(state, seat, change, rank)
        for goal in range(JACKPOT_CARDS, DOUBLE_CARDS + 1):
            if held > 0 and size + max(0, goal - held) >= goal:
                slow = exp(-DISCOUNT * turns_of(state, seat, change, rank, goal, wait, race.chances[rank]))
                near = slow * slow
                gain = max(0.0, chance_at(race.gap + thousands(rank, goal), race.left) - race.lost)
                inputs[at] = max(inputs[at], gain * slow)
                inputs[at + 1] = max(inputs[at + 1], gain * near)
                inputs[at + 2] = max(inputs[at + 2], gain * near * near)
                inputs[at + 3] = max(inputs[at + 3], near)
                if plans != NO_PLANS:
                    place = plans + 2 * (rank - LOWEST) + goal - JACKPOT_CARDS
                    inputs[place] = max(inputs[place], near)


def encode_turn(state: State, seat: int, race: Race, inputs: Floats, at: int) -> None:
    """Fills in what the seat could announce, where it is in its turn, or how much a card on the table would help."""
    own_turn = state.turn == seat
    if own_turn and state.phase == Phase.TURN:
        inputs[at + 14] = 1.0
        best = 0
        for rank in range(LOWEST, HIGHEST + 1):
            best = max(best, prize_of(state, seat, rank))
        if best > 0:
            inputs[at + 5] = chance_at(race.gap + best // THOUSAND, race.left) - race.lost
    elif own_turn:
        inputs[at + 15] = 1.0 if state.phase == Phase.DRAW else 0.0
        inputs[at + 16] = 1.0 if state.phase == Phase.KEEP else 0.0
        inputs[at + 17] = state.owed / PENALTY_CARDS
    if is_open(state, seat):
        inputs[at + 18] = min(DOUBLE_CARDS, state.hand[seat, state.held]) / DOUBLE_CARDS
        inputs[at + 19] = state.held / HIGHEST
