"""What a seat sees of Lucky Hand, and what it imagines."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from fiveleaf.engine.chance import new_rng
from fiveleaf.engine.layout import buffer_of
from fiveleaf.games.lucky_hand.material import KINDS
from fiveleaf.games.lucky_hand.notation import CARDS
from fiveleaf.games.lucky_hand.view import View, imagine, view
from tests.games.lucky_hand.positions import DULL, a_game

MANY = 6000


def test_LH_03_imagined_hands_are_as_likely_as_their_arrangements() -> None:
    """Seat 1 holds two of the four cards out of sight: every pair of them is alike."""
    table = a_game(DULL, "+5 max", stock="+5 immunity")
    seen = view(table.state, 0)
    rng = buffer_of(new_rng(55))
    found = Counter(hand_of(seen, rng) for _ in range(MANY))
    exact = Counter(tuple(sorted(pair)) for pair in combinations(["+5", "+5", "max", "immunity"], 2))
    assert set(found) == set(exact)
    for pair, ways in exact.items():
        chance = ways / 6
        assert abs(found[pair] - MANY * chance) < 5 * (MANY * chance * (1 - chance)) ** 0.5


def hand_of(seen: View, rng: object) -> tuple[str, ...]:
    state = imagine(seen, rng)  # type: ignore[arg-type]
    held = [CARDS[card] for card in range(KINDS) for _ in range(state.hand[1, card])]
    return tuple(sorted(held))


@pytest.mark.parametrize(("lying", "sides"), [("", (4, 7, 16)), ("dice-2", (2, 5, 14)), ("dice-4 dice-4", (0, 0, 8))])
def test_LH_12_the_odds_of_a_bonus_card_fall_with_the_penalties(lying: str, sides: tuple[int, ...]) -> None:
    """17, 14 and 5 are needed: 4, 7 and 16 of the 20 sides, less one for each point taken off."""
    table = a_game("+20 +15 +5", DULL, lying={0: lying})
    assert view(table.state, 0).sides == sides


def test_LH_07_only_bonus_cards_have_odds_and_only_for_their_owner() -> None:
    table = a_game("+10 max immunity", DULL)
    assert view(table.state, 0).sides == (11, None, None)
    assert view(table.state, None).sides == ()
