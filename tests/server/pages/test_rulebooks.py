"""What the rules page is sent."""

from __future__ import annotations

import msgspec
import pytest

from fiveleaf.catalogue import GAMES
from fiveleaf.engine.game import Game
from fiveleaf.server import wire
from fiveleaf.server.pages.rulebooks import rules_shown
from fiveleaf.server.settings import Settings


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_rulebook_is_sent_whole(game: Game) -> None:
    sent = msgspec.json.decode(
        msgspec.json.encode(rules_shown(game.name, Settings.window, Settings.shortest_window)), type=wire.RulesShown
    )
    assert [step.number for step in sent.steps] == list(range(1, len(game.booklet.EXAMPLE) + 1))
    assert sent.steps[0].view["game"] == game.name
    assert all(ruling.startswith(f"{game.prefix}-R") for ruling in sent.rulings)
    assert sum(piece.count for piece in sent.pieces) > 0


def test_a_window_is_told_where_silence_is_an_answer() -> None:
    windows = {game.name: rules_shown(game.name, 30.0, 10.0).window for game in GAMES}
    assert windows == {"lucky-jack": 30, "8-28": None, "lucky-numbers": None, "lucky-hand": 30, "lucky-five": None}


def test_nothing_hidden_is_sent() -> None:
    """In the example of Lucky Jack another's card is not told; in that of 8·28 it lies face down until the share."""
    jack, eight = rules_shown("lucky-jack", 30.0, 10.0), rules_shown("8-28", 30.0, 10.0)
    drawn = [event for step in jack.steps for event in step.events if event.get("chance") == "draw"]
    assert [event.get("card") for event in drawn] == [None]
    assert [step.view.down[1:] for step in eight.steps[:3]] == [("?", "?")] * 3
