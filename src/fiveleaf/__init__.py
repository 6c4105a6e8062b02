"""fiveleaf: five published games of luck, to play, to simulate and to check.

A small public API for people who script::

    import fiveleaf

    table = fiveleaf.start("lucky-numbers", seats=2, seed="tea")
    while not table.is_over:
        table.resolve_all()                                  # luck goes on until somebody is asked
        for seat in table.may_act:
            table.play(seat, table.legal_moves(seat)[0])     # every move is a small dict in the notation
    print(table.scores(), table.winners())
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fiveleaf.catalogue import GAMES, find
from fiveleaf.engine import fairness
from fiveleaf.engine import transcript as notation
from fiveleaf.engine.chance import FairChance
from fiveleaf.engine.contract import View
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.seal import new_seal
from fiveleaf.engine.table import Table

if TYPE_CHECKING:
    from fiveleaf.arena.figures import Figures
    from fiveleaf.luck.report import Report

__version__ = "0.1.0"
__all__ = [
    "Refused",
    "Table",
    "View",
    "__version__",
    "games",
    "hint",
    "replay",
    "report",
    "simulate",
    "start",
    "transcript",
    "verify",
]

TranscriptSource = Mapping[str, Any] | str | PathLike[str]  # a transcript: its JSON object, or the path of its file


def games() -> tuple[str, ...]:
    """Returns the names of the five games."""
    return tuple(game.name for game in GAMES)


def start(game: str, seats: int, seed: str | None = None, **options: Any) -> Table:
    """Starts a game with verifiable luck; returns its table. Equal seeds give equal luck."""
    return Table(find(game), seats, options, FairChance(new_seal(seats, seed)))


def transcript(table: Table) -> dict[str, Any]:
    """Returns the transcript of a table as a JSON object; of a finished game, with the opened seal."""
    more = {}
    if isinstance(table.chance, FairChance) and table.is_over:
        more["fairness"] = fairness.opened(table.chance.seal)
    return notation.transcript_of(table, **more).to_json()


def replay(source: TranscriptSource) -> Table:
    """Returns the table at the end of a transcript; the first illegal event raises Refused, which names it."""
    return notation.replayed(_read(source))


def verify(source: TranscriptSource) -> None:
    """Recomputes every chance event of a fair transcript; the first mismatch raises Refused, which names it."""
    fairness.verify(_read(source))


def simulate(
    game: str,
    seats: int,
    games: int,
    bots: Sequence[str] = ("random",),
    seed: int = 0,
    luck: bool = False,
    **options: Any,
) -> Figures:
    """Plays many games with bots on all cores; equal seeds give equal figures. With `luck` it is taken out too."""
    from fiveleaf.arena import simulate as arena

    return arena.run(arena.plan(find(game), seats, games, bots, seed, options), luck=luck)


def hint(source: TranscriptSource, seat: int | None = None) -> dict[str, Any]:
    """Returns the legal moves at the end of a transcript with their chances to win and possible luck, best first."""
    from msgspec import to_builtins

    from fiveleaf.luck.hint import hint_at

    chosen, advice = hint_at(replay(source), seat)
    return {"seat": chosen, "moves": to_builtins(advice)}


def report(source: TranscriptSource) -> Report:
    """Returns how much of every seat's result was luck, and how it adds up; an illegal event raises Refused."""
    from fiveleaf.luck.report import report_of

    return report_of(_read(source))


def _read(source: TranscriptSource) -> notation.Transcript:
    return notation.from_json(dict(source), find) if isinstance(source, Mapping) else notation.load(Path(source), find)
