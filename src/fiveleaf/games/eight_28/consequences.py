"""What a choice costs or risks, from the seat's view."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

from fiveleaf.engine.chance import new_rng
from fiveleaf.engine.contract import NOBODY, Consequence, Event
from fiveleaf.engine.layout import buffer_of
from fiveleaf.engine.rules import left_neighbour
from fiveleaf.games.eight_28.material import FIRST, KINDS, LOWEST, NO_AIM, SECOND
from fiveleaf.games.eight_28.rules.offers import next_offered
from fiveleaf.games.eight_28.rules.showdown import share_treasures
from fiveleaf.games.eight_28.rules.totals import can_share, lowest_value
from fiveleaf.games.eight_28.state import State
from fiveleaf.games.eight_28.view import MEMORY, View, imagine, points


def consequences(seen: View, legal: Sequence[Event]) -> list[Consequence | None]:
    """Returns one for each legal move, or None."""
    return [consequence(seen, move) for move in legal]


def consequence(seen: View, move: Event) -> Consequence | None:
    """EX-07, EX-09, EX-16: cards that are too high, the end of the round, and others who still choose a treasure."""
    match move["move"]:
        case "take":
            return of_take(seen)
        case "decline":
            return of_decline(seen)
    return of_aim(imagine(seen, buffer_of(new_rng(0))), move["at"])  # all cards lie open: there is one such state


def of_take(seen: View) -> Consequence | None:
    """EX-06, EX-07, EX-R5: how many of the unseen cards pass 28, or 8 where that can still be made; nothing past 28."""
    assert seen.seat is not None
    total = (seen.totals[seen.seat] or (0,))[0]
    goal = FIRST if total <= FIRST else SECOND
    high = sum(seen.unseen[card] for card in range(LOWEST, KINDS) if total + lowest_value(card) > goal)
    if not high or total > SECOND:
        return None
    return Consequence(f"consequence-take-past-{goal}", {"count": high, "unseen": sum(seen.unseen)})


def of_decline(seen: View) -> Consequence | None:
    """EX-05, EX-09: the round ends when nobody has taken a card in the dealer's pass."""
    others = offered_after(seen)
    if not seen.took and not others:
        return Consequence("consequence-decline-ends")
    if seen.passing_is_final:
        return Consequence("consequence-decline-final")
    return None if seen.took else Consequence("consequence-decline", {"seats": others, "count": len(others)})


def offered_after(seen: Any) -> list[int]:
    """EX-05: the seats that are still offered a card in this dealer's pass; the rule reads only open fields."""
    found: list[int] = []
    seat = seen.turn
    while seat not in (seen.dealer, NOBODY):
        seat = next_offered(seen, left_neighbour(seen, seat))
        found += [seat] if seat != NOBODY else []
    return found


def of_aim(state: State, aim: int) -> Consequence:
    """EX-12 to EX-17: what the choice brings, by whatever the seats choose that are still to be asked."""
    later = [
        seat
        for seat in range(state.seats)
        if seat != state.turn and state.aim[seat] == NO_AIM and can_share(state, seat, FIRST)
    ]
    brings = [points_after(state, aim, later, treasures) for treasures in product((FIRST, SECOND), repeat=len(later))]
    if min(brings) == max(brings):
        return Consequence("consequence-aim", {"points": brings[0]})
    return Consequence(
        "consequence-aim-if", {"points": max(brings), "least": min(brings), "seats": later, "count": len(later)}
    )


def points_after(state: State, aim: int, later: Sequence[int], treasures: Sequence[int]) -> int:
    """Returns what the seat that chooses now would win."""
    after: Any = MEMORY.copy(state)
    after.aim[state.turn] = aim
    for seat, chosen in zip(later, treasures, strict=True):
        after.aim[seat] = chosen
    share_treasures(after)
    return points(after)[state.turn] - points(state)[state.turn]
