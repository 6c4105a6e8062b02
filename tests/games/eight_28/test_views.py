"""8·28: what a seat sees, and what it is asked."""

from __future__ import annotations

from fiveleaf.engine.chance import new_rng
from fiveleaf.engine.layout import buffer_of
from fiveleaf.games.eight_28 import GAME
from fiveleaf.games.eight_28.view import imagine, question, view
from tests.games.eight_28.positions import a_round, a_showdown, aim, decline, pieces, seen, take


def test_EX_06_a_seat_reads_its_own_total_and_the_others_face_up_cards() -> None:
    table = a_round("1/11 | 4", "5 | 1/11 2", "6")
    assert seen(table, 0).totals == ((5, 15), None, None)
    assert seen(table, 0).open_totals == ((4,), (3, 13), (0,))


def test_EX_02_unseen_cards_are_the_deck_and_the_others_face_down_cards() -> None:
    table = a_round("9", "9 | 9", "1")
    assert seen(table, 0).unseen[9] == 1
    assert seen(table, 1).unseen[9] == 1
    assert seen(table, 2).unseen[9] == 2
    assert seen(table).unseen[9] == 2


def test_EX_11_the_treasure_is_what_the_middle_would_make_now() -> None:
    assert seen(a_round("1", "2", "3", blue=1, red=3)).treasure == 2


def test_EX_16_prospects_follow_the_choices_made_so_far() -> None:
    table = a_showdown("7", "6", "9 | 10", blue=8)
    first = [(answer.aim, answer.total, answer.points) for answer in seen(table).prospects]
    assert first == [("8", 7, 4), ("28", 7, 0)]
    aim(table, 28)
    assert [answer.points for answer in seen(table).prospects] == [4, 0]


def test_EX_16_what_is_asked_names_totals_and_prospects() -> None:
    table = a_round("1/11 | 3", "6", "9 | 10", blue=4, dealer=2)
    assert question(seen(table, 0)) == {"totals": "4 / 14"}
    decline(table, 3)
    assert question(seen(table, 0)) == {
        "treasure": 2,
        "first_total": 4,
        "first_points": 2,
        "second_total": 14,
        "second_points": 0,
    }


def test_EX_05_an_imagined_state_fits_the_view_and_the_box() -> None:
    table = a_round("9 | 2", "9 | 9", "1", passing_is_final=True)
    take(table, "1/11")
    decline(table)
    rng = buffer_of(new_rng(1))
    for seat in (0, 1, 2, None):
        state = imagine(seen(table, seat), rng)
        assert view(state, seat) == seen(table, seat)
        assert pieces(state) == pieces(table.state)


def test_EX_10_an_imagined_showdown_is_the_real_one() -> None:
    table = a_showdown("7", "6", "9 | 10", blue=8)
    aim(table, 8)
    state = imagine(seen(table), buffer_of(new_rng(1)))
    assert GAME.memory.content(state) == GAME.memory.content(table.state)
