"""Consequences: they depend on nothing that a seat cannot know, and there are words for each in every language."""

from __future__ import annotations

from typing import Any

from fiveleaf.engine.chance import new_rng
from fiveleaf.engine.contract import Event
from fiveleaf.engine.game import Game
from fiveleaf.engine.layout import buffer_of
from fiveleaf.texts import LANGUAGES, texts
from tests.contract.cases import EACH_CASE, Case, Room, random_states
from tests.contract.test_views import is_looked_at

NAMES = ("Ada", "Bruno", "Cleo", "Dario", "Elif", "Finn")


def moves_of(game: Game, state: Any, seat: int, room: Room) -> list[Event]:
    """The legal moves of a seat in the notation."""
    codes = [room.moves[index] for index in range(game.rules.legal_moves(state, seat, room.moves))]
    return [game.notation.move_words(state, seat, code) for code in codes]


@EACH_CASE
def test_a_consequence_is_the_same_in_all_states_that_a_seat_cannot_tell_apart(case: Case) -> None:
    game, room, rng = case.game, Room(case.game), buffer_of(new_rng(12))
    for index, state in enumerate(random_states(case, 12)):
        for seat in range(case.seats) if is_looked_at(index) else ():
            legal = moves_of(game, state, seat, room)
            if not legal:
                continue
            found = game.consequences(game.views.view(state, seat), legal)
            assert len(found) in (0, len(legal))
            other = game.memory.copy(state)
            game.rules.redeal(other, seat, rng)
            assert game.consequences(game.views.view(other, seat), legal) == found


@EACH_CASE
def test_a_consequence_has_words_in_every_language_and_a_suggestion_is_legal(case: Case) -> None:
    game, room, worded = case.game, Room(case.game), set()
    for index, state in enumerate(random_states(case, 13)):
        for seat in range(case.seats) if is_looked_at(index) else ():
            view, legal = game.views.view(state, seat), moves_of(game, state, seat, room)
            assert game.suggestion(view) in (None, *legal)
            for one in game.consequences(view, legal) if legal else []:
                if one is not None and one.key not in worded:
                    worded.add(one.key)
                    assert all(texts(language, game.name).message(one.key, one.params, NAMES) for language in LANGUAGES)
