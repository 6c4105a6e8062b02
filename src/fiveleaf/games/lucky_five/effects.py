"""What an event did to cards, chips and dice; nothing is hidden here, so every viewer sees the same."""

from __future__ import annotations

from typing import Final

from fiveleaf.engine.contract import Event
from fiveleaf.engine.effects import Die, Effect, Gained, Moved, Rolled, Suspense, Viewer, Won
from fiveleaf.games.lucky_five.material import CARD_NAMES, CHIP_KINDS, CHIP_VALUES, KINDS
from fiveleaf.games.lucky_five.rules.scoring import chips_held, pile_points
from fiveleaf.games.lucky_five.rules.turn import count_cards
from fiveleaf.games.lucky_five.state import Ending, Phase, State

PLACES: Final = (
    "stock",
    "turned",  # the cards of this turn
    "discard",
    "table",  # the chips that were staked
    "chips/<seat>",
    "pile/<seat>/<index>",  # cards and chips
    "mat",  # the dice
)
HIGH_STAKE: Final = max(CHIP_VALUES)  # points on the table from which a roll is awaited with suspense
PIECES: Final = (*CARD_NAMES[1:], *CHIP_VALUES)


def effects(before: State, event: Event, after: State, viewer: Viewer) -> list[Effect]:
    """L5-04: a card is turned, a chip staked, a die rolled; then the bet may be settled and the turn be over."""
    made = happened(event)
    seat = before.turn
    if before.phase == Phase.ROLL and after.phase != Phase.ROLL:
        made = awaited(before) + made + settled(before, after, seat)
    if after.piles[seat] > before.piles[seat]:
        made += pile_taken(before, after, seat)
    if after.phase == Phase.CARD:
        made += reshuffled(before, after, made)
    elif after.ending == Ending.NO_CARD:
        made += [Gained(owner, "points", chips_held(after, owner)) for owner in range(after.seats)]
    return made


def happened(event: Event) -> list[Effect]:
    """L5-04, L5-08, L5-09: the card, the chip or the die of the event."""
    match event.get("chance") or event["move"]:
        case "turn":
            return [Moved(event["card"], "stock", "turned")]
        case "stake":
            return [Moved(event["chip"], f"chips/{event['seat']}", "table")]
        case "roll":
            return [Rolled((Die(event["die"], event["value"]),), "mat")]
    return []


def awaited(before: State) -> list[Effect]:
    """L5-11, L5-12: the die that settles a bet is awaited when much lies on the table."""
    staked = sum(before.on_table[chip] * CHIP_VALUES[chip] for chip in range(CHIP_KINDS))
    return [Suspense("high-stake")] if staked >= HIGH_STAKE else []


def settled(before: State, after: State, seat: int) -> list[Effect]:
    """L5-11, L5-12: the bet is won or lost; lost, the cards of the turn are discarded."""
    if after.phase == Phase.GO_ON or after.piles[seat] > before.piles[seat]:
        return [Won((seat,), "bet")]
    return [Won((), "bet"), *turned_cards(before, "discard")]


def turned_cards(before: State, target: str) -> list[Effect]:
    """The cards of the turn go there."""
    counts = [(CARD_NAMES[kind], before.turned[kind]) for kind in range(1, KINDS)]
    return [Moved(card, "turned", target, count) for card, count in counts if count]


def pile_taken(before: State, after: State, seat: int) -> list[Effect]:
    """L5-11, L5-14: the cards of the turn and all chips on the table become a pile, perhaps a lucky five."""
    index = before.piles[seat]
    place = f"pile/{seat}/{index}"
    chips = [(CHIP_VALUES[chip], before.on_table[chip]) for chip in range(CHIP_KINDS)]
    made = turned_cards(before, place) + [Moved(value, "table", place, count) for value, count in chips if count]
    lucky: list[Effect] = [Won((seat,), "lucky-five")] if after.pile_lucky[seat, index] else []
    return [*lucky, *made, Gained(seat, "points", pile_points(after, seat, index))]


def reshuffled(before: State, after: State, made: list[Effect]) -> list[Effect]:
    """L5-16, L5-R5: the discards become the stock when a card is needed."""
    lost = sum(effect.count for effect in made if isinstance(effect, Moved) and effect.target == "discard")
    count = count_cards(before.discard) + lost - count_cards(after.discard)
    return [Moved(None, "discard", "stock", count)] if count else []
