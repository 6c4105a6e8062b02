"""Lucky Jack as somebody plays it who knows the odds: every move is weighed by the best plan that it leaves."""

from __future__ import annotations

from typing import Final

from fiveleaf.bots.lucky_jack.odds import draw_chances
from fiveleaf.bots.lucky_jack.plans import Change, Race, prospect, race_of
from fiveleaf.bots.lucky_jack.standing import THOUSAND, stand
from fiveleaf.engine.layout import Row
from fiveleaf.games.lucky_jack.material import EMPTY, HIGHEST
from fiveleaf.games.lucky_jack.moves import DISCARD, DRAW, JACKPOT, KEEP, LEAVE, PUT, TAKE
from fiveleaf.games.lucky_jack.rules.jackpot import prize_of
from fiveleaf.games.lucky_jack.state import State

MIDDLE: Final = 4  # the rank that is as good as any
DRAW_SHARE: Final = 0.85  # of what a drawn card may bring: the turn is gone before it helps
KEEP_COST: Final = -0.029  # a kept card has to bring so much more,
HIGH_PUT: Final = -0.023  # and a card that is put costs so much for each rank that it blocks the seat itself less
GIVEN: Final = 0.01  # what it costs to put a card that another seat is known to collect
LEFT: Final = 0.008  # a card that is taken has to bring so much more


def clever(state: State, seat: int, moves: Row, count: int, rng: Row) -> int:
    """The move that adds most to the chance to win the game, as the seat's own plans tell."""
    race = race_of(state, seat, draw_chances(state, seat))
    best = -1.0
    choice = moves[0]
    for index in range(count):
        worth = worth_of(state, seat, moves[index], race)
        if worth > best:
            best = worth
            choice = moves[index]
    return choice


def worth_of(state: State, seat: int, move: int, race: Race) -> float:
    """What a move adds to the chance to win the game: the mean over the cards that it may draw."""
    if move >= JACKPOT:
        return stand(race.gap + prize_of(state, seat, move - JACKPOT) // THOUSAND, race.left) - race.lost
    drawing = move == DRAW or DISCARD <= move < DISCARD + state.top
    worth, unchanged = 0.0, 0.0
    for drawn in range(HIGHEST + 1 if drawing else 1):
        if drawn == EMPTY or race.chances[drawn] > 0.0:
            after = prospect(state, seat, change_by(state, move, drawn), race)
            if drawn == EMPTY:
                unchanged = after
            else:
                worth += race.chances[drawn] * (max(after, unchanged) if move == DRAW else after)
    if move == DRAW:
        return worth * DRAW_SHARE
    return worth if drawing else unchanged + aside(state, seat, move)


def change_by(state: State, move: int, drawn: int) -> Change:
    """What a move does to the hand, if it draws that card."""
    plus, minus, unknown, top = drawn, EMPTY, 0, EMPTY
    if move in (KEEP, TAKE):
        plus = state.held + 0
    if move >= DISCARD:
        minus = move - DISCARD
        unknown = 1 if drawn != EMPTY else 0
    if move in (TAKE, LEAVE):
        top = state.held + 0 if move == LEAVE else state.top + 0
    return Change(plus, minus, unknown, top)


def aside(state: State, seat: int, move: int) -> float:
    """What a move does for the others."""
    if move == LEAVE:
        return LEFT
    if move != PUT:
        return 0.0
    worth = KEEP_COST + HIGH_PUT * (state.held - MIDDLE)
    for other in range(state.seats):
        if other != seat and state.known[other, state.held] > 0:
            worth -= GIVEN
    return worth
