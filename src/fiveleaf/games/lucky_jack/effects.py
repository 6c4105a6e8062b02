"""What an event did to the cards, as one viewer may see it."""

from __future__ import annotations

from typing import Final

from fiveleaf.engine.contract import NOBODY, Event
from fiveleaf.engine.effects import Effect, Gained, Moved, Turned, Viewer, Won, gathered, sees
from fiveleaf.games.lucky_jack.material import CARDS, DOUBLE_CARDS, EMPTY, LOWEST
from fiveleaf.games.lucky_jack.rules.jackpot import rank_left
from fiveleaf.games.lucky_jack.state import Phase, State

PLACES: Final = ("stock", "discard", "held", "hand/<seat>")  # `held`: the card that was drawn or put, apart from both
PIECES: Final = CARDS[LOWEST:]


def effects(before: State, event: Event, after: State, viewer: Viewer) -> list[Effect]:
    """LJ-04, LJ-09: a card that goes face down to a hand is known to its owner alone."""
    made = dealt(before, event, viewer) if "chance" in event else played(before, event, after, viewer)
    if after.played > before.played:
        made += end_of_hand(before, after, made)
    elif after.reshuffles > before.reshuffles:
        made.append(Moved(None, "discard", "stock", after.left))
    return made


def dealt(before: State, event: Event, viewer: Viewer) -> list[Effect]:
    """LJ-04, LJ-05, LJ-08, LJ-09: a card comes from the stock."""
    if event["chance"] == "begins":
        return []
    if event["chance"] == "turn-up":
        return [Moved(event["card"], "stock", "discard")]
    owner = event["seat"]
    target = "held" if before.phase == Phase.DRAW else f"hand/{owner}"
    return [Moved(event["card"] if sees(viewer, owner) else None, "stock", target)]


def played(before: State, event: Event, after: State, viewer: Viewer) -> list[Effect]:
    """LJ-06, LJ-10, LJ-17: what the seat's own move does."""
    seat = event["seat"]
    match event["move"]:
        case "discard":
            return [Moved(event["card"], f"hand/{seat}", "discard")]
        case "jackpot":
            return [Moved(event["card"], f"hand/{seat}", "discard"), *laid_open(before, seat, event["card"])]
        case "keep":
            return [Moved(CARDS[before.held] if sees(viewer, seat) else None, "held", f"hand/{seat}")]
        case "put":
            return [Turned(CARDS[before.held], "held")]
        case "take" | "leave" if after.phase != Phase.CLAIM:
            target = f"hand/{seat}" if event["move"] == "take" else "discard"
            return [Moved(CARDS[before.held], "held", target)]
    return []


def laid_open(before: State, seat: int, card: str) -> list[Effect]:
    """LJ-17, LJ-18: an announcer shows the cards that are left."""
    symbol = CARDS[rank_left(before, seat, CARDS.index(card))]
    return [Turned(symbol, f"hand/{seat}") for _ in range(before.hand_size[seat] - 1)]


def end_of_hand(before: State, after: State, made: list[Effect]) -> list[Effect]:
    """LJ-04, LJ-19, LJ-R7: the announcer scores, or the hand is void; for the next hand all cards are shuffled."""
    announcer = after.announcer[before.played]
    ended: list[Effect] = [Won((), "hand")]
    if announcer != NOBODY:
        double = before.hand_size[announcer] - 1 == DOUBLE_CARDS
        ended = [Won((announcer,), "double-jackpot" if double else "jackpot")]
        ended.append(Gained(announcer, "points", after.prize[before.played]))
    if after.ending:
        return ended
    lying = {f"hand/{seat}": before.hand_size[seat] for seat in range(before.seats)}
    lying |= {"discard": before.discarded, "held": int(before.held != EMPTY)}
    return ended + gathered(lying, made, "stock")
