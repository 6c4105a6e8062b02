"""`python -m fiveleaf.luck.warm`: compiles what reports need into the disk cache, game by game."""

from __future__ import annotations

from fiveleaf.bots.strategy import Strategy
from fiveleaf.bots.warm import serve
from fiveleaf.engine.transcript import Transcript
from fiveleaf.luck.ledger import ledger_of

WARM: set[str] = set()  # games whose reports have been compiled in this process


def warm_up(strategy: Strategy) -> None:
    """Readies the reports of a game: half a minute the first time on a machine, then a second or two."""
    ledger_of(Transcript(strategy.game, strategy.game.fewest_seats))  # a game of no events
    WARM.add(strategy.game.name)


def is_warm(strategy: Strategy) -> bool:
    """Whether reports of a game are computed at once."""
    return strategy.game.name in WARM


if __name__ == "__main__":
    serve(warm_up)
