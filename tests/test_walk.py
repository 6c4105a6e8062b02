"""The walk of one move: a real one goes by the stops that the page in docs names, in their order; it is short."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from types import FrameType
from typing import Any

from fiveleaf.server.limits import Bucket
from fiveleaf.server.settings import UNLIMITED
from fiveleaf.server.transport.sockets import Reader, SocketConnection
from fiveleaf.server.wire import Start, Watch
from tests.server.visitors import QUICK, run_async, stage

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


class Calls:
    """The order in which Python first calls some functions, each given by its file and its name."""

    def __init__(self, functions: list[tuple[str, str]]) -> None:
        self.functions = functions
        self.first: list[tuple[str, str]] = []

    def __enter__(self) -> Calls:
        sys.setprofile(self._note)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)

    def _note(self, frame: FrameType, event: str, _: Any) -> None:
        call = frame.f_code.co_filename, frame.f_code.co_name
        if event == "call" and call in self.functions and call not in self.first:
            self.first.append(call)


@run_async
async def test_a_move_goes_by_the_stops_of_the_server_in_this_order(tmp_path: Path) -> None:
    async with stage(tmp_path, QUICK) as house:
        anna = await house.person()
        table = await house.table(anna, "lucky-jack", "me", "simple")
        page = SocketConnection(anna.player, 50)
        for message in (Watch(table), Start(table)):
            house.house.receive(page, message)
        await anna.watches(table)
        await house.until(lambda: anna.question() is not None)
        question = anna.question()
        assert question is not None
        move = {"type": "decide", "table": table, "seat": 0, "id": "one", "move": question.legal[0]}
        reader = Reader(house.house, page, Bucket(UNLIMITED.connection, 0))
        with Calls([(str(ROOT / place), name) for _, place, name in stops() if place.endswith(".py")]) as calls:
            reader.read(json.dumps(move))
            await house.settle()
    assert calls.first == calls.functions
