"""Lucky Five in the terminal: the other players, the dice and the bet in the middle, the seat's own chips and piles."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich import box
from rich.align import Align
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from fiveleaf.games.lucky_five.material import CHIP_VALUES, DICE_NAMES
from fiveleaf.games.lucky_five.view import Pile, View
from fiveleaf.texts import Texts

COLOUR: Final = "yellow"
PICTURE: Final = ("•", "•••", "•••••")
WIDTH: Final = 80
COLOURS: Final = {"red": "red", "orange": "dark_orange", "yellow": "yellow"}
CHIP_STYLES: Final = {10: "black on light_green", 50: "white on dark_green", 100: "white on grey11"}
SPECIAL_STYLES: Final = {"??": "bold cyan", "!!": "bold magenta", "lucky-five": "bold yellow"}
PIPS: Final = {
    0: ("       ", "       ", "       "),
    1: ("       ", "   ●   ", "       "),
    2: (" ●     ", "       ", "     ● "),
    3: (" ●     ", "   ●   ", "     ● "),
    4: (" ●   ● ", "       ", " ●   ● "),
    5: (" ●   ● ", "   ●   ", " ●   ● "),
    6: (" ●   ● ", " ●   ● ", " ●   ● "),
}


def draw(seen: View, texts: Texts, names: Sequence[str]) -> RenderableType:
    """Returns the whole table as the seat sees it; a spectator sees all players on top."""
    others = [seat for seat in range(seen.seats) if seat != seen.seat]
    parts: list[RenderableType] = [draw_players(seen, texts, names, others), draw_middle(seen, texts)]
    if seen.seat is not None:
        parts.append(draw_own(seen, texts, names, seen.seat))
    return Group(*parts)


# ── the players ──────────────────────────────────────────────────────────────────────────────────


def draw_players(seen: View, texts: Texts, names: Sequence[str], seats: Iterable[int]) -> Panel:
    """Returns one line for each of the seats: chips, piles and points."""
    grid = Table(box=None, expand=True, padding=(0, 1), header_style="dim")
    grid.add_column(texts.say("table-player"))
    grid.add_column(texts.say("table-chips"), no_wrap=True)
    grid.add_column(texts.say("table-piles"), ratio=1)
    grid.add_column(texts.say("table-points"), justify="right", no_wrap=True)
    for seat in seats:
        grid.add_row(
            name_of(seen, texts, names, seat),
            draw_chips(seen.chips[seat], texts),
            short_piles(seen.piles[seat], texts),
            Text(str(seen.scores[seat]), style="bold"),
        )
    return Panel(grid, title=texts.say("table-others"), border_style="dim", width=WIDTH)


def draw_own(seen: View, texts: Texts, names: Sequence[str], seat: int) -> Panel:
    """Returns the seat's own chips, and its piles one by one."""
    grid = Table.grid(padding=(0, 2))
    grid.add_row(Text(texts.say("table-chips"), style="dim"), draw_chips(seen.chips[seat], texts))
    piles = [Text(pile_words(pile, texts), style="yellow" if pile.lucky else "") for pile in seen.piles[seat]]
    grid.add_row(
        Text(texts.say("table-piles"), style="dim"),
        Group(*piles) if piles else Text(texts.say("table-no-pile"), style="dim"),
    )
    grid.add_row(Text(texts.say("table-points"), style="dim"), Text(str(seen.scores[seat]), style="bold"))
    title = Text.assemble(texts.say("table-yours"), " · ", name_of(seen, texts, names, seat))
    return Panel(grid, title=title, border_style="green" if seen.turn == seat else "dim", width=WIDTH)


def name_of(seen: View, texts: Texts, names: Sequence[str], seat: int) -> Text:
    """Returns the player's name, marked where it is their turn."""
    if seat == seen.turn and seen.ending is None:
        return Text(f"▶ {names[seat]} ({texts.say('table-seat-turn')})", style="bold green")
    return Text(names[seat])


