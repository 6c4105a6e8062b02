"""`fiveleaf verify FILE…`: recomputes every card and die, and compares the seal with what was shown at the table."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.text import Text

from fiveleaf.catalogue import find
from fiveleaf.cli.screen import console, error_line
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.fairness import seal_of
from fiveleaf.engine.seal import OLD_SCHEME
from fiveleaf.engine.transcript import Transcript, load
from fiveleaf.engine.witness import Findings, Seen, check, load_seen, verdict_of
from fiveleaf.texts import Texts, texts

NAME = "verify"
HELP = "Recompute every chance event of a sealed transcript, and compare its seal with what a browser saw."
EXAMPLE = "fiveleaf verify game.json --seen seen.json"

SIGNS = {"good": Text("✓", "green"), "bad": Text("✗", "red"), "missing": Text("?", "yellow")}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments: the files."""
    parser.add_argument("files", metavar="FILE", nargs="+", type=Path, help="a transcript that carries its fairness")
    parser.add_argument(
        "--seen", metavar="FILE", type=Path, help="what a browser saw of that game; the page saves it after the check"
    )


def run(args: argparse.Namespace) -> int:
    """Stops at the first file whose luck is wrong, with exit code 1."""
    messages = texts(args.language)
    if args.seen is not None and len(args.files) > 1:
        raise Refused("verify-one-file")
    for path in args.files:
        try:
            seen = None if args.seen is None else load_seen(args.seen)
            transcript = load(path, find)
            findings = check(transcript, seen)
        except Refused as fault:
            error_line(messages.say("replay-fault", file=str(path), reason=fault.text(args.language)))
            return 1
        print_findings(messages, path, transcript, seen, findings)
        if verdict_of(findings) == "bad":
            return 1
    return 0


def print_findings(messages: Texts, path: Path, transcript: Transcript, seen: Seen | None, findings: Findings) -> None:
    """Prints the verdict, then every check, then what the seal cannot prove."""
    chances = sum("chance" in event for event in transcript.events)
    print_line(messages, f"verify-{verdict_of(findings)}", file=str(path), events=chances)
    for name, verdict in findings.items():
        console().print(Text("  ") + SIGNS[verdict] + Text(f" {messages.say(f'verify-check-{name}')}"), soft_wrap=True)
    seal = seal_of(transcript)
    if seen is None:
        print_line(messages, "verify-nothing-seen")
    if seal.scheme == OLD_SCHEME:
        print_line(messages, "verify-old-scheme")
    elif not any(seal.revealed):
        print_line(messages, "verify-no-pledges")
    if seal.broken:
        print_line(messages, "verify-broken-starts", count=len(seal.broken))


def print_line(messages: Texts, key: str, **params: str | int) -> None:
    """Prints one line of plain text."""
    console().print(Text(messages.say(key, **params)), soft_wrap=True)
