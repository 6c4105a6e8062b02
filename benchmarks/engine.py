"""Measures the engine in one run: `.venv/bin/python benchmarks/engine.py` (or `python -m benchmarks.engine`).

The files of this folder import one another as `benchmarks.…`; run as a script, this one puts the folder above it on the
path first. Nothing is asserted: a target that is not reached is a word in a table.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

if not __package__:
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

if TYPE_CHECKING:
    from benchmarks.plan import Step
    from benchmarks.report import Report

ENVIRONMENT = """\
It needs the environment of the project, which the first `python3 run.py games` makes:
  .venv/bin/python benchmarks/engine.py
  .venv/bin/python benchmarks/engine.py --others --json figures.json
A full run takes a few minutes, most of them for cold starts. For figures worth quoting, leave the machine alone."""
PIPED_WIDTH = 120  # columns, if there is no terminal


def main(arguments: Sequence[str]) -> int:
    """The exit code; nothing of the project is imported before it is known to be there."""
    asked = parser().parse_args(arguments)
    if find_spec("fiveleaf") is None:
        return complain("fiveleaf is not installed in this Python; run it as .venv/bin/python benchmarks/engine.py")
    from benchmarks.plan import FULL, QUICK, steps

    try:
        report = measure(steps(QUICK if asked.quick else FULL, asked.others))
    except KeyboardInterrupt:
        complain("interrupted.")
        return 130
    show(report)
    return write(asked.json, report) if asked.json else 0


def parser() -> argparse.ArgumentParser:
    """What may be asked for."""
    parser = argparse.ArgumentParser(
        prog="engine.py",
        description="Measures the engine: speed compiled and plain, size, starts; against C and others.",
        epilog=ENVIRONMENT,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--quick", action="store_true", help="small numbers: rough figures, one cold start")
    parser.add_argument("--others", action="store_true", help="install OpenSpiel and rlcard for now, and compare")
    parser.add_argument("--json", metavar="FILE", type=Path, help="write all figures as JSON")
    return parser


def complain(sentence: str) -> int:
    """One sentence on stderr, and the exit code that goes with it."""
    print(f"engine.py: {sentence}", file=sys.stderr)
    return 1


def measure(steps: Sequence[Step]) -> Report:
    """Takes every step, with a bar on stderr that names the one under way."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    from benchmarks.report import Report, load, machine

    report = Report(machine())
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TextColumn("{task.description}"))
    # The bar is drawn between the steps only: a thread that draws would take the processor from what is measured.
    with Progress(*columns, console=Console(stderr=True), transient=True, auto_refresh=False) as progress:
        task = progress.add_task("", total=len(steps))
        for title, take in steps:
            progress.update(task, description=title, refresh=True)
            take(report)
            progress.advance(task)
    report.machine["load_after"] = load()
    return report


def show(report: Report) -> None:
    """The tables on stdout."""
    from rich.console import Console

    from benchmarks.pages import pages

    page = Console(highlight=False)
    page = page if page.is_terminal else Console(highlight=False, width=PIPED_WIDTH)
    for part in pages(report):
        page.print(part)
        page.print()


def write(path: Path, report: Report) -> int:
    """The figures as JSON, whole or not at all."""
    from fiveleaf.engine.transcript import write_atomically

    try:
        write_atomically(path, json.dumps(report.to_json(), indent=2, ensure_ascii=False).encode() + b"\n")
    except OSError as error:
        return complain(f"{path} cannot be written: {error.strerror or error}.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
