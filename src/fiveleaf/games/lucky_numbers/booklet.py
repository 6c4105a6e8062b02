"""What the rules page shows: the makers, the clovers, an example turn."""

from typing import Final

from fiveleaf.engine.booklet import Facts, Makers, Moment, Piece, Step
from fiveleaf.games.lucky_numbers.material import HIGHEST, LOWEST, MAX_SEATS

MAKERS: Final = Makers(("Michael Schacht",), ("Christine Alcouffe",))
CONTENTS: Final = {"low": LOWEST, "high": HIGHEST, "seats": MAX_SEATS, "tiles": MAX_SEATS * (HIGHEST - LOWEST + 1)}
PIECES: Final = tuple(Piece("tile", str(number), MAX_SEATS) for number in range(LOWEST, HIGHEST + 1))
VIEWER: Final = 0  # the seat whose view the example shows


def drawn(moment: Moment) -> Facts:
    """LN-07, LN-08: the cells that can take the drawn tile."""
    return {"cells": [move["cell"] for move in moment.legal if move["move"] == "place"]}


def replaced(moment: Moment) -> Facts:
    """LN-08: the tile that lay on the cell before."""
    return {"old": moment.before.gardens[VIEWER][moment.events[-1]["cell"]]}


EXAMPLE: Final = (
    Step(36, range(35, 37), drawn),
    Step(37, range(37, 38), replaced),
    Step(38, range(38, 39)),
)
