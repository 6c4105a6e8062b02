"""`fiveleaf replay FILE…`: prints a game move by move, and checks every event."""

from __future__ import annotations

import argparse
from collections import deque
from pathlib import Path

from msgspec import to_builtins
from rich.console import Console
from rich.markup import escape

from fiveleaf.catalogue import find
from fiveleaf.cli.screen import console, error_line
from fiveleaf.engine.effects import OPEN
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.fairness import verify
from fiveleaf.engine.notation import compact
from fiveleaf.engine.table import Table
from fiveleaf.engine.transcript import Transcript, load, replay
from fiveleaf.luck.moment import LuckyMoment, lucky_moment
from fiveleaf.texts import Texts, texts
from fiveleaf.texts.log import log_lines
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
    """Prints the game in words, then the verdict; before a fault, the events that were legal."""
    own = texts(language, transcript.game.name)
    page = console()
    if not quiet:
        page.rule(own.say("replay-title", game=own.say("game-name"), seats=transcript.seats))
    plies = replay(transcript)
    _, table = next(plies)
    try:
        deque(plies, maxlen=0)
    finally:
        if not quiet:
            print_log(page, table, own, seats_by_name(transcript, own))
    if table.is_over and not quiet:
        page.print(f"[bold]{escape(own.say(f'ending-{table.view().ending}'))}[/]")
        print_moment(page, transcript, own)
    state = "over" if table.is_over else "running"
    verdict = own.say("replay-good", file=str(path), events=len(transcript.events), state=state)
    page.print(escape(verdict), soft_wrap=True)


def print_log(page: Console, table: Table, own: Texts, names: list[str]) -> None:
    """Prints the log with all cards open: headings, events with their numbers, scores."""
    for line in log_lines(own, table.events, to_builtins(table.effects(OPEN)), names):
        text = escape(line.text)
        match line.kind:
            case "heading":
                page.print(f"\n[bold]{text}[/]")
            case "scores":
                page.print(f"       [green]{text}[/]")
            case "event":
                page.print(f"[dim]{line.first:5}[/]  {text}")


def print_moment(page: Console, transcript: Transcript, own: Texts) -> None:
    """Prints the lucky moment with its odds, and whether the seal proves that nobody chose it."""
    moment = lucky_moment(transcript)
    if moment is None:
        return
    sentence = own.message(
        f"moment-{moment.kind}", {"seat": moment.seat, **moment.params}, seats_by_name(transcript, own)
    )
    odds = [odds_text(own, moment), *([own.say("moment-sealed")] if is_fair(transcript) else [])]
    page.print(f"\n[bold]{escape(own.say('moment-title'))}[/]  [dim]{moment.last}[/]")
    page.print(f"{escape(sentence)} [green]{escape(', '.join(odds))}[/]\n")


def odds_text(own: Texts, moment: LuckyMoment) -> str:
    """Returns the odds: 1 in 412; as a fraction where they are better than one in two."""
    if moment.one_in > 1:
        return own.say("moment-odds", number=moment.one_in)
    fraction = moment.chance
    return own.say("moment-odds-often", numerator=fraction.numerator, denominator=fraction.denominator)


def is_fair(transcript: Transcript) -> bool:
    """Returns whether the luck follows from an opened seal."""
    try:
        verify(transcript)
    except Refused:
        return False
    return True


def seats_by_name(transcript: Transcript, own: Texts) -> list[str]:
    """Returns the names of the seats in the transcript, else their numbers."""
    return [
        name or own.say("replay-seat", seat=seat)
        for seat, name in enumerate(names_of(transcript.more, transcript.seats))
    ]
