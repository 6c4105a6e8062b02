"""After a game: its luck is checked by the browser alone, and it is watched again, step by step, as any viewer."""

from __future__ import annotations

import json
from typing import Any

import pytest

import fiveleaf
from tests.browser.conftest import Visitor
from tests.browser.playing import play_on, sit_alone, transcript_of, words_of
from tests.browser.test_access import findings

pytestmark = pytest.mark.slow

GOOD = "Everything matches."
INCOMPLETE = "Not fully checked."
BAD = "Something does not match."


def hand_in(visitor: Visitor, told: dict[str, Any]) -> None:
    """Pastes a file on the page that checks the luck."""
    visitor.page.get_by_label("Or paste it here").fill(json.dumps(told))
    visitor.page.get_by_role("button", name="Check it").click()


def proof_of(visitor: Visitor, table: str) -> dict[str, Any]:
    script = "async (table) => (await fetch(`/api/tables/${table}/proof`)).json()"
    proof: dict[str, Any] = visitor.page.evaluate(script, table)
    return proof


def another(drawn: dict[str, Any]) -> dict[str, Any]:
    """An outcome that did not come, though it could."""
    return next(outcome for outcome in drawn["outcomes"] if outcome != drawn["event"])


def reordered(drawn: dict[str, Any]) -> dict[str, Any]:
    """The outcomes in another order, in which the same ticket brings another of them."""
    outcomes, place = drawn["outcomes"][::-1], drawn["outcomes"].index(drawn["event"])
    return {**drawn, "outcomes": outcomes, "weights": drawn["weights"][::-1], "event": outcomes[place]}


def test_the_luck_is_checked_by_the_browser_alone(visit: Any) -> None:
    visitor, stranger = visit(), visit()
    table = sit_alone(visitor, "lucky-five")
    play_on([visitor])
    visitor.page.get_by_role("link", name="Check the luck").click()
    visitor.page.get_by_role("heading", name=GOOD).wait_for()
    shown = visitor.page.locator("main").inner_text()
    for verdict in ("exactly what the envelope held", "saw before the first card", "is mixed into the luck"):
        assert verdict in shown
    assert "still come from the server" in shown, "what the page cannot check stands beside the verdict"
    fetched = next(at for at, url in enumerate(visitor.requests) if url.endswith("/proof"))
    later = [url for url in visitor.requests[fetched + 1 :] if "/api/" in url]  # not our icon
    assert later == [], "nothing is asked that the proof could tell"
    proof = proof_of(visitor, table)
    stranger.go("/v")
    stranger.page.get_by_label("Or paste it here").wait_for()
    stranger.page.wait_for_load_state("networkidle")
    hand_in(stranger, proof)
    stranger.page.get_by_role("heading", name=INCOMPLETE).wait_for()
    stranger.page.get_by_text(f"All {len(proof['events'])} chance events follow from the key, but").wait_for()
    asked = list(stranger.requests)
    drawn = next(drawn for drawn in proof["events"] if len(drawn["outcomes"]) > 1)
    hand_in(stranger, {**proof, "events": [{**drawn, "event": another(drawn)}]})
    stranger.page.get_by_role("heading", name=BAD).wait_for()
    stranger.page.get_by_text("Event ").first.wait_for()
    hand_in(stranger, {**proof, "events": [reordered(drawn)]})
    stranger.page.get_by_text("does not stand in the published order").wait_for()
    stranger.page.get_by_role("heading", name=BAD).wait_for()
    hand_in(stranger, {**proof, "envelope": "00" * 32})
    stranger.page.get_by_text("not what the envelope held").wait_for()
    assert stranger.requests == asked, "a proof goes nowhere"
    assert not any("/api/tables/" in url or "/api/proof" in url for url in asked)


