"""What a choice is said to lead to is what happens when it is made."""

from __future__ import annotations

from typing import Any

import pytest

from fiveleaf.games.lucky_hand import GAME
from fiveleaf.games.lucky_hand.material import SIDES
from fiveleaf.games.lucky_hand.moves import ACCEPT, STAKE_NOTHING
from fiveleaf.games.lucky_hand.notation import CARDS
from fiveleaf.games.lucky_hand.state import Phase
from tests.games.consequences import Choice, random_choices, view_of
from tests.games.lucky_hand.positions import VARIANTS

CHOICES = random_choices(GAME, 12)


def accepted(choice: Choice) -> Any:
    """The state after a move that the target, if it is asked, accepts."""
    after = choice.made()
    if after.phase == Phase.COUNTER:
        GAME.rules.play(after, after.target, ACCEPT)
    return after


def pots(state: Any, card: str) -> list[int]:
    """How many of a bonus card lie in each pot."""
    return [state.pot[owner, CARDS.index(card)] for owner in range(state.seats)]


def after_a_gift(counts: list[int], giver: int, taker: int) -> list[int]:
    """The counts after one card has changed hands."""
    return [count - (owner == giver) + (owner == taker) for owner, count in enumerate(counts)]


def minus(state: Any, seat: int) -> int:
    """What dice penalties take off the seat's next bonus roll."""
    taken: int = view_of(GAME, state).minus[seat]
    return taken


@pytest.mark.parametrize("key", ["gain", "give", "nothing"])
def test_LH_14_LH_15_each_target_is_labelled_with_what_would_happen(key: str) -> None:
    cases = [choice for choice in CHOICES if choice.key == key and choice.move["move"] == "play"]
    assert cases
    for choice in cases:
        card, target = choice.facts["card"], choice.move["target"]
        giver, taker = {"gain": (target, choice.seat), "give": (choice.seat, target), "nothing": (-1, -1)}[key]
        assert pots(accepted(choice), card) == after_a_gift(pots(choice.state, card), giver, taker)
        assert choice.consequence is not None
        assert choice.consequence.warning == (key == "give")


def test_LH_12_a_dice_penalty_takes_off_what_is_said() -> None:
    cases = [choice for choice in CHOICES if choice.key in ("dice", "accept-dice")]
    assert {choice.key for choice in cases} == {"dice", "accept-dice"}
    for choice in cases:
        target = choice.move.get("target", choice.seat)
        assert minus(accepted(choice), target) == minus(choice.state, target) + choice.facts["value"]


def test_LH_16_a_ban_lasts_as_long_as_is_said() -> None:
    cases = [choice for choice in CHOICES if choice.key in ("ban", "accept-ban")]
    assert {choice.key for choice in cases} == {"ban", "accept-ban"}
    for choice in cases:
        target = choice.move.get("target", choice.seat)
        assert accepted(choice).banned[target] == choice.state.banned[target] + choice.facts["turns"]


def test_LH_17_a_penalty_at_an_immune_seat_changes_nothing() -> None:
    cases = [choice for choice in CHOICES if choice.key == "immune"]
    assert cases
    for choice in cases:
        after, target = choice.made(), choice.move["target"]
        assert all(pots(after, card) == pots(choice.state, card) for card in CARDS[:4])
        assert (after.banned[target], minus(after, target)) == (
            choice.state.banned[target],
            minus(choice.state, target),
        )
        assert choice.consequence is not None
        assert choice.consequence.warning


def test_LH_17_LH_18_immunity_lasts_as_long_as_is_said() -> None:
    cases = [choice for choice in CHOICES if choice.key in ("immunity", "counter")]
    assert {choice.key for choice in cases} == {"immunity", "counter"}
    for choice in cases:
        assert view_of(GAME, choice.made()).immunities[choice.seat] == choice.facts["turns"]


def test_LH_R2_a_pass_says_that_no_card_is_played_where_there_is_one() -> None:
    passing = next(at for at, options in enumerate(VARIANTS) if options.get("may_pass"))
    cases = [choice for choice in random_choices(GAME, 4, passing) if choice.move["move"] == "pass"]
    assert cases
    for choice in cases:
        assert (choice.key == "pass") == bool(view_of(GAME, choice.state, choice.seat).hand)


def test_LH_18_a_penalty_can_be_countered_exactly_where_that_is_said() -> None:
    cases = [choice for choice in CHOICES if choice.consequence and "counter" in choice.facts]
    assert {choice.facts["counter"] for choice in cases} == {"yes", "no"}
    for choice in cases:
        assert (choice.made().phase == Phase.COUNTER) == (choice.facts["counter"] == "yes")


def test_LH_07_LH_12_a_bonus_card_is_won_from_the_roll_that_is_said() -> None:
    cases = [choice for choice in CHOICES if choice.move["move"] == "play" and choice.move["card"].startswith("+")]
    assert any(choice.key == "bonus" for choice in cases)
    for choice in cases:
        lowest = choice.facts.get("value", SIDES + 1)
        won = [roll for roll in range(1, SIDES + 1) if wins(choice.made(), roll, choice)]
        assert won == list(range(lowest, SIDES + 1))
        assert (choice.key == "bonus-lost") == (choice.consequence is not None and choice.consequence.warning)
        assert (choice.key == "bonus-lost") == (won == [])


def wins(state: Any, roll: int, choice: Choice) -> bool:
    """Whether the roll brings the card of the choice into the pot."""
    then, card = GAME.memory.copy(state), CARDS.index(choice.move["card"])
    GAME.rules.resolve(then, roll - 1)
    more: bool = then.pot[choice.seat, card] > choice.state.pot[choice.seat, card]
    return more


def test_LH_14_LH_15_accepting_gives_what_is_said() -> None:
    cases = [
        choice
        for choice in CHOICES
        if choice.move["move"] == "accept" and choice.consequence and "card" in choice.facts
    ]
    assert {choice.key for choice in cases} == {"accept-give", "accept-gain", "nothing"}
    for choice in cases:
        card, other = choice.facts["card"], choice.state.turn
        giver, taker = {
            "accept-give": (choice.seat, other),
            "accept-gain": (other, choice.seat),
            "nothing": (-1, -1),
        }[str(choice.key)]
        assert pots(choice.made(), card) == after_a_gift(pots(choice.state, card), giver, taker)


def test_LH_09_a_single_staker_needs_what_is_said() -> None:
    alone = 0
    for choice in CHOICES:
        if choice.key != "stake":
            continue
        then = choice.made()
        while then.phase == Phase.STAKE:
            GAME.rules.play(then, GAME.rules.to_act(then), STAKE_NOTHING)
        if sum(stake is not None and stake != () for stake in view_of(GAME, then).stakes) == 1:
            alone += 1
            won = [roll for roll in range(1, SIDES + 1) if wins(then, roll, choice)]
            assert won == list(range(choice.facts["value"], SIDES + 1))
    assert alone
