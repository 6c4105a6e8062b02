"""The proof of a finished game: enough for anybody to recompute its luck without knowing a rule."""

from __future__ import annotations

import copy
import hashlib
from typing import Any

import msgspec
import pytest

from fiveleaf.catalogue import GAMES, find
from fiveleaf.engine.chance import FairChance
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.game import Game
from fiveleaf.engine.seal import Seal
from fiveleaf.engine.transcript import from_json
from fiveleaf.server.pages.proof import proof_of, proof_of_json
from fiveleaf.server.wire import Proof
from tests.engine.test_fairness import a_fair_game

Told = dict[str, Any]


@pytest.fixture(scope="module")
def told() -> Told:
    return a_fair_game(find("lucky-numbers"))


def mismatches(proof: Proof) -> list[int]:
    """What a reader without rules finds: the events that do not follow from the opened envelope."""
    secret, revealed = proof.fairness["secret"], proof.fairness["revealed"]
    chance = FairChance(Seal(bytes.fromhex(secret), tuple(bytes.fromhex(part or "") for part in revealed)))
    wrong = []
    for drawn in proof.events:
        outcome = chance.choose(drawn.weights, len(drawn.weights))
        if drawn.outcomes[outcome] != drawn.event:
            wrong.append(drawn.index)
    return wrong


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_reader_without_rules_can_recompute_every_chance_event(game: Game) -> None:
    told = a_fair_game(game)
    proof = proof_of(from_json(told, find))
    assert [drawn.index for drawn in proof.events] == [
        index for index, event in enumerate(told["events"]) if "chance" in event
    ]
    assert mismatches(proof) == []
    assert proof.envelope == hashlib.sha256(bytes.fromhex(proof.fairness["secret"])).hexdigest()


def test_weights_and_outcomes_belong_together(told: Told) -> None:
    for drawn in proof_of_json(told).events:
        assert len(drawn.outcomes) == len(drawn.weights)
        assert {type(weight) for weight in drawn.weights} == {int}
        assert min(drawn.weights) > 0
        assert drawn.event in drawn.outcomes


def test_a_proof_is_plain_json(told: Told) -> None:
    proof = proof_of_json(told)
    assert msgspec.json.decode(msgspec.json.encode(proof), type=Proof) == proof


def test_another_secret_does_not_bring_the_same_luck(told: Told) -> None:
    forged = copy.deepcopy(told)
    forged["fairness"]["secret"] = "00" * 32
    forged["fairness"]["envelope"] = hashlib.sha256(bytes(32)).hexdigest()
    assert mismatches(proof_of_json(forged)) != []


def test_names_come_from_the_transcript_as_plain_short_text(told: Told) -> None:
    named = {**told, "players": [{"name": "Ada" * 40}, {"name": "a\u202eb"}, {"name": "too many"}]}
    assert proof_of_json(named).names == [("Ada" * 40)[:40], ""]
    assert proof_of_json(told).names == ["", ""]
    assert proof_of_json({**told, "players": "nobody"}).names == ["", ""]


@pytest.mark.parametrize("change", [{"fairness": None}, {"fairness": {"scheme": "trust me"}}, {"events": [1]}])
def test_what_cannot_be_proved_is_refused(told: Told, change: Told) -> None:
    with pytest.raises(Refused):
        proof_of_json({**told, **change})


def test_an_illegal_event_is_refused_by_its_index(told: Told) -> None:
    with pytest.raises(Refused, match="Event 1"):
        proof_of_json({**told, "events": [told["events"][0], {"chance": "draw", "seat": 0, "tile": 99}]})
