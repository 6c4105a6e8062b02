"""The stake, the call, the roll, and what comes of it."""

from __future__ import annotations

from fiveleaf.games.lucky_five.material import CHIP_KINDS, CHIP_VALUES, KINDS, LUCKY_FIVE, NO_CARD
from fiveleaf.games.lucky_five.rules.dice import next_die, sum_of
from fiveleaf.games.lucky_five.rules.seats import has_chips
from fiveleaf.games.lucky_five.rules.turn import begin_turn, count_cards, end_turn, is_card_left, prepare_stake
from fiveleaf.games.lucky_five.state import Bet, Phase, State


def stake(state: State, chip: int) -> None:
    """L5-08: exactly one chip leaves the player for the table."""
    state.chips[state.turn, chip] -= 1
    state.on_table[chip] += 1
    state.phase = Phase.CALL


def call(state: State, bet: int) -> None:
    """L5-09: higher or lower is said, then the dice of the bet are rolled."""
    state.called = bet
    state.to_roll = state.bet_dice
    state.phase = Phase.ROLL


def roll_again(state: State, die: int) -> None:
    """L5-13: the right neighbour has one of the three dice rolled again."""
    state.to_roll = 1 << die
    state.phase = Phase.AGAIN


def roll_die(state: State, value: int) -> None:
    """L5-03, L5-09, L5-13: the die shows another face; with the last die of a roll things go on."""
    die = next_die(state)
    state.dice[die] = value
    state.to_roll -= 1 << die
    if state.to_roll:
        return
    if state.phase == Phase.OPENING:
        begin_turn(state, state.turn)
    elif state.phase == Phase.AGAIN:
        prepare_stake(state)
    else:
        settle(state)


def settle(state: State) -> None:
    """L5-11, L5-12, L5-14, L5-R3: a wrong call ends the turn, and so does a right one that cannot be followed."""
    right = is_right(state)
    lucky = state.card == LUCKY_FIVE
    state.card = NO_CARD
    state.bet_dice = 0
    state.before = 0
    state.called = Bet.NONE
    if not right:
        lose_cards(state)
    elif lucky:
        take_pile(state, 1)
    elif can_go_on(state):
        state.phase = Phase.GO_ON
    else:
        take_pile(state, 0)


def is_right(state: State) -> bool:
    """L5-09, L5-10: the new sum is on the called side of the old one; the same sum is wrong."""
    after = sum_of(state, state.bet_dice)
    return after > state.before if state.called == Bet.HIGHER else after < state.before


def can_go_on(state: State) -> bool:
    """L5-R3: another step needs a chip to stake and a card to turn."""
    return has_chips(state, state.turn) and is_card_left(state)


def lose_cards(state: State) -> None:
    """L5-12: the cards of the turn are discarded; the chips stay on the table."""
    for kind in range(1, KINDS):
        state.discard[kind] += state.turned[kind]
        state.turned[kind] = 0
    end_turn(state)


def take_pile(state: State, lucky: int) -> None:
    """L5-11, L5-14: the cards of the turn and all chips on the table become one pile, kept apart from the others."""
    seat = state.turn
    pile = state.piles[seat]
    state.pile_cards[seat, pile] = count_cards(state.turned)
    state.pile_chips[seat, pile] = chips_on_table(state)
    state.pile_lucky[seat, pile] = lucky
    state.piles[seat] += 1
    for kind in range(1, KINDS):
        state.taken[kind] += state.turned[kind]
        state.turned[kind] = 0
    for chip in range(CHIP_KINDS):
        state.on_table[chip] = 0
    end_turn(state)


def chips_on_table(state: State) -> int:
    """L5-11: what all chips on the table are worth together."""
    total = 0
    for chip in range(CHIP_KINDS):
        total += state.on_table[chip] * CHIP_VALUES[chip]
    return total
