"""Positions of Lucky Jack in the words of the rule book, and the pieces that no event may lose."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

from fiveleaf.engine.contract import CHANCE
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.table import Table
from fiveleaf.engine.view import number_rows, numbers
from fiveleaf.games.lucky_jack import GAME
from fiveleaf.games.lucky_jack.material import CARDS, COPIES, EMPTY, HIGHEST, LOWEST, RANKS
from fiveleaf.games.lucky_jack.state import Phase, State
from tests.games.effects import begins_here

# options that change how it is played
VARIANTS: list[dict[str, Any]] = [{}, {"hands": 5, "first_seat": 1}]

SYMBOLS = CARDS[LOWEST:]
STOCK, DISCARD = "stock", "discard"  # where all cards lie that a position does not name


# ── cards ────────────────────────────────────────────────────────────────────────────────────────


def ranks(words: str) -> list[int]:
    """Cards in words, with a number before equal ones: `3 lemon bell` are four."""
    found: list[int] = []
    times = 1
    for word in words.split():
        if word.isdigit():
            times = int(word)
        else:
            found += [CARDS.index(word)] * times
            times = 1
    return found


def words(counts: Iterable[int]) -> str:
    """Counts per rank in words, the same way."""
    return " ".join(
        f"{count} {CARDS[rank]}" if count > 1 else CARDS[rank] for rank, count in enumerate(counts) if count
    )


def hand_of(table: Table, seat: int) -> str:
    """The cards that the seat holds."""
    return words(table.state.hand[seat, rank] for rank in range(RANKS))


def known_of(table: Table, seat: int) -> str:
    """The cards that all know to be in the seat's hand."""
    return words(table.state.known[seat, rank] for rank in range(RANKS))


def stock_of(table: Table) -> str:
    """The cards of the stock."""
    return words(table.state.stock[rank] for rank in range(RANKS))


def discard_of(table: Table) -> str:
    """The cards of the discard pile."""
    return words(table.state.discard[rank] for rank in range(RANKS))


# ── a hand under way ─────────────────────────────────────────────────────────────────────────────


def a_hand(
    *hands: str, top: str = "clover", stock: str = "", rest: str | int = STOCK, reshuffles: int = 0, **options: Any
) -> Table:
    """A table in the middle of a hand; seat 0 began and has the turn.

    The cards that are not named lie in the stock, under the top of the discard pile, or in the hand of a seat.
    """
    table = Table(GAME, len(hands), {"first_seat": 0, **options})
    state = table.state
    left = Counter(dict.fromkeys(range(LOWEST, HIGHEST + 1), COPIES))
    places: dict[str | int, list[int]] = {seat: ranks(hand) for seat, hand in enumerate(hands)}
    places |= {STOCK: ranks(stock), DISCARD: ranks(top)}
    for cards in places.values():
        left.subtract(cards)
    assert min(left.values()) >= 0
    places[rest] = [*places[rest], *left.elements()]
    lay_out(state, places)
    state.top = CARDS.index(top)
    state.reshuffles = reshuffles
    state.phase = Phase.TURN
    return begins_here(table)


def lay_out(state: State, places: dict[str | int, list[int]]) -> None:
    """The cards lie in these places, and every hand was dealt unseen."""
    state.left, state.discarded = len(places[STOCK]), len(places[DISCARD])
    for rank in range(LOWEST, HIGHEST + 1):
        state.stock[rank] = places[STOCK].count(rank)
        state.discard[rank] = places[DISCARD].count(rank)
        state.refill[rank] = state.stock[rank]
        for seat in range(state.seats):
            state.hand[seat, rank] = state.taken[seat, rank] = places[seat].count(rank)
            state.refill[rank] += state.taken[seat, rank]
    for seat in range(state.seats):
        state.hand_size[seat] = len(places[seat])


# ── what happens ─────────────────────────────────────────────────────────────────────────────────


def luck(table: Table, cards: str) -> None:
    """Luck brings these cards, one after the other."""
    for rank in ranks(cards):
        assert table.to_act == CHANCE
        table.resolve_code(rank)


def discard(table: Table, card: str) -> None:
    """The seat that has the turn discards the card."""
    table.play(table.to_act, {"move": "discard", "card": card})


def jackpot(table: Table, card: str) -> None:
    """The seat that has the turn discards the card and announces."""
    table.play(table.to_act, {"move": "jackpot", "card": card})


def draw(table: Table, card: str) -> None:
    """The seat that has the turn draws, and luck brings that card."""
    table.play(table.to_act, {"move": "draw"})
    luck(table, card)


def keep(table: Table) -> None:
    """The drawn card goes into the hand."""
    table.play(table.to_act, {"move": "keep"})


def put(table: Table) -> None:
    """The drawn card goes on the discard pile."""
    table.play(table.to_act, {"move": "put"})


def say(table: Table, **answers: str) -> None:
    """Seats answer a claim in the order given: `say(table, seat_2="take", seat_1="leave")`."""
    for name, answer in answers.items():
        table.play(int(name.removeprefix("seat_")), {"move": answer})


def deal_out(table: Table, *hands: str) -> None:
    """Luck deals every seat its hand, from the seat that begins."""
    waiting = [ranks(hand) for hand in hands]
    while table.state.phase == Phase.DEAL:
        table.resolve_code(waiting[table.state.turn].pop(0))


# ── what is legal ────────────────────────────────────────────────────────────────────────────────


def named(table: Table, move: str) -> list[str]:
    """The cards with which the seat that is to act may make that move."""
    return [legal["card"] for legal in table.legal_moves(table.to_act) if legal["move"] == move]


def plain_moves(table: Table, seat: int | None = None) -> list[str]:
    """The moves without a card that the seat may make, by default the seat that is to act."""
    legal = table.legal_moves(table.to_act if seat is None else seat)
    return [move["move"] for move in legal if "card" not in move]


def refused_by(table: Table, seat: int, **move: Any) -> str | None:
    """The clause that forbids the move; nothing has changed."""
    before = GAME.memory.content(table.state)
    with pytest.raises(Refused) as refused:
        table.play(seat, move)
    assert GAME.memory.content(table.state) == before
    return refused.value.clause


# ── conservation ─────────────────────────────────────────────────────────────────────────────────


def pieces(state: State) -> tuple[int, ...]:
    """How many cards of each symbol there are in the stock, on the discard pile, in hands and held apart."""
    hands = number_rows(state.hand)[: state.seats]
    counts = [sum(cards) for cards in zip(numbers(state.stock), numbers(state.discard), *hands, strict=True)]
    if state.held != EMPTY:
        counts[state.held] += 1
    return tuple(counts)


def places(state: State) -> Counter[tuple[str, str | int]]:
    """How many cards of each symbol lie in each place."""
    lying: Counter[tuple[str, str | int]] = Counter()
    for rank in range(LOWEST, HIGHEST + 1):
        lying["stock", CARDS[rank]] = state.stock[rank]
        lying["discard", CARDS[rank]] = state.discard[rank]
        lying["held", CARDS[rank]] = int(state.held == rank)
        for seat in range(state.seats):
            lying[f"hand/{seat}", CARDS[rank]] = state.hand[seat, rank]
    return lying
