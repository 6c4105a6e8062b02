"""The features of Lucky Hand: every seat's pot, hand and expectations, and what is left to be won."""

from __future__ import annotations

from math import sqrt
from typing import Final

from fiveleaf.bots.lucky_hand.odds import (
    best_expectation,
    max_chance,
    plays_to_go,
    points_moved,
    pot_of,
    rounds_to_go,
    stakes_at_risk,
)
from fiveleaf.bots.scratch import Floats
from fiveleaf.games.lucky_hand.material import (
    BAN,
    BONUS_KINDS,
    BOX,
    CARDS,
    HAND,
    KINDS,
    MAX_SEATS,
    NO_CARD,
    POINTS,
    WORTH,
)
from fiveleaf.games.lucky_hand.rules.bonus import taken_off, winning_sides
from fiveleaf.games.lucky_hand.state import STAKED, Phase, State

# The offsets of the inputs: one block for each seat, from the own one on in order of play.
POT: Final = 0  # points,
POT_COUNTS: Final = 1  # cards per kind,
POT_ANY: Final = POT_COUNTS + BONUS_KINDS  # and whether there is one
IN_HAND: Final = POT_ANY + BONUS_KINDS  # cards per kind
MISSING: Final = IN_HAND + KINDS  # cards that are still to be drawn
MINUS_LYING: Final = MISSING + 1
BANNED: Final = MINUS_LYING + 1
IMMUNE: Final = BANNED + 1  # for one turn, for two
UNQUALIFIED: Final = IMMUNE + 2
PLAYS: Final = UNQUALIFIED + 1  # cards that it can still play,
ONE_HOT_PLAYS: Final = PLAYS + 1  # with an input each for 0 to 4
ONE_HOT_SIZE: Final = 5
DISTANCE: Final = ONE_HOT_PLAYS + ONE_HOT_SIZE  # turns of others before its own
PROMISE: Final = DISTANCE + 1  # of its best bonus card, as things lie and without dice penalties
TAKES: Final = PROMISE + 2  # per kind whether its points penalty would take a card,
GIFTS: Final = TAKES + BONUS_KINDS  # or would give one away,
EXPOSED: Final = GIFTS + BONUS_KINDS  # and whether another holds the one that takes it from its pot,
DANGER: Final = EXPOSED + BONUS_KINDS  # or it is still to be drawn
AT_STAKE: Final = DANGER + BONUS_KINDS  # its card in a max of points,
GAINING: Final = AT_STAKE + 1  # and what it can expect from the card that is being played
BLOCK: Final = GAINING + 1

# Then what all seats share.
LEAD: Final = BLOCK * MAX_SEATS  # over the best of the others, in points, against what can still happen, and its sign
ROUNDS: Final = LEAD + 4
STOCK: Final = ROUNDS + 2  # cards left, and per kind
HEAP: Final = STOCK + 1 + KINDS  # per kind
TO_WIN: Final = HEAP + KINDS  # points that are in no pot
PHASE: Final = TO_WIN + 1
MY_CARD: Final = PHASE + len(Phase)  # the card being played, if the seat plays it,
AT_ME: Final = MY_CARD + KINDS  # or has to answer it
INPUTS: Final = AT_ME + KINDS

LEAD_LIMIT: Final = 2.0  # leads are clipped


def features(state: State, seat: int, inputs: Floats) -> None:
    """Fills in what matters for one seat."""
    owner = seat
    for place in range(state.seats):
        encode_seat(state, owner, place * BLOCK, inputs)
        owner = owner + 1 if owner + 1 < state.seats else 0
    encode_lead(state, seat, inputs)
    encode_table(state, seat, inputs)


def encode_seat(state: State, owner: int, at: int, inputs: Floats) -> None:
    """Fills in the block of one seat."""
    inputs[at + POT] = pot_of(state, owner) / 100.0
    for card in range(BONUS_KINDS):
        count = state.pot[owner, card]
        inputs[at + POT_COUNTS + card] = count / 4.0
        inputs[at + POT_ANY + card] = 1.0 if count > 0 else 0.0
    for card in range(KINDS):
        inputs[at + IN_HAND + card] = state.hand[owner, card] / 1.0
    inputs[at + MISSING] = (HAND - state.cards[owner]) / 1.0
    minus = taken_off(state, owner)
    inputs[at + MINUS_LYING] = minus / 6.0
    inputs[at + BANNED] = min(state.banned[owner], 4) / 2.0
    if state.immunity[owner] > 0:
        inputs[at + IMMUNE + state.immunity[owner] - 1] = 1.0
    inputs[at + UNQUALIFIED] = 1.0 - state.qualified[owner]
    encode_time(state, owner, at, inputs)
    inputs[at + PROMISE] = best_expectation(state, owner, minus) / 5.0
    inputs[at + PROMISE + 1] = best_expectation(state, owner, 0) / 5.0
    encode_takes(state, owner, at, inputs)
    encode_card_played(state, owner, at, inputs)


