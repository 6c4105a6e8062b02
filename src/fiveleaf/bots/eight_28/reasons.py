"""What speaks for a move of 8·28."""

from __future__ import annotations

from collections.abc import Sequence

from fiveleaf.bots.reasons import Fact
from fiveleaf.engine.contract import Event
from fiveleaf.games.eight_28.material import EXTRA, FIRST, KINDS, LOWEST, ONE_OR_ELEVEN, SECOND
from fiveleaf.games.eight_28.rules.totals import lowest_value
from fiveleaf.games.eight_28.view import View


def facts(seen: View, move: Event) -> Sequence[Fact]:
    """Returns the cards that help, the cards that harm, and what a treasure would bring."""
    if move["move"] == "aim":
        points = next(one.points for one in seen.prospects if one.aim == str(move["at"]))
        return (Fact("reason-points", points, {"points": points}),)
    assert seen.seat is not None
    readings = seen.totals[seen.seat] or (0,)
    unseen = sum(seen.unseen)
    if move["move"] == "decline":
        high = sum(seen.unseen[card] for card in range(LOWEST, KINDS) if readings[0] + lowest_value(card) > SECOND)
        return (Fact("reason-risk", high, {"count": high, "unseen": unseen}), *exact(readings))
    nearer = sum(seen.unseen[card] for card in range(LOWEST, KINDS) if is_nearer(readings, card))
    return (Fact("reason-nearer", nearer, {"count": nearer, "unseen": unseen}),)


def exact(readings: Sequence[int]) -> Sequence[Fact]:
    """Returns that the cards make 8 or 28 already, where they do."""
    made = [goal for goal in (FIRST, SECOND) if goal in readings]
    return (Fact("reason-exact", 1, {"total": made[-1]}),) if made else ()


def is_nearer(readings: Sequence[int], card: int) -> bool:
    """Returns whether the card brings the best total below 28 nearer to it."""
    added = [lowest_value(card)] + ([lowest_value(card) + EXTRA] if card == ONE_OR_ELEVEN else [])
    now = max((total for total in readings if total <= SECOND), default=0)
    then = max((total + more for total in readings for more in added if total + more <= SECOND), default=0)
    return then > now
