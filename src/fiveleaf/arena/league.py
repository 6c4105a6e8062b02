"""A league: every bot against every other at equal deals, seats rotated, and what that says about their strength."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from itertools import combinations
from math import sqrt
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from fiveleaf.arena.figures import Share, normal, wilson
from fiveleaf.arena.runner import Results, Runner
from fiveleaf.bots.bot import Bot
from fiveleaf.bots.levels import NAMES, find_bot
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.game import Game
from fiveleaf.engine.transcript import write_atomically
from fiveleaf.luck.matches import luck_of_games, require_value

DEALS_PER_CHUNK = 10  # between two reports of progress
MIN_DEALS = 2  # an interval needs two
MAX_DEALS = 10**7
RESAMPLES = 40  # of all games, for the interval of a rating (bootstrap)
MAX_RATED_GAMES = 4000  # in one resample
MAX_DEAL_GAIN = 4  # equal deals make one game worth at most so many independent ones
VERSION = 1

Progress = Callable[[int], None]  # is called with the number of games that were done since
Chunk = Callable[[int, int], tuple[Any, Any]]  # first deal, deals → by deal and seat: win shares, and luck or None


class Pair(msgspec.Struct):
    """What one bot reached against others that are all of a second kind."""

    bot: str
    against: str
    deals: int = 0
    total: float = 0.0  # of the win shares of a deal, each the mean over all seats that the bot had with it
    squares: float = 0.0
    won: int = 0  # games, of all rotations
    lost: int = 0
    shared: int = 0
    adjusted_deals: int = 0  # deals whose luck was measured, counted from the first,
    adjusted_total: float = 0.0  # and the sums as above with luck taken out
    adjusted_squares: float = 0.0

    @property
    def share(self) -> Share:
        """The win share with its 95% interval, for the number of independent games with the variance of the deals."""
        mean = self.total / self.deals
        variance = max(0.0, self.squares / self.deals - mean * mean) / max(1, self.deals - 1)
        games = float(self.won + self.lost + self.shared)
        if variance > 0:
            games = min(games * MAX_DEAL_GAIN, mean * (1 - mean) / variance)
        return wilson(mean, max(1.0, games))

    @property
    def adjusted_share(self) -> Share | None:
        """The win share with luck taken out; None unless the luck of all deals was measured."""
        if self.adjusted_deals < max(MIN_DEALS, self.deals):
            return None
        mean = self.adjusted_total / self.adjusted_deals
        variance = max(0.0, self.adjusted_squares / self.adjusted_deals - mean * mean)
        return normal(mean, sqrt(variance / (self.adjusted_deals - 1)))

    def add(self, shares: Any, luck: Any = None, counted: int = 0) -> None:
        """Counts further deals: one row of win shares per deal, one column for each seat that the bot took.

        The luck has the same shape. The first deals may be `counted` already; then only their luck is new.
        """
        if luck is not None:
            adjusted = (shares - luck).mean(axis=1)
            self.adjusted_deals += len(adjusted)
            self.adjusted_total += float(adjusted.sum())
            self.adjusted_squares += float((adjusted * adjusted).sum())
        shares = shares[counted:]
        means = shares.mean(axis=1)
        self.deals += len(means)
        self.total += float(means.sum())
        self.squares += float((means * means).sum())
        self.won += int((shares == 1).sum())
        self.lost += int((shares == 0).sum())
        self.shared += int(((shares > 0) & (shares < 1)).sum())


class Season(msgspec.Struct):
    """All that a league has played so far; a league can continue from a file of it."""

    game: str
    rules: int  # their version
    seats: int
    seed: int
    options: dict[str, Any]
    pairs: list[Pair] = []
    version: int = VERSION

    def pair(self, bot: str, against: str) -> Pair:
        """Returns the result of two bots against each other, new if they have not met."""
        for pair in self.pairs:
            if (pair.bot, pair.against) == (bot, against):
                return pair
        self.pairs.append(Pair(bot, against))
        return self.pairs[-1]

    @property
    def bots(self) -> list[str]:
        """All bots that have played, the weakest level first."""
        met = {name for pair in self.pairs if pair.deals for name in (pair.bot, pair.against)}
        return [name for name in NAMES if name in met]


@dataclass(frozen=True)
class Rating:
    """A bot's strength on one scale, with its 95% interval."""

    bot: str
    rating: float
    low: float
    high: float


