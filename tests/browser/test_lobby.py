"""The way to a table: invite links, who may sit down, and the language, which can change at any time."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.browser.conftest import PHONE, Visitor
from tests.browser.playing import LEGAL, LONGEST_WAIT, log_of

pytestmark = pytest.mark.slow

OTHERS = ("en", "fr", "es", "nl")  # languages, beside German
CHANGED = "question => document.querySelector('.line [role=status]').textContent !== question"


def invite_link(host: Visitor) -> str:
    """Makes a table from the home page; the link that it offers."""
    host.arrive("Ada")
    host.page.reload()
    host.page.get_by_role("button", name="Invite friends").first.click()
    host.page.get_by_role("button", name="Make the table").click()
    return host.page.locator("input[readonly]").first.input_value()


def test_a_first_visit_by_invite_link_ends_in_a_game(visit: Any) -> None:
    host, guest = visit(), visit(viewport=PHONE)
    address = invite_link(host)
    assert "#" in address
    guest.page.goto(address)
    guest.page.get_by_role("button", name="Sit down").first.click()
    asked = guest.page.get_by_role("dialog", name="Who are you?")
    asked.get_by_label("Name").fill("Zoë")
    asked.get_by_role("button", name="Sit down").click()
    host.page.locator("li", has_text="Zoë").wait_for()
    host.page.get_by_role("button", name="Start").click()
    guest.page.locator(".rail").wait_for()
    end = time.monotonic() + LONGEST_WAIT
    while not guest.act():
        assert time.monotonic() < end, "it is never the guest's turn"
        host.act()
        guest.page.wait_for_timeout(25)
    assert any("Zoë" in line for line in log_of(guest))


def test_whoever_takes_another_name_sits_down_under_it_and_may_start_a_full_table(visit: Any) -> None:
    host, guest = visit(), visit()
    host.arrive("Ada")
    table, invite = host.make_table("lucky-numbers", [{"kind": "me"}, {"kind": "open"}])
    host.go(f"/t/{table}")
    guest.arrive("Ben")
    guest.go(f"/t/{table}#{invite}")
    guest.page.get_by_role("button", name="Sit down").wait_for()
    guest.page.get_by_role("button", name="Ben: change name or animal").click()
    guest.page.get_by_role("textbox", name="Name").fill("Papa")
    guest.page.get_by_role("dialog").get_by_role("button", name="That’s me").click()
    guest.page.get_by_role("dialog").wait_for(state="detached")
    guest.page.get_by_role("button", name="Sit down").click()
    host.page.locator("li", has_text="Papa").wait_for()
    guest.page.get_by_role("button", name="Start", exact=True).click()
    for visitor in (host, guest):
        visitor.page.locator(LEGAL).first.wait_for()


def test_the_lot_decides_who_begins_unless_the_host_names_somebody(visit: Any) -> None:
    host, guest = visit(), visit()
    host.arrive("Ada")
    table, invite = host.make_table("lucky-jack", [{"kind": "me"}, {"kind": "open"}])
    guest.arrive("Ben")
    guest.go(f"/t/{table}#{invite}")
    guest.page.get_by_role("button", name="Sit down").click()
    told = guest.page.locator("dl div", has_text="Who begins")
    told.get_by_text("The lot decides").wait_for()
    assert guest.page.get_by_label("Who begins").count() == 0
    host.go(f"/t/{table}")
    host.page.get_by_label("Who begins").select_option("Ben")
    told.get_by_text("Ben").wait_for()
    guest.page.get_by_role("button", name="Start", exact=True).click()
    guest.page.locator(LEGAL).first.wait_for()
    assert not any("lot decides" in line for line in log_of(guest))


def test_without_the_invitation_nobody_is_offered_a_seat(visit: Any) -> None:
    host, stranger = visit(), visit()
    address, _, _ = invite_link(host).partition("#")
    stranger.page.goto(address)
    stranger.page.get_by_text("Free").first.wait_for()
    assert stranger.page.get_by_role("button", name="Sit down").count() == 0


def words(visitor: Visitor) -> tuple[str, str, str]:
    """The question, the newest line of the log, and the name of a button."""
    button = visitor.page.locator("header .tools [aria-expanded]").get_attribute("aria-label") or ""
    question = visitor.page.locator(".line [role=status]").inner_text()
    return question, visitor.page.locator(".events li").first.inner_text(), button


def test_the_language_can_be_switched_in_mid_game(visit: Any) -> None:
    visitor = visit(locale="de-DE")
    visitor.page.goto(visitor.server.url)
    visitor.page.get_by_role("button", name="Losspielen").first.click()
    visitor.page.locator(".legal").first.wait_for()
    visitor.page.locator("header .tools [aria-expanded]").click()
    said = [words(visitor)]
    for language in OTHERS:
        visitor.page.locator("header .tools button").last.click()
        visitor.page.get_by_role("combobox").first.select_option(language)
        visitor.page.wait_for_function("language => document.documentElement.lang === language", arg=language)
        visitor.page.keyboard.press("Escape")
        visitor.page.wait_for_function(CHANGED, arg=said[-1][0])
        said.append(words(visitor))
    for told in zip(*said, strict=True):
        assert len(set(told)) == len(OTHERS) + 1
    events = visitor.page.locator(".events li").count()
    assert visitor.act()
    visitor.page.wait_for_function("count => document.querySelectorAll('.events li').length > count", arg=events)
