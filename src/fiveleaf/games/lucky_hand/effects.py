"""What an event did to the cards, as one viewer may see it."""

from __future__ import annotations

from typing import Final

from fiveleaf.engine.contract import Event
from fiveleaf.engine.effects import Die, Effect, Gained, Moved, Rolled, Suspense, Viewer, Won, sees
from fiveleaf.games.lucky_hand.material import BAN, BONUS_KINDS, DICE, DICE_KINDS, IMMUNITY, MAX, POINTS, WORTH
from fiveleaf.games.lucky_hand.notation import CARDS
from fiveleaf.games.lucky_hand.rules.penalties import is_penalty
from fiveleaf.games.lucky_hand.state import STAKED, Phase, State

PLACES: Final = (
    "stock",
    "heap",
    "hand/<seat>",
    "played",  # the card that is being resolved
    "stake/<seat>",  # a bonus card in a max of points
    "pot/<seat>",
    "penalties/<seat>",  # dice penalties before a seat
    "immunity/<seat>",
    "die/<seat>",  # the die, where the seat has rolled it
)
PIECES: Final = CARDS
BETWEEN_CARDS: Final = (Phase.QUALIFY, Phase.TURN, Phase.OVER)  # in these no card is being resolved


def effects(before: State, event: Event, after: State, viewer: Viewer) -> list[Effect]:
    """LH-03: a card that is dealt or drawn is known to its owner alone."""
    made = dealt(event, viewer) if "card" in event and "chance" in event else resolved(before, event, after)
    if after.phase == Phase.DRAW:
        return made + reshuffled(before, event, after)
    return made + begun_turns(before, after, made) if after.phase in BETWEEN_CARDS else made


def dealt(event: Event, viewer: Viewer) -> list[Effect]:
    """LH-01, LH-03: a card comes from the stock."""
    owner = event["seat"]
    return [Moved(event["card"] if sees(viewer, owner) else None, "stock", f"hand/{owner}")]


def resolved(before: State, event: Event, after: State) -> list[Effect]:
    """Returns what a move or a roll does to the cards."""
    match event.get("chance") or event.get("move"):
        case "roll":
            return rolled(before, event["seat"], event["value"], after)
        case "play":
            return played(before, event["seat"], CARDS.index(event["card"]), event.get("target"))
        case "accept":
            return hit(before, before.played, event["seat"])
        case "counter":
            return [Moved(CARDS[before.played], "played", "heap"), *immune(before, event["seat"])]
        case "stake":
            return staked(event["seat"], event["card"], after)
    return []


# ── a card is played ─────────────────────────────────────────────────────────────────────────────


def played(before: State, seat: int, card: int, target: int | None) -> list[Effect]:
    """LH-06, LH-17, LH-R8: the card leaves the hand; what needs no roll and no answer happens at once."""
    if card == IMMUNITY:
        return immune(before, seat)
    made: list[Effect] = [Moved(CARDS[card], f"hand/{seat}", "played")]
    if target is None or not is_penalty(card):
        return made
    if before.immunity[target]:
        return [*made, Moved(CARDS[card], "played", "heap")]
    return made if before.qualified[target] else made + hit(before, card, target)


def immune(before: State, seat: int) -> list[Effect]:
    """LH-17, LH-R6: an immunity lies before the seat; an older one goes to the heap."""
    place = f"immunity/{seat}"
    older: list[Effect] = [Moved("immunity", place, "heap")] if before.immunity[seat] else []
    return [*older, Moved("immunity", f"hand/{seat}", place)]


def hit(before: State, card: int, target: int) -> list[Effect]:
    """LH-12, LH-14, LH-16: the penalty does what it says."""
    if card < POINTS:
        return [Moved(CARDS[card], "played", f"penalties/{target}")]
    used = Moved(CARDS[card], "played", "heap")
    if card >= BAN:
        return [used, Gained(target, "bans", 1 + card - BAN)]
    return [used, *handed_over(before, card - POINTS, target)]


