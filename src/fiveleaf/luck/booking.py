"""Books a whole game, event by event, in one call of compiled code: what luck, moves and the clock changed.

Every event changes every seat's value; the lines of an event add up to that change. A decision is graded in
determinizations of what its seat knows, so that neither hidden cards nor hidden answers touch the grade.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from fiveleaf.bots.luck import are_equal, look_ahead, mean_over_luck
from fiveleaf.bots.placeholders import likelihood
from fiveleaf.bots.scratch import AFTERSTATE, DETERMINIZED, LIVE, ROOT, Floats, Scratch, copy_state
from fiveleaf.bots.search import index_of
from fiveleaf.bots.value import evaluate
from fiveleaf.engine.chance import seed_rng
from fiveleaf.engine.contract import CHANCE
from fiveleaf.engine.layout import Grid, Row
from fiveleaf.engine.placeholders import legal_moves, play, redeal

LUCK, PLAY, INFORMATION, REST, CLOCK = range(5)  # the lines of an event
LINES = 5
TIME_UP = -2  # the actor of an event of the clock
SEED = 20_140_101  # of all determinizations; the stream is the index of the event
PRICING, CHOOSING = 0, 1  # the two estimates, which draw from streams of their own
ESTIMATES = 2


class Books(NamedTuple):
    """What a game's events changed, and the buffers for that."""

    values: Any  # by event and seat: the value before the first event, and after each
    lines: Any  # by event, line and seat
    after: Any  # by move and seat: the mean value after each legal move,
    before: Floats  # and by seat: before it
    means: Floats  # by seat: the mean over luck
    rng: Row


def book_game(
    scratch: Scratch, chooser: Scratch, states: Grid, actors: Row, codes: Row, passes: int, books: Books
) -> None:
    """Books every event: `states` are those before each event and after the last one.

    `chooser` is the scratch with the network that chooses the best move, while the one of `scratch` prices it.
    `passes` bounds the forward passes for one decision; without any, no move is graded.
    """
    load(scratch, states, 0, LIVE)
    evaluate(scratch, LIVE)
    for seat in range(scratch.states[LIVE].seats):
        books.values[0, seat] = scratch.win_chances[seat]
    for event in range(len(actors)):
        load(scratch, states, event, LIVE)
        load(scratch, states, event + 1, AFTERSTATE)
        if actors[event] == CHANCE:
            book_luck(scratch, event, books)
        elif actors[event] == TIME_UP:
            book_clock(scratch, event, books)
        else:
            book_decision(scratch, chooser, event, actors[event], codes[event], passes, books)


def load(scratch: Scratch, states: Grid, event: int, row: int) -> None:
    """Copies the state before an event into a row of the scratch buffers."""
    for index in range(scratch.size):
        scratch.content[row, index] = states[event, index]


def book_luck(scratch: Scratch, event: int, books: Books) -> None:
    """Books a chance event: what came, against the mean over all outcomes; the rest is an error of the value."""
    mean_over_luck(scratch, LIVE, books.means)
    evaluate(scratch, AFTERSTATE)
    for seat in range(scratch.states[LIVE].seats):
        books.values[event + 1, seat] = scratch.win_chances[seat]
        books.lines[event, LUCK, seat] = scratch.win_chances[seat] - books.means[seat]
        books.lines[event, REST, seat] = books.means[seat] - books.values[event, seat]


def book_clock(scratch: Scratch, event: int, books: Books) -> None:
    """Books the clock running out: all that it changed."""
    evaluate(scratch, AFTERSTATE)
    for seat in range(scratch.states[LIVE].seats):
        books.values[event + 1, seat] = scratch.win_chances[seat]
        books.lines[event, CLOCK, seat] = scratch.win_chances[seat] - books.values[event, seat]


def book_decision(
    scratch: Scratch, chooser: Scratch, event: int, seat: int, code: int, passes: int, books: Books
) -> None:
    """Books a move; after it the value looks one chance event ahead. Without a grade, all that it changed is rest."""
    look_ahead(scratch, AFTERSTATE, books.means)
    for other in range(scratch.states[LIVE].seats):
        books.values[event + 1, other] = books.means[other]
        books.lines[event, REST, other] = books.values[event + 1, other] - books.values[event, other]
    if passes > 0:
        grade(scratch, chooser, event, seat, code, passes, books)


def grade(scratch: Scratch, chooser: Scratch, event: int, seat: int, code: int, passes: int, books: Books) -> None:
    """Books the price of a move against the best one, what hidden cards made of it, and the rest."""
    seats, moves = scratch.states[LIVE].seats, scratch.moves[0]
    count = legal_moves(scratch.states[LIVE], seat, moves)
    made = index_of(moves, count, code)
    worlds = max(1, passes // (ESTIMATES * count * seats * len(scratch.outcomes[0])))
    best = made
    if count > 1:
        estimate(chooser, seat, count, worlds, ESTIMATES * event + CHOOSING, books)
        best = best_for(seat, count, books)
    estimate(scratch, seat, count, worlds, ESTIMATES * event + PRICING, books)
    for other in range(seats):
        expected = books.after[made, other] - books.before[other]
        change = books.values[event + 1, other] - books.values[event, other]
        books.lines[event, PLAY, other] = books.after[made, other] - books.after[best, other]
        books.lines[event, INFORMATION, other] = change - expected
        books.lines[event, REST, other] = books.after[best, other] - books.before[other]


def best_for(seat: int, count: int, books: Books) -> int:
    """Returns the index of the move with the seat's highest mean value; the first of equal ones."""
    best = 0
    for index in range(1, count):
        if books.after[index, seat] > books.after[best, seat]:
            best = index
    return best


def estimate(scratch: Scratch, seat: int, count: int, worlds: int, stream: int, books: Books) -> None:
    """Fills in every seat's mean value before the decision and after each move, over determinizations for the seat.

    Equal determinizations in a row are evaluated once; where nothing is hidden, that is all of them.
    """
    clear(scratch, count, books)
    seed_rng(books.rng, SEED, stream)
    total = 0.0
    waiting = 0.0
    for world in range(worlds):
        copy_state(scratch, LIVE, ROOT)
        redeal(scratch.states[ROOT], seat, books.rng)
        share = likelihood(scratch.states[ROOT], seat)
        total += share
        if world > 0 and not are_equal(scratch, ROOT, DETERMINIZED):
            add_world(scratch, seat, count, waiting, books)
            waiting = 0.0
        copy_state(scratch, ROOT, DETERMINIZED)
        waiting += share
    add_world(scratch, seat, count, waiting, books)
    for other in range(scratch.states[LIVE].seats):
        books.before[other] /= total
        for index in range(count):
            books.after[index, other] /= total


def clear(scratch: Scratch, count: int, books: Books) -> None:
    """Sets all sums of an estimate to zero."""
    for other in range(scratch.states[LIVE].seats):
        books.before[other] = 0.0
        for index in range(count):
            books.after[index, other] = 0.0


def add_world(scratch: Scratch, seat: int, count: int, share: float, books: Books) -> None:
    """Adds one determinization, weighted by its likelihood: its value before the decision and after each move."""
    seats = scratch.states[LIVE].seats
    evaluate(scratch, DETERMINIZED)
    for other in range(seats):
        books.before[other] += share * scratch.win_chances[other]
    for index in range(count):
        copy_state(scratch, DETERMINIZED, AFTERSTATE)
        play(scratch.states[AFTERSTATE], seat, scratch.moves[0][index])
        look_ahead(scratch, AFTERSTATE, books.means)
        for other in range(seats):
            books.after[index, other] += share * books.means[other]
