"""`python -m fiveleaf.bots.warm`: compiles the bots that think of every game into the disk cache, one by one."""

from __future__ import annotations

import os

from fiveleaf.bots.bot import warm_up
from fiveleaf.bots.levels import mind_of
from fiveleaf.catalogue import GAMES

PATIENT = 10  # gives way to whoever plays


def main() -> None:
    """Names each game as soon as it is ready."""
    if hasattr(os, "nice"):
        os.nice(PATIENT)
    for game in GAMES:
        warm_up(mind_of(game))
        print(game.name, flush=True)


if __name__ == "__main__":
    main()
