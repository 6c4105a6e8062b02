"""Positions of Lucky Hand in the words of the rule book, and the cards that no event may lose."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from fiveleaf.engine.contract import CHANCE, Event
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.table import Table
from fiveleaf.games.lucky_hand import GAME
from fiveleaf.games.lucky_hand.material import BONUS_KINDS, BOX, DICE, DICE_KINDS, IMMUNITY, KINDS, NO_CARD
from fiveleaf.games.lucky_hand.notation import CARDS
from fiveleaf.games.lucky_hand.state import STAKED, Phase, State
from tests.games.effects import begins_here

# options that change how it is played
VARIANTS: list[dict[str, Any]] = [{"rounds": 40}, {"rounds": 1, "first_seat": 1}, {"rounds": 12, "may_pass": True}]

DULL = "+5 +5 +5"  # a hand that is only there to be full


# ── a game under way ─────────────────────────────────────────────────────────────────────────────


def a_game(
    *hands: str,
    pots: Mapping[int, str] | None = None,
    lying: Mapping[int, str] | None = None,
    banned: Mapping[int, int] | None = None,
    immune: Mapping[int, int] | None = None,
    waiting: Iterable[int] = (),
    stock: str | None = None,
    heap: str = "",
    **options: Any,
) -> Table:
    """A table in the middle of a game: seat 0 began and has the turn, all are qualified but those who wait.

    The stock holds what is nowhere else, unless it is named; then those other cards are out of the game.
    """
    table = Table(GAME, len(hands), {"first_seat": 0, **options})
    state = table.state
    for seat, hand in enumerate(hands):
        put_in_hand(state, seat, hand)
        state.qualified[seat] = seat not in waiting
        state.banned[seat] = (banned or {}).get(seat, 0)
        state.immunity[seat] = (immune or {}).get(seat, 0)
        for kind in kinds_of((pots or {}).get(seat, "")):
            state.pot[seat, kind] += 1
        for kind in kinds_of((lying or {}).get(seat, "")):
            state.lying[seat, kind - DICE] += 1
    for kind in kinds_of(heap):
        state.heap[kind] += 1
    fill_stock(state, stock)
    state.turn = 0
    state.phase = Phase.QUALIFY if 0 in waiting else Phase.TURN
    return begins_here(table)


def put_in_hand(state: State, seat: int, hand: str) -> None:
    """The seat holds these cards and no others."""
    for kind in range(KINDS):
        state.hand[seat, kind] = 0
    for kind in kinds_of(hand):
        state.hand[seat, kind] += 1
    state.cards[seat] = len(hand.split())


def fill_stock(state: State, stock: str | None) -> None:
    """The stock holds the named cards, or else the rest of the box."""
    for kind in range(KINDS):
        state.stock[kind] = 0
    rest = [all_of - used for all_of, used in zip(BOX, pieces(state), strict=True)]
    assert min(rest) >= 0, "the box does not hold so many"
    for kind in range(KINDS):
        state.stock[kind] = rest[kind] if stock is None else kinds_of(stock).count(kind)
    state.left = sum(state.stock[kind] for kind in range(KINDS))


def kinds_of(cards: str) -> list[int]:
    """The kinds of cards named in notation, with blanks between."""
    return [CARDS.index(card) for card in cards.split()]


# ── what happens ─────────────────────────────────────────────────────────────────────────────────


def play(table: Table, seat: int, card: str, target: int | None = None) -> None:
    """The seat plays the card."""
    table.play(seat, {"move": "play", "card": card} | ({} if target is None else {"target": target}))


def answer(table: Table, seat: int, move: str) -> None:
    """The seat counters or accepts a penalty."""
    table.play(seat, {"move": move})


def stake(table: Table, seat: int, card: str | None) -> None:
    """The seat stakes the card, or nothing."""
    table.play(seat, {"move": "stake", "card": card})


def stakes(table: Table, **cards: str) -> None:
    """All seats answer in recording order: `seat_2="+10"`; who is not named stakes nothing."""
    for seat in table.asked:
        stake(table, seat, cards.get(f"seat_{seat}"))


def roll(table: Table, *values: int) -> list[Event]:
    """The die falls so, once or several times."""
    assert all(1 <= value <= 20 for value in values)
    rolled = []
    for value in values:
        assert is_due(table, "roll"), "no roll is due"
        rolled.append(table.resolve_code(value - 1))
    return rolled


def draw(table: Table, *cards: str) -> list[Event]:
    """These cards are drawn or dealt, one after the other."""
    drawn = []
    for card in cards:
        assert is_due(table, "draw") or is_due(table, "deal"), "no card is drawn"
        drawn.append(table.resolve_code(CARDS.index(card)))
    return drawn


def refill(table: Table) -> list[Event]:
    """Everybody draws up to three cards, whichever come."""
    drawn = []
    while is_due(table, "draw"):
        drawn.append(table.resolve_code(table.possible_outcomes()[0][0]))
    return drawn


def is_due(table: Table, chance: str) -> bool:
    """Whether such a chance event comes next."""
    return table.to_act == CHANCE and table.possible_outcomes()[0][1]["chance"] == chance


def a_full_turn(table: Table, seat: int, card: str, target: int | None = None) -> None:
    """The seat plays a card that needs no roll; nobody counters; everybody refills."""
    play(table, seat, card, target)
    if target is not None and table.to_act == target and phase_of(table) == Phase.COUNTER:
        answer(table, target, "accept")
    refill(table)


# ── what lies where ──────────────────────────────────────────────────────────────────────────────


def phase_of(table: Table) -> Phase:
    """What happens next."""
    return Phase(table.state.phase)


def hand_of(table: Table, seat: int) -> str:
    """The seat's cards in notation."""
    return " ".join(CARDS[kind] for kind in range(KINDS) for _ in range(table.state.hand[seat, kind]))


