"""`fiveleaf replay FILE…`: prints a game move by move, and checks every event."""

from __future__ import annotations

import argparse
from pathlib import Path

from msgspec import to_builtins
from rich.markup import escape

from fiveleaf.catalogue import find
from fiveleaf.cli.screen import console, error_line
from fiveleaf.engine.effects import OPEN
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.notation import compact
from fiveleaf.engine.table import Table
from fiveleaf.engine.transcript import Transcript, load, replay, replayed
from fiveleaf.texts import Texts, texts
from fiveleaf.texts.names import names_of

NAME = "replay"
HELP = "Tell a game move by move from its transcript, and check that every event is legal."
EXAMPLE = "fiveleaf replay game.json --quiet"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments: the files and the verbosity."""
    parser.add_argument("files", metavar="FILE", nargs="+", type=Path, help="a transcript")
    amount = parser.add_mutually_exclusive_group()
    amount.add_argument("--quiet", action="store_true", help="the verdict alone")
    amount.add_argument(
        "--legal", action="store_true", help="one JSON line for each decision, with all its legal moves"
    )


def run(args: argparse.Namespace) -> int:
    """Stops at the first fault of the first file that has one, with exit code 1."""
    for path in args.files:
        try:
            transcript = load(path, find)
            if args.legal:
                print_legal(transcript)
            else:
                print_game(path, transcript, args.language, args.quiet)
        except Refused as fault:
            error_line(texts(args.language).say("replay-fault", file=str(path), reason=fault.text(args.language)))
            return 1
    return 0


def print_legal(transcript: Transcript) -> None:
    """Prints the legal moves of every decision, sorted by their canonical JSON."""
    for index, table in replay(transcript):
        if index < len(transcript.events) and "move" in transcript.events[index] and table.to_act >= 0:
            legal = ",".join(sorted(compact(move) for move in table.legal_moves(table.to_act)))
            print(f'{{"event":{index},"seat":{table.to_act},"legal":[{legal}]}}')


def print_game(path: Path, transcript: Transcript, language: str, quiet: bool) -> None:
    """Prints the game in words, then the verdict."""
    own = texts(language, transcript.game.name)
    page = console()
    names = seats_by_name(transcript, own)
    if not quiet:
        page.rule(own.say("replay-title", game=own.say("game-name"), seats=transcript.seats))
    printed, scores = 0, [0] * transcript.seats
    for _, table in replay(transcript):
        for made in [] if quiet else to_builtins(table.effects(OPEN, printed)):
            page.print(f"[dim]{printed:5}[/]  {escape(own.event(table.events[printed], names, made))}")
            printed += 1
        if table.scores() != scores and not quiet:
            scores = table.scores()
            page.print(f"       [green]{escape(own.say('replay-scores', scores=score_line(scores, names)))}[/]")
    table = replayed(transcript)
    if table.is_over and not quiet:
        page.print(f"[bold]{escape(ending_words(table, own, names))}[/]")
    state = "over" if table.is_over else "running"
    verdict = own.say("replay-good", file=str(path), events=len(transcript.events), state=state)
    page.print(escape(verdict), soft_wrap=True)


def seats_by_name(transcript: Transcript, own: Texts) -> list[str]:
    """Returns the names of the seats in the transcript, else their numbers."""
    return [
        name or own.say("replay-seat", seat=seat)
        for seat, name in enumerate(names_of(transcript.more, transcript.seats))
    ]


def score_line(scores: list[int], names: list[str]) -> str:
    """Returns the scores by name."""
    return ", ".join(f"{name} {score:,}" for name, score in zip(names, scores, strict=True))


def ending_words(table: Table, own: Texts, names: list[str]) -> str:
    """Returns the reason of the end, the scores and the winners."""
    seen = table.view()
    scores = score_line(table.scores(), names)
    winners = [names[seat] for seat in table.winners()]
    ending = own.say(f"ending-{seen.ending}")
    return f"{ending} {own.say('replay-result', scores=scores, winners=len(winners), names=own.listing(winners))}"
