"""Plays the games of the study and measures luck and skill in them."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations
from math import sqrt
from typing import NamedTuple

import numpy as np

from fiveleaf.arena import simulate
from fiveleaf.arena.figures import mean_share, wilson
from fiveleaf.arena.league import line_up
from fiveleaf.arena.study import estimates
from fiveleaf.arena.study.estimates import Estimate, Numbers, estimate_of
from fiveleaf.arena.study.figures import LuckFigures, PairFigures, Scale, SkillFigures, Study
from fiveleaf.bots.bot import Bot
from fiveleaf.bots.levels import NAMES, find_bot
from fiveleaf.bots.strategy import SEARCH_LEVEL
from fiveleaf.engine.game import Game
from fiveleaf.luck.matches import LuckOfGames, luck_of_games

EQUAL_BOT = "clever"  # plays on all seats where luck is measured
LEVELS = ("simple", "clever", "strong")  # over which p is measured at the fewest seats,
LEVELS_AT_MORE_SEATS = ("simple", "clever")  # and at all others, where search takes long
GAMES_PER_CHUNK = 10  # between two reports of progress; luck takes milliseconds a game, search much more
FIRST = {"first_seat": 0}
DEALS_APART = 10**7  # pairs of bots begin so many deals of a seed apart, so that their games are independent

Progress = Callable[[int, str], None]  # is called with the number of games that were done since, and what is played


class Meeting(NamedTuple):
    """A better bot alone among worse ones: win shares and luck by deal and by the seat that it took."""

    bot: str
    against: str
    result: Numbers
    luck: Numbers

    @property
    def by_deal(self) -> Numbers:
        """The win share of every deal with luck taken out, as the mean over all seats."""
        shares: Numbers = (self.result - self.luck).mean(axis=1)
        return shares


class Lab:
    """Plays games of one seed on all cores."""

    def __init__(self, scale: Scale, threads: int | None = None, progress: Progress = lambda games, part: None) -> None:
        self.scale = scale
        self.threads = threads or os.cpu_count() or 1
        self.progress = progress

    def study(self, games: Sequence[Game]) -> Study:
        """Measures all games at all numbers of seats."""
        study = Study(self.scale)
        for game in games:
            for seats in game.seat_counts:
                study.luck.append(self.luck(game, seats))
                pairs = enumerate(pairs_at(game, seats), 1)
                meetings = [self.meet(game, seats, *pair, index * DEALS_APART) for index, pair in pairs]
                study.pairs += [self.pair(game, seats, meeting) for meeting in meetings]
                study.skills.append(self.skill(game, seats, meetings))
        return study

    def luck(self, game: Game, seats: int) -> LuckFigures:
        """Measures what luck does among equal bots, and what the first seat is worth."""
        played = self.play(game, [find_bot(game, EQUAL_BOT)] * seats, self.scale.games)
        wins, of = estimates.luckiest_wins(played.result, played.luck)
        return LuckFigures(
            game=game.name,
            rules=game.version,
            seats=seats,
            explained=estimates.explained_by_luck(played.result, played.luck, self.rng(seats)),
            luckiest_wins=estimate_of(wilson(wins, of)),
            first_seat=self.first_seat(game, seats),
        )

    def first_seat(self, game: Game, seats: int) -> Estimate:
        """Measures the win share of a seat that begins, above an equal one; without luck, so that games are fast."""
        plan = simulate.plan(game, seats, self.scale.first_seat_games, [EQUAL_BOT], self.scale.seed, FIRST)
        figures = simulate.run(plan, self.threads, lambda games: self.progress(games, part_of(game, seats)))
        return estimate_of(figures.seat_shares[0], less=1 / seats)

    def meet(self, game: Game, seats: int, bot: str, against: str, first: int = 0) -> Meeting:
        """Lets a bot play the deals from `first` on from every seat, against others of a second kind."""
        one, other = find_bot(game, bot), find_bot(game, against)
        deals = deals_of(self.scale, bot)
        result, luck = np.zeros((2, deals, seats))
        for seat in range(seats):
            played = self.play(game, line_up(one, other, seat, seats), deals, first)
            result[:, seat], luck[:, seat] = played.result[:, seat], played.luck[:, seat]
        return Meeting(bot, against, result, luck)

    def pair(self, game: Game, seats: int, meeting: Meeting) -> PairFigures:
        """Measures how much better one bot is, and how many games show that."""
        by_deal = meeting.by_deal
        adjusted = estimate_of(mean_share(by_deal))
        difference = adjusted.value - 1 / seats
        is_different = Estimate(difference, adjusted.low - 1 / seats, adjusted.high - 1 / seats).differs
        raw, left = (deviation(numbers) for numbers in (meeting.result, meeting.result - meeting.luck))
        return PairFigures(
            game=game.name,
            seats=seats,
            bot=meeting.bot,
            against=meeting.against,
            games=meeting.result.size,
            share=estimate_of(mean_share(meeting.result.mean(axis=1))),
            adjusted=adjusted,
            skill=estimates.mean_skill([by_deal], seats, self.rng(seats)),
            raw_games=estimates.games_to_distinguish(difference, raw) if is_different else None,
            adjusted_games=estimates.games_to_distinguish(difference, left) if is_different else None,
        )

    def skill(self, game: Game, seats: int, meetings: Sequence[Meeting]) -> SkillFigures:
        """Measures p over all pairs of levels."""
        levels = levels_at(game, seats)
        pairs = [(levels.index(meeting.bot), levels.index(meeting.against)) for meeting in meetings]
        samples = [meeting.by_deal for meeting in meetings]
        return SkillFigures(
            game=game.name,
            seats=seats,
            levels=levels,
            skill=estimates.mean_skill(samples, seats, self.rng(seats)),
            by_spread=estimates.skill_by_spread(samples, pairs, seats, self.rng(seats)),
        )

    def play(self, game: Game, bots: Sequence[Bot], games: int, first: int = 0) -> LuckOfGames:
        """Plays games with their luck on all cores, the same whatever their number."""
        options = game.for_bots({})
        luck_of_games(bots, options, self.scale.seed, 0, 1)  # compiled once, before there are several threads

        def part(start: int) -> LuckOfGames:
            count = min(GAMES_PER_CHUNK, first + games - start)
            found = luck_of_games(bots, options, self.scale.seed, start, count)
            self.progress(count, part_of(game, len(bots)))
            return found

        with ThreadPoolExecutor(self.threads) as pool:
            parts = list(pool.map(part, range(first, first + games, GAMES_PER_CHUNK)))
        return LuckOfGames(*map(np.concatenate, zip(*parts, strict=True)))

    def rng(self, stream: int) -> np.random.Generator:
        """Returns a generator for a bootstrap."""
        return np.random.default_rng([self.scale.seed, stream])


def levels_at(game: Game, seats: int) -> tuple[str, ...]:
    """Returns the levels over which p is measured at a number of seats."""
    return LEVELS if seats == game.fewest_seats else LEVELS_AT_MORE_SEATS


def pairs_at(game: Game, seats: int) -> list[tuple[str, str]]:
    """Returns who meets at a number of seats: the better one first."""
    return [(better, worse) for worse, better in combinations(levels_at(game, seats), 2)]


def deals_of(scale: Scale, bot: str) -> int:
    """Returns how many deals a bot plays against worse ones."""
    return scale.search_deals if NAMES.index(bot) + 1 >= SEARCH_LEVEL else scale.deals


def games_of(scale: Scale, games: Sequence[Game]) -> int:
    """Returns how many games the whole study plays."""
    return sum(
        scale.games + scale.first_seat_games + sum(seats * deals_of(scale, bot) for bot, _ in pairs_at(game, seats))
        for game in games
        for seats in game.seat_counts
    )


def part_of(game: Game, seats: int) -> str:
    """Returns what is played, for the progress."""
    return f"{game.name}, {seats} seats"


def deviation(numbers: Numbers) -> float:
    """Returns the standard deviation of single games around the mean of the seat that was taken."""
    return sqrt(float(((numbers - numbers.mean(axis=0)) ** 2).mean()))
