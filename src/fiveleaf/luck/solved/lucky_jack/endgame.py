"""Small end positions of Lucky Jack, solved exactly when all cards are known: every move, every draw, to the end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction

from fiveleaf.engine.contract import CHANCE, NOBODY
from fiveleaf.games.lucky_jack import rules
from fiveleaf.games.lucky_jack.game import GAME
from fiveleaf.games.lucky_jack.material import CARDS, COPIES, HIGHEST, LOWEST, MAX_RESHUFFLES, RANKS
from fiveleaf.games.lucky_jack.state import Phase, State

Chances = tuple[Fraction, ...]  # of every seat to win the game
MEMORY = GAME.memory


class Endgame:
    """Best play of every seat for its own chance to win, with all hands open; it remembers what it has solved."""

    def __init__(self) -> None:
        self.solved: dict[bytes, Chances] = {}

    def chances(self, state: State) -> Chances:
        """Returns every seat's chance to win."""
        key = MEMORY.content(state)
        if key not in self.solved:
            self.solved[key] = self._solve(state)
        return self.solved[key]

    def after_moves(self, state: State) -> dict[int, Chances]:
        """Returns the same after each legal move of the seat that decides."""
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
    """Returns the winners of a game that is over share the win."""
    won = [0] * state.seats
    rules.winners(state, won)
    return tuple(Fraction(one, sum(won)) for one in won)


def last_hand(hands: Sequence[str], top: str, stock: str, prizes: Iterable[tuple[int, int]]) -> State:
    """Returns the last hand of a game, before the last stock runs out, with every card known; seat 0 has the turn."""
    state: State = GAME.start({"hands": 3, "first_seat": 0}, len(hands))
    state.phase, state.turn, state.begins = Phase.TURN, 0, 0
    state.played, state.reshuffles = 2, MAX_RESHUFFLES
    for hand, (announcer, prize) in enumerate(prizes):
        state.announcer[hand], state.prize[hand] = announcer, prize
    state.top = CARDS.index(top)
    for rank in range(LOWEST, HIGHEST + 1):
        state.stock[rank] = state.refill[rank] = stock.split().count(CARDS[rank])
        state.discard[rank] = COPIES - state.stock[rank]
        for seat, hand_cards in enumerate(hands):
            held = hand_cards.split().count(CARDS[rank])
            state.hand[seat, rank] = state.known[seat, rank] = held
            state.discard[rank] -= held
    for seat, hand_cards in enumerate(hands):
        state.hand_size[seat] = len(hand_cards.split())
    state.left = len(stock.split())
    state.discarded = sum(state.discard[rank] for rank in range(LOWEST, HIGHEST + 1))
    return state
