"""The odds of Lucky Hand: turns that are left, unseen cards, the chances of rolls and stakes."""

from __future__ import annotations

from typing import Final

from fiveleaf.games.lucky_hand.material import (
    BONUS_KINDS,
    NEEDED,
    POINTS,
    SIDES,
    USUAL_ROUNDS,
    WORTH,
)
from fiveleaf.games.lucky_hand.rules.bonus import winning_sides
from fiveleaf.games.lucky_hand.state import NO_ROLL, STAKED, TO_ROLL, Phase, State

POINTS_IN_BOX: Final = 330  # of all bonus cards
MIN_ROUNDS: Final = 4  # that a game by the clock is assumed to last


# ── how long the game lasts ──────────────────────────────────────────────────────────────────────


def pot_of(state: State, seat: int) -> int:
    """Returns the points in the seat's pot."""
    total = 0
    for card in range(BONUS_KINDS):
        total += state.pot[seat, card] * WORTH[card]
    return total


def rounds_to_go(state: State) -> int:
    """Returns the rounds left, with the one under way; by the clock, an estimate from the points still to be won."""
    if state.time_is_up:
        return 1
    if state.rounds > 0:
        return state.rounds_left
    won = 0
    for seat in range(state.seats):
        won += pot_of(state, seat)
    return max(MIN_ROUNDS, USUAL_ROUNDS * (POINTS_IN_BOX - won) // POINTS_IN_BOX)


def turns_to_go(state: State, seat: int) -> int:
    """Returns the turns that the seat still has, with one in which it has yet to play or to roll; missed ones count."""
    rounds = rounds_to_go(state)
    if state.phase <= Phase.DEAL:
        return rounds
    place, now = seat - state.first_seat, state.turn - state.first_seat
    place += state.seats if place < 0 else 0
    now += state.seats if now < 0 else 0
    if state.time_is_up:
        return 0
    if place == now:
        return rounds if state.phase == Phase.TURN or state.phase == Phase.QUALIFY else rounds - 1
    return rounds if place > now else rounds - 1


def plays_to_go(state: State, seat: int) -> int:
    """Returns those of its turns in which the seat is not banned."""
    return max(0, turns_to_go(state, seat) - state.banned[seat])


def is_last_card(state: State, seat: int) -> bool:
    """Whether no card can be played after the one that the seat plays now."""
    for other in range(state.seats):
        if plays_to_go(state, other) > (1 if other == seat and state.phase == Phase.TURN else 0):
            return False
    return state.rounds > 0


# ── cards ────────────────────────────────────────────────────────────────────────────────────────


def unseen_of(state: State, seat: int, card: int) -> int:
    """Returns how many cards of a kind lie in the stock or in the others' hands."""
    total = state.stock[card] + 0
    for other in range(state.seats):
        if other != seat:
            total += state.hand[other, card]
    return total


def unseen_cards(state: State, seat: int) -> int:
    """Returns how many cards lie in the stock or in the others' hands."""
    total = state.left + 0
    for other in range(state.seats):
        if other != seat:
            total += state.cards[other]
    return total


def unseen_bonuses(state: State, seat: int) -> int:
    """Returns how many of those are bonus cards."""
    total = 0
    for card in range(BONUS_KINDS):
        total += unseen_of(state, seat, card)
    return total


def chance_of_any(good: int, cards: int, drawn: int) -> float:
    """Returns the chance that at least one of `drawn` cards out of so many is a good one."""
    none = 1.0
    for index in range(drawn):
        if cards - index <= 0:
            return 1.0 - none
        none *= max(0, cards - good - index) / (cards - index)
    return 1.0 - none


# ── rolls ────────────────────────────────────────────────────────────────────────────────────────


def bonus_chance(state: State, seat: int, card: int) -> float:
    """Returns the chance that the seat wins that bonus card now, with the dice penalties before it."""
    return winning_sides(state, seat, card) / SIDES


def single_chance(card: int) -> float:
    """Returns the chance that a bonus card is won if nothing is taken off the roll."""
    return (SIDES + 1 - NEEDED[card]) / SIDES


def best_expectation(state: State, seat: int, taken_off: int) -> float:
    """Returns the most expected points of a bonus card in the seat's hand with so much taken off the roll."""
    best = 0.0
    for card in range(BONUS_KINDS):
        if state.hand[seat, card] > 0:
            sides = max(0, SIDES + 1 - NEEDED[card] - taken_off)
            best = max(best, WORTH[card] * sides / SIDES)
    return best


def stakes_at_risk(state: State) -> int:
    """Returns the points of all cards staked so far."""
    total = 0
    for seat in range(state.seats):
        if state.stake[seat] >= STAKED:
            total += WORTH[state.stake[seat] - STAKED]
    return total


def max_chance(state: State, seat: int) -> float:
    """Returns the chance that the seat wins what is staked in a max of points, once the stakes are shown."""
    if state.stake[seat] < STAKED or state.roll[seat] == NO_ROLL:
        return 0.0
    stakers, highest, tied, waiting = 0, 0, 0, 0
    for other in range(state.seats):
        stakers += 1 if state.stake[other] >= STAKED else 0
        waiting += 1 if state.roll[other] == TO_ROLL else 0
        highest = max(highest, state.roll[other])
    if stakers == 1:
        return single_chance(state.stake[seat] - STAKED)
    for other in range(state.seats):
        tied += 1 if highest > 0 and state.roll[other] == highest else 0
    if state.roll[seat] == TO_ROLL:
        above = (1.0 - (highest / SIDES) ** waiting) / waiting
        return above + tie_chance(highest, tied, waiting, 1)
    return tie_chance(highest, tied, waiting, 0) if state.roll[seat] == highest else 0.0


def tie_chance(highest: int, tied: int, waiting: int, own: int) -> float:
    """Returns the chance to be among those at the highest roll so far and win their next rolls, whatever their number.

    `own` is 1 for a seat that has still to roll and 0 for one of those at the highest roll.
    """
    if highest == 0:
        return 0.0
    total = 0.0
    ways = 1.0
    others = waiting - own
    for joining in range(others + 1):
        reach = (1.0 / SIDES) ** (joining + own) * ((highest - 1.0) / SIDES) ** (others - joining)
        total += ways * reach / (tied + joining + own)
        ways = ways * (others - joining) / (joining + 1)
    return total


# ── points penalties ─────────────────────────────────────────────────────────────────────────────


def points_moved(state: State, player: int, target: int, card: int) -> int:
    """Returns the points that a points penalty brings its player; below zero if it has to give a card instead."""
    bonus = card - POINTS
    if state.pot[target, bonus] > 0:
        return WORTH[bonus]
    return -WORTH[bonus] if state.pot[player, bonus] > 0 else 0
