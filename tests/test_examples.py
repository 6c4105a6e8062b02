"""Every example runs, and so does the one in the README."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))


@pytest.mark.slow
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_runs(example: Path) -> None:
    told = subprocess.run([sys.executable, str(example)], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    assert told.stdout


def test_the_readme_example_runs() -> None:
    examples = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    assert len(examples) == 1
    scope: dict[str, object] = {}
    exec(compile(examples[0], "README.md", "exec"), scope)
    assert scope["table"].is_over  # type: ignore[attr-defined]
