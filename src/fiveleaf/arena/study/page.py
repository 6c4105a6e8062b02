"""The page of the study in Markdown; every figure in it comes from what was measured."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from textwrap import fill
from typing import TypeVar

import msgspec

from fiveleaf.arena.study.estimates import Estimate
from fiveleaf.arena.study.figures import LuckFigures, PairFigures, Scale, SkillFigures, Study
from fiveleaf.arena.study.measure import EQUAL_BOT, LEVELS, LEVELS_AT_MORE_SEATS
from fiveleaf.arena.study.published import METHOD, PUBLISHED, SOURCE
from fiveleaf.luck.solved.markdown import aligned_table
from fiveleaf.texts import texts

WIDTH = 140  # of a line of the page

Item = TypeVar("Item")


def page_of(study: Study, name: str, pictures: str) -> str:
    """Returns the page; `name` is that of its file without ending, `pictures` the folder beside it."""
    parts = [
        *opening(study, pictures),
        *luck_part(study),
        *skill_part(study, pictures),
        *games_part(study, pictures),
        *limits(),
        *method_part(study, name),
    ]
    return "\n\n".join(parts) + "\n"


# ── luck ─────────────────────────────────────────────────────────────────────────────────────────


def opening(study: Study, pictures: str) -> list[str]:
    """Returns what was found, in a picture and a few sentences."""
    fewest = study.at_fewest_seats()
    least, most = extremes(fewest, lambda one: one.explained.value)
    rarest, commonest = extremes(fewest, lambda one: one.luckiest_wins.value)
    weakest, strongest = extremes(skills_of(study), lambda one: one.skill.value)
    return [
        "# How much luck do these games hold?",
        f"![Share of the results' variance that luck explains]({pictures}/luck.png)",
        text(f"""
        Where equally good bots meet, the luckiest seat wins {percent(rarest.luckiest_wins.value)}
        ({named(rarest)}) to {percent(commonest.luckiest_wins.value)} ({named(commonest)}) of the games, and the luck
        that we can measure explains at least {percent(least.explained.value)} ({named(least)}) to
        {percent(most.explained.value)} ({named(most)}) of the results' variance."""),
        text(f"""
        As to skill: over our levels of bots, {named(weakest)} behaves as if the better player decided
        {percent(weakest.skill.value)} of the games and a coin the rest; {named(strongest)} as if it were
        {percent(strongest.skill.value)}."""),
    ]


def luck_part(study: Study) -> list[str]:
    """Returns the figures of every game and number of seats."""
    head = ("game", "seats", "luck explains", "luckiest seat wins", "by lot", "beginning is worth")
    return [
        "## Luck",
        table(head, [luck_row(one) for one in study.luck]),
        text(f"All seats are played by *{EQUAL_BOT}*. In brackets: 95% intervals."),
        bullets(
            """**Luck explains**: by how much the variance of the results falls when every seat's luck is subtracted.
            The luck of a card or a die is the chance to win after it, less the mean over all that could have come
            ([ARCHITECTURE.md](../ARCHITECTURE.md)).""",
            "**Luckiest seat wins**: of the games that one seat won alone.",
            f"""**Beginning is worth**: the win share of the seat that begins, less an equal share, in points of 100.
            {beginning(study.luck)} Who begins is drawn by lot, unless a table says otherwise.""",
        ),
    ]


def luck_row(one: LuckFigures) -> Sequence[str]:
    """Returns a row of the table of luck."""
    figures = (with_interval(one.explained), with_interval(one.luckiest_wins), percent(1 / one.seats))
    return title(one.game), str(one.seats), *figures, in_points(one.first_seat)


def beginning(tables: Sequence[LuckFigures]) -> str:
    """Returns in words where it is good to begin, and where it is not."""
    good, bad = (
        [one for one in tables if one.first_seat.differs and (one.first_seat.value > 0) == up] for up in (True, False)
    )
    rest = len(tables) - len(good) - len(bad)
    return (
        f"It gains {places(good)} and loses {places(bad)}; of the other {rest} of {len(tables)} tables we cannot say."
    )


def places(tables: Sequence[LuckFigures]) -> str:
    """Returns games and numbers of seats in words."""
    seats = {one.game: ", ".join(str(other.seats) for other in tables if other.game == one.game) for one in tables}
    listed = "; ".join(f"{title(game)} at {numbers} seats" for game, numbers in seats.items())
    return f"in {listed}" if seats else "nowhere"


