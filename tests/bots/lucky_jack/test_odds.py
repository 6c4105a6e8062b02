"""The odds of Lucky Jack, each against counting by hand."""

from __future__ import annotations

from itertools import product

import pytest

from fiveleaf.bots.lucky_jack.odds import draw_chances, possible
from fiveleaf.bots.lucky_jack.standing import PRIZES, chance_after_loss, chance_at, thousands
from fiveleaf.engine.chance import new_rng
from fiveleaf.engine.layout import buffer_of
from fiveleaf.games.lucky_jack import GAME
from fiveleaf.games.lucky_jack.material import RANKS
from tests.games.lucky_jack.positions import a_hand, discard, draw, keep, put, say


def test_the_odds_of_a_draw_are_those_of_all_determinizations() -> None:
    table = a_hand("2 lemon 2 bell", "2 seven 2 cherry", top="clover", stock="3 lemon 2 cherry bell seven", rest=1)
    state, rng = GAME.memory.copy(table.state), buffer_of(new_rng(2))
    chances = draw_chances(state, 0)
    drawn = [0] * RANKS
    for _ in range(1500):
        GAME.rules.redeal(state, 0, rng)
        for rank in range(RANKS):
            drawn[rank] += state.stock[rank]
    assert [count / (1500 * 7) for count in drawn] == pytest.approx(chances, abs=0.02)


def test_a_claimed_card_is_not_in_the_stock() -> None:
    table = a_hand("3 lemon 2 bell", "2 seven 2 cherry")
    before = possible(table.state, 1, 7)
    draw(table, "seven")
    put(table)
    say(table, seat_1="take")
    assert possible(table.state, 0, 7) == 11
    assert possible(table.state, 1, 7) == before - 1


def test_a_card_that_the_seat_drew_itself_is_not_in_the_stock() -> None:
    table = a_hand("3 lemon 2 bell", "2 seven 2 cherry")
    draw(table, "lemon")
    assert possible(table.state, 0, 1) == 8
    keep(table)
    assert possible(table.state, 0, 1) == 8
    discard(table, "seven")
    assert possible(table.state, 0, 7) == 11


def test_the_standing_before_two_hands_is_that_of_playing_out_both() -> None:
    ends = [(side * prize, share / 2) for prize, share in enumerate(PRIZES) for side in (1, -1)]
    for gap in (-6, 0, 3):
        won = sum(
            one * two * (0.5 + 0.5 * ((gap + first + second > 0) - (gap + first + second < 0)))
            for (first, one), (second, two) in product(ends, ends)
        )
        assert chance_at(gap, 2) == pytest.approx(won / sum(PRIZES) ** 2)


def test_the_last_hand_decides() -> None:
    assert (chance_at(1, 0), chance_at(0, 0), chance_at(-1, 0)) == (1.0, 0.5, 0.0)
    assert chance_after_loss(15, 0) == 1.0
    assert chance_after_loss(-1, 0) == 0.0
    assert (thousands(7, 4), thousands(5, 3)) == (14, 5)
