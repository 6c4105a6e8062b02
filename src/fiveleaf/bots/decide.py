"""How a bot of any level decides: functions that the compile gate rebinds for each game."""

from __future__ import annotations

from fiveleaf.bots.desk import IMAGINED, LIVE, Desk, copy_state
from fiveleaf.bots.search import weigh_by_playing_on
from fiveleaf.bots.stand_ins import answer, clever, ponder, simple
from fiveleaf.engine.chance import below
from fiveleaf.engine.layout import Row
from fiveleaf.engine.stand_ins import redeal

RANDOM, SIMPLE, CLEVER, STRONG, MASTER = range(1, 6)  # the levels


def answer_at_random(desk: Desk, level: int, seat: int, moves: Row, count: int, rng: Row) -> int:
    """Level 1: any legal move, each equally likely."""
    return moves[below(rng, count)]


def answer_by_rule(desk: Desk, level: int, seat: int, moves: Row, count: int, rng: Row) -> int:
    """Levels 1 to 3: a random move, the simple rule, or the clever one."""
    if level == RANDOM or count == 1:
        return answer_at_random(desk, level, seat, moves, count, rng)
    if level == SIMPLE:
        return simple(desk.states[IMAGINED], seat, moves, count, rng)
    return clever(desk.states[IMAGINED], seat, moves, count, rng)


def answer_by_thought(desk: Desk, level: int, seat: int, moves: Row, count: int, rng: Row) -> int:
    """Levels 1 to 5."""
    if level < STRONG or count == 1:
        return answer_by_rule(desk, level, seat, moves, count, rng)
    return moves[think(desk, level, seat, moves, count, rng)]


def think(desk: Desk, level: int, seat: int, moves: Row, count: int, rng: Row) -> int:
    """The index of the choice of level 4 or 5: by the game's own thinking, or by playing on."""
    if desk.ponders:
        return ponder(desk, level, seat, moves, count, rng)
    return weigh_by_playing_on(desk, level, seat, moves, count, rng)


def choose(desk: Desk, level: int, seat: int, moves: Row, count: int, rng: Row) -> int:
    """A bot's move in the game that is played: it sees a state in which all that its seat cannot know is drawn anew."""
    if level > RANDOM and count > 1:
        copy_state(desk, LIVE, IMAGINED)
        redeal(desk.states[IMAGINED], seat, rng)
    return answer(desk, level, seat, moves, count, rng)
