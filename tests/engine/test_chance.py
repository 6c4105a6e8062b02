"""Luck: the fast stream, the fair source and the vectors that let others write a verifier."""

from __future__ import annotations

import hashlib
import hmac
import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fiveleaf.catalogue import HOUSE
from fiveleaf.engine.chance import FairChance, FastChance, below, bits, new_rng
from fiveleaf.engine.compiled import Gate, Mode
from fiveleaf.engine.game import Game
from fiveleaf.engine.layout import Row, buffer_of
from fiveleaf.engine.seal import OLD_SCHEME, SCHEME, Seal, in_hex, new_seal, pledge_of
from fiveleaf.texts import texts

VECTORS = Path(__file__).parents[2] / "docs" / "fairness-vectors.json"


def weights_of(*weights: int) -> Row:
    return buffer_of(np.array(weights, dtype=np.int64))


def sfc32(a: int, b: int, c: int, counter: int) -> int:
    """The published recurrence, written with NumPy's own 32-bit arithmetic; returns the 15th word."""
    with np.errstate(over="ignore"):
        a32, b32, c32, n32 = (np.uint32(word) for word in (a, b, c, counter))
        for _ in range(15):
            word = a32 + b32 + n32
            n32 += np.uint32(1)
            a32 = b32 ^ (b32 >> np.uint32(9))
            b32 = c32 + (c32 << np.uint32(3))
            c32 = ((c32 << np.uint32(21)) | (c32 >> np.uint32(11))) + word
    return int(word)


@pytest.mark.parametrize(("seed", "stream"), [(0, 0), (1, 0), (0, 1), (2**63 - 1, 2**32 - 1), (123456789, 42)])
def test_the_fast_stream_is_sfc32(seed: int, stream: int) -> None:
    rng = buffer_of(new_rng(seed, stream))
    third = [bits(rng) for _ in range(3)][-1]
    assert third == sfc32(seed & 0xFFFFFFFF, stream, seed >> 32, 1)


def test_the_fast_stream_is_the_same_compiled_and_plain() -> None:
    compiled = Gate("test-chance", ["fiveleaf.engine.chance"], Mode.FAST).bind(below)
    fast, plain = new_rng(9), new_rng(9)
    for bound in (1, 2, 3, 7, 20, 84, 1000, 2**31 - 1) * 50:
        assert compiled(fast, bound) == below(buffer_of(plain), bound)
    assert fast.tolist() == plain.tolist()


def test_streams_of_one_seed_differ() -> None:
    assert len({bits(buffer_of(new_rng(5, stream))) for stream in range(1000)}) > 990


@given(st.integers(1, 2**31 - 1), st.integers(0, 2**63 - 1))
def test_below_stays_below(bound: int, seed: int) -> None:
    assert 0 <= below(buffer_of(new_rng(seed)), bound) < bound


def test_below_is_even() -> None:
    rng = buffer_of(new_rng(1))
    counts = Counter(below(rng, 7) for _ in range(70_000))
    spread = sum((counts[value] - 10_000) ** 2 / 10_000 for value in range(7))
    assert spread < 22.46  # chi-squared, six degrees of freedom, one in a thousand


@pytest.mark.parametrize("source", [FastChance(buffer_of(new_rng(3))), FairChance(new_seal(2, "even"))])
def test_an_outcome_comes_as_often_as_its_weight(source: Any) -> None:
    weights = weights_of(1, 0, 5, 10)
    counts = Counter(source.choose(weights, 4) for _ in range(16_000))
    assert counts[1] == 0
    spread = sum((counts[outcome] - 1000 * weights[outcome]) ** 2 / (1000 * weights[outcome]) for outcome in (0, 2, 3))
    assert spread < 13.82  # chi-squared, two degrees of freedom, one in a thousand


