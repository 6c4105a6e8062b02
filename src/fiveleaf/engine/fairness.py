"""The opened seal in a transcript: writes it, reads it, and verifies the luck of the game with it."""

from __future__ import annotations

from typing import Any

from fiveleaf.engine.chance import FairChance
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.notation import compact
from fiveleaf.engine.seal import (
    OLD_SCHEME,
    REVEALED_SIZE,
    SCHEME,
    SECRET_SIZE,
    BrokenStart,
    Seal,
    hash_of,
    in_hex,
    pledge_of,
)
from fiveleaf.engine.transcript import Fault, Transcript, replay

CONTRIBUTION_LIMIT = 1024  # bytes, in the old scheme
MAX_BROKEN_STARTS = 20  # at one table


# ── written ──────────────────────────────────────────────────────────────────────────────────────


def opened(seal: Seal) -> dict[str, Any]:
    """Returns the `fairness` of a transcript: the envelope, and all inputs of the key."""
    data = {"scheme": seal.scheme, "envelope": seal.envelope, "secret": seal.secret.hex()}
    if seal.scheme == OLD_SCHEME:
        return data | {"contributions": [part.hex() for part in seal.revealed]}
    pledges = [pledge_of(part) for part in seal.revealed]
    broken = [opened_start(start) for start in seal.broken]
    return data | {"pledges": in_hex(pledges), "revealed": in_hex(seal.revealed), "broken_starts": broken}


def opened_start(start: BrokenStart) -> dict[str, Any]:
    """Returns a broken start with its secret opened."""
    return {
        "envelope": hash_of(start.secret).hex(),
        "secret": start.secret.hex(),
        "pledges": in_hex(start.pledges),
        "revealed": in_hex(start.revealed),
    }


# ── read ─────────────────────────────────────────────────────────────────────────────────────────


def seal_of(transcript: Transcript) -> Seal:
    """Returns the seal of a transcript; a seal that is incomplete or contradicts itself is refused."""
    data = transcript.more.get("fairness")
    if data is None:
        raise Refused("error-not-sealed")
    if not isinstance(data, dict) or data.get("scheme") not in (SCHEME, OLD_SCHEME):
        raise Refused("error-scheme", known=f"{SCHEME}, {OLD_SCHEME}")
    secret = _secret(data)
    if data["scheme"] == OLD_SCHEME:
        parts = tuple(_bytes(part, "contributions") for part in _by_seat(data, "contributions", transcript.seats))
        return Seal(secret, parts, scheme=OLD_SCHEME)
    pledges, revealed = _answered(data, transcript.seats)
    silent = BrokenStart(secret, pledges, revealed).missing
    if silent:
        raise Refused("error-not-revealed", seat=silent[0])
    return Seal(secret, tuple(part or b"" for part in revealed), _broken_starts(data, transcript.seats))


def _broken_starts(data: dict[str, Any], seats: int) -> tuple[BrokenStart, ...]:
    """Returns the broken starts; each must have a seat that did not reveal its bytes."""
    starts = data.get("broken_starts")
    if not isinstance(starts, list) or len(starts) > MAX_BROKEN_STARTS:
        raise Refused("error-broken-starts", most=MAX_BROKEN_STARTS)
    found = []
    for number, entry in enumerate(starts, 1):
        if not isinstance(entry, dict):
            raise Refused("error-broken-starts", most=MAX_BROKEN_STARTS)
        start = BrokenStart(_secret(entry), *_answered(entry, seats))
        if not start.missing:
            raise Refused("error-broken-for-nothing", number=number)
        found.append(start)
    return tuple(found)


def _secret(data: dict[str, Any]) -> bytes:
    """Returns the secret, whose hash must be the envelope."""
    secret = _bytes(data.get("secret"), "secret")
    if len(secret) != SECRET_SIZE:
        raise Refused("error-seal-size", key="secret", bytes=SECRET_SIZE)
    if hash_of(secret).hex() != data.get("envelope"):
        raise Refused("error-envelope", right=hash_of(secret).hex())
    return secret


def _answered(data: dict[str, Any], seats: int) -> tuple[tuple[bytes | None, ...], tuple[bytes | None, ...]]:
    """Returns pledges and revealed bytes by seat; bytes that do not match their pledge are refused."""
    pledges = tuple(_share(part, "pledges") for part in _by_seat(data, "pledges", seats))
    revealed = tuple(_share(part, "revealed") for part in _by_seat(data, "revealed", seats))
    for seat, (pledge, part) in enumerate(zip(pledges, revealed, strict=True)):
        if part is not None and hash_of(part) != pledge:
            raise Refused("error-pledge", seat=seat)
    return pledges, revealed


def _by_seat(data: dict[str, Any], key: str, seats: int) -> list[Any]:
    """Returns a list that must have one entry for each seat."""
    parts = data.get(key)
    if not isinstance(parts, list) or len(parts) != seats:
        raise Refused("error-seal-incomplete", key=key, seats=seats)
    return parts


def _share(value: Any, key: str) -> bytes | None:
    """Returns a pledge or revealed bytes, each 32 bytes long; None where a seat has none."""
    if value is None:
        return None
    found = _bytes(value, key)
    if len(found) != REVEALED_SIZE:
        raise Refused("error-seal-size", key=key, bytes=REVEALED_SIZE)
    return found


def _bytes(value: Any, key: str) -> bytes:
    """Decodes a hexadecimal text."""
    try:
        if isinstance(value, str) and len(value) <= 2 * CONTRIBUTION_LIMIT:
            return bytes.fromhex(value)
    except ValueError:
        pass
    raise Refused("error-seal-hex", key=key)


# ── checked ──────────────────────────────────────────────────────────────────────────────────────


def verify(transcript: Transcript) -> FairChance:
    """Recomputes every chance event from the seal; the first that does not match is a Fault.

    Returns the source after the last event, so that an unfinished game can continue.
    """
    chance = FairChance(seal_of(transcript))
    for index, table in replay(transcript):
        if index == len(transcript.events) or "chance" not in transcript.events[index]:
            continue
        if not table.possible_outcomes():
            continue  # no chance event is due: the replay itself refuses this event
        drawn = table.game.notation.outcome_words(table.state, table.draw(chance))
        if compact(drawn) != compact(transcript.events[index]):
            found = compact(transcript.events[index])
            raise Fault(index, Refused("error-not-from-seal", said=found, right=compact(drawn)), table)
    return chance
