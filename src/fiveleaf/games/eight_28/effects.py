"""What an event did to the cards and gems, as one viewer may see it."""

from __future__ import annotations

from typing import Final

from fiveleaf.engine.contract import Event
from fiveleaf.engine.effects import Effect, Gained, Moved, Suspense, Turned, Viewer, Won, gathered, sees
from fiveleaf.games.eight_28.material import FIRST, JACKPOT, KINDS, NO_CARD, SECOND
from fiveleaf.games.eight_28.notation import CARD_CODES, CARD_WORDS
from fiveleaf.games.eight_28.state import Phase, State

PLACES: Final = ("deck", "down/<seat>", "shown/<seat>", "reserve", "middle", "gems/<seat>")
PIECES: Final = (*CARD_CODES, "blue", "red")
TREASURES: Final = {FIRST: "8", SECOND: "28", JACKPOT: "jackpot"}


def effects(before: State, event: Event, after: State, viewer: Viewer) -> list[Effect]:
    """EX-02, EX-06: a face-down card is known to its owner alone, until the showdown."""
    made = dealt(event, viewer) + placed_gems(before, after)
    if before.phase in (Phase.OFFER, Phase.DRAW) and is_showdown(before, after):
        made.append(Suspense("showdown"))
        made += [Turned(CARD_WORDS[before.down[seat]], f"down/{seat}") for seat in range(before.seats)]
    if after.rounds > before.rounds:
        made += shared(before, after)
        if not after.ending:
            made += gathered(cards_lying(before), made, "deck")
    return made


def dealt(event: Event, viewer: Viewer) -> list[Effect]:
    """EX-02, EX-06: a card comes from the deck, face down or face up."""
    match event.get("chance"):
        case "deal":
            owner = event["seat"]
            return [Moved(event["card"] if sees(viewer, owner) else None, "deck", f"down/{owner}")]
        case "draw":
            return [Moved(event["card"], "deck", f"shown/{event['seat']}")]
    return []


def placed_gems(before: State, after: State) -> list[Effect]:
    """EX-04: a dealer's pass begins with a gem; passes in which nobody can be offered a card follow at once."""
    placed = {"blue": before.blue_reserve - after.blue_reserve, "red": before.red_reserve - after.red_reserve}
    return [Moved(colour, "reserve", "middle", count) for colour, count in placed.items() if count]


def is_showdown(before: State, after: State) -> bool:
    """EX-10: the cards are turned up, and the treasures are chosen or shared."""
    return after.rounds > before.rounds or after.phase == Phase.AIM


def shared(before: State, after: State) -> list[Effect]:
    """EX-11 to EX-18: who wins which treasure, and the gems that go with it."""
    won: list[Effect] = []
    for aim, treasure in TREASURES.items():
        totals = {seat: after.past_total[seat] for seat in range(after.seats) if after.past_aim[seat] == aim}
        best = tuple(seat for seat, total in totals.items() if total == max(totals.values()))
        won += [Won(best, treasure)] if best else []
    for seat in range(after.seats):
        gems = {"blue": after.blue[seat] - before.blue[seat], "red": after.red[seat] - before.red[seat]}
        won += [Moved(colour, "middle", f"gems/{seat}", count) for colour, count in gems.items() if count]
        won += [Gained(seat, "points", after.past_points[seat])] if after.past_points[seat] else []
    return won


def cards_lying(before: State) -> dict[str, int]:
    """Returns the cards before the seats."""
    lying = {f"down/{seat}": int(before.down[seat] != NO_CARD) for seat in range(before.seats)}
    shown = {f"shown/{seat}": sum(before.shown[seat, card] for card in range(KINDS)) for seat in range(before.seats)}
    return lying | shown
