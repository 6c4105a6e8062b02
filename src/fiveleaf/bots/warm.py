"""`python -m fiveleaf.bots.warm`: compiles the bots that search into the disk cache, game by game."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable

from fiveleaf.bots.bot import warm_up
from fiveleaf.bots.levels import strategy_of
from fiveleaf.bots.strategy import Strategy
from fiveleaf.catalogue import find

NICENESS = 10  # leaves the processor to those who play


def serve(compiles: Callable[[Strategy], None]) -> None:
    """Reads the name of one game per line, compiles for it, and then repeats its name."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    for line in sys.stdin:
        game = find(line.strip())
        compiles(strategy_of(game))
        print(game.name, flush=True)


if __name__ == "__main__":
    serve(warm_up)
