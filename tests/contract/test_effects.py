"""Effects: they move every piece as the states do, count what scores count, and tell nobody what is hidden."""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec
import pytest

from fiveleaf.catalogue import GAMES
from fiveleaf.engine.chance import below, choose_weighted, new_rng
from fiveleaf.engine.contract import CHANCE, NOBODY, Event
from fiveleaf.engine.effects import OPEN, Die, Effect, Gained, Moved, Rolled, Suspense, Turned, Viewer, Won, is_result
from fiveleaf.engine.game import Game
from fiveleaf.engine.history import RECENT_EVENTS, effects_of
from fiveleaf.engine.layout import Row, buffer_of
from fiveleaf.engine.notation import compact
from fiveleaf.engine.table import Table, seen_by
from fiveleaf.texts import LANGUAGES, effect_key, texts
from tests.contract.cases import CASES, EACH_CASE, Case, Room
from tests.contract.test_views import is_looked_at
from tests.test_texts import messages

MAX_PAUSED = 60  # events whose views are compared with those of a table
REDEALS = 2  # states that a seat cannot tell from the true one, at each state that is looked at

Happening = tuple[Any, Event, Any]  # the state before, the event, the state after
Ledger = Counter[tuple[str, str | int]]  # how many of each piece lie in each place


def possible(case: Case, state: Any, room: Room) -> list[tuple[Event, int, int]]:
    """Every event that may come next in recording order, with its code and its weight."""
    rules, notation = case.game.rules, case.game.notation
    seat = rules.to_act(state)
    if seat == CHANCE:
        count = rules.weigh(state, room.weights)
        codes = [(code, room.weights[code]) for code in range(count) if room.weights[code]]
        return [(notation.outcome_words(state, code), code, weight) for code, weight in codes]
    if seat == NOBODY:
        return []
    codes = [(room.moves[index], 1) for index in range(rules.legal_moves(state, seat, room.moves))]
    return [({"seat": seat, **notation.move_words(state, seat, code)}, code, weight) for code, weight in codes]


def after_event(case: Case, state: Any, event: Event, code: int) -> Any:
    """The state after that event."""
    after = case.game.memory.copy(state)
    if "chance" in event:
        case.game.rules.resolve(after, code)
    else:
        case.game.rules.play(after, event["seat"], code)
    return after


def happenings(case: Case, seed: int) -> Iterator[Happening]:
    """The events of one random game with the states around them."""
    state, room = case.game.start(case.options, case.seats), Room(case.game)
    rng: Row = buffer_of(new_rng(seed))
    while follow := possible(case, state, room):
        weights = [weight for *_, weight in follow]
        event, code, _ = follow[choose_weighted(below(rng, sum(weights)), weights)]
        after = after_event(case, state, event, code)
        yield state, event, after
        state = after


# ── pieces ───────────────────────────────────────────────────────────────────────────────────────


def book(ledger: Ledger, effect: Effect) -> None:
    """A move happens to the ledger; one without a piece takes everything that lies there."""
    if not isinstance(effect, Moved):
        return
    assert effect.source is not None
    assert effect.target is not None
    lying = {piece: count for (place, piece), count in ledger.items() if place == effect.source and count}
    if effect.piece is None:
        assert sum(lying.values()) == effect.count, effect
    moved = lying if effect.piece is None else {effect.piece: effect.count}
    for piece, count in moved.items():
        ledger[effect.source, piece] -= count
        ledger[effect.target, piece] += count
        assert ledger[effect.source, piece] >= 0, effect


@EACH_CASE
def test_the_pieces_move_as_the_effects_say(case: Case) -> None:
    ledger: Ledger = case.positions.places(case.game.start(case.options, case.seats))
    for before, event, after in happenings(case, 1):
        for effect in effects_of(case.game, before, event, after, OPEN):
            book(ledger, effect)
        lying = {key: count for key, count in ledger.items() if count and not key[0].startswith("pile/")}
        assert lying == +case.positions.places(after), event


