"""How the dice lie and which chips are left, each as one number, so that tables can be kept by them."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from fiveleaf.bots.desk import Desk
from fiveleaf.games.lucky_five.material import ALL_DICE, CHIP_KINDS, DICE, FACES
from fiveleaf.games.lucky_five.state import State

LIES: Final = 216  # ways the dice may lie: red counts 36, orange 6, yellow 1
STRIDE: Final = (36, 6, 1)
STEP: Final = (1, 8, 24)  # chips left as one number: 0 to 7 tens, 0 to 2 fifties, 0 or 1 hundred
LEFT: Final = 48
SETS: Final = 8  # the sets of dice by their number; set 0 is all dice with a lucky five
TOTALS: Final = 19  # sums up to 18

RESTS: Final = 0  # where the exact tables lie: by set and dice, the dice not rolled,
SUMMED: Final = SETS * LIES  # and the sum of those rolled


def lie_of(state: State) -> int:
    """How the dice lie, as one number."""
    lie = 0
    for die in range(DICE):
        lie += (state.dice[die] - 1) * STRIDE[die]
    return lie


def lay_dice(state: State, lie: int) -> None:
    """Puts the dice down like that."""
    for die in range(DICE):
        state.dice[die] = lie // STRIDE[die] % FACES + 1


def sum_in(desk: Desk, lie: int, dice: int) -> int:
    """The sum of a set of dice that lie like that; set 0 is all dice, too."""
    return int(desk.tables[SUMMED + dice * LIES + lie])


def rest_of(desk: Desk, lie: int, dice: int) -> int:
    """What does not change when these dice are rolled: the others as they lie."""
    return int(desk.tables[RESTS + dice * LIES + lie])


def with_face(lie: int, die: int, face: int) -> int:
    """The dice with one of them turned to a face, 0 to 5."""
    return lie + (face - lie // STRIDE[die] % FACES) * STRIDE[die]


def chips_left(state: State, seat: int) -> int:
    """The seat's chips as one number."""
    left = 0
    for chip in range(CHIP_KINDS):
        left += state.chips[seat, chip] * STEP[chip]
    return left


def held_of(left: int, chip: int) -> int:
    """How many chips of a kind that number stands for."""
    if chip == 0:
        return left % 8
    return left // 8 % 3 if chip == 1 else left // 24


def count_held(left: int) -> int:
    """How many chips it stands for."""
    return left % 8 + left // 8 % 3 + left // 24


def is_part(left: int, whole: int) -> bool:
    """Whether these chips are left of those by staking some."""
    part = True
    for chip in range(CHIP_KINDS):
        part = part and held_of(left, chip) <= held_of(whole, chip)
    return part


def dice_tables() -> npt.NDArray[np.float32]:
    """For every set and all ways the dice may lie: the dice that stay when the set is rolled, and the set's sum."""
    rests, sums = np.zeros((2, SETS, LIES), np.float32)
    for dice in range(SETS):
        rolled = [die for die in range(DICE) if (dice or ALL_DICE) & (1 << die)]
        for lie in range(LIES):
            faces = [lie // STRIDE[die] % FACES for die in range(DICE)]
            rests[dice, lie] = lie - sum(faces[die] * STRIDE[die] for die in rolled)
            sums[dice, lie] = sum(faces[die] + 1 for die in rolled)
    return np.concatenate([rests.ravel(), sums.ravel()])