def pot_of(table: Table, seat: int) -> str:
    """The bonus cards that the seat has won."""
    return " ".join(CARDS[kind] for kind in range(BONUS_KINDS) for _ in range(table.state.pot[seat, kind]))


def heap_of(table: Table) -> str:
    """The cards on the heap."""
    return " ".join(CARDS[kind] for kind in range(KINDS) for _ in range(table.state.heap[kind]))


def lying_before(table: Table, seat: int) -> str:
    """The dice penalties that wait for the seat's next bonus roll."""
    return " ".join(CARDS[DICE + kind] for kind in range(DICE_KINDS) for _ in range(table.state.lying[seat, kind]))


def refused_by(table: Table, seat: int, **move: object) -> str | None:
    """The clause that refuses the move, which leaves the state as it was; None where the seat is not asked at all."""
    before = GAME.memory.content(table.state)
    with pytest.raises(Refused) as refused:
        table.play(seat, move)
    assert GAME.memory.content(table.state) == before
    return refused.value.clause


def pieces(state: State) -> tuple[int, ...]:
    """Cards per kind, wherever they lie."""
    counts = [state.stock[kind] + state.heap[kind] for kind in range(KINDS)]
    for seat in range(state.seats):
        for kind in range(KINDS):
            counts[kind] += state.hand[seat, kind]
        for kind in range(BONUS_KINDS):
            counts[kind] += state.pot[seat, kind]
        for kind in range(DICE_KINDS):
            counts[DICE + kind] += state.lying[seat, kind]
        counts[IMMUNITY] += state.immunity[seat] > 0
        if state.phase == Phase.MAX_ROLL and state.stake[seat] >= STAKED:
            counts[state.stake[seat] - STAKED] += 1
    if state.played != NO_CARD:
        counts[state.played] += 1
    return tuple(counts)


def places(state: State) -> Counter[tuple[str, str | int]]:
    """How many cards of each kind lie in each place; a stake that has been made is no longer in the hand."""
    lying: Counter[tuple[str, str | int]] = Counter()
    for kind, card in enumerate(CARDS):
        lying["stock", card] = state.stock[kind]
        lying["heap", card] = state.heap[kind]
        lying["played", card] = int(state.played == kind)
        for seat in range(state.seats):
            stakes = int(state.stake[seat] == STAKED + kind)
            lying[f"stake/{seat}", card] = stakes
            lying[f"hand/{seat}", card] = state.hand[seat, kind] - stakes * (state.phase == Phase.STAKE)
            lying[f"pot/{seat}", card] = state.pot[seat, kind] if kind < BONUS_KINDS else 0
            is_dice = DICE <= kind < DICE + DICE_KINDS
            lying[f"penalties/{seat}", card] = state.lying[seat, kind - DICE] if is_dice else 0
            lying[f"immunity/{seat}", card] = int(kind == IMMUNITY and state.immunity[seat] > 0)
    return lying
