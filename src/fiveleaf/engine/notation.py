"""Canonical JSON: compact, keys sorted, so that equal values have equal texts."""

from __future__ import annotations

from typing import Any

import msgspec

_encoder = msgspec.json.Encoder(order="deterministic")


def compact(value: Any) -> str:
    """Returns the canonical JSON text of a value."""
    return _encoder.encode(value).decode()
