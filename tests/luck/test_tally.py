"""Luck, counted: what chance says is worked out on paper, and the probability of a difference is true."""

from __future__ import annotations

import random

import pytest

from fiveleaf.arena.simulate import plan, record
from fiveleaf.catalogue import HOUSE
from fiveleaf.engine.contract import Event
from fiveleaf.engine.game import Game
from fiveleaf.engine.transcript import replay
from fiveleaf.luck.tally import (
    Tally,
    Weighed,
    chi_square_tail,
    fit_of,
    kind_of,
    merged,
    tally_of,
    verdict_of,
    weighed,
)

KINDS = {
    "lucky-jack": {"card": 7},
    "8-28": {"card": 11},
    "lucky-numbers": {"tile": 20},
    "lucky-hand": {"card": 14, "die": 20},
    "lucky-five": {"card": 10, "die-red": 6, "die-orange": 6, "die-yellow": 6},
}  # and how many outcomes each has


def deck(rng: random.Random, cards: dict[str, int], draws: int) -> list[Weighed]:
    """Draws from a deck without putting anything back."""
    left, events = dict(cards), []
    for _ in range(draws):
        weights = {card: count for card, count in left.items() if count}
        (drawn,) = rng.choices(list(weights), list(weights.values()))
        events.append(Weighed(drawn, weights))
        left[drawn] -= 1
    return events


def dice(rng: random.Random, rolls: int, weights: tuple[int, ...] = (1,) * 6) -> Tally:
    """Rolls of a die that chance takes for a fair one."""
    fair = {str(side): 1 for side in range(1, 7)}
    return tally_of([Weighed(str(side), fair) for side in rng.choices(range(1, 7), weights, k=rolls)], 1)


def test_what_chance_says_is_the_sum_over_the_events() -> None:
    red_then_blue = [Weighed("red", {"red": 2, "blue": 1}), Weighed("blue", {"red": 1, "blue": 1})]
    tally = tally_of(red_then_blue, 1)
    assert (tally.outcomes, tally.counts, tally.events) == (["red", "blue"], [1, 1], 2)
    assert tally.expected == pytest.approx([2 / 3 + 1 / 2, 1 / 3 + 1 / 2])
    variance = 2 / 3 * 1 / 3 + 1 / 2 * 1 / 2
    assert [one**2 for one in tally.deviations] == pytest.approx([variance, variance])
    assert tally.covariance[0][1] == pytest.approx(-variance)


def test_a_card_that_must_come_says_nothing() -> None:
    tally = tally_of([Weighed("red", {"red": 3})] * 50, 1)
    assert (tally.deviations, fit_of(tally).freedom, fit_of(tally).probability) == ([0.0], 0, None)


def test_numbers_come_in_their_order_and_words_as_the_rules_list_them() -> None:
    listed = ["10", "9", "clover", "bell"]
    assert tally_of([Weighed("9", dict.fromkeys(listed, 1))], 1).outcomes == ["9", "10", "clover", "bell"]


def test_two_tallies_together_are_the_tally_of_all() -> None:
    rng = random.Random(1)
    first, second = deck(rng, {"a": 3, "b": 2}, 4), deck(rng, {"b": 2, "c": 4, "a": 1}, 5)
    both, sum_of_both = tally_of([*first, *second], 5), merged(tally_of(first, 2), tally_of(second, 3))
    assert (both.games, both.events, both.counts) == (sum_of_both.games, sum_of_both.events, sum_of_both.counts)
    assert both.expected == pytest.approx(sum_of_both.expected)
    for row, same in zip(both.covariance, sum_of_both.covariance, strict=True):
        assert row == pytest.approx(same)


@pytest.mark.parametrize(
    ("statistic", "freedom", "probability"),
    [(3.841459, 1, 0.05), (5.991465, 2, 0.05), (6.634897, 1, 0.01), (18.307038, 10, 0.05), (10.117013, 19, 0.95)],
)
def test_the_chi_square_distribution_is_that_of_the_tables(statistic: float, freedom: int, probability: float) -> None:
    assert chi_square_tail(statistic, freedom) == pytest.approx(probability, abs=1e-6)
    assert chi_square_tail(0, freedom) == 1


def test_for_equal_weights_it_is_pearsons_statistic() -> None:
    tally = dice(random.Random(2), 600)
    pearson = sum((count - 100) ** 2 / 100 for count in tally.counts)
    assert fit_of(tally).statistic == pytest.approx(pearson)
    assert fit_of(tally).freedom == 5


def test_the_probability_is_true_for_decks_that_are_drawn_down() -> None:
    """Of 2,000 honest houses, as many are below a probability as it says: within four deviations."""
    rng, houses = random.Random(3), 2000
    found = []
    for _ in range(houses):
        events = [event for _ in range(12) for event in deck(rng, {"a": 6, "b": 3, "c": 2, "d": 4}, rng.randint(4, 15))]
        probability = fit_of(tally_of(events, 12)).probability
        assert probability is not None
        found.append(probability)
    for level in (0.01, 0.05, 0.5, 0.9):
        below = sum(probability < level for probability in found) / houses
        assert abs(below - level) < 4 * (level * (1 - level) / houses) ** 0.5


def test_no_probability_is_named_of_too_few_events() -> None:
    rng = random.Random(4)
    assert fit_of(dice(rng, 29)).probability is None
    assert fit_of(dice(rng, 30)).probability is not None


def test_the_verdict_allows_for_the_number_of_kinds() -> None:
    rng = random.Random(5)
    loaded = dice(rng, 3000, (1, 1, 1, 1, 1, 2))
    suspicious = next(one for one in iter(lambda: dice(rng, 600), None) if 0.02 < (fit_of(one).probability or 0) < 0.04)
    fair = next(one for one in iter(lambda: dice(rng, 600), None) if (fit_of(one).probability or 0) > 0.3)
    assert verdict_of([]) == "nothing"
    assert verdict_of([dice(rng, 6)]) == "few"
    assert verdict_of([fair]) == "good"
    assert verdict_of([suspicious]) == "unusual"
    assert verdict_of([suspicious, *[fair] * 8]) == "good", "one of nine is often that far away"
    assert verdict_of([loaded, *[fair] * 8]) == "bad"


@pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.name)
def test_every_kind_of_every_game_is_known(game: Game) -> None:
    events: dict[str | None, list[tuple[Event, list[tuple[Event, int]]]]] = {}
    transcript = record(plan(game, game.fewest_seats, 1, ["random"], 6), 0)
    for index, table in replay(transcript):
        if index < len(transcript.events) and "chance" in (event := transcript.events[index]):
            events.setdefault(kind_of(event), []).append((event, table.odds()))
    assert all(event["chance"] == "begins" for event, _ in events.pop(None))
    tallies = {kind: tally_of([weighed(*event) for event in found], 1) for kind, found in events.items()}
    assert {kind: len(tally.outcomes) for kind, tally in tallies.items()} == KINDS[game.name]
