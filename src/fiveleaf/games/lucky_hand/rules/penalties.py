"""Penalties, and the immunity against them."""

from __future__ import annotations

from fiveleaf.engine.contract import NOBODY
from fiveleaf.games.lucky_hand.material import BAN, DICE, IMMUNE_TURNS, IMMUNITY, POINTS
from fiveleaf.games.lucky_hand.rules.cards import leave_hand, put_on_heap
from fiveleaf.games.lucky_hand.rules.turn import finish_card
from fiveleaf.games.lucky_hand.state import Phase, State


def is_penalty(card: int) -> bool:
    """LH-12, LH-14, LH-16: dice penalties, points penalties and bans are played at somebody."""
    return card >= DICE and card < IMMUNITY


# ── a penalty is given ───────────────────────────────────────────────────────────────────────────


def strike(state: State, target: int) -> None:
    """LH-17, LH-18, LH-R5, LH-R8: an immune target is spared, a qualified one is asked, any other is hit at once."""
    if state.immunity[target] > 0:
        put_on_heap(state, state.played)
        finish_card(state)
    elif state.qualified[target]:
        state.target = target
        state.phase = Phase.COUNTER
    else:
        take_effect(state, target)


def take_effect(state: State, target: int) -> None:
    """LH-12, LH-13, LH-14, LH-16: the penalty does what it says to the target, qualified or not."""
    card = state.played
    if card < POINTS:
        state.lying[target, card - DICE] += 1
    else:
        put_on_heap(state, card)
        if card < BAN:
            move_points(state, target, card - POINTS)
        else:
            ban(state, target, 1 + card - BAN)
    finish_card(state)


def move_points(state: State, target: int, bonus: int) -> None:
    """LH-14, LH-15: the target gives that bonus card, or without one gets it from the player of the penalty."""
    player = state.turn
    if state.pot[target, bonus] > 0:
        state.pot[target, bonus] -= 1
        state.pot[player, bonus] += 1
    elif state.pot[player, bonus] > 0:
        state.pot[player, bonus] -= 1
        state.pot[target, bonus] += 1


def ban(state: State, target: int, turns: int) -> None:
    """LH-16, LH-R4: the turns to miss add up, and are missed once the target can play cards."""
    state.banned[target] += turns


# ── immunity ─────────────────────────────────────────────────────────────────────────────────────


def lay_immunity(state: State, seat: int) -> None:
    """LH-17, LH-R6: the card lies before the holder for two turns; it replaces one that lies there already."""
    if state.immunity[seat] > 0:
        put_on_heap(state, IMMUNITY)
    state.immunity[seat] = IMMUNE_TURNS


def counter(state: State, seat: int) -> None:
    """LH-18, LH-R6, LH-R8: an immunity card cancels the penalty before its effect, and protects from then on."""
    put_on_heap(state, state.played)
    leave_hand(state, seat, IMMUNITY)
    lay_immunity(state, seat)
    finish_card(state)


def accept(state: State, seat: int) -> None:
    """LH-18: a penalty that is not countered at once takes effect."""
    state.target = NOBODY
    take_effect(state, seat)
