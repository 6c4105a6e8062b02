"""Hosts: the server answers to its own names, and to no name that another site could make up."""

from __future__ import annotations

import socket
from contextlib import nullcontext
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from fiveleaf.engine.errors import Refused
from fiveleaf.server.settings import UNLIMITED, Settings
from fiveleaf.server.transport.headers import HEADERS
from fiveleaf.server.transport.hosts import Hosts, hosts_of
from tests.server.serving import serving, warnings_of

AT_HOME = [
    "localhost:5280",
    "127.0.0.1",
    "192.168.1.5:5280",
    "[fe80::1]:5280",
    "[::1]",
    "raspberrypi:5280",
    "raspberrypi.local",
    "PC.LAN:80",
    "pc.home.arpa.",
    "game.localhost",
    "",
]
FOREIGN = [
    "evil.example",
    "evil.example:5280",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
    "local.evil",
    "xlan.org",
]


@pytest.mark.parametrize("header", AT_HOME)
def test_without_a_list_names_of_a_home_are_answered(header: str) -> None:
    assert Hosts(Settings()).answers(header)


@pytest.mark.parametrize("header", FOREIGN)
def test_without_a_list_no_name_of_the_world_is_answered(header: str) -> None:
    assert not Hosts(Settings()).answers(header)


def test_the_machine_knows_its_own_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Games.fritz.box")
    hosts = Hosts(Settings())
    assert hosts.answers("games.fritz.box:5280")
    assert not hosts.answers("other.fritz.box:5280")


def test_a_list_says_all() -> None:
    hosts = Hosts(Settings(hosts=("play.example", "*.example.org", "192.168.1.5")))
    answered = ["play.example:80", "PLAY.example.", "a.example.org", "a.b.example.org", "192.168.1.5", "localhost"]
    assert all(hosts.answers(header) for header in answered)
    others = ["raspberrypi.local", "192.168.1.6", "www.play.example", "example.org", "badexample.org", "pc"]
    assert not any(hosts.answers(header) for header in others)


def test_a_public_url_implies_its_host() -> None:
    hosts = Hosts(Settings(public_url="https://play.example:8443/"))
    assert hosts.answers("play.example:8443")
    assert not hosts.answers("192.168.1.5")
    assert Hosts(Settings(public_url="https://play.example", hosts=("other.example",))).answers("other.example")


def test_an_asterisk_answers_to_everything() -> None:
    assert Hosts(Settings(hosts=("*",))).answers("evil.example")


def test_a_list_is_read_as_a_user_writes_it() -> None:
    assert hosts_of("Play.example, *.example.org,192.168.1.5,::1,*") == (
        "play.example",
        "*.example.org",
        "192.168.1.5",
        "::1",
        "*",
    )


@pytest.mark.parametrize(
    "said", ["http://play.example", "play.example:80", "", "a,,b", "a b", "-x", "x-", "*x", "a.*.b"]
)
def test_what_cannot_be_a_host_is_said(said: str) -> None:
    with pytest.raises(Refused, match="is no name of a host"):
        hosts_of(said)


def test_a_foreign_host_is_refused_in_words(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with serving(tmp_path, Settings(rates=UNLIMITED)) as url:
        for path in ("/", "/api/home", "/healthz", "/assets/x.js"):
            answer = httpx.get(url + path, headers={"host": "evil.example:80", "accept-language": "de"})
            assert answer.status_code == 421
            assert answer.text.startswith("Dieser Server hört nicht auf den Namen „evil.example:80“")
            assert HEADERS.items() <= dict(answer.headers).items()
        assert warnings_of(caplog) == ["foreign host"] * 4


def test_a_websocket_of_a_foreign_host_is_refused(tmp_path: Path) -> None:
    """Its page has the same foreign origin, so that only the host gives it away."""
    with serving(tmp_path, Settings(rates=UNLIMITED)) as url:
        host, port = url.removeprefix("http://").split(":")
        for name, is_answered in (("pc.local", True), ("evil.example", False)):
            line = socket.create_connection((host, int(port)))
            expected = nullcontext() if is_answered else pytest.raises(InvalidStatus)
            with expected, connect(f"ws://{name}/ws", sock=line, origin=Origin(f"http://{name}")):
                pass
