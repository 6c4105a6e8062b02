"""Random play in other engines: OpenSpiel and rlcard, installed into a throw-away environment and measured there."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

SCRIPT = Path(__file__).with_name("foreign.py")
ROOT = SCRIPT.parent.parent
PACKAGES = ("open_spiel", "rlcard")
HOW = "OpenSpiel and rlcard are no part of this project: --others installs them into a temporary folder to compare."
TIMEOUT_SECONDS = 900  # of one step


@dataclass(frozen=True)
class Other:
    """One loop of another engine."""

    name: str
    decisions: float  # a second


class Unavailable(Exception):
    """Raised with one sentence about why a package cannot be measured here."""


def measure_package(package: str, seconds: float) -> list[Other]:
    """Installs one package into a new environment and runs its loops there, each for so many seconds."""
    with tempfile.TemporaryDirectory(prefix="fiveleaf-others-") as folder:
        python = Path(folder) / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
        install(package, Path(folder), python)
        output = output_of([str(python), str(SCRIPT), package, str(seconds)])
    return [Other(name, decisions) for name, decisions in json.loads(output.splitlines()[-1]).items()]


def install(package: str, folder: Path, python: Path) -> None:
    """With pip where this Python has its standard parts, with uv (the one of run.py, or any) where it has not."""
    base = getattr(sys, "_base_executable", None) or sys.executable
    try:
        output_of([base, "-m", "venv", str(folder)])
        output_of([str(python), "-m", "pip", "install", "--quiet", package])
    except Unavailable:
        uv = shutil.which("uv", path=str(ROOT / ".tools" / "bin")) or shutil.which("uv")
        if uv is None:
            raise
        output_of([uv, "venv", "--quiet", "--clear", "--python", base, str(folder)])
        output_of([uv, "pip", "install", "--quiet", "--python", str(python), package])


def output_of(command: list[str]) -> str:
    """Returns the output of a command; its error output is the reason if it fails."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, errors="replace", timeout=TIMEOUT_SECONDS)
    except subprocess.TimeoutExpired:
        raise Unavailable(f"it took more than {TIMEOUT_SECONDS} s.") from None
    except OSError as error:
        raise Unavailable(str(error)) from None
    if done.returncode != 0:
        raise Unavailable(complaint((done.stderr + done.stdout).splitlines()))
    return done.stdout


def complaint(lines: list[str]) -> str:
    """Returns the error output of a failed program as one line: from its first error on, or its last line."""
    messages = [line.strip(" ×╰─▶│├") for line in lines if line.strip()] or ["it failed without a word."]
    errors = [number for number, line in enumerate(messages) if line.lower().startswith("error")]
    return " ".join(messages[errors[0] if errors else -1 :])[:300]
