"""The rule of level 3 in positions where it is plain what to do."""

from __future__ import annotations

import pytest

from fiveleaf.bots.lucky_hand.strategy import STRATEGY
from fiveleaf.games.lucky_hand.material import BAN, BONUS_KINDS, DICE, IMMUNITY, MAX_SEATS, NO_CARD, POINTS
from fiveleaf.games.lucky_hand.moves import ACCEPT, COUNTER, PASS, PLAY, PLAY_AT, STAKE_NOTHING
from fiveleaf.games.lucky_hand.state import Phase
from fiveleaf.luck.solved.lucky_hand.endgame import OpenHands, end_position
from tests.bots.lucky_hand.positions import clever_move, legal, states_of


def at(card: int, target: int) -> int:
    """A penalty played at a seat."""
    return PLAY_AT + card * MAX_SEATS + target


def test_of_bonus_cards_it_plays_the_one_that_promises_most() -> None:
    state = end_position(({}, {}), ((0, 2, 3), (2, 2, 2)), 0, 20)
    assert clever_move(state, 0) == PLAY + 2


def test_under_heavy_dice_penalties_it_plays_the_card_with_sides_to_spare() -> None:
    state = end_position(({}, {}), ((0, 2, 3), (2, 2, 2)), 0, 20)
    state.lying[0, 0] = 2
    assert clever_move(state, 0) == PLAY + 3


def test_it_takes_a_card_that_the_other_has() -> None:
    state = end_position(({}, {0: 1}), ((POINTS, 2, 3), (2, 2, 2)), 0, 3)
    assert clever_move(state, 0) == at(POINTS, 1)


def test_it_does_not_give_away_a_card_of_its_own() -> None:
    state = end_position(({0: 1}, {}), ((POINTS, DICE, DICE + 1), (2, 2, 2)), 0, 3)
    assert clever_move(state, 0) != at(POINTS, 1)


def test_it_takes_from_the_seat_that_has_the_card() -> None:
    state = end_position(({}, {2: 1}, {0: 1}), ((POINTS, 2, 3), (2, 2, 2), (1, 1, 1)), 0, 3)
    assert clever_move(state, 0) == at(POINTS, 2)


def test_it_wastes_no_penalty_on_an_immune_seat() -> None:
    state = end_position(({}, {2: 1}, {2: 1}), ((POINTS + 2, 2, 3), (2, 2, 2), (1, 1, 1)), 0, 3)
    state.immunity[1] = 2
    assert clever_move(state, 0) == at(POINTS + 2, 2)


@pytest.mark.parametrize("behind", range(4))
def test_the_last_card_is_the_one_with_the_best_chance_to_win(behind: int) -> None:
    state = end_position(({3: behind}, {}), ((), (0, 1, 2)), 1)
    found = OpenHands().by_move(state, 1)
    assert found[clever_move(state, 1)] == max(found.values())


def test_it_counters_the_loss_of_its_dearest_card_and_not_a_gift() -> None:
    state = end_position(({}, {0: 1}), ((), (IMMUNITY, 2, 2)), 0, 5)
    state.phase, state.played, state.target = Phase.COUNTER, POINTS, 1
    assert clever_move(state, 1) == COUNTER
    state.pot[0, 0], state.pot[1, 0] = 1, 0
    assert clever_move(state, 1) == ACCEPT


def test_it_stakes_a_card_in_a_max_of_points() -> None:
    state = end_position(({}, {}), ((2, 2), (2, 3, 3)), 0, 5)
    state.phase, state.played = Phase.STAKE, 4
    assert clever_move(state, 1) != STAKE_NOTHING


@pytest.mark.parametrize("own", [1, 0])
def test_it_passes_the_last_card_where_every_card_would_cost_the_win(own: int) -> None:
    state = end_position(({3: 5}, {0: own, 1: own, 2: own}), ((), (POINTS, POINTS + 1, POINTS + 2)), 1)
    state.may_pass = 1
    assert (clever_move(state, 1) == PASS) == (own == 1)


def test_it_does_not_pass_before_since_a_card_played_is_a_card_drawn() -> None:
    state = end_position(({}, {}), ((), (POINTS, POINTS + 1, POINTS + 2)), 0, 9)
    state.may_pass, state.turn = 1, 1
    assert clever_move(state, 1) != PASS


@pytest.mark.parametrize("may_pass", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_its_move_is_always_legal(seats: int, may_pass: bool) -> None:
    for state, actor in states_of(seats, {"rounds": 6, "may_pass": may_pass}, seats):
        if actor >= 0:
            assert clever_move(state, actor) in legal(state, actor)


def test_it_does_not_look_at_hidden_cards() -> None:
    for state, actor in states_of(3, {"rounds": 6}, 1):
        if actor >= 0 and state.played == NO_CARD:
            chosen = clever_move(state, actor)
            other = (actor + 1) % 3
            hidden = [card for card in range(BONUS_KINDS + BAN) if card < 14 and state.hand[other, card]]
            swapped = STRATEGY.game.memory.copy(state)
            for card in hidden:
                stock = next((kind for kind in range(14) if swapped.stock[kind] and kind != card), None)
                if stock is not None:
                    swapped.hand[other, card] -= 1
                    swapped.hand[other, stock] += 1
                    swapped.stock[stock] -= 1
                    swapped.stock[card] += 1
            assert clever_move(swapped, actor) == chosen
