"""What a seat sees: its own hand, and everything that lies open.

The cards of the heap were all seen, so they are listed. When the heap becomes the stock, a player with a perfect memory
could tell some cards of the old hands from those of the new stock; views do not carry that memory: for them, all cards
that lie nowhere in sight are alike.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from fiveleaf.engine import contract
from fiveleaf.engine.layout import Memory, Row
from fiveleaf.engine.view import common, restored, seat_or_nobody, seat_or_none
from fiveleaf.games.lucky_hand import rules
from fiveleaf.games.lucky_hand.material import BONUS_KINDS, DICE, DICE_KINDS, KINDS, NEEDED, NO_CARD, SIDES
from fiveleaf.games.lucky_hand.notation import CARDS as NAMES
from fiveleaf.games.lucky_hand.rules.bonus import taken_off, winning_sides
from fiveleaf.games.lucky_hand.state import NO_ROLL, NOT_ASKED, NOTHING, STAKED, TO_ROLL, Ending, Phase, State

MEMORY = Memory(State)


class View(contract.View, frozen=True, kw_only=True):
    """A game as one seat sees it; cards by their names in the notation, in its order."""

    clock: int | None  # minutes, in a game by the clock
    rounds: int | None  # full rounds, in a game by rounds
    rounds_left: int | None  # of those, with the one under way
    may_pass: bool  # a seat that holds cards may pass
    time_is_up: bool  # the card being played is the last one
    turn: int | None  # whose turn
    played: str | None  # the card that is being resolved
    target: int | None  # who has to answer it
    stock: int  # cards in the stock
    heap: tuple[str, ...]  # cards on the heap
    hand: tuple[str, ...]  # the seat's own cards
    sides: tuple[int | None, ...]  # per card of that hand, how many of the 20 sides would win it now; None: no bonus
    die: int  # its sides
    needed: dict[str, int]  # the lowest roll that wins each bonus card, as printed on it
    hands: tuple[int, ...]  # cards in hand per seat
    pots: tuple[tuple[str, ...], ...]  # bonus cards won per seat
    penalties: tuple[tuple[str, ...], ...]  # dice penalties that lie before each seat
    minus: tuple[int, ...]  # what these take off a roll for each seat's bonus cards
    qualified: tuple[bool, ...]  # whether a seat may play cards
    bans: tuple[int, ...]  # turns that each seat still misses
    immunities: tuple[int, ...]  # turns that each seat's immunity lasts
    stakes: tuple[tuple[str, ...] | None, ...]  # per seat the card staked, or none; None where that is not known
    rolls: tuple[int | None, ...]  # per seat the roll for the stakes; 0 where it is still to come, None where none is
    unseen: tuple[str, ...]  # the cards in the stock and the others' hands


def view(state: State, seat: int | None) -> View:
    """LH-07, LH-19, LH-R7: pots and heap lie open; hands are their owners', and stakes too until all have answered."""
    everyone = range(state.seats)
    hand = [state.hand[seat, card] if seat is not None else 0 for card in range(KINDS)]
    return View(
        **common("lucky-hand", rules, Phase, Ending, state, seat),
        clock=state.clock or None,
        rounds=state.rounds or None,
        rounds_left=state.rounds_left if state.rounds else None,
        may_pass=bool(state.may_pass),
        time_is_up=bool(state.time_is_up),
        turn=seat_or_none(state.turn),
        played=None if state.played == NO_CARD else NAMES[state.played],
        target=seat_or_none(state.target),
        stock=state.left,
        heap=names_of(state.heap[card] for card in range(KINDS)),
        hand=names_of(hand),
        sides=tuple(winning_sides_of(state, seat, name) for name in names_of(hand)),
        die=SIDES,
        needed=dict(zip(NAMES[:BONUS_KINDS], NEEDED, strict=True)),
        hands=tuple(state.cards[owner] for owner in everyone),
        pots=tuple(names_of(state.pot[owner, card] for card in range(BONUS_KINDS)) for owner in everyone),
        penalties=tuple(dice_penalties(state, owner) for owner in everyone),
        minus=tuple(taken_off(state, owner) for owner in everyone),
        qualified=tuple(bool(state.qualified[owner]) for owner in everyone),
        bans=tuple(state.banned[owner] for owner in everyone),
        immunities=tuple(state.immunity[owner] for owner in everyone),
        stakes=tuple(known_stake(state, seat, owner) for owner in everyone),
        rolls=tuple(known_roll(state, owner) for owner in everyone),
        unseen=unseen_cards(state, seat),
    )


