"""8·28: chances worked out on paper."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import comb

import pytest

from fiveleaf.engine.chance import new_rng
from fiveleaf.engine.layout import buffer_of
from fiveleaf.engine.table import Table
from fiveleaf.games.eight_28 import GAME
from fiveleaf.games.eight_28.rules.offers import take_from_deck
from fiveleaf.games.eight_28.rules.totals import hits_jackpot, lay_open
from fiveleaf.games.eight_28.state import State
from fiveleaf.games.eight_28.view import imagine
from tests.games.eight_28.positions import a_round, luck_brings, seen, set_deck


def chance_of(table: Table, card: str) -> Fraction:
    """How likely luck brings that card now."""
    odds = table.odds()
    return Fraction(sum(weight for event, weight in odds if event["card"] == card), sum(weight for _, weight in odds))


@pytest.mark.parametrize(("deck", "ones", "eights"), [("fifteen-ones", 15, 4), ("sixteen-ones", 16, 3)])
def test_EX_02_the_first_card_is_as_likely_as_its_kind_is_frequent(deck: str, ones: int, eights: int) -> None:
    table = Table(GAME, 3, {"first_seat": 0, "deck": deck})
    assert (chance_of(table, "1"), chance_of(table, "8")) == (Fraction(ones, 51), Fraction(eights, 51))
    assert chance_of(table, "1/11") == Fraction(8, 51)


def test_EX_05_cards_on_the_table_cannot_come_again() -> None:
    table = a_round("9 | 9", "9", "1")
    table.play(1, {"move": "take"})
    assert chance_of(table, "9") == 0
    assert chance_of(table, "1") == Fraction(14, 47)


def chance_of_jackpot(state: State, cards: int) -> Fraction:
    """How likely the next cards, all taken by seat 0, make a jackpot together with its face-down card."""
    if not cards:
        return Fraction(hits_jackpot(state, 0))
    total = Fraction(0)
    for card in range(1, 12):
        if state.stock[card]:
            weight = Fraction(state.stock[card], state.left)
            after = GAME.memory.copy(state)
            take_from_deck(after, card)
            lay_open(after, 0, card)
            total += weight * chance_of_jackpot(after, cards - 1)
    return total


def test_EX_18_a_jackpot_of_three_cards_is_two_elevens_and_a_six() -> None:
    table = Table(GAME, 3, {"first_seat": 2})
    whole = Fraction(0)
    for outcome, _ in table.possible_outcomes():
        dealt = Table(GAME, 3, {"first_seat": 2})
        weight = Fraction(dealt.state.stock[outcome], dealt.state.left)
        dealt.resolve_code(outcome)
        whole += weight * chance_of_jackpot(dealt.state, 2)
    assert whole == Fraction(comb(8, 2) * 3, comb(51, 3))


def test_EX_10_an_imagined_face_down_card_is_any_unseen_one_alike() -> None:
    table = a_round("1", "2", "3")
    set_deck(table, "3", "3", "1/11")
    rng = buffer_of(new_rng(828))
    found = Counter((state.down[1], state.down[2]) for state in (imagine(seen(table, 0), rng) for _ in range(4000)))
    unseen = ["2", "3", "3", "3", "1/11"]
    assert set(found) == {(2, 3), (2, 11), (3, 2), (3, 3), (3, 11), (11, 2), (11, 3)}
    for pair, ways in {(2, 3): 3, (2, 11): 1, (3, 2): 3, (3, 3): 6, (3, 11): 3, (11, 2): 1, (11, 3): 3}.items():
        assert abs(found[pair] / 4000 - ways / (len(unseen) * (len(unseen) - 1))) < 0.03


def test_EX_03_every_seat_may_be_the_first_dealer() -> None:
    for seats in GAME.seat_counts:
        assert [weight for _, weight in Table(GAME, seats).odds()] == [1] * seats


def test_EX_02_what_was_dealt_is_not_in_the_deck() -> None:
    table = Table(GAME, 3, {"first_seat": 0})
    luck_brings(table, "10", "10")
    assert chance_of(table, "10") == Fraction(1, 49)
