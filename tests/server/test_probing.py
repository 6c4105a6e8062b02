"""Whoever probes a table learns nothing of answers that are held, or settled but not shown yet."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from fiveleaf.engine.errors import Refused
from fiveleaf.server.pages.home import home
from fiveleaf.server.wire import Advise, Decide, FromPage, Rematch, Sit, Stand, Watch
from tests.server.serving import Browser, serving
from tests.server.tables.test_playing import a_claim, a_game, until_phase
from tests.server.visitors import PEOPLE, Person, Stage, run_async, stage

WRONG = [{"move": "win"}, {}, {"move": "take"}, {"move": "draw"}, {"move": "stake", "card": "+20"}, {"move": "stop"}]


async def all_answers(house: Stage, table: str, person: Person) -> list[Any]:
    """What somebody hears who asks for all that cannot be, looks anew, and reads what lists and files tell."""
    seat, started = (person.table(table).yours or [0])[0], len(person.received)
    legal = [move for view in person.table(table).views if view.question for move in view.question.legal]
    asked: list[FromPage] = [Decide(table, seat, "probe", move) for move in WRONG if move not in legal]
    asked += [Decide(table, seat, "probe", move, 0) for move in WRONG]
    asked += [Advise(table, seat), Rematch(table), Sit(table, seat), Watch(table)]
    for message in asked:
        await person.says(message)
    heard: list[Any] = [msgspec.to_builtins(message) for message in person.received[started:]]
    assert len(heard) == len(asked)
    heard.append(msgspec.to_builtins(await home(house.house, person.player)))
    with pytest.raises(Refused) as refused:
        await house.house.finished(table)
    return [*heard, refused.value.key, refused.value.params]


async def everybody_hears(house: Stage, table: str, *people: Person) -> list[list[Any]]:
    """The same for each of them."""
    return [await all_answers(house, table, person) for person in people]


@pytest.mark.parametrize(
    ("game", "phase"), [("lucky-jack", "claim"), ("lucky-hand", "stake"), ("lucky-numbers", "setup-lay")]
)
@run_async
async def test_a_held_answer_is_given_away_by_nothing(game: str, phase: str, tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        table, people = await a_game(house, game, "Anna", "Ben", "Cleo", coach=True)
        await until_phase(house, phase, *people)
        spectator = house.stranger()
        await spectator.watches(table)
        quick, *asked = [person for person in people if person.question()]
        others = [*asked, *(person for person in people if person not in (quick, *asked)), spectator]
        before = await everybody_hears(house, table, *others)
        await house.passes(0.3)
        looked_again = await everybody_hears(house, table, *others)
        while quick.question():
            await quick.decides({"move": "leave"} if phase == "claim" else None)
        assert quick.table().views[0].answered
        assert await everybody_hears(house, table, *others) == looked_again
        assert without_windows(looked_again) == without_windows(before)


def without_windows(heard: Any) -> Any:
    """The same without the times that run."""
    if isinstance(heard, dict):
        return {name: without_windows(part) for name, part in heard.items() if name != "windows"}
    return [without_windows(part) for part in heard] if isinstance(heard, list) else heard


@run_async
async def test_a_settled_claim_is_given_away_by_nothing_before_its_least_time(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        table, asked, others = await a_claim(house)
        await house.passes(0.2)
        match = house.live(table).match
        assert match is not None
        first = match.asked[0]
        quick = next(person for person in asked if person.table().yours == [first])
        curious = [*(person for person in asked if person is not quick), *others]
        before = await everybody_hears(house, table, *curious)
        await quick.decides({"move": "take"})
        assert house.live(table).is_withheld
        assert await everybody_hears(house, table, *curious) == before
        await house.passes(PEOPLE.min_window)
        assert await everybody_hears(house, table, *curious) != before, "what is shown by then"


@run_async
async def test_an_end_that_is_not_shown_yet_keeps_nobody_on_their_seat(tmp_path: Path) -> None:
    async with stage(tmp_path) as house:
        table, asked, others = await a_claim(house)
        actor = house.house.tables[table]
        await asked[0].decides({"move": "leave"})
        await asked[1].decides({"move": "leave"})
        assert actor.state.is_withheld
        over = msgspec.structs.replace(actor.state.record, status="over")  # as after a claim that ends the game
        actor.state = msgspec.structs.replace(actor.state, record=over)
        seat = others[0].table().yours[0]
        await others[0].says(Stand(table, seat))
        assert others[0].refusal is None
        assert actor.state.record.seats[seat].kind == "bot"


def test_figures_are_for_the_machine_of_the_server_only(tmp_path: Path) -> None:
    with serving(tmp_path) as url, Browser(url) as browser:
        assert browser.get("/metrics").status_code == 200
        for host in ("192.0.2.7:8828", "fiveleaf.local", "pc"):
            assert httpx.get(f"{url}/metrics", headers={"host": host}).status_code == 403, host
        forwarded = httpx.get(f"{url}/metrics", headers={"x-forwarded-for": "192.0.2.7"})
        assert forwarded.status_code == 403
