"""The page of the solved figures of Lucky Five."""

from __future__ import annotations

from itertools import product

import numpy as np

from fiveleaf.bots.lucky_five.dice_index import ROLL_COUNT, set_dice
from fiveleaf.bots.lucky_five.odds import ROLLS, best_ways, card_chance, mean_chance, ways_higher, ways_lower
from fiveleaf.games.lucky_five.game import GAME
from fiveleaf.games.lucky_five.material import CARD_NAMES, CHIPS_EACH, DEFAULT_DECK, DICE, FACES
from fiveleaf.games.lucky_five.state import State
from fiveleaf.luck.solved.lucky_five.last_turn import Share, share_reached
from fiveleaf.luck.solved.lucky_five.solitaire import Chips, Solitaire
from fiveleaf.luck.solved.markdown import percent, table

SMALL_SETS: tuple[Chips, ...] = tuple(
    chips for chips in product(range(4), range(3), range(2)) if 1 <= sum(chips) <= 3
)  # chip sets of one to three chips
ON_TABLE = (0, 60, 120, 240)
TURNS_PLAYED = {"simple": 1000, "clever": 1000, "strong": 300, "master": 300}  # to measure a level's share

INTRODUCTION = """# Lucky Five: solved figures

All figures are exact unless an interval is given, for the default deck of 33 cards. They are written by
`python -m fiveleaf.luck.solved lucky-five docs/solved/lucky-five.md`; the code is `bots/lucky_five/odds.py` (calls) and
`luck/solved/lucky_five/solitaire.py` (the last turn). Their tests check the calls against every roll, and the last
turn, with small decks, against every course that the rules themselves allow.
"""


def named(chips: Chips) -> str:
    """Returns chips in words."""
    return " + ".join(f"{count} × {value}" for count, value in zip(chips, (10, 50, 100), strict=True) if count)


def call_table(size: int) -> str:
    """Returns the calls on so many dice, by the sum that they show."""
    rows = []
    for total in range(size, FACES * size + 1):
        lower, higher = ways_lower(size, total), ways_higher(size, total)
        same = ROLLS[size] - lower - higher
        call = "either" if lower == higher else "lower" if lower > higher else "higher"
        rows.append(
            [str(total), str(lower), str(same), str(higher), call, percent(best_ways(size, total) / ROLLS[size])]
        )
    return table(["sum", "rolls lower", "same", "higher", "best call", "right"], rows)


def overall(size: int) -> float:
    """Returns the mean chance of the best call where the dice lie as a roll left them."""
    sums = [sum(roll) for roll in product(range(1, FACES + 1), repeat=size)]
    return float(np.mean([best_ways(size, total) / ROLLS[size] for total in sums]))


def a_state() -> State:
    """Returns a table on which dice can be laid."""
    state: State = GAME.start(GAME.complete({}, 2), 2)
    return state


def card_table() -> str:
    """Returns the mean chance of every kind of card, with a right neighbour and without."""
    state = a_state()
    chances = np.zeros((2, len(CARD_NAMES), ROLL_COUNT))
    for roll in range(ROLL_COUNT):
        set_dice(state, roll)
        for alone in (False, True):
            for kind in range(1, len(CARD_NAMES)):
                chances[int(alone), kind, roll] = card_chance(state, kind, alone)
    means = chances.mean(axis=2)
    cards = ((1, "one die"), (4, "two dice"), (7, "three dice"), (8, "??"), (9, "!!"), (10, "lucky five"))
    rows = [[name, percent(means[0, kind]), percent(means[1, kind])] for kind, name in cards]
    deck = np.array([DEFAULT_DECK.get(name, 0) for name in CARD_NAMES])
    rows.append(["any card of the deck", *(percent(float(means[alone] @ deck / deck.sum())) for alone in (0, 1))])
    return table(["card", "with a right neighbour", "alone (last turn)"], rows)


def extremes() -> str:
    """Returns the dice with the best and the worst mean chance for the next card."""
    state = a_state()
    found = []
    for roll in range(ROLL_COUNT):
        set_dice(state, roll)
        dice = " ".join(str(face) for face in sorted(state.dice[die] for die in range(DICE)))
        found.append((mean_chance(state, state.stock, False), dice))
    (worst, hard), (best, easy) = min(found), max(found)
    return (
        f"The next card of a full deck is called right with {percent(best)} where the dice lie best ({easy}, or their "
        f"mirror), with {percent(worst)} where they lie worst ({hard}, or their mirror).\n"
    )


