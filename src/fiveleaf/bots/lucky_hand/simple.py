"""Level 2 of Lucky Hand, as a child plays: take what is surest, hit the richest seat, stake the cheapest card."""

from __future__ import annotations

from fiveleaf.engine.layout import Row
from fiveleaf.games.lucky_hand.material import (
    BAN,
    BONUS_KINDS,
    DICE,
    IMMUNITY,
    MAX,
    MAX_SEATS,
    MINUS,
    NEEDED,
    POINTS,
    SIDES,
    WORTH,
)
from fiveleaf.games.lucky_hand.moves import ACCEPT, COUNTER, PLAY, PLAY_AT, STAKE
from fiveleaf.games.lucky_hand.rules.bonus import taken_off
from fiveleaf.games.lucky_hand.state import State

# What a card is worth to play, in twentieths of a point: the points of a bonus card times the sides that win it.
TURN_MISSED = 100  # a ban, for each turn
PLUS_ON_DIE = 12  # a dice penalty, for each point it takes off
MAX_WORTH = 140
KEEP_WORTH = 10  # an immunity is better kept for a counter


def simple(state: State, seat: int, moves: Row, count: int, rng: Row) -> int:
    """Returns the move that promises most; the first of equal ones."""
    best = moves[0]
    best_worth = worth_of(state, seat, best)
    for index in range(1, count):
        worth = worth_of(state, seat, moves[index])
        if worth > best_worth:
            best_worth = worth
            best = moves[index]
    return best


def worth_of(state: State, seat: int, move: int) -> int:
    """Returns what a move promises."""
    if move >= PLAY_AT:
        return worth_at(state, seat, (move - PLAY_AT) // MAX_SEATS, (move - PLAY_AT) % MAX_SEATS)
    if move >= PLAY:
        return worth_of_card(state, seat, move - PLAY)
    if move >= STAKE:
        return 1 + move - STAKE  # every stake has the same chance, so the cheapest is the best
    if move == COUNTER:
        return worth_of_counter(state, seat)
    return 1 if move == ACCEPT else 0


def worth_of_card(state: State, seat: int, card: int) -> int:
    """Returns the worth of a bonus card by its chance, of a max if there is something to stake, or of an immunity."""
    if card < BONUS_KINDS:
        return WORTH[card] * max(0, SIDES + 1 - NEEDED[card] - taken_off(state, seat))
    if card == MAX:
        for stake in range(BONUS_KINDS):
            if state.hand[seat, stake] > 0:
                return MAX_WORTH
        return 0
    return KEEP_WORTH


def worth_at(state: State, seat: int, card: int, target: int) -> int:
    """Returns the worth of a penalty: none at an immune seat, a little more at the one with the fullest pot."""
    if state.immunity[target] > 0:
        return 0
    if card >= BAN:
        return TURN_MISSED * (1 + card - BAN) // (state.seats - 1) + pot_of(state, target) // 10
    if card >= POINTS:
        return worth_of_taking(state, seat, card - POINTS, target)
    return PLUS_ON_DIE * MINUS[card - DICE] // (state.seats - 1) + pot_of(state, target) // 10


def worth_of_taking(state: State, seat: int, bonus: int, target: int) -> int:
    """Returns the worth of a points penalty: a card taken is sure, one that would be given away is lost."""
    if state.pot[target, bonus] > 0:
        return WORTH[bonus] * SIDES + pot_of(state, target) // 10
    return -WORTH[bonus] * SIDES if state.pot[seat, bonus] > 0 else 0


def worth_of_counter(state: State, seat: int) -> int:
    """LH-18: returns the worth of a counter: of a long ban, or of a bonus card that would be taken."""
    card = state.played
    if card >= POINTS and card < BAN:
        return 2 * state.pot[seat, card - POINTS]
    return 2 if card > BAN and card < IMMUNITY else 0


def pot_of(state: State, seat: int) -> int:
    """Returns the points in the seat's pot."""
    total = 0
    for card in range(BONUS_KINDS):
        total += state.pot[seat, card] * WORTH[card]
    return total
