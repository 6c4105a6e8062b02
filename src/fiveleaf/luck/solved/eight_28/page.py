"""The page of the solved figures of 8·28."""

from __future__ import annotations

from fiveleaf.bots.eight_28.stopping import HANDS, continue_value, stop_value
from fiveleaf.games.eight_28.material import DECKS, FIRST, SECOND
from fiveleaf.luck.solved.eight_28.odds import (
    Goal,
    Hand,
    is_both,
    is_either,
    is_first,
    is_second,
    past,
    reach,
    totals_after,
)
from fiveleaf.luck.solved.markdown import percent, table

BANDS = ((1, 7), (8, 8), (9, 17), (18, 23), (24, 26), (27, 27), (28, 28))
MAX_CARDS = 8
DECK_NAMES = ("fifteen-ones", "sixteen-ones")

OPENING = """# 8·28: solved figures

All figures are exact unless said otherwise, for a deck from which nobody else has taken a card. They are written by
`python -m fiveleaf.luck.solved 8-28 docs/solved/8-28.md`; the code is `luck/solved/eight_28/odds.py` and
`bots/eight_28/stopping.py`, and `tests/luck/solved/eight_28/` checks it against every order of small decks.

A hand is two numbers: its lowest total (every 1/11 as 1) and how many 1/11 it holds. From the third 1/11 on nothing
changes up to 28.
"""

STOPPING = """Not exact: one hand's stopping problem with cards put back, against two others who stop in the same best
way and whose hands are not seen (fictitious play, 120 rounds). Shares of one treasure, stopping / going on; the jackpot
is worth two.
"""


def totals_table() -> str:
    """Returns how the best total up to 28 is spread after some cards."""
    rows = []
    for cards in range(1, MAX_CARDS + 1):
        spread = totals_after(DECKS[0], cards)
        bands = [0.0] * len(BANDS)
        for (lowest, _), found in spread.items():
            for index, (low, high) in enumerate(BANDS):
                bands[index] += float(found) if low <= lowest <= high else 0.0
        mean = sum(float(found) * lowest for (lowest, _), found in spread.items())
        both = sum(float(found) for hand, found in spread.items() if is_both(*hand))
        second = sum(float(found) for hand, found in spread.items() if is_second(*hand))
        beyond = percent(1 - sum(bands))
        rows.append([str(cards), f"{mean:.1f}", *map(percent, bands), beyond, percent(second), percent(both)])
    names = [str(low) if low == high else f"{low}–{high}" for low, high in BANDS]
    return table(["cards", "mean", *names, "over 28", "can read 28", "both"], rows)


def goals_table() -> str:
    """Returns the table of chances from a fresh deck."""
    goals: list[tuple[str, Goal, int]] = [
        ("exactly 8", is_first, FIRST),
        ("exactly 28", is_second, SECOND),
        ("8, else 28", is_either, SECOND),
        ("both at once (jackpot)", is_both, FIRST),
    ]
    rows = [[name, *(percent(reach(deck, (0, 0), goal, highest)) for deck in DECKS)] for name, goal, highest in goals]
    return table(["goal", *DECK_NAMES], rows)


def reach_table() -> str:
    """Returns the chances from each hand."""
    rows = []
    for lowest in range(1, SECOND):
        row = [str(lowest), percent(past(DECKS[0], lowest, SECOND))]
        row.append(percent(past(DECKS[0], lowest, FIRST)) if lowest <= FIRST else "")
        row.append(percent(reach(DECKS[0], (lowest, 0), is_first, FIRST)) if lowest <= FIRST else "")
        row += [percent(reach(DECKS[0], (lowest, elevens), is_second, SECOND)) for elevens in range(HANDS)]
        row += [percent(reach(DECKS[0], hand, is_both, FIRST)) if lowest <= FIRST else "" for hand in hands(lowest)]
        rows.append(row)
    head = ["total", "next card past 28", "past 8", "reaches 8", *(f"28, {n} × 1/11" for n in range(HANDS))]
    return table([*head, *(f"both, {n} × 1/11" for n in range(HANDS))], rows)


def hands(lowest: int) -> list[Hand]:
    """Returns the hands of a lowest total."""
    return [(lowest, elevens) for elevens in range(HANDS)]


def stopping_table() -> str:
    """Where stopping pays against average players."""
    rows = []
    for lowest in range(1, SECOND + 1):
        row = [str(lowest)]
        for elevens in range(HANDS):
            stops, goes = stop_value(lowest, elevens), continue_value(lowest, elevens)
            row.append(f"{stops:.2f} / {goes:.2f} {'stop' if stops >= goes else 'go on'}")
        rows.append(row)
    return table(["total", *(f"{n} × 1/11" for n in range(HANDS))], rows)


def page() -> str:
    """Returns the whole page."""
    return "\n".join(
        [
            OPENING,
            "## What a fresh deck promises to one who draws on and on\n",
            goals_table(),
            "A card loses nothing as long as the goal is not met, so no way of stopping does better.\n",
            "## Lowest totals after some cards (the face-down card included)\n",
            totals_table(),
            "## From each total: the next card, and the chance to land exactly on a goal\n",
            "The hand is given and all 51 cards may still come. “Both” is the jackpot.\n",
            reach_table(),
            "## Stop or go on against two average players\n",
            STOPPING,
            stopping_table(),
        ]
    )
