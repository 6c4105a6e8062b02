"""`fiveleaf games`: lists the games."""

from __future__ import annotations

import argparse

from rich.table import Table

from fiveleaf.catalogue import GAMES
from fiveleaf.cli.screen import console
from fiveleaf.texts import texts

NAME = "games"
HELP = "List the five games."
EXAMPLE = "fiveleaf games --language fr"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds nothing: this command has no arguments."""


def run(args: argparse.Namespace) -> int:
    """Prints the games with players, one sentence each, and the minutes and the age where the book gives them."""
    messages = texts(args.language)
    table = Table(title=messages.say("games-title"), header_style="bold", row_styles=["", "dim"])
    for column in ("name", "game", "players", "minutes", "age", "pitch"):
        table.add_column(messages.say(f"games-column-{column}"), no_wrap=column != "pitch")
    for game in GAMES:
        own = texts(args.language, game.name)
        players = f"{game.fewest_seats}–{game.most_seats}"
        facts = (players, str(game.minutes or "–"), f"{game.age}+" if game.age else "–")
        table.add_row(f"[bold]{game.name}[/]", own.say("game-name"), *facts, own.say("game-pitch"))
    console().print(table)
    return 0
