"""`fiveleaf report FILE`: how much of a game was luck, how it adds up, and which moments decided."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from fiveleaf.arena import plot
from fiveleaf.catalogue import find
from fiveleaf.cli.replay import seats_by_name
from fiveleaf.cli.report_chart import chart
from fiveleaf.cli.report_words import moment_words, signed
from fiveleaf.cli.screen import console, error_line, write_file
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.transcript import Transcript, load
from fiveleaf.luck.report import Report, report_of
from fiveleaf.luck.verdict import adding_up, columns_of, points, verdict_of
from fiveleaf.texts import Texts, texts

NAME = "report"
HELP = "Tell luck from play: how much luck everybody had in a game, how it adds up, and which moments decided."
EXAMPLE = "fiveleaf report game.json --plot report.png"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments: the file and the output files."""
    parser.add_argument("file", metavar="FILE", type=Path, help="a transcript")
    parser.add_argument("--json", metavar="FILE", type=Path, help="write the figures of every seat and event as JSON")
    parser.add_argument("--plot", metavar="FILE", type=Path, help="draw it (.png or .svg)")


def run(args: argparse.Namespace) -> int:
    """Shows the report and writes the requested files; a file that is no legal game gives exit code 1."""
    if args.plot:
        plot.check_path(args.plot)
    try:
        transcript = load(args.file, find)
        own = texts(args.language, transcript.game.name)
        with Console(stderr=True).status(own.say("report-preparing")):
            report = report_of(transcript)
    except Refused as fault:
        error_line(texts(args.language).say("replay-fault", file=str(args.file), reason=fault.text(args.language)))
        return 1
    page = console()
    show(page, own, transcript, report)
    write_files(page, own, transcript, report, args)
    return 0


def write_files(page: Console, own: Texts, transcript: Transcript, report: Report, args: argparse.Namespace) -> None:
    """Writes the figures and the picture, if they were requested."""
    if args.json:
        write_file(args.json, msgspec.json.format(msgspec.json.encode(report), indent=2) + b"\n")
    if args.plot:
        from fiveleaf.cli.report_plot import draw

        write_file(args.plot, draw(own, transcript, report, plot.check_path(args.plot)))
    for path in (args.json, args.plot):
        if path:
            page.print(escape(own.say("simulate-saved", file=str(path))), soft_wrap=True)


def show(page: Console, own: Texts, transcript: Transcript, report: Report) -> None:
    """Prints the sentence that says it all, the chart, how it adds up, the moments, and who brought luck to whom."""
    names = seats_by_name(transcript, own)
    verdict = verdict_of(report)
    page.rule(escape(own.say("report-title", game=own.say("game-name"))))
    page.print(Text(own.message(verdict.key, verdict.params, names), style="bold"))
    page.print()
    page.print(chart(own, report, names, page.width))
    show_sums(page, own, report, names)
    show_moments(page, own, transcript, report, names)
    page.print(Text(own.say("report-table"), style="bold"))
    page.print(luck_table(own, report, names))


def show_sums(page: Console, own: Texts, report: Report, names: list[str]) -> None:
    """Prints how the results add up, and what is to be known about the figures."""
    page.print(Text(own.say("report-adds-up"), style="bold"))
    page.print(sum_table(own, report, names))
    if not report.is_over:
        page.print(Text(own.say("report-not-over"), style="dim"))
    if not report.moves_graded:
        page.print(Text(own.say("report-not-graded"), style="dim"))
    page.print()


def show_moments(page: Console, own: Texts, transcript: Transcript, report: Report, names: list[str]) -> None:
    """Prints the moments that decided, each with the index of its first event."""
    page.print(Text(own.say("report-moments" if report.moments else "report-no-moments"), style="bold"))
    for number, (words, felt, moment) in enumerate(moment_words(own, transcript, report, names), 1):
        page.print(Text(f"{number}  ") + Text(f"{moment.first:4}  ", "dim") + Text(f"{words} ") + Text(felt, "green"))
    page.print()


def sum_table(own: Texts, report: Report, names: list[str]) -> Table:
    """Returns how the result of every seat adds up, in points of 100."""
    table = Table(header_style="bold")
    table.add_column(own.say("report-column-seat"))
    for column in columns_of(report):
        table.add_column(own.say(f"report-column-{column}"), justify="right")
    for name, seat in zip(names, report.seats, strict=True):
        parts = adding_up(report, seat)
        table.add_row(Text(name), str(parts[0]), *map(signed, parts[1:-1]), str(parts[-1]))
    return table


def luck_table(own: Texts, report: Report, names: list[str]) -> Table:
    """Returns who drew or rolled × who gained, in points of 100; luck that was nobody's own comes last."""
    table = Table(header_style="bold")
    table.add_column(own.say("report-table-drawer"))
    for name in names:
        table.add_column(Text(name), justify="right")
    rows = [*zip(names, report.luck_table, strict=False)]
    rows += [(own.say("report-table-nobody"), report.luck_table[-1])] if any(report.luck_table[-1]) else []
    for name, row in rows:
        table.add_row(Text(name), *(signed(points(share)) for share in row))
    return table
