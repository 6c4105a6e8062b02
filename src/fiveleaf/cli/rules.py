"""`fiveleaf rules GAME`: the rules of a game, an example turn, the pieces, the rulings, its options and its makers."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.markdown import Markdown
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from fiveleaf.catalogue import find
from fiveleaf.cli.draw import drawing_of
from fiveleaf.cli.screen import command_name, console
from fiveleaf.engine.booklet import Makers, Piece
from fiveleaf.engine.game import Game
from fiveleaf.engine.notation import compact
from fiveleaf.engine.options import Deck, Option
from fiveleaf.rulebook import Rulebook, rulebook
from fiveleaf.server.settings import Settings
from fiveleaf.texts import Texts, texts

NAME = "rules"
HELP = "Show the rules of a game with an example turn."
EXAMPLE = "fiveleaf rules lucky-jack --language de"
PAGE_WIDTH = 100
SCORED = ("three", "four")  # as a jackpot of three and of four cards


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the argument: the game."""
    parser.add_argument("game", metavar="GAME", help=f"for instance lucky-jack; see {command_name()} games")


def run(args: argparse.Namespace) -> int:
    """Prints the sections one below the other."""
    game = find(args.game)
    own = texts(args.language, game.name)
    page = console()
    width = min(page.width, PAGE_WIDTH)
    book = rulebook(game.name)
    page.print(panel(own.say("game-name"), Markdown(own.say("rules")), width))
    page.print(example(book, own, width))  # without a frame, because its pictures need the width
    for title, content in sections(book, own):
        page.print(panel(title, content, width))
    return 0


def panel(title: str, content: RenderableType, width: int) -> Panel:
    """Returns a section with its title."""
    return Panel(content, title=f"[bold]{title}[/]", width=width, padding=(1, 2))


def sections(book: Rulebook, own: Texts) -> Iterator[tuple[str, RenderableType]]:
    """Yields what follows the example, each with its title."""
    yield own.say("rules-pieces"), pieces(book, own)
    if own.has("rules-window"):
        yield own.say("rules-time"), Markdown(time_page(own))
    yield own.say("rules-rulings"), Markdown(rulings(book, own))
    yield own.say("rules-options"), Markdown(options_page(book.game, own))
    yield own.say("rules-makers"), Markdown("\n\n".join(makers(book.makers, own)))


def time_page(own: Texts) -> str:
    """Returns how long a question stays open if silence is an answer."""
    note = own.say("rules-window-note", least=round(Settings.shortest_window))
    return f"{own.say('rules-window', seconds=round(Settings.window))} {note}"


def example(book: Rulebook, own: Texts, width: int) -> Group:
    """Returns the example turn, step by step: what happened, why, and the table as it is then."""
    draw = drawing_of(book.game).draw
    parts: list[RenderableType] = [Text(f"\n{own.say('rules-example')}\n", style="bold")]
    for step in book.steps:
        happened = "".join(f"{own.event(event, book.names)} " for event in step.events)
        words = Text(f"{step.number}. ", style="bold yellow").append(happened, style="bold default")
        words.append(own.say(f"example-{step.number}", **own.filled(step.facts)), style="default")
        parts.append(Constrain(words, width))
        parts += [draw(step.view, own, book.names), Text()] if step.has_table else [Text()]
    return Group(*parts)


# ── the pieces ───────────────────────────────────────────────────────────────────────────────────


def pieces(book: Rulebook, own: Texts) -> Group:
    """Returns what is in the box, and every kind of piece with its number; numbered tiles need no list."""
    scored = [name for name in SCORED if name in book.pieces[0].values]
    grid = Table(box=None, padding=(0, 2), show_header=bool(scored))
    grid.add_column(justify="right", style="bold")
    grid.add_column()
    for name in scored:
        grid.add_column(own.say(f"pieces-{name}"), justify="right")
    for piece in book.pieces:
        if piece.kind != "tile":
            grid.add_row(f"{piece.count} ×", piece_name(piece, own), *piece_values(piece, own))
    return Group(Text(own.say("pieces", **book.contents) + "\n"), grid)


def piece_name(piece: Piece, own: Texts) -> str:
    """Returns a piece by the word for it."""
    if piece.kind == "gem":
        return own.say(f"pieces-{piece.name}", points=piece.values["points"])
    return str(own.piece(piece.kind, piece.name))


def piece_values(piece: Piece, own: Texts) -> Iterator[str]:
    """Yields what a piece scores, or the roll that wins it."""
    for name in SCORED:
        if name in piece.values:
            yield own.say("table-points", points=piece.values[name])
    if "needed" in piece.values:
        yield own.say("table-needs", value=piece.values["needed"])


# ── rulings, options, makers ─────────────────────────────────────────────────────────────────────


def rulings(book: Rulebook, own: Texts) -> str:
    """Returns the rulings, each with its number."""
    lines = ["- **" + ruling + "** " + own.say(f"ruling-{ruling}") for ruling in book.rulings]
    return "\n".join([own.say("rules-rulings-note"), "", *lines])


def options_page(game: Game, own: Texts) -> str:
    """Returns one line per option, with the beginning seat last."""
    return "\n".join(f"- {option_line(option, own)}" for option in game.table_options(game.most_seats))


def option_line(option: Option, own: Texts) -> str:
    """Describes an option with its allowed values; a deck is put in words."""
    name = option.name.replace("_", "-")
    allowed, default = str(option.values), compact(option.default).strip('"')
    if isinstance(option.values, Deck):
        allowed = own.say("rules-option-deck", most=option.values.most)
        default = ", ".join(f"{count} × {own.piece('card', card)}" for card, count in option.default.items())
    return own.say(
        "rules-option-line", name=option.name, allowed=allowed, default=default, meaning=own.say(f"option-{name}")
    )


def makers(known: Makers, own: Texts) -> Iterator[str]:
    """Yields who designed, illustrated and published the game, as far as the printed rules name them."""
    if known == Makers():
        yield own.say("rules-unnamed")
    for key, names in (
        ("rules-designed", known.designers),
        ("rules-illustrated", known.illustrators),
        ("rules-published", known.publishers),
    ):
        if names:
            yield own.say(key, names=own.listing(names))
    yield own.say("rules-thanks")
