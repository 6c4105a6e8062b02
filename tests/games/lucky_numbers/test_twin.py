"""Lucky Numbers: compiled Python and the twin in C of the benchmark end every game in the same state."""

from __future__ import annotations

from typing import Any

import pytest

from benchmarks.twin import has_gcc, run_compiled, run_twin
from fiveleaf.games.lucky_numbers import GAME


@pytest.mark.skipif(not has_gcc(), reason="no gcc on this machine")
@pytest.mark.parametrize("seats", GAME.seat_counts)
@pytest.mark.parametrize("options", [{}, {"setup": "michael", "tournament": True}], ids=["standard", "variants"])
def test_the_twin_in_C_plays_the_same_games(seats: int, options: dict[str, Any]) -> None:
    ours = run_compiled(seats, 100, 11, options)
    theirs = run_twin(seats, 100, 11, options, flags=("-O1", "-Wall", "-Wextra", "-Werror"))
    assert (ours.decisions, ours.checksum) == (theirs.decisions, theirs.checksum)
