"""The walk of one move: every stop that the page in docs names is there, and the walk is short."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
MAX_HOPS = 14
STOP = re.compile(r"^\| (\d+) \| `([^`]+)`: `([^`]+)` \|", re.MULTILINE)
FUNCTION = {
    ".py": r"^ *(async )?def {}\(",
    ".ts": r"^ *{}\(.*\{{$",
    ".svelte": r"^ *function {}\(",
}


def stops() -> list[tuple[str, str, str]]:
    return STOP.findall((ROOT / "docs" / "walk.md").read_text())


def test_every_stop_of_the_walk_is_there() -> None:
    for number, place, function in stops():
        file = ROOT / place
        pattern = FUNCTION[file.suffix].format(re.escape(function))
        assert re.search(pattern, file.read_text(), re.MULTILINE), f"stop {number}: {place} has no {function}"


def test_the_walk_is_short_and_its_stops_are_numbered() -> None:
    assert [number for number, *_ in stops()] == [str(index) for index in range(1, MAX_HOPS + 2)]
