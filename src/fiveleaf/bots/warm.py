"""`python -m fiveleaf.bots.warm`: compiles bots that think into the disk cache, of each game that it is told."""

from __future__ import annotations

import os
import sys

from fiveleaf.bots.bot import warm_up
from fiveleaf.bots.levels import mind_of
from fiveleaf.catalogue import find

PATIENT = 10  # gives way to whoever plays


def main() -> None:
    """Reads the name of a game a line, and repeats it as soon as that game is ready."""
    if hasattr(os, "nice"):
        os.nice(PATIENT)
    for line in sys.stdin:
        game = find(line.strip())
        warm_up(mind_of(game))
        print(game.name, flush=True)


if __name__ == "__main__":
    main()
