"""Level 3 of Lucky Hand, which knows the odds: every card counts by its expected points, won or lost.

One card comes for each that goes, so it matters less what is played than when: an immunity waits for a penalty that
is worth it, a points penalty that would give a card away waits for better times, and the last card is for the win.
"""

from __future__ import annotations

from typing import Final

from fiveleaf.bots.lucky_hand.odds import (
    bonus_chance,
    chance_of_any,
    is_last_card,
    plays_to_go,
    points_moved,
    pot_of,
    unseen_bonuses,
    unseen_cards,
)
from fiveleaf.engine.layout import Row
from fiveleaf.games.lucky_hand.material import (
    BAN,
    BONUS_KINDS,
    DICE,
    HAND,
    IMMUNITY,
    MAX,
    MAX_SEATS,
    MINUS,
    POINTS,
    WORTH,
)
from fiveleaf.games.lucky_hand.moves import ACCEPT, COUNTER, PASS, PLAY, PLAY_AT, STAKE
from fiveleaf.games.lucky_hand.state import State

# What playing a card now is worth, in points; found by matches against the rule of level 2.
TURN_MISSED: Final = 7.0  # a ban, for each turn that the target will miss
PLUS_ON_DIE: Final = 1.8  # a dice penalty, for each point that it takes off
NO_BONUSES: Final = 1.5  # both are worth so much more of themselves once no bonus card is left to be played
MAX_WORTH: Final = 10.0  # a max of points with something to stake
HAND_ROOM: Final = 1.7  # a penalty at an immune seat: it makes room in the hand
WASTED: Final = 0.1  # of the points of a penalty that moves nothing now: it may later
GIVEN_AWAY: Final = 0.6  # of the points that a penalty would give away
IMMUNE_NOW: Final = -0.8  # an immunity that counters nothing,
SHIELD: Final = 0.28  # and what it could save later, of the dearest card in the pot
HALF_LIFE: Final = 4.0  # plays of the others after which half of that is in danger
RICHEST: Final = 0.005  # of the target's pot: of equal targets the richest is hit
BOLDNESS: Final = 0.9  # a seat twenty points a turn behind stakes its dearest card
WIN: Final = 1000.0  # the last card is played for the win alone


def clever(state: State, seat: int, moves: Row, count: int, rng: Row) -> int:
    """Returns the move of the highest worth; the first of equal ones."""
    best = moves[0]
    best_worth = worth_of(state, seat, best)
    for index in range(1, count):
        worth = worth_of(state, seat, moves[index])
        if worth > best_worth:
            best_worth = worth
            best = moves[index]
    return best


