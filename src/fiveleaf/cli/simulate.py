"""`fiveleaf simulate GAME`: plays many games and shows their figures."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import msgspec
from rich.console import Console, JustifyMethod
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from fiveleaf.arena import plot, simulate
from fiveleaf.arena.figures import Figures, Share
from fiveleaf.catalogue import find
from fiveleaf.cli.screen import command_name, console, read_options, write_file
from fiveleaf.engine.errors import Refused
from fiveleaf.texts import Texts, texts

NAME = "simulate"
HELP = "Play many games with bots on all cores, and sum up who wins, by how much and how games end."
EXAMPLE = (
    "fiveleaf simulate lucky-jack --seats 4 --games 100000 --bots simple,random,random,random --seed 7 --plot odds.png"
)
THREAD_LIMIT = 1024
LUCK_HELP = "take luck out too: win shares that mostly settle in fewer games, each of which takes 1 to 20 ms more"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments: the game, the bots and the output files."""
    parser.add_argument("game", metavar="GAME", help=f"for instance lucky-jack; see {command_name()} games")
    parser.add_argument("--seats", metavar="N", type=int, help="default: the fewest of the game")
    parser.add_argument("--games", metavar="K", type=int, default=1000, help="default: %(default)s")
    parser.add_argument("--bots", default="random", help="one name for all seats or one a seat; default: %(default)s")
    parser.add_argument(
        "--seed", metavar="S", type=int, default=0, help="equal seeds, equal games; default: %(default)s"
    )
    parser.add_argument("--option", metavar="K=V", action="append", default=[], help=f"see {command_name()} rules GAME")
    parser.add_argument("--threads", metavar="T", type=int, help="default: all cores; changes no result")
    parser.add_argument("--luck", action="store_true", help=LUCK_HELP)
    parser.add_argument(
        "--transcripts", metavar="DIR", type=Path, help="write one transcript per game into this folder"
    )
    parser.add_argument("--json", metavar="FILE", type=Path, help="write the figures as JSON")
    parser.add_argument("--plot", metavar="FILE", type=Path, help="draw the distributions (.png or .svg)")


def run(args: argparse.Namespace) -> int:
    """Simulates, shows the figures, and writes the requested files."""
    plan = plan_of(args)
    own = texts(args.language, plan.game.name)
    if args.plot:
        plot.check_path(args.plot)
    page = console()
    with Console(stderr=True).status(own.say("simulate-preparing")):
        simulate.prepare(plan, args.luck)
    with bar(own.say("simulate-progress"), plan.games) as advance:
        began = time.perf_counter()
        figures = simulate.run(plan, args.threads, advance, args.luck)
        seconds = time.perf_counter() - began
    show(page, own, plan, figures, seconds)
    if args.transcripts:
        with bar(own.say("simulate-recording"), plan.games) as advance:
            write_transcripts(plan, args.transcripts, advance)
    if args.json:
        data = {"seed": plan.seed, "options": dict(plan.options), **figures.to_json()}
        write_file(args.json, msgspec.json.format(msgspec.json.encode(data), indent=2) + b"\n")
    if args.plot:
        write_file(args.plot, plot.draw(figures, own, plot.check_path(args.plot)))
    for path in (args.transcripts, args.json, args.plot):
        if path:
            page.print(escape(own.say("simulate-saved", file=str(path))), soft_wrap=True)
    return 0


def plan_of(args: argparse.Namespace) -> simulate.Plan:
    """Returns the checked plan of the simulation."""
    game = find(args.game)
    if args.threads is not None and not 1 <= args.threads <= THREAD_LIMIT:
        raise Refused("error-threads", threads=str(args.threads), most=THREAD_LIMIT)
    seats = game.fewest_seats if args.seats is None else args.seats
    return simulate.plan(game, seats, args.games, args.bots.split(","), args.seed, read_options(args.option))


