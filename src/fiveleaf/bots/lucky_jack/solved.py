"""Solved figures of Lucky Jack: `python -m fiveleaf.bots.lucky_jack.solved FILE` writes them as a page."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import comb
from pathlib import Path

from fiveleaf.bots.lucky_jack.alone import Alone, Reals, at
from fiveleaf.bots.lucky_jack.endgame import Endgame
from fiveleaf.engine.game import NOBODY
from fiveleaf.games.lucky_jack.game import GAME
from fiveleaf.games.lucky_jack.material import (
    ALL_CARDS,
    CARDS,
    COPIES,
    DEALT_CARDS,
    HIGHEST,
    LOWEST,
    MOST_RESHUFFLES,
)
from fiveleaf.games.lucky_jack.moves import DISCARD, DRAW, JACKPOT
from fiveleaf.games.lucky_jack.state import Phase, State

UNSEEN = ALL_CARDS - DEALT_CARDS - 1  # cards that a seat has not seen when the first turn begins
DRAWS = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15)
TURNS = (3, 4, 5, 6, 7, 8, 10, 12)
SURVIVALS = (0.95, 0.9, 0.85, 0.8, 0.75)


# ── the deal and the draw ────────────────────────────────────────────────────────────────────────


def deal_chance(alike: int, symbols: int = HIGHEST, copies: int = COPIES, cards: int = DEALT_CARDS) -> Fraction:
    """The chance that a dealt hand holds at least so many cards of some symbol."""
    ways = [1] + [0] * cards  # hands of each size in which every symbol has fewer
    for _ in range(symbols):
        ways = [
            sum(ways[size - own] * comb(copies, own) for own in range(min(alike, size + 1)))
            for size in range(cards + 1)
        ]
    return 1 - Fraction(ways[cards], comb(symbols * copies, cards))


def draw_chance(missing: int, wanted: int, unseen: int, draws: int) -> Fraction:
    """The chance to draw at least so many of the wanted cards, of the unseen ones, in so many draws."""
    fewer = sum(comb(wanted, found) * comb(unseen - wanted, draws - found) for found in range(min(missing, draws + 1)))
    return 1 - Fraction(fewer, comb(unseen, draws))


# ── a small end ──────────────────────────────────────────────────────────────────────────────────


def last_hand(hands: Sequence[str], top: str, stock: str, prizes: Iterable[tuple[int, int]]) -> State:
    """The last hand of a game, before the last stock runs out, with every card known; seat 0 has the turn."""
    state: State = GAME.start({"hands": 3, "first_seat": 0}, len(hands))
    state.phase, state.turn, state.begins = Phase.TURN, 0, 0
    state.played, state.reshuffles = 2, MOST_RESHUFFLES
    for hand, (announcer, prize) in enumerate(prizes):
        state.announcer[hand], state.prize[hand] = announcer, prize
    state.top = CARDS.index(top)
    for rank in range(LOWEST, HIGHEST + 1):
        state.stock[rank] = state.refill[rank] = stock.split().count(CARDS[rank])
        state.discard[rank] = COPIES - state.stock[rank]
        for seat, hand_cards in enumerate(hands):
            held = hand_cards.split().count(CARDS[rank])
            state.hand[seat, rank] = state.known[seat, rank] = held
            state.discard[rank] -= held
    for seat, hand_cards in enumerate(hands):
        state.hand_size[seat] = len(hand_cards.split())
    state.left = len(stock.split())
    state.discarded = sum(state.discard[rank] for rank in range(LOWEST, HIGHEST + 1))
    return state


LEVEL = ((NOBODY, 0), (NOBODY, 0))
BEHIND = ((1, 6000), (NOBODY, 0))
SPLIT = ("clover clover seven seven seven", "lemon lemon lemon cherry")  # the hands of small ends, yours first
RACE = ("clover diamond grape grape grape", "seven seven lemon")
BLOCK = ("bell bell bell cherry", "grape grape grape diamond")


def ends() -> list[tuple[str, State]]:
    """Small ends in words, and as states."""
    return [
        (
            (
                "You hold 2 clovers and 3 sevens on a lemon, the other seat 3 lemons and a cherry, which it "
                "can announce on its turn unless the top is too high; level totals; 2 lemons and a bell in the stock"
            ),
            last_hand(SPLIT, "lemon", "lemon lemon bell", LEVEL),
        ),
        (
            (
                "You hold 3 grapes, a clover and a diamond on a diamond, the other seat 2 sevens and a lemon; "
                "you are 6,000 points behind; a cherry and a seven in the stock"
            ),
            last_hand(RACE, "diamond", "cherry seven", BEHIND),
        ),
        (
            (
                "You hold 3 bells and a cherry, the other seat 3 grapes and a diamond; clover on top, level totals; "
                "a lemon, a cherry and a seven in the stock"
            ),
            last_hand(BLOCK, "clover", "lemon cherry seven", LEVEL),
        ),
    ]


def name_of(move: int) -> str:
    """A move in the words of the page."""
    if move >= JACKPOT:
        return f"announce with the {CARDS[move - JACKPOT]}"
    return "draw" if move == DRAW else f"discard the {CARDS[move - DISCARD]}"


# ── the page ─────────────────────────────────────────────────────────────────────────────────────


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table of the page."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines) + "\n"


def percent(chance: float | Fraction) -> str:
    """A chance as the page prints it."""
    return f"{100 * float(chance):.1f}%"


def deal_part() -> str:
    """What is dealt."""
    rows = [[f"{alike} or more alike", percent(deal_chance(alike))] for alike in range(2, 6)]
    return f"""## The deal

