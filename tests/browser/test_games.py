"""Whole games played through the page, by two people in two browsers and bots, checked against the transcript."""

from __future__ import annotations

import json
import signal
import time
from typing import Any

import pytest

import fiveleaf
from tests.browser.conftest import PHONE, Server, Visitor

pytestmark = pytest.mark.slow

SHORT: dict[str, dict[str, Any]] = {
    "lucky-jack": {},
    "8-28": {"blue_gems": 5, "red_gems": 2},
    "lucky-numbers": {},
    "lucky-hand": {"rounds": 8},  # with three, one game of 23 is over before anybody has qualified
    "lucky-five": {},
}
LONGEST = 240.0  # seconds for a game on a busy machine


def sit_together(host: Visitor, guest: Visitor, game: str) -> str:
    """Two people and a bot at one table, the second one by the invite link; the game begins."""
    host.arrive("Ada")
    guest.arrive("Ben", "owl")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "simple"}]
    table, invite = host.make_table(game, seats, options=SHORT[game])
    host.go(f"/t/{table}")
    guest.go(f"/t/{table}#{invite}")
    guest.page.get_by_role("button", name="Sit down").first.click()
    host.page.get_by_role("button", name="Start", exact=True).click()
    return table


def is_over(visitor: Visitor) -> bool:
    return visitor.page.locator(".next").count() > 0


def play_on(visitors: list[Visitor], until: float = LONGEST, events: int | None = None) -> None:
    """Everybody does whatever glows, until the game is over or so many things were done."""
    end = time.monotonic() + until
    done = 0
    while time.monotonic() < end and not all(map(is_over, visitors)):
        done += sum([visitor.act() for visitor in visitors])
        visitors[0].page.wait_for_timeout(25)
        if events is not None and done >= events:
            return
    assert events is not None or all(map(is_over, visitors)), "the game did not end"


def transcript_of(visitor: Visitor, table: str) -> dict[str, Any]:
    script = "async (table) => (await fetch(`/api/tables/${table}/transcript`)).text()"
    told: dict[str, Any] = json.loads(visitor.page.evaluate(script, table))
    return told


@pytest.mark.parametrize("game", SHORT)
def test_two_people_and_a_bot_play_a_whole_game(game: str, visit: Any) -> None:
    host, guest = visit(), visit(viewport=PHONE)
    table = sit_together(host, guest, game)
    play_on([host, guest])
    told = transcript_of(host, table)
    assert fiveleaf.replay(told).scores() == told["result"]["scores"]
    fiveleaf.verify(told)
    shown = host.page.locator("ol li b").all_inner_texts()
    assert len(shown) >= 3
    points = sorted(int("".join(filter(lambda sign: sign.isdigit() or sign == "-", text))) for text in shown[-3:])
    assert points == sorted(told["result"]["scores"])
    own_host = [url for url in host.requests + guest.requests if not url.startswith((host.server.url, "data:"))]
    assert [url for url in own_host if not url.startswith(host.server.url.replace("http", "ws"))] == []


def test_a_reload_in_mid_game_goes_on_where_it_was(visit: Any) -> None:
    host, guest = visit(), visit()
    sit_together(host, guest, "lucky-numbers")
    play_on([host, guest], events=20)
    guest.page.reload()
    play_on([host, guest])


def test_a_killed_server_loses_nothing(server: Server, visit: Any) -> None:
    """Killed with −9 in mid-game and started again: everybody reconnects by themselves and goes on."""
    host, guest = visit(), visit()
    table = sit_together(host, guest, "lucky-numbers")
    play_on([host, guest], events=25)
    host.is_offline = guest.is_offline = True
    server.stop(signal.SIGKILL)
    host.page.get_by_text("The connection is lost").first.wait_for()
    server.start()
    play_on([host, guest])
    fiveleaf.verify(transcript_of(host, table))


def test_a_spectator_sees_the_table_and_can_do_nothing(visit: Any) -> None:
    host, guest, watcher = visit(), visit(), visit(viewport=PHONE)
    table = sit_together(host, guest, "8-28")
    watcher.arrive("Cleo", "cat")
    watcher.go(f"/t/{table}")
    watcher.page.get_by_text("Ada").first.wait_for()
    play_on([host, guest], events=10)
    assert not watcher.act()


def test_several_people_at_one_device_hide_their_hands(visit: Any) -> None:
    host = visit(viewport=PHONE)
    host.arrive("Ada")
    seats = [{"kind": "me"}, {"kind": "me", "name": "Ben", "animal": "owl"}]
    table, _ = host.make_table("lucky-hand", seats, options=SHORT["lucky-hand"], start=True)
    host.go(f"/t/{table}")
    host.page.locator(".cover").first.wait_for()
    assert "Hand the device to" in host.page.locator(".cover").inner_text()
    play_on([host])


def test_play_now_is_two_clicks_from_the_first_visit(visit: Any) -> None:
    newcomer = visit(viewport=PHONE)
    newcomer.page.goto(newcomer.server.url)
    newcomer.page.get_by_role("button", name="Play now").first.click()
    newcomer.page.locator(".legal").first.wait_for()
    assert newcomer.act()


def test_the_home_page_leads_to_an_invite_link(visit: Any) -> None:
    host, guest = visit(), visit()
    host.arrive("Ada")
    host.page.reload()
    host.page.get_by_role("button", name="Invite friends").first.click()
    host.page.get_by_role("button", name="Make the table").click()
    link = host.page.locator("input[readonly], .link").first
    link.wait_for()
    address = link.input_value() if link.evaluate("e => e.tagName") == "INPUT" else link.inner_text()
    assert "#" in address
    guest.arrive("Ben")
    guest.page.goto(address.strip())
    guest.page.get_by_role("button", name="Sit down").first.wait_for()


def test_the_language_can_be_switched_in_mid_game(visit: Any) -> None:
    visitor = visit(locale="de-DE")
    visitor.page.goto(visitor.server.url)
    visitor.page.get_by_role("button", name="Losspielen").first.click()
    visitor.page.locator(".legal").first.wait_for()
    assert visitor.page.evaluate("document.documentElement.lang") == "de"
    visitor.page.get_by_role("button", name="Einstellungen").click()
    visitor.page.get_by_role("combobox").first.select_option("fr")
    visitor.page.wait_for_function("document.documentElement.lang === 'fr'")
