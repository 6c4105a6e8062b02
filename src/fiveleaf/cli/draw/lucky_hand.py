"""The table of Lucky Hand: the others on top, stock, heap and the card being played between, the own cards below."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from fiveleaf.games.lucky_hand.material import BONUS_KINDS, DICE, MINUS, NEEDED
from fiveleaf.games.lucky_hand.notation import CARDS
from fiveleaf.games.lucky_hand.view import View
from fiveleaf.texts import Texts

COLOUR: Final = "magenta"
PICTURE: Final = ("+20", "+5", "−4")
WIDTH = 80
SIGNS = (("+", "▲", "green"), ("max", "◆", "magenta"), ("ban", "■", "yellow"), ("immunity", "●", "cyan"))
PENALTY = ("▼", "red")


def draw(seen: View, texts: Texts, names: Sequence[str]) -> RenderableType:
    """Returns the table as the seat sees it; a spectator sees all seats alike."""
    others = [seat for seat in range(seen.seats) if seat != seen.seat]
    parts: list[RenderableType] = [side_by_side([seat_panel(seen, texts, names, seat) for seat in others])]
    parts.append(middle(seen, texts, names))
    if seen.seat is not None:
        parts.append(own(seen, texts, names, seen.seat))
    return Group(*parts)


def side_by_side(panels: Sequence[RenderableType]) -> Table:
    """Returns panels in two columns, a single one in one."""
    columns = min(2, len(panels))
    grid = Table.grid(expand=False)
    for _ in range(columns):
        grid.add_column(width=WIDTH // columns)
    for first in range(0, len(panels), columns):
        grid.add_row(*panels[first : first + columns])
    return grid


# ── a seat ───────────────────────────────────────────────────────────────────────────────────────


def seat_panel(seen: View, texts: Texts, names: Sequence[str], seat: int) -> Panel:
    """Returns what lies before one of the others."""
    cards = Text.assemble(("▮" * seen.hands[seat], "blue"), f" {texts.say('table-hand', cards=seen.hands[seat])}")
    return framed(seen, texts, names, seat, Group(pot(seen, texts, seat), cards, status(seen, texts, seat)))


def framed(seen: View, texts: Texts, names: Sequence[str], seat: int, inside: RenderableType) -> Panel:
    """Returns a seat's panel: its name, a sign while it is its turn, and its points."""
    in_turn = seat == seen.turn and seen.ending is None
    title = Text.assemble((names[seat], "bold default"))
    if in_turn:
        title.append(f" ▶ {texts.say('table-turn')}", style="bold yellow")
    if seen.winners is not None and seat in seen.winners:
        title.append(" ★", style="bold yellow")
    points = Text.assemble((texts.say("table-points", points=seen.scores[seat]), "bold default"))
    border = "yellow" if in_turn else "bright_black"
    return Panel(inside, title=title, title_align="left", subtitle=points, subtitle_align="right", border_style=border)


def pot(seen: View, texts: Texts, seat: int) -> Text:
    """Returns the bonus cards won, equal ones together."""
    line = Text.assemble((f"{texts.say('table-pot')} ", "dim"))
    for card, count in Counter(seen.pots[seat]).items():
        line.append(f" ▲{card}", style="bold green")
        line.append(f"×{count}" if count > 1 else "", style="green")
    return line if seen.pots[seat] else line.append(f" {texts.say('table-pot-empty')}", style="dim")


def status(seen: View, texts: Texts, seat: int) -> Text:
    """Returns whether the seat may play, and its penalties and immunity."""
    marks: list[tuple[str, str]] = []
    if not seen.qualified[seat]:
        marks.append((f"○ {texts.say('table-waiting')}", "dim"))
    if seen.bans[seat]:
        marks.append((f"■ {texts.say('table-ban', turns=seen.bans[seat])}", "yellow"))
    if seen.penalties[seat]:
        minus = sum(MINUS[CARDS.index(card) - DICE] for card in seen.penalties[seat])
        marks.append((f"▼ {texts.say('table-dice', minus=minus)}", "red"))
    if seen.immunities[seat]:
        marks.append((f"● {texts.say('table-immunity', turns=seen.immunities[seat])}", "cyan"))
    if not marks:
        marks.append((f"✓ {texts.say('table-playing')}", "dim"))
    return Text("\n").join(Text(words, style=style) for words, style in marks)


