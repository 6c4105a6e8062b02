"""`python -m fiveleaf.arena.study FILE.md` makes the study of luck: its page, its figures and its pictures.

The figures are stored beside the page (FILE.json), and the pictures in `pictures/FILE/`. `--again` writes page and
pictures from the stored figures, without playing.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from fiveleaf.arena.study import figures
from fiveleaf.arena.study.figures import Scale, Study
from fiveleaf.arena.study.measure import Lab, games_of
from fiveleaf.arena.study.page import page_of
from fiveleaf.bots.levels import strategy_of
from fiveleaf.catalogue import GAMES, find
from fiveleaf.engine.game import Game

MIN_GAMES = 2
COLUMNS = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())


def main(arguments: Sequence[str] | None = None) -> int:
    """Plays, and writes everything."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", metavar="FILE.md", type=Path, help="the page")
    parser.add_argument("game", metavar="GAME", nargs="*", help="default: all with a learned value")
    parser.add_argument(
        "--games", type=number, default=2000, help="of equal bots at each number of seats; default: 2000"
    )
    parser.add_argument("--deals", type=number, default=300, help="for each pair of bots; default: 300")
    parser.add_argument("--search-deals", type=number, default=150, help="where a bot searches; default: 150")
    parser.add_argument("--first-seat-games", type=number, default=40_000, help="default: 40000")
    parser.add_argument("--seed", type=int, default=2014, help="equal seeds, equal figures; default: 2014")
    parser.add_argument("--threads", type=int, help="default: all cores; changes no figure")
    parser.add_argument("--again", action="store_true", help="from the stored figures, without playing")
    asked = parser.parse_args(arguments)
    stored = asked.file.with_suffix(".json")
    if not asked.again:
        scale = Scale(asked.seed, asked.games, asked.deals, asked.search_deals, asked.first_seat_games)
        chosen = [find(name) for name in asked.game] or [game for game in GAMES if strategy_of(game).trained]
        figures.save(measure(scale, chosen, asked.threads), stored)
    write(figures.load(stored), asked.file)
    return 0


def number(text: str) -> int:
    """Reads how many games or deals are played; an interval needs two."""
    if not text.isdecimal() or int(text) < MIN_GAMES:
        raise argparse.ArgumentTypeError(f"{text} is no number from {MIN_GAMES} on")
    return int(text)


def measure(scale: Scale, games: Sequence[Game], threads: int | None) -> Study:
    """Plays with a progress bar."""
    with Progress(*COLUMNS, TimeRemainingColumn(), console=Console(stderr=True)) as progress:
        task = progress.add_task("", total=games_of(scale, games))
        lab = Lab(scale, threads, lambda done, part: progress.update(task, advance=done, description=part))
        return lab.study(games)


def write(study: Study, file: Path) -> None:
    """Writes the page and its pictures."""
    from fiveleaf.arena.study.pictures import draw_all

    folder = file.parent / "pictures" / file.stem
    folder.mkdir(parents=True, exist_ok=True)
    for name, picture in draw_all(study).items():
        (folder / f"{name}.png").write_bytes(picture)
    file.write_text(page_of(study, file.stem, f"pictures/{file.stem}"), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
