"""`fiveleaf league GAME`: bots play each other at equal deals with rotated seats, and are rated."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from fiveleaf.arena import league, league_plot, plot
from fiveleaf.arena.figures import Share
from fiveleaf.arena.league import Rating, Season
from fiveleaf.bots.levels import NAMES, find_bot
from fiveleaf.catalogue import find
from fiveleaf.cli.screen import command_name, console, read_options, write_file
from fiveleaf.cli.simulate import LUCK_HELP, THREAD_LIMIT, bar, cells_of
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.game import Game
from fiveleaf.texts import Texts, texts

NAME = "league"
HELP = "Let bots meet at equal deals with seats rotated, and rate them with 95% intervals."
EXAMPLE = "fiveleaf league lucky-numbers --seats 2,4 --deals 500 --season numbers.json --plot numbers.png"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments: the bots, the number of games, and the files of the standings."""
    parser.add_argument("game", metavar="GAME", help=f"for instance lucky-jack; see {command_name()} games")
    parser.add_argument("--seats", metavar="N,…", help="numbers of seats; default: the fewest of the game")
    parser.add_argument("--bots", default=",".join(NAMES), help="who takes part; default: %(default)s")
    parser.add_argument(
        "--deals", metavar="K", type=int, default=100, help="deals for each pair, played from every seat; default: 100"
    )
    parser.add_argument("--seed", metavar="S", type=int, default=0, help="equal seeds, equal games; default: 0")
    parser.add_argument("--option", metavar="K=V", action="append", default=[], help=f"see {command_name()} rules GAME")
    parser.add_argument("--threads", metavar="T", type=int, help="default: all cores; changes no result")
    parser.add_argument("--luck", action="store_true", help=LUCK_HELP)
    parser.add_argument(
        "--season", metavar="FILE", type=Path, help="keep all results here, and go on from what the file holds"
    )
    parser.add_argument("--plot", metavar="FILE", type=Path, help="draw the standings (.png or .svg)")
    parser.add_argument("--page", metavar="FILE", type=Path, help="write the standings as Markdown")


def run(args: argparse.Namespace) -> int:
    """Plays the missing games, shows the standings, and writes the requested files."""
    game = find(args.game)
    own = texts(args.language, game.name)
    if args.plot:
        plot.check_path(args.plot)
    stored = league.load(args.season) if args.season else []
    seasons = [season_of(args, game, seats, stored) for seats in seat_counts(args, game)]
    bots = [find_bot(game, name.strip()).name for name in args.bots.split(",")]
    for season in seasons:
        play(args, own, game, season, bots, stored)
    rated = [(season, league.ratings(season)) for season in seasons]
    page = console()
    for season, ratings in rated:
        show(page, own, season, ratings)
    if args.plot:
        write_file(args.plot, league_plot.draw(rated, own, plot.check_path(args.plot)))
    if args.page:
        write_file(args.page, page_of(own, rated, args.page, args.plot).encode())
    for path in (args.season, args.plot, args.page):
        if path:
            page.print(escape(own.say("simulate-saved", file=str(path))), soft_wrap=True)
    return 0


def seat_counts(args: argparse.Namespace, game: Game) -> list[int]:
    """Returns the requested numbers of seats."""
    if args.threads is not None and not 1 <= args.threads <= THREAD_LIMIT:
        raise Refused("error-threads", threads=str(args.threads), most=THREAD_LIMIT)
    text = args.seats or str(game.fewest_seats)
    parts = [part.strip() for part in text.split(",")]
    if not all(part.isdecimal() for part in parts):
        raise Refused("error-seat-list", said=text)
    return [int(part) for part in dict.fromkeys(parts)]


def season_of(args: argparse.Namespace, game: Game, seats: int, stored: list[Season]) -> Season:
    """Returns the matching season of the file, or adds a new one to it."""
    new = league.new_season(game, seats, args.seed, read_options(args.option))
    for season in stored:
        if league.same_season(season, new):
            return season
    stored.append(new)
    return new