# ── the middle ───────────────────────────────────────────────────────────────────────────────────


def middle(seen: View, texts: Texts, names: Sequence[str]) -> Panel:
    """Returns stock, heap, duration, and the card being played with its stakes and rolls."""
    grid = Table.grid(expand=True)
    for justify in ("left", "center", "right"):
        grid.add_column(justify=justify, ratio=1)
    stock = Text(f"▒ {texts.say('table-stock')} {seen.stock}", style="blue")
    heap = Text(f"▤ {texts.say('table-heap')} {len(seen.heap)}")
    grid.add_row(stock, heap, Text(length(seen, texts), style="dim"))
    parts: list[RenderableType] = [grid]
    if seen.played is not None:
        parts.append(Text(being_played(seen, texts, names), style=f"bold {sign_of(seen.played)[1]}", justify="center"))
    if any(stake is not None for stake in seen.stakes):
        parts.append(stakes(seen, texts, names))
    return Panel(Group(*parts), box=box.HORIZONTALS, border_style="bright_black", width=WIDTH)


def length(seen: View, texts: Texts) -> str:
    """Returns the minutes of a game by the clock, or the current round."""
    if seen.time_is_up:
        return texts.say("table-last-card")
    if seen.rounds is None or seen.rounds_left is None:
        return texts.say("table-clock", minutes=seen.clock)
    return texts.say("table-round", round=min(seen.rounds, seen.rounds - seen.rounds_left + 1), rounds=seen.rounds)


def being_played(seen: View, texts: Texts, names: Sequence[str]) -> str:
    """Returns who plays which card, and at whom."""
    card = f"{sign_of(seen.played or '')[0]} {texts.piece('card', seen.played)}"
    name = names[seen.turn or 0]
    if seen.target is None:
        return texts.say("table-played", name=name, card=card)
    return texts.say("table-played-at", name=name, card=card, target=names[seen.target])


def stakes(seen: View, texts: Texts, names: Sequence[str]) -> Table:
    """Returns a line for each stake that is known, and its roll."""
    grid = Table(title=texts.say("table-stakes"), title_justify="left", box=None, show_header=False, padding=(0, 1))
    for seat, stake in enumerate(seen.stakes):
        if stake is None:
            continue
        staked = Text(f"▲{stake[0]}", style="bold green") if stake else Text(texts.say("table-staked-nothing"), "dim")
        grid.add_row(names[seat], staked, roll(seen, texts, seat))
    return grid


def roll(seen: View, texts: Texts, seat: int) -> str:
    """Returns what the seat has rolled for the stakes, or that it still has to."""
    value = seen.rolls[seat]
    if value is None:
        return ""
    return texts.say("table-rolled", value=value) if value else texts.say("table-to-roll")


# ── the own seat ─────────────────────────────────────────────────────────────────────────────────


def own(seen: View, texts: Texts, names: Sequence[str], seat: int) -> Panel:
    """Returns the seat's own pot, and its cards face up."""
    hand = Table.grid(padding=(0, 1))
    staked = list(seen.stakes[seat] or ()) if seen.phase == "stake" else []
    cards = []
    for card in seen.hand:
        cards.append(card_face(texts, card, card in staked))
        if card in staked:
            staked.remove(card)
    if cards:
        hand.add_row(*cards)
    panel = framed(seen, texts, names, seat, Group(pot(seen, texts, seat), status(seen, texts, seat), hand))
    panel.box = box.HEAVY
    panel.width = WIDTH
    return panel


def card_face(texts: Texts, card: str, is_staked: bool) -> Panel:
    """Returns a card of the hand: its sign, its words, and the roll that a bonus card needs."""
    sign, style = sign_of(card)
    kind = CARDS.index(card)
    below = texts.say("table-needs", value=NEEDED[kind]) if kind < BONUS_KINDS else ""
    if is_staked:
        below = texts.say("table-staked")
    face = Text(str(texts.piece("card", card)), style=f"bold {style}", justify="center")
    return Panel(face, title=sign, subtitle=below or None, border_style=style, width=24, height=4)


def sign_of(card: str) -> tuple[str, str]:
    """Returns a card's shape and colour."""
    for beginning, sign, style in SIGNS:
        if card.startswith(beginning):
            return sign, style
    return PENALTY