def handed_over(before: State, bonus: int, target: int) -> list[Effect]:
    """LH-14, LH-15: the bonus card that changes pots, if there is one."""
    pairs = ((target, before.turn), (before.turn, target))
    giver, taker = next((pair for pair in pairs if before.pot[pair[0], bonus]), (None, None))
    if giver is None or taker is None:
        return []
    moved = Moved(CARDS[bonus], f"pot/{giver}", f"pot/{taker}")
    return [moved, Gained(taker, "points", WORTH[bonus], giver)]


# ── the die ──────────────────────────────────────────────────────────────────────────────────────


def rolled(before: State, seat: int, value: int, after: State) -> list[Effect]:
    """LH-04, LH-07, LH-08: the die falls, and decides about a bonus card or about stakes."""
    made: list[Effect] = [Rolled((Die("d20", value),), f"die/{seat}")]
    if before.phase == Phase.BONUS_ROLL:
        return [Suspense("bonus"), *made, *bonus_settled(before, seat, after)]
    if before.phase == Phase.MAX_ROLL and after.phase != Phase.MAX_ROLL:
        return [Suspense("max"), *made, *max_settled(before, after)]
    return made


def bonus_settled(before: State, seat: int, after: State) -> list[Effect]:
    """LH-07, LH-12: the card is won or lost, and the dice penalties are used up."""
    card = before.played
    won = after.pot[seat, card] > before.pot[seat, card]
    made: list[Effect] = [Won((seat,) if won else (), "bonus")]
    made.append(Moved(CARDS[card], "played", f"pot/{seat}" if won else "heap"))
    made += [Gained(seat, "points", WORTH[card])] if won else []
    for kind in range(DICE_KINDS):
        if before.lying[seat, kind]:
            made.append(Moved(CARDS[DICE + kind], f"penalties/{seat}", "heap", before.lying[seat, kind]))
    return made


def staked(seat: int, card: str | None, after: State) -> list[Effect]:
    """LH-08, LH-11: the card that is put in; where nobody has put one in, the max card is used up."""
    made: list[Effect] = [] if card is None else [Moved(card, f"hand/{seat}", f"stake/{seat}")]
    if after.phase not in (Phase.STAKE, Phase.MAX_ROLL):
        made.append(Moved(CARDS[MAX], "played", "heap"))
    return made


def max_settled(before: State, after: State) -> list[Effect]:
    """LH-08, LH-09, LH-11: all stakes go to one pot, a single one perhaps to the heap."""
    stakes = {seat: before.stake[seat] - STAKED for seat in range(before.seats) if before.stake[seat] >= STAKED}
    grown = [seat for seat in stakes if pot_size(after, seat) > pot_size(before, seat)]
    target = f"pot/{grown[0]}" if grown else "heap"
    made: list[Effect] = [Won(tuple(grown), "max" if len(stakes) > 1 else "bonus")]
    made += [Moved(CARDS[card], f"stake/{seat}", target) for seat, card in stakes.items()]
    made += [Gained(seat, "points", sum(WORTH[card] for card in stakes.values())) for seat in grown]
    return [*made, Moved(CARDS[MAX], "played", "heap")]


def pot_size(state: State, seat: int) -> int:
    """Returns how many bonus cards the seat has won."""
    return sum(state.pot[seat, card] for card in range(BONUS_KINDS))


# ── after the card ───────────────────────────────────────────────────────────────────────────────


def reshuffled(before: State, event: Event, after: State) -> list[Effect]:
    """LH-19, LH-R9: the heap becomes the stock when a card is needed."""
    came = after.left - before.left + ("card" in event and "chance" in event)
    return [Moved(None, "heap", "stock", came)] if came else []


def begun_turns(before: State, after: State, made: list[Effect]) -> list[Effect]:
    """LH-16, LH-17: turns begin and are missed until a seat can act; immunities wear off."""
    given = {effect.seat: effect.amount for effect in made if isinstance(effect, Gained) and effect.what == "bans"}
    laid = {effect.target for effect in made if isinstance(effect, Moved)}
    passed: list[Effect] = []
    for seat in range(before.seats):
        place = f"immunity/{seat}"
        if (before.immunity[seat] or place in laid) and not after.immunity[seat]:
            passed.append(Moved("immunity", place, "heap"))
        missed = before.banned[seat] + given.get(seat, 0) - after.banned[seat]
        passed += [Gained(seat, "bans", -missed)] if missed else []
    return passed
