"""The door: real sockets, real cookies, and everything that somebody unkind could send."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from fiveleaf.catalogue import GAMES, find
from fiveleaf.engine.fairness import verify
from fiveleaf.engine.transcript import parse
from fiveleaf.luck.moment import lucky_moment
from fiveleaf.server.pages import frames, moments, proof
from fiveleaf.server.settings import UNLIMITED, Rate, Settings
from fiveleaf.server.transport.config import PROTOCOLS
from tests.server.serving import PERSON, Browser, play, serving


@pytest.fixture(scope="module", params=PROTOCOLS)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One server of each transport for all tests that do not spoil it."""
    with serving(tmp_path_factory.mktemp("server"), transport=request.param) as url:
        yield url


@pytest.fixture
def anna(server: str) -> Iterator[Browser]:
    """Somebody with a name."""
    with Browser(server) as browser:
        browser.says_hello()
        yield browser


def key_of(answer: httpx.Response) -> str:
    """Why a request was refused."""
    return str(answer.json()["why"]["key"])


# ── whole games ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_two_browsers_and_a_bot_play_a_whole_game(server: str, anna: Browser, game: Any) -> None:
    options = {"8-28": {"blue_gems": 4, "red_gems": 2}, "lucky-hand": {"rounds": 8}}.get(game.name, {})
    table = anna.makes(game.name, "me", "open", "simple", options=options)
    with Browser(server) as ben, Browser(server) as stranger:
        ben.says_hello("Ben")
        for browser in (anna, ben, stranger):
            browser.opens()
        anna.says("watch", table=table)
        invite = anna.hears("table")["invite"]
        ben.says("watch", table=table, invite=invite)
        stranger.says("watch", table=table)
        ben.says("sit", table=table, seat=1)
        while not ben.hears("table")["yours"]:
            pass
        anna.says("start", table=table)
        heard = play(table, anna, ben, stranger)
        assert all(messages[-1]["result"] == heard[0][-1]["result"] for messages in heard)
        assert not any(view["question"] for told in heard[2] for view in told.get("views", []))
        transcript = parse(stranger.get(f"/api/tables/{table}/transcript").content, find)
        verify(transcript)
        frames = stranger.get(f"/api/tables/{table}/frames?seat=1&from=0&to=3").json()
        assert [frame["ply"] for frame in frames["frames"]] == [0, 1, 2, 3]
        assert [seat["name"] for seat in frames["seats"]][:2] == ["Anna", "Ben"]
        proof = stranger.get(f"/api/tables/{table}/proof").json()
        assert proof["envelope"] == heard[0][0]["seal"]["envelope"]
        assert stranger.post("/api/proof", transcript.to_json()).json() == proof
        moment, lucky = stranger.get(f"/api/tables/{table}/moment").json()["moment"], lucky_moment(transcript)
        assert (moment is None) == (lucky is None)
        if lucky is not None:
            assert Fraction(moment["numerator"], moment["denominator"]) == lucky.chance
            assert moment["text"]["params"] == {"seat": lucky.seat, **lucky.params}
            assert all(effects for effects in moment["effects"])


