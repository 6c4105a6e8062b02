"""Five levels in every game: they choose legal moves, see nothing hidden, and never stall a table."""

from __future__ import annotations

from importlib.resources import files

import numpy as np
import pytest

from fiveleaf.arena.runner import Runner
from fiveleaf.bots.bot import Bot, choose_with_fallback
from fiveleaf.bots.levels import NAMES, find_bot, strategy_of
from fiveleaf.bots.strategy import VALUE_FILE
from fiveleaf.bots.value import parameter_count
from fiveleaf.catalogue import GAMES, HOUSE
from fiveleaf.engine.chance import new_rng
from fiveleaf.engine.compiled import Mode
from fiveleaf.engine.contract import View
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.game import Game
from fiveleaf.engine.layout import Row, buffer_of
from tests.bots.moments import moments

EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
MEGABYTE = 1 << 20


@EVERY_GAME
@pytest.mark.parametrize("name", NAMES[3:])
def test_a_bot_that_searches_chooses_a_legal_move_and_the_same_one_again(game: Game, name: str) -> None:
    bot = find_bot(game, name)
    for seats in (game.fewest_seats, game.most_seats):
        for moment in moments(game, seats, 3):
            chosen = [bot.choose(moment.view, moment.moves, buffer_of(new_rng(5))) for _ in range(2)]
            assert chosen[0] == chosen[1]
            assert chosen[0] in moment.moves


@EVERY_GAME
@pytest.mark.parametrize("name", NAMES)
def test_hidden_cards_swapped_leave_the_move_as_it_is(game: Game, name: str) -> None:
    """Bots by rule are played plain; that compiled ones choose the same is held by `contract/test_every_game.py`."""
    seats = game.fewest_seats
    runner = Runner(game.for_bots({}), [find_bot(game, name)] * seats, Mode.PLAIN)
    for moment in moments(game, seats, 6 if name in NAMES[:3] else 3, seed=8):
        swapped = game.memory.copy(moment.state)
        game.rules.redeal(swapped, moment.seat, buffer_of(new_rng(99)))
        chosen = [runner.choose(state, moment.seat, buffer_of(new_rng(4))) for state in (moment.state, swapped)]
        assert chosen[0] == chosen[1]


@pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.name)
def test_every_seat_count_has_a_learned_value_and_all_fit_in_a_megabyte(game: Game) -> None:
    strategy = strategy_of(game)
    assert {seats: len(weights) for seats, weights in strategy.trained.items()} == dict.fromkeys(
        game.seat_counts, parameter_count(strategy.inputs)
    )
    assert all(np.isfinite(weights).all() and weights.any() for weights in strategy.trained.values())
    assert len((files(strategy.package) / VALUE_FILE).read_bytes()) < MEGABYTE


def test_a_fault_in_a_bot_falls_back_to_level_3_and_is_reported() -> None:
    game = GAMES[0]
    moment = next(moments(game, 2, 1))
    faults: list[str] = []
    master, clever = Faulty("master", 5, strategy_of(game)), find_bot(game, "clever")
    chosen = choose_with_fallback(
        master, moment.view, moment.moves, buffer_of(new_rng(1)), lambda fault: faults.append(str(fault))
    )
    assert chosen == clever.choose(moment.view, moment.moves, buffer_of(new_rng(1)))
    assert faults == ["no idea"]


def test_where_level_3_fails_too_the_first_legal_move_is_played() -> None:
    game = GAMES[0]
    moment = next(moments(game, 2, 1))
    hopeless = Hopeless("master", 5, strategy_of(game))
    faults: list[Exception] = []
    assert (
        choose_with_fallback(hopeless, moment.view, moment.moves, buffer_of(new_rng(1)), faults.append)
        == moment.moves[0]
    )
    assert len(faults) == 2


def test_an_unknown_level_is_refused_with_the_known_ones() -> None:
    with pytest.raises(Refused, match="random, simple, clever, strong, master"):
        find_bot(GAMES[0], "grandmaster")


class Faulty(Bot):
    """A bot whose higher levels fail."""

    fails_from = 4

    def choose(self, seen: View, legal_moves: list[int], rng: Row) -> int:  # type: ignore[override]
        if self.level >= self.fails_from:
            raise RuntimeError("no idea")
        return super().choose(seen, legal_moves, rng)


class Hopeless(Faulty):
    """A bot of which every level fails."""

    fails_from = 1
