"""The table of 8·28: the others on top, the gems between, the own cards below, and how the last round ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from fiveleaf.games.eight_28.view import FACE_DOWN, Share, View
from fiveleaf.texts import Texts

COLOUR: Final = "blue"
PICTURE: Final = ("8", "28")
WIDTH = 80
NAME_WIDTH = 18
TOTAL_WIDTH = 12
BLUE = ("●", "bold blue")
RED = ("◆", "bold red")
CARD = "bold black on white"
HIDDEN = "bold white on blue"
WILD = "bold black on yellow"  # the 1/11
GEMS_IN_A_ROW = 60  # more are shown as a number only


def draw(seen: View, texts: Texts, names: Sequence[str]) -> RenderableType:
    """Returns the table as the seat sees it; a spectator sees all seats alike."""
    first = 0 if seen.seat is None else seen.seat + 1
    others = [(first + step) % seen.seats for step in range(seen.seats - (seen.seat is not None))]
    parts: list[RenderableType] = [seats_table(seen, texts, names, others), middle(seen, texts)]
    if seen.seat is not None:
        parts.append(own(seen, texts, names, seen.seat))
    if seen.last_share is not None and seen.phase != "aim":
        parts.append(last_share(seen.last_share, texts, names))
    return Group(*parts)


# ── the seats ────────────────────────────────────────────────────────────────────────────────────


def seats_table(seen: View, texts: Texts, names: Sequence[str], seats: Sequence[int]) -> Table:
    """Returns a line for each of these seats."""
    title = Text(texts.say("table-round", round=seen.rounds + (seen.ending is None)), style="bold")
    if seen.last_round:
        title.append(f" · {texts.say('table-last-round')}", style="bold red")
    table = Table(
        title=title,
        caption=Text(texts.say("table-deck", cards=seen.left), style="dim"),
        caption_justify="right",
        box=box.ROUNDED,
        border_style="bright_black",
        width=WIDTH,
    )
    table.add_column(texts.say("table-player"), width=NAME_WIDTH)
    table.add_column(texts.say("table-down"), justify="center")
    table.add_column(texts.say("table-cards"), ratio=1)
    table.add_column(texts.say("table-total"), justify="right", max_width=TOTAL_WIDTH)
    table.add_column(texts.say("table-gems"), no_wrap=True)
    table.add_column(texts.say("table-points"), justify="right")
    for seat in seats:
        table.add_row(
            player(seen, texts, names, seat),
            card_sign(seen.down[seat]),
            cards_line(seen.shown[seat]),
            known_total(seen, seat),
            gems_won(seen, seat),
            Text(str(seen.scores[seat]), style="bold"),
        )
    return table


def player(seen: View, texts: Texts, names: Sequence[str], seat: int) -> Text:
    """Returns the seat's name with a sign while it is to act, and its status below."""
    is_to_act = seat == seen.turn and seen.ending is None
    has_won = seen.winners is not None and seat in seen.winners
    line = Text.assemble(("▶ " if is_to_act else "", "bold yellow"), (names[seat], "bold"), (" ★" * has_won, "yellow"))
    for words, style in marks(seen, texts, seat):
        line.append(f"\n{words}", style=style)
    return line


def marks(seen: View, texts: Texts, seat: int) -> list[tuple[str, str]]:
    """Returns whether the seat deals, is out, has passed, or has chosen a treasure."""
    notes: list[tuple[str, str]] = []
    if seat == seen.dealer:
        notes.append((f"▤ {texts.say('table-dealer')}", "cyan"))
    if seen.out[seat]:
        notes.append((f"✗ {texts.say('table-out')}", "red"))
    if seen.passed[seat]:
        notes.append((f"– {texts.say('table-passed')}", "dim"))
    aim = seen.aims[seat]
    if aim is not None:
        notes.append((f"➤ {aim_words(texts, aim)}", "green"))
    return notes


def aim_words(texts: Texts, aim: str) -> str:
    """Returns the goal of a seat in words."""
    return texts.say("table-jackpot") if aim == "jackpot" else texts.say("table-aim", at=aim)


def card_sign(card: str | None) -> Text:
    """Returns a small card: its number, a question mark for one that is not seen, or nothing."""
    if card is None:
        return Text("")
    style = HIDDEN if card == FACE_DOWN else WILD if "/" in card else CARD
    return Text(f"[{card}]", style=style)


def cards_line(cards: Sequence[str]) -> Text:
    """Returns small cards side by side."""
    return Text(" ").join(card_sign(card) for card in cards)


