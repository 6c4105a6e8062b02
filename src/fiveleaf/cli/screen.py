"""The screen: one console for what is shown and one for what went wrong, and how options are read."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console

from fiveleaf.engine.errors import Refused


def console() -> Console:
    """Where everything but errors is shown."""
    return Console(highlight=False)


def command_name() -> str:
    """What to type for this program: run.py says how it was started."""
    return os.environ.get("FIVELEAF_COMMAND", "fiveleaf")


def error_line(sentence: str) -> None:
    """One sentence on stderr."""
    print(f"fiveleaf: {sentence}", file=sys.stderr)


def read_options(pairs: Sequence[str]) -> dict[str, Any]:
    """Options given as name=value; a value is JSON where it reads as JSON, else a word."""
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
    """Writes a file whole or says why not."""
    from fiveleaf.engine.transcript import write_whole

    try:
        write_whole(path, content)
    except OSError as error:
        raise Refused("error-file-unwritable", file=str(path), reason=error.strerror or str(error)) from error
