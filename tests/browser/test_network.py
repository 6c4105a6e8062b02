"""On a bad network the page says that it reconnects, and loses nothing: no event, no move, and no move counts twice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import fiveleaf
from tests.browser.conftest import LOST, PHONE, Server, Visitor
from tests.browser.network import Network
from tests.browser.playing import draw, log_of, pass_set_up, play_on, sit_together, transcript_of, wait_for_turn

pytestmark = pytest.mark.slow

KEPT = "Your move is kept"
SLOW = {"latency": 400, "downloadThroughput": 40_000, "uploadThroughput": 20_000}


def test_a_move_made_offline_is_kept_and_made_once(visit: Any) -> None:
    host, guest = visit(), visit(viewport=PHONE)
    table = sit_together(host, guest, "lucky-numbers")
    pass_set_up([host, guest])
    wait_for_turn(host, [guest])
    before = log_of(guest)
    host.set_network(offline=True)
    host.page.get_by_text(LOST).wait_for()
    draw(host)
    host.page.get_by_text(KEPT).wait_for()
    assert not host.act()
    guest.page.wait_for_timeout(600)
    assert log_of(guest) == before
    host.set_network()
    host.wait_until_back()
    host.page.get_by_text(KEPT).wait_for(state="detached")
    guest.page.wait_for_timeout(600)
    after = log_of(guest)
    assert after[-len(before) :] == before
    assert sum(line.startswith("Ada turns up the ") for line in after[: -len(before)]) == 1
    play_on([host, guest])
    fiveleaf.verify(transcript_of(host, table))


def test_whoever_watches_offline_misses_nothing(visit: Any) -> None:
    host, guest, watcher = visit(), visit(), visit(viewport=PHONE)
    table = sit_together(host, guest, "lucky-numbers")
    watcher.arrive("Cleo", "cat")
    watcher.go(f"/t/{table}")
    watcher.page.locator(".rail").wait_for()
    pass_set_up([host, guest])
    watcher.set_network(offline=True)
    watcher.page.get_by_text(LOST).wait_for()
    play_on([host, guest], events=12)
    watcher.set_network()
    watcher.wait_until_back()
    wait_for_turn(host, [guest])
    watcher.page.wait_for_timeout(600)
    assert log_of(watcher) == log_of(host)


@pytest.fixture
def network(server: Server) -> Iterator[Network]:
    with Network(server.port) as between:
        yield between


def behind(network: Network, visitor: Visitor, name: str) -> Visitor:
    """The visitor comes through the bad network."""
    visitor.page.goto(network.url)
    visitor.call("/api/me", {"name": name, "animal": "fox", "language": "en"})
    return visitor


def begin(network: Network, visitor: Visitor) -> str:
    """A game of Lucky Numbers against a bot, in the midst of it."""
    table, _ = visitor.make_table("lucky-numbers", [{"kind": "me"}, {"kind": "bot", "bot": "simple"}], start=True)
    visitor.page.goto(f"{network.url}/t/{table}")
    visitor.page.locator(".board .legal").first.wait_for()
    pass_set_up([visitor])
    return table


def test_a_network_that_cuts_again_and_again_only_delays(network: Network, visit: Any) -> None:
    visitor = behind(network, visit(), "Ada")
    table = begin(network, visitor)
    for _ in range(6):
        play_on([visitor], events=4)
        visitor.is_offline = True
        network.cut()
        visitor.act()  # perhaps on a connection that is gone
    play_on([visitor])
    visitor.wait_until_back()
    fiveleaf.verify(transcript_of(visitor, table))


def test_a_connection_that_falls_silent_is_noticed_and_replaced(network: Network, visit: Any) -> None:
    visitor = behind(network, visit(), "Ada")
    table = begin(network, visitor)
    wait_for_turn(visitor, [])
    network.is_silent = visitor.is_offline = True
    draw(visitor)
    visitor.page.get_by_text(LOST).wait_for()
    visitor.page.get_by_text(KEPT).wait_for()
    network.is_silent = False
    network.cut()
    visitor.wait_until_back()
    play_on([visitor])
    fiveleaf.verify(transcript_of(visitor, table))


def test_a_move_for_a_question_that_was_settled_meanwhile_is_clearly_not_made(network: Network, visit: Any) -> None:
    host, guest = behind(network, visit(), "Ada"), visit()
    guest.arrive("Ben", "owl")
    pace = {"move_seconds": None, "away": "bot", "away_seconds": 2}
    table, invite = host.make_table("lucky-numbers", [{"kind": "me"}, {"kind": "open"}], pace=pace)
    host.page.goto(f"{network.url}/t/{table}")
    guest.go(f"/t/{table}#{invite}")
    guest.page.get_by_role("button", name="Sit down").first.click()
    host.page.get_by_role("button", name="Start", exact=True).click()
    pass_set_up([host, guest])
    wait_for_turn(host, [guest])
    network.is_silent = host.is_offline = True
    network.cut()
    host.page.get_by_text(LOST).wait_for()
    draw(host)
    wait_for_turn(guest, [])  # a bot has stood in
    network.is_silent = False
    network.cut()
    host.page.get_by_text("your move was not made").wait_for()
    host.wait_until_back()
    play_on([host, guest])
    fiveleaf.verify(transcript_of(host, table))


def test_a_slow_network_is_enough_to_play(network: Network, visit: Any) -> None:
    network.delay = 0.15
    visitor = visit(viewport=PHONE)
    visitor.set_network(**SLOW)
    behind(network, visitor, "Ada")
    table = begin(network, visitor)
    play_on([visitor], events=12)
    visitor.set_network()
    network.delay = 0.0
    play_on([visitor])
    fiveleaf.verify(transcript_of(visitor, table))