def chip_table() -> str:
    """Returns the optimum of the last turn with few chips, and with some chips on the table already."""
    rows = []
    for chips in (*SMALL_SETS, (2, 2, 1), (4, 2, 1)):
        points = [Solitaire(DEFAULT_DECK, chips, on_table).solve().optimum() for on_table in ON_TABLE]
        rows.append([named(chips), *(f"{one:.2f}" for one in points)])
    return table(["chips", *(f"{on_table} on the table" for on_table in ON_TABLE)], rows)


def stop_table(chips: Chips, on_table: int) -> str:
    """Returns for how many of the 216 rolls going on is best, by cards turned, when all stakes so far were tens."""
    solved = Solitaire(DEFAULT_DECK, chips, on_table).solve()
    state = a_state()
    mean_chances = np.zeros(ROLL_COUNT)
    for roll in range(ROLL_COUNT):
        set_dice(state, roll)
        mean_chances[roll] = mean_chance(state, state.stock, True)
    rows = []
    for cards in range(1, min(chips[0], solved.steps - 1) + 1):
        left = (chips[0] - cards, *chips[1:])
        going = solved.step_points(cards, left) > cards * solved.pile_chips(left)
        share = going.mean(axis=0)
        on, off = mean_chances[share > 0.5], mean_chances[share <= 0.5]
        rows.append(
            [
                str(cards),
                str(solved.pile_chips(left)),
                named(left),
                percent(float(share.mean())),
                percent(float(on.min())) if len(on) else "never",
                percent(float(off.max())) if len(off) else "always",
            ]
        )
    head = [
        "cards",
        "chips in the pile",
        "chips left",
        "goes on",
        "goes on from a chance of",
        "stops up to a chance of",
    ]
    return table(head, rows)


def share_table(chips: Chips) -> str:
    """Returns what share of the optimum every level reaches in a last turn that decides nothing but points."""
    solved = Solitaire(DEFAULT_DECK, chips).solve()
    rows = []
    for name, turns in TURNS_PLAYED.items():
        share: Share = share_reached(solved, name, turns)
        rows.append([name, str(turns), f"{share.points:.2f}", f"{100 * share.share:.2f}% ± {100 * share.margin:.2f}"])
    head = f"{named(chips)}: the optimum is {solved.optimum():.2f} points.\n\n"
    return head + table(["level", "turns", "points", "share of the optimum"], rows)


def page() -> str:
    """Returns the whole page."""
    parts = [INTRODUCTION]
    for size in (1, 2, 3):
        parts.append(f"## A call on {('one die', 'two dice', 'three dice')[size - 1]}\n")
        parts.append(f"With the dice as a roll left them, the best call is right with {percent(overall(size))}.\n")
        parts.append(call_table(size))
    parts += ["## The best call by card\n", "The mean over all ways the dice may lie.\n", card_table(), extremes()]
    parts += ["## The last turn, solved\n", LAST_TURN, chip_table()]
    parts += ["## When to stop\n", STOPPING, "One of each chip to come after tens, nothing on the table before:\n"]
    parts += [stop_table((5, 1, 1), 0), "Only tens, with 240 on the table before:\n", stop_table((7, 0, 0), 240)]
    parts += ["## What the bots reach\n", REACHED, share_table((2, 2, 1)), share_table(CHIPS_EACH)]
    return "\n".join(parts)


LAST_TURN = """The last player with chips plays one turn alone (L5-17): nobody chooses against them, and only points
count. The expected points of the best play before the dice are rolled for the first time, with the full deck:
"""
STOPPING = """The last turn again: for how many of the ways the dice may lie going on is best after a right call, and
the mean chance of the next call from which on it can be. Between both chances it depends on which dice are low or high.
"""
REACHED = """Bots play to win. In a last turn that cannot change who wins they play for points, and that is solitaire.
Every decision of a level is compared with the best one, and what it loses is added up; the intervals are 95%.
"""
