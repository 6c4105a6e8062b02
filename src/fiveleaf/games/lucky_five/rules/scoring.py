"""What piles and chips are worth, and who wins."""

from __future__ import annotations

from fiveleaf.engine.layout import Row
from fiveleaf.engine.rules import highest_win
from fiveleaf.games.lucky_five.material import CHIP_KINDS, CHIP_VALUES, LUCKY_CARDS, MAX_PILES
from fiveleaf.games.lucky_five.state import Ending, State


def points_for(cards: int, chips: int, lucky: int) -> int:
    """L5-14, L5-19: a pile is worth its cards times its chips; one with a lucky five counts as five cards."""
    return (LUCKY_CARDS if lucky else cards) * chips


def pile_points(state: State, seat: int, pile: int) -> int:
    """L5-19: what one of the seat's piles is worth."""
    return points_for(state.pile_cards[seat, pile], state.pile_chips[seat, pile], state.pile_lucky[seat, pile])


def chips_held(state: State, seat: int) -> int:
    """L5-18: what the chips that the seat still holds are worth."""
    total = 0
    for chip in range(CHIP_KINDS):
        total += state.chips[seat, chip] * CHIP_VALUES[chip]
    return total


def cards_won(state: State, seat: int) -> int:
    """L5-20, L5-R6: the real number of cards in the seat's piles."""
    cards = 0
    for pile in range(state.piles[seat]):
        cards += state.pile_cards[seat, pile]
    return cards


def scores(state: State, result: Row) -> None:
    """L5-17, L5-18, L5-19: the sum of a seat's piles; chips still held count only where the cards have run out."""
    for seat in range(state.seats):
        result[seat] = chips_held(state, seat) if state.ending == Ending.NO_CARD else 0
        for pile in range(state.piles[seat]):
            result[seat] += pile_points(state, seat, pile)


def winners(state: State, result: Row) -> None:
    """L5-19, L5-20, L5-R6: the highest score wins, then the most cards; who is still level wins together."""
    scores(state, result)
    for seat in range(state.seats):
        result[seat] = result[seat] * (MAX_PILES + 1) + cards_won(state, seat)
    highest_win(state, result)
