"""The game as the catalogue lists it."""

from typing import Final

from fiveleaf.engine.game import Game, Short
from fiveleaf.engine.options import Option, WholeNumber, one_of
from fiveleaf.games.eight_28 import booklet, consequences, effects, headings, notation, rules, strokes, view
from fiveleaf.games.eight_28.material import BLUE_GEMS, FEWEST_SEATS, KINDS, MAX_GEMS, MAX_SEATS, RED_GEMS
from fiveleaf.games.eight_28.moves import MAX_MOVES
from fiveleaf.games.eight_28.state import Ending, Phase, State

GAME: Final = Game(
    name="8-28",
    prefix="EX",
    version=1,
    fewest_seats=FEWEST_SEATS,
    most_seats=MAX_SEATS,
    minutes=None,
    age=8,
    options=(
        Option("deck", "fifteen-ones", one_of("fifteen-ones", "sixteen-ones"), "EX-02"),
        Option("blue_gems", BLUE_GEMS, WholeNumber(1, MAX_GEMS), "EX-01"),
        Option("red_gems", RED_GEMS, WholeNumber(1, MAX_GEMS), "EX-01"),
        Option("passing_is_final", False, one_of(False, True), "EX-05"),
    ),
    state=State,
    phases=Phase,
    endings=Ending,
    rules=rules,
    notation=notation,
    views=view,
    booklet=booklet,
    most_moves=MAX_MOVES,
    most_outcomes=KINDS,
    secret_chances=frozenset({"deal"}),
    effects=effects.effects,
    short=Short(minutes=6, options={"blue_gems": 20, "red_gems": 5}),  # as benchmarks/minutes.py measures it
    consequences=consequences.consequences,
    headings=headings.headings,
    strokes=strokes.strokes,
)
