"""What a choice costs or risks, from the seat's view."""

from __future__ import annotations

from collections.abc import Sequence

from fiveleaf.engine.contract import Consequence, Event
from fiveleaf.games.lucky_hand.material import (
    BAN,
    BONUS_KINDS,
    DICE,
    IMMUNE_TURNS,
    IMMUNITY,
    MAX,
    MINUS,
    POINTS,
)
from fiveleaf.games.lucky_hand.notation import CARDS as NAMES
from fiveleaf.games.lucky_hand.view import View


def consequences(seen: View, legal: Sequence[Event]) -> list[Consequence | None]:
    """Returns one for each legal move, or None."""
    return [consequence(seen, move) for move in legal]


def consequence(seen: View, move: Event) -> Consequence | None:
    """LH-07 to LH-18: the roll that is needed, what a penalty does to its target, what a stake can lose."""
    match move["move"]:
        case "play":
            return of_card(seen, move["card"], move.get("target"))
        case "counter":
            return Consequence("consequence-counter", {"turns": IMMUNE_TURNS})
        case "accept":
            return of_accepting(seen)
        case "stake":
            return of_stake(seen, move["card"])
        case "pass":
            return Consequence("consequence-pass") if seen.hand else None
    return None


def of_card(seen: View, card: str, target: int | None) -> Consequence | None:
    """LH-07, LH-08, LH-17: a card that is played at nobody; else the penalty."""
    kind = NAMES.index(card)
    if target is not None:
        return of_penalty(seen, kind, target)
    if kind < BONUS_KINDS:
        return of_bonus(seen, card)
    if kind == MAX:
        return Consequence("consequence-max")
    return Consequence("consequence-immunity", {"turns": IMMUNE_TURNS}) if kind == IMMUNITY else None


def of_bonus(seen: View, card: str) -> Consequence | None:
    """LH-07, LH-12: the lowest roll that wins the card, penalties included."""
    assert seen.seat is not None
    lowest = seen.needed[card] + seen.minus[seen.seat]
    if lowest > seen.die:
        return Consequence("consequence-bonus-lost", warning=True)
    return Consequence("consequence-bonus", {"value": lowest}) if lowest > 1 else None


# ── penalties ────────────────────────────────────────────────────────────────────────────────────


def of_penalty(seen: View, kind: int, target: int) -> Consequence:
    """LH-12 to LH-18: what the penalty would do to the target, unless it is countered."""
    assert seen.seat is not None
    if seen.immunities[target]:
        return Consequence("consequence-immune", {"target": target}, warning=True)
    facts = {"target": target, "counter": "yes" if seen.qualified[target] else "no"}
    if kind >= BAN:
        return Consequence("consequence-ban", facts | {"turns": 1 + kind - BAN})
    if kind < POINTS:
        return Consequence("consequence-dice", facts | {"value": MINUS[kind - DICE]})
    bonus = NAMES[kind - POINTS]
    giver = giver_of(seen, bonus, target, seen.seat)
    if giver is None:
        return Consequence("consequence-nothing", {"target": target, "card": bonus})
    key = "consequence-gain" if giver == target else "consequence-give"
    return Consequence(key, facts | {"card": bonus}, warning=giver != target)


def giver_of(seen: View, bonus: str, target: int, player: int) -> int | None:
    """LH-14, LH-15: who has to give the bonus card: the target, without one the player of the penalty, or nobody."""
    if bonus in seen.pots[target]:
        return target
    return player if bonus in seen.pots[player] else None


def of_accepting(seen: View) -> Consequence | None:
    """LH-12, LH-14, LH-15, LH-16: what the penalty does to the seat itself."""
    if seen.seat is None or seen.turn is None or seen.played is None:
        return None
    kind = NAMES.index(seen.played)
    if kind >= BAN:
        return Consequence("consequence-accept-ban", {"turns": 1 + kind - BAN})
    if kind < POINTS:
        return Consequence("consequence-accept-dice", {"value": MINUS[kind - DICE]})
    bonus = NAMES[kind - POINTS]
    giver = giver_of(seen, bonus, seen.seat, seen.turn)
    if giver is None:
        return Consequence("consequence-nothing", {"target": seen.turn, "card": bonus})
    key = "consequence-accept-give" if giver == seen.seat else "consequence-accept-gain"
    return Consequence(key, {"seat": seen.turn, "card": bonus})


# ── a max of points ──────────────────────────────────────────────────────────────────────────────


def of_stake(seen: View, card: str | None) -> Consequence:
    """LH-08, LH-09: the highest roll takes all; a single staker needs the number on the card."""
    if card is None:
        return Consequence("consequence-stake-nothing")
    return Consequence("consequence-stake", {"value": seen.needed[card]})
