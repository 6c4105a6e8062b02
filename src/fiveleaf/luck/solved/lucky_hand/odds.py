"""What single cards, an undisturbed pot and a roll in a max of points are worth."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import product

from fiveleaf.bots.lucky_hand.odds import max_chance
from fiveleaf.games.lucky_hand.game import GAME
from fiveleaf.games.lucky_hand.material import BONUS_KINDS, BOX, HAND, NEEDED, SIDES, WORTH
from fiveleaf.games.lucky_hand.state import STAKED, TO_ROLL, Phase

BONUSES = sum(BOX[:BONUS_KINDS])
ALL_BONUSES = tuple(range(BONUS_KINDS))


# ── single cards ─────────────────────────────────────────────────────────────────────────────────


def sides_that_win(card: int, minus: int) -> int:
    """Returns how many of the sides of the die win a bonus card with so much taken off."""
    return max(0, SIDES + 1 - NEEDED[card] - minus)


def promise(card: int, minus: int) -> float:
    """Returns the points that a bonus card can be expected to bring."""
    return WORTH[card] * sides_that_win(card, minus) / SIDES


def penalty_cost(hand: Sequence[int], minus: int) -> float:
    """Returns what dice penalties cost a seat that plays the best of its bonus cards, with them and without."""
    return max(promise(card, 0) for card in hand) - max(promise(card, minus) for card in hand)


def mean_penalty_cost(cards: int, minus: int) -> float:
    """Returns the same for a hand of so many bonus cards, each as likely as in a full box."""
    return sum(share * penalty_cost(hand, minus) for hand, share in hands_of(cards))


def hands_of(cards: int) -> Iterable[tuple[tuple[int, ...], float]]:
    """Returns every hand of bonus cards and how likely it is, each card drawn from a full box."""
    for hand in product(ALL_BONUSES, repeat=cards):
        share = 1.0
        for card in hand:
            share *= BOX[card] / BONUSES
        yield hand, share


# ── a pot that nobody disturbs ───────────────────────────────────────────────────────────────────


@cache
def undisturbed(hand: tuple[int, ...], turns: int) -> float:
    """Returns the most points that so many turns promise, if every card drawn is a bonus card of a full box."""
    if turns == 0:
        return 0.0
    return max(promise(card, 0) + after_draw(without(hand, card), turns - 1) for card in set(hand))


@cache
def after_draw(rest: tuple[int, ...], turns: int) -> float:
    """Returns the mean over the card that is drawn."""
    return sum(BOX[card] / BONUSES * undisturbed(tuple(sorted((*rest, card))), turns) for card in ALL_BONUSES)


def without(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Returns the hand less one card."""
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def undisturbed_pot(turns: int) -> float:
    """Returns the same before the first hand is dealt."""
    return sum(share * undisturbed(tuple(sorted(hand)), turns) for hand, share in hands_of(HAND))


# ── a max of points ──────────────────────────────────────────────────────────────────────────────


def chance_with_roll(roll: int, waiting: int) -> float:
    """Returns the chance that a roll made first wins a max of points against so many that are still to come."""
    state = GAME.start({"rounds": 40}, waiting + 1)
    state.phase = Phase.MAX_ROLL
    for seat in range(waiting + 1):
        state.stake[seat] = STAKED
        state.roll[seat] = TO_ROLL if seat else roll
    return max_chance(state, 0)
