"""Options: which values they accept, and how they say so."""

from __future__ import annotations

from typing import Any

import pytest

from fiveleaf.catalogue import find
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.options import Deck, OneOf, WholeNumber, one_of

DECK = Deck(("low", "high"), 9)


@pytest.mark.parametrize(
    ("values", "good", "bad"),
    [
        (WholeNumber(1, 3), [1, 2, 3], [0, 4, True, 1.0, "1", None]),
        (WholeNumber(1, 3, or_null=True), [1, None], [0, False]),
        (one_of(False, True), [False, True], [0, 1, None, "true"]),
        (one_of(3, 5), [3, 5], [4, True, 3.0]),
        (DECK, [{"low": 1}, {"low": 0, "high": 9}], [{}, {"low": 0}, {"high": 10}, {"middle": 1}, {"low": True}, [1]]),
    ],
    ids=str,
)
def test_an_option_accepts_what_its_data_list(
    values: WholeNumber | OneOf | Deck, good: list[Any], bad: list[Any]
) -> None:
    assert [value for value in good if not values.accepts(value)] == []
    assert [value for value in bad if values.accepts(value)] == []


def test_values_that_mean_the_same_have_one_form() -> None:
    assert DECK.normal({"high": 2, "low": 0}) == {"high": 2}
    assert list(DECK.normal({"high": 2, "low": 1})) == ["low", "high"]


@pytest.mark.parametrize(
    ("game", "option", "allowed"),
    [
        ("lucky-hand", "clock", "1–180"),
        ("lucky-hand", "rounds", "1–1000, null"),
        ("8-28", "deck", "fifteen-ones, sixteen-ones"),
        ("lucky-numbers", "tournament", "false, true"),
        ("lucky-jack", "first_seat", "0–1, null"),
    ],
)
def test_a_refusal_lists_what_is_allowed(game: str, option: str, allowed: str) -> None:
    with pytest.raises(Refused) as refused:
        find(game).complete({option: "x"}, find(game).fewest_seats)
    assert refused.value.params["allowed"] == allowed
