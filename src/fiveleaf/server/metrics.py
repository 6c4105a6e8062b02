"""Metrics of a running server, in the format of Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

BUCKETS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5)  # seconds
KINDS = ("move", "chance", "clock", "late")  # of inputs


class Tally:
    """A counter for the event loop only: a plain number, without the lock that the library takes each time."""

    def __init__(self) -> None:
        self.count = 0

    def inc(self, count: int = 1) -> None:
        """Adds to the count."""
        self.count += count


class Durations:
    """A histogram of seconds for the event loop only."""

    def __init__(self) -> None:
        self.total = 0.0
        self.counts = [0] * (len(BUCKETS) + 1)

    def observe(self, seconds: float) -> None:
        """Adds one duration."""
        self.total += seconds
        self.counts[bisect_left(BUCKETS, seconds)] += 1


class Moves(Collector):
    """What is counted at every move, given to the library when it is scraped."""

    def __init__(self) -> None:
        self.inputs = {kind: Tally() for kind in KINDS}
        self.commits = Durations()

    def collect(self) -> Iterator[Any]:
        """Yields both metrics."""
        inputs = CounterMetricFamily("fiveleaf_inputs", "Inputs committed, by kind", labels=["kind"])
        for kind, tally in self.inputs.items():
            inputs.add_metric([kind], tally.count)
        yield inputs
        limits = [*map(float, BUCKETS), float("inf")]
        bars = [(str(limit), count) for limit, count in zip(limits, accumulate(self.commits.counts), strict=True)]
        bars[-1] = ("+Inf", bars[-1][1])
        commits = HistogramMetricFamily("fiveleaf_commit_seconds", "From the decision to the disk")
        commits.add_metric([], bars, self.commits.total)
        yield commits


class Metrics:
    """The metrics of one server; every server has its own registry."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        own: dict[str, Any] = {"registry": self.registry, "namespace": "fiveleaf"}
        moves = Moves()
        self.registry.register(moves)
        self.inputs, self.commits = moves.inputs, moves.commits
        self.refusals = Counter("refusals", "Messages and requests refused, by reason", ["key"], **own)
        self.decisions = Histogram("thought_seconds", "How long bots think", buckets=BUCKETS, **own)
        self.bot_faults = Counter("bot_faults", "Bots that failed and were helped out", **own)
        self.store_faults = Counter("store_faults", "Batches that could not be kept", **own)
        self.replaced = Counter("messages_replaced", "Table messages that a newer one replaced unsent", **own)
        self.connections = Gauge("connections", "Open websockets", **own)
        self.tables = Gauge("tables", "Tables in memory", **own)

    def text(self) -> bytes:
        """Returns all metrics as text."""
        return generate_latest(self.registry)
