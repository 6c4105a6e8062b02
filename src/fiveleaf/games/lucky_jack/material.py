"""What is in the box: the cards and what they are worth."""

from typing import Final

MAX_SEATS: Final = 6
LOWEST: Final = 1
HIGHEST: Final = 7
RANKS: Final = HIGHEST + 1  # ranks index their counts, so slot 0 stays empty
EMPTY: Final = 0  # no card
CARDS: Final = ("", "lemon", "cherry", "diamond", "clover", "bell", "grape", "seven")  # by rank
COPIES: Final = 12  # cards of each symbol
ALL_CARDS: Final = HIGHEST * COPIES

DEALT_CARDS: Final = 7  # to each seat
FEWEST_CARDS: Final = 3  # a hand never holds fewer
PENALTY_CARDS: Final = 2  # drawn after a lower discard
MAX_RESHUFFLES: Final = 9  # of the stock in one hand

JACKPOT_CARDS: Final = 3
DOUBLE_CARDS: Final = 4
JACKPOT_POINTS: Final = 1000  # times the rank
DOUBLE_POINTS: Final = 2000  # times the rank
SCALE: Final = {  # the aid card: what a jackpot scores per rank, by how many cards are alike
    str(JACKPOT_CARDS): tuple(rank * JACKPOT_POINTS for rank in range(RANKS)),
    str(DOUBLE_CARDS): tuple(rank * DOUBLE_POINTS for rank in range(RANKS)),
}

MAX_HANDS: Final = 5
