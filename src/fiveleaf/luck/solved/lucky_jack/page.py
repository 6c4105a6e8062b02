"""The page of the solved figures of Lucky Jack."""

from __future__ import annotations

from functools import partial

from fiveleaf.engine.contract import NOBODY
from fiveleaf.games.lucky_jack.material import ALL_CARDS, CARDS, COPIES, DEALT_CARDS
from fiveleaf.games.lucky_jack.moves import DISCARD, DRAW, JACKPOT
from fiveleaf.games.lucky_jack.state import State
from fiveleaf.luck.solved import markdown
from fiveleaf.luck.solved.lucky_jack.endgame import Endgame, last_hand
from fiveleaf.luck.solved.lucky_jack.odds import deal_chance, draw_chance
from fiveleaf.luck.solved.lucky_jack.solitaire import Floats, Solitaire, at
from fiveleaf.luck.solved.markdown import percent

UNSEEN = ALL_CARDS - DEALT_CARDS - 1  # cards that a seat has not seen when the first turn begins
DRAWS = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15)
TURNS = (3, 4, 5, 6, 7, 8, 10, 12)
SURVIVALS = (0.95, 0.9, 0.85, 0.8, 0.75)
table = partial(markdown.table, align="---")


LEVEL = ((NOBODY, 0), (NOBODY, 0))
BEHIND = ((1, 6000), (NOBODY, 0))
SPLIT = ("clover clover seven seven seven", "lemon lemon lemon cherry")  # the hands of small ends, yours first
RACE = ("clover diamond grape grape grape", "seven seven lemon")
BLOCK = ("bell bell bell cherry", "grape grape grape diamond")


def ends() -> list[tuple[str, State]]:
    """Returns small endgames in words, and as states."""
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
    """Returns a move in the words of the page."""
    if move >= JACKPOT:
        return f"announce with the {CARDS[move - JACKPOT]}"
    return "draw" if move == DRAW else f"discard the {CARDS[move - DISCARD]}"


def deal_part() -> str:
    """Returns the part about the deal."""
    rows = [[f"{alike} or more alike", percent(deal_chance(alike))] for alike in range(2, 6)]
    return f"""## The deal

The chance that seven cards of the full box hold so many of some symbol, by counting hands.

{table(["hand", "chance"], rows)}"""


def draw_part() -> str:
    """Returns the part about draws."""
    rows = []
    for held, missing in ((2, 1), (1, 2), (3, 1), (2, 2)):
        goal = f"{held} held, {held + missing} wanted"
        rows.append([goal, *(percent(draw_chance(missing, COPIES - held, UNSEEN, draws)) for draws in DRAWS)])
    return f"""## Finding a symbol

The chance to draw the missing cards within n draws of your own, when the first turn begins ({UNSEEN} cards unseen, none
of the symbol among the one turned up). Claims come on top.

{table(["", *(f"n = {draws}" for draws in DRAWS)], rows)}"""


def alone_part(game: Solitaire) -> str:
    """Returns the part about a hand alone at the table."""
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


def claim_part(game: Solitaire, worth: Floats) -> str:
    """Returns the part about claims."""
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


def go_on_part(game: Solitaire) -> str:
    """Returns the part about announcing or going on."""
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
    """Returns the part about endgames."""
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
    """Returns all figures."""
    game = Solitaire()
    parts = [deal_part(), draw_part(), alone_part(game), go_on_part(game), end_part()]
    return (
        "# Lucky Jack, solved\n\nWritten by `python -m fiveleaf.luck.solved lucky-jack FILE`; "
        "the tests check the programs behind it by brute force.\n\n" + "\n".join(parts)
    )
