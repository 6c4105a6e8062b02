"""Advice on the screen: every move with its chance to win as a bar, and what luck may bring after it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fiveleaf.luck.hint import Advice, Prospect
from fiveleaf.texts import Texts

BAR = 20  # columns of a full bar
EIGHTHS = " ▏▎▍▌▋▊▉"
MAX_MOVES = 12  # lines of the table; the rest is summed up
MAX_PROSPECTS = 6


def bar_of(share: float) -> str:
    """Returns a bar as long as the share, to an eighth of a column."""
    eighths = round(share * BAR * 8)
    return "█" * (eighths // 8) + EIGHTHS[eighths % 8].strip()


def advice_shown(own: Texts, names: Sequence[str], advice: Sequence[Advice]) -> RenderableType:
    """Returns the moves as a table, and below it why the best one is advised."""
    reason = advice[0].reason if advice else None
    table = advice_table(own, names, advice)
    if reason is None:
        return table
    return Group(table, Text(f"★ {own.message(reason.key, reason.params, names)}", style="green"))


def advice_table(own: Texts, names: Sequence[str], advice: Sequence[Advice]) -> Table:
    """Returns the moves, the best first, each with its chance to win and its likeliest outcomes."""
    table = Table(header_style="bold", expand=False)
    table.add_column("", width=1)
    table.add_column(own.say("hint-column-move"))
    table.add_column(own.say("hint-column-win"), justify="right", no_wrap=True)
    table.add_column("", width=BAR, no_wrap=True)
    table.add_column(own.say("hint-column-luck"))
    for one in advice[:MAX_MOVES]:
        style = "bold green" if one.best else ""
        bar = Text(bar_of(one.win), style="green" if one.best else "cyan")
        luck = Text(luck_of(own, names, one.prospects))
        table.add_row("★" if one.best else "", own.move(one.move, names), percent(one.win), bar, luck, style=style)
    rest = advice[MAX_MOVES:]
    if rest:
        best, worst = max(one.win for one in rest), min(one.win for one in rest)
        summary = own.say("hint-rest", moves=len(rest))
        table.add_row("", summary, f"{percent(worst)} – {percent(best)}", "", "")
    return table


def luck_of(own: Texts, names: Sequence[str], prospects: Sequence[Prospect]) -> str:
    """Returns the likeliest outcomes: the chance of each, and the chance to win after it."""
    lines = [
        own.say("hint-prospect", what=own.event(one.event, names), chance=percent(one.chance), win=percent(one.win))
        for one in prospects[:MAX_PROSPECTS]
    ]
    rest = prospects[MAX_PROSPECTS:]
    if rest:
        chance = sum(one.chance for one in rest)
        win = sum(one.chance * one.win for one in rest) / chance
        lines.append(own.say("hint-other", chance=percent(chance), win=percent(win)))
    return "\n".join(lines)


def percent(share: float) -> str:
    """Returns a chance as a percentage."""
    return f"{share:.0%}" if share < 0.995 or share == 1 else f"{share:.1%}"
