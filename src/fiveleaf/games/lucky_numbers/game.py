"""The game as the catalogue lists it."""

from typing import Final

from fiveleaf.engine.game import Game, Short
from fiveleaf.engine.options import Option, one_of
from fiveleaf.games.lucky_numbers import booklet, consequences, effects, headings, notation, rules, strokes, view
from fiveleaf.games.lucky_numbers.material import MAX_SEATS, NUMBERS
from fiveleaf.games.lucky_numbers.moves import MAX_MOVES
from fiveleaf.games.lucky_numbers.state import Ending, Phase, State

GAME: Final = Game(
    name="lucky-numbers",
    prefix="LN",
    version=2,
    fewest_seats=2,
    most_seats=MAX_SEATS,
    minutes=None,
    age=8,
    options=(
        Option("setup", "standard", one_of("standard", "michael"), "LN-12"),
        Option("tournament", False, one_of(False, True), "LN-13"),
    ),
    state=State,
    phases=Phase,
    endings=Ending,
    rules=rules,
    notation=notation,
    views=view,
    booklet=booklet,
    most_moves=MAX_MOVES,
    most_outcomes=NUMBERS,
    is_open=view.is_open,
    effects=effects.effects,
    short=Short(minutes=7),  # as benchmarks/minutes.py measures it
    consequences=consequences.consequences,
    suggestion=consequences.suggestion,
    headings=headings.headings,
    strokes=strokes.strokes,
)
