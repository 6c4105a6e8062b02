"""A whole turn solved at once: what every course of it is value, in tables over the dice and the player's chips.

A turn is a chain of steps, and each costs a chip: so the chips that are left say how many cards were turned and what
lies on the table. For every set of chips left, from few to many, and for all 216 rolls, the tables hold the player's
chance to win when they have just called right (`CONTINUE_VALUE`) and, for every set of dice, when they are about to
stake (`BET_VALUE`). A turn that ends has the value of the table after it.

Two things are simplified. The next cards come from the counts as they are now, whatever was turned before in the same
turn. And where a turn ends, the dice count only by the mean chance of the next bet: the value is taken for three rolls,
and interpolated between them.
"""

from __future__ import annotations

from typing import Final

from fiveleaf.bots.lucky_five.dice_index import (
    CHIP_STATES,
    CHIP_STRIDE,
    ROLL_COUNT,
    SETS,
    TOTALS,
    chip_count,
    chips_left,
    count_chips,
    is_subset,
    rolled_sum,
    set_dice,
    unrolled_part,
    with_face,
)
from fiveleaf.bots.lucky_five.odds import ROLLS, SIZE, is_alone, mean_chance
from fiveleaf.bots.scratch import AFTERSTATE, Scratch, copy_state
from fiveleaf.bots.value import win_chance
from fiveleaf.games.lucky_five.material import (
    CHIP_KINDS,
    DICE,
    DICE_OF,
    EXCLAMATION_MARKS,
    FACES,
    KINDS,
    LUCKY_FIVE,
    PAIRS,
    QUESTION_MARKS,
)
from fiveleaf.games.lucky_five.rules.bet import lose_cards, take_pile
from fiveleaf.games.lucky_five.rules.turn import count_cards
from fiveleaf.games.lucky_five.state import Bet, Phase, State

# The offsets of the tables in the workspace.
CONTINUE_VALUE: Final = 0  # by chips left and roll
BET_VALUE: Final = CONTINUE_VALUE + CHIP_STATES * ROLL_COUNT  # by chips left, set of dice and roll
RIGHT: Final = BET_VALUE + CHIP_STATES * SETS * ROLL_COUNT  # by dice not rolled and sum: the values of all rolls up to
WRONG: Final = RIGHT + ROLL_COUNT * TOTALS  # that sum added up, if they are right, and if they are wrong
STOPPED: Final = WRONG + ROLL_COUNT * TOTALS  # by roll, a turn that ended: with a pile,
LUCKY: Final = STOPPED + ROLL_COUNT  # with a lucky five,
FAILED: Final = LUCKY + ROLL_COUNT  # and with nothing
MEAN_CHANCE: Final = FAILED + ROLL_COUNT  # by roll, the mean chance of the next bet, with a neighbour and alone
CARD_CHANCE: Final = MEAN_CHANCE + 2 * ROLL_COUNT  # how likely each kind of card is to come next
ANCHORS: Final = CARD_CHANCE + KINDS  # the hardest roll, a middling one and the easiest, with a neighbour and alone
ENDS: Final = (STOPPED, LUCKY, FAILED)
EPSILON: Final = 1e-6
PER_POINT: Final = 1e-8  # what a point counts beside a win: enough to play for points where the win is settled
MIN_STOCK: Final = 6  # cards left in the stock below which the discards are counted with it


def solve_turn(scratch: Scratch, row: int, depth: int) -> None:
    """Fills the tables for the turn that runs in a state, to a depth in steps; the last one has to stop."""
    state = scratch.states[row]
    whole = chips_left(state, state.turn)
    total = count_chips(whole)
    staking = state.phase == Phase.STAKE or state.phase == Phase.CHOOSE or state.phase == Phase.REROLL
    cards = count_cards(state.stock) + count_cards(state.discard) + (1 if staking else 0)
    deepest = min(depth, cards)
    fill_mean_chances(scratch, row)
    fill_card_chances(scratch, row)
    for index in range(BET_VALUE, RIGHT):
        scratch.workspace[index] = -1.0
    for left in range(whole + 1):
        spent = total - count_chips(left)
        if spent <= deepest and is_subset(left, whole) and not (staking and spent == 0):
            end_turn_with(scratch, row, left, spent - 1 if staking else spent)
            fill_continue_values(scratch, row, left, spent < deepest)
            fill_bet_values(scratch, left, whole)


