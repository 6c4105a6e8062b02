"""What a choice costs or risks, from the seat's view."""

from __future__ import annotations

from collections.abc import Sequence

from fiveleaf.engine.contract import Consequence, Event
from fiveleaf.games.lucky_jack.material import CARDS, MAX_RESHUFFLES
from fiveleaf.games.lucky_jack.view import View


def consequences(seen: View, legal: Sequence[Event]) -> list[Consequence | None]:
    """Returns one for each legal move, or None."""
    return [consequence(seen, move) for move in legal]


def consequence(seen: View, move: Event) -> Consequence | None:
    """LJ-08, LJ-10, LJ-11, LJ-12, LJ-20: cards to draw, points at risk, and others who may take the card."""
    assert seen.seat is not None
    match move["move"]:
        case "discard":
            return of_discard(seen, CARDS.index(move["card"]))
        case "jackpot":
            return Consequence("consequence-jackpot", {"points": seen.jackpots[CARDS.index(move["card"])]})
        case "keep":
            return Consequence("consequence-keep", {"count": seen.hand_sizes[seen.seat] + 1})
        case "put":
            return Consequence("consequence-put", {"seat": claimants(seen)[0], "others": seen.seats - 2})
        case "take":
            return of_take(seen)
        case "leave":
            return Consequence("consequence-leave", {"others": seen.seats - 2})
    return None


def of_discard(seen: View, rank: int) -> Consequence | None:
    """LJ-08, LJ-20: a lower card costs two; a jackpot that is not called may be lost to another seat."""
    if seen.jackpots[rank]:
        return Consequence("consequence-uncalled", {"points": seen.jackpots[rank]}, warning=True)
    count = min(seen.costs[rank], seen.left + sum(seen.discard))
    is_hand_void = seen.left < count and seen.reshuffles == MAX_RESHUFFLES
    return Consequence("consequence-discard", {"count": count}) if count and not is_hand_void else None


def of_take(seen: View) -> Consequence:
    """LJ-12: the claimants that are nearer to the left of the discarder come first."""
    order = claimants(seen)
    nearer = order[: order.index(seen.seat)] if seen.seat in order else []
    if nearer:
        return Consequence("consequence-take-if", {"seats": nearer, "count": len(nearer)})
    count = seen.hand_sizes[order[0]] + 1
    return Consequence("consequence-take", {"count": count})


def claimants(seen: View) -> list[int]:
    """LJ-11, LJ-12: the seats that may take the card, the nearest to the left of the discarder first."""
    return [(seen.turn + step) % seen.seats for step in range(1, seen.seats)]
