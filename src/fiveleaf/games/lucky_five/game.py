"""The game as the catalogue lists it."""

from typing import Any, Final

from fiveleaf.engine.game import Game
from fiveleaf.engine.options import Option, whole_number
from fiveleaf.games.lucky_five import booklet, notation, rules, view
from fiveleaf.games.lucky_five.material import CARD_NAMES, DEFAULT_DECK, KINDS, MOST_OF_A_KIND, MOST_SEATS
from fiveleaf.games.lucky_five.moves import MOST_MOVES
from fiveleaf.games.lucky_five.state import Ending, Phase, State

ALLOWED_DECKS: Final = "{" + ", ".join(f'"{name}": 0–{MOST_OF_A_KIND}' for name in CARD_NAMES[1:]) + "}, Σ ≥ 1"
counts_cards = whole_number(0, MOST_OF_A_KIND)


def is_deck(value: Any) -> bool:
    """L5-02: an object that gives some kinds of cards a count, and has at least one card in all."""
    return (
        isinstance(value, dict)
        and all(name in CARD_NAMES[1:] and counts_cards(count) for name, count in value.items())
        and sum(value.values()) > 0
    )


def normal_deck(deck: dict[str, int]) -> dict[str, int]:
    """L5-02: a kind that is not named counts 0, so one that counts 0 need not be named."""
    return {name: deck[name] for name in CARD_NAMES if deck.get(name)}


GAME: Final = Game(
    name="lucky-five",
    prefix="L5",
    version=1,
    fewest_seats=2,
    most_seats=MOST_SEATS,
    minutes=None,
    age=None,
    options=(
        Option(
            "deck",
            DEFAULT_DECK,
            is_deck,
            ALLOWED_DECKS,
            "L5-02",
            normal_deck,
        ),
    ),
    state=State,
    phases=Phase,
    endings=Ending,
    rules=rules,
    notation=notation,
    views=view,
    booklet=booklet,
    most_moves=MOST_MOVES,
    most_outcomes=KINDS,
    is_open=view.is_open,
)
