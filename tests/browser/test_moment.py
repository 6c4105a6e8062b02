"""The log with its headings and pictures, and the lucky moment with its picture to share, after a whole game."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest

from tests.browser.conftest import Visitor
from tests.browser.playing import play_on, sit_alone

pytestmark = pytest.mark.slow

RECORD_PICTURES = """
window.pictures = []
const decode = HTMLImageElement.prototype.decode
HTMLImageElement.prototype.decode = function () {
  window.pictures.push(this.src)
  return decode.call(this)
}
navigator.canShare = () => false
"""


def picture_of(visitor: Visitor) -> tuple[bytes, str]:
    """The PNG that is saved, and the drawing that it was made from."""
    with visitor.page.expect_download() as saved:
        visitor.page.get_by_role("button", name="Share a picture").click()
    drawing: str = visitor.page.evaluate("window.pictures.at(-1)")
    return Path(str(saved.value.path())).read_bytes(), unquote(drawing)


def test_a_game_is_told_and_its_luckiest_moment_can_be_shared(visit: Any) -> None:
    visitor = visit()
    visitor.page.add_init_script(RECORD_PICTURES)
    sit_alone(visitor, "lucky-five")
    play_on([visitor])
    moment = visitor.page.get_by_role("region", name="The lucky moment")
    moment.wait_for()
    names = visitor.page.locator("dialog ol .called").all_inner_texts()
    assert "sealed beforehand" in moment.inner_text()

    png, drawing = picture_of(visitor)
    assert png.startswith(b"\x89PNG\r\n")
    assert len(png) > 10_000
    assert (int.from_bytes(png[16:20]), int.from_bytes(png[20:24])) == (1200, 630)
    assert "Somebody" in drawing
    assert re.search(r"<foreignObject.*<style.*<svg", drawing, re.DOTALL), "pieces are drawn as on the board"
    assert not any(name in drawing for name in names)
    moment.get_by_role("switch").check()
    assert "Somebody" not in picture_of(visitor)[1]

    moment.get_by_role("button", name="Watch it").click()
    visitor.page.get_by_role("button", name="Play it again").wait_for()
    visitor.page.locator("dialog .scene [data-place]").first.wait_for()
    visitor.page.get_by_role("button", name="Play it again").click(timeout=60_000)
    visitor.page.keyboard.press("Escape")
    visitor.page.keyboard.press("Escape")

    visitor.page.get_by_role("button", name="What has happened").click()
    log = visitor.page.locator(".events, dialog")
    log.get_by_role("heading", name="turn").first.wait_for()
    assert log.locator("li .pieces[aria-hidden=true] .piece").count() > 5
    told = log.locator("li").all_inner_texts()
    assert any("The call was" in line for line in told)
    assert any(line.startswith("Scores:") for line in told)
