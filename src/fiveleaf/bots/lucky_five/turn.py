"""A whole turn at once: what every course of it is worth, from tables over the dice and the player's chips.

A turn is a chain of steps, and each costs a chip: so what is left to the player says how many cards were turned and
what lies on the table. For every choice of chips left, from few to many, and for all 216 ways the dice may lie, the
tables hold what the turn is worth to the player when they have just called right (`GOING`) and, for every set of dice,
when they are about to stake (`BETTING`). A turn that ends is worth what the learned value says of the table after it.

Within a turn two things are told simply. The next cards come from the counts as they are now, whatever was turned
before in the same turn. And where a turn ends, the dice count by the mean chance of the next bet alone: the value is
taken for three ways they may lie, and read off between them.
"""

from __future__ import annotations

from typing import Final

from fiveleaf.bots.desk import AFTER, Desk, copy_state
from fiveleaf.bots.lucky_five.lies import (
    LEFT,
    LIES,
    SETS,
    STEP,
    TOTALS,
    chips_left,
    count_held,
    held_of,
    is_part,
    lay_dice,
    rest_of,
    sum_in,
    with_face,
)
from fiveleaf.bots.lucky_five.odds import ROLLS, SIZE, is_alone, mean_chance
from fiveleaf.bots.value import value_of
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

GOING: Final = 0  # where the tables lie on the desk: by chips left and dice
BETTING: Final = GOING + LEFT * LIES  # by chips left, set and dice
RIGHT: Final = BETTING + LEFT * SETS * LIES  # sums over the rolls up to a sum, by the dice not rolled: right,
WRONG: Final = RIGHT + LIES * TOTALS  # and wrong
STOPPED: Final = WRONG + LIES * TOTALS  # a turn that ended: with a pile,
LUCKY: Final = STOPPED + LIES  # with a lucky five,
FAILED: Final = LUCKY + LIES  # and with nothing
EASE: Final = FAILED + LIES  # the mean chance of the next bet, with a neighbour and alone
COMING: Final = EASE + 2 * LIES  # how likely each kind of card is to come next
ANCHORS: Final = COMING + KINDS  # the hardest dice, middling ones and the easiest, with a neighbour and alone
ENDS: Final = (STOPPED, LUCKY, FAILED)
TINY: Final = 1e-6
PER_POINT: Final = 1e-8  # what a point counts beside a win: enough to play for points where the win is settled
FEW: Final = 6  # cards left in the stock below which the discards are counted with it


def solve_turn(desk: Desk, row: int, depth: int) -> None:
    """Fills the tables for the turn that runs in a state, looking so many steps ahead; the last one has to stop."""
    state = desk.states[row]
    whole = chips_left(state, state.turn)
    total = count_held(whole)
    staking = state.phase == Phase.STAKE or state.phase == Phase.CHOOSE or state.phase == Phase.REROLL
    cards = count_cards(state.stock) + count_cards(state.discard) + (1 if staking else 0)
    deepest = min(depth, cards)
    rate_dice(desk, row)
    weigh_cards(desk, row)
    for index in range(BETTING, RIGHT):
        desk.gained[index] = -1.0
    for left in range(whole + 1):
        spent = total - count_held(left)
        if spent <= deepest and is_part(left, whole) and not (staking and spent == 0):
            end_turn_with(desk, row, left, spent - 1 if staking else spent)
            fill_going(desk, row, left, spent < deepest)
            fill_betting(desk, left, whole)


def rate_dice(desk: Desk, row: int) -> None:
    """The mean chance of a next bet for all ways the dice may lie, with a neighbour and alone."""
    copy_state(desk, row, AFTER)
    state = desk.states[AFTER]
    stock = state.stock if count_cards(state.stock) > 0 else state.discard
    for lie in range(LIES):
        lay_dice(state, lie)
        desk.gained[EASE + lie] = mean_chance(state, stock, False)
        desk.gained[EASE + LIES + lie] = mean_chance(state, stock, True)
    drop_anchors(desk, EASE, ANCHORS)
    drop_anchors(desk, EASE + LIES, ANCHORS + 3)


