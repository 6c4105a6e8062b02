"""Games of Lucky Hand to look at: every state on the way, played at random or by a rule."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from fiveleaf.bots.lucky_hand.strategy import STRATEGY
from fiveleaf.bots.scratch import LIVE, START, copy_state
from fiveleaf.engine.chance import below, new_rng, pick
from fiveleaf.engine.contract import CHANCE, NOBODY
from fiveleaf.engine.layout import buffer_of

STEPS = 400  # of a game that a clock would end


def states_of(seats: int, options: Mapping[str, Any], seed: int) -> Iterator[tuple[Any, int]]:
    """Every state of a random game, and who is to act there."""
    scratch, _ = STRATEGY.scratch(seats, options, plain=True)
    copy_state(scratch, START, LIVE)
    state, moves, weights = scratch.states[LIVE], scratch.moves[0], scratch.outcomes[0]
    rng, rules = buffer_of(new_rng(seed)), STRATEGY.game.rules
    for _ in range(STEPS):
        actor = rules.to_act(state)
        yield state, actor
        if actor == NOBODY:
            return
        if actor == CHANCE:
            rules.resolve(state, pick(rng, weights, rules.weigh(state, weights)))
        else:
            rules.play(state, actor, moves[below(rng, rules.legal_moves(state, actor, moves))])


def legal(state: Any, seat: int) -> list[int]:
    """The seat's legal moves."""
    scratch, _ = STRATEGY.scratch(state.seats, {"rounds": 1}, plain=True)
    count = STRATEGY.game.rules.legal_moves(state, seat, scratch.moves[0])
    return [scratch.moves[0][index] for index in range(count)]


def clever_move(state: Any, seat: int) -> int:
    """What the rule of level 3 plays there."""
    scratch, _ = STRATEGY.scratch(state.seats, {"rounds": 1}, plain=True)
    count = STRATEGY.game.rules.legal_moves(state, seat, scratch.moves[0])
    return STRATEGY.clever(state, seat, scratch.moves[0], count, buffer_of(new_rng(1)))
