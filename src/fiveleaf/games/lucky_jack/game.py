"""The game as the catalogue lists it."""

from typing import Final

from fiveleaf.engine.game import Game, Short
from fiveleaf.engine.options import Option, one_of
from fiveleaf.games.lucky_jack import booklet, consequences, effects, headings, notation, rules, strokes, view
from fiveleaf.games.lucky_jack.material import MAX_SEATS, RANKS
from fiveleaf.games.lucky_jack.moves import MAX_MOVES
from fiveleaf.games.lucky_jack.state import Ending, Phase, State

GAME: Final = Game(
    name="lucky-jack",
    prefix="LJ",
    version=1,
    fewest_seats=2,
    most_seats=MAX_SEATS,
    minutes=20,
    age=7,
    options=(Option("hands", 3, one_of(3, 5), "LJ-02"),),
    state=State,
    phases=Phase,
    endings=Ending,
    rules=rules,
    notation=notation,
    views=view,
    booklet=booklet,
    most_moves=MAX_MOVES,
    most_outcomes=RANKS,
    secret_chances=frozenset({"deal", "draw"}),
    silence=notation.SILENCE,
    answered=view.answered,
    effects=effects.effects,
    short=Short(minutes=6),  # as benchmarks/minutes.py measures it
    consequences=consequences.consequences,
    headings=headings.headings,
    strokes=strokes.strokes,
)
