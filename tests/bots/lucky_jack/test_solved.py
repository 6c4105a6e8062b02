"""Solved figures of Lucky Jack, against a plain reading of the rules."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

import pytest

from fiveleaf.bots.lucky_jack.alone import Alone, at
from fiveleaf.bots.lucky_jack.endgame import Endgame, shares
from fiveleaf.bots.lucky_jack.solved import BEHIND, BLOCK, LEVEL, RACE, last_hand
from fiveleaf.engine.game import CHANCE, NOBODY
from fiveleaf.games.lucky_jack import GAME
from fiveleaf.games.lucky_jack.moves import DISCARD, DRAW, JACKPOT
from fiveleaf.games.lucky_jack.state import State

RANKS, MOST = 3, 6
Hand = tuple[int, ...]


@cache
def by_hand(hand: Hand, top: int, turns: int) -> Fraction:
    """The best chance of a jackpot, alone with three symbols, by trying everything."""
    if turns == 0:
        return Fraction(0)
    best = sum(drawn(hand, top, rank, turns - 1) for rank in range(1, RANKS + 1)) / RANKS
    for rank in set(hand) if len(hand) > 3 else ():
        best = max(best, thrown(hand, top, rank, turns - 1))
    return Fraction(best)


def drawn(hand: Hand, top: int, rank: int, turns: int) -> Fraction:
    """A card is kept if there is room, or put on the pile."""
    kept = more(hand, rank)
    return max(by_hand(kept, top, turns), by_hand(hand, rank, turns))


def more(hand: Hand, *ranks: int) -> Hand:
    """The hand with more cards; those for which there is no room are lost."""
    for rank in ranks:
        hand = tuple(sorted((*hand, rank))) if len(hand) < MOST else hand
    return hand


def thrown(hand: Hand, top: int, rank: int, turns: int) -> Fraction:
    """A card is discarded, for nothing or for two others."""
    place = hand.index(rank)
    rest = hand[:place] + hand[place + 1 :]
    if rank >= top:
        return Fraction(1) if len(rest) <= 4 and len(set(rest)) == 1 else by_hand(rest, rank, turns)
    symbols = range(1, RANKS + 1)
    return Fraction(sum(by_hand(more(rest, one, two), rank, turns) for one in symbols for two in symbols), RANKS**2)


@pytest.mark.parametrize("turns", [1, 2, 3, 4])
def test_alone_at_the_table_is_solved_as_by_trying_everything(turns: int) -> None:
    game = Alone(RANKS, MOST)
    solved = game.chances(turns)[turns]
    for hand in game.hands:
        for top in range(1, RANKS + 1):
            assert at(game, solved, hand, top) == pytest.approx(float(by_hand(hand, top, turns)))


def test_points_alone_grow_with_the_time_that_is_left() -> None:
    game = Alone(RANKS, MOST)
    hurried, calm = game.expected_points(0.6), game.expected_points(0.95)
    assert (calm >= hurried - 1e-6).all()
    assert at(game, hurried, (3, 3, 3, 3, 1), 1) == 6000


def tried(state: State) -> list[Fraction]:
    """Every seat's chance to win a small end, by trying everything and remembering nothing."""
    seat = GAME.rules.to_act(state)
    if seat == NOBODY:
        return list(shares(state))
    room = [0] * (GAME.most_moves + 1)
    if seat == CHANCE:
        weights = [room[rank] for rank in range(GAME.rules.weigh(state, room))]
        parts = [(weight, tried(after(state, CHANCE, rank))) for rank, weight in enumerate(weights) if weight]
        return [sum((weight * part[seat] for weight, part in parts), Fraction(0)) / sum(weights) for seat in (0, 1)]
    moves = [room[index] for index in range(GAME.rules.legal_moves(state, seat, room))]
    return max((tried(after(state, seat, move)) for move in moves), key=lambda chances: chances[seat])


def after(state: State, seat: int, code: int) -> State:
    """The state after a move, or after an outcome."""
    next_state: State = GAME.memory.copy(state)
    if seat == CHANCE:
        GAME.rules.resolve(next_state, code)
    else:
        GAME.rules.play(next_state, seat, code)
    return next_state


def test_a_small_end_is_solved_as_by_trying_everything() -> None:
    state = last_hand(RACE, "diamond", "seven", BEHIND)
    assert list(Endgame().chances(state)) == tried(state)


def test_a_jackpot_that_wins_is_better_than_all_else_in_the_end() -> None:
    state = last_hand(("bell bell bell grape", "seven seven seven cherry"), "clover", "lemon", LEVEL)
    found = {move: chances[0] for move, chances in Endgame().after_moves(state).items()}
    assert found[JACKPOT + 6] == 1
    assert max(found, key=lambda move: found[move]) == JACKPOT + 6


def test_whoever_opens_the_pile_for_the_other_seat_loses() -> None:
    # With the cherry on top the other seat loses its diamond and announces; a draw keeps the clover there.
    found = Endgame().after_moves(last_hand(BLOCK, "clover", "lemon cherry seven", LEVEL))
    assert found[DRAW][0] == Fraction(1, 2)
    assert found[DISCARD + 2][0] == 0
