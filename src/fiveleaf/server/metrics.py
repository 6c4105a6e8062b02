"""Figures of a running server, as Prometheus reads them."""

from __future__ import annotations

from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5)  # seconds


class Metrics:
    """The figures of one server; every server has its own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        own: dict[str, Any] = {"registry": self.registry, "namespace": "fiveleaf"}
        inputs = Counter("inputs", "Inputs committed, by kind", ["kind"], **own)
        self.inputs = {kind: inputs.labels(kind) for kind in ("move", "chance", "clock", "late")}
        self.refusals = Counter("refusals", "Messages and requests refused, by reason", ["key"], **own)
        self.commits = Histogram("commit_seconds", "From the decision to the disk", buckets=FAST, **own)
        self.thoughts = Histogram("thought_seconds", "How long bots think", buckets=FAST, **own)
        self.bot_faults = Counter("bot_faults", "Bots that failed and were helped out", **own)
        self.store_faults = Counter("store_faults", "Batches that could not be kept", **own)
        self.replaced = Counter("messages_replaced", "Table messages that a newer one replaced unsent", **own)
        self.connections = Gauge("connections", "Open websockets", **own)
        self.tables = Gauge("tables", "Tables in memory", **own)

    def text(self) -> bytes:
        """All figures."""
        return generate_latest(self.registry)
