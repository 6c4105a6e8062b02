"""Somebody who types: whole games at the keyboard of the terminal, with what stood on the screen at each prompt."""

from __future__ import annotations

import io
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from rich.console import Console

from fiveleaf.cli.asking import Keyboard, offers_of
from fiveleaf.cli.players import read_seats
from fiveleaf.cli.saved import SavedGame, new_game
from fiveleaf.cli.sitting import Sitting
from fiveleaf.engine.game import Game
from fiveleaf.texts import texts

MAX_LINES = 20_000  # typed in one game; more means that it hangs
READY = "press Enter"
SHORT = {"lucky-hand": {"rounds": 8}, "8-28": {"blue_gems": 12, "red_gems": 4}}  # no test waits for a clock


class Typist(Keyboard):
    """Types lines; where none are given, numbers of moves that a simple or random bot would play here.

    It remembers what stood on the screen at each prompt.
    """

    def __init__(self, page: Console, lines: Iterable[str] | None = None, patience: int = MAX_LINES) -> None:
        self.page = page
        self.lines = None if lines is None else iter(lines)
        self.patience = patience  # lines typed before leaving
        self.screens: list[tuple[str, str]] = []  # prompt, and what was shown since the prompt before
        self.sitting: Sitting

    def read(self, prompt: str) -> str:
        self.screens.append((prompt, shown(self.page)))
        assert len(self.screens) < MAX_LINES
        if READY in prompt:
            return ""
        self.patience -= 1
        if self.patience < 0:
            raise EOFError
        if self.lines is None:
            return str(self.choice() + 1)
        try:
            return next(self.lines)
        except StopIteration:
            raise EOFError from None

    def choice(self) -> int:
        """The place in the list of a move that fits the position, the same whenever the position is the same."""
        sitting, seat = self.sitting, self.sitting.at_keyboard
        assert seat is not None
        move = sitting.bot_choice(seat, "random" if len(sitting.table.events) % 5 == 0 else "simple")
        offers = offers_of(sitting.table, seat, sitting.own, sitting.saved.names)
        return [offer.move for offer in offers].index(move)


def recorded(width: int = 100) -> Console:
    """A page that a test can read."""
    return Console(file=io.StringIO(), width=width, highlight=False)


def shown(page: Console) -> str:
    """What was printed since the last look."""
    assert isinstance(page.file, io.StringIO)
    text = page.file.getvalue()
    page.file.seek(0)
    page.file.truncate()
    return text


def begin(game: Game, seats: str, path: Path, seed: str = "test", **options: Any) -> SavedGame:
    """A seeded game with these seats."""
    players = read_seats(game, seats, texts("en", game.name))
    return new_game(game, players, {**SHORT.get(game.name, {}), **options}, seed, path)


def seats_for(game: Game, people: int) -> str:
    """That many people, and bots for the seats that are left."""
    count = max(people, game.fewest_seats)
    return ",".join([*["you:Anna", "you:Ben", "you:Cora"][:people], "simple", "random", "simple"][:count])


def sit(
    saved: SavedGame, lines: Iterable[str] | None = None, language: str = "en", width: int = 100, **more: Any
) -> tuple[bool, Typist, str]:
    """Plays it with what is typed; whether it is over, the typist, and what was shown after the last prompt."""
    page = recorded(width)
    typist = Typist(page, lines, more.pop("patience", MAX_LINES))
    typist.sitting = Sitting(saved, language, page, typist, **more)
    over = typist.sitting.run()
    return over, typist, shown(page)


def said_to(saved: SavedGame, lines: Iterable[str]) -> str:
    """All that was shown while these lines were typed, in one line."""
    _, typist, rest = sit(saved, lines)
    return " ".join(" ".join([*(screen for _, screen in typist.screens), rest]).split())
