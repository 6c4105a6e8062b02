"""What the rules page shows: the die, an example turn."""

from typing import Final

from fiveleaf.engine.booklet import Makers, Piece, Step
from tests.pig.material import FACES, USUAL_GOAL

MAKERS: Final = Makers()
CONTENTS: Final = {"faces": FACES, "goal": USUAL_GOAL}
PIECES: Final = (Piece("die", "die", 1),)
VIEWER: Final = 0  # the seat whose view the example shows
EXAMPLE: Final = (
    Step(3, range(2, 4), lambda moment: {"total": moment.view.total}),
    Step(6, range(4, 7), lambda moment: {"score": moment.view.scores[VIEWER]}),
    Step(8, range(7, 9)),
)
