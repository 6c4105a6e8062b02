"""What a choice costs or risks, from the seat's view."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product

from fiveleaf.engine.contract import Consequence, Event
from fiveleaf.games.lucky_five.material import CARD_NAMES, DICE_NAMES, FACES, LUCKY_FIVE
from fiveleaf.games.lucky_five.rules.scoring import points_for
from fiveleaf.games.lucky_five.view import View


def consequences(seen: View, legal: Sequence[Event]) -> list[Consequence | None]:
    """Returns one for each legal move, or None."""
    return [consequence(seen, move) for move in legal]


def consequence(seen: View, move: Event) -> Consequence | None:
    """L5-06 to L5-14: how likely a call is right, what a stake can win, what going on risks."""
    match move["move"]:
        case "choose":
            return of_dice(seen, "choose", move["dice"])
        case "reroll":
            return of_reroll(seen, move["die"])
        case "stake":
            return of_stake(seen, move["chip"])
        case "call":
            return of_call(seen, move["bet"])
        case "stop":
            return Consequence("consequence-stop", {"points": seen.would_be.points})
    return Consequence("consequence-go-on", {"points": seen.would_be.points})


def of_dice(seen: View, key: str, dice: Sequence[str]) -> Consequence:
    """L5-06, L5-07, L5-10: how many rolls of these dice the better call gets right."""
    total = sum(shown(seen, die) for die in dice)
    lower, higher, rolls = rolls_around(len(dice), total)
    whose = "own" if seen.seat == seen.turn else "other"
    facts = {"sum": total, "right": max(lower, higher), "rolls": rolls, "whose": whose, "seat": seen.turn}
    return Consequence(f"consequence-{key}", facts)


def of_reroll(seen: View, die: str | None) -> Consequence:
    """L5-13: what the three dice can make after one of them is rolled again."""
    if die is None:
        return of_dice(seen, "reroll-nothing", DICE_NAMES)
    rest = sum(shown(seen, other) for other in DICE_NAMES if other != die)
    return Consequence("consequence-reroll", {"low": rest + 1, "high": rest + FACES})


def of_stake(seen: View, chip: int) -> Consequence:
    """L5-08, L5-11, L5-12, L5-14, L5-R3: what the pile would be worth, and whether it has to be taken at once."""
    lucky = seen.card == CARD_NAMES[LUCKY_FIVE]
    points = points_for(seen.would_be.cards, seen.would_be.chips + chip, lucky)
    is_last_chip = sum(seen.chips[seen.turn]) == 1
    key = "consequence-stake-last" if is_last_chip else "consequence-stake-lucky" if lucky else "consequence-stake"
    return Consequence(key, {"points": points})


def of_call(seen: View, bet: str) -> Consequence:
    """L5-09, L5-10: how many rolls make the call right."""
    lower, higher, rolls = rolls_around(len(seen.bet_dice), seen.before or 0)
    right = higher if bet == "higher" else lower
    return Consequence("consequence-call", {"right": right, "rolls": rolls}, warning=right == 0)


def shown(seen: View, die: str) -> int:
    """Returns how a die lies."""
    return seen.dice[DICE_NAMES.index(die)] or 0


@cache
def rolls_around(dice: int, total: int) -> tuple[int, int, int]:
    """L5-09, L5-10: how many rolls of so many dice are below a total and above it, of how many."""
    sums = [sum(roll) for roll in product(range(1, FACES + 1), repeat=dice)]
    return sum(one < total for one in sums), sum(one > total for one in sums), len(sums)
