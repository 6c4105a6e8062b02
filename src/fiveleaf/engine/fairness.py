"""The sealed envelope in a transcript: written with the game, and opened by whoever wants to check the luck."""

from __future__ import annotations

from typing import Any

from fiveleaf.engine.chance import CONTRIBUTION_LIMIT, SCHEME, SECRET_SIZE, FairChance, Seal
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.notation import compact
from fiveleaf.engine.transcript import Fault, Transcript, replay


def opened(seal: Seal) -> dict[str, Any]:
    """The `fairness` of a transcript: the envelope and all that was in it."""
    return {
        "scheme": SCHEME,
        "envelope": seal.envelope,
        "secret": seal.secret.hex(),
        "contributions": [contribution.hex() for contribution in seal.contributions],
    }


def seal_of(transcript: Transcript) -> Seal:
    """The seal that a transcript carries, if it is whole and the envelope fits the secret."""
    told = transcript.more.get("fairness")
    if told is None:
        raise Refused("error-not-sealed")
    if not isinstance(told, dict) or told.get("scheme") != SCHEME:
        raise Refused("error-scheme", known=SCHEME)
    secret = _bytes(told.get("secret"), "secret")
    contributions = told.get("contributions")
    if len(secret) != SECRET_SIZE or not isinstance(contributions, list) or len(contributions) != transcript.seats:
        raise Refused("error-seal-incomplete", seats=transcript.seats)
    seal = Seal(secret, tuple(_bytes(part, "contributions") for part in contributions))
    if seal.envelope != told.get("envelope"):
        raise Refused("error-envelope", right=seal.envelope)
    return seal


def _bytes(value: Any, key: str) -> bytes:
    """The bytes that a hexadecimal text spells."""
    try:
        if isinstance(value, str) and len(value) <= 2 * CONTRIBUTION_LIMIT:
            return bytes.fromhex(value)
    except ValueError:
        pass
    raise Refused("error-seal-hex", key=key)


def verify(transcript: Transcript) -> FairChance:
    """Recomputes every chance event from the seal; the first that does not match is a Fault.

    Returns the source as it stands after the last event, so that an unfinished game can go on from there.
    """
    chance = FairChance(seal_of(transcript))
    for index, table in replay(transcript):
        if index == len(transcript.events) or "chance" not in transcript.events[index]:
            continue
        if not table.possible_outcomes():
            continue  # not a place for luck: the replay itself refuses this event
        drawn = table.game.words.outcome_words(table.state, table.draw(chance))
        if compact(drawn) != compact(transcript.events[index]):
            said = compact(transcript.events[index])
            raise Fault(index, Refused("error-not-from-seal", said=said, right=compact(drawn)), table)
    return chance
