"""What speaks for a move of Lucky Hand."""

from __future__ import annotations

from collections.abc import Sequence

from fiveleaf.bots.reasons import Fact
from fiveleaf.engine.contract import Consequence, Event
from fiveleaf.games.lucky_hand.consequences import consequence
from fiveleaf.games.lucky_hand.material import WORTH
from fiveleaf.games.lucky_hand.notation import CARDS
from fiveleaf.games.lucky_hand.view import View


def facts(seen: View, move: Event) -> Sequence[Fact]:
    """Returns the odds of a bonus card, the points that a penalty takes, and whether it hits the leader."""
    card = move.get("card")
    if move["move"] == "play" and card in seen.needed:
        return (bonus(seen, card),)
    if move["move"] == "play" and "target" in move and move["target"] is not None:
        return penalty(seen, move, consequence(seen, move))
    if move["move"] == "counter":
        accepted = consequence(seen, {"move": "accept"})
        costs = accepted is not None and accepted.key == "consequence-accept-give"
        return (Fact("reason-saves", costs, {"card": accepted.params.get("card") if accepted else None}),)
    return ()


def bonus(seen: View, card: str) -> Fact:
    """Returns what the card brings on average, said as its odds."""
    sides, points = seen.sides[seen.hand.index(card)] or 0, WORTH[CARDS.index(card)]
    return Fact("reason-bonus", sides * points, {"sides": sides, "die": seen.die, "points": points})


def penalty(seen: View, move: Event, leads_to: Consequence | None) -> Sequence[Fact]:
    """Returns the card that is won, and whether the target has the most points of the others."""
    target = move["target"]
    others = [score for seat, score in enumerate(seen.scores) if seat not in (target, seen.seat)]
    leads = seen.scores[target] > max(others, default=-1) and seen.scores[target] > 0
    leader = (Fact("reason-leader", leads, {"target": target}),) if len(others) > 0 else ()
    if leads_to is not None and leads_to.key == "consequence-gain":
        won = leads_to.params["card"]
        return (Fact("reason-gain", WORTH[CARDS.index(won)], {"target": target, "card": won}), *leader)
    return leader if leads_to is not None and leads_to.key in ("consequence-ban", "consequence-dice") else ()
