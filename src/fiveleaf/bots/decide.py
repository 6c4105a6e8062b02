"""How a bot of any level decides: functions that the compile gate rebinds for each game."""

from __future__ import annotations

from fiveleaf.bots.placeholders import answer, clever, search, simple
from fiveleaf.bots.scratch import LIVE, ROOT, Scratch, copy_state
from fiveleaf.bots.search import search_by_rollouts
from fiveleaf.engine.chance import below
from fiveleaf.engine.layout import Row
from fiveleaf.engine.placeholders import redeal

RANDOM, SIMPLE, CLEVER, STRONG, MASTER = range(1, 6)  # the levels


def answer_at_random(scratch: Scratch, level: int, seat: int, moves: Row, count: int, rng: Row) -> int:
    """Level 1: any legal move, each equally likely."""
    return moves[below(rng, count)]


def answer_by_rule(scratch: Scratch, level: int, seat: int, moves: Row, count: int, rng: Row) -> int:
    """Levels 1 to 3: a random move, the simple rule, or the clever one."""
    if level == RANDOM or count == 1:
        return answer_at_random(scratch, level, seat, moves, count, rng)
    if level == SIMPLE:
        return simple(scratch.states[ROOT], seat, moves, count, rng)
    return clever(scratch.states[ROOT], seat, moves, count, rng)


def answer_by_search(scratch: Scratch, level: int, seat: int, moves: Row, count: int, rng: Row) -> int:
    """Levels 1 to 5: by rule or by search."""
    if level < STRONG or count == 1:
        return answer_by_rule(scratch, level, seat, moves, count, rng)
    return moves[run_search(scratch, level, seat, moves, count, rng)]


def run_search(scratch: Scratch, level: int, seat: int, moves: Row, count: int, rng: Row) -> int:
    """Returns the index of the choice of level 4 or 5: by the game's own search, or by plain rollouts."""
    if scratch.own_search:
        return search(scratch, level, seat, moves, count, rng)
    return search_by_rollouts(scratch, level, seat, moves, count, rng)


def choose(scratch: Scratch, level: int, seat: int, moves: Row, count: int, rng: Row) -> int:
    """Returns a bot's move in the live game, chosen in a determinization of it: what is hidden is drawn anew."""
    if level > RANDOM and count > 1:
        copy_state(scratch, LIVE, ROOT)
        redeal(scratch.states[ROOT], seat, rng)
    return answer(scratch, level, seat, moves, count, rng)
