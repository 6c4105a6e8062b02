"""Whole games played through the page, by two people in two browsers and bots, checked against the transcript."""

from __future__ import annotations

import re
import signal
import time
from itertools import pairwise
from typing import Any

import pytest

import fiveleaf
from tests.browser.conftest import LOST, PHONE, Server, Visitor
from tests.browser.playing import (
    LEGAL,
    LONGEST,
    LONGEST_WAIT,
    SHORT,
    draw,
    full_log,
    is_over,
    log_of,
    pass_set_up,
    play_on,
    result_of,
    sight_of,
    sit_together,
    transcript_of,
    wait_for_turn,
    wait_until_alike,
)

pytestmark = pytest.mark.slow

DRAWN = "Ada turns up the "
OWN_CARD = re.compile(r"(is dealt|draws|drawn: .*|dealt: .*) “.*”")  # of Lucky Hand, as only its owner is told
MAX_BYTES = 150_000
SIZE = """performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation'))
    .filter((entry) => !entry.name.includes('/api/')).reduce((sum, entry) => sum + entry.encodedBodySize, 0)"""


def size_of(visitor: Visitor) -> int:
    """The bytes of all that the page has loaded, as they came over the wire."""
    size: int = visitor.page.evaluate(SIZE)
    return size


@pytest.mark.parametrize("game", SHORT)
def test_two_people_and_a_bot_play_a_whole_game(game: str, visit: Any) -> None:
    host, guest = visit(), visit(viewport=PHONE)
    table = sit_together(host, guest, game)
    play_on([host, guest], events=3)
    assert 20_000 < size_of(host) < MAX_BYTES, "the shell and one game, compressed; what follows a game comes later"
    play_on([host, guest])
    told = transcript_of(host, table)
    assert fiveleaf.replay(told).scores() == told["result"]["scores"]
    fiveleaf.verify(told)
    names = [player["name"] for player in told["players"]]
    assert names[:2] == ["Ada", "Ben"]
    points = dict(zip(names, told["result"]["scores"], strict=True))
    winners = {names[seat] for seat in told["result"]["winners"]}
    assert [result_of(host, "Ada"), result_of(guest, "Ben")] == [(points, winners)] * 2
    own_host = [url for url in host.requests + guest.requests if not url.startswith((host.server.url, "data:"))]
    assert [url for url in own_host if not url.startswith(host.server.url.replace("http", "ws"))] == []


def test_a_reload_in_mid_game_goes_on_where_it_was(visit: Any) -> None:
    host, guest = visit(), visit()
    table = sit_together(host, guest, "lucky-numbers")
    pass_set_up([host, guest])
    play_on([host, guest], events=12)
    wait_for_turn(guest, [host])
    guest.page.evaluate("document.querySelector('.middle .selected')?.click()")  # a tile that is only picked up
    before = sight_of(guest)
    guest.page.reload()
    guest.page.locator(LEGAL).first.wait_for()
    assert sight_of(guest) == before
    assert before["glowing"] > 0
    place = host.page.locator(".rail [data-seat='1']")
    place.locator(".tag.warn").wait_for(state="detached")  # not away any more
    assert place.locator(".tag").count() == 0, "no bot stands in"
    play_on([host, guest])
    fiveleaf.verify(transcript_of(host, table))


def kill(server: Server, visitors: list[Visitor]) -> None:
    """Kills the server with −9; everybody notices, and reconnects by themselves when it is started again."""
    for visitor in visitors:
        visitor.is_offline = True
    server.stop(signal.SIGKILL)
    for visitor in visitors:
        visitor.page.get_by_text(LOST).first.wait_for()
    server.start()
    for visitor in visitors:
        visitor.wait_until_back()


def test_a_killed_server_loses_nothing(server: Server, visit: Any) -> None:
    """Once while somebody thinks, and once with a move on its way, which is then made, and made once."""
    host, guest = visit(), visit()
    table = sit_together(host, guest, "lucky-numbers")
    pass_set_up([host, guest])
    play_on([host, guest], events=12)
    wait_for_turn(host, [guest])
    wait_until_alike([host, guest])
    before = [sight_of(host), sight_of(guest)]
    kill(server, [host, guest])
    wait_until_seen([host, guest], before)
    assert server.process is not None
    server.process.send_signal(signal.SIGSTOP)  # so that the move comes to the server and no further
    draw(host)
    kill(server, [host, guest])
    host.page.locator(LEGAL).first.wait_for()
    wait_until_alike([host, guest])
    for visitor, old in ((host, before[0]["log"]), (guest, before[1]["log"])):
        assert log_of(visitor)[-len(old) :] == old
        assert len([line for line in log_of(visitor)[: -len(old)] if line.startswith(DRAWN)]) == 1
    play_on([host, guest])
    fiveleaf.verify(transcript_of(host, table))