@EACH_CASE
def test_what_is_counted_is_gained(case: Case) -> None:
    if case.game.name == "lucky-numbers" and not case.options.get("tournament"):
        return  # a single race is scored by the tiles that lie in the garden
    room = Room(case.game)
    points = [0] * case.seats
    for before, event, after in happenings(case, 2):
        for effect in effects_of(case.game, before, event, after, None):
            if isinstance(effect, Gained) and effect.what == "points":
                points[effect.seat] += effect.amount
                if effect.source is not None:
                    points[effect.source] -= effect.amount
        case.game.rules.scores(after, room.seats)
        assert points == [room.seats[seat] for seat in range(case.seats)], event


@EACH_CASE
def test_the_game_is_won_once_by_its_winners(case: Case) -> None:
    won = []
    for before, event, after in happenings(case, 3):
        made = effects_of(case.game, before, event, after, None)
        won += [effect.seats for effect in made if isinstance(effect, Won) and effect.what == "game"]
    assert won == [case.game.views.view(after, None).winners]


# ── what is hidden ───────────────────────────────────────────────────────────────────────────────


def without_pieces(effects: list[Effect]) -> list[Effect]:
    """The same where nobody knows any card that moves."""
    return [msgspec.structs.replace(effect, piece=None) if isinstance(effect, Moved) else effect for effect in effects]


def without_suspense(effects: list[Effect]) -> list[Effect]:
    """What happens; what somebody waits for with a hidden hand is theirs alone."""
    return [effect for effect in effects if not isinstance(effect, Suspense)]


@EACH_CASE
def test_eyes_that_may_not_know_a_piece_see_the_same_moves(case: Case) -> None:
    for index, (before, event, after) in enumerate(happenings(case, 4)):
        if not is_looked_at(index):
            continue
        truth = without_suspense(effects_of(case.game, before, event, after, OPEN))
        for viewer in (*range(case.seats), None):
            seen = without_suspense(effects_of(case.game, before, event, after, viewer))
            assert without_pieces(seen) == without_pieces(truth)
            for shown, true in zip(seen, truth, strict=True):
                assert shown == true or (isinstance(shown, Moved) and shown.piece is None)


@EACH_CASE
def test_effects_are_the_same_in_all_states_that_a_seat_cannot_tell_apart(case: Case) -> None:
    """They follow from the view before, the event as seen and the view after, whatever is true behind them."""
    rng, room = buffer_of(new_rng(5)), Room(case.game)
    compared = 0
    for index, (state, *_) in enumerate(happenings(case, 5)):
        if not is_looked_at(index):
            continue
        for viewer in (*range(case.seats), None):
            worlds = [state, *(redealt(case, state, viewer, rng) for _ in range(REDEALS))]
            for alike in seen_effects(case, worlds, viewer, room).values():
                compared += sum(alike.values()) > 1
                assert len(alike) == 1, (viewer, list(alike)[:2])
    assert compared


def redealt(case: Case, state: Any, viewer: Viewer, rng: Row) -> Any:
    """A state that the viewer cannot tell from this one."""
    other = case.game.memory.copy(state)
    case.game.rules.redeal(other, -1 if viewer is None else viewer, rng)
    return other


def seen_effects(case: Case, worlds: list[Any], viewer: Viewer, room: Room) -> dict[tuple[str, str], Counter[bytes]]:
    """By an event as the viewer sees it and the view after it: the effects that are shown."""
    game = case.game
    alike: dict[tuple[str, str], Counter[bytes]] = {}
    for state in worlds:
        for event, code, _ in possible(case, state, room):
            after = after_event(case, state, event, code)
            made = effects_of(game, state, event, after, viewer)
            seen = f"{compact(seen_by(game, event, viewer))} {compact(laid_open(made))}"
            key = seen, compact(game.views.view(after, viewer))
            alike.setdefault(key, Counter())[msgspec.json.encode(made)] += 1
    return alike


def laid_open(made: list[Effect]) -> list[Turned]:
    """The hidden cards that all are shown: those that are shuffled next, or all when the game ends."""
    emptied = {effect.source for effect in made if isinstance(effect, Moved) and effect.piece is None}
    is_over = any(isinstance(effect, Won) and effect.what == "game" for effect in made)
    turned = [effect for effect in made if isinstance(effect, Turned)]
    return [effect for effect in turned if is_over or effect.place in emptied]


