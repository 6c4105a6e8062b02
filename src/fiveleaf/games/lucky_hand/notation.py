"""Moves and outcomes in the notation of the transcript, and the clause to cite when a move is refused."""

from __future__ import annotations

from typing import Any, Final

from fiveleaf.engine.contract import Event, Shapes
from fiveleaf.games.lucky_hand.material import BONUS_KINDS, IMMUNITY, MAX, MAX_SEATS, SIDES
from fiveleaf.games.lucky_hand.moves import ACCEPT, COUNTER, PASS, PLAY, PLAY_AT, STAKE, STAKE_NOTHING
from fiveleaf.games.lucky_hand.rules.bonus import next_to_roll
from fiveleaf.games.lucky_hand.rules.cards import next_to_draw
from fiveleaf.games.lucky_hand.rules.penalties import is_penalty
from fiveleaf.games.lucky_hand.state import Phase, State

CARDS: Final = (
    "+20",
    "+15",
    "+10",
    "+5",
    "max",
    "dice-4",
    "dice-2",
    "points-20",
    "points-15",
    "points-10",
    "points-5",
    "ban-1",
    "ban-2",
    "immunity",
)  # by kind

SILENCE: Final[dict[str, Event]] = {  # by phase: what no answer in time means
    "stake": {"move": "stake", "card": None},
    "counter": {"move": "accept"},
}

MOVES: Final[Shapes] = {
    "play": {"card": CARDS, "target": (*range(MAX_SEATS), None)},
    "counter": {},
    "accept": {},
    "stake": {"card": (*CARDS, None)},
    "pass": {},
}

PLAIN_MOVES: Final = {PASS: "pass", ACCEPT: "accept", COUNTER: "counter"}

CHANCES: Final[Shapes] = {  # the outcomes of each chance event, in the order of their weights
    "begins": {"seat": range(MAX_SEATS)},
    "deal": {"card": CARDS},
    "draw": {"card": CARDS},
    "roll": {"value": range(1, SIDES + 1)},
}
STOCK: Final = frozenset({"deal", "draw"})  # those that take a card out of the stock


def move_words(state: State, seat: int, move: int) -> Event:
    """Returns a move in the notation, without its seat; only a penalty names a target."""
    if move >= PLAY_AT:
        card, target = divmod(move - PLAY_AT, MAX_SEATS)
        return {"move": "play", "card": CARDS[card], "target": target}
    if move >= PLAY:
        return {"move": "play", "card": CARDS[move - PLAY]}
    if move >= STAKE:
        return {"move": "stake", "card": CARDS[move - STAKE]}
    if move == STAKE_NOTHING:
        return {"move": "stake", "card": None}
    return {"move": PLAIN_MOVES[move]}


def outcome_words(state: State, outcome: int) -> Event:
    """Returns an outcome in the notation."""
    match state.phase:
        case Phase.BEGINS:
            return {"chance": "begins", "seat": outcome}
        case Phase.DEAL:
            return {"chance": "deal", "seat": state.turn, "card": CARDS[outcome]}
        case Phase.DRAW:
            return {"chance": "draw", "seat": next_to_draw(state), "card": CARDS[outcome]}
    roller = next_to_roll(state) if state.phase == Phase.MAX_ROLL else state.turn
    return {"chance": "roll", "seat": roller, "value": outcome + 1}


def due(state: State) -> str:
    """Returns the clause that defines what happens next."""
    match state.phase:
        case Phase.BEGINS | Phase.DEAL:
            return "LH-01"
        case Phase.QUALIFY:
            return "LH-04"
        case Phase.TURN:
            return "LH-06"
        case Phase.BONUS_ROLL:
            return "LH-07"
        case Phase.COUNTER:
            return "LH-18"
        case Phase.STAKE | Phase.MAX_ROLL:
            return "LH-08"
        case Phase.DRAW:
            return "LH-03"
    return "LH-20"


def refusal(state: State, seat: int, move: dict[str, Any]) -> str:
    """Returns the clause that forbids a well-formed move."""
    match state.phase, move["move"]:
        case Phase.TURN, "play":
            return play_refusal(state, seat, CARDS.index(move["card"]))
        case Phase.TURN, "pass":
            return "LH-R2"
        case Phase.TURN, "counter" | "accept":
            return "LH-18"
        case Phase.TURN, "stake":
            return "LH-08"
    return due(state)


def play_refusal(state: State, seat: int, card: int) -> str:
    """LH-06, LH-R2: a card that is not in the hand, or a wrong target; only penalties take one."""
    if not state.hand[seat, card]:
        return "LH-06"
    if is_penalty(card):
        return "LH-R2"
    if card < BONUS_KINDS:
        return "LH-07"
    return {MAX: "LH-08", IMMUNITY: "LH-17"}[card]


def time_up_refusal(state: State) -> str | None:
    """LH-R11, LH-R10: the clause against time being up: a game by rounds has no clock, and time is up only once."""
    if state.rounds:
        return "LH-R11"
    return "LH-R10" if state.time_is_up else None