def drop_anchors(desk: Desk, ease: int, anchors: int) -> None:
    """Finds the hardest dice, the easiest, and those nearest to the middle between them."""
    hard, middle, easy = 0, 0, 0
    for lie in range(LIES):
        if desk.gained[ease + lie] < desk.gained[ease + hard]:
            hard = lie
        if desk.gained[ease + lie] > desk.gained[ease + easy]:
            easy = lie
    centre = (desk.gained[ease + hard] + desk.gained[ease + easy]) / 2
    for lie in range(LIES):
        if abs(desk.gained[ease + lie] - centre) < abs(desk.gained[ease + middle] - centre):
            middle = lie
    desk.gained[anchors], desk.gained[anchors + 1], desk.gained[anchors + 2] = hard + 0.0, middle + 0.0, easy + 0.0


def end_turn_with(desk: Desk, row: int, left: int, steps: int) -> None:
    """The three ways in which a turn may end after so many more steps, with these chips left."""
    for end in range(len(ENDS)):
        copy_state(desk, row, AFTER)
        spend(desk.states[AFTER], left, steps)
        if end == 2:
            lose_cards(desk.states[AFTER])
        else:
            take_pile(desk.states[AFTER], end)
        spread_over_dice(desk, desk.states[row].turn, ENDS[end])


def spend(state: State, left: int, steps: int) -> None:
    """Stakes chips until these are left, and turns a card for each step: of the kinds that the stock has most of."""
    for chip in range(CHIP_KINDS):
        state.on_table[chip] += state.chips[state.turn, chip] - held_of(left, chip)
        state.chips[state.turn, chip] = held_of(left, chip)
    for _ in range(steps):
        cards = state.stock if count_cards(state.stock) > 0 else state.discard
        most = LUCKY_FIVE
        for kind in range(1, LUCKY_FIVE):
            if cards[kind] > 0 and (most == LUCKY_FIVE or cards[kind] > cards[most]):
                most = kind
        cards[most] -= 1
        state.turned[most] += 1


def spread_over_dice(desk: Desk, seat: int, table: int) -> None:
    """What the table after the turn is worth to the seat for all ways the dice may lie, read off between three."""
    state = desk.states[AFTER]
    if state.phase == Phase.OVER:
        settled = value_of(desk, AFTER, seat) + PER_POINT * desk.points[seat]
        for lie in range(LIES):
            desk.gained[table + lie] = settled
        return
    alone = is_alone(state)
    ease, anchors = (EASE + LIES, ANCHORS + 3) if alone else (EASE, ANCHORS)
    hard, middle, easy = int(desk.gained[anchors]), int(desk.gained[anchors + 1]), int(desk.gained[anchors + 2])
    low, mid, high = value_with(desk, seat, hard), value_with(desk, seat, middle), value_with(desk, seat, easy)
    centre = desk.gained[ease + middle]
    rise = (mid - low) / max(centre - desk.gained[ease + hard], TINY)
    climb = (high - mid) / max(desk.gained[ease + easy] - centre, TINY)
    for lie in range(LIES):
        above = desk.gained[ease + lie] - centre
        desk.gained[table + lie] = mid + above * (climb if above > 0 else rise)


def value_with(desk: Desk, seat: int, lie: int) -> float:
    """The value of the table after the turn with the dice laid like that."""
    lay_dice(desk.states[AFTER], lie)
    return value_of(desk, AFTER, seat)


def fill_going(desk: Desk, row: int, left: int, further: bool) -> None:
    """What a right call is worth that leaves these chips: the pile, or the next step if that is better."""
    base = GOING + left * LIES
    on = further and left > 0
    alone = is_alone(desk.states[row])
    for lie in range(LIES):
        worth = desk.gained[STOPPED + lie]
        if on:
            worth = max(worth, step_worth(desk, left, lie, alone))
        desk.gained[base + lie] = worth


def weigh_cards(desk: Desk, row: int) -> None:
    """How likely each kind of card is to come next; the discards count where the stock will soon be used up."""
    state = desk.states[row]
    few = count_cards(state.stock) < FEW
    total = 0
    for kind in range(1, KINDS):
        total += state.stock[kind] + (state.discard[kind] if few else 0)
    for kind in range(1, KINDS):
        cards = state.stock[kind] + (state.discard[kind] if few else 0)
        desk.gained[COMING + kind] = cards / max(total, 1)


def step_worth(desk: Desk, left: int, lie: int, alone: bool) -> float:
    """What it is worth to have a card turned: the mean over the kinds that may come."""
    base = BETTING + left * SETS * LIES + lie
    total = 0.0
    for kind in range(1, QUESTION_MARKS):
        total += desk.gained[COMING + kind] * desk.gained[base + DICE_OF[kind] * LIES]
    total += desk.gained[COMING + QUESTION_MARKS] * pair_worth(desk, left, lie, True)
    total += desk.gained[COMING + EXCLAMATION_MARKS] * pair_worth(desk, left, lie, alone)
    return total + desk.gained[COMING + LUCKY_FIVE] * lucky_worth(desk, left, lie, alone)


