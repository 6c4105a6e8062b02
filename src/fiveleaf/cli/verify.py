"""`fiveleaf verify FILE…`: recomputes every card and die from the sealed secret."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.markup import escape

from fiveleaf.catalogue import find
from fiveleaf.cli.screen import console, error_line
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.fairness import verify
from fiveleaf.engine.texts import texts
from fiveleaf.engine.transcript import load

NAME = "verify"
HELP = "Recompute every chance event of a fair transcript, and name the first that does not match."
EXAMPLE = "fiveleaf verify game.json"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The files."""
    parser.add_argument("files", metavar="FILE", nargs="+", type=Path, help="a transcript that carries its fairness")


def run(asked: argparse.Namespace) -> int:
    """Stops at the first file that is not fair, with exit code 1."""
    house = texts(asked.language)
    for path in asked.files:
        try:
            transcript = load(path, find)
            verify(transcript)
        except Refused as fault:
            error_line(house.say("replay-fault", file=str(path), reason=fault.text(asked.language)))
            return 1
        chances = sum("chance" in event for event in transcript.events)
        console().print(escape(house.say("verify-good", file=str(path), events=chances)), soft_wrap=True)
    return 0