def wait_until_seen(visitors: list[Visitor], before: list[dict[str, Any]]) -> None:
    """Waits until everybody has the same before them as then; what was missed is shown first."""
    end = time.monotonic() + LONGEST_WAIT
    while (now := [sight_of(visitor) for visitor in visitors]) != before:
        assert time.monotonic() < end, (now, before)
        visitors[0].page.wait_for_timeout(50)


def close_result(visitor: Visitor) -> None:
    visitor.page.locator("dialog").get_by_role("button", name="Close").click()
    visitor.page.locator(".next").wait_for(state="detached")


def test_a_spectator_sees_what_lies_open_and_can_do_nothing(visit: Any) -> None:
    host, guest, watcher = visit(), visit(), visit(viewport=PHONE)
    table = sit_together(host, guest, "lucky-hand")
    watcher.arrive("Cleo", "cat")
    watcher.go(f"/t/{table}")
    watcher.page.locator(".rail").wait_for()
    earlier = log_of(watcher)
    play_on([host, guest], events=2)
    assert not watcher.act()
    later = log_of(watcher)
    assert later[-len(earlier) :] == earlier
    play_on([host, guest])
    assert not watcher.act()
    watcher.page.locator(".next").wait_for()
    assert result_of(watcher) == result_of(host, "Ada")
    assert host.page.get_by_role("button", name="Rematch?").count() == 1
    assert watcher.page.get_by_role("button", name="Rematch?").count() == 0
    for visitor in (host, watcher):
        close_result(visitor)
    known, seen = log_of(host), log_of(watcher)
    told = transcript_of(host, table)
    assert (known, seen) == (full_log(told, 0), full_log(told, None)), "everything is told, as each may know it"
    assert len(seen) > len(later)
    assert any(map(OWN_CARD.search, known))
    assert not any(map(OWN_CARD.search, seen)), "hidden cards are not told"


NOTE_COVERS = """() => {
  window.covers = []
  let last = null
  const note = () => {
    const said = document.querySelector('.cover h2')?.textContent ?? null
    if (said && said !== last) covers.push(said)
    last = said
  }
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true })
  note()
}"""  # also those of questions that closed before anybody took the device


def take_over(host: Visitor) -> None:
    """Nothing hidden lies behind the cover. Whom it names takes the device, is asked, and is called so."""
    said = host.page.locator(".cover h2").inner_text()
    name = said.removeprefix("Hand the device to ")
    assert host.page.locator(".board, .rail, .line, .events li").count() == 0
    assert host.page.locator("[aria-live=polite]").text_content() == ""
    host.page.get_by_role("button", name=f"I am {name}", exact=True).click()
    assert host.page.locator(".line [role=status]").inner_text().startswith(f"{name}: ")


def test_several_people_at_one_device_hide_their_hands(visit: Any) -> None:
    host = visit()
    host.arrive("Ada")
    seats = [{"kind": "me"}, {"kind": "me", "name": "Ben", "animal": "owl"}]
    table, _ = host.make_table("lucky-hand", seats, options={"rounds": 12}, start=True)  # so that both qualify
    host.go(f"/t/{table}")
    host.page.locator(".cover").wait_for()
    host.page.get_by_role("button", name="What has happened").click()  # it stays open beside the board
    host.page.evaluate(NOTE_COVERS)
    take_over(host)
    assert host.page.locator(".events li").count() > 0
    end = time.monotonic() + LONGEST
    while not is_over(host):
        assert time.monotonic() < end, "the game did not end"
        if host.page.locator(".cover").count():
            take_over(host)
        host.act()
        host.page.wait_for_timeout(25)
    covers = host.page.evaluate("covers")
    assert len(set(covers)) == 2
    assert all(cover != after for cover, after in pairwise(covers)), "it changes hands"


def test_play_now_is_two_clicks_from_the_first_visit(visit: Any) -> None:
    newcomer = visit(viewport=PHONE)
    newcomer.page.goto(newcomer.server.url)
    newcomer.page.get_by_role("button", name="Play now").first.click()
    newcomer.page.locator(".legal").first.wait_for()
    assert newcomer.act()
