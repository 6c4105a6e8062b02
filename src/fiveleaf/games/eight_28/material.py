"""What is in the box: the cards, the gems and the two treasures."""

from typing import Final

FEWEST_SEATS: Final = 3
MAX_SEATS: Final = 6

NO_CARD: Final = 0
LOWEST: Final = 1
HIGHEST: Final = 10
ONE_OR_ELEVEN: Final = 11  # the 1/11
KINDS: Final = ONE_OR_ELEVEN + 1  # kinds of card index their counts, so slot 0 stays empty
EXTRA: Final = 10  # what a 1/11 counts more as 11 than as 1

CARDS: Final = 51
FIFTEEN_ONES: Final = 0
SIXTEEN_ONES: Final = 1
DECKS: Final = (
    (0, 15, 3, 3, 3, 3, 3, 3, 4, 3, 3, 8),
    (0, 16, 3, 3, 3, 3, 3, 3, 3, 3, 3, 8),
)  # cards per kind

BLUE_GEMS: Final = 55
RED_GEMS: Final = 15
MAX_GEMS: Final = 200  # of one colour, by option
BLUE_POINTS: Final = 1
RED_POINTS: Final = 2

NO_AIM: Final = 0  # has not chosen, or takes no part
FIRST: Final = 8  # the first treasure, and the total that it asks for
SECOND: Final = 28  # the second treasure, and the total that it asks for
JACKPOT: Final = FIRST + SECOND  # everything in the middle, for both totals at once
TREASURES: Final = 2
