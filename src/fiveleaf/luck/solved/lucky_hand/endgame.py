"""The end of a game of Lucky Hand, solved by the rules themselves: every move, every roll, every card drawn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from fiveleaf.engine.contract import CHANCE, NOBODY
from fiveleaf.engine.layout import buffer_of
from fiveleaf.games.lucky_hand.game import GAME
from fiveleaf.games.lucky_hand.material import KINDS, NO_CARD
from fiveleaf.games.lucky_hand.state import Phase


def end_position(
    pots: Sequence[Mapping[int, int]], hands: Sequence[Sequence[int]], turn: int, rounds_left: int = 1
) -> Any:
    """Returns a game by rounds in which all seats may play; cards in no pot and no hand lie in the stock."""
    state = GAME.start({"rounds": 40}, len(pots))
    state.first_seat = 0
    state.phase, state.turn, state.rounds_left = Phase.TURN, turn, rounds_left
    state.played, state.target = NO_CARD, NOBODY
    for seat, (pot, hand) in enumerate(zip(pots, hands, strict=True)):
        state.qualified[seat] = 1
        state.cards[seat] = len(hand)
        for card, count in pot.items():
            state.pot[seat, card] = count
            state.stock[card] -= count
        for card in hand:
            state.hand[seat, card] += 1
            state.stock[card] -= 1
    state.left = sum(state.stock[card] for card in range(KINDS))
    return state


class OpenHands:
    """The best play of two seats whose full hands lie open, to the end of the game.

    For hands without a max of points: its equal rolls could go on for ever.
    """

    def __init__(self) -> None:
        self.known: dict[bytes, float] = {}

    def chance(self, state: Any, seat: int) -> float:
        """Returns the seat's chance to win; an equal sum is half a win."""
        key = GAME.memory.content(state) + bytes([seat])
        if key not in self.known:
            self.known[key] = self._chance(state, seat)
        return self.known[key]

    def _chance(self, state: Any, seat: int) -> float:
        actor = GAME.rules.to_act(state)
        if actor == NOBODY or is_settled(state):
            return share_of_win(state, seat)
        if actor == CHANCE:
            return sum(share * self.chance(after, seat) for share, after in after_luck(state))
        answers = [self.chance(after, seat) for _, after in after_moves(state, actor)]
        return max(answers) if actor == seat else min(answers)

    def by_move(self, state: Any, seat: int) -> dict[int, float]:
        """Returns the chance after each legal move of the seat."""
        return {move: self.chance(after, seat) for move, after in after_moves(state, seat)}


def is_settled(state: Any) -> bool:
    """Whether the last card is resolved: refilling the hands changes no pot."""
    place = (state.turn - state.first_seat) % state.seats
    return bool(state.phase == Phase.DRAW and state.rounds_left == 1 and place == state.seats - 1)


def share_of_win(state: Any, seat: int) -> float:
    """Returns the seat's part of the win by the pots as they are."""
    result = buffer_of(np.zeros(GAME.most_seats, np.int64))
    GAME.rules.winners(state, result)
    return result[seat] / sum(result[other] for other in range(state.seats))


def after_moves(state: Any, seat: int) -> Iterator[tuple[int, Any]]:
    """Returns every legal move and the state after it."""
    moves = buffer_of(np.zeros(GAME.most_moves + 1, np.int32))
    for move in [moves[index] for index in range(GAME.rules.legal_moves(state, seat, moves))]:
        after = GAME.memory.copy(state)
        GAME.rules.play(after, seat, move)
        yield move, after


def after_luck(state: Any) -> Iterator[tuple[float, Any]]:
    """Returns every outcome's chance and the state after it."""
    weights = buffer_of(np.zeros(GAME.most_outcomes, np.int64))
    found = [weights[outcome] for outcome in range(GAME.rules.weigh(state, weights))]
    for outcome, weight in enumerate(found):
        if weight:
            after = GAME.memory.copy(state)
            GAME.rules.resolve(after, outcome)
            yield weight / sum(found), after
