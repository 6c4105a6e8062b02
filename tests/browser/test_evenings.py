"""An evening together: inviting, short games, leaving and coming back, the rematch, games that are put away."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import PHONE, Visitor
from tests.browser.playing import play_on, sit_together

pytestmark = pytest.mark.slow

LOW = {"width": 360, "height": 640}
SHARE = "navigator.share = (data) => { window.shared = data; return Promise.resolve() }"
QUICK = {"deck": {"red": 5}}  # of Lucky Five


def press(visitor: Visitor, name: str) -> None:
    visitor.page.get_by_role("button", name=name, exact=True).first.click()


def is_inside(visitor: Visitor, role: Any, name: str) -> bool:
    """Whether all of it is on the screen without scrolling."""
    box = visitor.page.get_by_role(role, name=name).first.bounding_box()
    size = visitor.page.viewport_size
    assert box is not None
    assert size is not None
    return box["y"] >= 0 and box["y"] + box["height"] <= size["height"] and box["x"] + box["width"] <= size["width"]


def test_who_resigns_leaves_the_seat_to_a_bot_and_takes_it_back(visit: Any) -> None:
    host, guest = visit(), visit(viewport=PHONE)
    table = sit_together(host, guest, "lucky-numbers")
    press(guest, "Leave the game")
    press(guest, "Resign")
    press(guest, "No, play on")
    press(guest, "Leave the game")
    press(guest, "Resign")
    press(guest, "Yes, resign")
    host.page.get_by_role("alert").get_by_text("Ben has left; ").wait_for()
    guest.page.get_by_text("One game put away").click()
    assert guest.page.get_by_role("heading", name="Your games").count() == 0
    guest.page.locator(f"a[href='/t/{table}']").click()
    guest.page.get_by_role("button", name="Leave the game").wait_for(state="detached")
    press(guest, "Take the seat back")
    host.page.get_by_role("alert").get_by_text("Ben is back.").wait_for()
    guest.page.get_by_role("button", name="Leave the game").wait_for()
    press(host, "Leave the game")
    press(host, "Leave for now")
    host.page.get_by_role("heading", name="Your games").wait_for()
    host.page.locator(f"a[href='/t/{table}']").wait_for()


def test_a_rematch_is_agreed_by_each_and_goes_on_with_the_score(visit: Any) -> None:
    ada, ben, cleo = people = [visit(), visit(viewport=PHONE), visit()]
    for visitor, name in zip(people, ("Ada", "Ben", "Cleo"), strict=True):
        visitor.arrive(name)
    table, invite = ada.make_table("lucky-five", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], options=QUICK)
    ada.go(f"/t/{table}")
    for seat, guest in enumerate((ben, cleo), 1):
        guest.go(f"/t/{table}#{invite}")
        press(guest, "Sit down")
        ada.page.locator("main li.own, main li").nth(seat).get_by_text("is here").wait_for()
    press(ada, "Start")
    play_on(people)
    press(ada, "Rematch?")
    ada.page.get_by_text("Waiting for Ben and Cleo…").wait_for()
    ben.page.get_by_text("Ada would like a rematch.").wait_for()
    press(cleo, "No, thanks")
    ada.page.get_by_text("does not play on").wait_for(state="attached")
    assert {visitor.page.url.partition("#")[0] for visitor in people} == {f"{ada.server.url}/t/{table}"}
    press(ben, "Yes, once more")
    for visitor in (ada, ben):
        visitor.page.locator(".next").wait_for(state="detached")
        visitor.page.locator(".stage > .line").wait_for()
        assert table not in visitor.page.url
    cleo.page.get_by_role("link", name="To the rematch").wait_for()
    assert table in cleo.page.url, "nobody is taken off the result"
    ada.page.get_by_text("After the first game: ").wait_for()
    play_on([ada, ben])
    for visitor in (ada, ben):
        visitor.page.locator("dialog .series", has_text="After 2 games: ").wait_for()
    ada.page.reload()
    ada.page.locator("dialog .series", has_text="After 2 games: You ").wait_for()


def test_a_phone_shares_first_plays_short_games_and_puts_them_away(visit: Any) -> None:
    phone: Visitor = visit(viewport=LOW)
    phone.context.add_init_script(SHARE)
    phone.arrive("Ada")
    phone.go("/")
    with phone.page.expect_request("**/api/tables") as asked:
        phone.page.locator("article", has_text="Lucky Hand").get_by_role("button", name="Short game").click()
    assert (asked.value.post_data_json or {})["options"] == {"rounds": 20}
    press(phone, "Leave the game")
    press(phone, "Leave for now")
    phone.page.get_by_role("heading", name="Your games").wait_for()
    press(phone, "Put away")
    phone.page.get_by_role("heading", name="Your games").wait_for(state="detached")
    press(phone, "Undo")
    phone.page.get_by_role("heading", name="Your games").wait_for()
    press(phone, "Put away")
    phone.page.get_by_text("One game put away").click()
    phone.page.reload()
    phone.page.get_by_text("One game put away").click()
    press(phone, "Bring back")
    phone.page.get_by_role("heading", name="Your games").wait_for()
    phone.page.get_by_role("button", name="Invite friends").first.click()
    phone.page.get_by_role("button", name="Make the table").wait_for()
    assert is_inside(phone, "button", "Make the table")
    press(phone, "Make the table")
    phone.page.get_by_role("button", name="Start, with bots").wait_for()
    assert is_inside(phone, "button", "Share")
    assert is_inside(phone, "button", "Copy the link")
    assert is_inside(phone, "img", "QR")
    press(phone, "Share")
    assert phone.page.evaluate("window.shared.url").startswith(phone.page.url + "#")
    assert "main" not in (phone.page.get_by_role("button", name="Start, with bots").get_attribute("class") or "")