def new_season(game: Game, seats: int, seed: int, options: Mapping[str, Any] | None = None) -> Season:
    """Returns a season without games."""
    chosen = dict(game.for_bots(options or {}))
    game.complete(chosen, seats)
    if not 0 <= seed < 2**63:
        raise Refused("error-seed", seed=str(seed))
    return Season(game.name, game.version, seats, seed, chosen)


def fixtures(bots: Sequence[str]) -> list[tuple[str, str]]:
    """Returns who meets whom: of two levels the stronger one sits alone among the weaker ones."""
    ordered = sorted(set(bots), key=NAMES.index)
    return [(strong, weak) for weak, strong in combinations(ordered, 2)]


@dataclass
class League:
    """Plays a season on all cores."""

    game: Game
    season: Season
    threads: int
    luck: bool = False  # whether luck is measured too

    def play(self, bots: Sequence[str], deals: int, progress: Progress = lambda games: None) -> Iterator[Season]:
        """Lets all bots meet in so many deals; yields the season whenever it has grown, so that it can be saved."""
        for name in bots:
            find_bot(self.game, name)
        if not MIN_DEALS <= deals <= MAX_DEALS:
            raise Refused("error-deals", deals=str(deals), fewest=MIN_DEALS, most=MAX_DEALS)
        if self.luck:
            require_value(self.game, self.season.seats)
        for bot, against in fixtures(bots):
            yield from self._meet(self.season.pair(bot, against), deals, progress)

    def games_left(self, bots: Sequence[str], deals: int) -> int:
        """Returns how many games are left until all have met in so many deals."""
        met = {(pair.bot, pair.against): self._deals_done(pair) for pair in self.season.pairs}
        return sum(max(0, deals - met.get(pair, 0)) for pair in fixtures(bots)) * self.season.seats

    def _deals_done(self, pair: Pair) -> int:
        """Returns how many deals need not be played any more."""
        return pair.adjusted_deals if self.luck else pair.deals

    def _meet(self, pair: Pair, deals: int, progress: Progress) -> Iterator[Season]:
        """Plays the deals that are missing; their results are added in order, whichever is done first."""
        starts = range(self._deals_done(pair), deals, DEALS_PER_CHUNK)
        if not starts:
            return
        chunk = self._chunk_with_luck(pair) if self.luck else self._chunk_of(pair)
        waiting: dict[int, Future[Any]] = {}
        with ThreadPoolExecutor(self.threads) as pool:
            ahead = iter(starts)
            for first in starts:
                for start in ahead:
                    waiting[start] = pool.submit(chunk, start, min(DEALS_PER_CHUNK, deals - start))
                    if len(waiting) >= 2 * self.threads:
                        break
                wait([waiting[first]], return_when=FIRST_COMPLETED)
                shares, luck = waiting.pop(first).result()
                pair.add(shares, luck, counted=max(0, pair.deals - first))
                progress(min(DEALS_PER_CHUNK, deals - first) * self.season.seats)
                yield self.season

    def _line_ups(self, pair: Pair) -> list[list[Bot]]:
        """Returns who sits where, for each seat that the bot takes in turn."""
        one, other = find_bot(self.game, pair.bot), find_bot(self.game, pair.against)
        return [line_up(one, other, seat, self.season.seats) for seat in self.all_seats]

    @property
    def all_seats(self) -> range:
        """The seats of the table."""
        return range(self.season.seats)

    def _chunk_of(self, pair: Pair) -> Chunk:
        """Returns a function that plays some deals and gives the bot's win shares."""
        options, line_ups = self.season.options, self._line_ups(pair)
        runners = [[Runner(options, bots) for bots in line_ups] for _ in range(self.threads)]

        def play(first: int, deals: int) -> tuple[Any, Any]:
            own = runners.pop()
            shares = np.zeros((deals, self.season.seats))
            for seat in self.all_seats:
                results = Results(deals, self.season.seats)
                own[seat].play(self.season.seed, first, results)
                shares[:, seat] = results.won[:, seat] / results.won.sum(axis=1)
            runners.append(own)
            return shares, None

        return play

    def _chunk_with_luck(self, pair: Pair) -> Chunk:
        """Returns a function that plays some deals and gives the bot's win shares and its luck."""
        line_ups, seed = self._line_ups(pair), self.season.seed

        def play(first: int, deals: int) -> tuple[Any, Any]:
            shares, luck = np.zeros((2, deals, self.season.seats))
            for seat in self.all_seats:
                played = luck_of_games(line_ups[seat], self.season.options, seed, first, deals)
                shares[:, seat], luck[:, seat] = played.result[:, seat], played.luck[:, seat]
            return shares, luck

        return play


