"""The log of a game: what happened, in lines under headings, as one viewer may know it.

What belongs together is said by a game's texts. A message of an event may have these attributes:

- `.many`: one line for several such events in a row. Parameters: `$count` of events, `$each` per seat, `$names` of the
  seats; without seats `$items`, and `$sum` of what dice show.
- `.seat` follows it for every seat with something to see: `$seat` and its `$items`; `.item` is one of them.
- `.log`: what the log says instead; nothing if it is empty, because the next line says the same and more.

`web/src/lib/log.ts` does the same for the page.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal, NamedTuple

from fiveleaf.texts import Texts, counted, event_key

Plain = Mapping[str, Any]  # an event or an effect in the notation


class Line(NamedTuple):
    """One line of the log."""

    kind: Literal["heading", "event", "scores"]  # scores: also who has won
    text: str
    first: int  # the index of its first event


class Step(NamedTuple):
    """An event, its index in the transcript, and its effects."""

    ply: int
    event: Plain
    effects: Sequence[Plain]


def log_lines(
    own: Texts, events: Sequence[Plain], effects: Sequence[Sequence[Plain]], names: Sequence[str], first: int = 0
) -> list[Line]:
    """Returns the lines of a log; `first` is the index of its first event."""
    steps = [Step(first + at, event, effects[at]) for at, event in enumerate(events)]
    return [line for run in runs(own, steps) for line in lines_of(own, run, names)]


def runs(own: Texts, steps: Sequence[Step]) -> Iterator[list[Step]]:
    """Yields steps that share a line: events of one kind in a row, if the game has words for several."""
    run: list[Step] = []
    for step in steps:
        if run and not belongs(own, run[-1], step):
            yield run
            run = []
        run.append(step)
    if run:
        yield run


def belongs(own: Texts, last: Step, step: Step) -> bool:
    """Returns whether a step goes on the line of the last one: no heading comes between them."""
    key = event_key(step.event)
    is_alike = key == event_key(last.event) and own.has_variant(key, "many")
    return is_alike and not any(effect["effect"] == "begin" for effect in last.effects[opening(last.effects) :])


def opening(effects: Sequence[Plain]) -> int:
    """Returns the number of headings before the event: those that something else follows; the others come after it."""
    return next((at for at, effect in enumerate(effects) if effect["effect"] != "begin"), 0)


def lines_of(own: Texts, run: Sequence[Step], names: Sequence[str]) -> Iterator[Line]:
    """Yields the line of a run, with scores and headings around it."""
    index = run[0].ply
    effects = [effect for step in run for effect in step.effects]
    before = opening(effects)
    yield from (Line("heading", heading(own, effect, names), index) for effect in effects[:before])
    text = text_of_many(own, run, names) if len(run) > 1 else text_of_one(own, run[0], names)
    if text:
        yield Line("event", text, index)
    for effect in effects[before:]:
        if effect["effect"] == "scores":
            yield Line("scores", scores_text(own, effect["scores"], names), index)
        elif effect["effect"] == "begin":
            yield Line("heading", heading(own, effect, names), index)
        elif effect["effect"] == "win" and effect["what"] == "game":
            yield Line("scores", winners_text(own, effect["seats"], names), index)


def text_of_one(own: Texts, step: Step, names: Sequence[str]) -> str:
    """Returns the text of one event with its effects; empty where the next line says more."""
    key = event_key(step.event)
    if not own.has_variant(key, "log"):
        return own.event(step.event, names, step.effects)
    sentence = own.say_variant(key, "log", **own.parameters(step.event, names))
    return " ".join(filter(None, [sentence, *own.effects(step.effects, names)]))


def text_of_many(own: Texts, run: Sequence[Step], names: Sequence[str]) -> str:
    """Returns the text of several events of one kind: what they share, each seat's share, their effects."""
    key = event_key(run[0].event)
    by_seat: dict[int | None, list[str]] = {}
    for step in run:
        items = by_seat.setdefault(step.event.get("seat"), [])
        if own.has_variant(key, "item") and not step.event.get("hidden"):
            items.append(own.say_variant(key, "item", **own.parameters(step.event, names)))
    seats = [seat for seat in by_seat if seat is not None]
    params: dict[str, Any] = {"count": len(run), "each": len(run) // max(1, len(seats))}
    params |= {"names": own.listing([names[seat] for seat in seats]), "items": own.listing(by_seat.get(None, []))}
    params["sum"] = sum(step.event.get("value", 0) for step in run)
    sentences = [own.say_variant(key, "many", **params)]
    for seat in seats:
        if by_seat[seat] and own.has_variant(key, "seat"):
            sentences.append(own.say_variant(key, "seat", seat=names[seat], items=counted(by_seat[seat])))
    return " ".join([*sentences, *own.effects([effect for step in run for effect in step.effects], names)])


def heading(own: Texts, began: Plain, names: Sequence[str]) -> str:
    """Returns the heading of a part, from message `heading-hand`; numbers that are not known are 0."""
    key = f"heading-{began['what']}"
    if not own.has(key):
        return f"{began['what']} {began['number'] or ''}".strip()
    seat = "" if began["seat"] is None else names[began["seat"]]
    return own.say(key, number=began["number"] or 0, of=began["of"] or 0, seat=seat)


def scores_text(own: Texts, scores: Sequence[int], names: Sequence[str]) -> str:
    """Returns the scores by name."""
    return own.say("log-scores", scores=score_line(scores, names))


def winners_text(own: Texts, seats: Sequence[int], names: Sequence[str]) -> str:
    """Returns who has won the game."""
    return own.say("log-winners", count=len(seats), names=own.listing([names[seat] for seat in seats]))


def score_line(scores: Sequence[int], names: Sequence[str]) -> str:
    """Returns every name with its score."""
    return ", ".join(f"{name} {score:,}" for name, score in zip(names, scores, strict=False))
