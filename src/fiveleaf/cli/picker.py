"""The start screen: the games, the unfinished ones, and a few questions before the first card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from itertools import islice
from pathlib import Path

from rich.align import Align
from rich.console import Console, Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from fiveleaf.bots.levels import NAMES as BOTS
from fiveleaf.catalogue import GAMES
from fiveleaf.cli.asking import Keyboard, Quit, find_offers, item, plain
from fiveleaf.cli.draw import drawing_of
from fiveleaf.cli.players import YOU, clean_name, players_of, seat_players
from fiveleaf.cli.saved import SavedGame, new_game, resumed, unfinished
from fiveleaf.cli.screen import command_name, console
from fiveleaf.cli.sitting import Sitting
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.game import Game
from fiveleaf.engine.transcript import Transcript
from fiveleaf.texts import LANGUAGES, Texts, texts

QUIT = ("q", "quit")
MAX_SHOWN = 5  # unfinished games on the page
STRENGTH = "simple"  # default level of the opponents
CARD_WIDTH = 38
CARD_HEIGHT = 9


class Picker:
    """Shows the games, asks for the settings, and plays, until the player quits."""

    def __init__(self, language: str, page: Console, keyboard: Keyboard) -> None:
        self.language = language
        self.page = page
        self.keyboard = keyboard
        self.answered = False  # whether anybody has typed anything

    def run(self) -> int:
        """Plays one game after the other until the player quits; returns the exit code."""
        try:
            while self.one_game():
                self.keyboard.line(f"\n{self.say('play-pick-again')} ")
        except Quit:
            self.page.print()
            if not self.answered:
                self.page.print(Text(self.say("play-pick-start")))
                self.page.print(Text(f"  {command_name()} play {GAMES[0].name}", style="cyan"))
        return 0

    def one_game(self) -> bool:
        """Shows the page and plays the picked game; returns False when the player quits."""
        saved = self.pick()
        return saved is not None and Sitting(saved, self.language, self.page, self.keyboard).run()

    def say(self, key: str, **params: object) -> str:
        """Returns a common message."""
        return texts(self.language).say(key, **params)

    # ── the page ─────────────────────────────────────────────────────────────────────────────────

    def show(self, waiting: Sequence[tuple[Path, Transcript]]) -> None:
        """Shows the games as cards, then the unfinished games, then the commands."""
        self.page.print()
        self.page.rule(Text(f"♣ {self.say('play-pick-title')} ♣", style="bold green"), style="green")
        self.page.print(self.cards())
        if waiting:
            self.page.print(Text(self.say("play-pick-unfinished"), style="bold"))
            for number, (path, transcript) in enumerate(waiting):
                self.page.print(Text.assemble((f" r{number + 1} ", "bold cyan"), self.saved_words(path, transcript)))
            self.page.print(Text(self.say("play-pick-resume-how", count=len(waiting))))
        self.page.print(Text(self.say("play-pick-how", languages=", ".join(LANGUAGES))))

    def cards(self) -> Table:
        """Returns the cards in rows that fit the page."""
        columns = max(1, min(len(GAMES), self.page.width // CARD_WIDTH))
        grid = Table.grid(expand=False, padding=(0, 1, 0, 0))
        for _ in range(columns):
            grid.add_column(width=min(self.page.width // columns - 1, CARD_WIDTH + 10))
        cards = [self.card(number, game) for number, game in enumerate(GAMES)]
        for first in range(0, len(cards), columns):
            grid.add_row(*cards[first : first + columns])
        return grid

    def card(self, number: int, game: Game) -> Panel:
        """Returns the card of a game: number, name, description and facts."""
        own = texts(self.language, game.name)
        drawing = drawing_of(game)
        title = Text.assemble((f" {number + 1} ", "bold cyan"), (f" {own.say('game-name')} ", "bold default"))
        inside = Group(Align.center(picture(drawing.PICTURE, drawing.COLOUR)), Text(own.say("game-pitch")))
        foot = Text(f" {' · '.join(facts_of(game, own))} ", style="default")
        return Panel(inside, title=title, subtitle=foot, border_style=drawing.COLOUR, height=CARD_HEIGHT)

    def saved_words(self, path: Path, transcript: Transcript) -> str:
        """Returns an unfinished game in one line."""
        when = datetime.fromtimestamp(path.stat().st_mtime).strftime("%Y-%m-%d %H:%M")
        names = ", ".join(player.name for player in players_of(transcript))
        game = texts(self.language, transcript.game.name).say("game-name")
        return self.say("play-pick-saved", game=game, names=names, events=len(transcript.events), when=when)

    # ── picking ──────────────────────────────────────────────────────────────────────────────────

    def pick(self) -> SavedGame | None:
        """Returns the picked game, new or unfinished; None when the player quits."""
        waiting = list(islice(unfinished(), MAX_SHOWN))
        self.show(waiting)
        while True:
            line = plain(self.keyboard.line(f"{self.say('play-pick-prompt')} "))
            self.answered = True
            if line in QUIT:
                self.page.print(Text(self.say("play-pick-bye")))
                return None
            if line in LANGUAGES:
                self.language = line
                self.show(waiting)
                continue
            saved = self.picked(line, waiting)
            if saved:
                return saved

    def picked(self, line: str, waiting: Sequence[tuple[Path, Transcript]]) -> SavedGame | None:
        """Returns the game that a line picks; None, with a message, if it picks none."""
        try:
            for number, (path, _) in enumerate(waiting):
                if line == f"r{number + 1}" or (line == "r" and number == 0):
                    return resumed(path)
            names = [f"{texts(self.language, game.name).say('game-name')}" for game in GAMES]
            found = find_offers(line, names, [game.name for game in GAMES])
            if len(found) == 1:
                return self.prepare(GAMES[found[0]])
            self.page.print(Text(self.say("play-pick-none", count=len(GAMES)), style="yellow"))
        except Refused as refused:
            self.page.print(Text(refused.text(self.language), style="yellow"))
        return None

    def prepare(self, game: Game) -> SavedGame:
        """Asks the questions before a game; Enter takes the default of each."""
        own = texts(self.language, game.name)
        default = self.say("play-person-name", people=1, number=1)
        line = self.keyboard.line(f"{self.say('play-pick-name', name=default)} ")
        if line.casefold() in QUIT:
            raise Quit
        name = clean_name(line)
        low, high = game.fewest_seats - 1, game.most_seats - 1
        opponents = low
        if low < high:
            question = self.say("play-pick-opponents", low=low, high=high)
            wrong = self.say("play-pick-opponents-wrong", low=low, high=high)
            opponents = self.number(question, wrong, low, range(low, high + 1))
        you = f"{YOU}:{name}" if name else YOU
        players = seat_players(game, [you, *[self.strength()] * opponents], own)
        return new_game(game, players, {}, None, None)

    def strength(self) -> str:
        """Asks for the level of the opponents."""
        names = [self.say(f"bot-{bot}") for bot in BOTS]
        default = BOTS.index(STRENGTH) + 1
        for number, name in enumerate(names):
            self.page.print(item(number, name))
        question = self.say("play-pick-strength", default=names[default - 1])
        wrong = self.say("play-pick-strength-wrong", count=len(BOTS), default=names[default - 1])
        return BOTS[self.number(question, wrong, default, range(1, len(BOTS) + 1)) - 1]

    def number(self, question: str, wrong: str, default: int, allowed: range) -> int:
        """Asks for a whole number until the answer is allowed."""
        while True:
            line = self.keyboard.line(f"{question} ")
            if line.casefold() in QUIT:
                raise Quit
            if not line:
                return default
            if line.isascii() and line.isdecimal() and int(line) in allowed:
                return int(line)
            self.page.print(Text(wrong, style="yellow"))


def facts_of(game: Game, own: Texts) -> Iterator[str]:
    """Returns the number of seats, and duration and age if the rule book gives them."""
    yield own.say("play-pick-players", low=game.fewest_seats, high=game.most_seats)
    if game.minutes:
        yield own.say("play-pick-minutes", minutes=game.minutes)
    if game.age:
        yield own.say("play-pick-age", age=game.age)


def picture(labels: Sequence[str], colour: str) -> Text:
    """Returns cards, tiles or dice side by side."""
    lines = [
        " ".join(f"╭─{'─' * len(label)}─╮" for label in labels),
        " ".join(f"│ {label} │" for label in labels),
        " ".join(f"╰─{'─' * len(label)}─╯" for label in labels),
    ]
    return Text("\n".join(lines), style=colour)


def run(language: str) -> int:
    """Runs the start screen; without a keyboard it lists the games and how to start one."""
    return Picker(language, console(), Keyboard()).run()