The chance that seven cards of the full box hold so many of some symbol, by counting hands.

{table(["hand", "chance"], rows)}"""


def draw_part() -> str:
    """What is found in the stock."""
    rows = []
    for held, missing in ((2, 1), (1, 2), (3, 1), (2, 2)):
        goal = f"{held} held, {held + missing} wanted"
        rows.append([goal, *(percent(draw_chance(missing, COPIES - held, UNSEEN, draws)) for draws in DRAWS)])
    return f"""## Finding a symbol

The chance to draw the missing cards within n draws of your own, when the first turn begins ({UNSEEN} cards unseen, none
of the symbol among the one turned up). Claims come on top.

{table(["", *(f"n = {draws}" for draws in DRAWS)], rows)}"""


def alone_part(game: Alone) -> str:
    """The solitary hand."""
    worth = game.chances(max(TURNS))
    dealt = game.dealt()
    rows = [["a fresh deal", *(percent((dealt @ worth[turns]).mean()) for turns in TURNS)]]
    spots = (((7, 7, 7, 1), 4), ((7, 7, 7, 6), 7), ((5, 5, 5, 2, 3), 4), ((5, 5, 2, 3), 4), ((5, 5, 2, 3, 4, 6, 7), 4))
    for hand, top in spots:
        words = " ".join(CARDS[rank] for rank in hand)
        rows.append([f"{words}, top {CARDS[top]}", *(percent(at(game, worth[turns], hand, top)) for turns in TURNS)])
    return f"""## Alone at the table

One seat, nobody else, and a stock without end in which all symbols are as likely: solved for all {len(game.hands):,}
hands of 3 to {game.most} cards and every top card. The best chance of a jackpot, of any symbol, within n turns:

{table(["hand", *(f"n = {turns}" for turns in TURNS)], rows)}
Paying two cards is not always bad: whoever lays a lemon makes every later discard free, and alone nobody spoils it.
That is why three sevens and a lemon on a clover are sure to be a jackpot in three turns.

{claim_part(game, worth[6])}"""


def claim_part(game: Alone, worth: Reals) -> str:
    """What a card given for nothing is worth."""
    rows = []
    for hand, card in (
        ((5, 5, 2, 3), 5),
        ((5, 5, 2, 3), 2),
        ((6, 6, 6, 2), 6),
        ((5, 5, 3, 3, 1), 3),
        ((5, 3, 2, 7), 5),
    ):
        before = at(game, worth, hand, 4)
        after = at(game, worth, (*hand, card), 4)
        words = " ".join(CARDS[rank] for rank in hand)
        rows.append([words, CARDS[card], percent(before), percent(after), f"{100 * (after - before):+.1f}"])
    return f"""A claim gives a card and costs no turn. Its worth in points of the chance of a jackpot within
6 turns, with a clover on top:

{table(["hand", "claimed", "before", "after", "worth"], rows)}"""


def go_on_part(game: Alone) -> str:
    """Announce, or go on."""
    rows = []
    tables = [game.expected_points(survival) for survival in SURVIVALS]
    for rank in (3, 5, 7):
        hand = (rank, rank, rank, 1)
        best = [at(game, worth, hand, 1) for worth in tables]
        rows.append(
            [f"3 {CARDS[rank]}s and a lemon", f"{rank * 1000:,}"]
            + [f"**{points:,.0f}**" if points > rank * 1000 + 1 else "announce" for points in best]
        )
    heads = [f"ends with {percent(1 - survival)}" for survival in SURVIVALS]
    return f"""## Announce, or go on for more

The mean points of best play alone at the table, if after each of your turns somebody else ends the hand with the given
chance; the lemon could go now on a lemon. Bold: going on for four, or for a better symbol, brings more than announcing.

{table(["hand", "announced now", *heads], rows)}"""


def end_part() -> str:
    """Exact ends."""
    parts = []
    for words, state in ends():
        solver = Endgame()
        rows = [[name_of(move), percent(chances[0])] for move, chances in solver.after_moves(state).items()]
        parts.append(f"{words} ({len(solver.solved):,} states):\n\n{table(['move', 'chance to win'], rows)}")
    return (
        "## Small ends\n\nAll cards known, two seats, the last hand, and the stock cannot be made anew; "
        "if nobody announces, the totals decide.\n\n" + "\n".join(parts)
    )


def page() -> str:
    """All figures."""
    game = Alone()
    parts = [deal_part(), draw_part(), alone_part(game), go_on_part(game), end_part()]
    return (
        "# Lucky Jack, solved\n\nWritten by `python -m fiveleaf.bots.lucky_jack.solved FILE`; "
        "the tests check the programs behind it by brute force.\n\n" + "\n".join(parts)
    )


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page())
