"""What an event did to the cards, as one viewer may see it."""

from __future__ import annotations

from typing import Final

from fiveleaf.engine.contract import NOBODY, Event
from fiveleaf.engine.effects import OPEN, Effect, Gained, Moved, Suspense, Turned, Viewer, Won, gathered, sees
from fiveleaf.games.lucky_jack.material import CARDS, DOUBLE_CARDS, EMPTY, HIGHEST, JACKPOT_CARDS, LOWEST
from fiveleaf.games.lucky_jack.rules.jackpot import rank_left
from fiveleaf.games.lucky_jack.state import Phase, State

PLACES: Final = ("stock", "discard", "held", "hand/<seat>")  # `held`: the card that was drawn or put, apart from both
PIECES: Final = CARDS[LOWEST:]


def effects(before: State, event: Event, after: State, viewer: Viewer) -> list[Effect]:
    """LJ-04, LJ-09: a card that goes face down to a hand is known to its owner alone."""
    made = happened(before, event, after, viewer)
    if after.played > before.played:
        made += shown_hands(before, event, after) + end_of_hand(before, after, made)
    elif after.reshuffles > before.reshuffles:
        made.append(Moved(None, "discard", "stock", after.left))
    return made


def happened(before: State, event: Event, after: State, viewer: Viewer) -> list[Effect]:
    """LJ-04, LJ-06: what luck or the seat's move does, before a hand ends."""
    return dealt(before, event, viewer) if "chance" in event else played(before, event, after, viewer)


def dealt(before: State, event: Event, viewer: Viewer) -> list[Effect]:
    """LJ-04, LJ-05, LJ-08, LJ-09: a card comes from the stock."""
    if event["chance"] == "begins":
        return []
    if event["chance"] == "turn-up":
        return [Moved(event["card"], "stock", "discard")]
    owner = event["seat"]
    target = "held" if before.phase == Phase.DRAW else f"hand/{owner}"
    moved = Moved(event["card"] if sees(viewer, owner) else None, "stock", target)
    return [Suspense("third-symbol"), moved] if sees(viewer, owner) and may_complete(before, owner) else [moved]


def may_complete(before: State, seat: int) -> bool:
    """LJ-09, LJ-17: the seat draws a card to three of which two are equal; only the seat itself may know that."""
    if before.phase != Phase.DRAW:
        return False
    counts = [before.hand[seat, rank] for rank in range(LOWEST, HIGHEST + 1)]
    return sum(counts) == JACKPOT_CARDS and max(counts) == JACKPOT_CARDS - 1


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


def shown_hands(before: State, event: Event, after: State) -> list[Effect]:
    """LJ-04, LJ-R9: before all cards are shuffled, everybody shows their hand; an announcer has done so."""
    hands = {seat: [before.hand[seat, rank] for rank in range(len(CARDS))] for seat in range(before.seats)}
    moves = [effect for effect in happened(before, event, after, OPEN) if isinstance(effect, Moved)]
    changes = [(one.source, one.piece, -1) for one in moves] + [(one.target, one.piece, 1) for one in moves]
    for place, card, change in changes:
        if place and place.startswith("hand/"):
            hands[int(place.removeprefix("hand/"))][CARDS.index(str(card))] += change
    hands.pop(after.announcer[before.played], None)
    turned = [(seat, rank) for seat, counts in hands.items() for rank in range(len(CARDS)) for _ in range(counts[rank])]
    return [Turned(CARDS[rank], f"hand/{seat}") for seat, rank in turned]


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
