"""The end of a game of Lucky Hand, solved: the same as by trying every roll and card."""

from __future__ import annotations

from typing import Any

import pytest

from fiveleaf.engine.contract import NOBODY
from fiveleaf.games.lucky_hand.game import GAME
from fiveleaf.games.lucky_hand.material import WORTH
from fiveleaf.games.lucky_hand.state import Phase
from fiveleaf.luck.solved.lucky_hand.endgame import OpenHands, after_luck, after_moves, end_position, share_of_win
from fiveleaf.luck.solved.lucky_hand.odds import sides_that_win
from fiveleaf.luck.solved.lucky_hand.page import last_card


def test_the_last_card_is_played_for_the_win() -> None:
    for behind in (0, 5, 10, 15, 20):
        for card, chance in last_card(behind).items():
            won = sides_that_win(card, 0) / 20
            after, before = WORTH[card] - behind, -behind
            shares = [1.0 if lead > 0 else 0.5 if lead == 0 else 0.0 for lead in (after, before)]
            assert chance == pytest.approx(won * shares[0] + (1 - won) * shares[1])


def test_the_last_round_is_solved_as_by_trying_every_roll_and_card() -> None:
    state = end_position(({2: 1}, {2: 1}), ((2, 2, 3), (2, 2, 3)), 0)
    assert OpenHands().chance(state, 0) == pytest.approx(without_memory(state, 0))


def without_memory(state: Any, seat: int) -> float:
    """The same search, step by step to the very end of the game."""
    actor = GAME.rules.to_act(state)
    if actor == NOBODY:
        return share_of_win(state, seat)
    if state.phase == Phase.DRAW and state.turn == 1:
        return without_memory(next(after for _, after in after_luck(state)), seat)
    if actor < 0:
        return sum(share * without_memory(after, seat) for share, after in after_luck(state))
    answers = [without_memory(after, seat) for _, after in after_moves(state, actor)]
    return max(answers) if actor == seat else min(answers)
