"""The command `fiveleaf`: runs a subcommand, and turns errors into one sentence and an exit code."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Sequence
from typing import NoReturn

from fiveleaf import __version__
from fiveleaf.cli import (
    backup,
    chance,
    games,
    hint,
    league,
    picker,
    play,
    replay,
    report,
    rules,
    serve,
    simulate,
    train,
    verify,
)
from fiveleaf.cli.screen import command_name, error_line
from fiveleaf.engine.errors import Refused
from fiveleaf.texts import LANGUAGES

USAGE = 2  # the request was refused
INTERRUPTED = 130

COMMANDS = (play, serve, backup, games, rules, hint, simulate, league, train, replay, report, verify, chance)


class Parser(argparse.ArgumentParser):
    """Reports an error in one sentence, without the usage above it."""

    def error(self, message: str) -> NoReturn:
        self.exit(USAGE, f"{self.prog}: {message} (try {self.prog} --help)\n")


def parser() -> Parser:
    """Returns all subcommands with their help and an example each."""
    top = Parser(
        prog=command_name(),
        description="Five published games of luck: play, simulate, replay, verify. Without a command: in the browser.",
        epilog=f"Example: {command_name()} play lucky-numbers --seats you,simple",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"fiveleaf {__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    for command in COMMANDS:
        sub = commands.add_parser(
            command.NAME,
            help=command.HELP.replace("%", "%%"),
            description=command.HELP,
            epilog=f"Example: {command.EXAMPLE.replace('fiveleaf', command_name(), 1)}",
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        sub.add_argument("--language", choices=LANGUAGES, default=own_language(), help="default: %(default)s")
        command.add_arguments(sub)
        sub.set_defaults(run=command.run)
    return top


def with_command_name(sentence: str) -> str:
    """Replaces `fiveleaf` in the commands of a sentence by what people have to type."""
    names = "|".join(command.NAME for command in COMMANDS)
    return re.sub(rf"\bfiveleaf (?=(?:{names})\b)", f"{command_name()} ", sentence)


def own_language() -> str:
    """Returns the language of the environment if it is one of the five, else English."""
    locale = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "en"
    return locale[:2].lower() if locale[:2].lower() in LANGUAGES else "en"


def run(args: argparse.Namespace, language: str) -> int:
    """Runs the requested command: without one the server, and for `play` without a game the start screen."""
    if args.command is None:
        args = parser().parse_args([serve.NAME])
    elif args.command == play.NAME and not play.is_specified(args):
        return picker.run(language)
    code: int = args.run(args)
    return code


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command; returns its exit code."""
    args = parser().parse_args(arguments)
    language = getattr(args, "language", own_language())
    try:
        code = run(args, language)
        sys.stdout.flush()
        return code
    except Refused as refused:
        error_line(with_command_name(refused.text(language)))
        return USAGE
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of a pipe has gone: redirect stdout, so that the interpreter's final flush does not fail.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


if __name__ == "__main__":
    sys.exit(main())
