"""Running games: inputs are the truth, and the same inputs give the same game."""

from __future__ import annotations

import random

import msgspec
import pytest

from fiveleaf.catalogue import GAMES, find
from fiveleaf.engine.chance import FairChance
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.game import Game
from fiveleaf.engine.seal import new_seal
from fiveleaf.server.store import InputRecord, Loaded, PlayerRecord, StoreFault, TableRecord
from fiveleaf.server.tables.lobby import make
from fiveleaf.server.tables.running import HouseChance, Running, replayed, running_of
from fiveleaf.server.tables.starting import begun, close
from fiveleaf.server.wire import NewTable, SeatAsked

replace = msgspec.structs.replace
SILENT = {"lucky-jack": {"claim"}, "lucky-hand": {"stake", "counter"}}


def a_game(game: Game, seed: int) -> tuple[TableRecord, Running, list[InputRecord]]:
    """A random game with its inputs; simultaneous answers come in any order."""
    host = PlayerRecord("host", "Anna", "fox", "en")
    options = {"rounds": 10} if game.name == "lucky-hand" else {}
    record = begun(close(make(NewTable(game.name, [SeatAsked("me")] * 3, options), host, 0)))
    luck = random.Random(seed)
    running = Running(record)
    inputs = running.begin()
    while not running.table.is_over and len(inputs) < 400:
        seat = luck.choice(running.table.may_act)
        move = luck.choice(running.table.legal_moves(seat))
        inputs += running.decide(seat, move, f"id {len(inputs)}")
    return record, running, inputs


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_prefix_of_inputs_that_was_kept_can_be_replayed(game: Game) -> None:
    record, running, inputs = a_game(game, 3)
    again = replayed(record, inputs)
    assert again.table.events == running.table.events
    assert game.memory.content(again.table.state) == game.memory.content(running.table.state)
    assert (again.plies, again.asking, again.opened) == (running.plies, running.asking, running.opened)
    assert again.clients == running.clients
    moves = [index for index, entry in enumerate(inputs) if entry.kind == "move"]
    for end in moves[:: max(1, len(moves) // 20)]:
        assert replayed(record, inputs[:end]).plies == end


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_luck_that_does_not_follow_from_the_seal_is_noticed(game: Game) -> None:
    _, _, inputs = a_game(game, 4)
    other, _, _ = a_game(game, 5)
    with pytest.raises((StoreFault, Refused)):
        replayed(other, inputs)


def test_a_game_of_other_rules_is_not_played_on() -> None:
    record, running, inputs = a_game(find("lucky-five"), 5)
    loaded = Loaded(record, 1, 0, 0, inputs)
    again = running_of(loaded)
    assert again is not None
    assert again.table.events == running.table.events
    older = replace(loaded, record=replace(record, rules=record.rules - 1))
    with pytest.raises(Refused) as refused:
        running_of(older)
    assert (refused.value.key, refused.value.params) == (
        "error-other-rules",
        {"begun": record.rules - 1, "now": record.rules},
    )
    assert running_of(replace(older, record=replace(older.record, status="lobby"))) is None
    assert begun(older.record).rules == record.rules, "a table that has not begun is played by the rules of today"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_silence_means_what_the_game_says(game: Game) -> None:
    phases = set(game.silence)
    assert phases == SILENT.get(game.name, set())


def test_a_refused_move_leaves_no_trace() -> None:
    _, running, _ = a_game(GAMES[0], 5)
    record, fresh, inputs = a_game(GAMES[0], 6)
    plies = running.plies
    with pytest.raises(Refused):
        running.decide(0, {"move": "nonsense"}, "id")
    assert running.plies == plies
    assert (0, "id") not in running.clients
    assert fresh.transcript(record).events if fresh.table.is_over else inputs


def test_a_transcript_is_only_for_a_game_that_is_over() -> None:
    record, _, _ = a_game(GAMES[0], 7)
    with pytest.raises(Refused, match="not over"):
        Running(record).transcript(record)


def test_the_luck_of_the_house_is_the_one_that_can_be_checked() -> None:
    seal = new_seal(2, "house")
    house, plain = HouseChance(seal), FairChance(seal)
    assert [house.word() for _ in range(50)] == [plain.word() for _ in range(50)]
    assert house.counter == plain.counter == 50


def test_a_move_that_only_looks_legal_is_refused() -> None:
    record, _, _ = a_game(find("lucky-numbers"), 8)
    running = Running(record)
    running.begin()
    seat = running.may_act[0]
    move = next(move for move in running.legal_moves(seat) if "cell" in move)
    for cell in (bool(move["cell"]), float(move["cell"]), str(move["cell"])):
        with pytest.raises(Refused):
            running.decide(seat, {**move, "cell": cell})
    assert running.decide(seat, move)
