"""Small ends of Lucky Jack, solved: the same as by trying everything."""

from __future__ import annotations

from fractions import Fraction

from fiveleaf.engine.contract import CHANCE, NOBODY
from fiveleaf.games.lucky_jack import GAME
from fiveleaf.games.lucky_jack.moves import DISCARD, DRAW, JACKPOT
from fiveleaf.games.lucky_jack.state import State
from fiveleaf.luck.solved.lucky_jack.endgame import Endgame, last_hand, shares
from fiveleaf.luck.solved.lucky_jack.page import BEHIND, BLOCK, LEVEL, RACE


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
