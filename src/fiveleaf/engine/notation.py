"""JSON as the notation writes it: compact, keys sorted, so that equal things have equal texts."""

from __future__ import annotations

from typing import Any

import msgspec

_encoder = msgspec.json.Encoder(order="deterministic")


def compact(value: Any) -> str:
    """The one text of a value."""
    return _encoder.encode(value).decode()
