"""Structured logs: one JSON object a line; secrets are never in them."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from typing import Any, TextIO

import msgspec

LOGGER = logging.getLogger("fiveleaf.server")
SECRET = frozenset({"token", "secret", "key", "cookie", "invite", "revealed", "authorization", "player"})
HIDDEN = "…"


def note(event: str, level: int = logging.INFO, fault: BaseException | None = None, **fields: Any) -> None:
    """Logs an event."""
    entry = {name: HIDDEN if name in SECRET else value for name, value in fields.items()}
    LOGGER.log(level, event, exc_info=fault, extra={"fields": entry})


def warn(event: str, fault: BaseException | None = None, **fields: Any) -> None:
    """Logs a fault that the server survives."""
    note(event, logging.WARNING, fault, **fields)


class JsonLines(logging.Formatter):
    """Formats a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, what happened, its fields, and a fault with its traceback."""
        entry: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
        }
        entry |= getattr(record, "fields", {})
        if record.exc_info and record.exc_info[0] is not None:
            entry["fault"] = self.formatException(record.exc_info)
        return msgspec.json.encode(entry, enc_hook=str).decode()


def to_stream(stream: TextIO = sys.stderr, level: int = logging.WARNING) -> None:
    """Sends the logs of the server and of uvicorn there, as JSON."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    for name in ("fiveleaf.server", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level)
    logging.getLogger("uvicorn").setLevel(max(level, logging.INFO))  # below, it tells of cookies and hands