# ── skill ────────────────────────────────────────────────────────────────────────────────────────


def skill_part(study: Study, pictures: str) -> list[str]:
    """Returns the measure p of all games, and what others have published."""
    head = ("game", "seats", "levels", "p", "p by the spread of ratings")
    return [
        "## How skill shows",
        f"![The measure p of our games and of others]({pictures}/skill.png)",
        text(f"""
        The measure p says: the game behaves as if the better player decided p of the games and a coin the rest
        ({METHOD}). A coin has p = 0; a game that the better player always wins has p = 1. At *n* seats, a better
        player alone among worse ones who wins a share *w* shows p = (n·w − 1) / (n − 1). Each pair of levels counts
        alike, and luck is taken out of the win shares."""),
        table(head, [skill_row(one) for one in study.skills]),
        text(f"For orientation, what a public fit among people gives ({SOURCE}):"),
        table(("game", "p"), [(one.name, f"{one.skill:.2f}") for one in PUBLISHED]),
        bullets(
            "**Comparable**: the scale, and what its ends mean.",
            f"""**Not comparable**: who played. Among people, p comes from how widely the ratings of thousands are
            spread; they practise, they choose whom they play, and their order is itself fitted. Ours comes from
            {len(LEVELS)} bots ({", ".join(LEVELS)}) whose order is known. A weaker or a stronger bot among them would
            mostly make p larger. So our figures compare our games with each other; they are not what people would
            reach.""",
            """**The last column** is found as the published figures are, from the spread of ratings, but of our bots:
            it shows how much that step matters. With two levels both are the same.""",
        ),
    ]


def skill_row(one: SkillFigures) -> Sequence[str]:
    """Returns a row of the table of skill."""
    by_spread = number(one.by_spread) if len(one.levels) > 2 else "–"
    return title(one.game), str(one.seats), ", ".join(one.levels), number(one.skill), by_spread


# ── games ────────────────────────────────────────────────────────────────────────────────────────


def games_part(study: Study, pictures: str) -> list[str]:
    """Returns how many games tell two levels apart, with luck and without."""
    head = ("game", "seats", "who against whom", "win share", "luck taken out", "games needed", "luck taken out")
    return [
        "## How many games tell two levels apart",
        f"![Games needed, with luck and with luck taken out]({pictures}/games.png)",
        text(f"""
        {saving(study.pairs)} So `fiveleaf simulate --luck` and `fiveleaf league --luck` show the win shares with luck
        taken out beside the raw ones: the same on average and, where bots play well, surer. It is an option because
        measuring the luck of a game takes much longer than playing it, unless the bots search."""),
        table(head, [pair_row(one) for one in study.pairs]),
        text("""
        Games needed: until the difference from an equal share is 1.96 standard errors wide, for games with luck of
        their own. A dash: all games of this study do not tell the two apart. The numbers are rough: a difference
        that is a tenth smaller needs a quarter more games."""),
    ]


def pair_row(one: PairFigures) -> Sequence[str]:
    """Returns a row of the table of pairs."""
    shares = (with_interval(one.share), with_interval(one.adjusted))
    pair = f"{one.bot} – {one.against}"
    return title(one.game), str(one.seats), pair, *shares, count(one.raw_games), count(one.adjusted_games)


