"""The dice and the chips that are left, each as one number: the indices of the tables of a turn."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from fiveleaf.bots.scratch import Scratch
from fiveleaf.games.lucky_five.material import ALL_DICE, CHIP_KINDS, DICE, FACES
from fiveleaf.games.lucky_five.state import State

ROLL_COUNT: Final = 216  # rolls of three dice
DIE_STRIDE: Final = (36, 6, 1)  # red, orange, yellow
CHIP_STRIDE: Final = (1, 8, 24)  # 0 to 7 tens, 0 to 2 fifties, 0 or 1 hundred
CHIP_STATES: Final = 48  # sets of chips that can be left
SETS: Final = 8  # of dice, as bits; set 0 is all dice with a lucky five
TOTALS: Final = 19  # sums up to 18

UNROLLED: Final = 0  # the offsets of the exact tables, by set and roll: the dice that are not rolled,
ROLLED_SUMS: Final = SETS * ROLL_COUNT  # and the sum of those rolled


def roll_index(state: State) -> int:
    """Returns the index of the dice as they lie."""
    roll = 0
    for die in range(DICE):
        roll += (state.dice[die] - 1) * DIE_STRIDE[die]
    return roll


def set_dice(state: State, roll: int) -> None:
    """Sets the dice to the roll of an index."""
    for die in range(DICE):
        state.dice[die] = roll // DIE_STRIDE[die] % FACES + 1


def rolled_sum(scratch: Scratch, roll: int, dice: int) -> int:
    """Returns the sum of a set of dice in a roll; set 0 is all dice, too."""
    return int(scratch.tables[ROLLED_SUMS + dice * ROLL_COUNT + roll])


def unrolled_part(scratch: Scratch, roll: int, dice: int) -> int:
    """Returns the part of a roll that stays when a set of dice is rolled: the index with that set at its lowest."""
    return int(scratch.tables[UNROLLED + dice * ROLL_COUNT + roll])


def with_face(roll: int, die: int, face: int) -> int:
    """Returns the roll with one die turned to a face, 0 to 5."""
    return roll + (face - roll // DIE_STRIDE[die] % FACES) * DIE_STRIDE[die]


def chips_left(state: State, seat: int) -> int:
    """Returns the index of the chips that a seat has left."""
    left = 0
    for chip in range(CHIP_KINDS):
        left += state.chips[seat, chip] * CHIP_STRIDE[chip]
    return left


def chip_count(left: int, chip: int) -> int:
    """Returns how many chips of a kind an index stands for."""
    if chip == 0:
        return left % 8
    return left // 8 % 3 if chip == 1 else left // 24


def count_chips(left: int) -> int:
    """Returns how many chips an index stands for."""
    return left % 8 + left // 8 % 3 + left // 24


def is_subset(left: int, whole: int) -> bool:
    """Whether some chips can be left of a whole set."""
    part = True
    for chip in range(CHIP_KINDS):
        part = part and chip_count(left, chip) <= chip_count(whole, chip)
    return part


def dice_tables() -> npt.NDArray[np.float32]:
    """Returns, by set of dice and roll, the part that stays when the set is rolled, and the set's sum."""
    unrolled, sums = np.zeros((2, SETS, ROLL_COUNT), np.float32)
    for dice in range(SETS):
        rolled = [die for die in range(DICE) if (dice or ALL_DICE) & (1 << die)]
        for roll in range(ROLL_COUNT):
            faces = [roll // DIE_STRIDE[die] % FACES for die in range(DICE)]
            unrolled[dice, roll] = roll - sum(faces[die] * DIE_STRIDE[die] for die in rolled)
            sums[dice, roll] = sum(faces[die] + 1 for die in rolled)
    return np.concatenate([unrolled.ravel(), sums.ravel()])
