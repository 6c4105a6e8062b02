"""Games that are saved while they are played: every event at once, so that one can quit and go on at any time."""

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
from fiveleaf.engine.chance import FairChance
from fiveleaf.engine.contract import Event
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.fairness import opened, seal_of, verify
from fiveleaf.engine.game import Game
from fiveleaf.engine.notation import compact
from fiveleaf.engine.seal import Seal, new_seal
from fiveleaf.engine.table import Table
from fiveleaf.engine.transcript import Transcript, load, replayed, save, transcript_of


@dataclass
class SavedGame:
    """A game at the table and in its file; nobody is shown anything that is not in the file yet."""

    table: Table
    players: Sequence[Player]
    seal: Seal
    path: Path
    more: dict[str, Any] = field(default_factory=dict)  # further keys of the transcript
    answers: list[Event] = field(default_factory=list)  # to a simultaneous question that is still open
    used: float = 0.0  # seconds that the game has been played, without the time away

    @property
    def game(self) -> Game:
        """Which game it is."""
        return self.table.game

    @property
    def names(self) -> list[str]:
        """The names of the seats."""
        return [player.name for player in self.players]

    @property
    def coached(self) -> bool:
        """Whether those at the table agreed on a coach, or a single person has one."""
        return self.more.get("coach") is True

    def play(self, seat: int, move: Event) -> None:
        """The seat's choice happens and is saved."""
        self.decide(seat, move)
        self.save()

    def decide(self, seat: int, move: Event) -> None:
        """The seat's choice happens; an answer that waits for those of others is kept beside the events."""
        before = len(self.table.events)
        self.table.play(seat, move)
        waits = len(self.table.events) == before
        self.answers = [*self.answers, {"seat": seat, **move}] if waits else []

    def resolve(self) -> None:
        """Luck goes on until a seat is asked, and is saved."""
        self.table.resolve_all()
        self.save()

    def time_up(self) -> None:
        """The clock runs out, and that is saved."""
        self.table.time_up()
        self.answers = [] if self.table.is_over else self.answers
        self.save()

    def save(self) -> None:
        """Writes the transcript with the seal, which is opened by whoever wants to check the luck or to go on."""
        transcript = transcript_of(self.table)
        own = {"players": to_json(self.players), "seconds": round(self.used, 3), "fairness": opened(self.seal)}
        transcript.more = {**self.more, **own, **({"answers": self.answers} if self.answers else {})}
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
    """A table before its first event, with the luck sealed; where only bots sit, no clock runs unless asked for."""
    chosen = dict(options) if any(player.bot is None for player in players) else game.for_bots(options)
    seal = new_seal(len(players), seed)
    table = Table(game, len(players), chosen, FairChance(seal))
    if path is not None and path.exists():
        raise Refused("play-refused-exists", file=str(path))
    started = datetime.now().astimezone().isoformat(timespec="seconds")
    more: dict[str, Any] = {"started": started} | ({"coach": True} if coached else {})
    return SavedGame(table, players, seal, path or new_path(game), more)


def new_path(game: Game) -> Path:
    """A file of its own in the folder of saved games."""
    return folder() / f"{datetime.now():%Y-%m-%d-%H%M%S}-{game.name}-{secrets.token_hex(2)}.json"


def folder() -> Path:
    """Where games are saved."""
    return platformdirs.user_data_path("fiveleaf", appauthor=False) / "games"


# ── an unfinished game ───────────────────────────────────────────────────────────────────────────


def unfinished(game: Game | None = None) -> Iterator[tuple[Path, Transcript]]:
    """The saved games that can go on, the one played last first; files that are no such game are passed over."""
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
    """The unfinished game played last."""
    for path, _ in unfinished(game):
        return path
    raise Refused("play-refused-nothing-saved", folder=str(folder()))


def resumed(path: Path, onto: Path | None = None) -> SavedGame:
    """The game in a file, checked event by event, with its luck where it was; saved on into `onto` if that is named."""
    transcript = load(path, find)
    if transcript.result is not None:
        raise Refused("play-refused-finished", file=str(path))
    if onto is not None and onto.exists() and not onto.samefile(path):
        raise Refused("play-refused-exists", file=str(onto))
    players = players_of(transcript)
    chance = verify(transcript)
    table = replayed(transcript)
    table.chance = chance
    more = {key: value for key, value in transcript.more.items() if key != "answers"}
    saved = SavedGame(table, players, seal_of(transcript), onto or path, more, used=seconds_of(transcript))
    for answer in answers_of(transcript):
        saved.decide(answer["seat"], {key: value for key, value in answer.items() if key != "seat"})
    return saved


def answers_of(transcript: Transcript) -> list[Event]:
    """The answers to the open question that were given before the break."""
    told = transcript.more.get("answers", [])
    if not isinstance(told, list) or not all(map(is_answer, told)):
        raise Refused("error-key-type", key="answers", said=compact(told)[:60])
    return told


def is_answer(told: Any) -> bool:
    """Whether it has the shape of a seat's move; whether it is legal is for the table to say."""
    return isinstance(told, dict) and type(told.get("seat")) is int and "move" in told


def seconds_of(transcript: Transcript) -> float:
    """How long the game has been played."""
    told = transcript.more.get("seconds", 0)
    if isinstance(told, bool) or not isinstance(told, int | float) or not 0 <= told < math.inf:
        raise Refused("error-key-type", key="seconds", said=compact(told)[:60])
    return float(told)