def pair_worth(desk: Desk, left: int, lie: int, own: bool) -> float:
    """A bet on two dice that the player chooses, or the neighbour against them."""
    base = BETTING + left * SETS * LIES + lie
    worth = desk.gained[base + PAIRS[0] * LIES]
    for pair in PAIRS:
        other = desk.gained[base + pair * LIES]
        worth = max(worth, other) if own else min(worth, other)
    return worth


def lucky_worth(desk: Desk, left: int, lie: int, alone: bool) -> float:
    """A bet with a lucky five, after what the neighbour does against it."""
    worth = desk.gained[BETTING + left * SETS * LIES + lie]
    if not alone:
        for die in range(DICE):
            worth = min(worth, rerolled_worth(desk, left, lie, die))
    return worth


def rerolled_worth(desk: Desk, left: int, lie: int, die: int) -> float:
    """A bet with a lucky five after one die is rolled again."""
    base = BETTING + left * SETS * LIES
    total = 0.0
    for face in range(FACES):
        total += desk.gained[base + with_face(lie, die, face)]
    return total / FACES


def fill_betting(desk: Desk, left: int, whole: int) -> None:
    """What every bet is worth whose stake leaves these chips, for all chips before that are no more than the whole."""
    ten = held_of(left, 0) < held_of(whole, 0)
    fifty = held_of(left, 1) < held_of(whole, 1)
    hundred = held_of(left, 2) < held_of(whole, 2)
    for dice in range(SETS):
        gather(desk, left, dice)
        base = BETTING + (left * SETS + dice) * LIES
        for lie in range(LIES):
            worth = bet_worth(desk, lie, dice)
            if ten:
                offer(desk, base + STEP[0] * SETS * LIES + lie, worth)
            if fifty:
                offer(desk, base + STEP[1] * SETS * LIES + lie, worth)
            if hundred:
                offer(desk, base + STEP[2] * SETS * LIES + lie, worth)


def offer(desk: Desk, at: int, worth: float) -> None:
    """A place of a table keeps the best that was offered."""
    if worth > desk.gained[at]:
        desk.gained[at] = worth


def gather(desk: Desk, left: int, dice: int) -> None:
    """Adds up, over all rolls of a set of dice up to each sum, what they are worth if right and if wrong."""
    won = GOING + left * LIES if dice > 0 else LUCKY
    for lie in range(LIES):
        if rest_of(desk, lie, dice) == lie:
            for total in range(TOTALS):
                desk.gained[RIGHT + lie * TOTALS + total] = 0.0
                desk.gained[WRONG + lie * TOTALS + total] = 0.0
    for lie in range(LIES):
        at = rest_of(desk, lie, dice) * TOTALS + sum_in(desk, lie, dice)
        desk.gained[RIGHT + at] += desk.gained[won + lie]
        desk.gained[WRONG + at] += desk.gained[FAILED + lie]
    for lie in range(LIES):
        if rest_of(desk, lie, dice) == lie:
            for at in range(lie * TOTALS + 1, (lie + 1) * TOTALS):
                desk.gained[RIGHT + at] += desk.gained[RIGHT + at - 1]
                desk.gained[WRONG + at] += desk.gained[WRONG + at - 1]


def call_worth(desk: Desk, lie: int, dice: int, bet: int) -> float:
    """What a call is worth after `gather` for these dice."""
    at = rest_of(desk, lie, dice) * TOTALS
    before = sum_in(desk, lie, dice)
    right, wrong = RIGHT + at, WRONG + at
    if bet == Bet.HIGHER:
        worth = desk.gained[right + TOTALS - 1] - desk.gained[right + before] + desk.gained[wrong + before]
    else:
        worth = desk.gained[right + before - 1] + desk.gained[wrong + TOTALS - 1] - desk.gained[wrong + before - 1]
    return worth / ROLLS[SIZE[dice] if dice > 0 else DICE]


def bet_worth(desk: Desk, lie: int, dice: int) -> float:
    """What the better call is worth after `gather`."""
    return max(call_worth(desk, lie, dice, Bet.HIGHER), call_worth(desk, lie, dice, Bet.LOWER))
