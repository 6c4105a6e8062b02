"""The match of a table: the stored inputs give it back, and what does not follow from the seal is noticed."""

from __future__ import annotations

import random

import msgspec
import pytest

from fiveleaf.catalogue import GAMES, find
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.game import Game
from fiveleaf.engine.match import Input, Match, move_input
from fiveleaf.server.store import Loaded, PlayerRecord, StoreFault, TableRecord
from fiveleaf.server.tables.lobby import make
from fiveleaf.server.tables.matches import input_record, loaded_match, new_match, transcript_of
from fiveleaf.server.tables.starting import begun, close
from fiveleaf.server.wire import NewTable, SeatAsked

replace = msgspec.structs.replace
SILENT = {"lucky-jack": {"claim"}, "lucky-hand": {"stake", "counter"}}


def a_game(game: Game, seed: int) -> tuple[TableRecord, Match, list[Input]]:
    """A random game with its inputs; simultaneous answers come in any order."""
    host = PlayerRecord("host", "Anna", "fox", "en")
    options = {"rounds": 10} if game.name == "lucky-hand" else {}
    record = begun(close(make(NewTable(game.name, [SeatAsked("me")] * 3, options), host, 0)))
    luck = random.Random(seed)
    match = new_match(record)
    inputs = match.begin().inputs
    while not match.is_over and len(inputs) < 400:
        seat = luck.choice(match.may_act)
        move = luck.choice(match.legal_moves(seat))
        inputs = inputs + match.apply(move_input(seat, move, f"id {len(inputs)}")).inputs
    return record, match, inputs


def stored(record: TableRecord, inputs: list[Input]) -> Loaded:
    """The same as the store has it."""
    return Loaded(record, 1, 0, 0, [input_record(entry) for entry in inputs])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_prefix_of_stored_inputs_gives_the_match_back(game: Game) -> None:
    record, match, inputs = a_game(game, 3)
    again = loaded_match(stored(record, inputs))
    assert again is not None
    assert again.table.events == match.table.events
    assert game.memory.content(again.table.state) == game.memory.content(match.table.state)
    assert (again.question, again.events_before) == (match.question, match.events_before)
    assert again.clients == match.clients
    moves = [index for index, entry in enumerate(inputs) if entry.kind == "move"]
    for end in moves[:: max(1, len(moves) // 20)]:
        part = loaded_match(stored(record, inputs[:end]))
        assert part is not None
        assert part.input_count == end


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_luck_that_does_not_follow_from_the_seal_is_noticed(game: Game) -> None:
    _, _, inputs = a_game(game, 4)
    other, _, _ = a_game(game, 5)
    with pytest.raises(StoreFault, match=other.id):
        loaded_match(stored(other, inputs))


def test_a_game_of_other_rules_is_not_played_on() -> None:
    record, _, inputs = a_game(find("lucky-five"), 5)
    older = stored(replace(record, rules=record.rules - 1), inputs)
    with pytest.raises(Refused) as refused:
        loaded_match(older)
    assert (refused.value.key, refused.value.params) == (
        "error-other-rules",
        {"begun": record.rules - 1, "now": record.rules},
    )
    assert loaded_match(replace(older, record=replace(older.record, status="lobby"))) is None
    assert begun(older.record).rules == record.rules, "a table that has not begun is played by the rules of today"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_silence_means_what_the_game_says(game: Game) -> None:
    assert set(game.silence) == SILENT.get(game.name, set())


def test_a_transcript_is_only_for_a_game_that_is_over() -> None:
    record, match, _ = a_game(find("lucky-five"), 7)
    assert transcript_of(record, match).more["players"][0] == {"name": "Anna", "bot": None}
    with pytest.raises(Refused, match="not over"):
        transcript_of(record, new_match(record))
