"""`fiveleaf chance`: all dice and cards of a server's finished games, counted, beside their expectation."""

from __future__ import annotations

import argparse
import errno
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from fiveleaf.arena import plot
from fiveleaf.cli.advice import BAR, bar_of
from fiveleaf.cli.screen import console, write_file
from fiveleaf.cli.serve import add_store, store_file
from fiveleaf.cli.simulate import bar
from fiveleaf.engine.errors import Refused
from fiveleaf.luck.tally import Z_95, Z_999
from fiveleaf.texts import Texts, texts

if TYPE_CHECKING:
    from fiveleaf.server.wire import ChanceCounted, KindCounted, OutcomeCounted

NAME = "chance"
HELP = "Count all dice and cards of a server's finished games, beside what chance says; also while the server runs."
EXAMPLE = "fiveleaf chance --store sqlite:///games.db --plot chance.png"
GAMES_AT_ONCE = 50
STYLES = {"good": "bold green", "unusual": "bold yellow", "bad": "bold red"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments: the store and the file of the picture."""
    add_store(parser)
    parser.add_argument("--plot", metavar="FILE", type=Path, help="draw it (.png or .svg)")


def run(args: argparse.Namespace) -> int:
    """Counts the games that the server has not counted yet, shows all figures, and draws them if requested."""
    if args.plot:
        plot.check_path(args.plot)
    counted = count_all(store_file(args.store), texts(args.language))
    page = console()
    show(page, counted, args.language)
    if args.plot:
        from fiveleaf.cli.chance_plot import draw

        write_file(args.plot, draw(counted, args.language, plot.check_path(args.plot)))
        page.print(escape(texts(args.language).say("simulate-saved", file=str(args.plot))), soft_wrap=True)
    return 0


def count_all(file: Path, own: Texts) -> ChanceCounted:
    """Counts all finished games of a store without changing it."""
    from fiveleaf.server.pages.counter import chance_counted
    from fiveleaf.server.pages.counting import count, open_to_count
    from fiveleaf.server.store import tallies
    from fiveleaf.server.store.files import explain
    from fiveleaf.server.store.schema import version_of

    if not file.exists():
        raise Refused("error-store-unusable", file=str(file), reason=os.strerror(errno.ENOENT))
    try:
        with closing(open_to_count(file)) as db:
            if version_of(db, file) == 0:
                raise Refused("error-store-foreign", file=str(file))
            tallies.work_on_copy(db)
            with bar(own.say("chance-counting"), tallies.count_uncounted(db)) as advance:
                while (some := count(db, GAMES_AT_ONCE)).tables:
                    tallies.add(db, some)
                    advance(len(some.tables))
            return chance_counted(tallies.read(db))
    except sqlite3.Error as error:
        raise explain(error, file) from error


def show(page: Console, counted: ChanceCounted, language: str) -> None:
    """Prints the verdict, then every kind of luck as a table with bars."""
    own = texts(language)
    page.print(Text(own.say("chance-title"), style="bold"))
    page.print(Text(own.say(f"chance-verdict-{counted.verdict}"), style=STYLES.get(counted.verdict, "bold")))
    for key, games in (
        ("chance-games", counted.games),
        ("chance-other-rules", counted.other_rules),
        ("chance-unplayable", counted.unplayable),
    ):
        if games:
            page.print(own.say(key, games=games))
    rows = [row for kind in counted.kinds for row in kind.outcomes]
    if rows:
        page.print(own.say("chance-outside", **outside_of(rows)))
    for kind in counted.kinds:
        page.print()
        show_kind(page, kind, texts(language, kind.game))


def outside_of(rows: list[OutcomeCounted]) -> dict[str, int]:
    """Returns the number of counts outside their 95 % band, the total, and the expected number outside."""
    free = [row for row in rows if row.deviation > 0]
    outside = sum(abs(row.count - row.expected) > Z_95 * row.deviation for row in free)
    return {"all": len(free), "outside": outside, "expected": round(0.05 * len(free))}


def show_kind(page: Console, kind: KindCounted, own: Texts) -> None:
    """Prints one kind of luck: outcomes, counts and expectations."""
    facts = own.say("chance-facts", events=kind.events, games=kind.games)
    table = Table(title=f"{own.say('game-name')} · {kind_name(kind, own)} · {facts}", title_justify="left")
    table.add_column(own.say("chance-column-outcome"))
    table.add_column(own.say("chance-column-count"), justify="right")
    table.add_column("", width=BAR, no_wrap=True)
    table.add_column(own.say("chance-column-expected"), justify="right")
    table.add_column(own.say("chance-column-band"), justify="right", no_wrap=True)
    table.add_column("", width=1)
    most = max(max(row.count, row.expected) for row in kind.outcomes)
    for row in kind.outcomes:
        name, (mark, style) = str(own.piece(kind.kind, row.outcome)), sign_of(row)
        bars = Text(bar_of(row.count / most), style=style)
        table.add_row(name, f"{row.count:,}", bars, f"{row.expected:,.1f}", band(row), mark)
    page.print(table)
    page.print(fit_words(kind, own))


def sign_of(row: OutcomeCounted) -> tuple[str, str]:
    """Returns a sign and a colour for a count outside its bands: for one, for both."""
    away = abs(row.count - row.expected)
    if away > Z_999 * row.deviation:
        return "!", "red"
    return ("·", "yellow") if away > Z_95 * row.deviation else ("", "green")


def band(row: OutcomeCounted) -> str:
    """Returns the 95 % band of a count."""
    low, high = row.expected - Z_95 * row.deviation, row.expected + Z_95 * row.deviation
    return f"{max(low, 0):,.1f} – {high:,.1f}"


def kind_name(kind: KindCounted, own: Texts) -> str:
    """Returns the name of a kind of luck: cards, clovers, a die, or a die of one colour."""
    _, _, colour = kind.kind.partition("-")
    if colour:
        return own.say("chance-kind-die-of", die=str(own.piece("die", colour)))
    return own.say(f"chance-kind-{kind.kind}")


def fit_words(kind: KindCounted, own: Texts) -> str:
    """Returns the p-value of all counts of a kind in words."""
    if kind.probability is None:
        return own.say("chance-fit-few")
    percent = f"{kind.probability:.1%}" if kind.probability >= 0.001 else "< 0.1%"
    return own.say("chance-fit", percent=percent, statistic=f"{kind.statistic:.1f}", freedom=kind.freedom)
