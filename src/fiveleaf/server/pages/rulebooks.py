"""The data of a game's rules page."""

from __future__ import annotations

from functools import cache

from fiveleaf.rulebook import Rulebook, ShownStep, rulebook
from fiveleaf.server.wire import MakersShown, PieceShown, RulesShown, StepShown


@cache
def rules_shown(name: str, window: float, shortest_window: float) -> RulesShown:
    """Returns the rulebook of a game; the windows are how many seconds a question stays open if silence answers it."""
    book = rulebook(name)
    return RulesShown(
        game=book.game.name,
        names=book.names,
        steps=[step_shown(step) for step in book.steps],
        contents=book.contents,
        pieces=[PieceShown(piece.kind, piece.name, piece.count, dict(piece.values)) for piece in book.pieces],
        rulings=book.rulings,
        makers=makers_shown(book),
        window=round(window) if book.game.silence else None,
        shortest_window=round(shortest_window) if book.game.silence else None,
    )


def step_shown(step: ShownStep) -> StepShown:
    """Returns a step of the example turn."""
    return StepShown(step.number, step.view, step.legal, step.events, step.facts, step.has_table)


def makers_shown(book: Rulebook) -> MakersShown:
    """Returns the makers of the printed game."""
    makers = book.makers
    return MakersShown(list(makers.designers), list(makers.illustrators), list(makers.publishers))