def fill_mean_chances(scratch: Scratch, row: int) -> None:
    """Fills in the mean chance of a next bet for every roll, with a neighbour and alone."""
    copy_state(scratch, row, AFTERSTATE)
    state = scratch.states[AFTERSTATE]
    stock = state.stock if count_cards(state.stock) > 0 else state.discard
    for roll in range(ROLL_COUNT):
        set_dice(state, roll)
        scratch.workspace[MEAN_CHANCE + roll] = mean_chance(state, stock, False)
        scratch.workspace[MEAN_CHANCE + ROLL_COUNT + roll] = mean_chance(state, stock, True)
    find_anchors(scratch, MEAN_CHANCE, ANCHORS)
    find_anchors(scratch, MEAN_CHANCE + ROLL_COUNT, ANCHORS + 3)


def find_anchors(scratch: Scratch, mean_chances: int, anchors: int) -> None:
    """Finds the hardest roll, the easiest, and the one nearest to the middle between them."""
    hard, middle, easy = 0, 0, 0
    for roll in range(ROLL_COUNT):
        if scratch.workspace[mean_chances + roll] < scratch.workspace[mean_chances + hard]:
            hard = roll
        if scratch.workspace[mean_chances + roll] > scratch.workspace[mean_chances + easy]:
            easy = roll
    centre = (scratch.workspace[mean_chances + hard] + scratch.workspace[mean_chances + easy]) / 2
    for roll in range(ROLL_COUNT):
        if abs(scratch.workspace[mean_chances + roll] - centre) < abs(
            scratch.workspace[mean_chances + middle] - centre
        ):
            middle = roll
    scratch.workspace[anchors], scratch.workspace[anchors + 1], scratch.workspace[anchors + 2] = (
        hard + 0.0,
        middle + 0.0,
        easy + 0.0,
    )


def end_turn_with(scratch: Scratch, row: int, left: int, steps: int) -> None:
    """Fills in the values of the three ways in which a turn may end after so many more steps, with these chips left."""
    for end in range(len(ENDS)):
        copy_state(scratch, row, AFTERSTATE)
        spend(scratch.states[AFTERSTATE], left, steps)
        if end == 2:
            lose_cards(scratch.states[AFTERSTATE])
        else:
            take_pile(scratch.states[AFTERSTATE], end)
        interpolate_over_dice(scratch, scratch.states[row].turn, ENDS[end])


def spend(state: State, left: int, steps: int) -> None:
    """Stakes chips until these are left, and turns a card for each step: of the kinds that the stock has most of."""
    for chip in range(CHIP_KINDS):
        state.on_table[chip] += state.chips[state.turn, chip] - chip_count(left, chip)
        state.chips[state.turn, chip] = chip_count(left, chip)
    for _ in range(steps):
        cards = state.stock if count_cards(state.stock) > 0 else state.discard
        most = LUCKY_FIVE
        for kind in range(1, LUCKY_FIVE):
            if cards[kind] > 0 and (most == LUCKY_FIVE or cards[kind] > cards[most]):
                most = kind
        cards[most] -= 1
        state.turned[most] += 1


