"""Positions of Lucky Five in the words of the rule book, and the pieces that no event may lose."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from fiveleaf.engine.contract import CHANCE
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.table import Table
from fiveleaf.games.lucky_five import GAME
from fiveleaf.games.lucky_five.material import CARD_NAMES, CHIP_KINDS, CHIP_VALUES, DICE, KINDS
from fiveleaf.games.lucky_five.state import State
from fiveleaf.games.lucky_five.view import view

# options that change how it is played
VARIANTS: list[dict[str, Any]] = [
    {},
    {"deck": {"lucky-five": 2, "!!": 2, "red": 1}, "first_seat": 1},
    {"deck": {"??": 1}},
]

BOOK_DICE = (5, 2, 1)  # red, orange and yellow in the book's example
NO_CHIPS = (0, 0, 0)
ONE_TEN = (1, 0, 0)


# ── games ────────────────────────────────────────────────────────────────────────────────────────


def a_game(
    *, seats: int = 2, dice: Sequence[int] = BOOK_DICE, chips: dict[int, Sequence[int]] | None = None, **options: Any
) -> Table:
    """A table at which seat 0 has rolled these dice and is to turn a card; `chips` are 10s, 50s and 100s of a seat."""
    table = Table(GAME, seats, {"first_seat": 0, **options})
    luck_rolls(table, *dice)
    for seat, counts in (chips or {}).items():
        for chip in range(CHIP_KINDS):
            table.state.chips[seat, chip] = counts[chip]
    return table


def a_pile(table: Table, seat: int, cards: int, chips: int, lucky: bool = False) -> None:
    """The seat has won that pile before."""
    state, pile = table.state, table.state.piles[seat]
    state.pile_cards[seat, pile] = cards
    state.pile_chips[seat, pile] = chips
    state.pile_lucky[seat, pile] = lucky
    state.piles[seat] += 1


# ── what happens ─────────────────────────────────────────────────────────────────────────────────


def luck_rolls(table: Table, *values: int) -> None:
    """The dice that are to be rolled show these values, red before orange before yellow."""
    for value in values:
        event = table.resolve_code(value)
        assert event["chance"] == "roll"


def turn(table: Table, card: str) -> None:
    """Luck turns that card."""
    assert table.to_act == CHANCE
    assert ({"chance": "turn", "card": card}) in [words for _, words in table.possible_outcomes()]
    table.resolve_code(CARD_NAMES.index(card))


def bet(table: Table, chip: int, called: str, *values: int) -> None:
    """The seat that has the turn stakes and calls, and the dice fall."""
    seat = table.state.turn
    table.play(seat, {"move": "stake", "chip": chip})
    table.play(seat, {"move": "call", "bet": called})
    luck_rolls(table, *values)


def step(table: Table, card: str, chip: int, called: str, *values: int) -> None:
    """One whole step without a choice of dice."""
    turn(table, card)
    bet(table, chip, called, *values)


def choose(table: Table, *dice: str) -> None:
    """The seat that is asked chooses these two dice."""
    table.play(table.to_act, {"move": "choose", "dice": list(dice)})


def reroll(table: Table, die: str | None, *values: int) -> None:
    """The seat that is asked has that die rolled again, or none."""
    table.play(table.to_act, {"move": "reroll", "die": die})
    luck_rolls(table, *values)


def go_on(table: Table) -> None:
    """The seat that has the turn wants another step."""
    table.play(table.to_act, {"move": "go-on"})


def stop(table: Table) -> None:
    """The seat that has the turn takes the pile."""
    table.play(table.to_act, {"move": "stop"})


def win_red(table: Table, chip: int = 10) -> None:
    """A right call with the red card: lower than whatever red shows."""
    step(table, "red", chip, "lower", 1)


def lose_red(table: Table, chip: int = 10) -> None:
    """A wrong call with the red card: the same number again."""
    step(table, "red", chip, "lower", table.state.dice[0])


def refused_by(table: Table, seat: int, **move: object) -> str | None:
    """The clause that refuses the move, which leaves the state as it was."""
    before = GAME.memory.content(table.state)
    with pytest.raises(Refused) as refused:
        table.play(seat, move)
    assert GAME.memory.content(table.state) == before
    return refused.value.clause


# ── what can be seen ─────────────────────────────────────────────────────────────────────────────


def dice_of(table: Table) -> tuple[int, ...]:
    """How red, orange and yellow lie."""
    return tuple(table.state.dice[die] for die in range(DICE))


def cards_in(counts: Any) -> list[str]:
    """The cards of a stock, a discard or a turn, by name."""
    return [CARD_NAMES[kind] for kind in range(KINDS) for _ in range(counts[kind])]


def chips_of(table: Table, seat: int) -> tuple[int, ...]:
    """The seat's 10s, 50s and 100s."""
    return tuple(table.state.chips[seat, chip] for chip in range(CHIP_KINDS))


def on_table(table: Table) -> int:
    """What the chips on the table are worth."""
    return sum(table.state.on_table[chip] * CHIP_VALUES[chip] for chip in range(CHIP_KINDS))


def piles_of(table: Table, seat: int) -> list[tuple[int, int, bool]]:
    """The seat's piles: cards, chips, whether it was won with a lucky five."""
    return [(pile.cards, pile.chips, pile.lucky) for pile in view(table.state, None).piles[seat]]


def pieces(state: State) -> tuple[int, ...]:
    """How many cards of each kind there are anywhere, the cards of the piles, and what all chips are worth."""
    cards = [state.stock[kind] + state.turned[kind] + state.discard[kind] + state.taken[kind] for kind in range(KINDS)]
    piles = [(seat, pile) for seat in range(state.seats) for pile in range(state.piles[seat])]
    in_piles = sum(state.pile_cards[at] for at in piles)
    worth = sum(state.pile_chips[at] for at in piles)
    for chip in range(CHIP_KINDS):
        held = sum(state.chips[seat, chip] for seat in range(state.seats))
        worth += (held + state.on_table[chip]) * CHIP_VALUES[chip]
    return (*cards, in_piles - sum(state.taken[kind] for kind in range(KINDS)), worth)


def places(state: State) -> Counter[tuple[str, str | int]]:
    """How many cards and chips of each kind lie in each place; a pile does not remember which."""
    lying: Counter[tuple[str, str | int]] = Counter()
    for kind in range(1, KINDS):
        lying["stock", CARD_NAMES[kind]] = state.stock[kind]
        lying["turned", CARD_NAMES[kind]] = state.turned[kind]
        lying["discard", CARD_NAMES[kind]] = state.discard[kind]
    for chip, value in enumerate(CHIP_VALUES):
        lying["table", value] = state.on_table[chip]
        for seat in range(state.seats):
            lying[f"chips/{seat}", value] = state.chips[seat, chip]
    return lying