def answered(seen: View, move: Mapping[str, Any]) -> View:
    """LH-R7: the seat's view after its own stake, which the others do not see before all have answered."""
    if seen.phase != "stake":
        return seen
    own = () if move["card"] is None else (move["card"],)
    return replace(seen, stakes=tuple(own if owner == seen.seat else stake for owner, stake in enumerate(seen.stakes)))


def names_of(counts: Iterable[int], first: int = 0) -> tuple[str, ...]:
    """Returns counts per kind as names, each repeated by its count."""
    return tuple(NAMES[first + kind] for kind, count in enumerate(counts) for _ in range(count))


def winning_sides_of(state: State, seat: int | None, name: str) -> int | None:
    """LH-07: the odds of a bonus card in the seat's hand."""
    card = NAMES.index(name)
    return None if seat is None or card >= BONUS_KINDS else winning_sides(state, seat, card)


def dice_penalties(state: State, owner: int) -> tuple[str, ...]:
    """LH-12: what lies before the owner."""
    return names_of((state.lying[owner, kind] for kind in range(DICE_KINDS)), DICE)


def known_stake(state: State, seat: int | None, owner: int) -> tuple[str, ...] | None:
    """LH-R7: the owner's stake, if it has been shown or is the seat's own."""
    stake = state.stake[owner]
    if stake == NOT_ASKED or (state.phase == Phase.STAKE and owner != seat):
        return None
    return () if stake == NOTHING else (NAMES[stake - STAKED],)


def known_roll(state: State, owner: int) -> int | None:
    """LH-R7: everybody sees the die."""
    roll = state.roll[owner]
    return None if roll == NO_ROLL else max(roll, 0)


def unseen_cards(state: State, seat: int | None) -> tuple[str, ...]:
    """Returns the stock and the hands of all others."""
    others = [other for other in range(state.seats) if other != seat]
    return names_of(state.stock[card] + sum(state.hand[other, card] for other in others) for card in range(KINDS))


def question(seen: View) -> dict[str, Any]:
    """Returns the parameters of the open question: the card, who plays it, whether a pass is possible."""
    match seen.phase:
        case "turn":
            return {"may_pass": "yes" if seen.may_pass or not seen.hand else "no"}
        case "counter":
            return {"card": seen.played, "seat": seen.turn}
        case "stake":
            return {"seat": seen.turn}
    return {}


def imagine(seen: View, rng: Row) -> State:
    """Returns a full state that fits the view: the unseen cards are redealt to the others' hands and the stock."""
    state = restored(MEMORY, Phase, Ending, seen)
    state.clock = seen.clock or 0
    state.rounds = seen.rounds or 0
    state.rounds_left = seen.rounds_left or 0
    state.may_pass = seen.may_pass
    state.time_is_up = seen.time_is_up
    state.turn = seat_or_nobody(seen.turn)
    state.played = NO_CARD if seen.played is None else NAMES.index(seen.played)
    state.target = seat_or_nobody(seen.target)
    for name in seen.heap:
        state.heap[NAMES.index(name)] += 1
    for name in seen.unseen:
        state.stock[NAMES.index(name)] += 1
    for owner in range(seen.seats):
        restore_seat(state, seen, owner)
    state.left = len(seen.unseen)
    rules.redeal(state, seat_or_nobody(seen.seat), rng)
    return state


def restore_seat(state: State, seen: View, owner: int) -> None:
    """Restores what lies before one seat, and its hand if it is the viewer's."""
    state.cards[owner] = seen.hands[owner]
    state.qualified[owner] = seen.qualified[owner]
    state.banned[owner] = seen.bans[owner]
    state.immunity[owner] = seen.immunities[owner]
    for name in seen.pots[owner]:
        state.pot[owner, NAMES.index(name)] += 1
    for name in seen.penalties[owner]:
        state.lying[owner, NAMES.index(name) - DICE] += 1
    for name in seen.hand if owner == seen.seat else ():
        state.hand[owner, NAMES.index(name)] += 1
    stake, roll = seen.stakes[owner], seen.rolls[owner]
    if stake is not None:
        state.stake[owner] = STAKED + NAMES.index(stake[0]) if stake else NOTHING
    if roll is not None:
        state.roll[owner] = roll or TO_ROLL
