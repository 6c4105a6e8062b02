"""Logs: one JSON object a line, and no secret in any of them."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from fiveleaf.server import logs
from tests.server.serving import Browser, serving


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    before = {name: logging.getLogger(name) for name in ("fiveleaf.server", "uvicorn")}
    kept = {name: (logger.handlers, logger.propagate, logger.level) for name, logger in before.items()}
    stream = io.StringIO()
    logs.to_stream(stream, logging.INFO)
    yield stream
    for name, (handlers, propagate, level) in kept.items():
        logging.getLogger(name).handlers = handlers
        logging.getLogger(name).propagate = propagate
        logging.getLogger(name).setLevel(level)


def test_a_line_is_one_json_object(lines: io.StringIO) -> None:
    logs.note("a table was made", table="abc", seats=3)
    told = json.loads(lines.getvalue())
    assert (told["event"], told["table"], told["seats"], told["level"]) == ("a table was made", "abc", 3, "info")


def test_secrets_are_never_told(lines: io.StringIO) -> None:
    logs.note("x", token="hush", secret="hush", cookie="hush", invite="hush", key="hush", revealed="hush")
    assert "hush" not in lines.getvalue()


def test_a_fault_comes_with_its_traceback_on_one_line(lines: io.StringIO) -> None:
    try:
        raise ValueError("oh")
    except ValueError as fault:
        logs.warn("failed", fault)
    assert lines.getvalue().count("\n") == 1
    assert "ValueError: oh" in json.loads(lines.getvalue())["fault"]


def test_no_handshake_is_told_however_much_is_asked_for(lines: io.StringIO, tmp_path: Path) -> None:
    logs.to_stream(lines, logging.DEBUG)
    with serving(tmp_path) as url, Browser(url) as browser:
        browser.says_hello()
        browser.opens()
        browser.says("watch", table="nowhere")
        browser.hears("refused")
        assert browser.cookie
        assert browser.cookie not in lines.getvalue()
        assert "nowhere" not in lines.getvalue(), "nor what was said"
    assert '"event":"open"' in lines.getvalue()