def worth_of(state: State, seat: int, move: int) -> float:
    """Returns what a move promises, in points."""
    if move >= PLAY_AT:
        return worth_at(state, seat, (move - PLAY_AT) // MAX_SEATS, (move - PLAY_AT) % MAX_SEATS)
    if move >= PLAY:
        return worth_of_card(state, seat, move - PLAY)
    if move >= STAKE:
        return worth_of_stake(state, seat, move - STAKE)
    if move == COUNTER:
        return worth_of_counter(state, seat)
    if move == PASS and is_last_card(state, seat):
        return WIN * win_share(state, seat, 0, seat, 0)
    return 0.0 if move == ACCEPT else -WIN


# ── cards for oneself ────────────────────────────────────────────────────────────────────────────


def worth_of_card(state: State, seat: int, card: int) -> float:
    """Returns the worth of a bonus card by its odds, of a max of points, or of an immunity."""
    last = is_last_card(state, seat)
    as_it_is = WIN * win_share(state, seat, 0, seat, 0) if last else 0.0
    if card < BONUS_KINDS:
        chance = bonus_chance(state, seat, card)
        won = WIN * win_share(state, seat, WORTH[card], seat, 0) if last else 0.0
        return chance * (WORTH[card] + won) + (1.0 - chance) * as_it_is
    if last:
        return as_it_is
    if card == MAX:
        return MAX_WORTH if holds_bonus(state, seat) else 0.0
    return IMMUNE_NOW - shield_worth(state, seat)


def holds_bonus(state: State, seat: int) -> bool:
    """Whether the seat has something to stake."""
    cards = 0
    for card in range(BONUS_KINDS):
        cards += state.hand[seat, card]
    return cards > 0


def worth_of_stake(state: State, seat: int, card: int) -> float:
    """Returns the worth of a stake: all have the same chance, so the cheapest is best, unless one is far behind."""
    best = 0
    for other in range(state.seats):
        if other != seat:
            best = max(best, pot_of(state, other))
    behind = (best - pot_of(state, seat)) / (20.0 * (1.0 + plays_to_go(state, seat)))
    return WORTH[card] * (BOLDNESS * min(1.0, behind) - 0.1)


def win_share(state: State, seat: int, own: int, target: int, taken: int) -> float:
    """Returns the seat's share of the win if the game ended with some points more for it and less for the target."""
    mine = pot_of(state, seat) + own
    equal = 1
    for other in range(state.seats):
        if other != seat:
            theirs = pot_of(state, other) - (taken if other == target else 0)
            if theirs > mine:
                return 0.0
            equal += 1 if theirs == mine else 0
    return 1.0 / equal


# ── penalties ────────────────────────────────────────────────────────────────────────────────────


def worth_at(state: State, seat: int, card: int, target: int) -> float:
    """Returns the worth of a penalty at a seat."""
    last = is_last_card(state, seat)
    as_it_is = WIN * win_share(state, seat, 0, seat, 0) if last else 0.0
    if state.immunity[target] > 0:
        return as_it_is + HAND_ROOM
    if card < POINTS or card >= BAN:
        harm = harm_of(state, seat, card, target) / (state.seats - 1)
        return as_it_is + harm + RICHEST * pot_of(state, target)
    moved = points_moved(state, seat, target, card)
    if last:
        return WIN * win_share(state, seat, moved, target, moved)
    if moved > 0:
        return moved + RICHEST * pot_of(state, target)
    if moved < 0:
        return GIVEN_AWAY * moved
    plays = plays_to_go(state, seat)
    return -WASTED * WORTH[card - POINTS] * plays / (plays + HALF_LIFE)


def harm_of(state: State, seat: int, card: int, target: int) -> float:
    """Returns what a ban or a dice penalty costs the target."""
    plays = plays_to_go(state, target)
    share = chance_of_any(unseen_bonuses(state, seat), unseen_cards(state, seat), HAND)
    weight = 1.0 + NO_BONUSES * (1.0 - share)
    if card >= BAN:
        return min(1 + card - BAN, plays) * TURN_MISSED * weight
    return MINUS[card - DICE] * PLUS_ON_DIE * weight if plays > 0 else 0.0


# ── immunity ─────────────────────────────────────────────────────────────────────────────────────


def shield_worth(state: State, seat: int) -> float:
    """Returns what an immunity in hand may save: the dearest card of the pot, while others can still take it."""
    plays = others_plays(state, seat)
    dearest = 0
    for card in range(BONUS_KINDS):
        if state.pot[seat, card] > 0:
            dearest = max(dearest, WORTH[card])
    return SHIELD * dearest * plays / (plays + HALF_LIFE)


def others_plays(state: State, seat: int) -> int:
    """Returns how many cards all others can still play."""
    plays = 0
    for other in range(state.seats):
        if other != seat:
            plays += plays_to_go(state, other)
    return plays


def worth_of_counter(state: State, seat: int) -> float:
    """Returns the worth of a counter: for ten points or two turns, or for anything once nobody plays after it."""
    card = state.played
    late = others_plays(state, seat) == 0
    if card >= POINTS and card < BAN:
        moved = points_moved(state, state.turn, seat, card)
        return moved - (0.0 if late else WORTH[BONUS_KINDS - 1] + 0.0)
    if card >= BAN and card < IMMUNITY:
        turns = min(1 + card - BAN, plays_to_go(state, seat))
        return turns - (0.0 if late else 1.0)
    return 0.0
