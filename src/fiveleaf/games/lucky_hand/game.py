"""The game as the catalogue lists it."""

from collections.abc import Mapping
from typing import Any, Final

from fiveleaf.engine.errors import Refused
from fiveleaf.engine.game import Clock, Game, Short
from fiveleaf.engine.options import Option, WholeNumber, one_of
from fiveleaf.games.lucky_hand import booklet, consequences, effects, headings, notation, rules, strokes, view
from fiveleaf.games.lucky_hand.material import MAX_SEATS, SIDES, USUAL_ROUNDS
from fiveleaf.games.lucky_hand.moves import MAX_MOVES
from fiveleaf.games.lucky_hand.rules.turn import time_up
from fiveleaf.games.lucky_hand.state import Ending, Phase, State


def clock_or_rounds(options: Mapping[str, Any]) -> None:
    """LH-R11: a table that names both, a clock and a number of rounds, is refused."""
    if "clock" in options and options.get("rounds") is not None:
        raise Refused("refuse-LH-R11", game="lucky-hand", clause="LH-R11")


GAME: Final = Game(
    name="lucky-hand",
    prefix="LH",
    version=2,
    fewest_seats=2,
    most_seats=MAX_SEATS,
    minutes=20,
    age=8,
    options=(
        Option("clock", 20, WholeNumber(1, 180), "LH-R11"),
        Option("rounds", None, WholeNumber(1, 1000, or_null=True), "LH-R11"),
        Option("may_pass", False, one_of(False, True), "LH-R2"),
    ),
    state=State,
    phases=Phase,
    endings=Ending,
    rules=rules,
    notation=notation,
    views=view,
    booklet=booklet,
    most_moves=MAX_MOVES,
    most_outcomes=SIDES,
    secret_chances=frozenset({"deal", "draw"}),
    silence=notation.SILENCE,
    answered=view.answered,
    clock=Clock(
        minutes=lambda state: state.clock,
        time_up=time_up,
        refusal=notation.time_up_refusal,
        instead={"rounds": USUAL_ROUNDS},
    ),
    check_options=clock_or_rounds,
    effects=effects.effects,
    short=Short(minutes=6, options={"rounds": 20}),  # as benchmarks/minutes.py measures it
    consequences=consequences.consequences,
    headings=headings.headings,
    strokes=strokes.strokes,
)
