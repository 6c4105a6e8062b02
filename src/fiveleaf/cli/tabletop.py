"""The screens of a game: the welcome, the table and the news as one seat may see them, and the result."""

from __future__ import annotations

import logging
import shlex
from collections.abc import Iterable, Sequence

from msgspec import to_builtins
from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from fiveleaf.cli.advice import advice_shown
from fiveleaf.cli.asking import Offer, command_words, item, menu
from fiveleaf.cli.draw import drawing_of
from fiveleaf.cli.saved import SavedGame
from fiveleaf.cli.screen import command_name
from fiveleaf.engine.contract import View
from fiveleaf.engine.table import open_to
from fiveleaf.luck.hint import Advice
from fiveleaf.texts import Texts
from fiveleaf.texts.log import Line, log_lines

PAGE_WIDTH = 100
MAX_NEWS = 14  # lines about what just happened; the log has them all
MAX_LISTED = 12  # matches that are listed when an answer may mean several moves
WIPE_SCROLLBACK = "\x1b[3J"
WARNING = "yellow"
LOG = logging.getLogger(__name__)


class Tabletop:
    """Shows one game; a seat is shown only its view and the events as it may see them."""

    def __init__(self, saved: SavedGame, own: Texts, page: Console) -> None:
        self.saved = saved
        self.own = own
        self.page = page
        self.draw = drawing_of(saved.game).draw

    @property
    def width(self) -> int:
        """The width of a page of text."""
        return min(self.page.width, PAGE_WIDTH)

    def frame(self, inside: RenderableType, title: str | None = None) -> None:
        """Prints a page of text."""
        self.page.print(Panel(inside, title=title and Text(title, style="bold"), width=self.width, padding=(1, 2)))

    def welcome(self) -> None:
        """Prints the players, the beginning seat, the envelope and the path of the saved game."""
        events = len(self.saved.table.events)
        lines = [Text(self.own.say("play-seats", seats=self.own.listing([*self.seat_words()])))]
        first = self.saved.table.options.get("first_seat")
        begins = {} if first is None else {"name": self.saved.names[first]}
        lines.append(Text(self.own.say("play-first" if begins else "play-lot", **begins)))
        if events:
            lines.append(Text(self.own.say("play-resumed", events=events)))
        if self.saved.coached:
            lines.append(Text(self.own.say("play-coach-on"), style="bold green"))
        lines.append(Text(f"\n{self.own.say('play-envelope')}"))
        lines.append(Text(self.saved.match.seal.envelope, style="cyan", overflow="fold"))
        lines.append(Text(f"\n{self.own.say('play-saved-as', file=str(self.saved.path))}", style="dim"))
        if any(player.bot is None for player in self.saved.players):
            words = command_words(self.own)
            lines.append(Text(self.own.say("play-type-help", help=words["help"][0], quit=words["quit"][0])))
        self.frame(Group(*lines), self.own.say("game-name"))

    def seat_words(self) -> Iterable[str]:
        """Returns the players, bots with their strength."""
        for player in self.saved.players:
            bot = self.strength(player.bot) if player.bot else ""
            yield self.own.say("play-seat-bot", name=player.name, bot=bot) if bot else player.name

    def strength(self, bot: str) -> str:
        """Returns a bot's level in words."""
        return self.own.say(f"bot-{bot}")

    # ── a turn ───────────────────────────────────────────────────────────────────────────────────

    def show(self, seat: int, offers: Sequence[Offer], seconds_left: float | None) -> None:
        """Prints the news since the seat's last turn, the table, the question and the moves."""
        seen = self.saved.table.view(seat)
        self.page.print()
        self.page.rule(Text(f"{self.own.say('game-name')} · {self.saved.names[seat]}", style="bold"), style="green")
        self.news(seat)
        self.page.print(Padding(self.draw(seen, self.own, self.saved.names), (1, 0)))
        if seconds_left is not None:
            minutes, seconds = divmod(int(seconds_left), 60)
            self.page.print(Text(self.own.say("play-clock", left=f"{minutes}:{seconds:02}"), style="dim"))
        self.page.print(Text(self.question(seen), style="bold"))
        self.page.print(menu(offers))

    def question(self, seen: View) -> str:
        """Returns what the seat is asked, with pieces and seats by their names."""
        return self.own.message(f"ask-{seen.phase}", self.saved.game.views.question(seen), self.saved.names)

    def news(self, seat: int) -> None:
        """Prints what has happened since the seat's last move; of many events only the latest."""
        events = self.saved.table.events
        own_moves = [at for at, event in enumerate(events) if event.get("seat") == seat and "move" in event]
        lines = self.lines(seat, own_moves[-1] if own_moves else 0)
        if len(lines) > MAX_NEWS:
            log = command_words(self.own)["log"][0]
            self.page.print(
                Text(f"  {self.own.say('play-earlier', count=len(lines) - MAX_NEWS, log=log)}", style="dim")
            )
        for line in lines[-MAX_NEWS:]:
            self.page.print(Text(f"  {line.text}", "bold") if line.kind == "heading" else Text(f"  • {line.text}"))

    def lines(self, seat: int | None, first: int = 0) -> list[Line]:
        """Returns the log from that event on, as the seat may know it."""
        table = self.saved.table
        events, effects = open_to(self.saved.game, table.events[first:], seat), to_builtins(table.effects(seat, first))
        return log_lines(self.own, events, effects, self.saved.names, first)

    def log(self, seat: int) -> None:
        """Prints the whole log, as that seat may know it."""
        for line in self.lines(seat):
            if line.kind == "heading":
                self.page.print(Text(f"\n{line.text}", style="bold"))
            else:
                number = f"{line.first:5}" if line.kind == "event" else " " * 5
                self.page.print(Text.assemble((f"{number}  ", "dim"), line.text))

    def rules(self) -> None:
        """Prints the rules on one page."""
        self.frame(Markdown(self.own.say("rules")), self.own.say("game-name"))

    def help(self) -> None:
        """Prints the commands."""
        commands = {command: words[0] for command, words in command_words(self.own).items()}
        self.frame(Markdown(self.own.say("play-help", **commands)))

    def explain(self, found: Sequence[int], offers: Sequence[Offer]) -> None:
        """Prints why an answer was not understood: it matches no move, or several."""
        if not found:
            word = command_words(self.own)["help"][0]
            self.page.print(Text(self.own.say("play-not-understood", count=len(offers), help=word), style=WARNING))
            return
        self.page.print(Text(self.own.say("play-ambiguous", count=len(found)), style=WARNING))
        for index in found[:MAX_LISTED]:
            self.page.print(item(index, offers[index].text))
        if len(found) > MAX_LISTED:
            self.page.print(Text(f"    {self.own.say('play-more', count=len(found) - MAX_LISTED)}", style="dim"))

    # ── the coach, and bots that fail ────────────────────────────────────────────────────────────

    def advise(self, advice: Sequence[Advice]) -> None:
        """Prints every move with its chance to win and its possible outcomes."""
        self.page.print(advice_shown(self.own, self.saved.names, advice))

    def coach_switched(self, on: bool) -> None:
        """Prints that the coach was turned on or off."""
        self.page.print(Text(self.own.say("play-coach-on" if on else "play-coach-off"), style="bold green"))

    def coach_is_agreed(self, on: bool) -> None:
        """Prints that the agreement on the coach holds among people."""
        self.page.print(Text(self.own.say("play-coach-agreed" if on else "play-coach-not-agreed"), style=WARNING))

    def bot_failed(self, fault: Exception) -> None:
        """Prints that a weaker bot has replaced one that failed."""
        LOG.warning("a bot failed", exc_info=fault)
        self.page.print(Text(self.own.say("play-bot-failed"), style=WARNING))

    # ── between people, and the end ──────────────────────────────────────────────────────────────

    def wipe(self) -> None:
        """Clears the screen and its scrollback."""
        if self.page.is_terminal:
            self.page.clear()
            self.page.file.write(WIPE_SCROLLBACK)

    def hand_over(self, seat: int) -> None:
        """Prints whose turn it is at the keyboard."""
        self.frame(Text(self.own.say("play-hand-over", name=self.saved.names[seat]), style="bold"))

    def left(self) -> None:
        """Prints where the game is saved and how to resume it."""
        self.page.print()
        self.page.print(Text(self.own.say("play-left")))
        self.command("play --resume")

    def result(self, seat: int | None) -> None:
        """Prints the last news, the final table, the reason of the end, scores, winners, and how to verify the luck."""
        table, names = self.saved.table, self.saved.names
        seen = table.view(seat)
        self.page.print()
        self.page.rule(Text(self.own.say("play-over"), style="bold"), style="green")
        if seat is not None:
            self.news(seat)
        self.page.print(Padding(self.draw(seen, self.own, names), (1, 0)))
        self.page.print(Text(self.own.say(f"ending-{seen.ending}"), style="bold"))
        self.page.print(Padding(self.scores(), (1, 2)))
        winners = [names[winner] for winner in table.winners()]
        won = self.own.say("play-winners", count=len(winners), names=self.own.listing(winners))
        self.page.print(Text(won, style="bold green"))
        self.page.print(Text(f"\n{self.own.say('play-verify')}"))
        self.command("verify")

    def scores(self) -> Grid:
        """Returns the scores by seat; a star for those who won."""
        grid = Grid(box=None, show_header=False, padding=(0, 2, 0, 0))
        grid.add_column()
        grid.add_column()
        grid.add_column(justify="right")
        for seat, score in enumerate(self.saved.table.scores()):
            won = seat in self.saved.table.winners()
            style = "bold" if won else ""
            grid.add_row("★" if won else " ", Text(self.saved.names[seat], style=style), Text(str(score), style=style))
        return grid

    def command(self, words: str) -> None:
        """Prints a command for this game's file, unwrapped so that it can be copied."""
        line = f"{command_name()} {words} {shlex.quote(str(self.saved.path))}"
        self.page.print(Text(f"  {line}", style="cyan"), soft_wrap=True)
