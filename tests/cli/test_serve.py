"""`fiveleaf serve`: what it says when it cannot start, how it stops, and that a kill loses nothing."""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from fiveleaf.cli import serve
from fiveleaf.cli.main import main, parser
from fiveleaf.server.store.sqlite import SqliteStore
from tests.server.serving import Browser
from tests.server.store.test_schema import change

pytestmark = pytest.mark.skipif(os.name == "nt", reason="signals")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def started(file: Path, port: int, *more: str) -> Iterator[subprocess.Popen[str]]:
    """The command, running as a terminal would start it, in a process group of its own."""
    arguments = [
        "serve",
        "--port",
        str(port),
        "--store",
        f"sqlite:///{file}",
        "--no-browser",
        "--host=127.0.0.1",
        *more,
    ]
    process = subprocess.Popen(
        [sys.executable, "-m", "fiveleaf.cli.main", *arguments, "--language", "en"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        assert process.stdout is not None
        assert process.stdout.readline() == f"fiveleaf runs at http://localhost:{port}/ (Ctrl+C stops it)\n"
        yield process
    finally:
        process.kill()
        process.communicate()


def test_a_port_that_is_taken_is_said_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        store = f"sqlite:///{tmp_path}/s.db"
        assert main(["serve", "--host=127.0.0.1", f"--port={port}", "--store", store, "--language", "en"]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert f"Port {port} on 127.0.0.1 cannot be used: Address already in use" in said
    assert not (tmp_path / "s.db").exists()


@pytest.mark.parametrize("port", ["70000", "-1"])
def test_a_port_that_cannot_be_is_said(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", f"--port={port}", "--language", "en"]) == 2
    assert "cannot be used" in capsys.readouterr().err


def test_a_host_that_cannot_be_is_said_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port=0", "--hosts", "play.example,http://other", "--language", "en"]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "“http://other” is no name of a host" in said


def test_hosts_and_the_public_url_reach_the_settings() -> None:
    parser = argparse.ArgumentParser()
    serve.add_arguments(parser)
    settings = serve.settings_of(
        parser.parse_args(["--hosts", "Play.example,*.org", "--public-url", "https://a.example"])
    )
    assert (settings.hosts, settings.public_url) == (("play.example", "*.org"), "https://a.example")
    assert serve.settings_of(parser.parse_args([])).hosts == ()


def test_a_store_that_cannot_be_opened_is_said_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "text").write_text("no store " * 100)
    for store, reason in ((f"sqlite:///{tmp_path}/text", "is no store of fiveleaf"), ("redis://x", "names no store")):
        assert main(["serve", "--port", "0", "--store", store, "--language", "en"]) == 2
        said = capsys.readouterr().err
        assert said.count("\n") == 1
        assert reason in said


@pytest.fixture
def no_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command ends even if it could have served."""
    monkeypatch.setattr("fiveleaf.cli.serve.serve", lambda app, listening, transport: None)


def said_of_store(file: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """What the command says of a store that it cannot use."""
    assert main(["serve", "--host=127.0.0.1", "--port=0", f"--store=sqlite:///{file}", "--language=en"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    return said.err


@pytest.mark.usefixtures("no_server")
def test_a_store_that_another_server_has_is_said_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = SqliteStore(tmp_path / "s.db")
    assert said_of_store(tmp_path / "s.db", capsys) == (
        f"fiveleaf: The store {tmp_path}/s.db is in use by another program.\n"
    )
    asyncio.run(store.close())


@pytest.mark.usefixtures("no_server")
def test_a_store_of_a_newer_version_is_said_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(SqliteStore(tmp_path / "s.db").close())
    change(tmp_path / "s.db", "PRAGMA user_version = 99")
    said = f"fiveleaf: The store {tmp_path}/s.db was made by a newer fiveleaf; use that one.\n"
    assert said_of_store(tmp_path / "s.db", capsys) == said


@pytest.mark.parametrize(("said", "seconds"), [([], 30 * 86400), (["7"], 7 * 86400), (["0"], None)])
def test_when_lobbies_are_forgotten_can_be_set(said: list[str], seconds: float | None) -> None:
    asked = parser().parse_args(["serve", *(f"--forget-lobbies={days}" for days in said)])
    assert serve.settings_of(asked).forget_lobbies == seconds


@pytest.mark.parametrize("said", ["-1", "x", "1000000"])
def test_a_number_of_days_that_cannot_be_is_said(said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", f"--forget-lobbies={said}"])
    assert f"--forget-lobbies: invalid days value: '{said}'" in capsys.readouterr().err


def test_the_address_is_one_that_a_browser_takes() -> None:
    assert serve.address_of("0.0.0.0", 80) == "http://localhost:80/"
    assert serve.address_of("127.0.0.1", 80) == "http://localhost:80/"
    assert serve.address_of("::1", 80) == "http://[::1]:80/"
    assert serve.address_of("192.168.1.5", 80) == "http://192.168.1.5:80/"


def test_other_devices_are_told_an_address_that_is_not_their_own() -> None:
    assert serve.network_address("127.0.0.1", 80) is None
    around = serve.network_address("0.0.0.0", 80)
    assert around is None or (around.endswith(":80/") and "127." not in around)


def test_without_a_screen_no_browser_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not serve.has_screen()
    monkeypatch.setenv("DISPLAY", ":0")
    assert serve.has_screen()


@pytest.mark.slow
@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_stops_it_gracefully(sign: int, tmp_path: Path) -> None:
    port = free_port()
    with started(tmp_path / "s.db", port, "--load-test") as process, Browser(f"http://localhost:{port}") as browser:
        browser.says_hello()
        browser.opens()
        process.send_signal(sign)
        out, err = process.communicate(timeout=10)
        assert (process.returncode, out, err) == (0, "fiveleaf has stopped; every game is kept.\n", "")
        with pytest.raises(ConnectionClosed):
            browser.hears()
    assert not (tmp_path / "s.db-wal").exists()


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="a terminal of Windows has no process groups")
def test_ctrl_c_while_bots_are_readied_is_no_fault_of_theirs(tmp_path: Path) -> None:
    """A terminal tells all processes of the command."""
    port = free_port()
    with started(tmp_path / "s.db", port) as process, Browser(f"http://localhost:{port}") as browser:
        browser.says_hello()
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=20)
    assert (process.returncode, out, err) == (0, "fiveleaf has stopped; every game is kept.\n", "")


@pytest.mark.slow
def test_killed_in_the_middle_of_a_game_it_goes_on_where_it_was(tmp_path: Path) -> None:
    port, taken = free_port(), []
    cookie = table = None
    for kill in range(4):
        with (
            started(tmp_path / "s.db", port, "--load-test") as process,
            Browser(f"http://localhost:{port}", cookie) as browser,
        ):
            if table is None:
                browser.says_hello()
                table = browser.makes("8-28", "me", "simple", "simple", start=True)
                cookie = browser.cookie
            browser.opens()
            browser.says("watch", table=table)
            taken += moves_until(browser, table, 10 + kill)
            process.kill()
    asyncio.run(check_taken(tmp_path / "s.db", str(table), taken))


@pytest.mark.slow
@pytest.mark.usefixtures("no_server")
def test_a_copy_without_the_log_of_a_killed_server_is_not_served(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    port, copy = free_port(), tmp_path / "copy.db"
    with started(tmp_path / "s.db", port, "--load-test") as process, Browser(f"http://localhost:{port}") as browser:
        browser.says_hello()
        table = browser.makes("8-28", "me", "simple", "simple", start=True)
        browser.opens()
        browser.says("watch", table=table)
        taken = moves_until(browser, table, 10)
        process.kill()
        process.wait()
    shutil.copy(tmp_path / "s.db", copy)
    said = said_of_store(copy, capsys)
    assert f"goes on in a log, {copy}-wal, which is missing" in said
    assert "start the server once with --accept-loss" in said
    accept = ["serve", "--host=127.0.0.1", "--port=0", f"--store=sqlite:///{copy}", "--no-browser", "--accept-loss"]
    assert main(accept) == 0
    asyncio.run(check_taken(tmp_path / "s.db", table, taken))


def moves_until(browser: Browser, table: str, count: int) -> list[str]:
    """Plays until so many moves were acknowledged; their ids."""
    taken: list[str] = []
    while len(taken) < count:
        told: dict[str, Any] = browser.hears("table", "taken")
        if told["type"] == "taken":
            taken.append(told["id"])
            continue
        for view in told["views"]:
            if view["question"]:
                move = {"move": "decline"} if told["ply"] % 3 else view["question"]["legal"][0]
                legal = move if move in view["question"]["legal"] else view["question"]["legal"][0]
                browser.says("decide", table=table, seat=0, id=f"at {told['ply']}", move=legal, ply=told["ply"])
    return taken


async def check_taken(file: Path, table: str, taken: list[str]) -> None:
    """Every acknowledged move is in the store, once."""
    store = SqliteStore(file)
    loaded = await store.load(table)
    assert loaded is not None
    kept = [entry.client for entry in loaded.inputs if entry.client is not None]
    assert set(taken) <= set(kept)
    assert len(set(kept)) == len(kept)
    await store.close()
