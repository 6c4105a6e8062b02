"""What the rules page shows: the makers, the cards and the gems, an example turn."""

from typing import Final

from fiveleaf.engine.booklet import Facts, Makers, Moment, Piece, Step
from fiveleaf.games.eight_28.material import (
    BLUE_GEMS,
    BLUE_POINTS,
    CARDS,
    DECKS,
    FIFTEEN_ONES,
    KINDS,
    LOWEST,
    RED_GEMS,
    RED_POINTS,
)
from fiveleaf.games.eight_28.notation import CARD_WORDS

MAKERS: Final = Makers(("David L. Hoyt", "Colin Morgan", "Mike Hirtle"), (), ("Zoch Verlag",))
CONTENTS: Final = {"cards": CARDS, "gems": BLUE_GEMS + RED_GEMS}
PIECES: Final = (
    *(Piece("card", CARD_WORDS[kind], DECKS[FIFTEEN_ONES][kind]) for kind in range(LOWEST, KINDS)),
    Piece("gem", "blue", BLUE_GEMS, {"points": BLUE_POINTS}),
    Piece("gem", "red", RED_GEMS, {"points": RED_POINTS}),
)
VIEWER: Final = 0  # the seat whose view the example shows


def treasures(moment: Moment) -> Facts:
    """Returns what lies in the middle, and what each treasure is worth."""
    seen = moment.view
    return {"gems": seen.blue_middle + seen.red_middle, "treasure": seen.treasure}


def shared(moment: Moment) -> Facts:
    """EX-12, EX-13: the total that won the first treasure, and one that was beaten for the second."""
    _, beaten, first = moment.view.last_share
    return {"total": first.total, "other": beaten.total}


EXAMPLE: Final = (
    Step(3, range(0)),
    Step(5, range(4, 6)),
    Step(14, range(0), lambda moment: {"totals": " / ".join(map(str, moment.view.totals[VIEWER]))}),
    Step(21, range(19, 22), treasures),
    Step(22, range(22, 23), lambda moment: {"total": max(moment.view.totals[VIEWER])}),
    Step(23, range(23, 24), shared),
)
