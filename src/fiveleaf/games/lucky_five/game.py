"""The game as the catalogue lists it."""

from typing import Final

from fiveleaf.engine.game import Game, Short
from fiveleaf.engine.options import Deck, Option
from fiveleaf.games.lucky_five import booklet, consequences, effects, headings, notation, rules, strokes, view
from fiveleaf.games.lucky_five.material import CARD_NAMES, DEFAULT_DECK, KINDS, MAX_OF_A_KIND, MAX_SEATS
from fiveleaf.games.lucky_five.moves import MAX_MOVES
from fiveleaf.games.lucky_five.state import Ending, Phase, State

GAME: Final = Game(
    name="lucky-five",
    prefix="L5",
    version=1,
    fewest_seats=2,
    most_seats=MAX_SEATS,
    minutes=None,
    age=None,
    options=(Option("deck", DEFAULT_DECK, Deck(CARD_NAMES[1:], MAX_OF_A_KIND), "L5-02"),),
    state=State,
    phases=Phase,
    endings=Ending,
    rules=rules,
    notation=notation,
    views=view,
    booklet=booklet,
    most_moves=MAX_MOVES,
    most_outcomes=KINDS,
    is_open=view.is_open,
    effects=effects.effects,
    short=Short(minutes=7),  # as benchmarks/minutes.py measures it
    consequences=consequences.consequences,
    headings=headings.headings,
    strokes=strokes.strokes,
    drawer=lambda state, event: state.turn,
)
