"""`fiveleaf rules GAME`: the rules of a game on one page, and its options."""

from __future__ import annotations

import argparse

from rich.markdown import Markdown
from rich.panel import Panel

from fiveleaf.catalogue import find
from fiveleaf.cli.screen import command_name, console
from fiveleaf.engine.game import Game
from fiveleaf.engine.notation import compact
from fiveleaf.engine.texts import Texts, texts

NAME = "rules"
HELP = "Show the rules of a game on one page."
EXAMPLE = "fiveleaf rules lucky-jack --language de"
PAGE_WIDTH = 100


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The game."""
    parser.add_argument("game", metavar="GAME", help=f"for instance lucky-jack; see {command_name()} games")


def run(asked: argparse.Namespace) -> int:
    """Prints the summary and the options."""
    game = find(asked.game)
    own = texts(asked.language, game.name)
    page = console()
    width = min(page.width, PAGE_WIDTH)
    title = f"[bold]{own.say('game-name')}[/]"
    page.print(Panel(Markdown(own.say("rules")), title=title, width=width, padding=(1, 2)))
    page.print(Panel(Markdown(options_page(game, own)), title=own.say("rules-options"), width=width, padding=(1, 2)))
    return 0


def options_page(game: Game, own: Texts) -> str:
    """One line an option, who begins being the last."""
    lines = []
    for option in game.table_options(game.most_seats):
        default = compact(option.default).strip('"')
        meaning = own.say(f"option-{option.name.replace('_', '-')}")
        line = own.say("rules-option-line", name=option.name, allowed=option.allowed, default=default, meaning=meaning)
        lines.append(f"- {line}")
    return "\n".join(lines)