def interpolate_over_dice(scratch: Scratch, seat: int, table: int) -> None:
    """Fills in the seat's value after the turn for every roll, interpolated between three of them."""
    state = scratch.states[AFTERSTATE]
    if state.phase == Phase.OVER:
        value = win_chance(scratch, AFTERSTATE, seat) + PER_POINT * scratch.expected_scores[seat]
        for roll in range(ROLL_COUNT):
            scratch.workspace[table + roll] = value
        return
    alone = is_alone(state)
    mean_chances, anchors = (MEAN_CHANCE + ROLL_COUNT, ANCHORS + 3) if alone else (MEAN_CHANCE, ANCHORS)
    hard, middle, easy = (
        int(scratch.workspace[anchors]),
        int(scratch.workspace[anchors + 1]),
        int(scratch.workspace[anchors + 2]),
    )
    low, mid, high = value_with(scratch, seat, hard), value_with(scratch, seat, middle), value_with(scratch, seat, easy)
    centre = scratch.workspace[mean_chances + middle]
    rise = (mid - low) / max(centre - scratch.workspace[mean_chances + hard], EPSILON)
    climb = (high - mid) / max(scratch.workspace[mean_chances + easy] - centre, EPSILON)
    for roll in range(ROLL_COUNT):
        above = scratch.workspace[mean_chances + roll] - centre
        scratch.workspace[table + roll] = mid + above * (climb if above > 0 else rise)


def value_with(scratch: Scratch, seat: int, roll: int) -> float:
    """Returns the value after the turn with these dice."""
    set_dice(scratch.states[AFTERSTATE], roll)
    return win_chance(scratch, AFTERSTATE, seat)


def fill_continue_values(scratch: Scratch, row: int, left: int, further: bool) -> None:
    """Fills in the value of a right call that leaves these chips: the pile, or the next step if that is better."""
    base = CONTINUE_VALUE + left * ROLL_COUNT
    on = further and left > 0
    alone = is_alone(scratch.states[row])
    for roll in range(ROLL_COUNT):
        value = scratch.workspace[STOPPED + roll]
        if on:
            value = max(value, step_value(scratch, left, roll, alone))
        scratch.workspace[base + roll] = value


def fill_card_chances(scratch: Scratch, row: int) -> None:
    """Fills in how likely each kind of card comes next; the discards count where the stock will soon be used up."""
    state = scratch.states[row]
    is_short = count_cards(state.stock) < MIN_STOCK
    total = 0
    for kind in range(1, KINDS):
        total += state.stock[kind] + (state.discard[kind] if is_short else 0)
    for kind in range(1, KINDS):
        cards = state.stock[kind] + (state.discard[kind] if is_short else 0)
        scratch.workspace[CARD_CHANCE + kind] = cards / max(total, 1)


def step_value(scratch: Scratch, left: int, roll: int, alone: bool) -> float:
    """Returns the value of having a card turned: the mean over the kinds that may come."""
    base = BET_VALUE + left * SETS * ROLL_COUNT + roll
    total = 0.0
    for kind in range(1, QUESTION_MARKS):
        total += scratch.workspace[CARD_CHANCE + kind] * scratch.workspace[base + DICE_OF[kind] * ROLL_COUNT]
    total += scratch.workspace[CARD_CHANCE + QUESTION_MARKS] * pair_value(scratch, left, roll, True)
    total += scratch.workspace[CARD_CHANCE + EXCLAMATION_MARKS] * pair_value(scratch, left, roll, alone)
    return total + scratch.workspace[CARD_CHANCE + LUCKY_FIVE] * lucky_value(scratch, left, roll, alone)


def pair_value(scratch: Scratch, left: int, roll: int, own: bool) -> float:
    """Returns the value of a bet on two dice that the player chooses, or the neighbour against them."""
    base = BET_VALUE + left * SETS * ROLL_COUNT + roll
    value = scratch.workspace[base + PAIRS[0] * ROLL_COUNT]
    for pair in PAIRS:
        other = scratch.workspace[base + pair * ROLL_COUNT]
        value = max(value, other) if own else min(value, other)
    return value


def lucky_value(scratch: Scratch, left: int, roll: int, alone: bool) -> float:
    """Returns the value of a bet with a lucky five, after what the neighbour does against it."""
    value = scratch.workspace[BET_VALUE + left * SETS * ROLL_COUNT + roll]
    if not alone:
        for die in range(DICE):
            value = min(value, reroll_value(scratch, left, roll, die))
    return value


