"""`fiveleaf hint FILE`: the legal moves at the end of a transcript with their chances to win."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec
from rich.console import Console
from rich.markup import escape

from fiveleaf.catalogue import find
from fiveleaf.cli.advice import advice_shown
from fiveleaf.cli.replay import seats_by_name
from fiveleaf.cli.screen import console
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.transcript import load, replayed
from fiveleaf.luck.hint import hint_at
from fiveleaf.texts import texts

NAME = "hint"
HELP = "For the position at the end of a transcript: every legal move with its chance to win, and what luck may bring."
EXAMPLE = "fiveleaf hint game.json --seat 0"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments: the file and the seat."""
    parser.add_argument("file", metavar="FILE", type=Path, help="a transcript of a game that is not over")
    parser.add_argument("--seat", metavar="N", type=int, help="who asks; default: the next seat that is to act")
    parser.add_argument("--seed", metavar="S", type=int, default=0, help="of the thinking; default: 0")
    parser.add_argument("--json", action="store_true", help="print the advice as JSON")


def run(args: argparse.Namespace) -> int:
    """Computes and shows the advice."""
    transcript = load(args.file, find)
    own = texts(args.language, transcript.game.name)
    if not 0 <= args.seed < 2**63:
        raise Refused("error-seed", seed=str(args.seed))
    with Console(stderr=True).status(own.say("hint-thinking")):
        seat, advice = hint_at(replayed(transcript), args.seat, args.seed)
    if args.json:
        data = {"game": transcript.game.name, "seat": seat, "moves": advice}
        print(msgspec.json.format(msgspec.json.encode(data), indent=2).decode())
        return 0
    names = seats_by_name(transcript, own)
    page = console()
    page.print(escape(own.say("hint-title", game=own.say("game-name"), name=names[seat])))
    page.print(advice_shown(own, names, advice))
    page.print(escape(own.say("hint-how")))
    return 0
