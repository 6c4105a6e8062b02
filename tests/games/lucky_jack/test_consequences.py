"""What a choice is said to lead to is what happens when it is made."""

from __future__ import annotations

from typing import Any

from fiveleaf.engine.contract import CHANCE
from fiveleaf.games.lucky_jack import GAME
from fiveleaf.games.lucky_jack.material import MAX_RESHUFFLES
from fiveleaf.games.lucky_jack.moves import LEAVE, TAKE
from fiveleaf.games.lucky_jack.state import Phase
from tests.contract.cases import Room
from tests.games.consequences import Choice, choices, random_choices, view_of
from tests.games.lucky_jack.positions import a_hand

CHOICES = [choice for choice in random_choices(GAME, 10) if choice.state.reshuffles < MAX_RESHUFFLES]  # no hand is void


def after_luck(choice: Choice) -> Any:
    """The state after the move and all cards that are drawn for it."""
    after, room = choice.made(), Room(GAME)
    while after.phase in (Phase.PENALTY, Phase.TURN_UP) and GAME.rules.to_act(after) == CHANCE:
        count = GAME.rules.weigh(after, room.weights)
        GAME.rules.resolve(after, max(range(count), key=lambda at: room.weights[at]))
    return after


def test_LJ_08_a_discard_costs_as_many_cards_as_is_said() -> None:
    cases = [choice for choice in CHOICES if choice.move["move"] == "discard" and choice.key != "uncalled"]
    assert {choice.key for choice in cases} == {None, "discard"}
    for choice in cases:
        drawn = choice.facts["count"] if choice.consequence else 0
        assert after_luck(choice).hand_size[choice.seat] == choice.state.hand_size[choice.seat] - 1 + drawn


def lower_discard(stock: str, reshuffles: int = 0) -> Choice:
    """A discard that costs two cards, where so many are in the stock and one is on the discard pile."""
    table = a_hand("2 lemon bell seven", "grape", top="bell", stock=stock, rest=1, reshuffles=reshuffles)
    return next(one for one in choices(GAME, table.state) if one.move == {"move": "discard", "card": "lemon"})


def test_LJ_08_a_discard_costs_no_more_cards_than_there_are() -> None:
    for stock, count in (("", 1), ("grape", 2), ("3 grape", 2)):
        choice = lower_discard(stock)
        assert choice.facts["count"] == count
        assert after_luck(choice).hand_size[0] == choice.state.hand_size[0] - 1 + count


def test_LJ_R7_no_cost_is_named_where_the_hand_is_void_instead() -> None:
    assert lower_discard("2 grape", MAX_RESHUFFLES).key == "discard"
    for stock in ("", "grape"):
        choice = lower_discard(stock, MAX_RESHUFFLES)
        assert choice.consequence is None
        assert after_luck(choice).phase == Phase.DEAL


def test_LJ_17_LJ_18_LJ_20_a_jackpot_scores_what_is_said_and_only_if_it_is_called() -> None:
    called = [choice for choice in CHOICES if choice.key == "jackpot"]
    silent = [choice for choice in CHOICES if choice.key == "uncalled"]
    assert called
    assert silent
    assert [choice for choice in CHOICES if choice.consequence and choice.consequence.warning] == silent
    for choice in called:
        gains = [after - before for after, before in zip(points(choice.made()), points(choice.state), strict=True)]
        assert gains == [choice.facts["points"] if seat == choice.seat else 0 for seat in range(choice.state.seats)]
    for choice in silent:
        assert points(choice.made()) == points(choice.state)
        twin = [one for one in called if one.state is choice.state and one.move["card"] == choice.move["card"]]
        assert [one.facts["points"] for one in twin] == [choice.facts["points"]]


def points(state: Any) -> list[int]:
    """Every seat's score."""
    return list(view_of(GAME, state).scores)


def test_LJ_10_a_kept_card_makes_the_hand_as_large_as_is_said() -> None:
    cases = [choice for choice in CHOICES if choice.key == "keep"]
    assert cases
    for choice in cases:
        assert choice.made().hand_size[choice.seat] == choice.facts["count"]


def test_LJ_11_LJ_12_the_first_that_may_take_a_card_gets_it_although_all_call() -> None:
    cases = [choice for choice in CHOICES if choice.key == "put"]
    assert {choice.facts["others"] for choice in cases} >= {0, 1, 4}
    for choice in cases:
        after = choice.made()
        first = choice.facts["seat"]
        answer_all(after, [seat for seat in range(after.seats) if seat != choice.seat])
        assert after.hand_size[first] == choice.state.hand_size[first] + 1
        assert choice.facts["others"] == after.seats - 2


def answer_all(state: Any, takers: list[int]) -> None:
    """Everybody answers the claim: these call, the others leave it."""
    while state.phase == Phase.CLAIM:
        seat = GAME.rules.to_act(state)
        GAME.rules.play(state, seat, TAKE if seat in takers else LEAVE)


def test_LJ_11_whoever_leaves_a_card_leaves_it_to_all_but_the_discarder() -> None:
    cases = [choice for choice in CHOICES if choice.key == "leave"]
    assert cases
    for choice in cases:
        others = set(range(choice.state.seats)) - {choice.seat, choice.state.turn}
        assert choice.facts["others"] == len(others)


def test_LJ_12_a_claim_wins_exactly_if_all_that_come_before_leave_the_card() -> None:
    cases = [choice for choice in CHOICES if choice.move["move"] == "take"]
    assert {choice.key for choice in cases} == {"take", "take-if"}
    for choice in cases:
        nearer = choice.facts.get("seats", [])
        for takers in ([choice.seat], *([choice.seat, seat] for seat in range(choice.state.seats))):
            after = GAME.memory.copy(choice.state)
            for seat in range(after.seats):
                after.answer[seat] = 0
            after.nearest = (after.turn + 1) % after.seats
            answer_all(after, [seat for seat in takers if seat != after.turn])
            got = after.hand_size[choice.seat] == choice.state.hand_size[choice.seat] + 1
            assert got == (not set(takers) & set(nearer))
        if not nearer:
            assert choice.facts["count"] == choice.state.hand_size[choice.seat] + 1
