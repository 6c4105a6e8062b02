"""Lucky Five as somebody plays it who knows the odds: how likely each call is, and when a pile is worth the risk."""

from __future__ import annotations

from typing import Final

from fiveleaf.bots.lucky_five.odds import (
    SIZE,
    bet_chance,
    chance_after,
    is_alone,
    lucky_chance,
    mean_chance,
    ways_higher,
    ways_lower,
)
from fiveleaf.engine.layout import Row
from fiveleaf.games.lucky_five.material import (
    ALL_DICE,
    CHIP_KINDS,
    CHIP_VALUES,
    DICE,
    LUCKY_CARDS,
    LUCKY_FIVE,
    PAIRS,
)
from fiveleaf.games.lucky_five.moves import CALL, CHOOSE, GO_ON, REROLL, REROLL_NOTHING, STAKE, STOP
from fiveleaf.games.lucky_five.rules.bet import chips_on_table
from fiveleaf.games.lucky_five.rules.turn import count_cards
from fiveleaf.games.lucky_five.state import Bet, Phase, State

BARS: Final = (0.0, 1.7, 2.2)  # cards that a chip of 10, 50 or 100 has to promise to be staked,
LEAST: Final = 0.55  # where no chip is left: this share of it,
PER_CHIP: Final = 0.05  # and so much more for each chip
USUAL: Final = 0.69  # the chance of a next call, before its dice are known
LOSS: Final = 0.6  # points that a chip left on the table brings the others


def clever(state: State, seat: int, moves: Row, count: int, rng: Row) -> int:
    """The likelier call; a high chip where it promises many cards; easy dice for itself, hard ones for others."""
    if state.phase == Phase.CALL:
        return CALL + likelier_call(state)
    if state.phase == Phase.STAKE:
        return STAKE + worthy_chip(state, seat)
    if state.phase == Phase.CHOOSE:
        return CHOOSE + choose_pair(state, seat == state.turn)
    if state.phase == Phase.REROLL:
        return choose_reroll(state)
    return GO_ON if is_worth_going_on(state, seat) else STOP


def likelier_call(state: State) -> int:
    """The side on which more rolls fall."""
    size = SIZE[state.bet_dice]
    return Bet.HIGHER if ways_higher(size, state.before) >= ways_lower(size, state.before) else Bet.LOWER


def choose_pair(state: State, easy: bool) -> int:
    """The pair with the best chance, or with the worst."""
    best = PAIRS[0]
    for pair in PAIRS:
        more = bet_chance(state, pair) > bet_chance(state, best)
        less = bet_chance(state, pair) < bet_chance(state, best)
        if more if easy else less:
            best = pair
    return best


def choose_reroll(state: State) -> int:
    """The die whose roll leaves the player the worst chance on average, unless all is worse for them as it is."""
    worst = bet_chance(state, ALL_DICE)
    move = REROLL_NOTHING
    for die in range(DICE):
        chance = chance_after(state, die)
        if chance < worst:
            worst = chance
            move = REROLL + die
    return move


def promised_cards(cards: int, chance: float, next_chance: float) -> float:
    """What a chip counts for on average if it is staked now on a card of the turn, with one more step if that pays."""
    return chance * max(cards + 0.0, next_chance * (cards + 1))


def worthy_chip(state: State, seat: int) -> int:
    """The highest chip that promises enough cards, fewer the fewer chips are left; the lowest, if none does."""
    chance = bet_chance(state, state.bet_dice)
    cards = count_cards(state.turned)
    promise = LUCKY_CARDS * chance if state.card == LUCKY_FIVE else promised_cards(cards, chance, USUAL)
    held = 0
    for chip in range(CHIP_KINDS):
        held += state.chips[seat, chip]
    share = 0.0 if is_alone(state) else LEAST + PER_CHIP * held
    lowest = CHIP_KINDS
    for chip in range(CHIP_KINDS - 1, -1, -1):
        if state.chips[seat, chip] > 0:
            lowest = chip
            if promise >= BARS[chip] * share:
                return chip
    return lowest


def is_worth_going_on(state: State, seat: int) -> bool:
    """Whether one more step brings more points on average than the pile, counting what a wrong call leaves others."""
    alone = is_alone(state)
    stock = state.stock if count_cards(state.stock) > 0 else state.discard
    chance = mean_chance(state, stock, alone)
    lucky = lucky_chance(state, stock, alone)
    cards = count_cards(state.turned)
    chips = chips_on_table(state)
    stake = likely_stake(state, seat)
    loss = 0.0 if alone else LOSS * (1.0 - chance) * (chips + stake)
    gain = ((chance - lucky) * (cards + 1) + lucky * LUCKY_CARDS) * (chips + stake)
    return gain - loss > cards * chips


def likely_stake(state: State, seat: int) -> int:
    """The lowest chip that the seat has: what one more step costs."""
    for chip in range(CHIP_KINDS):
        if state.chips[seat, chip] > 0:
            return CHIP_VALUES[chip]
    return 0
