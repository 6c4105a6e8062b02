"""What a choice is said to lead to is what happens when it is made."""

from __future__ import annotations

from typing import Any

from fiveleaf.games.eight_28 import GAME
from fiveleaf.games.eight_28.material import FIRST, KINDS, LOWEST, SECOND
from fiveleaf.games.eight_28.moves import AIM_FIRST, AIM_SECOND, DECLINE
from fiveleaf.games.eight_28.rules.totals import lay_open, lowest_total
from fiveleaf.games.eight_28.state import Phase
from tests.games.consequences import random_choices, view_of

CHOICES = [*random_choices(GAME, 8), *random_choices(GAME, 4, variant=2)]


def test_EX_06_EX_07_EX_R5_as_many_unseen_cards_pass_the_goal_as_is_said() -> None:
    cases = [choice for choice in CHOICES if choice.move["move"] == "take"][::8]
    assert {choice.key for choice in cases} == {None, "take-past-8", "take-past-28"}
    for choice in cases:
        seen = view_of(GAME, choice.state, choice.seat)
        goal = FIRST if lowest_total(choice.state, choice.seat) <= FIRST else SECOND
        high = 0
        for card in range(LOWEST, KINDS):
            after = GAME.memory.copy(choice.state)
            lay_open(after, choice.seat, card)
            high += seen.unseen[card] if min(view_of(GAME, after, choice.seat).totals[choice.seat]) > goal else 0
        is_lost = lowest_total(choice.state, choice.seat) > SECOND  # there is nothing left to risk
        assert (choice.facts["count"] if choice.consequence else 0) == (0 if is_lost else high)
        if choice.consequence:
            assert choice.facts["unseen"] == sum(seen.unseen)


def test_EX_09_the_round_ends_where_that_is_said_and_goes_on_where_it_is_not() -> None:
    cases = [choice for choice in CHOICES if choice.move["move"] == "decline"]
    assert {choice.key for choice in cases} == {None, "decline", "decline-ends", "decline-final"}
    for choice in cases:
        after = choice.made()
        assert is_round_over(choice.state, after) == (choice.key == "decline-ends")
        if choice.key == "decline":
            declined = []
            while not is_round_over(choice.state, after):
                declined.append(after.turn)
                GAME.rules.play(after, after.turn, DECLINE)
            assert declined == choice.facts["seats"]
        elif choice.key == "decline-final":
            assert after.passed[choice.seat]


def is_round_over(before: Any, after: Any) -> bool:
    """Whether the cards were turned up."""
    return bool(after.phase in (Phase.AIM, Phase.OVER) or after.rounds > before.rounds)


def test_EX_12_EX_16_EX_17_a_treasure_brings_what_is_said_whatever_others_choose_after() -> None:
    cases = [choice for choice in CHOICES if choice.move["move"] == "aim"]
    assert {choice.key for choice in cases} == {"aim", "aim-if"}
    for choice in cases:
        brings = outcomes(choice.made(), choice.seat, choice.state)
        if choice.key == "aim":
            assert brings == {choice.facts["points"]}
        else:
            assert (max(brings), min(brings)) == (choice.facts["points"], choice.facts["least"])


def outcomes(state: Any, seat: int, before: Any) -> set[int]:
    """What the seat gains in this share, by everything that the others can still choose."""
    if state.phase != Phase.AIM or state.rounds > before.rounds:
        return {view_of(GAME, state).scores[seat] - view_of(GAME, before).scores[seat]}
    found = set()
    for aim in (AIM_FIRST, AIM_SECOND):
        after = GAME.memory.copy(state)
        GAME.rules.play(after, state.turn, aim)
        found |= outcomes(after, seat, before)
    return found
