"""Positions of 8·28 in the words of the rule book, and the pieces that no event may lose."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from fiveleaf.engine.contract import CHANCE
from fiveleaf.engine.rules import left_neighbour
from fiveleaf.engine.table import Table
from fiveleaf.games.eight_28 import GAME
from fiveleaf.games.eight_28.material import KINDS, LOWEST, NO_CARD, SECOND
from fiveleaf.games.eight_28.notation import CARD_CODES
from fiveleaf.games.eight_28.rules.offers import take_from_deck
from fiveleaf.games.eight_28.rules.totals import lay_open
from fiveleaf.games.eight_28.state import Phase, State
from fiveleaf.games.eight_28.view import Share, View
from tests.games.effects import begins_here

# options that change how it is played
VARIANTS: list[dict[str, Any]] = [
    {},
    {"deck": "sixteen-ones", "first_seat": 2},
    {"passing_is_final": True},
    {"blue_gems": 1, "red_gems": 1},
    {"blue_gems": 3, "red_gems": 40, "passing_is_final": True},
]

IN_THE_ROUND = ("3 | 9", "4 | 10", "5 | 10")  # three hands near nothing

# ── rounds ───────────────────────────────────────────────────────────────────────────────────────


def a_round(*hands: str, blue: int = 0, red: int = 0, dealer: int = 0, **options: Any) -> Table:
    """A table in the middle of a round: hands as "6 | 1 1/11", the face-down card before the bar.

    The dealer's left neighbour is offered a card, and the middle holds these gems.
    """
    table = Table(GAME, len(hands), {"first_seat": dealer, **options})
    state = table.state
    for seat, hand in enumerate(hands):
        down, _, shown = hand.partition("|")
        state.down[seat] = CARD_CODES[down.strip()]
        take_from_deck(state, state.down[seat])
        for card in shown.split():
            take_from_deck(state, CARD_CODES[card])
            lay_open(state, seat, CARD_CODES[card])
        state.out[seat] = state.open_total[seat] >= SECOND
    assert all(state.stock[card] >= 0 for card in range(KINDS)), "more cards than the box holds"
    state.blue_middle, state.red_middle = blue, red
    state.turn = left_neighbour(state, dealer)
    state.phase = Phase.OFFER
    return begins_here(table)


def a_showdown(*hands: str, blue: int = 0, red: int = 0, dealer: int = 0, **options: Any) -> Table:
    """The same after everybody has declined: at the first choice of a treasure, or in the next round."""
    table = a_round(*hands, blue=blue, red=red, dealer=dealer, **options)
    while table.state.phase == Phase.OFFER:
        decline(table)
    return table


def set_deck(table: Table, *cards: str) -> None:
    """Exactly these cards are left in the deck."""
    for card in range(KINDS):
        table.state.stock[card] = 0
    for word in cards:
        table.state.stock[CARD_CODES[word]] += 1
    table.state.left = len(cards)


def set_reserve(table: Table, blue: int, red: int) -> None:
    """Exactly these gems are left in the reserves."""
    table.state.blue_reserve, table.state.red_reserve = blue, red


# ── what happens ─────────────────────────────────────────────────────────────────────────────────


def luck_brings(table: Table, *cards: str) -> None:
    """Luck deals or turns up these cards, one after the other."""
    for card in cards:
        assert table.to_act == CHANCE
        table.resolve_code(CARD_CODES[card])


def take(table: Table, card: str) -> None:
    """The seat that is offered a card takes it, and luck brings that one."""
    table.play(table.to_act, {"move": "take"})
    luck_brings(table, card)


def decline(table: Table, times: int = 1) -> None:
    """The seats that are offered a card decline."""
    for _ in range(times):
        table.play(table.to_act, {"move": "decline"})


def aim(table: Table, at: int) -> None:
    """The seat that chooses a treasure goes for this one."""
    table.play(table.to_act, {"move": "aim", "at": at})


def play_round(table: Table, deal: str, takes: Mapping[int, str], aims: Sequence[int] = ()) -> None:
    """A whole round from the deal: each seat takes its cards at its first offers, then declines; then the aims."""
    waiting = {seat: cards.split() for seat, cards in takes.items()}
    luck_brings(table, *deal.split())
    rounds = table.state.rounds
    while table.state.phase == Phase.OFFER and table.state.rounds == rounds:
        if waiting.get(table.to_act):
            take(table, waiting[table.to_act].pop(0))
        else:
            decline(table)
    for at in aims:
        aim(table, at)


# ── what can be seen ─────────────────────────────────────────────────────────────────────────────


def seen(table: Table, seat: int | None = None) -> View:
    """What the seat, or a spectator, sees."""
    view = table.view(seat)
    assert isinstance(view, View)
    return view


def last_share(table: Table) -> tuple[Share, ...]:
    """How the last round that was played to the end went for each seat."""
    shares = seen(table).last_share
    assert shares is not None
    return shares


def middle(table: Table) -> tuple[int, int]:
    """Blue and red gems in the middle."""
    return table.state.blue_middle, table.state.red_middle


def reserve(table: Table) -> tuple[int, int]:
    """Blue and red gems in the reserves."""
    return table.state.blue_reserve, table.state.red_reserve


def gems(table: Table, seat: int) -> tuple[int, int]:
    """Blue and red gems that the seat has won."""
    return table.state.blue[seat], table.state.red[seat]


def pieces(state: State) -> tuple[int, ...]:
    """How many cards of each kind there are in the deck and before the seats, and how many gems of each colour."""
    counts = [state.stock[card] for card in range(KINDS)]
    blue = state.blue_reserve + state.blue_middle
    red = state.red_reserve + state.red_middle
    for seat in range(state.seats):
        if state.down[seat] != NO_CARD:
            counts[state.down[seat]] += 1
        for card in range(LOWEST, KINDS):
            counts[card] += state.shown[seat, card]
        blue += state.blue[seat]
        red += state.red[seat]
    return (*counts, blue, red)


def places(state: State) -> Counter[tuple[str, str | int]]:
    """How many cards of each kind and gems of each colour lie in each place."""
    lying: Counter[tuple[str, str | int]] = Counter()
    for word, card in CARD_CODES.items():
        lying["deck", word] = state.stock[card]
        for seat in range(state.seats):
            lying[f"down/{seat}", word] = int(state.down[seat] == card)
            lying[f"shown/{seat}", word] = state.shown[seat, card]
    for colour in ("blue", "red"):
        lying["reserve", colour] = getattr(state, f"{colour}_reserve")
        lying["middle", colour] = getattr(state, f"{colour}_middle")
        for seat in range(state.seats):
            lying[f"gems/{seat}", colour] = getattr(state, colour)[seat]
    return lying