def encode_time(state: State, owner: int, at: int, inputs: Floats) -> None:
    """Fills in how often the seat still plays, and how soon."""
    plays = plays_to_go(state, owner)
    inputs[at + PLAYS] = min(plays, 60) / 20.0
    if plays < ONE_HOT_SIZE:
        inputs[at + ONE_HOT_PLAYS + plays] = 1.0
    if state.turn >= 0:
        distance = owner - state.turn
        distance += state.seats if distance < 0 else 0
        if distance == 0 and state.phase != Phase.TURN and state.phase != Phase.QUALIFY:
            distance = state.seats
        inputs[at + DISTANCE] = distance / state.seats


def encode_takes(state: State, owner: int, at: int, inputs: Floats) -> None:
    """Fills in what the points penalties in the seat's hand do to the others, and theirs to it."""
    for kind in range(BONUS_KINDS):
        card = POINTS + kind
        theirs = 0
        best = -1
        for other in range(state.seats):
            if other != owner:
                theirs += state.hand[other, card]
                moved = points_moved(state, owner, other, card)
                best = max(best, 1 if moved > 0 else (0 if moved == 0 else -1))
        if state.hand[owner, card] > 0:
            inputs[at + TAKES + kind] = 1.0 if best > 0 else 0.0
            inputs[at + GIFTS + kind] = 1.0 if best < 0 else 0.0
        if state.pot[owner, kind] > 0:
            inputs[at + EXPOSED + kind] = 1.0 if theirs > 0 else 0.0
            inputs[at + DANGER + kind] = (state.stock[card] + state.heap[card]) / BOX[card]


def encode_card_played(state: State, owner: int, at: int, inputs: Floats) -> None:
    """Fills in what the seat can expect from the card that is being played."""
    card = state.played
    gain = 0.0
    if state.phase == Phase.BONUS_ROLL and owner == state.turn:
        gain = WORTH[card] * winning_sides(state, owner, card) / 20.0
    elif state.phase == Phase.COUNTER and card >= POINTS and card < BAN:
        if owner == state.turn:
            gain = points_moved(state, owner, state.target, card) / 1.0
        elif owner == state.target:
            gain = -points_moved(state, state.turn, owner, card) / 1.0
    elif state.phase == Phase.MAX_ROLL:
        gain = max_chance(state, owner) * stakes_at_risk(state)
    inputs[at + GAINING] = gain / 20.0
    if state.stake[owner] >= STAKED:
        inputs[at + AT_STAKE] = WORTH[state.stake[owner] - STAKED] / 20.0


def encode_lead(state: State, seat: int, inputs: Floats) -> None:
    """Fills in how far the seat is ahead, against what may still happen."""
    best = -1000
    plays = plays_to_go(state, seat)
    for other in range(state.seats):
        if other != seat:
            best = max(best, pot_of(state, other))
            plays += plays_to_go(state, other)
    lead = pot_of(state, seat) - best
    spread = 3.0 + 6.0 * sqrt(2.0 * plays / state.seats)
    inputs[LEAD] = max(-LEAD_LIMIT, min(LEAD_LIMIT, lead / 60.0))
    inputs[LEAD + 1] = max(-LEAD_LIMIT, min(LEAD_LIMIT, lead / spread))
    inputs[LEAD + 2] = 1.0 if lead > 0 else (-1.0 if lead < 0 else 0.0)
    inputs[LEAD + 3] = max(-LEAD_LIMIT, min(LEAD_LIMIT, lead / 15.0)) / (1.0 + plays)


def encode_table(state: State, seat: int, inputs: Floats) -> None:
    """Fills in what lies in the middle and what happens there."""
    rounds = rounds_to_go(state)
    inputs[ROUNDS] = min(rounds, 80) / 40.0
    inputs[ROUNDS + 1] = 1.0 / (1.0 + rounds)
    inputs[STOCK] = state.left / CARDS
    points = 330
    for card in range(KINDS):
        inputs[STOCK + 1 + card] = state.stock[card] / BOX[card]
        inputs[HEAP + card] = state.heap[card] / BOX[card]
    for owner in range(state.seats):
        points -= pot_of(state, owner)
    inputs[TO_WIN] = points / 330.0
    inputs[PHASE + state.phase] = 1.0
    if state.played != NO_CARD:
        if state.turn == seat:
            inputs[MY_CARD + state.played] = 1.0
        elif state.target == seat or state.seats == 2:
            inputs[AT_ME + state.played] = 1.0
