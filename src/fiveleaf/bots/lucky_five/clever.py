"""Level 3 of Lucky Five, which knows the odds: how likely each call is, and when a pile is worth the risk."""

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

NEEDED_CARDS: Final = (0.0, 1.7, 2.2)  # that a chip of 10, 50 or 100 has to promise to be staked:
BASE_SHARE: Final = 0.55  # this share of them with no chip left,
SHARE_PER_CHIP: Final = 0.05  # and so much more for each chip
MEAN_CALL_CHANCE: Final = 0.69  # of the next call, before its dice are known
LOSS_SHARE: Final = 0.6  # of the chips left on the table, which a wrong call gives the others


def clever(state: State, seat: int, moves: Row, count: int, rng: Row) -> int:
    """Makes the likelier call; stakes a high chip where it promises many cards; gives others hard dice."""
    if state.phase == Phase.CALL:
        return CALL + likelier_call(state)
    if state.phase == Phase.STAKE:
        return STAKE + choose_chip(state, seat)
    if state.phase == Phase.CHOOSE:
        return CHOOSE + choose_pair(state, seat == state.turn)
    if state.phase == Phase.REROLL:
        return choose_reroll(state)
    return GO_ON if is_worth_going_on(state, seat) else STOP


def likelier_call(state: State) -> int:
    """Returns the call that more rolls make right."""
    size = SIZE[state.bet_dice]
    return Bet.HIGHER if ways_higher(size, state.before) >= ways_lower(size, state.before) else Bet.LOWER


def choose_pair(state: State, easy: bool) -> int:
    """Returns the pair of dice with the best chance, or with the worst."""
    best = PAIRS[0]
    for pair in PAIRS:
        more = bet_chance(state, pair) > bet_chance(state, best)
        less = bet_chance(state, pair) < bet_chance(state, best)
        if more if easy else less:
            best = pair
    return best


def choose_reroll(state: State) -> int:
    """Rerolls the die that leaves the player the worst mean chance, or none if the dice are worst as they are."""
    worst = bet_chance(state, ALL_DICE)
    move = REROLL_NOTHING
    for die in range(DICE):
        chance = chance_after(state, die)
        if chance < worst:
            worst = chance
            move = REROLL + die
    return move


def promised_cards(cards: int, chance: float, next_chance: float) -> float:
    """Returns the expected cards that a chip staked now multiplies, with one more step if that pays."""
    return chance * max(cards + 0.0, next_chance * (cards + 1))


def choose_chip(state: State, seat: int) -> int:
    """Returns the highest chip that promises the cards it needs, fewer the fewer chips are left; else the lowest."""
    chance = bet_chance(state, state.bet_dice)
    cards = count_cards(state.turned)
    promise = LUCKY_CARDS * chance if state.card == LUCKY_FIVE else promised_cards(cards, chance, MEAN_CALL_CHANCE)
    held = 0
    for chip in range(CHIP_KINDS):
        held += state.chips[seat, chip]
    share = 0.0 if is_alone(state) else BASE_SHARE + SHARE_PER_CHIP * held
    lowest = CHIP_KINDS
    for chip in range(CHIP_KINDS - 1, -1, -1):
        if state.chips[seat, chip] > 0:
            lowest = chip
            if promise >= NEEDED_CARDS[chip] * share:
                return chip
    return lowest


def is_worth_going_on(state: State, seat: int) -> bool:
    """Whether one more step brings more expected points than the pile, less what a wrong call gives the others."""
    alone = is_alone(state)
    stock = state.stock if count_cards(state.stock) > 0 else state.discard
    chance = mean_chance(state, stock, alone)
    lucky = lucky_chance(state, stock, alone)
    cards = count_cards(state.turned)
    chips = chips_on_table(state)
    stake = lowest_stake(state, seat)
    loss = 0.0 if alone else LOSS_SHARE * (1.0 - chance) * (chips + stake)
    gain = ((chance - lucky) * (cards + 1) + lucky * LUCKY_CARDS) * (chips + stake)
    return gain - loss > cards * chips


def lowest_stake(state: State, seat: int) -> int:
    """Returns the value of the seat's lowest chip: what one more step costs."""
    for chip in range(CHIP_KINDS):
        if state.chips[seat, chip] > 0:
            return CHIP_VALUES[chip]
    return 0
