"""The figures of the study, as they are stored beside its page."""

from __future__ import annotations

from pathlib import Path

import msgspec

from fiveleaf.arena.study.estimates import Estimate
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.transcript import write_atomically


class Scale(msgspec.Struct, frozen=True):
    """How much is played; equal scales and seeds give equal figures."""

    seed: int
    games: int  # of equal bots, at every table
    deals: int  # of a better bot against worse ones, each played from every seat
    search_deals: int  # the same where a bot searches
    first_seat_games: int  # in which the first seat is fixed


class LuckFigures(msgspec.Struct, frozen=True):
    """A game at one number of seats, played by equal bots."""

    game: str
    rules: int  # their version
    seats: int
    explained: Estimate  # share of the results' variance that luck explains
    luckiest_wins: Estimate  # share of the games that one seat won
    first_seat: Estimate  # the win share of the seat that begins, above an equal one


class PairFigures(msgspec.Struct, frozen=True):
    """A better bot alone among worse ones, with seats rotated."""

    game: str
    seats: int
    bot: str
    against: str
    games: int
    share: Estimate  # of wins,
    adjusted: Estimate  # and with luck taken out
    skill: Estimate  # the measure p of this pair
    raw_games: int | None  # that tell the two apart; None where all games of the study do not,
    adjusted_games: int | None  # and with luck taken out


class SkillFigures(msgspec.Struct, frozen=True):
    """The measure p of a game, over all pairs of some levels."""

    game: str
    seats: int
    levels: tuple[str, ...]
    skill: Estimate  # from win shares,
    by_spread: Estimate  # and from the spread of ratings


class Study(msgspec.Struct):
    """All that was measured."""

    scale: Scale
    luck: list[LuckFigures] = []
    pairs: list[PairFigures] = []
    skills: list[SkillFigures] = []

    @property
    def games(self) -> list[str]:
        """The games, in the order of the catalogue."""
        return list(dict.fromkeys(one.game for one in self.luck))

    def at_fewest_seats(self) -> list[LuckFigures]:
        """The figures of every game at its fewest seats."""
        return [next(one for one in self.luck if one.game == game) for game in self.games]

    def pairs_of(self, bot: str, against: str) -> list[PairFigures]:
        """The figures of two bots, in every game and at every number of seats that they met."""
        return [pair for pair in self.pairs if (pair.bot, pair.against) == (bot, against)]


def save(study: Study, path: Path) -> None:
    """Writes the figures; short numbers, so that two versions can be compared by eye."""
    data = rounded(msgspec.to_builtins(study))
    write_atomically(path, msgspec.json.format(msgspec.json.encode(data), indent=1) + b"\n", durable=False)


def load(path: Path) -> Study:
    """Returns the figures of a file."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Study)
    except OSError as error:
        raise Refused("error-file-unreadable", file=str(path), reason=error.strerror or str(error)) from error


def rounded(data: object) -> object:
    """Returns the same data with six decimals."""
    if isinstance(data, dict):
        return {key: rounded(value) for key, value in data.items()}
    if isinstance(data, list | tuple):
        return [rounded(value) for value in data]
    return round(data, 6) if isinstance(data, float) else data
