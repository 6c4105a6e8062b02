"""What a seat sees: everything but the others' face-down cards, and those too from the showdown on."""

from __future__ import annotations

from typing import Any, Final

import msgspec
import numpy as np

from fiveleaf.engine import contract
from fiveleaf.engine.layout import Memory, Row, buffer_of
from fiveleaf.engine.view import common, restored, seat_or_nobody, seat_or_none
from fiveleaf.games.eight_28 import rules
from fiveleaf.games.eight_28.material import (
    EXTRA,
    FIFTEEN_ONES,
    FIRST,
    JACKPOT,
    KINDS,
    LOWEST,
    MAX_SEATS,
    NO_AIM,
    NO_CARD,
    ONE_OR_ELEVEN,
    SECOND,
    SIXTEEN_ONES,
)
from fiveleaf.games.eight_28.notation import CARD_CODES, CARD_WORDS
from fiveleaf.games.eight_28.rules.gems import treasure_value
from fiveleaf.games.eight_28.rules.offers import take_from_deck
from fiveleaf.games.eight_28.rules.showdown import share_treasures
from fiveleaf.games.eight_28.rules.totals import count_elevens, lay_open, lowest_total, nearest_total
from fiveleaf.games.eight_28.rules.unseen import are_cards_open
from fiveleaf.games.eight_28.state import Ending, Phase, State

MEMORY: Final = Memory(State)
FACE_DOWN: Final = "?"  # a card that the seat may not see
DECK_WORDS: Final = {FIFTEEN_ONES: "fifteen-ones", SIXTEEN_ONES: "sixteen-ones"}
AIM_WORDS: Final = {NO_AIM: None, FIRST: "8", SECOND: "28", JACKPOT: "jackpot"}


