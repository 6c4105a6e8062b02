"""What the rules page shows: the makers, the cards and what they score, an example turn."""

from typing import Final

from fiveleaf.engine.booklet import Makers, Piece, Step
from fiveleaf.games.lucky_jack.material import (
    ALL_CARDS,
    CARDS,
    COPIES,
    DOUBLE_POINTS,
    HIGHEST,
    JACKPOT_POINTS,
    LOWEST,
)

MAKERS: Final = Makers(("Richard Brault", "Pascal Thoniel"), ("Jay Fletcher",), ("Laboludic",))
CONTENTS: Final = {"cards": ALL_CARDS, "copies": COPIES}
PIECES: Final = tuple(
    Piece("card", CARDS[rank], COPIES, {"three": rank * JACKPOT_POINTS, "four": rank * DOUBLE_POINTS})
    for rank in range(LOWEST, HIGHEST + 1)
)
VIEWER: Final = 0  # the seat whose view the example shows
EXAMPLE: Final = (
    Step(22, range(22, 23), lambda moment: {"count": max(moment.view.costs)}),
    Step(23, range(23, 24)),
    Step(26, range(24, 27)),
    Step(27, range(27, 28)),
    Step(44, range(0), lambda moment: {"cards": moment.view.hand_sizes[VIEWER]}),
    Step(45, range(45, 46), lambda moment: {"points": moment.view.prizes[-1]}, has_table=False),
)
