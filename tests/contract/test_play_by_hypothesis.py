"""Random legal and illegal play: whatever is tried, a table stays a legal game and a refusal changes nothing."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule, run_state_machine_as_test

from fiveleaf.catalogue import GAMES
from fiveleaf.engine.chance import FairChance
from fiveleaf.engine.contract import CHANCE
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.game import Game
from fiveleaf.engine.notation import compact
from fiveleaf.engine.seal import new_seal
from fiveleaf.engine.table import Table
from fiveleaf.engine.transcript import from_json, replayed, transcript_of

ODD_VALUES = st.one_of(st.none(), st.booleans(), st.integers(-2, 30), st.text(max_size=3), st.just([]), st.just({}))


def machine_for(game: Game) -> type[RuleBasedStateMachine]:
    """Plays one game in every way that hypothesis can think of."""

    class Play(RuleBasedStateMachine):
        table: Table

        @initialize(seats=st.sampled_from(list(game.seat_counts)), seed=st.integers(0, 5))
        def start(self, seats: int, seed: int) -> None:
            self.table = Table(game, seats, game.for_bots({}), FairChance(new_seal(seats, str(seed))))

        @precondition(lambda self: self.table.to_act == CHANCE)
        @rule(events=st.integers(1, 40))
        def luck(self, events: int) -> None:
            for _ in range(events):
                if self.table.to_act == CHANCE:
                    self.table.resolve()

        @precondition(lambda self: self.table.may_act)
        @rule(data=st.data())
        def a_legal_move(self, data: st.DataObject) -> None:
            seat = data.draw(st.sampled_from(self.table.may_act))
            move = data.draw(st.sampled_from(self.table.legal_moves(seat)))
            self.table.play(seat, move)

        @rule(data=st.data(), seat=st.integers(-1, 6))
        def any_written_move(self, data: st.DataObject, seat: int) -> None:
            name = data.draw(st.sampled_from(sorted(game.notation.MOVES)))
            shape = game.notation.MOVES[name]
            arguments = {key: data.draw(st.sampled_from(list(values))) for key, values in shape.items()}
            self.attempt(seat, {"move": name, **arguments})

        @rule(data=st.data(), seat=st.integers(-1, 6), key=st.sampled_from(["move", "card", "cell", "at", "more"]))
        def a_broken_move(self, data: st.DataObject, seat: int, key: str) -> None:
            name = data.draw(st.sampled_from(sorted(game.notation.MOVES)))
            self.attempt(seat, {"move": name, key: data.draw(ODD_VALUES)})

        def attempt(self, seat: int, move: dict[str, Any]) -> None:
            table = self.table
            legal = seat in table.may_act and compact(move) in {compact(known) for known in table.legal_moves(seat)}
            before = game.memory.content(table.state), list(table.events)
            if legal:
                table.code_of(seat, move)
            else:
                with pytest.raises(Refused) as caught:
                    table.play(seat, move)
                assert caught.value.text("nl")
            assert (game.memory.content(table.state), list(table.events)) == before

        def teardown(self) -> None:
            if hasattr(self, "table"):
                told = msgspec.json.decode(msgspec.json.encode(transcript_of(self.table).to_json()))
                again = replayed(from_json(told, lambda name: game))
                if len(self.table.asked) <= 1:
                    assert game.memory.content(again.state) == game.memory.content(self.table.state)

    return Play


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_table_survives_anything(game: Game) -> None:
    checks = [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large]
    run_state_machine_as_test(
        machine_for(game),
        settings=settings(max_examples=25, stateful_step_count=60, deadline=None, suppress_health_check=checks),
    )
