"""Metrics: every server counts for itself."""

from __future__ import annotations

from fiveleaf.server.metrics import Metrics


def test_two_servers_count_apart() -> None:
    one, two = Metrics(), Metrics()
    one.inputs["move"].inc(3)
    assert b'fiveleaf_inputs_total{kind="move"} 3.0' in one.text()
    assert b'fiveleaf_inputs_total{kind="move"} 0.0' in two.text()
