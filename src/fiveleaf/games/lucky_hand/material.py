"""What is in the box: the cards and the die."""

from typing import Final

MAX_SEATS: Final = 5
HAND: Final = 3  # cards in a full hand
SIDES: Final = 20  # of the die

BONUS_KINDS: Final = 4  # +20, +15, +10, +5 are kinds 0..3
MAX: Final = 4
DICE: Final = 5  # dice penalties: −4, −2
DICE_KINDS: Final = 2
POINTS: Final = 7  # points penalties, in the order of the bonus cards that they take: −20, −15, −10, −5
BAN: Final = 11  # bans: 1 turn, 2 turns
IMMUNITY: Final = 13
KINDS: Final = 14
NO_CARD: Final = -1

BOX: Final = (3, 7, 10, 13, 2, 2, 2, 1, 1, 2, 3, 3, 3, 3)  # cards per kind
CARDS: Final = 55

WORTH: Final = (20, 15, 10, 5)  # points of a bonus card
NEEDED: Final = (17, 14, 10, 5)  # the lowest roll that wins it
MINUS: Final = (4, 2)  # what a dice penalty takes off a roll

QUALIFYING: Final = 10  # the lowest roll of phase 1 with which a seat may play cards
AT_ONCE: Final = 20  # the roll of phase 1 with which it plays one in the same turn
IMMUNE_TURNS: Final = 2

USUAL_ROUNDS: Final = 40  # where no clock runs: about what quick players get through in 20 minutes (LH-R11)
