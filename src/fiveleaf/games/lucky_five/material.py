"""What is in the box: the cards, the dice and the chips."""

from typing import Final

MAX_SEATS: Final = 6

DICE: Final = 3
DICE_NAMES: Final = ("red", "orange", "yellow")  # a die is 0, 1 or 2; a set of dice is the sum of 1 << die
ALL_DICE: Final = 0b111
PAIRS: Final = (0b011, 0b101, 0b110)
FACES: Final = 6

NO_CARD: Final = 0
QUESTION_MARKS: Final = 8
EXCLAMATION_MARKS: Final = 9
LUCKY_FIVE: Final = 10
KINDS: Final = 11  # kinds of cards index their counts, so slot 0 stays empty
DICE_OF: Final = (0, 0b001, 0b010, 0b100, 0b011, 0b101, 0b110, 0b111, 0, 0, 0b111)  # the dice on each kind of card
CARD_NAMES: Final = (
    "",
    "red",
    "orange",
    "yellow",
    "red+orange",
    "red+yellow",
    "orange+yellow",
    "red+orange+yellow",
    "??",
    "!!",
    "lucky-five",
)
DEFAULT_DECK: Final = dict.fromkeys(CARD_NAMES[1:QUESTION_MARKS], 3) | {"??": 4, "!!": 4, "lucky-five": 4}
MAX_OF_A_KIND: Final = 99

CHIP_VALUES: Final = (10, 50, 100)
CHIPS_EACH: Final = (7, 2, 1)  # every seat's chips of 10, 50 and 100
CHIP_KINDS: Final = len(CHIP_VALUES)
MAX_PILES: Final = sum(CHIPS_EACH)  # a pile costs its owner a chip, and so does every card of it

LUCKY_CARDS: Final = 5  # what a lucky-five pile counts for
