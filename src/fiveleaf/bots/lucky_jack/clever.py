"""Level 3 of Lucky Jack, which knows the odds: every move is weighed by the best plan that it leaves."""

from __future__ import annotations

from typing import Final

from fiveleaf.bots.lucky_jack.odds import draw_chances
from fiveleaf.bots.lucky_jack.plans import Change, Race, prospect, race_of
from fiveleaf.bots.lucky_jack.standing import THOUSAND, chance_at
from fiveleaf.engine.layout import Row
from fiveleaf.games.lucky_jack.material import EMPTY, HIGHEST
from fiveleaf.games.lucky_jack.moves import DISCARD, DRAW, JACKPOT, KEEP, LEAVE, PUT, TAKE
from fiveleaf.games.lucky_jack.rules.jackpot import prize_of
from fiveleaf.games.lucky_jack.state import State

MIDDLE_RANK: Final = 4
# What a move is worth besides the seat's own plans, in chances to win.
DRAW_SHARE: Final = 0.85  # of what a drawn card may bring: the turn is gone before it helps
PUT_WORTH: Final = -0.029  # to put the drawn card instead of keeping it,
PUT_PER_RANK: Final = -0.023  # and for each rank above the middle
GIVEN_AWAY: Final = 0.01  # the cost of putting a card that another seat is known to collect
LEAVE_WORTH: Final = 0.008  # to leave a card instead of taking it


def clever(state: State, seat: int, moves: Row, count: int, rng: Row) -> int:
    """Returns the move that adds most to the chance to win the game, by the seat's own plans."""
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
    """Returns what a move adds to the chance to win the game: the mean over the cards that it may draw."""
    if move >= JACKPOT:
        return chance_at(race.gap + prize_of(state, seat, move - JACKPOT) // THOUSAND, race.left) - race.lost
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
    return worth if drawing else unchanged + side_effect(state, seat, move)


def change_by(state: State, move: int, drawn: int) -> Change:
    """Returns what a move does to the hand, if it draws that card."""
    plus, minus, unknown, top = drawn, EMPTY, 0, EMPTY
    if move in (KEEP, TAKE):
        plus = state.held + 0
    if move >= DISCARD:
        minus = move - DISCARD
        unknown = 1 if drawn != EMPTY else 0
    if move in (TAKE, LEAVE):
        top = state.held + 0 if move == LEAVE else state.top + 0
    return Change(plus, minus, unknown, top)


def side_effect(state: State, seat: int, move: int) -> float:
    """Returns what a move is worth besides the seat's own plans."""
    if move == LEAVE:
        return LEAVE_WORTH
    if move != PUT:
        return 0.0
    worth = PUT_WORTH + PUT_PER_RANK * (state.held - MIDDLE_RANK)
    for other in range(state.seats):
        if other != seat and state.known[other, state.held] > 0:
            worth -= GIVEN_AWAY
    return worth
