"""The page of the solved figures of Lucky Hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from fiveleaf.games.lucky_hand.material import BAN, HAND, MAX_SEATS, POINTS, SIDES
from fiveleaf.games.lucky_hand.moves import PLAY, PLAY_AT
from fiveleaf.games.lucky_hand.notation import CARDS as NAMES
from fiveleaf.luck.solved.lucky_hand.endgame import OpenHands, end_position
from fiveleaf.luck.solved.lucky_hand.odds import (
    ALL_BONUSES,
    chance_with_roll,
    mean_penalty_cost,
    promise,
    sides_that_win,
    undisturbed_pot,
)
from fiveleaf.luck.solved.markdown import aligned_table

MINUSES = (0, 2, 4, 6, 8, 12)  # what dice penalties take off a roll: all four of the box make 12
TURNS = (1, 2, 3, 5, 10, 20, 40)
ROLLS = (5, 8, 10, 12, 15, 18, 20)
BEHIND = (0, 5, 10, 15, 20)


# ── the last cards ───────────────────────────────────────────────────────────────────────────────


def last_card(behind: int) -> dict[int, float]:
    """Returns the last card of a game of two: the chance to win after each bonus card, so many points behind."""
    state = end_position(({3: behind // 5}, {}), ((), ALL_BONUSES), 1)
    return {move - PLAY: chance for move, chance in OpenHands().by_move(state, 1).items()}


LAST_ROUND = (  # two seats: pots, hands; the first to play has one card left, and so has the second
    ("level, both with a +10 and a +5", ({2: 2}, {2: 2}), ((2, 3, 0), (2, 3, 0))),
    ("level, a −10 in the first hand", ({2: 2}, {2: 2}), ((POINTS + 2, 2, 3), (2, 3, 0))),
    ("level, a −10 in both hands", ({2: 2}, {2: 2}), ((POINTS + 2, 2, 3), (POINTS + 2, 2, 3))),
    ("level, a ban in the first hand", ({2: 2}, {2: 2}), ((BAN, 2, 3), (2, 3, 0))),
    ("10 behind, a ban in the first hand", ({2: 2}, {2: 3}), ((BAN, 2, 0), (2, 3, 0))),
    ("10 ahead, a ban in the first hand", ({2: 3}, {2: 2}), ((BAN, 2, 0), (2, 3, 0))),
)


def name_of(move: int) -> str:
    """Returns the card that a move plays."""
    return NAMES[(move - PLAY_AT) // MAX_SEATS if move >= PLAY_AT else move - PLAY]


# ── the page ─────────────────────────────────────────────────────────────────────────────────────


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Returns a table whose first column holds words."""
    return aligned_table(head, ["---", *["--:"] * (len(head) - 1)], rows)


def page() -> str:
    """Returns all figures, in words and tables."""
    minus_head = [f"−{minus}" if minus else "free" for minus in MINUSES]
    chances = [
        [NAMES[card], *(f"{100 * sides_that_win(card, m) // SIDES}% · {promise(card, m):.2f}" for m in MINUSES)]
        for card in ALL_BONUSES
    ]
    best = ["best card", *(NAMES[max(ALL_BONUSES, key=lambda card: promise(card, m))] for m in MINUSES)]
    costs = [[str(cards), *(f"{mean_penalty_cost(cards, m):.2f}" for m in MINUSES[1:])] for cards in range(1, HAND + 1)]
    pots = [[str(t), f"{undisturbed_pot(t):.2f}", f"{undisturbed_pot(t) / t:.3f}"] for t in TURNS]
    rolls = [[str(roll), *(f"{100 * chance_with_roll(roll, k):.1f}%" for k in range(1, MAX_SEATS))] for roll in ROLLS]
    last = [[str(b), *(f"{100 * chance:.1f}%" for chance in last_card(b).values())] for b in BEHIND]
    return TEXT.format(
        chances=table(["card", *minus_head], [*chances, best]),
        costs=table(["bonus cards in hand", *minus_head[1:]], costs),
        pots=table(["turns", "points", "a turn"], pots),
        rolls=table(["roll", *(f"against {k}" for k in range(1, MAX_SEATS))], rolls),
        last=table(["points behind", *(f"play {NAMES[card]}" for card in last_card(0))], last),
        rounds=table(["the last round", "best card", "win", "next best", "win"], [*map(last_round, LAST_ROUND)]),
    )


def last_round(position: tuple[str, Sequence[dict[int, int]], Sequence[Sequence[int]]]) -> list[str]:
    """Returns one line: the two best cards of the seat that begins the last round."""
    words, pots, hands = position
    found = OpenHands().by_move(end_position(pots, hands, 0), 0)
    order = sorted(found, key=lambda move: -found[move])[:2]
    return [words, *(part for move in order for part in (name_of(move), f"{100 * found[move]:.1f}%"))]


TEXT = """# Lucky Hand: what can be computed exactly

Written by `python -m fiveleaf.luck.solved lucky-hand docs/solved/lucky-hand.md`; the tests check it by brute force.

## A bonus card and the dice penalties before its player

The chance to win the card, and the points that it promises.

{chances}
The +10 promises most until more than 6 is taken off; then the +5 does, which has sides to spare. A +20 is the first
card that a penalty makes worthless.

## What dice penalties cost

Points that a seat loses in its next bonus roll if it plays the best of its bonus cards with and without the penalties:
the mean over hands from a full box. The first points cost half a point each; to choose from more cards saves nothing.

{costs}
## A pot that nobody disturbs

One seat alone, whose cards are all bonus cards, drawn as if from a full box, and which always plays the best one.

{pots}
One card comes for each that goes. So in the long run a turn is worth the mean of the cards drawn, 4.72 points, whatever
the order; only the three cards that are never played can be chosen. What a hand of three can do is to wait for the
right moment, not to have better cards.

## A max of points

The chance that a roll wins all stakes against so many others who have still to roll; equal rolls are rolled again.

{rolls}
## The last card of a game of two

The chance to win (an equal sum is half a win) by the card that is played, so many points behind before it.

{last}
The best card changes with every five points: it is the likeliest one of those that are enough.

## The last round of two, hands open

Each seat plays one more card; all hands are known, all else is drawn from what is left of the box.

{rounds}
"""
