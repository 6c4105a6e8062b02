"""The promises that every game keeps, at every seat count and with every option."""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np
import pytest

from fiveleaf.arena.runner import Results, Runner
from fiveleaf.arena.simulate import plan, record
from fiveleaf.catalogue import GAMES, find
from fiveleaf.engine.chance import new_rng
from fiveleaf.engine.compiled import Mode, game_gate
from fiveleaf.engine.contract import CHANCE, NOBODY, RULES
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.game import Game
from fiveleaf.engine.layout import Grid, Row, buffer_of
from fiveleaf.engine.notation import compact
from fiveleaf.engine.playout import step
from fiveleaf.engine.table import Table
from fiveleaf.engine.transcript import encode, parse, replayed
from tests.contract.cases import EACH_CASE, EACH_SEAT_COUNT, Case, Room, random_states

GAMES_IN_LOCK_STEP = 60  # of every case: what happens in one game of 20 is met there, and of 100 in all cases of a game
COUNTED = 4  # in one game of so many the pieces are counted after every event
BLOCK = 256  # events that are compared at a time
LONGEST_GAME = 200_000  # events: far beyond any real game, so a game that never ends fails instead of hanging


def note_steps(states: Any, content: Row, rng: Row, moves: Row, weights: Row, notes: Grid, seats: Row) -> None:
    """Plays on at random; notes who acted and every byte of state and generator after every event."""
    size = len(content)
    for event in range(len(seats)):
        seats[event] = step(states[0], rng, moves, weights)
        for index in range(size):
            notes[event, index] = content[index]
        for index in range(len(rng)):
            for byte in range(8):
                notes[event, size + 8 * index + byte] = (rng[index] >> (8 * byte)) & 255


class Twin:
    """A game that is played at random by compiled code, a block of events at a time."""

    def __init__(self, game: Game, mode: Mode, start: bytes) -> None:
        self._play = game_gate(game, mode).bind(note_steps)
        self._start = start
        self._memory = bytearray(start)
        self._states = game.memory.records(self._memory)
        self._content = np.frombuffer(self._memory, dtype=np.uint8)
        self._rng = new_rng(0)
        self._room = (np.zeros(game.most_moves + 1, dtype=np.int32), np.zeros(game.most_outcomes, dtype=np.int64))
        self.notes = np.zeros((BLOCK, len(start) + self._rng.nbytes), dtype=np.uint8)
        self.seats = np.zeros(BLOCK, dtype=np.int64)

    def begin(self, seed: int) -> None:
        """The start of a game."""
        self._memory[:] = self._start
        self._rng[:] = new_rng(seed)

    def go_on(self) -> None:
        """The next block; nothing happens any more where the game is over."""
        self._play(self._states, self._content, self._rng, *self._room, self.notes, self.seats)


def in_lock_step(case: Case, games: int) -> None:
    """Plays random games three ways and compares every byte of state and generator after every event."""
    game = case.game
    start = game.memory.content(game.start(case.options, case.seats))
    twins = [Twin(game, mode, start) for mode in (Mode.FAST, Mode.CHECKED)]
    plain = game_gate(game, Mode.PLAIN).bind(step)
    room = Room(game)
    count_pieces = case.positions.pieces
    pieces = count_pieces(game.start(case.options, case.seats))
    for seed in range(games):
        buffer, tape = bytearray(start), bytearray(new_rng(seed).tobytes())  # the generator stands on the tape
        state, rng = game.memory.over(buffer), buffer_of(np.frombuffer(tape, dtype=np.int64))
        width = len(buffer) + len(tape)
        for twin in twins:
            twin.begin(seed)
        for event in range(LONGEST_GAME):
            if event % BLOCK == 0:
                for twin in twins:
                    twin.go_on()
                fast, checked = (twin.notes.tobytes() for twin in twins)
                assert fast == checked
                seats = twins[0].seats.tolist()
                assert seats == twins[1].seats.tolist()
            seat = plain(state, rng, room.moves, room.weights)
            at = event % BLOCK
            assert seats[at] == seat
            assert fast[at * width : (at + 1) * width] == buffer + tape
            if seat == NOBODY:
                break
            if seed % COUNTED == 0:
                assert count_pieces(state) == pieces
        assert state.ending, "the game did not end"


@EACH_SEAT_COUNT
def test_compiled_checked_and_plain_agree(case: Case) -> None:
    in_lock_step(case, 3)


@pytest.mark.slow
@EACH_CASE
def test_compiled_checked_and_plain_agree_over_many_games(case: Case) -> None:
    in_lock_step(case, GAMES_IN_LOCK_STEP)


