"""Winning points: bonus cards and the max of points."""

from __future__ import annotations

from fiveleaf.engine.contract import NOBODY
from fiveleaf.engine.rules import left_neighbour
from fiveleaf.games.lucky_hand.material import DICE, DICE_KINDS, MAX, MINUS, NEEDED, SIDES
from fiveleaf.games.lucky_hand.rules.cards import leave_hand, put_on_heap
from fiveleaf.games.lucky_hand.rules.turn import finish_card
from fiveleaf.games.lucky_hand.state import NO_ROLL, NOT_ASKED, STAKED, TO_ROLL, Phase, State

# ── a bonus card ─────────────────────────────────────────────────────────────────────────────────


def taken_off(state: State, seat: int) -> int:
    """LH-12, LH-R3: all dice penalties that lie before the seat count together."""
    total = 0
    for kind in range(DICE_KINDS):
        total += state.lying[seat, kind] * MINUS[kind]
    return total


def winning_sides(state: State, seat: int, card: int) -> int:
    """LH-07, LH-12: how many of the sides of the die would win the seat that bonus card now."""
    return max(0, min(SIDES, SIDES + 1 - NEEDED[card] - taken_off(state, seat)))


def clear_dice_penalties(state: State, seat: int) -> None:
    """LH-12: after the roll, won or lost, the dice penalties go to the heap."""
    for kind in range(DICE_KINDS):
        state.heap[DICE + kind] += state.lying[seat, kind]
        state.lying[seat, kind] = 0


def settle_bonus(state: State, seat: int, card: int, reached: int) -> None:
    """LH-07, LH-09: with at least its number the bonus card goes to the pot, else to the heap."""
    if reached >= NEEDED[card]:
        state.pot[seat, card] += 1
    else:
        put_on_heap(state, card)


def roll_for_bonus(state: State, value: int) -> None:
    """LH-07, LH-12: the roll, less the dice penalties, decides about the card."""
    seat = state.turn
    reached = value - taken_off(state, seat)
    clear_dice_penalties(state, seat)
    settle_bonus(state, seat, state.played, reached)
    finish_card(state)


# ── a max of points: the stakes ──────────────────────────────────────────────────────────────────


def next_to_stake(state: State) -> int:
    """LH-R7: the first seat, from the player of the max card, that has not answered."""
    seat = state.turn
    for _ in range(state.seats):
        if state.stake[seat] == NOT_ASKED:
            return seat
        seat = left_neighbour(state, seat)
    return NOBODY


def answer_stake(state: State, seat: int, stake: int) -> None:
    """LH-08, LH-R7: stakes are hidden until everybody has answered."""
    state.stake[seat] = stake
    if next_to_stake(state) == NOBODY:
        show_stakes(state)


def show_stakes(state: State) -> None:
    """LH-08, LH-R7: the staked cards leave the hands, and their owners roll; without any, nothing happens."""
    for seat in range(state.seats):
        if state.stake[seat] >= STAKED:
            leave_hand(state, seat, state.stake[seat] - STAKED)
            state.roll[seat] = TO_ROLL
    if next_to_roll(state) == NOBODY:
        finish_max(state)
    else:
        state.phase = Phase.MAX_ROLL


# ── a max of points: the rolls ───────────────────────────────────────────────────────────────────


def next_to_roll(state: State) -> int:
    """LH-R7: the first seat, from the player of the max card, that has still to roll."""
    seat = state.turn
    for _ in range(state.seats):
        if state.roll[seat] == TO_ROLL:
            return seat
        seat = left_neighbour(state, seat)
    return NOBODY


def roll_for_max(state: State, value: int) -> None:
    """LH-08, LH-10, LH-R7: the rolls are taken as they fall; when all are made they are compared."""
    state.roll[next_to_roll(state)] = value
    if next_to_roll(state) == NOBODY:
        compare_rolls(state)


def highest_roll(state: State) -> int:
    """LH-08: the best roll made for the stakes."""
    highest = NO_ROLL
    for seat in range(state.seats):
        highest = max(highest, state.roll[seat])
    return highest


def compare_rolls(state: State) -> None:
    """LH-08, LH-09, LH-R7: the highest roll takes all; equal ones roll again; a single staker needs the number."""
    highest = highest_roll(state)
    best = NOBODY
    tied = 0
    for seat in range(state.seats):
        if state.roll[seat] == highest:
            best = seat
            tied += 1
    if tied > 1:
        roll_again(state, highest)
    elif count_stakers(state) == 1:
        settle_bonus(state, best, state.stake[best] - STAKED, highest)
        finish_max(state)
    else:
        win_stakes(state, best)
        finish_max(state)


def count_stakers(state: State) -> int:
    """LH-09: how many seats have staked a card."""
    count = 0
    for seat in range(state.seats):
        if state.stake[seat] >= STAKED:
            count += 1
    return count


def roll_again(state: State, highest: int) -> None:
    """LH-R7: only those with the highest roll go on."""
    for seat in range(state.seats):
        state.roll[seat] = TO_ROLL if state.roll[seat] == highest else NO_ROLL


def win_stakes(state: State, winner: int) -> None:
    """LH-08: all staked cards go to the winner's pot."""
    for seat in range(state.seats):
        if state.stake[seat] >= STAKED:
            state.pot[winner, state.stake[seat] - STAKED] += 1


def finish_max(state: State) -> None:
    """LH-11: the max card goes to the heap, and everybody refills."""
    for seat in range(state.seats):
        state.stake[seat] = NOT_ASKED
        state.roll[seat] = NO_ROLL
    put_on_heap(state, MAX)
    finish_card(state)
