"""The screen: the consoles for output and errors, and the parser of game options."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

from fiveleaf.engine.errors import Refused

NO_BREAK_SPACES = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
STAND_INS = "\ue000\ue001"  # private use: no white space, one column wide
HIDE_SPACES = str.maketrans(NO_BREAK_SPACES, STAND_INS)
SHOW_SPACES = str.maketrans(STAND_INS, NO_BREAK_SPACES)


class Screen(Console):
    """A console that never breaks a line at a no-break space, as Rich does at any white space."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        """Replaces no-break spaces by placeholders while lines are broken."""
        if isinstance(renderable, str):
            renderable = renderable.translate(HIDE_SPACES)
        elif isinstance(renderable, Text) and not renderable.plain.isascii():
            renderable = renderable.copy()
            renderable.plain = renderable.plain.translate(HIDE_SPACES)
        for text, style, control in super().render(renderable, options):
            yield Segment(text.translate(SHOW_SPACES), style, control)


def console() -> Console:
    """Returns the console for everything but errors."""
    return Screen(highlight=False)


def command_name() -> str:
    """Returns what to type for this program: run.py says how it was started."""
    return os.environ.get("FIVELEAF_COMMAND", "fiveleaf")


def error_line(sentence: str) -> None:
    """Prints one sentence on stderr."""
    print(f"fiveleaf: {sentence}", file=sys.stderr)


def read_options(pairs: Sequence[str]) -> dict[str, Any]:
    """Parses options given as name=value; a value is JSON if it parses as JSON, else a word."""
    options: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not name or not equals:
            raise Refused("error-option-form", said=pair)
        options[name] = _value(value)
    return options


def _value(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text


def write_file(path: Path, content: bytes) -> None:
    """Writes a file atomically; refuses with the reason if that fails."""
    from fiveleaf.engine.transcript import write_atomically

    try:
        write_atomically(path, content)
    except OSError as error:
        raise Refused("error-file-unwritable", file=str(path), reason=error.strerror or str(error)) from error
