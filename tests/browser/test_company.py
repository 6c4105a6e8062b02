"""People with several devices and languages: a link carries somebody on, and phrases are heard in one's own words."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import PHONE, Visitor

pytestmark = pytest.mark.slow


def carry_link(visitor: Visitor) -> str:
    """Asks in the settings for a link to another device."""
    visitor.go("/")
    visitor.page.get_by_role("button", name="Settings").click()
    visitor.page.get_by_role("button", name="Make the link").click()
    visitor.page.get_by_role("img", name="QR").wait_for()
    return visitor.page.locator("dialog input[readonly]").input_value()


def follow(visitor: Visitor, link: str) -> None:
    """Opens a link in a tab of its own, as a camera does."""
    visitor.page.goto("about:blank")
    visitor.page.goto(link)


def accept(visitor: Visitor, name: str) -> None:
    """Plays as somebody; Chromium drops taps on a page that it has not painted yet, as a busy machine shows."""
    visitor.page.get_by_role("dialog").wait_for()
    visitor.page.evaluate("new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))")
    visitor.page.get_by_role("button", name=f"Play as {name}").click()


def is_shown_as(visitor: Visitor, name: str) -> None:
    visitor.page.locator(f"header button.me[aria-label*='{name}']").wait_for()


def test_a_link_carries_somebody_and_their_games_to_another_device(visit: Any) -> None:
    laptop, phone = visit(), visit(viewport=PHONE)
    laptop.arrive("Ada")
    laptop.make_table("lucky-numbers", [{"kind": "me"}, {"kind": "open"}])
    link = carry_link(laptop)
    laptop.page.get_by_role("button", name="Copy the link").click()
    laptop.page.get_by_role("button", name="Copied").wait_for()
    follow(phone, link)
    accept(phone, "Ada")
    is_shown_as(phone, "Ada")
    phone.page.get_by_role("heading", name="Your games").wait_for()
    assert "key=" not in phone.page.url
    follow(phone, link)
    phone.page.get_by_role("alert").get_by_text("has been used").wait_for()
    is_shown_as(phone, "Ada")


def test_a_link_asks_before_a_first_visitor_becomes_somebody(visit: Any) -> None:
    ada, guest = visit(), visit(viewport=PHONE)
    ada.arrive("Ada")
    link = carry_link(ada)
    follow(guest, link)
    guest.page.get_by_role("dialog", name="Play as Ada on this device?").wait_for()
    assert guest.context.cookies() == []
    guest.page.get_by_role("button", name="No, go on without it").click()
    guest.page.get_by_role("dialog").wait_for(state="detached")
    assert guest.context.cookies() == []
    follow(guest, link)
    accept(guest, "Ada")
    is_shown_as(guest, "Ada")


def test_other_devices_are_signed_out(visit: Any) -> None:
    laptop, phone = visit(), visit(viewport=PHONE)
    laptop.arrive("Ada")
    table, _ = laptop.make_table("lucky-numbers", [{"kind": "me"}, {"kind": "open"}])
    follow(phone, carry_link(laptop))
    accept(phone, "Ada")
    is_shown_as(phone, "Ada")
    phone.go(f"/t/{table}")
    phone.page.get_by_role("button", name="Stand up").wait_for()
    laptop.page.get_by_role("button", name="Sign out other devices").click()
    laptop.page.get_by_text("One other device is signed out.").wait_for()
    phone.page.get_by_text("This device was signed out from another one.").wait_for()
    phone.page.get_by_role("button", name="Change", exact=True).wait_for()
    laptop.go(f"/t/{table}")
    laptop.page.get_by_role("button", name="Stand up").wait_for()


def test_a_link_asks_before_it_replaces_somebody(visit: Any) -> None:
    ada, ben = visit(), visit(viewport=PHONE)
    ada.arrive("Ada")
    ben.arrive("Ben")
    follow(ben, carry_link(ada))
    ben.page.get_by_role("dialog", name="Play as Ada on this device?").wait_for()
    ben.page.get_by_role("button", name="Stay Ben").click()
    ben.page.get_by_role("dialog").wait_for(state="detached")
    is_shown_as(ben, "Ben")
    follow(ben, carry_link(ada))
    accept(ben, "Ada")
    is_shown_as(ben, "Ada")


def test_a_phrase_is_heard_in_ones_own_language(visit: Any) -> None:
    host, guest = visit(), visit(locale="de-DE")
    host.arrive("Ada")
    guest.arrive("Ben", "owl", "de")
    table, invite = host.make_table("lucky-numbers", [{"kind": "me"}, {"kind": "open"}])
    host.go(f"/t/{table}")
    guest.go(f"/t/{table}#{invite}")
    guest.page.get_by_role("button", name="Platz nehmen").first.click()
    host.page.get_by_role("button", name="Start", exact=True).click()
    guest.page.get_by_role("button", name="Etwas sagen").click()
    guest.page.get_by_role("button", name="Viel Glück!").click()
    host.page.locator(".rail .bubble").get_by_text("Good luck!").wait_for()
    guest.page.locator(".own .bubble").get_by_text("Viel Glück!").wait_for()