@EACH_CASE
def test_what_was_seen_at_a_result_is_what_the_view_showed_then(case: Case) -> None:
    """A pause shows neither more nor less than the seat's view after that event, and only of the newest events."""
    table = Table(case.game, case.seats, case.options)
    views: list[list[bytes]] = []
    for _, event, after in islice(happenings(case, 6), MAX_PAUSED):
        views.append(
            [msgspec.json.encode(case.game.views.view(after, viewer)) for viewer in (*range(case.seats), None)]
        )
        table.events.append(event)
        table._history.add(0, case.game.memory.content(after))
    for ply, seen in enumerate(views, 1):
        then = [table.view_at(viewer, ply) for viewer in (*range(case.seats), None)]
        is_kept = ply >= len(views) - RECENT_EVENTS
        assert [view and msgspec.json.encode(view) for view in then] == (seen if is_kept else [None] * len(seen))


@EACH_CASE
def test_a_score_never_changes_without_a_result(case: Case) -> None:
    """So that a page that shows each result when it comes shows each score when it changes."""
    if case.game.name == "lucky-numbers":
        return  # a race is scored by the tiles that lie in the garden
    room, scores = Room(case.game), [0] * case.seats
    for before, event, after in happenings(case, 7):
        case.game.rules.scores(after, room.seats)
        now = [room.seats[seat] for seat in range(case.seats)]
        assert now == scores or is_result(effects_of(case.game, before, event, after, None)), event
        scores = now


def test_the_last_die_of_a_throw_is_a_result() -> None:
    roll, card = Rolled((Die("red", 3),), "mat"), Moved("bell", "stock", "hand/0")
    assert is_result([roll])
    assert is_result([roll], [card])
    assert not is_result([roll], [roll])
    assert is_result([roll, Won((), "bet")], [roll])
    assert not is_result([card], [roll])


# ── names ────────────────────────────────────────────────────────────────────────────────────────


def places_in(effect: Effect) -> list[str]:
    """The places that an effect names, with words for numbers: `hand/<>`."""
    places: list[str | None] = []
    if isinstance(effect, Moved):
        places = [effect.source, effect.target]
    elif isinstance(effect, Turned | Rolled):
        places = [effect.place]
    return [re.sub(r"\b\d+\b", "<>", place) for place in places if place is not None]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_names_exactly_the_places_and_pieces_that_it_lists(game: Game) -> None:
    module = sys.modules[game.effects.__module__]
    places: set[str] = set()
    pieces: set[str | int] = set()
    for seed, case in enumerate(case for case in CASES if case.game is game and case.seats == game.most_seats):
        for before, event, after in happenings(case, seed):
            for effect in effects_of(game, before, event, after, OPEN):
                places.update(places_in(effect))
                if isinstance(effect, Moved | Turned) and effect.piece is not None:
                    pieces.add(effect.piece)
    assert places == {re.sub(r"<\w+>", "<>", place) for place in module.PLACES}
    assert pieces == set(module.PIECES)


# ── words ────────────────────────────────────────────────────────────────────────────────────────


def told_effects(game: Game) -> dict[str, dict[str, Any]]:
    """An effect for each message about effects that random games bring, by its message."""
    found: dict[str, dict[str, Any]] = {}
    for seed, case in enumerate(case for case in CASES if case.game is game):
        for before, event, after in happenings(case, seed):
            for effect in msgspec.to_builtins(effects_of(game, before, event, after, None)):
                found.setdefault(effect_key(effect), effect)
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_message_about_effects_comes_and_is_told_in_every_language(game: Game) -> None:
    names, found = [f"Name {seat}" for seat in range(game.most_seats)], told_effects(game)
    assert {key for key in messages("en", game.name) if key.startswith("effect-")} <= found.keys()
    for key, effect in found.items():
        told = [texts(language, game.name).effect(effect, names) for language in LANGUAGES]
        assert len({line is None for line in told}) == 1, key
