"""The documented order of outcomes, and what a reader without rules can check of the weights, in every game."""

from __future__ import annotations

import random
from collections.abc import Iterator

from fiveleaf.engine.chance import FairChance
from fiveleaf.engine.contract import Event
from fiveleaf.engine.seal import new_seal
from fiveleaf.engine.table import Table
from tests.contract.cases import EACH_CASE, Case

GAMES = 2
Odds = dict[str | int, int]  # weight by the value that varies


def chances_of(case: Case, seed: int) -> Iterator[tuple[Event, list[tuple[Event, int]]]]:
    """The chance events of a game played at random, each with the odds before it."""
    table = Table(case.game, case.seats, case.options, FairChance(new_seal(case.seats, f"order {seed}")))
    pick = random.Random(seed)
    while not table.is_over:
        odds = table.odds()
        if odds:
            yield table.resolve(), odds
        for seat in () if odds else table.may_act:
            legal = table.legal_moves(seat)
            if legal:
                table.play(seat, pick.choice(legal))


@EACH_CASE
def test_outcomes_come_in_the_documented_order(case: Case) -> None:
    notation = case.game.notation
    for seed in range(GAMES):
        for event, odds in chances_of(case, seed):
            ((field, values),) = notation.CHANCES[event["chance"]].items()
            shown = [outcome[field] for outcome, _ in odds]
            assert shown == [value for value in values if value in shown]
            assert all({**outcome, field: None} == {**event, field: None} for outcome, _ in odds)


@EACH_CASE
def test_a_piece_that_was_drawn_weighs_one_less_until_a_reshuffle(case: Case) -> None:
    notation = case.game.notation
    for seed in range(GAMES):
        first: Odds | None = None
        left: Odds = {}
        for event, odds in chances_of(case, seed):
            ((field, _),) = notation.CHANCES[event["chance"]].items()
            weights = {outcome[field]: weight for outcome, weight in odds}
            if event["chance"] not in notation.STOCK:
                assert set(weights.values()) == {1}
                continue
            first = first or weights
            is_reshuffled = first is not weights and weights != {kind: count for kind, count in left.items() if count}
            assert not is_reshuffled or sum(weights.values()) > sum(left.values())
            assert all(left.get(kind, 0) <= weights.get(kind, 0) <= first.get(kind, 0) for kind in {**left, **weights})
            left = {**weights, event[field]: weights[event[field]] - 1}
