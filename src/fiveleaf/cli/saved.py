"""Saved games: the file is written after every event, so that players can quit and resume at any time."""

from __future__ import annotations

import math
import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

import platformdirs

from fiveleaf.catalogue import find
from fiveleaf.cli.players import Player, players_of, to_json
from fiveleaf.engine.contract import Event
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.fairness import opened
from fiveleaf.engine.game import Game
from fiveleaf.engine.match import TIME_UP, Input, Match, move_input
from fiveleaf.engine.notation import compact
from fiveleaf.engine.seal import new_seal
from fiveleaf.engine.table import Table
from fiveleaf.engine.transcript import Transcript, load, save, transcript_of


@dataclass
class SavedGame:
    """A match and its file; every event is saved before it is shown."""

    match: Match
    players: Sequence[Player]
    path: Path
    more: dict[str, Any] = field(default_factory=dict)  # further keys of the transcript
    used: float = 0.0  # playing time in seconds, without breaks

    @property
    def game(self) -> Game:
        """The game of the match."""
        return self.match.game

    @property
    def table(self) -> Table:
        """The table of the match."""
        return self.match.table

    @property
    def names(self) -> list[str]:
        """The names of the seats."""
        return [player.name for player in self.players]

    @property
    def coached(self) -> bool:
        """Whether the people agreed on a coach, or a single person has one."""
        return self.more.get("coach") is True

    def begin(self) -> None:
        """Lets luck act until the first question, and saves."""
        self.match.begin()
        self.save()

    def play(self, seat: int, move: Event) -> None:
        """Plays a move of a seat and the luck that follows, and saves."""
        self.match.apply(move_input(seat, move))
        self.save()

    def time_up(self) -> None:
        """Applies the clock running out, and saves."""
        self.match.apply(TIME_UP)
        self.save()

    def save(self) -> None:
        """Writes the transcript with the opened seal and the hidden answers, so that the game can be resumed."""
        transcript = transcript_of(self.table)
        own = {"players": to_json(self.players), "seconds": round(self.used, 3), "fairness": opened(self.match.seal)}
        answers = self.table.answers
        transcript.more = {**self.more, **own, **({"answers": answers} if answers else {})}
        try:
            save(transcript, self.path)
        except OSError as error:
            reason = error.strerror or str(error)
            raise Refused("error-file-unwritable", file=str(self.path), reason=reason) from error


# ── a new game ───────────────────────────────────────────────────────────────────────────────────


def new_game(
    game: Game,
    players: Sequence[Player],
    options: Mapping[str, Any],
    seed: str | None,
    path: Path | None,
    coached: bool = False,
) -> SavedGame:
    """Returns a new match with sealed luck; a game of bots has no clock unless it is requested."""
    chosen = dict(options) if any(player.bot is None for player in players) else game.for_bots(options)
    match = Match(game, len(players), chosen, new_seal(len(players), seed))
    if path is not None and path.exists():
        raise Refused("play-refused-exists", file=str(path))
    started = datetime.now().astimezone().isoformat(timespec="seconds")
    more: dict[str, Any] = {"started": started} | ({"coach": True} if coached else {})
    return SavedGame(match, players, path or new_path(game), more)


def new_path(game: Game) -> Path:
    """Returns an unused path in the folder of saved games."""
    return folder() / f"{datetime.now():%Y-%m-%d-%H%M%S}-{game.name}-{secrets.token_hex(2)}.json"


def folder() -> Path:
    """Returns the folder of saved games."""
    return platformdirs.user_data_path("fiveleaf", appauthor=False) / "games"


# ── an unfinished game ───────────────────────────────────────────────────────────────────────────


def unfinished(game: Game | None = None) -> Iterator[tuple[Path, Transcript]]:
    """Returns the unfinished games, the one played last first; other files are skipped."""
    files = [file for file in folder().glob("*.json") if file.is_file()] if folder().is_dir() else []
    for path in sorted(files, key=lambda file: file.stat().st_mtime_ns, reverse=True):
        try:
            transcript = load(path, find)
            players_of(transcript)
        except Refused:
            continue
        if transcript.result is None and game in (None, transcript.game):
            yield path, transcript


def newest(game: Game | None) -> Path:
    """Returns the unfinished game played last."""
    for path, _ in unfinished(game):
        return path
    raise Refused("play-refused-nothing-saved", folder=str(folder()))


def resumed(path: Path, save_as: Path | None = None) -> SavedGame:
    """Returns the game in a file, checked event by event; it is saved there again, or in `save_as`."""
    transcript = load(path, find)
    if transcript.result is not None:
        raise Refused("play-refused-finished", file=str(path))
    if save_as is not None and save_as.exists() and not save_as.samefile(path):
        raise Refused("play-refused-exists", file=str(save_as))
    players = players_of(transcript)
    match = Match.resume(transcript)
    for answer in answers_of(transcript):
        match.apply(Input("move", answer))
    more = {key: value for key, value in transcript.more.items() if key != "answers"}
    return SavedGame(match, players, save_as or path, more, seconds_of(transcript))


def answers_of(transcript: Transcript) -> list[Event]:
    """Returns the hidden answers that were waiting when the game was saved."""
    value = transcript.more.get("answers", [])
    if not isinstance(value, list) or not all(map(is_answer, value)):
        raise Refused("error-key-type", key="answers", said=compact(value)[:60])
    return value


def is_answer(value: Any) -> bool:
    """Returns whether it has the shape of a seat's move; the match decides whether it is legal."""
    return isinstance(value, dict) and type(value.get("seat")) is int and "move" in value


def seconds_of(transcript: Transcript) -> float:
    """Returns how long the game has been played, in seconds."""
    value = transcript.more.get("seconds", 0)
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value < math.inf:
        raise Refused("error-key-type", key="seconds", said=compact(value)[:60])
    return float(value)
