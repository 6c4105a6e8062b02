"""The game as the catalogue lists it."""

from typing import Final

from fiveleaf.engine.game import Game
from fiveleaf.engine.options import Option, WholeNumber
from tests.pig import booklet, effects, notation, rules, view
from tests.pig.material import FACES, HIGHEST_GOAL, LOWEST_GOAL, MAX_SEATS, USUAL_GOAL
from tests.pig.moves import MAX_MOVES
from tests.pig.state import Ending, Phase, State

GAME: Final = Game(
    name="pig",
    prefix="PI",
    version=1,
    fewest_seats=2,
    most_seats=MAX_SEATS,
    minutes=None,
    age=None,
    options=(Option("goal", USUAL_GOAL, WholeNumber(LOWEST_GOAL, HIGHEST_GOAL), "PI-05"),),
    state=State,
    phases=Phase,
    endings=Ending,
    rules=rules,
    notation=notation,
    views=view,
    booklet=booklet,
    most_moves=MAX_MOVES,
    most_outcomes=FACES,
    is_open=view.is_open,
    effects=effects.effects,
)
