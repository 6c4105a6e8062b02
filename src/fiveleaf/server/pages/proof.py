"""Proofs: each chance event of a finished game with its weights, so that a page can verify the luck itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fiveleaf.catalogue import find
from fiveleaf.engine.fairness import opened, seal_of
from fiveleaf.engine.transcript import Transcript, from_json, replay
from fiveleaf.server.wire import Drawn, Proof
from fiveleaf.texts.names import names_of

FORMAT = "fiveleaf-proof/1"


def proof_of(transcript: Transcript) -> Proof:
    """Returns the proof of a sealed game, replayed to compute the weights of its chance events.

    Only the legality of the events is checked here: the reader of the proof recomputes the luck.
    """
    seal = seal_of(transcript)
    return Proof(
        format=FORMAT,
        game=transcript.game.name,
        names=names_of(transcript.more, transcript.seats),
        envelope=seal.envelope,
        fairness=opened(seal),
        events=list(drawn(transcript)),
    )


def proof_of_json(content: Any) -> Proof:
    """Returns the proof of a submitted transcript, given as decoded JSON."""
    return proof_of(from_json(content, find))


def drawn(transcript: Transcript) -> Iterator[Drawn]:
    """Yields every chance event with all its possible outcomes."""
    for index, table in replay(transcript):
        if index == len(transcript.events):
            continue  # continues to the end of the replay, which checks the result
        event = transcript.events[index]
        odds = table.odds()
        if "chance" in event and odds:
            yield Drawn(index, event, [outcome for outcome, _ in odds], [int(weight) for _, weight in odds])
