"""Hints: every legal move of a seat with its chance to win, and what luck may bring after it."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from fiveleaf.bots.bot import Decider, decider_for
from fiveleaf.bots.levels import strategy_of
from fiveleaf.bots.reasons import deciding_fact
from fiveleaf.bots.strategy import Strategy
from fiveleaf.engine.chance import new_rng
from fiveleaf.engine.contract import CHANCE, Event, Message, View
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.game import Game
from fiveleaf.engine.layout import buffer_of
from fiveleaf.engine.table import Table, seen_by

MAX_EVALUATIONS = 20_000  # positions valued to say what luck may bring
MAX_SAMPLES = 64  # determinizations
CLOSE = 0.01  # chances to win that differ by less are as good as equal


class Prospect(msgspec.Struct, frozen=True):
    """One outcome that luck may bring after a move."""

    event: Event
    chance: float
    win: float  # the seat's chance to win after it


class Advice(msgspec.Struct, frozen=True):
    """One legal move."""

    move: Event
    win: float  # the seat's chance to win after it
    best: bool  # the move that is advised
    prospects: list[Prospect]  # what may come of it at once, the likeliest first
    reason: Message | None = None  # why it is advised; only for the best of several


def hint(game: Game, view: View, seed: int = 0) -> list[Advice]:
    """Returns every legal move of the seat whose view this is, the best first; nothing but the view is known here."""
    if view.seat is None:
        raise ValueError("a spectator has no moves")
    strategy = strategy_of(game)
    rng = new_rng(seed)
    state = game.views.imagine(view, buffer_of(rng))
    moves = buffer_of(np.zeros(game.most_moves + 1, dtype=np.int32))
    count = game.rules.legal_moves(state, view.seat, moves)
    codes = [moves[index] for index in range(count)]
    if not codes:
        return []
    decider = decider_for(strategy, view.seats, plain=False)
    best, values = decider.value_moves(strategy.hint_level, state, view.seat, codes, rng)
    prospects = prospects_of(strategy, decider, state, view.seat, codes, rng)
    words = [game.notation.move_words(state, view.seat, code) for code in codes]
    advice = [
        Advice(move, win, index == best, after)
        for index, (move, win, after) in enumerate(zip(words, values, prospects, strict=True))
    ]
    return with_reason(strategy, view, sorted(advice, key=lambda one: (not one.best, -one.win)))


def with_reason(strategy: Strategy, view: View, advice: list[Advice]) -> list[Advice]:
    """Returns the advice with a reason for the best move, in words that its figures support."""
    if len(advice) == 1:
        return advice
    best, runner_up = advice[0], advice[1]
    lead = best.win - runner_up.win
    reason = Message("reason-even")
    if lead >= CLOSE:
        better = Message("reason-better", {"count": round(100 * lead)})
        reason = deciding_fact(strategy.facts, view, best.move, runner_up.move) or better
    return [msgspec.structs.replace(best, reason=reason), *advice[1:]]


def prospects_of(
    strategy: Strategy, decider: Decider, state: Any, seat: int, codes: list[int], rng: Any
) -> list[list[Prospect]]:
    """Returns what luck may bring after each move, as far as the seat would see it, the likeliest first."""
    game = strategy.game
    samples = max(1, min(MAX_SAMPLES, MAX_EVALUATIONS // (len(codes) * game.most_outcomes)))
    chance, win = decider.find_prospects(state, seat, codes, rng, samples)
    found = []
    for index, code in enumerate(codes):
        after = game.memory.copy(state)
        game.rules.play(after, seat, code)
        outcomes: Any = np.nonzero(chance[index])[0] if game.rules.to_act(after) == CHANCE else []
        every = [
            Prospect(seen_by(game, words, seat), float(chance[index, outcome]), float(win[index, outcome]))
            for outcome in outcomes
            for words in [game.notation.outcome_words(after, int(outcome))]
        ]
        visible = [one for one in every if not one.event.get("hidden")]
        found.append(sorted(visible, key=lambda one: -one.chance))
    return found


def hint_at(table: Table, seat: int | None = None, seed: int = 0) -> tuple[int, list[Advice]]:
    """Returns the advice for a seat that may act at a table; without one, for the next in recording order."""
    waiting = table.may_act
    if not waiting:
        raise Refused("error-nobody-to-advise")
    chosen = waiting[0] if seat is None else seat
    if chosen not in waiting:
        raise Refused("error-not-to-advise", seat=str(chosen), asked=", ".join(map(str, waiting)))
    return chosen, hint(table.game, table.view(chosen), seed)
