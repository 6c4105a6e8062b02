"""The report of `engine.py` as tables."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from rich.console import RenderableType
from rich.table import Table

from benchmarks.report import MILLION, Report, Target
from benchmarks.speed import Rate
from benchmarks.starts import Took
from benchmarks.twin import FLAGS

VERDICTS = {True: "[green]reached[/]", False: "[red]not reached[/]", None: "[yellow]not measured[/]"}


def pages(report: Report) -> Iterator[RenderableType]:
    """All that is shown, from top to bottom."""
    yield machine_line(report.machine)
    if report.speeds:
        yield speed_table(report)
    if report.ratios:
        yield ratio_table(report)
    if report.starts:
        yield start_table(report)
    if report.others:
        yield other_table(report)
    yield from report.remarks
    yield target_table(report.targets())


def table_of(title: str, words: Iterable[str], numbers: Iterable[str]) -> Table:
    """An empty table: columns of words, then columns of numbers."""
    table = Table(title=title, title_justify="left", header_style="bold")
    for name in words:
        table.add_column(name)
    for name in numbers:
        table.add_column(name, justify="right")
    return table


def machine_line(facts: dict[str, Any]) -> str:
    """Where and when it was measured; a busy machine shows too little."""
    before, after = facts.get("load_before"), facts.get("load_after")
    return (
        f"{facts['processor']}, {facts['cores']} cores, {facts['system']}; Python {facts['python']}, "
        f"numba {facts['numba']}, numpy {facts['numpy']}.\n"
        f"Load average: {before} before, {after} after; what others do on the machine makes these figures worse."
    )


def speed_table(report: Report) -> Table:
    """Both speeds of every game."""
    numbers = ("seats", "bytes a state", "decisions/s", "games/s", "plain decisions/s", "games/s", "µs a decision")
    table = table_of("Random play on one core: compiled, then plain", ("game",), numbers)
    for speed in report.speeds:
        compiled, plain = (rate_cells(rate) for rate in (speed.compiled, speed.plain))
        size = str(speed.state_bytes)
        table.add_row(speed.game, str(speed.seats), size, *compiled, *plain, f"{speed.plain_microseconds:.1f}")
    return table


def rate_cells(rate: Rate) -> tuple[str, str]:
    """Decisions and games a second, large numbers in millions."""
    decisions = f"{rate.decisions / MILLION:.2f} M" if rate.decisions >= MILLION else f"{rate.decisions:,.0f}"
    return decisions, f"{rate.games:,.0f}"


def ratio_table(report: Report) -> Table:
    """Compiled Python against C."""
    numbers = ("seats", "compiled Python", f"gcc {' '.join(FLAGS)}", "ratio (median)", "lowest", "highest")
    table = table_of("Lucky Numbers against its twin in C, interleaved, decisions/s", (), numbers)
    for found in report.ratios:
        rates = (f"{rate / MILLION:.2f} M" for rate in (found.compiled, found.twin))
        ratios = (f"{ratio:.2f}" for ratio in (found.ratio, found.lowest, found.highest))
        table.add_row(str(found.seats), *rates, *ratios)
    return table


def start_table(report: Report) -> Table:
    """Fresh processes: what they import, and their first compiled game."""
    numbers = ("cold", "of it processor", "warm", "of it processor")
    table = table_of("From the start of a process to its end, seconds", ("process",), numbers)
    for start in (*report.imports, *report.starts):
        table.add_row(start.what, *took_cells(start.cold), *took_cells(start.warm))
    return table


def took_cells(took: Took) -> tuple[str, str]:
    """Clock and processor."""
    return f"{took.seconds:.2f}", f"{took.processor:.2f}"


def other_table(report: Report) -> Table:
    """Other engines, and how many times faster the slowest and the fastest of our games are."""
    numbers = ("decisions/s", "our plain games", "our compiled games")
    table = table_of("Random play in other engines, and ours against it", ("loop",), numbers)
    for other in report.others:
        plain = times([speed.plain.decisions / other.decisions for speed in report.speeds])
        compiled = times([speed.compiled.decisions / other.decisions for speed in report.speeds])
        table.add_row(other.name, f"{other.decisions:,.0f}", plain, compiled)
    return table


def times(ratios: list[float]) -> str:
    """The lowest and the highest of some ratios."""
    low, high = (f"{ratio:,.0f}" if ratio >= 10 else f"{ratio:.2g}" for ratio in (min(ratios), max(ratios)))
    return f"{low} to {high} ×"


def target_table(targets: Iterable[Target]) -> Table:
    """Wanted, measured, reached."""
    table = table_of("Targets of the engine", ("what", "wanted", "measured", ""), ())
    for target in targets:
        table.add_row(target.what, target.wanted, target.measured, VERDICTS[target.is_reached])
    return table