def test_replays_and_proofs_are_computed_once(server: str, anna: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    table = anna.makes("lucky-five", "simple", "simple", start=True)
    anna.opens()
    anna.says("watch", table=table)
    while anna.hears("table")["status"] != "over":
        pass
    computed: list[str] = []

    def counted(name: str, compute: Callable[..., Any]) -> Callable[..., Any]:
        def count(*arguments: Any) -> Any:
            computed.append(name)
            return compute(*arguments)

        return count

    monkeypatch.setattr(frames, "replay_of", counted("replay", frames.replay_of))
    monkeypatch.setattr(proof, "proof_of", counted("proof", proof.proof_of))
    monkeypatch.setattr(moments, "moment_of", counted("moment", moments.moment_of))
    for stretch in ("", "?from=0&to=1", "?from=2&to=5"):
        assert anna.get(f"/api/tables/{table}/frames{stretch}").status_code == 200
        assert anna.get(f"/api/tables/{table}/proof").status_code == 200
        assert anna.get(f"/api/tables/{table}/moment").status_code == 200
    assert sorted(computed) == ["moment", "proof", "replay"]


@pytest.mark.parametrize(
    "part", ["transcript", "frames", "frames?seat=0", "frames?seat=all", "proof", "moment", "report", "what-if"]
)
def test_a_game_that_is_not_over_tells_nothing(anna: Browser, part: str) -> None:
    table = anna.makes("lucky-jack", "me", "simple", options={"first_seat": 0})
    assert not_over(anna, table, part), "in the lobby"
    anna.opens()
    anna.says("watch", table=table)
    anna.says("start", table=table)
    assert begun(anna)["views"][0]["question"]
    assert not_over(anna, table, part), "while it is played"
    missing = anna.get(f"/api/tables/nowhere/{part}")
    assert (missing.status_code, key_of(missing)) == (404, "error-no-table")


def not_over(browser: Browser, table: str, part: str) -> bool:
    """Whether a part of a game is refused because the game goes on, in as many words and no more."""
    answer = browser.get(f"/api/tables/{table}/{part}")
    why: dict[str, Any] = {"key": "error-not-over", "game": None, "clause": None, "params": {}}
    return answer.status_code == 409 and answer.json() == {"type": "refused", "why": why, "table": None, "id": None}


# ── who is who ───────────────────────────────────────────────────────────────────────────────────


def test_the_cookie_is_for_this_site_only_and_not_for_scripts(server: str) -> None:
    with Browser(server) as browser:
        cookie = browser.post("/api/me", PERSON).headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=strict" in cookie
        assert "Max-Age=31536000" in cookie
        assert "Secure" not in cookie
        assert "set-cookie" not in browser.post("/api/me", {**PERSON, "name": "Nan"}).headers
        assert browser.get("/api/home").json()["me"]["name"] == "Nan"


def test_behind_https_the_cookie_is_secure(tmp_path: Path) -> None:
    with serving(tmp_path, Settings(public_url="https://play.example")) as url, Browser(url) as browser:
        answer = browser.post("/api/me", PERSON, origin="https://play.example")
        assert answer.status_code == 200
        assert "Secure" in answer.headers["set-cookie"]
        assert answer.headers["set-cookie"].startswith("__Host-fiveleaf=")
        assert "Path=/" in answer.headers["set-cookie"]
        assert "Domain" not in answer.headers["set-cookie"]


def test_behind_https_a_cookie_of_the_plain_name_is_read_until_it_is_replaced(tmp_path: Path) -> None:
    with serving(tmp_path) as url, Browser(url) as browser:
        browser.says_hello()
        token = browser.cookie
    with serving(tmp_path, Settings(public_url="https://play.example")) as url:
        answer = httpx.get(f"{url}/api/home", headers={"cookie": f"fiveleaf={token}"})
        assert answer.json()["me"]["name"] == "Anna"
        new, old = answer.headers.get_list("set-cookie")
        assert new.startswith(f"__Host-fiveleaf={token};")
        assert old.startswith('fiveleaf="";')
        assert "Max-Age=0" in old
        both = httpx.get(f"{url}/api/home", headers={"cookie": f"fiveleaf=planted; __Host-fiveleaf={token}"})
        assert both.json()["me"]["name"] == "Anna"
        again = httpx.get(f"{url}/api/home", headers={"cookie": f"__Host-fiveleaf={token}"})
        assert len(again.headers.get_list("set-cookie")) == 1


FORGED = pytest.mark.parametrize("cookie", ["forged", "x" * 5000, "a" * 32, "%00", '"; DROP TABLE players'])


@FORGED
def test_a_forged_cookie_is_nobody(server: str, cookie: str) -> None:
    with Browser(server, cookie) as browser:
        assert browser.get("/api/home").json()["me"] is None
        answer = browser.post("/api/tables", {"game": "lucky-jack", "seats": [{"kind": "me"}, {"kind": "open"}]})
        assert (answer.status_code, key_of(answer)) == (401, "error-no-player")
        assert browser.post("/api/carry", {}).status_code == 401


@FORGED
def test_a_websocket_with_a_forged_cookie_is_a_stranger(server: str, anna: Browser, cookie: str) -> None:
    table = anna.makes("lucky-jack", "me", "open", listed=True)
    with Browser(server, cookie) as browser:
        browser.opens()
        browser.says("watch", table=table)
        told = browser.hears("table")
        assert (told["yours"], told["host"], told["invite"], told["spectators"]) == ([], False, None, 1)
        browser.says("sit", table=table, seat=1)
        assert browser.hears("refused")["why"]["key"] == "error-no-player"
        browser.says("decide", table=table, seat=0, id="theirs", move={"move": "draw"})
        assert browser.hears("refused")["why"]["key"] == "error-not-your-seat"


def test_a_player_is_carried_to_another_device(server: str, anna: Browser) -> None:
    table = anna.makes("lucky-jack", "me", "open")
    key = anna.post("/api/carry", {}).json()["key"]
    with Browser(server) as phone:
        for _ in range(2):
            assert phone.post("/api/carry", {"key": key}).json() == {"person": PERSON, "key": None}
            assert phone.cookie is None
        assert phone.post("/api/carry", {"key": key, "become": True}).status_code == 200
        assert phone.cookie != anna.cookie
        assert table in [listed["table"] for listed in phone.get("/api/home").json()["running"]]
        assert key_of(phone.post("/api/carry", {"key": key})) == "error-carry"
        assert key_of(phone.post("/api/carry", {"key": key, "become": True})) == "error-carry"
        assert key_of(phone.post("/api/carry", {"key": "ü" * 20})) == "error-carry"


def carried(server: str, from_device: Browser) -> Browser:
    """Another device of the same player."""
    other = Browser(server)
    key = from_device.post("/api/carry", {}).json()["key"]
    assert other.post("/api/carry", {"key": key, "become": True}).status_code == 200
    return other


def test_a_table_is_put_away_by_those_who_sit_at_it(server: str, anna: Browser) -> None:
    table = anna.makes("lucky-jack", "me", "open")
    assert anna.post("/api/put-away", {"table": table}).json() == {"table": table, "away": True}
    assert [one["table"] for one in anna.get("/api/home").json()["put_away"]] == [table]
    with Browser(server) as stranger:
        assert key_of(stranger.post("/api/put-away", {"table": table})) == "error-no-player"
        stranger.post("/api/me", {"name": "Ben", "animal": "owl", "language": "en"})
        for asked in (table, "no such table"):
            answer = stranger.post("/api/put-away", {"table": asked})
            assert (answer.status_code, key_of(answer)) == (403, "error-not-seated")


def test_other_devices_are_signed_out_and_their_connections_closed(server: str, anna: Browser) -> None:
    table = anna.makes("lucky-jack", "me", "open")
    with carried(server, anna) as phone, carried(server, anna) as tablet:
        key = anna.post("/api/carry", {}).json()["key"]
        for device in (anna, phone):
            device.opens()
            device.says("watch", table=table)
            assert device.hears("table")["yours"] == [0]
        assert anna.post("/api/sign-out", {}).json() == {"devices": 2}
        with pytest.raises(ConnectionClosed) as closed:
            phone.hears("spoken")  # nothing like that comes: all that is heard is the end
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401
        for device in (phone, tablet):
            assert device.get("/api/home").json()["me"] is None
        phone.opens()
        phone.says("watch", table=table)
        assert phone.hears("table")["yours"] == []
        assert key_of(phone.post("/api/carry", {"key": key})) == "error-carry"
        assert key_of(phone.post("/api/sign-out", {})) == "error-no-player"
    assert anna.get("/api/home").json()["me"]["name"] == "Anna"
    anna.says("stand", table=table, seat=0)
    while anna.hears("table")["yours"]:
        pass
    assert anna.post("/api/sign-out", {}).json() == {"devices": 0}


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("<script>alert(1)</script>", "<script>alert(1)</script"),
        ("🦊👩‍🚀", "🦊👩‍🚀"),
        ("\u202eannA", "annA"),
        (" Anna\n\tMaria ", "Anna Maria"),
        ("שלום עולם", "שלום עולם"),
        ("'; --", "'; --"),
        ("a" * 999, "a" * 24),
    ],
)
def test_any_name_is_text(server: str, name: str, shown: str) -> None:
    with Browser(server) as browser:
        answer = browser.post("/api/me", {**PERSON, "name": name})
        assert (answer.status_code, answer.json()["name"]) == (200, shown)
        assert browser.get("/api/home").json()["me"]["name"] == shown


