"""The table of Lucky Jack: the others on top, stock and discard pile between, the own hand below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.align import Align
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from fiveleaf.games.lucky_jack.material import CARDS, HIGHEST, LOWEST
from fiveleaf.games.lucky_jack.view import Counts, View
from fiveleaf.texts import Texts

COLOUR: Final = "red"
PICTURE: Final = ("7", "7", "7")
WIDTH = 80
CARD_WIDTH = 11
MAX_BACKS = 10  # face-down cards that are drawn; more are only counted
SIGNS = ("", "🍋", "🍒", "💎", "🍀", "🔔", "🍇", "🎰")  # by rank, each two columns wide
STYLES = ("", "yellow", "red", "cyan", "green", "dark_orange", "magenta", "bright_red")  # by rank


def draw(seen: View, texts: Texts, names: Sequence[str]) -> RenderableType:
    """Returns the table as the seat sees it; a spectator sees all seats alike."""
    first = 0 if seen.seat is None else seen.seat + 1
    others = [(first + index) % seen.seats for index in range(seen.seats)]
    others = [seat for seat in others if seat != seen.seat]  # from the left neighbour on, in the order of claims
    parts: list[RenderableType] = [
        header(seen, texts, names),
        side_by_side([seat_panel(seen, texts, names, seat) for seat in others]),
        middle(seen, texts),
        scale(seen, texts),
    ]
    if seen.seat is not None:
        parts.append(own(seen, texts, names, seen.seat))
    return Group(*parts)


# ── the sheet ────────────────────────────────────────────────────────────────────────────────────


def header(seen: View, texts: Texts, names: Sequence[str]) -> Table:
    """Returns which hand is played, and who announced what in those before."""
    grid = Table.grid(padding=(0, 2))
    grid.width = WIDTH
    grid.add_column(no_wrap=True)
    grid.add_column(justify="right", ratio=1)
    hand = min(len(seen.prizes) + 1, seen.hands)
    grid.add_row(Text(texts.say("table-hand", hand=hand, hands=seen.hands), style="bold"), sheet(seen, texts, names))
    return grid


def sheet(seen: View, texts: Texts, names: Sequence[str]) -> Text:
    """Returns the announcer and the points of each hand that has ended."""
    if not seen.prizes:
        return Text("")
    line = Text(f"{texts.say('table-sheet')}: ", style="dim")
    for index, (announcer, prize) in enumerate(zip(seen.announcers, seen.prizes, strict=True)):
        line.append(" · " if index else "")
        line.append(texts.say("table-void") if announcer is None else names[announcer], style="default")
        if announcer is not None:
            line.append(f" {texts.say('table-points', points=prize)}", style="bold yellow")
    return line


# ── the seats ────────────────────────────────────────────────────────────────────────────────────


def side_by_side(panels: Sequence[RenderableType]) -> Table:
    """Returns panels in rows of up to three, filled evenly."""
    columns = {1: 1, 2: 2, 4: 2}.get(len(panels), 3)
    grid = Table.grid()
    for _ in range(columns):
        grid.add_column(width=WIDTH // columns)
    for first in range(0, len(panels), columns):
        grid.add_row(*panels[first : first + columns])
    return grid


def seat_panel(seen: View, texts: Texts, names: Sequence[str], seat: int) -> Panel:
    """Returns the panel of another seat: face-down cards, and publicly known ones."""
    size = seen.hand_sizes[seat]
    backs = Text("▮" * min(size, MAX_BACKS), style="blue")
    backs.append(f" {texts.say('table-cards', count=size)}", style="default")
    known = known_cards(seen.known[seat], texts)
    return framed(seen, texts, names, seat, Group(backs, known) if known else backs)


def known_cards(known: Counts, texts: Texts) -> Text:
    """Returns the cards that the seat claimed and still holds, or laid open at the end."""
    line = Text("")
    for rank in range(LOWEST, HIGHEST + 1):
        if known[rank]:
            line.append(f"{texts.say('table-known')} " if not line else ", ", style="dim")
            line.append(f"{SIGNS[rank]} {texts.piece('card', CARDS[rank])}", style=STYLES[rank])
            line.append(f" ×{known[rank]}" if known[rank] > 1 else "")
    return line


def framed(seen: View, texts: Texts, names: Sequence[str], seat: int, inside: RenderableType) -> Panel:
    """Returns a seat's panel: its name, a sign while it is its turn, who began, and its points."""
    in_turn = seat == seen.turn and seen.ending is None
    title = Text(names[seat], style="bold default")
    if in_turn:
        title.append(f" ▶ {texts.say('table-turn')}", style="bold yellow")
    elif seat == seen.begins:
        title.append(f" ○ {texts.say('table-begins')}", style="dim")
    if seen.winners is not None and seat in seen.winners:
        title.append(" ★", style="bold yellow")
    points = Text(texts.say("table-points", points=seen.scores[seat]), style="bold default")
    border = "yellow" if in_turn else "bright_black"
    return Panel(inside, title=title, title_align="left", subtitle=points, subtitle_align="right", border_style=border)


