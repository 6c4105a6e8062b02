"""What the rules page shows: the cards and the chips, an example turn. The printed rules name nobody."""

from typing import Final

from fiveleaf.engine.booklet import Facts, Makers, Moment, Piece, Step
from fiveleaf.games.lucky_five.material import CHIP_VALUES, CHIPS_EACH, DEFAULT_DECK, DICE

MAKERS: Final = Makers()
CHIPS: Final = tuple(zip(CHIP_VALUES, CHIPS_EACH, strict=True))
CONTENTS: Final = {
    "cards": sum(DEFAULT_DECK.values()),
    "dice": DICE,
    "chips": sum(CHIPS_EACH),
    "worth": sum(value * count for value, count in CHIPS),
}
PIECES: Final = (
    *(Piece("card", name, count) for name, count in DEFAULT_DECK.items()),
    *(Piece("chip", str(value), count) for value, count in CHIPS),
)
VIEWER: Final = None  # nothing is hidden but the order of the cards


def rolled(moment: Moment) -> Facts:
    """L5-09: what the dice of the bet make after the roll."""
    return {"sum": sum(event["value"] for event in moment.events if event.get("chance") == "roll")}


def pile(moment: Moment) -> Facts:
    """L5-19: what the pile would be worth now."""
    would_be = moment.view.would_be
    return {"cards": would_be.cards, "chips": would_be.chips, "points": would_be.points}


def on_table(moment: Moment) -> Facts:
    """L5-12: the worth of the chips that stay on the table."""
    return {"chips": sum(value * count for value, count in zip(CHIP_VALUES, moment.view.on_table, strict=True))}


EXAMPLE: Final = (
    Step(5, range(5, 6), lambda moment: {"sum": moment.view.before}),
    Step(9, range(6, 10), rolled),
    Step(14, range(10, 15), pile),
    Step(17, range(15, 18), lambda moment: {"sum": moment.view.before}),
    Step(21, range(18, 22), on_table),
)