@pytest.mark.parametrize(
    "person", [{"name": ""}, {"animal": "dragon"}, {"language": "tlh"}, {"name": 7}, {"name": None}]
)
def test_somebody_who_cannot_be_is_refused(server: str, person: dict[str, Any]) -> None:
    with Browser(server) as browser:
        assert browser.post("/api/me", {**PERSON, **person}).status_code == 400
        assert browser.cookie is None


# ── requests ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "", "http://127.0.0.1:1", "file://"])
def test_a_foreign_origin_is_refused(server: str, anna: Browser, origin: str) -> None:
    answer = anna.post("/api/me", PERSON, origin=origin)
    assert (answer.status_code, key_of(answer)) == (403, "error-origin")
    with pytest.raises(InvalidStatus):
        anna.opens(origin or "https://evil.example")


def test_a_request_without_an_origin_is_refused(server: str) -> None:
    assert httpx.post(f"{server}/api/me", json=PERSON).status_code == 403


@pytest.mark.parametrize(
    ("content", "kind", "status"),
    [
        (b"{", "application/json", 400),
        (b"[]", "application/json", 400),
        (b"\xff\xfe", "application/json", 400),
        (b"[" * 60_000, "application/json", 400),
        (json.dumps(PERSON).encode(), "text/plain", 415),
        (json.dumps(PERSON).encode(), "application/x-www-form-urlencoded", 415),
        (b'{"name":"' + b"x" * 70_000 + b'"}', "application/json", 413),
    ],
)
def test_a_body_that_cannot_be_is_refused(server: str, content: bytes, kind: str, status: int) -> None:
    headers = {"origin": server, "content-type": kind}
    assert httpx.post(f"{server}/api/me", content=content, headers=headers).status_code == status


