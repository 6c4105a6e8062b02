"""Lucky Jack: claims, and what is not seen of them."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from fiveleaf.engine.table import Table
from fiveleaf.games.lucky_jack import GAME
from fiveleaf.games.lucky_jack.state import Phase
from tests.games.lucky_jack.positions import (
    a_hand,
    discard,
    discard_of,
    draw,
    hand_of,
    known_of,
    luck,
    plain_moves,
    put,
    refused_by,
    say,
)


def a_grape_to_claim(seats: int = 4, turn: int = 0) -> Table:
    """The seat has drawn a grape and put it down, on a clover."""
    table = a_hand(*["4 bell"] * 2, *["4 seven"] * (seats - 2))
    table.state.turn = turn
    draw(table, "grape")
    put(table)
    return table


def test_LJ_11_a_card_drawn_and_put_can_be_claimed_by_every_other_seat() -> None:
    table = a_grape_to_claim(turn=2)
    assert (table.asked, table.may_act) == ((3, 0, 1), (3, 0, 1))
    assert [plain_moves(table, seat) for seat in range(4)] == [["take", "leave"]] * 2 + [[]] + [["take", "leave"]]


def test_LJ_11_all_see_the_card() -> None:
    table = a_grape_to_claim()
    assert {table.view(seat).held for seat in (0, 1, 2, 3, None)} == {"grape"}  # type: ignore[attr-defined]


def test_LJ_11_no_other_discard_can_be_claimed() -> None:
    table = a_hand("4 clover bell", "4 bell")
    discard(table, "bell")
    assert (table.state.phase, table.to_act) == (Phase.TURN, 1)
    assert refused_by(table, 1, move="take") == "LJ-11"
    draw(table, "lemon")
    assert refused_by(table, 1, move="leave") == "LJ-11"


def test_LJ_11_nothing_else_is_done_meanwhile() -> None:
    table = a_grape_to_claim()
    assert refused_by(table, 1, move="draw") == "LJ-11"
    assert refused_by(table, 0, move="take") == "LJ-11"


def test_LJ_12_one_claimant_takes_the_card() -> None:
    table = a_grape_to_claim()
    say(table, seat_1="leave", seat_2="leave", seat_3="take")
    assert (hand_of(table, 3), discard_of(table)) == ("grape 4 seven", "clover")


def test_LJ_12_of_several_the_nearest_to_the_left() -> None:
    table = a_grape_to_claim(turn=2)
    say(table, seat_1="take", seat_0="take", seat_3="leave")
    assert (hand_of(table, 0), hand_of(table, 1)) == ("4 bell grape", "4 bell")


def test_LJ_12_without_a_claim_it_stays_on_the_pile() -> None:
    table = a_grape_to_claim()
    say(table, seat_1="leave", seat_2="leave", seat_3="leave")
    assert (discard_of(table), table.state.top) == ("clover grape", 6)


def test_LJ_12_a_claimed_card_is_known_until_one_like_it_is_discarded() -> None:
    table = a_grape_to_claim(seats=2)
    say(table, seat_1="take")
    assert known_of(table, 1) == "grape"
    discard(table, "bell")
    assert known_of(table, 1) == "grape"
    discard(table, "bell")
    discard(table, "grape")
    assert known_of(table, 1) == ""


def test_LJ_13_the_turn_goes_on_to_the_left_neighbour_and_the_card_beneath_is_the_top() -> None:
    table = a_grape_to_claim()
    say(table, seat_1="leave", seat_2="leave", seat_3="take")
    assert (table.to_act, table.state.top) == (1, 4)


def test_LJ_13_also_for_the_left_neighbour_who_took_it() -> None:
    table = a_grape_to_claim(seats=2)
    say(table, seat_1="take")
    assert (table.to_act, table.state.phase, table.state.top) == (1, Phase.TURN, 4)


def test_LJ_R5_answers_in_any_order_lead_to_the_same_state_and_transcript() -> None:
    for answers in product(("take", "leave"), repeat=3):
        told = []
        for order in permutations((1, 2, 3)):
            table = a_grape_to_claim()
            for seat in order:
                if seat in table.may_act and table.state.phase == Phase.CLAIM:
                    table.play(seat, {"move": answers[seat - 1]})
            told.append((table.events, GAME.memory.content(table.state)))
        assert all(each == told[0] for each in told)


@pytest.mark.parametrize("answer", ["take", "leave"])
def test_LJ_R5_an_answer_is_unseen_until_it_is_settled(answer: str) -> None:
    table = a_grape_to_claim()
    before = [table.view(seat) for seat in (0, 1, 3, None)]
    say(table, seat_2=answer)
    assert [table.view(seat) for seat in (0, 1, 3, None)] == before
    assert table.view(2).answer == answer  # type: ignore[attr-defined]
    assert table.events[-1] == {"seat": 0, "move": "put"}


def test_LJ_R5_it_is_settled_when_all_nearer_seats_have_declined() -> None:
    table = a_grape_to_claim()
    say(table, seat_2="take")
    assert (table.state.phase, table.may_act, table.to_act) == (Phase.CLAIM, (1, 3), 1)
    say(table, seat_1="leave")
    assert table.state.phase == Phase.TURN
    assert table.events[-2:] == [{"seat": 1, "move": "leave"}, {"seat": 2, "move": "take"}]


def test_LJ_R5_the_nearest_claim_settles_it_at_once() -> None:
    table = a_grape_to_claim()
    say(table, seat_3="take", seat_1="take")
    assert (hand_of(table, 1), table.events[-1]) == ("4 bell grape", {"seat": 1, "move": "take"})
    assert table.events[-2] == {"seat": 0, "move": "put"}


def test_LJ_R5_nobody_answers_twice() -> None:
    table = a_grape_to_claim()
    say(table, seat_2="leave")
    assert (table.legal_moves(2), table.asked) == ([], (1, 2, 3))
    assert refused_by(table, 2, move="take") is None


def test_LJ_R5_settled_answers_leave_no_trace() -> None:
    table = a_grape_to_claim(seats=2)
    say(table, seat_1="leave")
    discard(table, "bell")
    luck(table, "2 lemon")
    assert [table.state.answer[seat] for seat in range(2)] == [0, 0]