def league(game: Game, season: Season, threads: int | None = None, luck: bool = False) -> League:
    """Returns a league that continues a season; with `luck` it also measures that of all deals."""
    return League(game, season, threads or os.cpu_count() or 1, luck)


def line_up(one: Bot, other: Bot, seat: int, seats: int) -> list[Bot]:
    """Returns one bot on a seat and the other on all the rest."""
    return [one if index == seat else other for index in range(seats)]


def ratings(season: Season) -> list[Rating]:
    """Returns Plackett–Luce ratings (OpenSkill), the strongest first; the intervals are bootstrapped."""
    rng = random.Random(season.seed)
    drawn = [rate(season, rng) for _ in range(RESAMPLES)]
    found = []
    for bot in season.bots:
        values = np.array([one[bot] for one in drawn])
        low, high = np.percentile(values, [2.5, 97.5])
        middle = float(values.mean())
        found.append(Rating(bot, middle, min(middle, float(low)), max(middle, float(high))))
    return sorted(found, key=lambda rating: -rating.rating)


def rate(season: Season, rng: random.Random) -> dict[str, float]:
    """Returns the ratings after one resample of all games in random order."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)  # a bot does not change
    standing = {bot: model.rating(name=bot) for bot in season.bots}
    games = [pair for pair in season.pairs for _ in range(pair.won + pair.lost + pair.shared)]
    for pair in rng.choices(games, k=min(len(games), MAX_RATED_GAMES)):
        end = rng.choices("wls", (pair.won, pair.lost, pair.shared))[0]
        rest = [1.0 if end != "w" and index == 0 else 2.0 for index in range(season.seats - 1)]
        ranks = [2.0 if end == "l" else 1.0, *rest]
        teams = [[standing[pair.bot]], *([standing[pair.against]] for _ in rest)]
        rated = model.rate(teams, ranks=ranks)
        standing[pair.bot] = rated[0][0]
        others = [team[0] for team in rated[1:]]
        standing[pair.against] = model.rating(
            name=pair.against,
            mu=sum(one.mu for one in others) / len(others),
            sigma=sum(one.sigma for one in others) / len(others),
        )
    return {bot: float(one.mu) for bot, one in standing.items()}


def save(seasons: Sequence[Season], path: Path) -> None:
    """Writes seasons, so that a league can continue from them."""
    write_atomically(path, msgspec.json.format(msgspec.json.encode(seasons), indent=1) + b"\n", durable=False)


def load(path: Path) -> list[Season]:
    """Returns the seasons of a file; none if there is no such file yet."""
    if not path.exists():
        return []
    try:
        seasons = msgspec.json.decode(path.read_bytes(), type=list[Season])
    except OSError as error:
        raise Refused("error-file-unreadable", file=str(path), reason=error.strerror or str(error)) from error
    except msgspec.DecodeError as error:
        raise Refused("error-no-season", file=str(path)) from error
    if any(season.version != VERSION for season in seasons):
        raise Refused("error-no-season", file=str(path))
    return seasons


def same_season(one: Season, other: Season) -> bool:
    """Whether the games of both may be counted together."""
    return all(getattr(one, name) == getattr(other, name) for name in ("game", "rules", "seats", "seed", "options"))