@contextmanager
def bar(title: str, games: int) -> Iterator[Callable[[int], None]]:
    """Yields a progress bar with rate and remaining time, on stderr so that figures can be piped."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), RateColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(title, total=games)
        yield lambda done: progress.advance(task, done)


class RateColumn(ProgressColumn):
    """A progress column with games per second."""

    def render(self, task: Task) -> Text:
        """Returns the rate, once there is one."""
        return Text(f"{task.speed:,.0f}/s" if task.speed else "", style="cyan")


def write_transcripts(plan: simulate.Plan, folder: Path, advance: Callable[[int], None]) -> None:
    """Writes one file per game; a folder that cannot be written is refused."""
    try:
        simulate.record_all(plan, folder, advance)
    except OSError as error:
        raise Refused("error-file-unwritable", file=str(folder), reason=error.strerror or str(error)) from error


def show(page: Console, own: Texts, plan: simulate.Plan, figures: Figures, seconds: float) -> None:
    """Prints the figures as tables."""
    title = own.say(
        "simulate-title", game=own.say("game-name"), games=plan.games, seats=plan.seats, seed=str(plan.seed)
    )
    page.print(seat_table(title, own, figures))
    if len(figures.bot_shares) > 1:
        page.print(bot_table(own, figures))
    if figures.adjusted:
        page.print(own.say("simulate-adjusted"))
    page.print(ending_table(own, figures))
    lengths = figures.decisions
    mean = round(lengths["mean"], 1)
    page.print(own.say("simulate-decisions", mean=mean, fewest=lengths["fewest"], most=lengths["most"]))
    rate = plan.games / seconds
    page.print(own.say("simulate-rate", games=round(rate), decisions=round(rate * lengths["mean"])))


def table_of(own: Texts, columns: Sequence[str], title: str | None = None) -> Table:
    """Returns an empty table; every column but words is aligned to the right."""
    table = Table(title=title, header_style="bold")
    for column in columns:
        justify: JustifyMethod = "left" if column in ("bot", "ending") else "right"
        table.add_column(own.say(f"simulate-column-{column}"), justify=justify)
    return table


def seat_table(title: str, own: Texts, figures: Figures) -> Table:
    """Returns wins and scores, one row per seat."""
    adjusted = figures.adjusted
    table = table_of(own, ("seat", "bot", "share", "interval", *adjusted_columns(figures), "score", "deviation"), title)
    rows = zip(figures.bots, figures.seat_shares, figures.mean_scores, figures.score_deviations, strict=True)
    for seat, (bot, share, mean, deviation) in enumerate(rows):
        cells = [*cells_of(share), *(cells_of(adjusted.seat_shares[seat]) if adjusted else ())]
        table.add_row(str(seat), bot, *cells, f"{mean:,.1f}", f"{deviation:,.1f}")
    return table


def bot_table(own: Texts, figures: Figures) -> Table:
    """Returns wins per seat, one row per bot."""
    adjusted = figures.adjusted
    table = table_of(own, ("bot", "per-seat", "interval", *adjusted_columns(figures)))
    for bot, share in figures.bot_shares.items():
        table.add_row(bot, *cells_of(share), *(cells_of(adjusted.bot_shares[bot]) if adjusted else ()))
    return table


def adjusted_columns(figures: Figures) -> tuple[str, ...]:
    """Returns the columns of the shares with luck taken out, if it was measured."""
    return ("adjusted", "interval") if figures.adjusted else ()


def cells_of(share: Share) -> tuple[str, str]:
    """Returns a share and its interval."""
    return f"{share.share:.1%}", interval(share)


def ending_table(own: Texts, figures: Figures) -> Table:
    """Returns how the games ended."""
    table = table_of(own, ("ending", "games", "part"))
    for ending, games in figures.endings.items():
        table.add_row(own.say(f"ending-{ending}"), f"{games:,}", f"{games / figures.games:.1%}")
    return table


def interval(share: Share) -> str:
    """Returns the 95% interval of a share."""
    return f"{share.low:.1%} – {share.high:.1%}"
