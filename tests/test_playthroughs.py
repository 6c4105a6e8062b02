"""One whole game of each kind in words, reviewed as text: a change of rules shows up as a readable difference."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from msgspec import to_builtins

from fiveleaf.arena.simulate import plan, record
from fiveleaf.catalogue import GAMES, HOUSE
from fiveleaf.engine.effects import OPEN
from fiveleaf.engine.game import Game
from fiveleaf.engine.notation import compact
from fiveleaf.engine.transcript import Transcript, replayed
from fiveleaf.texts import texts
from fiveleaf.texts.log import log_lines

FOLDER = Path(__file__).parent / "playthroughs"
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")
SHORT = {"lucky-hand": {"rounds": 12}, "8-28": {"blue_gems": 12, "red_gems": 3}, "lucky-jack": {"hands": 3}}


def told(transcript: Transcript) -> str:
    """The log of the game, and its result."""
    own, table = texts("en", transcript.game.name), replayed(transcript)
    log = log_lines(own, table.events, to_builtins(table.effects(OPEN)), NAMES)
    lines = [f"\n{line.text}\n" if line.kind == "heading" else line.text for line in log]
    lines += [own.say(f"ending-{table.view().ending}"), compact(transcript.result)]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_playthrough_is_as_reviewed(game: Game) -> None:
    """With FIVELEAF_PLAYTHROUGHS=write in the environment the texts are written anew, to be read as a diff."""
    transcript = record(plan(game, game.fewest_seats, 1, ["simple"], 2026, SHORT.get(game.name)), 0)
    path = FOLDER / f"{game.name}.txt" if game in HOUSE else game.folder / "playthrough.txt"
    if os.environ.get("FIVELEAF_PLAYTHROUGHS") == "write":
        path.write_text(told(transcript), encoding="utf-8")
    assert path.read_text(encoding="utf-8") == told(transcript)


def test_every_playthrough_is_tested() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == {game.name for game in HOUSE}
