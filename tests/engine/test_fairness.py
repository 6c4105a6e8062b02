"""Verification: every chance event of a fair transcript is recomputed, and the first forged one is named."""

from __future__ import annotations

import copy
import hashlib
from typing import Any

import pytest

import fiveleaf
from fiveleaf.catalogue import GAMES, find
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.fairness import CONTRIBUTION_LIMIT, MAX_BROKEN_STARTS, verify
from fiveleaf.engine.game import Game
from fiveleaf.engine.seal import OLD_SCHEME
from fiveleaf.engine.transcript import Fault, from_json

Told = dict[str, Any]
BYTES = "ab" * 32
PLEDGE = hashlib.sha256(bytes.fromhex(BYTES)).hexdigest()
BROKEN = {
    "envelope": hashlib.sha256(bytes(32)).hexdigest(),
    "secret": "00" * 32,
    "pledges": [PLEDGE, None],
    "revealed": [None, None],
}


def a_fair_game(game: Game) -> Told:
    """A whole game, every seat taking its last legal move, with its envelope opened."""
    table = fiveleaf.start(game.name, game.fewest_seats, seed="fair", **game.for_bots({}))
    while not table.is_over:
        table.resolve_all()
        for seat in table.may_act:
            table.play(seat, table.legal_moves(seat)[-1])
    return fiveleaf.transcript(table)


@pytest.fixture(scope="module")
def told() -> Told:
    return a_fair_game(find("lucky-numbers"))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_fair_game_verifies(game: Game) -> None:
    told = a_fair_game(game)
    source = verify(from_json(told, find))
    assert source.counter >= sum("chance" in event for event in told["events"])


def test_broken_starts_and_the_old_scheme_are_read_too(told: Told) -> None:
    seal = verify(from_json(told | {"fairness": told["fairness"] | {"broken_starts": [BROKEN]}}, find)).seal
    assert [start.missing for start in seal.broken] == [(0,)]
    old = told["fairness"] | {"scheme": OLD_SCHEME, "contributions": ["", ""]}
    assert verify(from_json(told | {"fairness": old}, find)).seal.scheme == OLD_SCHEME


def test_a_forged_tile_is_named(told: Told) -> None:
    forged = copy.deepcopy(told)
    draws = [index for index, event in enumerate(told["events"]) if event.get("chance") == "draw"]
    forged["events"][draws[2]]["tile"] = 1 + forged["events"][draws[2]]["tile"] % 20
    with pytest.raises(Fault) as caught:
        fiveleaf.verify(forged)
    assert (caught.value.index, caught.value.key) == (draws[2], "error-not-from-seal")


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"scheme": "dice/1"}, "error-scheme"),
        ({"secret": "00" * 32}, "error-envelope"),
        ({"secret": "00" * 31}, "error-seal-size"),
        ({"secret": "xyz"}, "error-seal-hex"),
        ({"secret": None}, "error-seal-hex"),
        ({"secret": "00" * 5000}, "error-seal-hex"),
        ({"envelope": "00" * 32}, "error-envelope"),
        ({"pledges": [None]}, "error-seal-incomplete"),
        ({"pledges": "00"}, "error-seal-incomplete"),
        ({"pledges": ["00", None]}, "error-seal-size"),
        ({"pledges": [PLEDGE, None]}, "error-not-revealed"),
        ({"revealed": [None, 7]}, "error-seal-hex"),
        ({"revealed": ["00" * 32, None]}, "error-pledge"),
        ({"revealed": [BYTES, None], "pledges": [None, PLEDGE]}, "error-pledge"),
        ({"revealed": [BYTES, None], "pledges": [PLEDGE, None]}, "error-not-from-seal"),
        ({"broken_starts": None}, "error-broken-starts"),
        ({"broken_starts": [7]}, "error-broken-starts"),
        ({"broken_starts": [{}] * (MAX_BROKEN_STARTS + 1)}, "error-broken-starts"),
        ({"broken_starts": [{}]}, "error-seal-hex"),
        ({"broken_starts": [BROKEN | {"envelope": "00" * 32}]}, "error-envelope"),
        ({"broken_starts": [BROKEN | {"revealed": [BYTES, None]}]}, "error-broken-for-nothing"),
        ({"broken_starts": [BROKEN | {"revealed": ["00" * 32, None]}]}, "error-pledge"),
        ({"broken_starts": [BROKEN | {"pledges": [None, None]}]}, "error-broken-for-nothing"),
        ({"scheme": OLD_SCHEME}, "error-seal-incomplete"),
        ({"scheme": OLD_SCHEME, "contributions": "00"}, "error-seal-incomplete"),
        ({"scheme": OLD_SCHEME, "contributions": ["00", 7]}, "error-seal-hex"),
        ({"scheme": OLD_SCHEME, "contributions": ["00", "00"]}, "error-not-from-seal"),
    ],
)
def test_a_forged_seal_is_refused(told: Told, change: Told, key: str) -> None:
    forged = told | {"fairness": told["fairness"] | change}
    with pytest.raises(Refused) as caught:
        fiveleaf.verify(forged)
    assert caught.value.key == key


def test_a_contribution_of_the_old_scheme_has_a_limit(told: Told) -> None:
    for size, key in ((CONTRIBUTION_LIMIT, "error-not-from-seal"), (CONTRIBUTION_LIMIT + 1, "error-seal-hex")):
        old = told["fairness"] | {"scheme": OLD_SCHEME, "contributions": ["00" * size, ""]}
        with pytest.raises(Refused) as caught:
            fiveleaf.verify(told | {"fairness": old})
        assert caught.value.key == key


@pytest.mark.parametrize("fairness", [None, 7, [], {}])
def test_what_is_no_seal_is_refused(told: Told, fairness: Any) -> None:
    with pytest.raises(Refused):
        fiveleaf.verify(told | {"fairness": fairness})


def test_an_illegal_move_is_refused_by_verification_too(told: Told) -> None:
    forged = copy.deepcopy(told)
    forged["events"].append({"seat": 0, "move": "draw"})
    with pytest.raises(Fault):
        fiveleaf.verify(forged)


def test_two_games_of_one_seed_are_equal_and_of_two_seeds_are_not() -> None:
    first, second, other = (fiveleaf.start("lucky-numbers", 2, seed=seed) for seed in ("a", "a", "b"))
    assert first.resolve_all() == second.resolve_all() != other.resolve_all()
