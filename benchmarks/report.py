"""All results of `engine.py`: for the tables, for JSON, and compared with the targets of the project."""

from __future__ import annotations

import os
import platform
from dataclasses import asdict, dataclass, field
from importlib.metadata import version
from pathlib import Path
from typing import Any

from benchmarks.others import Other
from benchmarks.speed import Ratio, Speed
from benchmarks.starts import Start

MILLION = 1e6


@dataclass(frozen=True)
class Target:
    """A figure to reach; nothing fails when it is not."""

    what: str
    wanted: str
    measured: str
    is_reached: bool | None  # None: not measured


@dataclass
class Report:
    """The results of one run."""

    machine: dict[str, Any]
    speeds: list[Speed] = field(default_factory=list)
    ratios: list[Ratio] = field(default_factory=list)
    imports: list[Start] = field(default_factory=list)
    starts: list[Start] = field(default_factory=list)
    others: list[Other] = field(default_factory=list)
    remarks: list[str] = field(default_factory=list)  # what could not be measured, and why

    def targets(self) -> list[Target]:
        """Returns the targets for the engine, each with its measurement."""
        return [
            *self._rate_targets("lucky-numbers", 5),
            *self._ratio_targets(0.9),
            *self._rate_targets("lucky-jack", 12),
            self._plain_target(50),
            self._start_target(1.5),
        ]

    def _rate_targets(self, game: str, millions: float) -> list[Target]:
        return [
            Target(
                f"{game}, {speed.seats} seats, compiled",
                f"at least {millions:g} M decisions/s",
                f"{speed.compiled.decisions / MILLION:.2f} M decisions/s",
                speed.compiled.decisions >= millions * MILLION,
            )
            for speed in self.speeds
            if speed.game == game
        ]

    def _ratio_targets(self, least: float) -> list[Target]:
        wanted = f"at least {least:g} × C"
        if not self.ratios:
            return [Target("lucky-numbers, against C", wanted, "not measured", None)]
        return [
            Target(
                f"lucky-numbers, {found.seats} seats, against C",
                wanted,
                f"{found.ratio:.2f} × C",
                found.ratio >= least,
            )
            for found in self.ratios
        ]

    def _plain_target(self, most: float) -> Target:
        what, wanted = "plain mode", f"at most {most:g} µs a decision"
        if not self.speeds:
            return Target(what, wanted, "not measured", None)
        slowest = max(self.speeds, key=lambda speed: speed.plain_microseconds)
        measured = f"{slowest.plain_microseconds:.1f} µs ({slowest.game}, the slowest)"
        return Target(what, wanted, measured, slowest.plain_microseconds <= most)

    def _start_target(self, most: float) -> Target:
        what, wanted = "warm start of the compiled engine", f"at most {most:g} s"
        if not self.starts:
            return Target(what, wanted, "not measured", None)
        slowest = max(self.starts, key=lambda start: start.warm.seconds)
        measured = f"{slowest.warm.seconds:.2f} s ({slowest.what}, the slowest)"
        return Target(what, wanted, measured, slowest.warm.seconds <= most)

    def to_json(self) -> dict[str, Any]:
        """Returns all figures as plain values."""
        return {**asdict(self), "targets": [asdict(target) for target in self.targets()]}


def machine() -> dict[str, Any]:
    """Returns the machine that this was measured on, and its load."""
    return {
        "processor": processor(),
        "cores": os.cpu_count(),
        "system": platform.platform(),
        "python": platform.python_version(),
        "numba": version("numba"),
        "numpy": version("numpy"),
        "load_before": load(),
    }


def processor() -> str:
    """Returns the model of the processor, if the system reports it."""
    facts = Path("/proc/cpuinfo")
    lines = facts.read_text(encoding="utf-8").splitlines() if facts.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.processor() or platform.machine()


def load() -> float | None:
    """Returns the load average of the last minute, if the system reports it."""
    return round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None
