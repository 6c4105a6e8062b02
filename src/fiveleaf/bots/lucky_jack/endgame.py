"""Small end positions of Lucky Jack, solved exactly when all cards are known: every move, every draw, to the end."""

from __future__ import annotations

from fractions import Fraction

from fiveleaf.engine.game import CHANCE, NOBODY
from fiveleaf.games.lucky_jack import rules
from fiveleaf.games.lucky_jack.game import GAME
from fiveleaf.games.lucky_jack.material import RANKS
from fiveleaf.games.lucky_jack.state import State

Chances = tuple[Fraction, ...]  # of every seat to win the game
MEMORY = GAME.memory


class Endgame:
    """Best play of every seat for its own chance to win, with all hands open; it remembers what it has solved."""

    def __init__(self) -> None:
        self.solved: dict[bytes, Chances] = {}

    def chances(self, state: State) -> Chances:
        """Every seat's chance to win."""
        key = MEMORY.content(state)
        if key not in self.solved:
            self.solved[key] = self._solve(state)
        return self.solved[key]

    def after_moves(self, state: State) -> dict[int, Chances]:
        """The same after each legal move of the seat that decides."""
        seat = rules.to_act(state)
        moves = [0] * (GAME.most_moves + 1)
        found = {}
        for index in range(rules.legal_moves(state, seat, moves)):
            after = MEMORY.copy(state)
            rules.play(after, seat, moves[index])
            found[moves[index]] = self.chances(after)
        return found

    def _solve(self, state: State) -> Chances:
        seat = rules.to_act(state)
        if seat == NOBODY:
            return shares(state)
        if seat == CHANCE:
            return self._mean(state)
        return max(self.after_moves(state).values(), key=lambda chances: chances[seat])

    def _mean(self, state: State) -> Chances:
        weights = [0] * RANKS
        count = rules.weigh(state, weights)
        total = [Fraction(0)] * state.seats
        for outcome in range(count):
            if weights[outcome]:
                after = MEMORY.copy(state)
                rules.resolve(after, outcome)
                share = Fraction(weights[outcome], sum(weights[:count]))
                total = [sum_ + share * chance for sum_, chance in zip(total, self.chances(after), strict=True)]
        return tuple(total)


def shares(state: State) -> Chances:
    """The winners of a game that is over share the win."""
    won = [0] * state.seats
    rules.winners(state, won)
    return tuple(Fraction(one, sum(won)) for one in won)