def a_transcript() -> dict[str, Any]:
    """A whole game, played without a server."""
    table = fiveleaf.start("lucky-five", seats=2, seed="tea")
    while not table.is_over:
        table.resolve_all()
        for seat in table.may_act:
            table.play(seat, table.legal_moves(seat)[0])
    return fiveleaf.transcript(table)


def test_a_transcript_that_was_changed_is_refused(visit: Any) -> None:
    told = a_transcript()
    visitor = visit()
    visitor.go("/v")
    hand_in(visitor, told)
    visitor.page.get_by_role("heading", name=INCOMPLETE).wait_for()
    visitor.page.get_by_text("the server alone made this luck").wait_for()
    hand_in(visitor, {**told, "fairness": {**told["fairness"], "secret": "00" * 32}})
    visitor.page.get_by_role("alert").get_by_text("The envelope does not fit the secret").wait_for()
    assert visitor.page.get_by_role("heading", name=INCOMPLETE).count() == 0, "nothing is said of another file"


class Film:
    """Somebody who watches a game again."""

    def __init__(self, visitor: Visitor) -> None:
        self.page = visitor.page

    def press(self, name: str) -> None:
        self.page.get_by_role("button", name=name, exact=True).click()

    def tells(self, line: str, place: str) -> None:
        """It comes to that place, and says that this has happened."""
        self.page.wait_for_url(f"**/r/*#{place}")
        self.page.get_by_role("status").get_by_text(line, exact=True).wait_for()


def a_game_with_different_hands(visitor: Visitor) -> tuple[str, list[str], int]:
    """A finished game of Lucky Hand: its table, its log, and an event after which nobody holds the other's cards."""
    table = sit_alone(visitor, "lucky-hand", rounds=2)
    play_on([visitor])
    told = transcript_of(visitor, table)
    log = ["Before the first card", *words_of(told, 0)]
    dealt = max(ply for ply, line in enumerate(log) if line.startswith("Ada is dealt “"))
    until = {key: part for key, part in told.items() if key not in ("result", "fairness")}
    then: Any = fiveleaf.replay({**until, "events": told["events"][:dealt]})
    if then.view(0).hand == then.view(1).hand:
        return a_game_with_different_hands(visitor)
    return table, log, dealt


def test_a_game_is_watched_again_as_any_viewer(visit: Any) -> None:
    visitor, stranger = visit(), visit(bypass_csp=True)
    table, log, dealt = a_game_with_different_hands(visitor)
    film = Film(visitor)
    visitor.go(f"/r/{table}")
    film.tells(log[0], "0:0")
    film.press("One step on")
    film.tells(log[1], "1:0")
    film.press("One step on")
    film.tells(log[2], "2:0")
    film.press("One step back")
    film.tells(log[1], "1:0")
    visitor.page.keyboard.press("End")
    film.tells(log[-1], f"{len(log) - 1}:0")
    visitor.page.get_by_label("Place in the game").fill(str(dealt))
    film.tells(log[dealt], f"{dealt}:0")
    own = visitor.page.locator(".stage > .board").aria_snapshot()
    visitor.page.locator("aside li").last.get_by_role("button").click()
    film.tells(log[1], "1:0")
    visitor.page.get_by_label("Place in the game").fill(str(dealt))
    film.tells(log[dealt], f"{dealt}:0")
    for viewer, name in (("1", "As Bruno saw it"), ("spectator", "As a spectator saw it")):
        film.press(name)
        film.tells("Ada is dealt a card.", f"{dealt}:{viewer}")
        assert visitor.page.locator(".stage > .board").aria_snapshot() != own
    film.press("All cards open")
    film.tells(log[dealt], f"{dealt}:all")
    assert visitor.page.locator("[data-tile]").count() == 2
    film.press("Share this moment")
    link = visitor.page.locator("dialog input[readonly]").input_value()
    stranger.page.goto(link)
    Film(stranger).tells(log[dealt], f"{dealt}:all")
    assert stranger.page.locator("[data-tile]").count() == 2
    assert findings(stranger) == []
