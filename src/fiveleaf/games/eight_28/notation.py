"""Moves and outcomes in the notation of the transcript, and the clause to cite when a move is refused."""

from __future__ import annotations

from typing import Any, Final

from fiveleaf.engine.contract import Event, Shapes
from fiveleaf.games.eight_28.material import FIRST, HIGHEST, LOWEST, MAX_SEATS, ONE_OR_ELEVEN, SECOND
from fiveleaf.games.eight_28.moves import AIM_FIRST, AIM_SECOND, DECLINE, TAKE
from fiveleaf.games.eight_28.state import Phase, State

MOVES: Final[Shapes] = {
    "take": {},
    "decline": {},
    "aim": {"at": (FIRST, SECOND)},
}

MOVE_WORDS: Final[dict[int, Event]] = {
    TAKE: {"move": "take"},
    DECLINE: {"move": "decline"},
    AIM_FIRST: {"move": "aim", "at": FIRST},
    AIM_SECOND: {"move": "aim", "at": SECOND},
}

CARD_WORDS: Final = {card: str(card) for card in range(LOWEST, HIGHEST + 1)} | {ONE_OR_ELEVEN: "1/11"}
CARD_CODES: Final = {word: card for card, word in CARD_WORDS.items()}

CHANCES: Final[Shapes] = {  # the outcomes of each chance event, in the order of their weights
    "begins": {"seat": range(MAX_SEATS)},
    "deal": {"card": tuple(CARD_CODES)},
    "draw": {"card": tuple(CARD_CODES)},
}
STOCK: Final = frozenset({"deal", "draw"})  # those that take a card out of the deck


def move_words(state: State, seat: int, move: int) -> Event:
    """Returns a move in the notation, without its seat."""
    return dict(MOVE_WORDS[move])


def outcome_words(state: State, outcome: int) -> Event:
    """Returns an outcome in the notation."""
    if state.phase == Phase.BEGINS:
        return {"chance": "begins", "seat": outcome}
    return {
        "chance": "deal" if state.phase == Phase.DEAL else "draw",
        "seat": state.turn,
        "card": CARD_WORDS[outcome],
    }


def due(state: State) -> str:
    """Returns the clause that defines what happens next."""
    match state.phase:
        case Phase.BEGINS:
            return "EX-03"
        case Phase.DEAL:
            return "EX-02"
        case Phase.OFFER:
            return "EX-05"
        case Phase.DRAW:
            return "EX-06"
        case Phase.AIM:
            return "EX-17"
    return "EX-20"


def refusal(state: State, seat: int, move: dict[str, Any]) -> str:
    """Returns the clause that forbids a well-formed move: only an answer to another question can be illegal."""
    return "EX-16" if state.phase == Phase.AIM else due(state)