def play(
    args: argparse.Namespace, own: Texts, game: Game, season: Season, bots: Sequence[str], stored: Sequence[Season]
) -> None:
    """Plays the missing games with a progress bar; results are saved even if it is interrupted."""
    games = league.league(game, season, args.threads, args.luck)
    with bar(own.say("league-progress", seats=season.seats), games.games_left(bots, args.deals)) as advance:
        for _ in games.play(bots, args.deals, advance):
            if args.season:
                league.save(stored, args.season)


def show(page: Console, own: Texts, season: Season, ratings: Sequence[Rating]) -> None:
    """Prints the standings as tables."""
    page.print(own.say("league-title", game=own.say("game-name"), seats=season.seats, seed=str(season.seed)))
    for columns, rows in (rating_rows(own, ratings), pair_rows(own, season)):
        table = Table(header_style="bold")
        for index, column in enumerate(columns):
            table.add_column(column, justify="left" if index == 0 else "right")
        for row in rows:
            table.add_row(*row)
        page.print(table)
    if any(pair.adjusted_share for pair in season.pairs):
        page.print(own.say("simulate-adjusted"))


def rating_rows(own: Texts, ratings: Sequence[Rating]) -> tuple[list[str], list[list[str]]]:
    """Returns the ratings, the strongest first."""
    columns = [own.say(f"league-column-{name}") for name in ("bot", "rating", "interval")]
    return columns, [
        [own.say(f"bot-{one.bot}"), f"{one.rating:.2f}", f"{one.low:.2f} – {one.high:.2f}"] for one in ratings
    ]


def pair_rows(own: Texts, season: Season) -> tuple[list[str], list[list[str]]]:
    """Returns the share of wins of each bot against each other."""
    is_adjusted = any(pair.adjusted_share for pair in season.pairs)
    adjusted = ("adjusted", "interval") if is_adjusted else ()
    names = ("pair", "share", "interval", *adjusted, "equal", "deals", "games")
    rows = []
    for pair in season.pairs:
        if pair.deals:
            met = own.say("league-pair", bot=own.say(f"bot-{pair.bot}"), against=own.say(f"bot-{pair.against}"))
            shares = [*share_cells(pair.share), *(share_cells(pair.adjusted_share) if is_adjusted else ())]
            counts = [f"{pair.deals:,}", f"{pair.deals * season.seats:,}"]
            rows.append([met, *shares, f"{1 / season.seats:.1%}", *counts])
    return [own.say(f"league-column-{name}") for name in names], rows


def share_cells(share: Share | None) -> tuple[str, str]:
    """Returns a share and its interval; dashes if there is none."""
    return cells_of(share) if share else ("–", "–")


def page_of(own: Texts, rated: Sequence[tuple[Season, Sequence[Rating]]], page: Path, picture: Path | None) -> str:
    """Returns the standings as Markdown, with the command that reproduces them."""
    lines = [f"# {own.say('league-page-title', game=own.say('game-name'))}", "", own.say("league-page-how"), ""]
    if picture:
        shown = picture.name if picture.parent == page.parent else f"../pictures/league/{picture.name}"
        lines += [f"![{own.say('league-plot-shares')}]({shown})", ""]
    for season, ratings in rated:
        heading = own.say("league-page-seats", seats=season.seats, rules=season.rules, seed=str(season.seed))
        lines += [f"## {heading}", ""]
        for columns, rows in (rating_rows(own, ratings), pair_rows(own, season)):
            lines += [line(columns), line(["---"] + ["---:"] * (len(columns) - 1))]
            lines += [*map(line, rows), ""]
    if any(pair.adjusted_share for season, _ in rated for pair in season.pairs):
        lines += [own.say("simulate-adjusted"), ""]
    return "\n".join(lines)


def line(cells: Sequence[str]) -> str:
    """Returns a row of a Markdown table."""
    return f"| {' | '.join(cells)} |"
