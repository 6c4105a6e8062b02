"""The exact odds of Lucky Hand, each against the rules themselves tried out in every way."""

from __future__ import annotations

from itertools import combinations, product
from typing import Any

import pytest

from fiveleaf.bots.lucky_hand.odds import bonus_chance, chance_of_any, max_chance, plays_to_go, turns_to_go, unseen_of
from fiveleaf.games.lucky_hand.game import GAME
from fiveleaf.games.lucky_hand.material import BONUS_KINDS, BOX, KINDS, MINUS
from fiveleaf.games.lucky_hand.moves import PLAY
from fiveleaf.games.lucky_hand.state import STAKED, TO_ROLL, Phase
from fiveleaf.luck.solved.lucky_hand.endgame import after_luck, end_position
from fiveleaf.luck.solved.lucky_hand.odds import sides_that_win


def two_seats(*hand: int) -> Any:
    """Seat 0 to play, with these cards."""
    return end_position(({}, {}), (hand, ()), 0, 2)


@pytest.mark.parametrize("card", range(BONUS_KINDS))
def test_the_chance_of_a_bonus_card_is_what_the_die_says_with_every_penalty(card: int) -> None:
    for fours, twos in product(range(3), repeat=2):
        state = two_seats(card)
        state.lying[0, 0], state.lying[0, 1] = fours, twos
        chance = bonus_chance(state, 0, card)
        GAME.rules.play(state, 0, PLAY + card)
        won = sum(share for share, after in after_luck(state) if after.pot[0, card])
        assert chance == pytest.approx(won)
        assert sides_that_win(card, fours * MINUS[0] + twos * MINUS[1]) == round(20 * won)


@pytest.mark.parametrize("stakers", [2, 3])
def test_the_chance_in_a_max_of_points_is_what_all_rolls_say(stakers: int) -> None:
    for rolls in product((TO_ROLL, 1, 7, 20), repeat=stakers):
        state = GAME.start({"rounds": 40}, stakers)
        state.phase = Phase.MAX_ROLL
        for seat in range(stakers):
            state.stake[seat], state.roll[seat] = STAKED, rolls[seat]
        for seat in range(stakers):
            assert max_chance(state, seat) == pytest.approx(by_all_rolls(rolls, seat))


def by_all_rolls(rolls: tuple[int, ...], seat: int) -> float:
    """The highest roll wins; those at an equal one have equal chances."""
    total, ways = 0.0, 0
    for made in product(*(range(1, 21) if roll == TO_ROLL else (roll,) for roll in rolls)):
        ways += 1
        if made[seat] == max(made):
            total += 1 / made.count(max(made))
    return total / ways


def test_a_single_staker_needs_the_number_of_its_card() -> None:
    state = GAME.start({"rounds": 40}, 3)
    state.phase = Phase.MAX_ROLL
    state.stake[1], state.roll[1] = STAKED + 1, TO_ROLL
    assert [max_chance(state, seat) for seat in range(3)] == [0, pytest.approx(7 / 20), 0]


def test_the_chance_to_hold_a_kind_is_what_all_hands_say() -> None:
    cards = "ggnnnnn"
    hands = list(combinations(range(len(cards)), 3))
    assert chance_of_any(2, 7, 3) == pytest.approx(sum("g" in [cards[i] for i in hand] for hand in hands) / len(hands))


def test_unseen_cards_are_those_of_the_box_that_the_seat_does_not_see() -> None:
    state = end_position(({2: 3}, {3: 2}), ((0, 4, 13), (1, 2, 3)), 0)
    seen = {0: 1, 4: 1, 13: 1, 2: 3, 3: 2}
    assert [unseen_of(state, 0, card) for card in range(KINDS)] == [
        BOX[card] - seen.get(card, 0) for card in range(KINDS)
    ]


def test_turns_are_counted_to_the_last_round() -> None:
    state = end_position(({}, {}, {}), ((2,), (2,), (2,)), 1, 3)
    assert [turns_to_go(state, seat) for seat in range(3)] == [2, 3, 3]
    state.banned[2] = 2
    assert plays_to_go(state, 2) == 1
    state.phase = Phase.DRAW
    assert turns_to_go(state, 1) == 2
