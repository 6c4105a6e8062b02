"""Level 3 of Lucky Jack prefers what it should."""

from __future__ import annotations

from fiveleaf.bots.lucky_jack.beliefs import likelihood
from fiveleaf.bots.lucky_jack.clever import clever
from fiveleaf.engine.chance import new_rng
from fiveleaf.engine.layout import buffer_of
from fiveleaf.engine.table import Table
from fiveleaf.games.lucky_jack.moves import DISCARD, JACKPOT, KEEP, LEAVE, MAX_MOVES, PUT, TAKE
from tests.games.lucky_jack.positions import a_hand, draw, put


def choice(table: Table) -> int:
    """What level 3 does for the seat that is to act."""
    state, seat = table.state, table.to_act
    moves = [0] * (MAX_MOVES + 1)
    count = table.game.rules.legal_moves(state, seat, moves)
    return clever(state, seat, moves, count, buffer_of(new_rng(1)))


def evaluate_final(table: Table, announcer: int, prize: int) -> None:
    """It is the last hand, and one seat has scored before."""
    table.state.played = 2
    table.state.announcer[0], table.state.prize[0] = announcer, prize


def test_a_double_jackpot_of_sevens_is_announced() -> None:
    assert choice(a_hand("4 seven lemon", "2 bell 3 cherry", top="lemon")) == JACKPOT + 1


def test_a_jackpot_that_cannot_win_the_last_hand_is_not_announced() -> None:
    table = a_hand("3 lemon grape", "2 bell 3 cherry", top="clover")
    evaluate_final(table, 1, 4000)
    assert choice(table) != JACKPOT + 6


def test_a_jackpot_that_wins_the_game_is_announced() -> None:
    table = a_hand("3 lemon grape", "2 bell 2 cherry", top="clover")
    evaluate_final(table, 0, 4000)
    assert choice(table) == JACKPOT + 6


def test_a_card_that_the_plan_needs_stays_and_another_goes() -> None:
    assert choice(a_hand("3 bell clover cherry", "2 grape 3 lemon", top="clover")) == DISCARD + 4


def test_a_pair_of_sevens_is_not_broken_while_anything_else_can_be_done() -> None:
    assert choice(a_hand("2 seven cherry diamond", "2 bell 3 cherry lemon", top="seven")) != DISCARD + 7


def test_a_drawn_card_that_makes_three_is_kept_and_another_is_put() -> None:
    for card, move in (("seven", KEEP), ("lemon", PUT)):
        table = a_hand("2 seven cherry diamond", "2 bell 3 cherry")
        draw(table, card)
        assert choice(table) == move


def test_a_card_that_makes_three_is_claimed_and_another_is_left() -> None:
    for card, move in (("bell", TAKE), ("lemon", LEAVE)):
        table = a_hand("2 seven cherry diamond", "2 bell cherry grape")
        draw(table, card)
        put(table)
        assert choice(table) == move


def test_few_cards_in_hand_are_believed_to_be_alike() -> None:
    alike = a_hand("2 seven cherry diamond", "3 bell grape")
    mixed = a_hand("2 seven cherry diamond", "bell grape clover lemon")
    assert likelihood(alike.state, 0) > 20 * likelihood(mixed.state, 0)
    assert likelihood(alike.state, 1) == likelihood(mixed.state, 1)