def known_total(seen: View, seat: int) -> Text:
    """Returns all readings of the seat's cards; with a hidden card, of the face-up ones and a mark for more."""
    totals = seen.totals[seat]
    if totals is not None:
        return Text(" / ".join(map(str, totals)), style="bold")
    return Text(" / ".join(map(str, seen.open_totals[seat])) + " + ?" if seen.down[seat] else "", style="dim")


def gems_won(seen: View, seat: int) -> Text:
    """Returns the seat's gems by colour."""
    return Text.assemble(BLUE, f" {seen.blue[seat]}  ", RED, f" {seen.red[seat]}")


# ── the middle ───────────────────────────────────────────────────────────────────────────────────


def middle(seen: View, texts: Texts) -> Panel:
    """Returns the gems that can be won, the treasures they would make, and those that are still to come."""
    gems = Text(justify="center")
    if seen.blue_middle + seen.red_middle <= GEMS_IN_A_ROW:
        gems.append("●" * seen.blue_middle, style=BLUE[1])
        gems.append("◆" * seen.red_middle, style=RED[1])
        gems.append("  ")
    gems.append_text(heap(texts, seen.blue_middle, seen.red_middle))
    treasure = Text(texts.say("table-treasure", value=seen.treasure), style="bold", justify="center")
    reserve = Text.assemble(
        (f"{texts.say('table-reserve')}: ", "dim"), heap(texts, seen.blue_reserve, seen.red_reserve)
    )
    return Panel(
        Group(gems, treasure),
        title=texts.say("table-middle"),
        subtitle=reserve,
        subtitle_align="right",
        border_style="blue",
        width=WIDTH,
    )


def heap(texts: Texts, blue: int, red: int) -> Text:
    """Returns gems by colour, in words and symbols."""
    return Text.assemble(
        (f"{BLUE[0]} {texts.say('table-blue', count=blue)}", BLUE[1]),
        "  ",
        (f"{RED[0]} {texts.say('table-red', count=red)}", RED[1]),
    )


# ── the own seat ─────────────────────────────────────────────────────────────────────────────────


def own(seen: View, texts: Texts, names: Sequence[str], seat: int) -> Panel:
    """Returns the seat's own cards, what they make, and its gems."""
    cards: list[RenderableType] = [card_face(card) for card in seen.shown[seat]]
    down = seen.down[seat]
    if down is not None:
        cards.insert(0, card_face(down, texts.say("table-face-down")))
    parts: list[RenderableType] = [Columns(cards)] if cards else []
    if seen.totals[seat]:
        totals = " / ".join(map(str, seen.totals[seat] or ()))
        parts.append(Text(texts.say("table-makes", totals=totals), style="bold"))
    notes = [Text(words, style=style) for words, style in marks(seen, texts, seat)]
    parts.append(Text("   ").join([gems_won(seen, seat), *notes]))
    title = Text(texts.say("table-hand", name=names[seat]), style="bold default")
    if seat == seen.turn and seen.ending is None:
        title = Text.assemble(("▶ ", "bold yellow"), title)
    if seen.winners is not None and seat in seen.winners:
        title.append(" ★", style="yellow")
    points = Text(f"{texts.say('table-points')}: {seen.scores[seat]}", style="bold default")
    return Panel(
        Group(*parts),
        title=title,
        subtitle=points,
        subtitle_align="right",
        box=box.HEAVY,
        border_style="green",
        width=WIDTH,
    )


def card_face(card: str, below: str | None = None) -> Panel:
    """Returns a large card; the face-down one is marked."""
    style = "yellow" if "/" in card else "cyan" if below else "white"
    width = max(8 if "/" in card else 6, len(below or "") + 6)
    face = Text(card, style=f"bold {style}", justify="center")
    return Panel(face, subtitle=below, border_style=style, width=width, padding=(0, 1))


# ── the last share ───────────────────────────────────────────────────────────────────────────────


def last_share(shares: Sequence[Share], texts: Texts, names: Sequence[str]) -> Table:
    """Returns the results of the previous round."""
    table = Table(
        title=Text(texts.say("table-last-share"), style="bold"),
        box=box.SIMPLE_HEAD,
        border_style="bright_black",
        width=WIDTH,
    )
    table.add_column(texts.say("table-player"), ratio=1)
    table.add_column(texts.say("table-down"), justify="center")
    table.add_column(texts.say("table-total"), justify="right")
    table.add_column(texts.say("table-aimed"), ratio=1)
    table.add_column(texts.say("table-won"), justify="right")
    for seat, share in enumerate(shares):
        won = Text(f"+{share.points}" if share.points else "–", style="bold green" if share.points else "dim")
        aim = Text(aim_words(texts, share.aim) if share.aim else "–", style="green" if share.aim else "dim")
        table.add_row(names[seat], card_sign(share.card), str(share.total), aim, won)
    return table
