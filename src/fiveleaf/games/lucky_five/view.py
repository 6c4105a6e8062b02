"""What a seat sees: everything but the order of the stock, which nobody knows."""

from __future__ import annotations

from typing import Any

import msgspec

from fiveleaf.engine import contract
from fiveleaf.engine.layout import Memory, Row
from fiveleaf.engine.view import common, member, restored, seat_or_none
from fiveleaf.games.lucky_five import rules
from fiveleaf.games.lucky_five.material import (
    CARD_NAMES,
    CHIP_KINDS,
    DICE,
    DICE_NAMES,
    EXCLAMATION_MARKS,
    KINDS,
    LUCKY_FIVE,
    QUESTION_MARKS,
)
from fiveleaf.games.lucky_five.notation import BETS, card_words, dice_words
from fiveleaf.games.lucky_five.rules.bet import chips_on_table
from fiveleaf.games.lucky_five.rules.scoring import points_for
from fiveleaf.games.lucky_five.rules.seats import right_neighbour
from fiveleaf.games.lucky_five.rules.turn import chooser, count_cards
from fiveleaf.games.lucky_five.state import Bet, Ending, Phase, State

MEMORY = Memory(State)


class Pile(msgspec.Struct, frozen=True, kw_only=True):
    """Cards and chips that a seat has won in one turn."""

    cards: int
    counted: int  # cards that it counts as
    chips: int  # the sum of its chips
    lucky: bool  # won with a lucky five, so it counts as five cards
    points: int


class View(contract.View, frozen=True, kw_only=True):
    """A game as everybody sees it."""

    turn: int  # whose turn
    right_neighbour: int | None  # of that seat; None for the last player with chips
    card: str | None  # the card of this step
    chooser: int | None  # who chooses its dice, where it leaves them open
    bet_dice: tuple[str, ...]  # the dice of this step's bet, as far as they are known
    before: int | None  # their sum before they are rolled, once a stake is due
    called: str | None  # "higher" or "lower"
    to_roll: tuple[str, ...]  # the dice that are still to be rolled
    dice: tuple[int | None, ...]  # how red, orange and yellow lie
    turned: tuple[str, ...]  # the cards of this turn, kind by kind
    stock: tuple[int, ...]  # face-down cards per kind, slot 0 empty: known, since all others have been seen
    discard: tuple[int, ...]  # cards per kind in the second part of the shoe
    taken: tuple[int, ...]  # cards per kind in all piles
    on_table: tuple[int, ...]  # chips of 10, 50 and 100 on the table
    chips: tuple[tuple[int, ...], ...]  # chips of 10, 50 and 100 that each seat still has
    piles: tuple[tuple[Pile, ...], ...]  # each seat's piles, in the order won
    would_be: Pile  # the pile that the running turn would make now


def view(state: State, seat: int | None) -> View:
    """Returns the view, which is the same for every seat and for a spectator."""
    everyone = range(state.seats)
    return View(
        **common("lucky-five", rules, Phase, Ending, state, seat),
        turn=state.turn,
        right_neighbour=seat_or_none(right_neighbour(state)),
        card=CARD_NAMES[state.card] or None,
        chooser=chooser(state) if state.card in (QUESTION_MARKS, EXCLAMATION_MARKS) else None,
        bet_dice=tuple(dice_words(state.bet_dice)),
        before=state.before or None,
        called=BETS.get(Bet(state.called)),
        to_roll=tuple(dice_words(state.to_roll)),
        dice=tuple(state.dice[die] or None for die in range(DICE)),
        turned=tuple(card_words(state.turned)),
        stock=tuple(state.stock[kind] for kind in range(KINDS)),
        discard=tuple(state.discard[kind] for kind in range(KINDS)),
        taken=tuple(state.taken[kind] for kind in range(KINDS)),
        on_table=tuple(state.on_table[chip] for chip in range(CHIP_KINDS)),
        chips=tuple(tuple(state.chips[owner, chip] for chip in range(CHIP_KINDS)) for owner in everyone),
        piles=tuple(piles_of(state, owner) for owner in everyone),
        would_be=pile_so_far(state),
    )


def is_open(state: State) -> bool:
    """Returns True: this game hides nothing."""
    return True


def pile_so_far(state: State) -> Pile:
    """L5-11, L5-14: the cards of the turn with all chips on the table; a lucky five counts if its call is right."""
    return pile_of(count_cards(state.turned), chips_on_table(state), state.card == LUCKY_FIVE)


def piles_of(state: State, owner: int) -> tuple[Pile, ...]:
    """Returns the seat's piles, in the order won."""
    return tuple(
        pile_of(state.pile_cards[owner, pile], state.pile_chips[owner, pile], bool(state.pile_lucky[owner, pile]))
        for pile in range(state.piles[owner])
    )


def pile_of(cards: int, chips: int, lucky: bool) -> Pile:
    """L5-14: a pile and what it is worth."""
    counted, points = points_for(cards, 1, lucky), points_for(cards, chips, lucky)
    return Pile(cards=cards, counted=counted, chips=chips, lucky=lucky, points=points)


def question(seen: View) -> dict[str, Any]:
    """Returns the parameters of the open question."""
    match seen.phase:
        case "choose":
            return {"whose": "own" if seen.asked == (seen.turn,) else "other", "seat": seen.turn}
        case "reroll":
            return {"seat": seen.turn, "sum": sum(value or 0 for value in seen.dice)}
        case "stake" | "call":
            return {"dice": list(seen.bet_dice), "count": len(seen.bet_dice), "sum": seen.before}
        case "go-on":
            pile = seen.would_be
            return {"cards": pile.cards, "chips": pile.chips, "points": pile.points}
    return {}


def imagine(seen: View, rng: Row) -> State:
    """Returns the only state that fits the view, because the view shows everything that a state holds."""
    state = restored(MEMORY, Phase, Ending, seen)
    state.turn = seen.turn
    state.card = CARD_NAMES.index(seen.card or "")
    state.bet_dice = dice_set(seen.bet_dice)
    state.before = seen.before or 0
    state.called = member(Bet, seen.called)
    state.to_roll = dice_set(seen.to_roll)
    for die in range(DICE):
        state.dice[die] = seen.dice[die] or 0
    for kind in range(KINDS):
        state.stock[kind] = seen.stock[kind]
        state.turned[kind] = seen.turned.count(CARD_NAMES[kind])
        state.discard[kind] = seen.discard[kind]
        state.taken[kind] = seen.taken[kind]
    for chip in range(CHIP_KINDS):
        state.on_table[chip] = seen.on_table[chip]
    for owner in range(seen.seats):
        restore_seat(state, seen, owner)
    return state


def restore_seat(state: State, seen: View, owner: int) -> None:
    """Restores the chips and piles of one seat."""
    for chip in range(CHIP_KINDS):
        state.chips[owner, chip] = seen.chips[owner][chip]
    state.piles[owner] = len(seen.piles[owner])
    for index, pile in enumerate(seen.piles[owner]):
        state.pile_cards[owner, index] = pile.cards
        state.pile_chips[owner, index] = pile.chips
        state.pile_lucky[owner, index] = pile.lucky


def dice_set(names: tuple[str, ...]) -> int:
    """Returns a set of dice as bits."""
    return sum(1 << DICE_NAMES.index(name) for name in names)
