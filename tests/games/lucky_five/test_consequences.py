"""What a choice is said to lead to is what happens when it is made."""

from __future__ import annotations

from itertools import product
from typing import Any

from fiveleaf.games.lucky_five import GAME
from fiveleaf.games.lucky_five.moves import CALL, STOP
from fiveleaf.games.lucky_five.state import Bet, Phase
from tests.contract.cases import Room
from tests.games.consequences import Choice, random_choices, view_of

CHOICES = random_choices(GAME, 10)


def scores(state: Any) -> list[int]:
    """The points of everybody's piles."""
    return [sum(pile.points for pile in piles) for piles in view_of(GAME, state).piles]


def rolled(state: Any) -> list[Any]:
    """The states after every roll of the dice that are to be rolled."""
    found = []
    for roll in product(range(1, 7), repeat=bin(state.to_roll).count("1")):
        after = GAME.memory.copy(state)
        for face in roll:
            GAME.rules.resolve(after, face)
        found.append(after)
    return found


def is_right(before: Any, after: Any) -> bool:
    """Whether the roll was called right: the seat may go on, or has a new pile."""
    return bool(after.phase == Phase.GO_ON or after.piles[before.turn] > before.piles[before.turn])


def right_rolls(state: Any, bet: int) -> tuple[int, int]:
    """How many rolls make a call right, of how many."""
    called = GAME.memory.copy(state)
    GAME.rules.play(called, state.turn, CALL + bet)
    ends = [is_right(state, after) for after in rolled(called)]
    return sum(ends), len(ends)


def some(*keys: str) -> list[Choice]:
    """Choices of each of these kinds."""
    found = [choice for key in keys for choice in [one for one in CHOICES if one.key == key][:12]]
    assert {choice.key for choice in found} == set(keys)
    return found


def test_L5_09_L5_10_a_call_is_right_as_often_as_is_said() -> None:
    for choice in some("call"):
        bet = Bet.HIGHER if choice.move["bet"] == "higher" else Bet.LOWER
        assert (choice.facts["right"], choice.facts["rolls"]) == right_rolls(choice.state, bet)
        assert choice.consequence is not None
        assert choice.consequence.warning == (choice.facts["right"] == 0)


def test_L5_06_L5_07_L5_13_the_better_call_on_chosen_dice_is_right_as_often_as_is_said() -> None:
    for choice in some("choose", "reroll-nothing"):
        after = choice.made()
        GAME.rules.play(after, after.turn, stakes(after)[0])
        best = max(right_rolls(after, Bet.HIGHER), right_rolls(after, Bet.LOWER))
        assert (choice.facts["right"], choice.facts["rolls"]) == best
        assert choice.facts["sum"] == after.before
        assert (choice.facts["whose"] == "own", choice.facts["seat"]) == (choice.seat == after.turn, after.turn)
    assert {choice.facts["whose"] for choice in some("choose")} == {"own", "other"}


def stakes(state: Any) -> list[int]:
    """The codes of the stakes that the player may choose."""
    room = Room(GAME)
    return [room.moves[at] for at in range(GAME.rules.legal_moves(state, state.turn, room.moves))]


def test_L5_13_a_die_rolled_again_makes_the_sums_that_are_said() -> None:
    for choice in some("reroll"):
        sums = {after.before for after in rolled(choice.made())}
        assert sums == set(range(choice.facts["low"], choice.facts["high"] + 1))


def test_L5_11_L5_12_L5_14_a_stake_wins_what_is_said_or_stays_on_the_table() -> None:
    for choice in some("stake", "stake-lucky", "stake-last"):
        for bet in (Bet.HIGHER, Bet.LOWER):
            called = choice.made()
            GAME.rules.play(called, choice.seat, CALL + bet)
            for after in rolled(called):
                check_stake(choice, called, after)


def check_stake(choice: Choice, called: Any, after: Any) -> None:
    """A right call brings the points, at once or after a stop; a wrong one leaves the chips where they are."""
    right = is_right(called, after)
    if choice.key == "stake":
        assert (after.phase == Phase.GO_ON) == right or view_of(GAME, called).stock.count(0) == 11
    if right and after.phase == Phase.GO_ON:
        GAME.rules.play(after, choice.seat, STOP)
    gained = scores(after)[choice.seat] - scores(choice.state)[choice.seat]
    assert gained == (choice.facts["points"] if right else 0)
    if not right:
        assert list(after.on_table) == list(called.on_table)


def test_L5_11_stopping_brings_what_is_said_and_going_on_risks_the_same() -> None:
    for choice in some("stop"):
        assert scores(choice.made())[choice.seat] - scores(choice.state)[choice.seat] == choice.facts["points"]
    for choice in some("go-on"):
        twin = next(one for one in CHOICES if one.state is choice.state and one.key == "stop")
        assert twin.facts == choice.facts
