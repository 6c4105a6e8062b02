"""Matches: inputs are the truth, the same inputs give the same match, and no others are taken for them."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from fiveleaf.catalogue import GAMES, find
from fiveleaf.engine.contract import Event
from fiveleaf.engine.effects import OPEN
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.fairness import opened, verify
from fiveleaf.engine.game import Game
from fiveleaf.engine.match import Input, Match, ReplayError, Step, late_input, move_input
from fiveleaf.engine.seal import Seal, new_seal
from fiveleaf.engine.table import open_to
from fiveleaf.engine.transcript import from_json, transcript_of

replace = msgspec.structs.replace
EACH_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
TIME_UP = Input("clock", {"clock": "time-up"})
SEATS = 3


def options_of(game: Game) -> dict[str, Any]:
    """Short games; Lucky Hand with its clock."""
    return {"clock": 15} if game.name == "lucky-hand" else {}


def a_match(game: Game, seed: int) -> Match:
    """A match before its first luck."""
    return Match(game, SEATS, options_of(game), new_seal(SEATS, str(seed)))


class Played:
    """A random match, played by every kind of input, with everything that came of it."""

    def __init__(self, game: Game, seed: int, most_inputs: int = 300) -> None:
        self.luck = random.Random(seed)
        self.match = a_match(game, seed)
        self.steps: list[Step] = [self.match.begin()]
        self.inputs = list(self.steps[0].inputs)
        clock_at = self.luck.randrange(most_inputs) if game.clock else None
        while not self.match.is_over and len(self.inputs) < most_inputs:
            if clock_at is not None and len(self.inputs) >= clock_at:
                self.apply(TIME_UP)
                clock_at = None
            else:
                self.answer()

    def apply(self, entry: Input) -> Step:
        """Makes an input happen and keeps what came of it."""
        step = self.match.apply(entry)
        assert step.first == len(self.inputs)
        self.steps.append(step)
        self.inputs += step.inputs
        return step

    def answer(self) -> None:
        """Any seat that is asked answers; if that settles the question, the others may be late."""
        match = self.match
        waiting = {seat: match.legal_moves(seat) for seat in match.may_act}
        seat = self.luck.choice(list(waiting))
        client = f"id {len(self.inputs)}" if self.luck.random() < 0.8 else None
        step = self.apply(move_input(seat, self.luck.choice(waiting.pop(seat)), client))
        if step.closed:
            for other in self.luck.sample(list(waiting), self.luck.randint(0, len(waiting))):
                self.apply(late_input(other, self.luck.choice(waiting[other]), f"late {len(self.inputs)}"))

    def again(self, inputs: list[Input] | None = None, seal: Seal | None = None) -> Match:
        """The match, rebuilt from inputs."""
        match = self.match
        options = options_of(match.game)
        return Match.replay(match.game, SEATS, options, seal or match.seal, self.inputs if inputs is None else inputs)


def facts(match: Match) -> tuple[Any, ...]:
    """All that two equal matches have in common."""
    questions = [(seat, match.legal_moves(seat)) for seat in range(SEATS)]
    views = [match.table.view(seat) for seat in (None, *range(SEATS))]
    return (
        match.game.memory.content(match.table.state),
        match.table.events,
        (match.input_count, match.question, match.events_before, match.is_over, match.clients),
        (match.phase, match.asked, match.may_act, match.silence, match.clock_milliseconds(), match.result()),
        questions,
        views,
    )


# ── replay ───────────────────────────────────────────────────────────────────────────────────────


@EACH_GAME
@pytest.mark.parametrize("seed", range(6))
def test_replay_gives_the_match_that_was_played(game: Game, seed: int) -> None:
    played = Played(game, seed)
    assert facts(played.again()) == facts(played.match)
    again = played.again()
    if not again.is_over:
        seat = again.may_act[0]
        entry = move_input(seat, again.legal_moves(seat)[0])
        assert again.apply(entry) == played.match.apply(entry), "and it goes on alike, luck included"


@EACH_GAME
def test_what_was_stored_after_any_step_can_be_replayed(game: Game) -> None:
    played = Played(game, 7)
    for step in played.steps[1 :: max(1, len(played.steps) // 25)]:
        assert played.again(played.inputs[: step.first]).input_count == step.first


@EACH_GAME
def test_random_matches_have_every_kind_of_input(game: Game) -> None:
    steps = [step for seed in range(6) for step in Played(game, seed).steps[1:]]
    kinds = {entry.kind for step in steps for entry in step.inputs}
    waits = any(step.inputs[0].kind == "move" and not step.closed for step in steps)
    assert kinds == {"move", "chance"} | ({"late"} if game.name == "lucky-jack" else set()) | (
        {"clock"} if game.clock else set()
    )
    assert waits == (game.name in ("lucky-jack", "lucky-numbers", "lucky-hand"))


def test_a_replay_error_names_the_input_and_the_reason() -> None:
    match = a_match(find("lucky-numbers"), 1)
    inputs = [*match.begin().inputs, Input("move", {"seat": 0, "move": "nonsense"})]
    with pytest.raises(ReplayError) as caught:
        Match.replay(match.game, SEATS, {}, match.seal, inputs)
    assert str(caught.value) == f"input {len(inputs) - 1}: cannot be played: error-no-such-move"
    with pytest.raises(ReplayError, match="input 0: it and what follows are not what the seal gives"):
        Match.replay(match.game, SEATS, {}, match.seal, [])


@EACH_GAME
def test_a_match_that_has_not_begun_has_no_question(game: Game) -> None:
    match = a_match(game, 1)
    assert (match.input_count, match.question, match.events_before, match.is_over) == (0, 0, 0, False)
    again = Match.resume(transcript_of(match.table, fairness=opened(match.seal)))
    assert (again.question, again.table.events) == (0, [])
    assert again.begin() == match.begin()
    assert (match.question, match.events_before) == (1, len(match.table.events))


@EACH_GAME
def test_a_match_goes_on_where_a_transcript_ends(game: Game) -> None:
    match = next(match for seed in range(9) if not (match := Played(game, seed, 40).match).is_over)
    again = Match.resume(transcript_of(match.table, fairness=opened(match.seal)))
    for answer in match.table.answers:
        again.apply(Input("move", answer))
    assert again.seal == match.seal
    assert (again.table.events, again.may_act) == (match.table.events, match.may_act)
    assert game.memory.content(again.table.state) == game.memory.content(match.table.state)
    assert again.table.effects(OPEN) == match.table.effects(OPEN)
    seat = match.may_act[0]
    entry = move_input(seat, match.legal_moves(seat)[0])
    assert again.apply(entry).events == match.apply(entry).events


def forged(change: Callable[[Event], Event]) -> Callable[[list[Input]], list[Input]]:
    """Changes the first luck of a match after its middle."""

    def tamper(inputs: list[Input]) -> list[Input]:
        index = next(index for index in range(len(inputs) // 2, len(inputs)) if inputs[index].kind == "chance")
        return [*inputs[:index], replace(inputs[index], event=change(inputs[index].event)), *inputs[index + 1 :]]

    return tamper


def swapped(inputs: list[Input]) -> list[Input]:
    """Two neighbours of different kinds change places."""
    index = next(i for i in range(len(inputs) // 2, len(inputs) - 1) if inputs[i].kind != inputs[i + 1].kind)
    return [*inputs[:index], inputs[index + 1], inputs[index], *inputs[index + 2 :]]


def without(kind: str) -> Callable[[list[Input]], list[Input]]:
    """The first input of that kind after the middle is missing."""

    def leave_out(inputs: list[Input]) -> list[Input]:
        index = next(index for index in range(len(inputs) // 2, len(inputs)) if inputs[index].kind == kind)
        return inputs[:index] + inputs[index + 1 :]

    return leave_out


def doubled(kind: str) -> Callable[[list[Input]], list[Input]]:
    """The first input of that kind after the middle stands there twice."""

    def double(inputs: list[Input]) -> list[Input]:
        index = next(index for index in range(len(inputs) // 2, len(inputs)) if inputs[index].kind == kind)
        return inputs[:index] + inputs[index : index + 1] + inputs[index:]

    return double


def cut(inputs: list[Input]) -> list[Input]:
    """The last input is missing, and it was luck."""
    last = max(index for index, entry in enumerate(inputs) if entry.kind == "chance")
    return inputs[:last]


TAMPERED: dict[str, Callable[[list[Input]], list[Input]]] = {
    "another outcome": forged(lambda event: {key: other(value) for key, value in event.items()}),
    "one key more": forged(lambda event: {**event, "more": 1}),
    "one key less": forged(lambda event: dict(list(event.items())[:-1])),
    "reordered": swapped,
    "luck missing": without("chance"),
    "luck missing at the end": cut,
    "surplus luck": doubled("chance"),
    "nothing": lambda inputs: [],
    "luck called a move": lambda inputs: [replace(inputs[0], kind="move"), *inputs[1:]],
}


def other(value: Any) -> Any:
    """Something that is not this value."""
    return value + 1 if isinstance(value, int) else value


@EACH_GAME
@pytest.mark.parametrize("name", TAMPERED)
def test_inputs_that_do_not_follow_from_the_seal_are_refused(game: Game, name: str) -> None:
    played = Played(game, 2)
    inputs = TAMPERED[name](played.inputs)
    assert inputs != played.inputs
    with pytest.raises(ReplayError):
        played.again(inputs)


@EACH_GAME
def test_only_the_seal_tells_forged_luck_from_true(game: Game) -> None:
    """Luck of another seal is legal, event by event, but the match does not take it for its own."""
    played = Played(game, 4)
    with pytest.raises(ReplayError):
        played.again(seal=new_seal(SEATS, "another"))


def test_an_outcome_that_could_have_come_but_did_not_is_named() -> None:
    """Everything up to the last draw is true, and nothing comes after it: only the seal can tell."""
    played = Played(find("lucky-numbers"), 3)
    last = max(index for index, entry in enumerate(played.inputs) if entry.kind == "chance")
    move = max(index for index in range(last) if played.inputs[index].kind == "move")
    event = played.inputs[last].event
    tile = next(tile for tile in range(1, 21) if tile != event["tile"])
    inputs = [*played.inputs[:last], Input("chance", {**event, "tile": tile})]
    with pytest.raises(ReplayError, match="seal") as caught:
        played.again(inputs)
    assert caught.value.index == move
    assert played.again(played.inputs[: last + 1]).input_count == last + 1


@pytest.mark.parametrize(
    "entry",
    [
        Input("chance", {"chance": "draw", "tile": 3}),
        Input("clock", {"clock": "time-up"}),
        Input("clock", {"clock": "noon"}),
        Input("move", {"move": "draw"}),
        Input("move", {"seat": 7, "move": "draw"}),
        Input("move", {"seat": True, "move": "draw"}),
        Input("move", {"seat": 0.0, "move": "draw"}),
        Input("move", {"seat": [0], "move": "draw"}),
        Input("move", {}),
        Input("late", {"seat": 0, "move": "draw"}),
        Input("late", {"seat": [0], "move": "draw"}),
    ],
    ids=lambda entry: f"{entry.kind} {entry.event}",
)
def test_an_input_that_cannot_be_is_refused_and_changes_nothing(entry: Input) -> None:
    match = a_match(find("lucky-numbers"), 1)
    inputs = match.begin().inputs
    before = facts(match)
    with pytest.raises(Refused):
        match.apply(replace(entry, client="id"))
    assert facts(match) == before
    with pytest.raises(ReplayError) as caught:
        Match.replay(match.game, SEATS, {}, match.seal, [*inputs, entry])
    assert caught.value.index == len(inputs)


# ── steps ────────────────────────────────────────────────────────────────────────────────────────


@EACH_GAME
@pytest.mark.parametrize("seed", range(3))
def test_steps_tell_everything_once(game: Game, seed: int) -> None:
    played = Played(game, seed)
    match, steps = played.match, played.steps
    assert [event for step in steps for event in step.events] == match.table.events
    assert sum(step.opened for step in steps) == match.question - match.is_over
    assert [step.is_over for step in steps] == [False] * (len(steps) - 1) + [match.is_over]
    for seat in (None, *range(SEATS)):
        told = [event for step in steps for event in step.events_for(seat)]
        assert told == open_to(game, match.table.events, seat)


def test_a_step_shows_a_secret_card_to_its_seat_alone() -> None:
    game = find("lucky-jack")
    step = a_match(game, 1).begin()
    for seat in range(SEATS):
        secret = [event for event in step.events_for(seat) if event.get("chance") in game.secret_chances]
        assert any("hidden" not in event for event in secret)
        assert all(event.get("hidden", False) == (event["seat"] != seat) for event in secret)
    assert all(event.get("hidden") for event in step.events_for(None) if event["chance"] in game.secret_chances)


def until_several_are_asked(game: Game, seed: int) -> Match:
    """A match at a question that is put to several seats."""
    match, luck = a_match(game, seed), random.Random(seed)
    match.begin()
    while len(match.may_act) < 2:
        seat = match.may_act[0]
        match.apply(move_input(seat, luck.choice(match.legal_moves(seat))))
    return match


def test_a_hidden_answer_waits_and_closes_nothing() -> None:
    match = until_several_are_asked(find("lucky-jack"), 1)
    seats, question, events = match.may_act, match.question, len(match.table.events)
    assert match.silence == {"move": "leave"}
    step = match.apply(move_input(seats[-1], {"move": "leave"}, "mine"))
    assert (step.events, step.closed, step.opened, step.is_over) == ([], False, False, False)
    assert [entry.kind for entry in step.inputs] == ["move"]
    assert (match.question, match.events_before, match.asked) == (question, events, seats)
    assert match.may_act == seats[:-1]
    assert (seats[-1], "mine") in match.clients
    with pytest.raises(Refused) as refused:
        match.apply(move_input(seats[-1], {"move": "leave"}))
    assert refused.value.key == "error-answered-already"


def a_settled_question() -> tuple[Match, int, list[Event]]:
    """A match whose last question was settled before a seat had answered, with what that seat could have said."""
    match = until_several_are_asked(find("lucky-jack"), 1)
    while True:
        seat, other = match.may_act[:2]
        legal = match.legal_moves(other)
        taking = [move for move in match.legal_moves(seat) if move != {"move": "leave"}]
        step = match.apply(move_input(seat, (taking or [{"move": "leave"}])[0]))
        if step.closed:
            return match, other, legal
        match = until_several_are_asked(find("lucky-jack"), match.input_count)


def test_a_late_answer_is_acknowledged_once_and_has_no_effect() -> None:
    match, seat, legal = a_settled_question()
    before, state = facts(match), match.game.memory.content(match.table.state)
    step = match.apply(late_input(seat, legal[0], "late"))
    assert (step.events, step.closed, step.opened) == ([], False, False)
    assert step.inputs == [Input("late", {"seat": seat, **legal[0]}, "late")]
    assert match.game.memory.content(match.table.state) == state
    assert (match.input_count, match.clients) == (before[2][0] + 1, before[2][4] | {(seat, "late")})
    with pytest.raises(Refused):
        match.apply(late_input(seat, legal[0]))


def test_a_late_answer_is_one_to_the_last_question() -> None:
    match, seat, legal = a_settled_question()
    with pytest.raises(Refused) as refused:
        match.apply(late_input(seat, {"move": "nonsense"}))
    assert refused.value.key == "error-no-such-move"
    with pytest.raises(Refused) as refused:
        match.apply(late_input(next(other for other in range(SEATS) if other != seat), legal[0]))
    assert refused.value.key in ("error-not-asked", "error-answered-already")
    mover = match.may_act[0]
    match.apply(move_input(mover, match.legal_moves(mover)[0]))
    with pytest.raises(Refused):
        match.apply(late_input(seat, legal[0]))


def test_what_is_no_input_is_quoted_in_short() -> None:
    match = a_match(find("lucky-numbers"), 1)
    match.begin()
    with pytest.raises(Refused) as refused:
        match.apply(Input("clock", {"clock": "x" * 100}))
    assert refused.value.key == "error-no-such-event"
    assert len(refused.value.params["said"]) == 60


def test_the_clock_ends_the_game_between_two_cards() -> None:
    match = a_match(find("lucky-hand"), 1)
    match.begin()
    assert match.clock_milliseconds() == 15 * 60_000
    assert match.result() is None
    step = match.apply(TIME_UP)
    assert (step.inputs, step.events) == ([TIME_UP], [TIME_UP.event])
    assert (step.closed, step.opened, step.is_over, match.question) == (True, False, True, 2)
    assert match.result() == {"scores": match.table.scores(), "winners": match.table.winners()}
    assert match.clock_milliseconds() is None
    with pytest.raises(Refused):
        match.apply(TIME_UP)


def test_the_clock_lets_the_question_of_a_card_stand() -> None:
    match, luck = a_match(find("lucky-hand"), 1), random.Random(1)
    match.begin()
    while len(match.may_act) < 2:  # all are asked while a card is being played
        seat = match.may_act[0]
        match.apply(move_input(seat, luck.choice(match.legal_moves(seat))))
    question, may_act = match.question, match.may_act
    step = match.apply(TIME_UP)
    assert (step.inputs, step.events) == ([TIME_UP], [TIME_UP.event])
    assert (step.closed, step.opened, step.is_over) == (False, False, False)
    assert (match.question, match.may_act) == (question, may_act)
    assert match.clock_milliseconds() is None


# ── moves as they come in ────────────────────────────────────────────────────────────────────────


def test_a_move_that_only_looks_legal_is_refused() -> None:
    match = a_match(find("lucky-numbers"), 8)
    match.begin()
    seat = match.may_act[0]
    move = next(move for move in match.legal_moves(seat) if "cell" in move)
    for cell in (bool(move["cell"]), float(move["cell"]), str(move["cell"])):
        with pytest.raises(Refused):
            match.apply(move_input(seat, {**move, "cell": cell}))
    assert match.apply(move_input(seat, move)).inputs == [Input("move", {"seat": seat, **move})]


def test_a_move_cannot_name_another_seat() -> None:
    for make in (move_input, late_input):
        with pytest.raises(Refused) as refused:
            make(0, {"seat": 1, "move": "draw"})
        assert (refused.value.key, refused.value.params["key"]) == ("error-no-such-move", "seat")


def test_a_move_is_written_once_however_its_keys_came() -> None:
    match = Match(find("lucky-numbers"), SEATS, {"first_seat": 0}, new_seal(SEATS, "keys"))
    match.begin()
    while len(match.asked) > 1:
        seat = match.may_act[0]
        match.apply(move_input(seat, match.legal_moves(seat)[0]))
    match.apply(move_input(0, {"move": "draw"}))
    move = next(move for move in match.legal_moves(0) if len(move) > 1)
    step = match.apply(move_input(0, dict(reversed(move.items()))))
    assert list(step.inputs[0].event) == ["seat", *move]
    assert step.inputs[0].event is step.events[0]


def test_a_transcript_is_only_for_a_match_that_is_over() -> None:
    played = Played(find("lucky-numbers"), 1, 2000)
    told = played.match.transcript(players=["Anna"])
    assert told.more["players"] == ["Anna"]
    assert verify(from_json(told.to_json(), find)).seal == played.match.seal
    with pytest.raises(Refused, match="not over"):
        a_match(played.match.game, 1).transcript()
