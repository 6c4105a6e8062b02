"""A sitting: one game at one keyboard, from its start or last break to its end or the next break."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Sequence

from rich.console import Console
from rich.text import Text

from fiveleaf.bots.bot import choose_with_fallback, is_warm, warm_up
from fiveleaf.bots.levels import find_bot, strategy_of
from fiveleaf.bots.strategy import SEARCH_LEVEL
from fiveleaf.cli.asking import Keyboard, Offer, Quit, command_of, find_offers, offers_of
from fiveleaf.cli.saved import SavedGame
from fiveleaf.cli.tabletop import Tabletop
from fiveleaf.engine.chance import new_rng
from fiveleaf.engine.contract import Event
from fiveleaf.engine.layout import buffer_of
from fiveleaf.luck.hint import hint
from fiveleaf.texts import texts

PACE = 0.7  # seconds between events where only bots play and somebody watches


class Sitting:
    """Runs the game: asks people and bots in turn, and applies luck and the clock."""

    def __init__(
        self,
        saved: SavedGame,
        language: str,
        page: Console,
        keyboard: Keyboard,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.saved = saved
        self.match = saved.match
        self.table = saved.table
        self.game = saved.game
        self.own = texts(language, saved.game.name)
        self.tabletop = Tabletop(saved, self.own, page)
        self.keyboard = keyboard
        self.now = now
        self.since = now() - saved.used  # start of the game, shifted by its breaks
        self.minutes = self.clock_minutes()
        self.people = [seat for seat, player in enumerate(saved.players) if player.bot is None]
        self.at_keyboard: int | None = None  # the person at the keyboard
        self.events_shown = len(self.table.events)  # events that spectators of bots have seen
        self.coached = saved.coached

    def run(self) -> bool:
        """Plays until the game is over or the player quits; returns whether it is over."""
        try:
            self.saved.save()
            self.warm_up()
            self.tabletop.welcome()
            if not self.match.question:
                self.saved.begin()
            while not self.match.is_over:
                self.step()
                if not self.people:
                    self.announce_events()
        except Quit:
            self.leave()
            return False
        except KeyboardInterrupt:  # not at a prompt: the file holds the last event that was complete
            self.tabletop.left()
            return False
        self.finish()
        return True

    def warm_up(self) -> None:
        """Compiles search bots and the coach before they are needed."""
        strategy = strategy_of(self.game)
        levels = [find_bot(self.game, player.bot).level for player in self.saved.players if player.bot]
        if (self.coached or max(levels, default=0) >= SEARCH_LEVEL) and not is_warm(strategy):
            with self.tabletop.page.status(self.own.say("play-warming-up")):
                warm_up(strategy)

    def step(self) -> None:
        """Runs the next turn, of the clock, a bot or a person."""
        if self.time_is_up():
            return
        seat = self.next_seat()
        if seat not in self.people:
            self.saved.play(seat, self.bot_choice(seat, self.saved.players[seat].bot or ""))
            return
        move = self.ask(seat)
        if not self.time_is_up():
            self.saved.play(seat, move)

    def next_seat(self) -> int:
        """Returns who decides next: bots first, then the person who is at the keyboard already."""
        waiting = self.match.may_act
        bots = [seat for seat in waiting if seat not in self.people]
        if bots:
            return bots[0]
        return self.at_keyboard if self.at_keyboard in waiting and self.at_keyboard is not None else waiting[0]

    def bot_choice(self, seat: int, name: str) -> Event:
        """Returns the move of a bot, whose randomness depends only on the secret and the position, not on breaks."""
        place = f"{len(self.table.events)} {len(self.table.answers)} {seat}".encode()
        seed = int.from_bytes(hashlib.sha256(b"bot " + self.match.seal.secret + place).digest()[:7], "big")
        codes = self.table.legal_codes(seat)
        bot = find_bot(self.game, name)
        chosen = choose_with_fallback(
            bot, self.table.view(seat), codes, buffer_of(new_rng(seed)), self.tabletop.bot_failed
        )
        return self.match.legal_moves(seat)[codes.index(chosen)]

    # ── the clock ────────────────────────────────────────────────────────────────────────────────

    def clock_minutes(self) -> int | None:
        """Returns the minutes on the game's clock, or None if no clock is running."""
        return self.game.clock_minutes(self.table.state)

    def time_is_up(self) -> bool:
        """Applies the clock if its time is up; returns whether that ended the game."""
        self.saved.used = self.now() - self.since
        if self.minutes is None or self.saved.used < self.minutes * 60:
            return False
        self.minutes = None
        self.saved.time_up()
        return self.table.is_over

    def seconds_left(self) -> float | None:
        """Returns the seconds left on the clock, or None."""
        self.saved.used = self.now() - self.since
        return None if self.minutes is None else max(0.0, self.minutes * 60 - self.saved.used)

    # ── people ───────────────────────────────────────────────────────────────────────────────────

    def ask(self, seat: int) -> Event:
        """Asks a person for a move; anything else that is typed is answered, and the question put again."""
        self.hand_over(seat)
        offers = offers_of(self.table, seat, self.own, self.saved.names)
        self.tabletop.show(seat, offers, self.seconds_left())
        if self.coached:
            self.advise(seat)
        while True:
            line = self.keyboard.line(f"{self.saved.names[seat]} ▸ ")
            command = command_of(line, self.own)
            if command:
                self.run_command(command, seat, offers)
                continue
            found = find_offers(line, [offer.text for offer in offers], [offer.move["move"] for offer in offers])
            if len(found) == 1:
                return offers[found[0]].move
            self.tabletop.explain(found, offers)

    def hand_over(self, seat: int) -> None:
        """Clears the screen for the next person if it shows secrets."""
        before, self.at_keyboard = self.at_keyboard, seat
        if before == seat or not self.is_secret():
            return
        if before is not None:  # else nothing was shown yet but the welcome
            self.tabletop.wipe()
        self.tabletop.hand_over(seat)
        command = self.ready(seat)
        while command in ("help", "rules", "coach", "quit"):
            self.run_command(command, seat, ())
            command = self.ready(seat)
        self.tabletop.wipe()

    def ready(self, seat: int) -> str | None:
        """Waits for the next person at the keyboard; returns the command that was typed, if any."""
        return command_of(self.keyboard.line(self.own.say("play-ready", name=self.saved.names[seat]) + " "), self.own)

    def is_secret(self) -> bool:
        """Returns whether people share the keyboard and the screen could show one what only another may know."""
        return len(self.people) > 1 and (bool(self.game.secret_chances) or len(self.table.asked) > 1)

    def run_command(self, command: str, seat: int, offers: Sequence[Offer]) -> None:
        """Runs a command, which may be typed at any prompt."""
        match command:
            case "help":
                self.tabletop.help()
            case "rules":
                self.tabletop.rules()
            case "log":
                self.tabletop.log(seat)
            case "table":
                self.tabletop.show(seat, offers, self.seconds_left())
            case "coach":
                self.switch_coach(seat, bool(offers))
            case "quit":
                raise Quit

    # ── the coach ────────────────────────────────────────────────────────────────────────────────

    def switch_coach(self, seat: int, asked: bool) -> None:
        """Turns the coach on or off against bots; among people the table's agreement holds."""
        if len(self.people) > 1:
            self.tabletop.coach_is_agreed(self.coached)
            return
        self.coached = not self.coached
        self.saved.more["coach"] = self.coached
        self.saved.save()
        self.tabletop.coach_switched(self.coached)
        self.warm_up()
        if self.coached and asked:
            self.advise(seat)

    def advise(self, seat: int) -> None:
        """Shows every move with its chance to win, from what the seat knows."""
        with self.tabletop.page.status(self.own.say("hint-thinking")):
            advice = hint(self.game, self.table.view(seat))
        self.tabletop.advise(advice)

    # ── the end, and watching ────────────────────────────────────────────────────────────────────

    def leave(self) -> None:
        """Quits: saves the playing time with the game, and clears secrets from the screen."""
        self.saved.used = self.now() - self.since
        self.saved.save()
        if self.is_secret():
            self.tabletop.wipe()
        self.tabletop.left()

    def finish(self) -> None:
        """Shows the end of the game; a single person sees it from their own seat."""
        if len(self.people) > 1 and self.game.secret_chances:
            self.tabletop.wipe()
        self.tabletop.result(self.people[0] if len(self.people) == 1 else None)

    def announce_events(self) -> None:
        """Prints each event as it happens, where only bots play."""
        page = self.tabletop.page
        for line in self.tabletop.lines(None, self.events_shown):
            page.print(Text(f"  • {line}"))
            if page.is_terminal:
                time.sleep(PACE)
        self.events_shown = len(self.table.events)
