"""Lucky Five, clause by clause: one module per topic of the rule book, and the contract's own functions here."""

from __future__ import annotations

from fiveleaf.engine.layout import Row
from fiveleaf.games.lucky_five.material import FACES, KINDS
from fiveleaf.games.lucky_five.moves import CALL, CHOOSE, GO_ON, REROLL, REROLL_NOTHING, STAKE
from fiveleaf.games.lucky_five.rules.bet import call, roll_again, roll_die, stake, take_pile
from fiveleaf.games.lucky_five.rules.legality import asked, legal_moves, to_act
from fiveleaf.games.lucky_five.rules.scoring import scores, winners
from fiveleaf.games.lucky_five.rules.start import begin_game, start
from fiveleaf.games.lucky_five.rules.turn import begin_step, prepare_stake, turn_card
from fiveleaf.games.lucky_five.state import Phase, State

__all__ = [
    "asked",
    "legal_moves",
    "play",
    "redeal",
    "resolve",
    "scores",
    "start",
    "to_act",
    "weigh",
    "winners",
]


def play(state: State, seat: int, move: int) -> None:
    """The seat's choice happens."""
    if move >= CALL:
        call(state, move - CALL)
    elif move >= STAKE:
        stake(state, move - STAKE)
    elif move == REROLL_NOTHING:
        prepare_stake(state)
    elif move >= REROLL:
        roll_again(state, move - REROLL)
    elif move >= CHOOSE:
        state.bet_dice = move - CHOOSE
        prepare_stake(state)
    elif move == GO_ON:
        begin_step(state)
    else:
        take_pile(state, 0)


def weigh(state: State, weights: Row) -> int:
    """L5-02: every face-down card is equally likely, so a kind weighs its cards left; every face of a die weighs 1."""
    if state.phase == Phase.BEGINS:
        for seat in range(state.seats):
            weights[seat] = 1
        return state.seats
    weights[0] = 0
    if state.phase == Phase.CARD:
        for kind in range(1, KINDS):
            weights[kind] = state.stock[kind]
        return KINDS
    for value in range(1, FACES + 1):
        weights[value] = 1
    return FACES + 1


def resolve(state: State, outcome: int) -> None:
    """Luck's choice happens."""
    if state.phase == Phase.BEGINS:
        begin_game(state, outcome)
    elif state.phase == Phase.CARD:
        turn_card(state, outcome)
    else:
        roll_die(state, outcome)


def redeal(state: State, seat: int, rng: Row) -> None:
    """L5-02: only the order of the stock is unknown, and a state holds none."""