def draw_chips(chips: Sequence[int], texts: Texts) -> Text:
    """Returns chips by value: the number, and the value in its colour."""
    drawn = [
        Text.assemble(f"{count}×", (f"({value})", CHIP_STYLES[value]))
        for count, value in zip(chips, CHIP_VALUES, strict=True)
        if count
    ]
    return Text(" ").join(drawn) if drawn else Text(texts.say("table-nothing"), style="dim")


def short_piles(piles: Sequence[Pile], texts: Texts) -> Text:
    """Returns piles in short form: cards × chips, a star for a lucky five."""
    if not piles:
        return Text(texts.say("table-no-pile"), style="dim")
    drawn = [
        Text(f"★5×{pile.chips}", style="yellow") if pile.lucky else Text(f"{pile.cards}×{pile.chips}") for pile in piles
    ]
    return Text("  ").join(drawn)


def pile_words(pile: Pile, texts: Texts) -> str:
    """Returns a pile as a sum."""
    if pile.lucky:
        return texts.say("table-pile-lucky", chips=pile.chips, points=pile.points)
    return texts.say("table-pile", cards=pile.cards, chips=pile.chips, points=pile.points)


# ── the middle ───────────────────────────────────────────────────────────────────────────────────


def draw_middle(seen: View, texts: Texts) -> Panel:
    """Returns the dice on the left; the card, the bet, the chips and the shoe on the right."""
    dice = Table.grid(padding=(0, 1))
    dice.add_row(*(draw_die(seen, texts, die) for die in range(len(DICE_NAMES))))
    facts = Table.grid(padding=(0, 1))
    for key, fact in (
        ("table-card", draw_cards([seen.card] if seen.card else [], texts)),
        ("table-turned", draw_cards(seen.turned, texts)),
        ("table-bet", bet_words(seen, texts)),
        ("table-on-table", draw_pot(seen, texts)),
    ):
        facts.add_row(Text(texts.say(key), style="dim"), fact)
    middle = Table.grid(padding=(0, 2))
    middle.add_row(dice, facts)
    shoe = Text(texts.say("table-shoe", stock=sum(seen.stock), discard=sum(seen.discard)), style="dim")
    return Panel(Group(middle, shoe), title=texts.say("table-middle"), border_style="blue", width=WIDTH)


def draw_die(seen: View, texts: Texts, die: int) -> RenderableType:
    """Returns a die with its pips, its colour and its name; a heavy frame and a mark if the bet includes it."""
    name = DICE_NAMES[die]
    colour = COLOURS[name]
    in_bet = name in seen.bet_dice
    face = Panel(
        Text("\n".join(PIPS[seen.dice[die] or 0]), style=f"bold {colour}"),
        box=box.HEAVY if in_bet else box.ROUNDED,
        border_style=colour,
        padding=0,
        width=9,
    )
    word = Text(str(texts.piece("die", name)), style=colour)
    mark = Text("▲" if in_bet else "", style=f"bold {colour}")
    return Group(face, Align.center(word, width=9), Align.center(mark, width=9))


def draw_cards(cards: Sequence[str], texts: Texts) -> Text:
    """Returns the names of cards."""
    drawn = [Text(f"[{texts.piece('card', card)}]", style=SPECIAL_STYLES.get(card, "bold")) for card in cards]
    return Text(" ").join(drawn) if drawn else Text(texts.say("table-nothing"), style="dim")


def bet_words(seen: View, texts: Texts) -> Text:
    """Returns what the roll has to beat, and the call once it is made."""
    if seen.before is None:
        return Text(texts.say("table-nothing"), style="dim")
    if seen.called is None:
        return Text(texts.say("table-bet-open", sum=seen.before), style="bold")
    return Text(texts.say("table-bet-called", bet=texts.piece("bet", seen.called), sum=seen.before), style="bold")


def draw_pot(seen: View, texts: Texts) -> Text:
    """Returns the chips on the table and their sum."""
    drawn = draw_chips(seen.on_table, texts)
    return Text.assemble(drawn, (f"  = {seen.would_be.chips}", "bold")) if any(seen.on_table) else drawn
