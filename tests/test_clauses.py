"""Every clause has its row in RULES.md, its place in the code and its test; the generated pages are up to date."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fiveleaf.catalogue import GAMES, HOUSE
from fiveleaf.engine.game import Game
from tests.pages import DOCS, PAGES, proofs_of, rows_of

ROOT = Path(__file__).parents[1]
LAW = ROOT.parent / "shared" / "rules"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_clause_has_a_test(game: Game) -> None:
    tested = proofs_of(game)
    assert [clause for clause in rows_of(game) if clause not in tested] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_tested_clause_is_in_the_rules(game: Game) -> None:
    assert sorted(set(proofs_of(game)) - set(rows_of(game))) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_clause_is_named_in_the_code(game: Game) -> None:
    sources = "\n".join(path.read_text(encoding="utf-8") for path in sorted(game.folder.rglob("*.py")))
    named = set(re.findall(rf"\b{game.prefix}-R?\d+\b", sources))
    assert [clause for clause in rows_of(game) if clause not in named] == []
    assert sorted(named - set(rows_of(game))) == []


@pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.name)
@pytest.mark.skipif(not LAW.is_dir(), reason="the law lies beside the project only where it is developed")
def test_the_rules_have_every_clause_of_the_law(game: Game) -> None:
    """And no other clause: only rulings may follow, where we settled something later."""
    law = (LAW / f"{game.name}.md").read_text(encoding="utf-8")
    clauses, rows = re.findall(rf"^\| ({game.prefix}-R?\d+) \|", law, re.MULTILINE), list(rows_of(game))
    assert rows[: len(clauses)] == clauses
    assert [row for row in rows[len(clauses) :] if not row.startswith(f"{game.prefix}-R")] == []


@pytest.mark.parametrize("name", PAGES)
def test_a_generated_page_is_up_to_date(name: str) -> None:
    assert (DOCS / name).read_text(encoding="utf-8") == PAGES[name](), "run: python -m tests.pages"
