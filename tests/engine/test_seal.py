"""Seals: a fresh secret for every game, or the same luck for the same seed."""

from __future__ import annotations

import pytest

from fiveleaf.engine.seal import SECRET_SIZE, Seal, new_seal, new_secret


def test_every_secret_is_fresh_and_whole() -> None:
    secrets = {new_secret() for _ in range(50)}
    assert len(secrets) == 50
    assert {len(secret) for secret in secrets} == {SECRET_SIZE}


def test_a_seal_without_a_seed_has_a_fresh_secret() -> None:
    first, second = new_seal(3), new_seal(3)
    assert len(first.secret) == SECRET_SIZE
    assert first.secret != second.secret
    assert first.revealed == (b"", b"", b"")


@pytest.mark.parametrize("seed", ["", "tea", "café", "\ud800"])
def test_a_seed_gives_the_same_secret_every_time(seed: str) -> None:
    assert new_seal(2, seed) == new_seal(2, seed)
    assert new_seal(2, seed).secret != new_seal(2, seed + "x").secret
    assert len(new_seal(2, seed).secret) == SECRET_SIZE


def test_the_bytes_of_every_seat_change_the_key() -> None:
    keys = {Seal(bytes(32), revealed).key for revealed in [(), (b"",), (b"a",), (b"a", b""), (b"", b"a"), (b"aa",)]}
    assert len(keys) == 6
