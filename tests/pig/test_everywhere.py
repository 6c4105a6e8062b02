"""Pig goes through the whole house: every test of all games is run with it as a sixth one."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
REGISTERED = {**os.environ, "FIVELEAF_GAMES": "tests.pig"}  # the one line that adds a game
COMMAND = (sys.executable, "-m", "pytest", "-v", "-n0", "-k", "pig", "--ignore=tests/browser", "--ignore=tests/pig")
THROUGH = (
    "contract/test_every_game.py::test_compiled_checked_and_plain_agree",
    "contract/test_every_game.py::test_a_transcript_replays_to_the_same_result",
    "contract/test_play_by_hypothesis.py",
    "contract/test_views.py",
    "engine/test_fairness.py",
    "bots/test_levels.py",
    "bots/test_values.py",
    "arena/test_luck_taken_out.py",
    "arena/test_simulate.py",
    "luck/test_adding_up.py",
    "luck/test_booking.py",
    "luck/test_hint.py",
    "luck/test_report.py",
    "cli/test_play.py",
    "cli/test_commands.py",
    "cli/test_report.py",
    "server/tables/test_house.py",
    "server/test_app.py",
    "server/pages/test_counting.py",
    "test_clauses.py",
    "test_playthroughs.py",
    "test_rulebook.py",
    "test_texts.py",
)


@pytest.mark.slow
def test_every_test_of_all_games_holds_for_a_sixth_one() -> None:
    done = subprocess.run((*COMMAND, "tests"), cwd=ROOT, env=REGISTERED, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:]
    passed = re.findall(r"^tests/(\S+) PASSED", done.stdout, re.MULTILINE)
    assert [part for part in THROUGH if not any(test.startswith(part) for test in passed)] == []


def test_a_game_is_registered_by_one_line() -> None:
    command = (sys.executable, "-c", "from fiveleaf.cli.main import main; main(['games'])")
    done = subprocess.run(command, cwd=ROOT, env=REGISTERED, capture_output=True, text=True, check=True)
    assert re.search(r"│ pig +│ Pig", done.stdout)