def test_whoever_asks_for_it_is_told_of_refusals_in_answers_that_succeed(server: str) -> None:
    for told, status in (("", 404), ("told", 200)):
        answer = httpx.get(f"{server}/api/tables/nowhere/proof", headers={"x-refusals": told})
        assert (answer.status_code, key_of(answer)) == (status, "error-no-table")


def test_every_answer_is_guarded(server: str) -> None:
    for path in ("/", "/api/home", "/healthz", "/metrics", "/nowhere", "/t/abc"):
        headers = httpx.get(server + path).headers
        assert "script-src 'self';" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize(("host", "is_private"), [("localhost", True), ("127.0.0.1", True), ("192.0.2.7", False)])
def test_a_header_that_browsers_take_on_private_ways_only_is_sent_there(
    server: str, host: str, is_private: bool
) -> None:
    headers = httpx.get(server, headers={"host": host}).headers
    assert ("cross-origin-opener-policy" in headers) is is_private


def test_health_and_metrics(server: str) -> None:
    assert httpx.get(f"{server}/healthz").text == "ok"
    assert "fiveleaf_connections" in httpx.get(f"{server}/metrics").text


def test_whoever_comes_back_stays_the_same_player_for_another_year(server: str, anna: Browser) -> None:
    told = anna.get("/api/home").headers["set-cookie"]
    assert f"fiveleaf={anna.cookie}" in told
    assert f"Max-Age={365 * 24 * 3600}" in told
    assert "set-cookie" not in httpx.get(f"{server}/api/home").headers


def test_too_many_requests_are_stopped(tmp_path: Path) -> None:
    rates = replace(UNLIMITED, address=Rate(1, 20))
    with serving(tmp_path, Settings(rates=rates)) as url, Browser(url) as browser:
        answers = [browser.get("/api/home").status_code for _ in range(60)]
        assert answers[0] == 200
        assert 429 in answers


# ── the websocket ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "null",
        "[]",
        "{}",
        '{"type":"cheat"}',
        '{"type":"watch"}',
        '{"type":"watch","table":7}',
        '{"type":"decide","table":"t","seat":"0","id":"x","move":{}}',
        '{"type":"decide","table":"t","seat":0,"id":"x","move":' + "[" * 5000 + "]" * 5000 + "}",
        '{"type":"watch","table":"\\ud800"}',
    ],
)
def test_a_broken_message_is_refused_and_the_connection_goes_on(anna: Browser, text: str) -> None:
    anna.opens().send(text)
    assert anna.hears("refused")["why"]["key"] == "error-message"
    anna.says("ping", sent=3)
    assert anna.hears()["type"] == "pong"


def test_a_binary_message_is_refused(anna: Browser) -> None:
    anna.opens().send(b"\x00\x01")
    assert anna.hears("refused")["why"]["key"] == "error-message"


def test_a_huge_message_is_refused(anna: Browser) -> None:
    socket = anna.opens()
    socket.send('{"type":"watch","table":"' + "x" * 20_000 + '"}')
    assert anna.hears("refused")["why"]["key"] == "error-too-large"
    socket.send("x" * 200_000)
    with pytest.raises(ConnectionClosed):
        anna.hears()


