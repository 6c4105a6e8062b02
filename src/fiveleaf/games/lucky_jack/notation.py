"""Moves and outcomes in the notation of the transcript, and the clause to cite when a move is refused."""

from __future__ import annotations

from typing import Any, Final

from fiveleaf.engine.contract import Event, Shapes
from fiveleaf.games.lucky_jack.material import CARDS, DOUBLE_CARDS, FEWEST_CARDS, LOWEST, MAX_SEATS
from fiveleaf.games.lucky_jack.moves import DISCARD, DRAW, JACKPOT, KEEP, LEAVE, PASS, PUT, TAKE
from fiveleaf.games.lucky_jack.state import Phase, State

SYMBOLS: Final = CARDS[LOWEST:]
NAMES: Final = {DRAW: "draw", KEEP: "keep", PUT: "put", TAKE: "take", LEAVE: "leave", PASS: "pass"}

SILENCE: Final[dict[str, Event]] = {"claim": {"move": "leave"}}  # by phase: what no answer in time means

MOVES: Final[Shapes] = {
    "discard": {"card": SYMBOLS},
    "jackpot": {"card": SYMBOLS},
    "draw": {},
    "keep": {},
    "put": {},
    "take": {},
    "leave": {},
    "pass": {},
}

CHANCES: Final[Shapes] = {  # the outcomes of each chance event, in the order of their weights
    "begins": {"seat": range(MAX_SEATS)},
    "deal": {"card": SYMBOLS},
    "turn-up": {"card": SYMBOLS},
    "draw": {"card": SYMBOLS},
}
STOCK: Final = frozenset({"deal", "turn-up", "draw"})  # those that take a card out of the stock


def move_words(state: State, seat: int, move: int) -> Event:
    """Returns a move in the notation, without its seat."""
    if move >= JACKPOT:
        return {"move": "jackpot", "card": CARDS[move - JACKPOT]}
    if move >= DISCARD:
        return {"move": "discard", "card": CARDS[move - DISCARD]}
    return {"move": NAMES[move]}


def outcome_words(state: State, outcome: int) -> Event:
    """Returns an outcome in the notation."""
    match state.phase:
        case Phase.BEGINS:
            return {"chance": "begins", "seat": outcome}
        case Phase.TURN_UP:
            return {"chance": "turn-up", "card": CARDS[outcome]}
        case Phase.DEAL:
            return {"chance": "deal", "seat": state.turn, "card": CARDS[outcome]}
    return {"chance": "draw", "seat": state.turn, "card": CARDS[outcome]}


def due(state: State) -> str:
    """Returns the clause that defines what happens next."""
    match state.phase:
        case Phase.BEGINS:
            return "LJ-03"
        case Phase.DEAL:
            return "LJ-04"
        case Phase.TURN_UP:
            return "LJ-16" if state.reshuffles else "LJ-05"
        case Phase.TURN:
            return "LJ-05"
        case Phase.PENALTY:
            return "LJ-08"
        case Phase.DRAW:
            return "LJ-09"
        case Phase.KEEP:
            return "LJ-10"
        case Phase.CLAIM:
            return "LJ-11"
    return "LJ-21"


def refusal(state: State, seat: int, move: dict[str, Any]) -> str:
    """Returns the clause that forbids a well-formed move."""
    match state.phase, move["move"]:
        case Phase.TURN, "discard" | "jackpot":
            return discard_refusal(state, seat, CARDS.index(move["card"]), move["move"] == "jackpot")
        case Phase.TURN, "draw" | "pass":
            return "LJ-R4"
        case Phase.TURN, "keep" | "put":
            return "LJ-10"
        case Phase.TURN | Phase.KEEP, "take" | "leave":
            return "LJ-11"
        case Phase.KEEP, "discard" | "jackpot":
            return "LJ-14"
    return due(state)


def discard_refusal(state: State, seat: int, rank: int, announced: bool) -> str:
    """LJ-15 with three cards in hand, the option's own clause for a card not held, else what the announcement lacks."""
    if state.hand_size[seat] == FEWEST_CARDS:
        return "LJ-15"
    if announced and rank < state.top:
        return "LJ-R1"
    if not state.hand[seat, rank]:
        return "LJ-06" if rank == state.top else "LJ-07" if rank > state.top else "LJ-08"
    return "LJ-18" if state.hand_size[seat] == DOUBLE_CARDS + 1 else "LJ-17"