def reroll_value(scratch: Scratch, left: int, roll: int, die: int) -> float:
    """Returns the value of a bet with a lucky five after one die is rolled again."""
    base = BET_VALUE + left * SETS * ROLL_COUNT
    total = 0.0
    for face in range(FACES):
        total += scratch.workspace[base + with_face(roll, die, face)]
    return total / FACES


def fill_bet_values(scratch: Scratch, left: int, whole: int) -> None:
    """Fills in the values of all bets whose stake leaves these chips, for every chip that may be staked."""
    ten = chip_count(left, 0) < chip_count(whole, 0)
    fifty = chip_count(left, 1) < chip_count(whole, 1)
    hundred = chip_count(left, 2) < chip_count(whole, 2)
    for dice in range(SETS):
        accumulate(scratch, left, dice)
        base = BET_VALUE + (left * SETS + dice) * ROLL_COUNT
        for roll in range(ROLL_COUNT):
            value = bet_value(scratch, roll, dice)
            if ten:
                raise_to(scratch, base + CHIP_STRIDE[0] * SETS * ROLL_COUNT + roll, value)
            if fifty:
                raise_to(scratch, base + CHIP_STRIDE[1] * SETS * ROLL_COUNT + roll, value)
            if hundred:
                raise_to(scratch, base + CHIP_STRIDE[2] * SETS * ROLL_COUNT + roll, value)


def raise_to(scratch: Scratch, at: int, value: float) -> None:
    """Raises an entry of a table to a value."""
    if value > scratch.workspace[at]:
        scratch.workspace[at] = value


def accumulate(scratch: Scratch, left: int, dice: int) -> None:
    """Accumulates, over all rolls of a set of dice up to each sum, their values if right and if wrong."""
    won = CONTINUE_VALUE + left * ROLL_COUNT if dice > 0 else LUCKY
    for roll in range(ROLL_COUNT):
        if unrolled_part(scratch, roll, dice) == roll:
            for total in range(TOTALS):
                scratch.workspace[RIGHT + roll * TOTALS + total] = 0.0
                scratch.workspace[WRONG + roll * TOTALS + total] = 0.0
    for roll in range(ROLL_COUNT):
        at = unrolled_part(scratch, roll, dice) * TOTALS + rolled_sum(scratch, roll, dice)
        scratch.workspace[RIGHT + at] += scratch.workspace[won + roll]
        scratch.workspace[WRONG + at] += scratch.workspace[FAILED + roll]
    for roll in range(ROLL_COUNT):
        if unrolled_part(scratch, roll, dice) == roll:
            for at in range(roll * TOTALS + 1, (roll + 1) * TOTALS):
                scratch.workspace[RIGHT + at] += scratch.workspace[RIGHT + at - 1]
                scratch.workspace[WRONG + at] += scratch.workspace[WRONG + at - 1]


def call_value(scratch: Scratch, roll: int, dice: int, bet: int) -> float:
    """Returns the value of a call, after `accumulate` for these dice."""
    at = unrolled_part(scratch, roll, dice) * TOTALS
    before = rolled_sum(scratch, roll, dice)
    right, wrong = RIGHT + at, WRONG + at
    if bet == Bet.HIGHER:
        value = (
            scratch.workspace[right + TOTALS - 1]
            - scratch.workspace[right + before]
            + scratch.workspace[wrong + before]
        )
    else:
        value = (
            scratch.workspace[right + before - 1]
            + scratch.workspace[wrong + TOTALS - 1]
            - scratch.workspace[wrong + before - 1]
        )
    return value / ROLLS[SIZE[dice] if dice > 0 else DICE]


def bet_value(scratch: Scratch, roll: int, dice: int) -> float:
    """Returns the value of the better call, after `accumulate`."""
    return max(call_value(scratch, roll, dice, Bet.HIGHER), call_value(scratch, roll, dice, Bet.LOWER))
