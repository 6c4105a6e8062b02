"""Whole games played by keyboard and with what a screen reader reads, from the home page to the result."""

from __future__ import annotations

import time
from typing import Any

import pytest

from fiveleaf.catalogue import find
from tests.browser.accessibility import HEARD, Node, Reader, choices_in, text_in
from tests.browser.playing import BOT, SHORT, transcript_of, words_of

pytestmark = pytest.mark.slow

LONGEST = 240.0  # seconds for a game on a busy machine
WORDS = "The table in words"
RESULT = "Once more"
LOOKS = 6  # questions at which the whole table is asked for


def is_over(tree: list[Node]) -> bool:
    return any(node.role == "button" and node.name.startswith(RESULT) for node in tree if node.is_in_dialog)


def looked_at_table(reader: Reader, seats: int) -> bool:
    """The table in words has a heading for everybody, and leads back to the question; the result may come first."""
    if not reader.reach(WORDS):
        return False
    reader.press("Enter")
    reader.page.locator("dialog[open] h3").nth(seats).wait_for()
    reader.press("Escape")
    reader.page.locator("dialog[open]").wait_for(state="detached")
    return True


def unread(happened: list[str], read: list[str]) -> list[str]:
    """Returns what was not read in its turn after the first thing that was; before that, the page was not open yet."""
    missing, whole = [], " ".join(read)
    end = len(whole)
    for words in reversed(happened):
        found = whole.rfind(words, 0, end)
        if found < 0:
            missing.append(words)
        else:
            end = found
    return missing if missing != happened[: len(missing)][::-1] else []


@pytest.mark.parametrize("game", SHORT)
def test_a_whole_game_is_played_with_what_a_screen_reader_reads(game: str, visit: Any) -> None:
    visitor = visit()
    visitor.page.add_init_script(HEARD)
    visitor.arrive("Ada")
    bots = [BOT] * (find(game).fewest_seats - 1)
    table, _ = visitor.make_table(game, [{"kind": "me"}, *bots], options=SHORT[game], start=True)
    visitor.go(f"/t/{table}")
    visitor.page.locator(".stage > .line").wait_for()
    reader, questions, looks = Reader(visitor), 0, 0
    end = time.monotonic() + LONGEST
    while not is_over(tree := reader.tree()):
        assert time.monotonic() < end, "the game did not end"
        choices = choices_in(tree)
        if any(node.is_in_dialog for node in tree):
            reader.press("Escape")
        elif not choices:
            visitor.page.wait_for_timeout(20)
        else:
            assert text_in(tree, "status") != ""
            assert "" not in [node.words for node in choices], "a choice without a name"
            if questions < LOOKS:
                looks += looked_at_table(reader, 1 + len(bots))
            questions += 1
            reader.press_one(choices)
    assert questions > 0
    assert looks > 0
    node = reader.focused()
    assert node is not None
    assert node.is_in_dialog, "the result has the focus"
    assert len(reader.heard()) > 0, "what follows a move is read by itself"
    assert unread(words_of(transcript_of(visitor, table), 0), reader.heard()) == []
    assert reader.without_ring == set()


def test_the_way_from_home_to_a_game_is_read(visit: Any) -> None:
    """Every button of the home page says which game it is about, and leads to a question that is read."""
    visitor = visit()
    visitor.page.goto(visitor.server.url)
    visitor.page.get_by_role("heading", name="Lucky Numbers").wait_for()
    reader = Reader(visitor)
    assert reader.reach("Play now", "Lucky Numbers")
    reader.press("Enter")
    visitor.page.locator(".stage > .line").wait_for()
    visitor.page.locator(".legal").first.wait_for()
    assert "status" in {role for node in reader.tree() for role in node.parents}
    assert text_in(reader.tree(), "status") != ""
    assert reader.without_ring == set()
