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
class Adjusted:
    """The win shares with luck taken out: on average the same, and where bots play well they scatter less."""

    seat_shares: tuple[Share, ...]
    bot_shares: dict[str, Share]  # per seat that the bot had

    def seat_json(self, seat: int) -> dict[str, Any]:
        """Returns the share of a seat for other programs."""
        return adjusted_json(self.seat_shares[seat])

    def bot_json(self, bot: str) -> dict[str, Any]:
        """Returns the share of a bot for other programs."""
        return adjusted_json(self.bot_shares[bot])


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
    adjusted: Adjusted | None = None  # None where luck was not measured

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
                | (self.adjusted.seat_json(seat) if self.adjusted else {})
                for seat, (bot, share, mean, deviation) in enumerate(
                    zip(self.bots, self.seat_shares, self.mean_scores, self.score_deviations, strict=True)
                )
            ],
            "by_bot": {
                bot: {"win_share_per_seat": share.share, "interval_95": [share.low, share.high]}
                | (self.adjusted.bot_json(bot) if self.adjusted else {})
                for bot, share in self.bot_shares.items()
            },
            "decisions": self.decisions,
            "endings": self.endings,
        }


def adjusted_json(share: Share) -> dict[str, Any]:
    """Returns a share with luck taken out for other programs."""
    return {"luck_adjusted": {"win_share": share.share, "interval_95": [share.low, share.high]}}


def wilson(share: float, games: float) -> Share:
    """Returns the Wilson score interval, which holds near 0 and 1 too; where wins are divided it is conservative."""
    centre = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z / (1 + Z * Z / games) * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    return Share(share, min(share, max(0.0, centre - half)), max(share, min(1.0, centre + half)))


def normal(mean: float, error: float) -> Share:
    """Returns the interval of a mean with that standard error, within 0 and 1, where every win share lies."""
    low, middle, high = (min(1.0, max(0.0, mean + z * error)) for z in (-Z, 0.0, Z))
    return Share(middle, low, high)


def mean_share(values: npt.NDArray[np.float64]) -> Share:
    """Returns the mean of independent games with its interval; one game alone says nothing about the interval."""
    if len(values) < 2:
        return Share(normal(float(values.mean()), 0.0).share, 0.0, 1.0)
    return normal(float(values.mean()), float(values.std(ddof=1)) / sqrt(len(values)))


def figures_of(
    game: Game, bots: Sequence[Bot], results: Results, luck: npt.NDArray[np.float64] | None = None
) -> Figures:
    """Sums up how the games ended; with the luck by game and seat, also without it."""
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
        adjusted=None if luck is None else _adjusted(names, divided - luck),
    )


def _adjusted(names: Sequence[str], values: npt.NDArray[np.float64]) -> Adjusted:
    """Sums up results that luck was taken out of, by game and seat."""
    return Adjusted(
        seat_shares=tuple(mean_share(values[:, seat]) for seat in range(len(names))),
        bot_shares={name: mean_share(_seats_of(name, names, values).mean(axis=1)) for name in dict.fromkeys(names)},
    )


def _bot_share(name: str, names: Sequence[str], divided: npt.NDArray[np.float64]) -> Share:
    """Returns a bot's wins per seat; its seats in one game are not independent, so games count, not seats."""
    own = _seats_of(name, names, divided)
    return wilson(float(own.mean()), len(own))


def _seats_of(name: str, names: Sequence[str], values: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """Returns the columns of the seats that a bot had."""
    return values[:, [index for index, other in enumerate(names) if other == name]]
