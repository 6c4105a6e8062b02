"""Games of Lucky Hand to look at: every state on the way, played at random or by a rule."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from fiveleaf.bots.desk import LIVE, START, copy_state
from fiveleaf.bots.lucky_hand.mind import MIND
from fiveleaf.engine.chance import below, new_rng, pick
from fiveleaf.engine.contract import CHANCE, NOBODY
from fiveleaf.engine.layout import buffer_of

STEPS = 400  # of a game that a clock would end


def states_of(seats: int, options: Mapping[str, Any], seed: int) -> Iterator[tuple[Any, int]]:
    """Every state of a random game, and who is to act there."""
    desk, _ = MIND.desk(seats, options, plain=True)
    copy_state(desk, START, LIVE)
    state, moves, weights = desk.states[LIVE], desk.moves[0], desk.outcomes[0]
    rng, rules = buffer_of(new_rng(seed)), MIND.game.rules
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
    desk, _ = MIND.desk(state.seats, {"rounds": 1}, plain=True)
    count = MIND.game.rules.legal_moves(state, seat, desk.moves[0])
    return [desk.moves[0][index] for index in range(count)]


def clever_move(state: Any, seat: int) -> int:
    """What the rule of level 3 plays there."""
    desk, _ = MIND.desk(state.seats, {"rounds": 1}, plain=True)
    count = MIND.game.rules.legal_moves(state, seat, desk.moves[0])
    return MIND.clever(state, seat, desk.moves[0], count, buffer_of(new_rng(1)))
