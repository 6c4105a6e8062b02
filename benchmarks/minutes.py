"""About how long games take one person at three seats with two bots: `python -m benchmarks.minutes [GAMES]`.

Bots play all seats. Every decision of the person takes as long as people take to read and tap, every decision of a bot
the server's pause, and every event the time in which the page shows it.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from statistics import quantiles
from typing import Any

from fiveleaf.bots.levels import find_bot
from fiveleaf.catalogue import GAMES
from fiveleaf.engine.chance import FastChance, new_rng
from fiveleaf.engine.contract import CHANCE
from fiveleaf.engine.game import Game
from fiveleaf.engine.layout import buffer_of
from fiveleaf.engine.table import Table
from fiveleaf.server.fixtures import legal_codes
from fiveleaf.server.settings import Settings

SEATS = 3
DECISION_SECONDS = 7.0  # of a person who reads the question and looks around before the tap
EVENT_SECONDS = 0.9  # in which the page shows what happened and holds a result, on average
BOT_SECONDS = sum(Settings.bot_pause) / 2
PERSON = 0


def seconds_of(game: Game, options: Mapping[str, Any], seed: int) -> float:
    """Plays a game and returns how long it would have taken."""
    rng = buffer_of(new_rng(seed, SEATS))
    table = Table(game, SEATS, game.for_bots(options), FastChance(rng))
    bot, passed = find_bot(game, "clever"), 0.0
    table.resolve_all()
    while not table.is_over:
        if table.to_act == CHANCE:
            table.resolve_all()
            continue
        asked = [seat for seat in table.may_act if legal_codes(table, seat)]
        passed += DECISION_SECONDS if PERSON in asked else BOT_SECONDS
        before = len(table.events)
        for seat in asked:
            codes = legal_codes(table, seat)
            if codes:
                table.play_code(seat, bot.choose(table.view(seat), codes, rng))
        table.resolve_all()
        passed += EVENT_SECONDS * (len(table.events) - before)
    return passed


def report(game: Game, options: Mapping[str, Any], games: int) -> str:
    """Returns a line with the tenth, the middle and the ninetieth of a hundred games."""
    cuts = quantiles([seconds_of(game, options, seed) / 60 for seed in range(games)], n=10)
    return f"{game.name:14} {options!s:60} {cuts[0]:5.1f} {cuts[4]:5.1f} {cuts[8]:5.1f} minutes"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.minutes", description=__doc__)
    parser.add_argument("games", nargs="?", type=int, default=50, help="games of each kind (default: %(default)s)")
    games = parser.parse_args().games
    for game in GAMES:
        short = game.short.options if game.short else {}
        for options in ({}, short) if short else ({},):
            print(report(game, options, games))


if __name__ == "__main__":
    main()
