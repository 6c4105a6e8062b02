"""What the rules page shows: the cards, an example turn. The printed rules name nobody."""

from typing import Final

from fiveleaf.engine.booklet import Facts, Makers, Moment, Piece, Step
from fiveleaf.games.lucky_hand.material import BONUS_KINDS, BOX, HAND, KINDS, NEEDED, SIDES
from fiveleaf.games.lucky_hand.material import CARDS as ALL_CARDS
from fiveleaf.games.lucky_hand.notation import CARDS

MAKERS: Final = Makers()
CONTENTS: Final = {"cards": ALL_CARDS, "sides": SIDES}
PIECES: Final = tuple(
    Piece("card", CARDS[kind], BOX[kind], {"needed": NEEDED[kind]} if kind < BONUS_KINDS else {})
    for kind in range(KINDS)
)
VIEWER: Final = None  # the example shows what a spectator sees
STEVE, JOHANNA = 3, 4


def played(moment: Moment) -> Facts:
    """LH-07: the roll that wins the card."""
    return {"needed": moment.view.needed[moment.events[0]["card"]]}


def lowered(moment: Moment) -> Facts:
    """LH-12: what was rolled, what the penalties took off, what was left, and what the card needs."""
    roll, minus = moment.events[-1]["value"], moment.before.minus[STEVE]
    return {"roll": roll, "minus": minus, "result": roll - minus, **played(moment)}


EXAMPLE: Final = (
    Step(24, range(22, 24), played),
    Step(27, range(25, 27)),
    Step(30, range(28, 30)),
    Step(33, range(31, 33), lowered),
    Step(39, range(34, 40)),
    Step(48, range(40, 44), lambda moment: {"points": moment.view.scores[JOHANNA], "hand": HAND}),
)
