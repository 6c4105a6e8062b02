"""The vocabulary: docs/words.md names real modules, one word for one thing, and names in the code are no riddles."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import run

ROOT = Path(run.__file__).parent
SOURCES = ROOT / "src" / "fiveleaf"
PACKAGES = [*sorted(path.parent for path in SOURCES.glob("*/__init__.py")), ROOT / "benchmarks"]
MODULES = [*sorted(SOURCES.glob("*.py")), ROOT / "run.py", ROOT / "build_page.py"]
PAGE = [path for path in sorted((ROOT / "web" / "src").rglob("*")) if path.suffix in {".ts", ".svelte"}]
VIEW_FIELDS = {SOURCES / "games" / "eight_28" / "view.py": {"aims"}}  # names that the page reads
PAGE_FIELDS = {"8-28": {"aims"}, "wire.ts": {"aims"}, "animals.ts": {"eyes"}, "emotes.ts": {"eyes"}}  # drawn eyes
NO_NAMES = re.compile(  # comments, styles and strings of the page
    r"/\*.*?\*/|<!--.*?-->|<style>.*?</style>|(?<!:)//[^\n]*|'(?:[^'\\\n]|\\.)*'|\"[^\"]*\"|`(?:[^`\\]|\\.)*`",
    re.DOTALL,
)
RIDDLES = {  # what a name must not be made of, and what to say instead
    "aims": "the goal itself",
    "asks": "questions",
    "desk": "scratch",
    "enough": "the quantity and its unit",
    "errand": "task",
    "eyes": "viewer",
    "few": "the quantity and its unit",
    "hopes": "values",
    "little": "the quantity and its unit",
    "kept": "stored, saved, cached or window",
    "mind": "strategy",
    "noted": "sampled or recorded",
    "patience": "timeout",
    "ponder": "search",
    "said": "text, message or the thing itself",
    "steady": "fallback",
    "steadily": "with fallback",
    "tell": "print, send or answer",
    "temper": "temperature",
    "thought": "search, request or decision",
    "tidying": "cleanup",
    "told": "message, reported or arguments",
    "whims": "exploration",
    "whom": "the person's role",
    "whoever": "the person's role",
}


def identifiers(tree: ast.AST) -> Iterator[str]:
    """Returns every name that a module gives to something: definitions, parameters, variables and fields."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, ast.Name | ast.Attribute) and isinstance(node.ctx, ast.Store):
            yield node.id if isinstance(node, ast.Name) else node.attr
        elif isinstance(node, ast.alias) and node.asname:
            yield node.asname


def parts_of(name: str) -> set[str]:
    """Returns the words that a name is made of: `FEW_PLAYS` and `FewPlays` are few and plays."""
    return set(re.sub(r"([a-z])([A-Z])", r"\1_\2", name).lower().split("_"))


def riddles_in(path: Path) -> list[str]:
    """Returns the names in a module that are made of riddles, with what to say instead."""
    names = {path.stem, *identifiers(ast.parse(path.read_text(encoding="utf-8")))} - VIEW_FIELDS.get(path, set())
    return riddles_among(names)


def riddles_among(names: set[str]) -> list[str]:
    return [f"{name}: say {RIDDLES[word]}" for name in sorted(names) for word in parts_of(name) & set(RIDDLES)]


def riddles_on_page(path: Path) -> list[str]:
    """Returns the names in a file of the page that are made of riddles."""
    names = {path.stem, *re.findall(r"[A-Za-z_]\w+", NO_NAMES.sub(" ", path.read_text(encoding="utf-8")))}
    return riddles_among(names - {name for part in path.parts for name in PAGE_FIELDS.get(part, set())})


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.name)
def test_no_name_of_a_package_is_a_riddle(package: Path) -> None:
    modules = sorted(package.rglob("*.py"))
    assert modules
    assert not {str(path): names for path in modules if (names := riddles_in(path))}


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.name)
def test_no_name_of_a_module_is_a_riddle(module: Path) -> None:
    assert not riddles_in(module)


def test_no_name_of_the_page_is_a_riddle() -> None:
    assert len(PAGE) > 100
    assert not {str(path): names for path in PAGE if (names := riddles_on_page(path))}


@pytest.mark.parametrize(
    "line", ["let told = 1", "class A { #kept = 2 }", "<p onclick={tellSeats}>", "type Whims = {}"]
)
def test_a_riddle_of_the_page_is_found(tmp_path: Path, line: str) -> None:
    path = tmp_path / "module.svelte"
    path.write_text(f"{line} // few are told 'enough'")
    assert len(riddles_on_page(path)) == 1


@pytest.mark.parametrize(
    "line", ["def told(): ...", "FEW = 3", "class Kept: ...", "x.mind = 1", "def f(whims): ...", "import a as desk"]
)
def test_a_riddle_is_found_wherever_a_name_is_given(tmp_path: Path, line: str) -> None:
    path = tmp_path / "module.py"
    path.write_text(line)
    assert len(riddles_in(path)) == 1


def rows() -> list[list[str]]:
    """Returns the rows of the vocabulary, without its head."""
    page = (ROOT / "docs" / "words.md").read_text(encoding="utf-8")
    lines = [line for line in page.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[1:]]


def test_the_vocabulary_is_alphabetical_and_names_each_thing_once() -> None:
    words = [row[0] for row in rows()]
    assert words == sorted(set(words))
    assert all(len(row) == 3 and row[1] for row in rows())


def test_every_module_that_the_vocabulary_names_exists() -> None:
    named = {name for row in rows() for name in re.findall(r"`([\w/]+(?:/|\.py))`", row[1])}
    assert len(named) > 20
    assert [name for name in sorted(named) if not (SOURCES / name).exists()] == []


@pytest.mark.parametrize("page", ["CONTRIBUTING.md", "ARCHITECTURE.md"])
def test_the_vocabulary_is_linked_where_developers_begin(page: str) -> None:
    assert "(docs/words.md)" in (ROOT / page).read_text(encoding="utf-8")
