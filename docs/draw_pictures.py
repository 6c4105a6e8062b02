"""Draws the pictures of the README anew: the screen of a seeded game in the terminal, and the figures of a simulation.

Run as `.venv/bin/python docs/draw_pictures.py`.
"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

from fiveleaf.arena import plot, simulate
from fiveleaf.catalogue import find
from fiveleaf.cli.draw import drawing_of
from fiveleaf.engine.game import Game
from fiveleaf.engine.transcript import replay
from fiveleaf.texts import texts

PICTURES = Path(__file__).parent / "pictures"
NAMES = ("Ada", "Ben", "Cleo", "Dan")
WIDTH = 96
MOMENT = 0.6  # of the game


def screen_of(game: Game) -> str:
    """The table as the seat that is asked sees it, some way into a seeded game, as SVG."""
    seats = max(game.fewest_seats, 3)
    transcript = simulate.record(simulate.plan(game, seats, 1, ["simple"], 7), 0)
    own = texts("en", game.name)
    screen = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    for index, table in replay(transcript):
        if index >= MOMENT * len(transcript.events) and table.to_act >= 0:
            seen = table.view(table.to_act)
            screen.print(drawing_of(game).draw(seen, own, NAMES[:seats]))
            ask = own.say(f"ask-{seen.phase}", **asked(game, seen, own))
            screen.print(f"[bold]{NAMES[table.to_act]}:[/] {ask}")
            break
    # Rich asks for a font from another host; every viewer has one of its own.
    return re.sub(r"@font-face \{.*?\}\s*", "", screen.export_svg(title=own.say("game-name")), flags=re.DOTALL)


def asked(game: Game, seen: object, own: object) -> dict[str, object]:
    """The parameters of the question, cards by their words."""
    return {name: own.piece(name, value) for name, value in game.views.question(seen).items()}  # type: ignore[attr-defined]


def main() -> None:
    """Writes all pictures."""
    PICTURES.mkdir(exist_ok=True)
    race = find("lucky-numbers")
    (PICTURES / f"{race.name}.svg").write_text(screen_of(race), encoding="utf-8")
    figures = simulate.run(simulate.plan(race, 4, 100_000, ["simple", "random", "simple", "random"], 7))
    (PICTURES / "simulation.png").write_bytes(plot.draw(figures, texts("en", race.name), "png"))


if __name__ == "__main__":
    main()