def test_the_fair_source_follows_its_description() -> None:
    """Written again from docs/fairness.md with nothing but hashlib and hmac."""
    seal = Seal(bytes(range(32)), (b"anna", b"", b"ben"))
    parts = b"".join(len(part).to_bytes(4, "big") + part for part in (seal.secret, *seal.revealed))
    key = hashlib.sha256(parts).digest()
    source = FairChance(seal)
    for counter in range(20):
        word = hmac.new(key, counter.to_bytes(8, "big"), hashlib.sha256).digest()[:8]
        assert source.choose(weights_of(3, 4), 2) == (0 if int.from_bytes(word, "big") % 7 < 3 else 1)


def test_a_word_that_would_favour_low_outcomes_is_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    words = iter([2**64 - 1, 2**64 - 2, 12])  # 2**64 is 2 more than a multiple of 7
    monkeypatch.setattr(FairChance, "word", lambda self: next(words))
    assert 2**64 % 7 == 2
    assert FairChance(new_seal(2, "x")).choose(weights_of(1, 1, 1, 1, 1, 1, 1), 7) == 12 % 7


def test_every_part_changes_the_luck() -> None:
    keys = {Seal(b"s" * 32, parts).key for parts in ((b"ab", b"c"), (b"a", b"bc"), (b"abc", b""), (b"c", b"ab"))}
    assert len(keys) == 4


def test_the_envelope_does_not_depend_on_the_revealed_bytes() -> None:
    assert Seal(b"s" * 32, (b"a",)).envelope == Seal(b"s" * 32).envelope == hashlib.sha256(b"s" * 32).hexdigest()


def seal_of_vector(vector: dict[str, Any]) -> Seal:
    """The seal of a published vector of either scheme."""
    parts = vector["contributions"] if vector["scheme"] == OLD_SCHEME else vector["revealed"]
    return Seal(bytes.fromhex(vector["secret"]), tuple(bytes.fromhex(part or "") for part in parts))


def test_the_published_vectors_hold() -> None:
    published = json.loads(VECTORS.read_text(encoding="utf-8"))
    assert Counter(vector["scheme"] for vector in published["vectors"]) == {OLD_SCHEME: 3, SCHEME: 3}
    for vector in published["vectors"]:
        seal = seal_of_vector(vector)
        assert (seal.envelope, seal.key.hex()) == (vector["envelope"], vector["key"])
        if vector["scheme"] == SCHEME:
            assert in_hex([pledge_of(part) for part in seal.revealed]) == vector["pledges"]
            assert seal.key_hash == vector["key_hash"]
        source = FairChance(seal)
        assert [f"{source.word():016x}" for _ in vector["words"]] == vector["words"]
        source = FairChance(seal)
        for choice in vector["choices"]:
            assert source.choose(weights_of(*choice["weights"]), len(choice["weights"])) == choice["outcome"]
            assert source.counter == choice["counter_after"]


def test_the_published_rejections_hold() -> None:
    published = json.loads(VECTORS.read_text(encoding="utf-8"))["rejections"]
    source = FairChance(Seal(bytes.fromhex(published["secret"])))
    for drawn in published["tickets"]:
        assert source.ticket(int(drawn["total"])) == int(drawn["ticket"])
        assert source.counter == drawn["counter_after"]
    assert source.counter > len(published["tickets"]), "no word was thrown away"


def test_the_description_names_the_vectors() -> None:
    page = (VECTORS.parent / "fairness.md").read_text(encoding="utf-8")
    assert re.search(r"fairness-vectors\.json", page)


@pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.name)
def test_the_description_names_the_outcomes_in_their_order(game: Game) -> None:
    rows = (VECTORS.parent / "fairness.md").read_text(encoding="utf-8").splitlines()
    name = texts("en", game.name).say("game-name")
    for kind, ((_, values),) in ((kind, chance.items()) for kind, chance in game.notation.CHANCES.items()):
        if kind != "begins":
            row = next(row for row in rows if row.startswith(f"| {name} ") and f"`{kind}`" in row)
            assert ", ".join(map(str, values)) + (": the" if kind in game.notation.STOCK else ", each 1") in row
