"""The catalogue: it alone lists the games, and finds their parts by where they live."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

import pytest

import fiveleaf
from fiveleaf.catalogue import HOUSE, find, part_of
from fiveleaf.engine.errors import Refused
from tests import pig

SOURCE = Path(fiveleaf.__file__).parent
NAMES = {name for game in HOUSE for name in (game.name, game.package.rpartition(".")[2])}


def named_in(path: Path) -> set[str]:
    """The games that a source names in its imports, or as whole strings."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(node.value)
        elif isinstance(node, ast.ImportFrom):
            found |= {*(node.module or "").split("."), *(alias.name for alias in node.names)}
    return found & NAMES


def test_nothing_outside_its_own_modules_names_a_game() -> None:
    sources = [path for path in SOURCE.rglob("*.py") if not NAMES & {*path.parts, path.stem}]
    assert {path.relative_to(SOURCE).as_posix(): named_in(path) for path in sources if named_in(path)} == {}


@pytest.mark.parametrize("floor", ["bots", "cli.draw"])
def test_a_game_of_the_house_has_a_module_on_every_floor(floor: str) -> None:
    assert all(import_module(part_of(game, floor)) for game in HOUSE)


def test_a_game_that_lives_elsewhere_has_its_parts_in_its_package() -> None:
    assert part_of(pig.GAME, "bots") == "tests.pig.bots"
    assert part_of(pig.GAME, "cli.draw") == "tests.pig.draw"


def test_a_name_that_is_no_game_s_is_refused_with_the_names_that_are() -> None:
    with pytest.raises(Refused) as refused:
        find("chess")
    assert refused.value.params["known"].startswith("lucky-jack, 8-28, ")