# ── the middle ───────────────────────────────────────────────────────────────────────────────────


def middle(seen: View, texts: Texts) -> Panel:
    """Returns the stock, the top of the discard pile, and the card that waits for a decision."""
    places = [
        place(texts.say("table-stock"), stock_card(seen), stock_line(seen, texts)),
        place(texts.say("table-discard"), top_card(seen, texts), texts.say("table-cards", count=sum(seen.discard))),
    ]
    if seen.held is not None or seen.phase == "keep":
        below = texts.say("table-to-claim") if seen.phase == "claim" else ""
        places.append(place(texts.say("table-drawn"), held_card(seen, texts), below))
    grid = Table.grid(expand=True)
    for _ in places:
        grid.add_column(justify="center", ratio=1)
    grid.add_row(*places)
    return Panel(grid, box=box.HORIZONTALS, border_style="bright_black", width=WIDTH)


def place(title: str, card: RenderableType, below: str) -> Group:
    """Returns a pile with its name above and a word below."""
    return Group(Text(title, style="bold", justify="center"), Align.center(card), Text(below, justify="center"))


def card_face(texts: Texts, rank: int, count: int) -> Panel:
    """Returns a card: rank, symbol, name and count."""
    top_line = Text(f"{rank} ", style=f"bold {STYLES[rank]}")
    top_line.append(SIGNS[rank])
    word = Text(str(texts.piece("card", CARDS[rank])), style=f"bold {STYLES[rank]}", justify="center")
    many = Text(f"×{count}", style="bold default") if count > 1 else None
    return Panel(
        Group(top_line, word),
        width=CARD_WIDTH,
        padding=0,
        subtitle=many,
        subtitle_align="right",
        border_style=STYLES[rank],
    )


def card_back(inside: str) -> Panel:
    """Returns a face-down card, with a word on its back or a pattern."""
    lines = Text(f"▒▒▒▒▒▒▒▒▒\n{inside or '▒▒▒▒▒▒▒▒▒'}", style="blue", justify="center")
    return Panel(lines, width=CARD_WIDTH, padding=0, border_style="blue")


def no_card(texts: Texts) -> Panel:
    """Returns the place of a pile without a card."""
    return Panel(
        Text(f"\n{texts.say('table-empty')}", style="dim", justify="center"),
        width=CARD_WIDTH,
        height=4,
        padding=0,
        border_style="bright_black",
    )


def stock_card(seen: View) -> Panel:
    """Returns the stock with its number of cards."""
    return card_back(f" {seen.left} ")


def stock_line(seen: View, texts: Texts) -> str:
    """Returns the number of reshuffles."""
    return texts.say("table-anew", times=seen.reshuffles) if seen.reshuffles else ""


def top_card(seen: View, texts: Texts) -> Panel:
    """Returns the top of the discard pile."""
    return no_card(texts) if seen.top is None else card_face(texts, CARDS.index(seen.top), 1)


def held_card(seen: View, texts: Texts) -> Panel:
    """Returns the drawn card, if the seat may see it."""
    if seen.held is None:
        return card_back(texts.say("table-drawn-hidden"))
    return card_face(texts, CARDS.index(seen.held), 1)


def scale(seen: View, texts: Texts) -> Table:
    """Returns the aid card: what a jackpot of each symbol scores, with three cards and with four."""
    ranks = range(LOWEST, HIGHEST + 1)
    grid = Table.grid(padding=(0, 1))
    grid.add_column(style="dim")
    for rank in ranks:
        grid.add_column(justify="right", style=STYLES[rank])
    grid.add_row(texts.say("table-scale"), *(f"{rank} {SIGNS[rank]}" for rank in ranks))
    for alike, points in seen.scale.items():
        grid.add_row(f"×{alike}", *(texts.say("table-worth", points=points[rank]) for rank in ranks))
    return grid


# ── the own hand ─────────────────────────────────────────────────────────────────────────────────


def own(seen: View, texts: Texts, names: Sequence[str], seat: int) -> Panel:
    """Returns the seat's own cards from low to high, equal ones together."""
    hand = seen.hand or ()
    cards = [card_face(texts, rank, hand[rank]) for rank in range(LOWEST, HIGHEST + 1) if hand[rank]]
    grid = Table.grid()
    grid.add_row(*cards)
    count = texts.say("table-cards", count=seen.hand_sizes[seat])
    title = Text.assemble((texts.say("table-own"), "bold"), f" · {count}", justify="left")
    panel = framed(seen, texts, names, seat, Group(title, grid) if cards else title)
    panel.width, panel.padding = WIDTH, (0, 0)
    return panel
