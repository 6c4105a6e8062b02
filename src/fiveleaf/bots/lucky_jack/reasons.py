"""What speaks for a move of Lucky Jack."""

from __future__ import annotations

from collections.abc import Sequence

from fiveleaf.bots.reasons import Fact
from fiveleaf.engine.contract import Event
from fiveleaf.games.lucky_jack.material import CARDS
from fiveleaf.games.lucky_jack.view import View

GROUP = 2  # equal cards that are worth a word


def facts(seen: View, move: Event) -> Sequence[Fact]:
    """Returns points, equal cards that stay together, and the size of the hand."""
    assert seen.seat is not None
    assert seen.hand is not None
    match move["move"]:
        case "jackpot":
            points = seen.jackpots[CARDS.index(move["card"])]
            return (Fact("reason-points", points, {"points": points}),)
        case "discard":
            rank = CARDS.index(move["card"])
            return of_hand([count - (at == rank) for at, count in enumerate(seen.hand)], seen.costs[rank])
        case "draw":
            return of_hand(seen.hand, 0)
        case "keep" | "take":
            alike = seen.hand[CARDS.index(seen.held)] if seen.held else 0
            return (Fact("reason-alike", alike if alike >= GROUP else 0, {"count": alike, "card": seen.held}),)
        case "put" | "leave":
            return (Fact("reason-small", 1, {"count": sum(seen.hand)}),)
    return ()


def of_hand(hand: Sequence[int], drawn: int) -> Sequence[Fact]:
    """Returns the largest group of equal cards in a hand, and how many cards are held with those drawn for it."""
    size = sum(hand) + drawn
    largest = max(range(1, len(hand)), key=lambda at: (hand[at], at))
    count = hand[largest]
    together = Fact("reason-together", count if count >= GROUP else 0, {"count": count, "card": CARDS[largest]})
    return (together, Fact("reason-size", 1 / size, {"count": size}))
