"""The move codes: how a number maps to a meaning, and back."""

from typing import Final

from fiveleaf.games.lucky_hand.material import BONUS_KINDS, HAND, KINDS, MAX_SEATS

PASS: Final = 0
ACCEPT: Final = 1
COUNTER: Final = 2
STAKE_NOTHING: Final = 3
STAKE: Final = 4  # + kind of bonus card
PLAY: Final = STAKE + BONUS_KINDS  # + kind
PLAY_AT: Final = PLAY + KINDS  # + kind * MAX_SEATS + target
MOVE_CODES: Final = PLAY_AT + KINDS * MAX_SEATS
MAX_MOVES: Final = HAND * (MAX_SEATS - 1) + 1  # three penalties, each at everybody else, and a pass