@EACH_CASE
def test_whoever_is_to_act_can_act(case: Case) -> None:
    game, rules, room = case.game, case.game.rules, Room(case.game)
    for state in random_states(case, 1):
        seat = rules.to_act(state)
        asked = [room.seats[index] for index in range(rules.asked(state, room.seats))]
        if seat >= 0:
            assert seat in asked
            count = rules.legal_moves(state, seat, room.moves)
            assert 0 < count <= game.most_moves
            assert len({room.moves[index] for index in range(count)}) == count
        else:
            assert asked == []
        if seat == CHANCE:
            count = rules.weigh(state, room.weights)
            assert 0 < count <= game.most_outcomes
            assert all(room.weights[outcome] >= 0 for outcome in range(count))
            assert any(room.weights[outcome] for outcome in range(count))
        for other in set(range(case.seats)) - set(asked):
            assert rules.legal_moves(state, other, room.moves) == 0
        assert (seat == NOBODY) == bool(state.ending)


def every_written_move(game: Game) -> list[dict[str, Any]]:
    """Every move that is written as the notation wants it, with a null argument there or left out."""
    written: list[dict[str, Any]] = []
    for name, arguments in game.notation.MOVES.items():
        for values in product(*arguments.values()):
            given = dict(zip(arguments, values, strict=True))
            written.append({"move": name, **given})
            if None in values:
                written.append({"move": name, **{key: value for key, value in given.items() if value is not None}})
    return written


@EACH_SEAT_COUNT
def test_legal_moves_are_exactly_those_that_the_notation_accepts(case: Case) -> None:
    table = Table(case.game, case.seats, case.options)
    written = every_written_move(case.game)
    for index, state in enumerate(random_states(case, 2)):
        if index % 23 or case.game.rules.to_act(state) < 0:
            continue
        table.state = state
        for seat in range(case.seats):
            legal = {compact(move) for move in table.legal_moves(seat)}
            accepted = {compact(move) for move in written if is_accepted(table, seat, move)}
            assert accepted == legal


def is_accepted(table: Table, seat: int, move: dict[str, Any]) -> bool:
    """Whether the table takes the move; a refusal names a clause or a seat, and changes nothing."""
    before = table.game.memory.content(table.state)
    try:
        table.code_of(seat, move)
        accepted = True
    except Refused as caught:
        accepted = False
        reason = caught.text("en")
    assert accepted or reason
    assert table.game.memory.content(table.state) == before
    return accepted


@EACH_CASE
def test_a_transcript_replays_to_the_same_result(case: Case) -> None:
    chosen = plan(case.game, case.seats, 2, ["random"], 5, case.options)
    for index in range(2):
        told = record(chosen, index)
        again = parse(encode(told), find)
        assert again == told
        table = replayed(again)
        assert {"scores": table.scores(), "winners": table.winners()} == told.result
        assert table.events == told.events


@EACH_SEAT_COUNT
@pytest.mark.parametrize("bot", ["simple", "clever"])  # loops for random play alone: tests/arena/test_simulate.py
def test_the_compiled_and_the_recorded_game_are_one(case: Case, bot: str) -> None:
    chosen = plan(case.game, case.seats, 4, [bot], 11, case.options)
    results = {mode: Results(4, case.seats) for mode in (Mode.FAST, Mode.PLAIN)}
    for mode, result in results.items():
        Runner(case.options, chosen.bots, mode).play(11, 0, result)
    assert results[Mode.FAST].scores.tolist() == results[Mode.PLAIN].scores.tolist()
    assert results[Mode.FAST].decisions.tolist() == results[Mode.PLAIN].decisions.tolist()
    told = record(chosen, 3)
    assert told.result is not None
    assert told.result["scores"] == results[Mode.FAST].scores[3].tolist()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_gives_the_whole_contract(game: Game) -> None:
    assert all(callable(getattr(game.rules, name)) for name in RULES)
    assert game.endings(0).name == "NONE"
    assert game.memory.dtype.itemsize <= 512


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_rules_of_every_game_have_the_same_layout(game: Game) -> None:
    """A function of the contract stands in the module of its topic; a game's own topics stand beside these."""
    modules = {name: function.__module__.rpartition(".")[2] for name, function in game.rule_functions.items()}
    assert modules == {
        "start": "setup",
        "to_act": "legality",
        "asked": "legality",
        "legal_moves": "legality",
        "play": "dispatch",
        "weigh": "chance",
        "resolve": "chance",
        "scores": "scoring",
        "winners": "scoring",
        "redeal": "unseen",
    }