class Share(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat had and won when a round ended."""

    card: str  # the face-down card, turned up
    aim: str | None  # "8", "28", "jackpot", or None for no part
    total: int  # the total that counted; without a part the lowest one
    points: int  # the value of the gems won


class Prospect(msgspec.Struct, frozen=True, kw_only=True):
    """One answer of the seat that chooses a treasure, by the choices made so far."""

    aim: str  # "8" or "28"
    total: int  # the total that would count
    points: int  # what it would win if no other seat chose after it


class View(contract.View, frozen=True, kw_only=True):
    """A round as one seat sees it. Cards are words of the notation; FACE_DOWN is one that the seat may not see."""

    deck: str  # "fifteen-ones" or "sixteen-ones"
    passing_is_final: bool
    rounds: int  # rounds played to the end
    last_round: bool  # a red gem was placed
    dealer: int | None  # who has the deck
    turn: int | None  # the seat that is dealt to, is offered a card or chooses
    took: bool  # whether a seat took a card in this dealer's pass
    left: int  # cards in the deck
    unseen: tuple[int, ...]  # cards per kind that the seat has not seen, in the deck or face down; slot 0 empty
    down: tuple[str | None, ...]  # each seat's face-down card, None before it is dealt
    shown: tuple[tuple[str, ...], ...]  # each seat's face-up cards, lowest first
    out: tuple[bool, ...]  # who is out of the round
    passed: tuple[bool, ...]  # who is not offered again, where passing is final
    aims: tuple[str | None, ...]  # "8", "28" or "jackpot", as far as chosen
    open_totals: tuple[tuple[int, ...], ...]  # every reading of each seat's face-up cards
    totals: tuple[tuple[int, ...] | None, ...]  # every reading of all cards, None where one is not seen
    blue_reserve: int
    red_reserve: int
    blue_middle: int
    red_middle: int
    blue: tuple[int, ...]  # gems won per seat
    red: tuple[int, ...]
    treasure: int  # what each of the two treasures would be worth now
    prospects: tuple[Prospect, ...]  # for the seat that chooses a treasure; else empty
    last_share: tuple[Share, ...] | None  # how the round before ended; when the game is over, this one


def view(state: State, seat: int | None) -> View:
    """EX-02, EX-10: the seat sees its own face-down card, and the others' from the showdown on."""
    everyone = range(state.seats)
    return View(
        **common("8-28", rules, Phase, Ending, state, seat),
        deck=DECK_WORDS[state.deck],
        passing_is_final=bool(state.passing_is_final),
        rounds=state.rounds,
        last_round=bool(state.last_round),
        dealer=seat_or_none(state.dealer),
        turn=seat_or_none(state.turn),
        took=bool(state.took),
        left=state.left,
        unseen=unseen_cards(state, seat),
        down=tuple(known_card(state, seat, owner) for owner in everyone),
        shown=tuple(open_cards(state, owner) for owner in everyone),
        out=tuple(bool(state.out[owner]) for owner in everyone),
        passed=tuple(bool(state.passed[owner]) for owner in everyone),
        aims=tuple(AIM_WORDS[state.aim[owner]] for owner in everyone),
        open_totals=tuple(readings(state.open_total[owner], state.shown[owner, ONE_OR_ELEVEN]) for owner in everyone),
        totals=tuple(known_totals(state, seat, owner) for owner in everyone),
        blue_reserve=state.blue_reserve,
        red_reserve=state.red_reserve,
        blue_middle=state.blue_middle,
        red_middle=state.red_middle,
        blue=tuple(state.blue[owner] for owner in everyone),
        red=tuple(state.red[owner] for owner in everyone),
        treasure=treasure_value(state),
        prospects=(prospect(state, FIRST), prospect(state, SECOND)) if state.phase == Phase.AIM else (),
        last_share=tuple(share_of(state, owner) for owner in everyone) if state.rounds else None,
    )


def may_see(state: State, seat: int | None, owner: int) -> bool:
    """EX-02, EX-10: whether the seat may know the owner's face-down card."""
    return owner == seat or are_cards_open(state)


def known_card(state: State, seat: int | None, owner: int) -> str | None:
    """Returns the owner's face-down card as the seat sees it."""
    card = state.down[owner]
    if card == NO_CARD:
        return None
    return CARD_WORDS[card] if may_see(state, seat, owner) else FACE_DOWN


def unseen_cards(state: State, seat: int | None) -> tuple[int, ...]:
    """Returns the deck and the face-down cards that the seat may not see,  together, by kind."""
    heap = [state.stock[card] for card in range(KINDS)]
    for owner in range(state.seats):
        if state.down[owner] != NO_CARD and not may_see(state, seat, owner):
            heap[state.down[owner]] += 1
    return tuple(heap)


def open_cards(state: State, owner: int) -> tuple[str, ...]:
    """Returns the owner's face-up cards."""
    return tuple(CARD_WORDS[card] for card in range(LOWEST, KINDS) for _ in range(state.shown[owner, card]))


def readings(lowest: int, elevens: int) -> tuple[int, ...]:
    """EX-06: every total that cards can make, a 1/11 read either way."""
    return tuple(lowest + EXTRA * count for count in range(elevens + 1))


def known_totals(state: State, seat: int | None, owner: int) -> tuple[int, ...] | None:
    """Returns every reading of all the owner's cards, where the seat may see them."""
    if state.down[owner] == NO_CARD or not may_see(state, seat, owner):
        return None
    return readings(lowest_total(state, owner), count_elevens(state, owner))


def prospect(state: State, aim: int) -> Prospect:
    """EX-11 to EX-16: the treasures shared by the choices made so far and this one."""
    after = MEMORY.copy(state)
    chooser = state.turn
    after.aim[chooser] = aim
    share_treasures(after)
    return Prospect(
        aim=str(aim),
        total=nearest_total(state, chooser, aim),
        points=points(after)[chooser] - points(state)[chooser],
    )


def points(state: State) -> list[int]:
    """Returns the scores as a list."""
    buffer = buffer_of(np.zeros(MAX_SEATS, dtype=np.int64))
    rules.scores(state, buffer)
    return [buffer[seat] for seat in range(state.seats)]


def share_of(state: State, owner: int) -> Share:
    """Returns the owner's result of the last finished round."""
    return Share(
        card=CARD_WORDS[state.past_card[owner]],
        aim=AIM_WORDS[state.past_aim[owner]],
        total=state.past_total[owner],
        points=state.past_points[owner],
    )


def question(seen: View) -> dict[str, Any]:
    """Returns the parameters of the open question: the seat's own totals, or what either treasure would bring."""
    if seen.phase == "offer":
        totals = seen.totals[seen.asked[0]] or ()
        return {"totals": " / ".join(map(str, totals))}
    if seen.phase == "aim":
        first, second = seen.prospects
        return {
            "treasure": seen.treasure,
            "first_total": first.total,
            "first_points": first.points,
            "second_total": second.total,
            "second_points": second.points,
        }
    return {}


def imagine(seen: View, rng: Row) -> State:
    """Returns a full state that fits the view: every unseen card is as likely as any other to lie face down."""
    state = restored(MEMORY, Phase, Ending, seen)
    state.deck = code_of(DECK_WORDS, seen.deck)
    state.passing_is_final = seen.passing_is_final
    state.rounds = seen.rounds
    state.last_round = seen.last_round
    state.dealer = seat_or_nobody(seen.dealer)
    state.turn = seat_or_nobody(seen.turn)
    state.took = seen.took
    state.blue_reserve = seen.blue_reserve
    state.red_reserve = seen.red_reserve
    state.blue_middle = seen.blue_middle
    state.red_middle = seen.red_middle
    state.left = sum(seen.unseen)
    for card in range(KINDS):
        state.stock[card] = seen.unseen[card]
    for owner in range(seen.seats):
        restore_seat(state, seen, owner)
    rules.redeal(state, seat_or_nobody(seen.seat), rng)
    return state


def restore_seat(state: State, seen: View, owner: int) -> None:
    """Restores what lies before one seat; a face-down card is any unseen one until the redeal."""
    state.out[owner] = seen.out[owner]
    state.passed[owner] = seen.passed[owner]
    state.aim[owner] = code_of(AIM_WORDS, seen.aims[owner])
    state.blue[owner] = seen.blue[owner]
    state.red[owner] = seen.red[owner]
    for card in seen.shown[owner]:
        lay_open(state, owner, CARD_CODES[card])
    down = seen.down[owner]
    if down == FACE_DOWN:
        state.down[owner] = next(card for card in range(KINDS) if state.stock[card])
        take_from_deck(state, state.down[owner])
    elif down is not None:
        state.down[owner] = CARD_CODES[down]
    if seen.last_share is not None:
        share = seen.last_share[owner]
        state.past_card[owner] = CARD_CODES[share.card]
        state.past_aim[owner] = code_of(AIM_WORDS, share.aim)
        state.past_total[owner] = share.total
        state.past_points[owner] = share.points


def code_of(words: dict[int, Any], word: str | None) -> int:
    """Returns the code of a word."""
    return next(code for code, known in words.items() if known == word)