@pytest.mark.usefixtures("transport")
def test_a_flood_ends_the_connection(tmp_path: Path) -> None:
    with serving(tmp_path, Settings()) as url, Browser(url) as browser:
        browser.opens()
        with pytest.raises(ConnectionClosed):
            flood(browser)


def flood(browser: Browser) -> None:
    """Sends more than anybody should, and listens to the end."""
    for _ in range(2000):
        browser.says("ping", sent=1)
    while True:
        browser.hears()


@pytest.mark.usefixtures("transport")
def test_a_device_that_is_gone_is_noticed_by_its_silence(tmp_path: Path) -> None:
    with serving(tmp_path, ping=0.3) as url, Browser(url) as anna, Browser(url) as ben:
        anna.says_hello()
        ben.says_hello("Ben")
        table = anna.makes("lucky-five", "me", "open", listed=True)
        anna.opens()
        anna.says("watch", table=table)
        with ben.speaks_once({"type": "watch", "table": table}, {"type": "sit", "table": table, "seat": 1}):
            assert seats_when(anna, lambda seats: seats[1]["kind"] == "person")[1]["away"] is False
            seats = seats_when(anna, lambda seats: seats[1]["away"])
            assert seats[0]["away"] is False, "whoever answers is there"


def seats_when(browser: Browser, is_so: Callable[[Any], bool]) -> Any:
    """Who sits at the table, as soon as that is so."""
    while not is_so(seats := browser.hears("table")["seats"]):
        pass
    return seats


def test_replayed_and_reordered_messages_change_nothing(server: str, anna: Browser) -> None:
    table = anna.makes("lucky-five", "me", "simple", options={"first_seat": 0, "deck": {"red": 5}})
    anna.opens()
    anna.says("decide", table=table, seat=0, id="early", move={"move": "stop"})
    assert anna.hears("refused")["why"]["key"] == "error-not-started"
    anna.says("watch", table=table)
    anna.says("start", table=table)
    told = begun(anna)
    move = told["views"][0]["question"]["legal"][0]
    for _ in range(3):
        anna.says("decide", table=table, seat=0, id="one", move=move, ply=told["ply"])
    anna.says("decide", table=table, seat=0, id="two", move=move, ply=told["ply"])
    answers = [anna.hears("taken", "refused") for _ in range(4)]
    assert [answer["type"] for answer in answers[:3]] == ["taken"] * 3
    assert answers[3]["why"]["key"] == "error-too-late"
    anna.says("start", table=table)
    assert anna.hears("refused")["why"]["key"] == "error-started-already"


def begun(browser: Browser) -> dict[str, Any]:
    """The first message of a game that has begun."""
    told = browser.hears("table")
    while told["status"] == "lobby":
        told = browser.hears("table")
    return told


def test_two_browsers_of_one_player_see_the_same(server: str, anna: Browser) -> None:
    table = anna.makes("lucky-numbers", "me", "simple", start=True)
    with Browser(server, anna.cookie) as phone:
        for browser in (anna, phone):
            browser.opens()
            browser.says("watch", table=table)
        both = [begun(browser) for browser in (anna, phone)]
        move = both[0]["views"][0]["question"]["legal"][0]
        for browser in (anna, phone):
            browser.says("decide", table=table, seat=0, id=str(id(browser)), move=move, ply=both[0]["ply"])
        answers = [browser.hears("taken", "refused")["type"] for browser in (anna, phone)]
        assert sorted(answers) == ["refused", "taken"]


def test_a_store_that_fails_is_told_by_the_health(tmp_path: Path) -> None:
    with serving(tmp_path) as url, Browser(url) as browser:
        browser.says_hello()
        from fiveleaf.server.store import writer

        original = writer.Writer._do_all
        try:
            writer.Writer._do_all = lambda self, group: (_ for _ in ()).throw(OSError("disk full"))  # type: ignore[method-assign]
            assert httpx.get(f"{url}/healthz").status_code == 503
            asked = {"game": "lucky-jack", "seats": [{"kind": "me"}, {"kind": "open"}]}
            answer = browser.post("/api/tables", asked)
            assert (answer.status_code, key_of(answer)) == (503, "error-store-failed")
        finally:
            writer.Writer._do_all = original  # type: ignore[method-assign]
        while httpx.get(f"{url}/healthz").status_code != 200:
            time.sleep(0.05)  # it is looked at most once a second
