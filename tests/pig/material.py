"""What is needed: one die."""

from typing import Final

MAX_SEATS: Final = 4
FACES: Final = 6
BUST: Final = 1  # the face that ends a turn
USUAL_GOAL: Final = 100
LOWEST_GOAL: Final = 10
HIGHEST_GOAL: Final = 200