def saving(pairs: Sequence[PairFigures]) -> str:
    """Returns in one sentence how many games are saved."""
    factors = [(one.raw_games / one.adjusted_games, one) for one in pairs if one.raw_games and one.adjusted_games]
    if not factors:
        return "No two levels were told apart."
    factors.sort(key=lambda pair: pair[0])
    middle, best = factors[len(factors) // 2][0], factors[-1][1]
    return (
        f"With luck taken out, a pair in the middle needs {middle:.1f} times fewer games. Most is saved in "
        f"{title(best.game)} at {best.seats} seats: *{best.bot}* against *{best.against}* needs "
        f"{count(best.adjusted_games)} games instead of {count(best.raw_games)}."
    )


# ── limits and method ────────────────────────────────────────────────────────────────────────────


def limits() -> list[str]:
    """Returns what these figures do not say."""
    return [
        "## Limits",
        bullets(
            """**Luck is larger than the share that it explains here.** Between equal bots nothing but luck and the
            bots' own random choices can decide. What the learned value does not see of it counts as not explained; a
            better value raises the share. So the share compares what we can measure, not how lucky a game feels.""",
            """**The luck of bots is not the luck of people.** A card that a strong player makes much of is worth less
            to a weak one; the value has learned from bots.""",
            """**p belongs to a game and its players together.** A handful of bots are no population; and a level is
            not the same in every game: *simple* is a rule of thumb, and some rules of thumb are better than others.""",
            """**Intervals are for chance, not for choice**: they say how much other deals would change a figure, not
            how much other bots would.""",
        ),
    ]


def method_part(study: Study, name: str) -> list[str]:
    """Returns how to make the page again."""
    scale = study.scale
    rules = ", ".join(f"{title(one.game)} {one.rules}" for one in study.at_fewest_seats())
    return [
        "## How it was measured",
        text(f"""
        This command plays everything, draws the pictures and writes this page and its figures
        ([{name}.json]({name}.json)); versions of the rules: {rules}."""),
        f"```\n{command_of(scale, name)}\n```",
        bullets(
            f"""{scale.games:,} games of equal bots for each number of seats, and {scale.first_seat_games:,} in which
            the first seat begins.""",
            f"""{scale.deals:,} deals of *{LEVELS_AT_MORE_SEATS[-1]}* against *{LEVELS_AT_MORE_SEATS[0]}* for each
            number of seats, and at the fewest seats {scale.search_deals:,} of *{LEVELS[-1]}* against each of them;
            every deal is played from every seat.""",
            """Intervals: bootstrap over games or deals for variances and p, Wilson's for the luckiest and the first
            seat, normal ones for win shares.""",
        ),
    ]


def command_of(scale: Scale, name: str) -> str:
    """Returns the command that makes the page."""
    numbers = {f"--{field.replace('_', '-')}": value for field, value in msgspec.to_builtins(scale).items()}
    options = " ".join(f"{option} {value}" for option, value in numbers.items())
    return f"python -m fiveleaf.arena.study docs/{name}.md {options}"


# ── words ────────────────────────────────────────────────────────────────────────────────────────


def text(words: str) -> str:
    """Returns a paragraph with lines of the page's width."""
    return fill(" ".join(words.split()), WIDTH, break_long_words=False, break_on_hyphens=False)


def bullets(*points: str) -> str:
    """Returns a list of points."""
    lines = [
        fill(" ".join(f"- {point}".split()), WIDTH, subsequent_indent="  ", break_on_hyphens=False) for point in points
    ]
    return "\n".join(lines)


def skills_of(study: Study) -> list[SkillFigures]:
    """Returns the measures over all levels, which were taken at the fewest seats."""
    return [one for one in study.skills if one.levels == LEVELS]


def extremes(items: Sequence[Item], key: Callable[[Item], float]) -> tuple[Item, Item]:
    """Returns the items with the smallest and the largest key."""
    return min(items, key=key), max(items, key=key)


def title(game: str) -> str:
    """Returns the name of a game."""
    return texts("en", game).say("game-name")


def named(one: LuckFigures | SkillFigures) -> str:
    """Returns a game with its number of seats."""
    return f"{title(one.game)} at {one.seats} seats"


def percent(share: float) -> str:
    """Returns a share in whole percent."""
    return f"{share:.0%}"


def with_interval(one: Estimate) -> str:
    """Returns a share with its interval."""
    return f"{one.value:.1%} ({100 * one.low:.1f} to {100 * one.high:.1f})"


def in_points(one: Estimate) -> str:
    """Returns a difference of shares in points of 100 with its interval."""
    return f"{100 * one.value:+.1f} ({100 * one.low:+.1f} to {100 * one.high:+.1f})"


def number(one: Estimate) -> str:
    """Returns a measure with its interval."""
    return f"{one.value:.2f} ({one.low:.2f} to {one.high:.2f})"


def count(games: int | None) -> str:
    """Returns a number of games; a dash if there is none."""
    return "–" if games is None else f"{games:,}"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Returns a table in Markdown with numbers to the right."""
    return aligned_table(head, ["---", *["---:"] * (len(head) - 1)], rows).rstrip()
