"""The summary of a simulation: win shares with their intervals, scores, lengths, endings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np
import numpy.typing as npt

from fiveleaf.arena.runner import Results
from fiveleaf.bots.bot import Bot
from fiveleaf.engine.game import Game
from fiveleaf.engine.view import word

Z = 1.959963984540054  # the normal quantile of a 95% interval


@dataclass(frozen=True)
class Share:
    """A share of wins with its 95% interval; a joint win is divided among its winners, so shares add up to one."""

    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Figures:
    """The summary of a simulation, and the results that it was made from."""

    game: Game
    bots: tuple[str, ...]
    games: int
    seat_shares: tuple[Share, ...]
    bot_shares: dict[str, Share]  # per seat that the bot had
    mean_scores: tuple[float, ...]
    score_deviations: tuple[float, ...]
    decisions: dict[str, float]  # mean, fewest and most in a game
    endings: dict[str, int]
    results: Results

    def to_json(self) -> dict[str, Any]:
        """Returns the summary for other programs."""
        return {
            "game": self.game.name,
            "version": self.game.version,
            "games": self.games,
            "bots": list(self.bots),
            "seats": [
                {"bot": bot, "win_share": share.share, "interval_95": [share.low, share.high]}
                | {"mean_score": mean, "score_deviation": deviation}
                for bot, share, mean, deviation in zip(
                    self.bots, self.seat_shares, self.mean_scores, self.score_deviations, strict=True
                )
            ],
            "by_bot": {
                bot: {"win_share_per_seat": share.share, "interval_95": [share.low, share.high]}
                for bot, share in self.bot_shares.items()
            },
            "decisions": self.decisions,
            "endings": self.endings,
        }


def wilson(share: float, games: float) -> Share:
    """Returns the Wilson score interval, which holds near 0 and 1 too; where wins are divided it is conservative."""
    centre = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z / (1 + Z * Z / games) * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    return Share(share, min(share, max(0.0, centre - half)), max(share, min(1.0, centre + half)))


def figures_of(game: Game, bots: Sequence[Bot], results: Results) -> Figures:
    """Sums up how the games ended."""
    games = len(results.endings)
    divided = results.won / results.won.sum(axis=1, keepdims=True)
    names = [bot.name for bot in bots]
    counted = np.bincount(results.endings, minlength=len(game.endings))
    decisions = results.decisions
    return Figures(
        game=game,
        bots=tuple(names),
        games=games,
        seat_shares=tuple(wilson(float(share), games) for share in divided.mean(axis=0)),
        bot_shares={name: _bot_share(name, names, divided) for name in dict.fromkeys(names)},
        mean_scores=tuple(map(float, results.scores.mean(axis=0))),
        score_deviations=tuple(map(float, results.scores.std(axis=0))),
        decisions={
            "mean": float(decisions.mean()),
            "fewest": int(decisions.min()),
            "most": int(decisions.max()),
        },
        endings={word(ending): int(counted[ending]) for ending in game.endings if counted[ending]},
        results=results,
    )


def _bot_share(name: str, names: Sequence[str], divided: npt.NDArray[np.float64]) -> Share:
    """Returns a bot's wins per seat; its seats in one game are not independent, so games count, not seats."""
    own = divided[:, [index for index, other in enumerate(names) if other == name]]
    return wilson(float(own.mean()), len(own))
