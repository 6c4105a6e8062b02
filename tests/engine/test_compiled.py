"""The compile gate and the traps that it owns."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import fiveleaf
from fiveleaf.engine.compiled import PLAYOUT, Gate, Mode, sources_of

ASK = """
import sys
sys.path.insert(0, {folder!r})
from toy.rules import answer
from fiveleaf.engine.compiled import Gate
gate = Gate("toy", ["toy.rules"])
bound = gate.bind(answer)
print(bound(1), sum(bound.stats.cache_hits.values()))
"""


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """A package of three files: a rule, a constant and a callee, each in its own."""
    package = tmp_path / "toy"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "material.py").write_text("BONUS = 10\n")
    (package / "callee.py").write_text("def doubled(number):\n    return 2 * number\n")
    (package / "rules.py").write_text(
        "from toy.callee import doubled\nfrom toy.material import BONUS\n\n\n"
        "def answer(number):\n    return doubled(number) + BONUS\n"
    )
    return package


def asked_afresh(toy: Path) -> tuple[int, int]:
    """The answer of a new process, and how often it came from the disk cache."""
    told = subprocess.run(
        [sys.executable, "-c", ASK.format(folder=str(toy.parent))], capture_output=True, text=True, check=True
    )
    answer, hits = told.stdout.split()
    return int(answer), int(hits)


def test_compiled_code_is_kept_on_disk(toy: Path) -> None:
    assert asked_afresh(toy) == (12, 0)
    assert asked_afresh(toy) == (12, 1)


@pytest.mark.slow
def test_an_edited_constant_is_never_served_stale(toy: Path) -> None:
    asked_afresh(toy)
    (toy / "material.py").write_text("BONUS = 20\n")
    assert asked_afresh(toy) == (22, 0)


@pytest.mark.slow
def test_an_edited_callee_is_never_served_stale(toy: Path) -> None:
    asked_afresh(toy)
    (toy / "callee.py").write_text("def doubled(number):\n    return 3 * number\n")
    assert asked_afresh(toy) == (13, 0)


@pytest.mark.slow
def test_stale_code_leaves_the_disk(toy: Path) -> None:
    asked_afresh(toy)
    (toy / "material.py").write_text("BONUS = 20\n")
    asked_afresh(toy)
    assert len(list((toy / "__pycache__").glob("*.nbi"))) == 1


def first_bonus() -> int:
    return bonus()


def bonus() -> int:
    return 0


def one() -> int:
    return 1


def two() -> int:
    return 2


@pytest.mark.parametrize("mode", Mode)
def test_one_loop_bound_for_two_owners_runs_each_ones_rules(mode: Mode) -> None:
    here = [__name__]
    gates = [Gate("owner", here, mode, {"bonus": rule}) for rule in (one, two)]
    assert [gate.bind(first_bonus)() for gate in gates] == [1, 2]
    assert first_bonus() == 0, "the source itself is as it was"


def reach(numbers: np.ndarray[tuple[int], np.dtype[np.int64]], index: int) -> int:
    return int(numbers[index])


def test_the_checked_mode_catches_an_index_that_is_out_of_bounds() -> None:
    bound = Gate("reach", [__name__], Mode.CHECKED).bind(reach)
    with pytest.raises(IndexError):
        bound(np.zeros(3, dtype=np.int64), 3)


def reach_further(numbers: np.ndarray[tuple[int], np.dtype[np.int64]], index: int) -> int:
    return reach(numbers, index + 1)


@pytest.mark.parametrize("mode", [Mode.FAST, Mode.SEARCH, Mode.CHECKED])
def test_a_callee_may_have_a_door_of_its_own(mode: Mode) -> None:
    gate = Gate("reach", [__name__], mode)
    numbers = np.arange(3, dtype=np.int64)
    assert [gate.bind(function)(numbers, 1) for function in (reach_further, reach)] == [2, 1]


def test_a_fault_in_a_callee_comes_through() -> None:
    bound = Gate("reach", [__name__], Mode.CHECKED).bind(reach_further)
    with pytest.raises(IndexError):
        bound(np.zeros(3, dtype=np.int64), 2)


def test_only_a_plain_function_can_be_bound() -> None:
    with pytest.raises(TypeError, match="no plain function"):
        Gate("builtin", [__name__]).bind(len)


def test_the_sources_are_the_same_whatever_was_imported_before(monkeypatch: pytest.MonkeyPatch) -> None:
    before = sources_of([PLAYOUT])
    monkeypatch.delitem(sys.modules, PLAYOUT)
    assert sources_of([PLAYOUT]) == before
    assert any(path.name == "playout.py" for path in before)


def test_the_digest_covers_all_sources_of_a_game_and_no_door() -> None:
    package = Path(fiveleaf.__file__).parent
    found = sources_of(["fiveleaf.games.lucky_numbers.rules"])
    sources = {path.relative_to(package).as_posix() for path in found}
    assert {"games/lucky_numbers/material.py", "games/lucky_numbers/state.py", "engine/contract.py"} <= sources
    assert not any(source.startswith(("cli/", "games/lucky_jack/")) for source in sources)


def test_the_digest_of_a_game_that_lives_elsewhere_covers_its_own_sources_and_the_engine() -> None:
    names = {path.parent.name + "/" + path.name for path in sources_of(["tests.pig.rules"])}
    assert {"pig/material.py", "rules/turn.py", "engine/rules.py", "engine/contract.py"} <= names
