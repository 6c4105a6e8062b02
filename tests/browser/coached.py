"""`fiveleaf …` in a process in which the coach of one game is ready before anything else."""

from __future__ import annotations

import sys

from fiveleaf.bots.bot import warm_up
from fiveleaf.bots.levels import strategy_of
from fiveleaf.catalogue import find
from fiveleaf.cli.main import main

GAME = "lucky-five"

if __name__ == "__main__":
    warm_up(strategy_of(find(GAME)))
    sys.exit(main(sys.argv[1:]))
