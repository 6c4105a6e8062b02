"""The start of a game, so that nobody can choose its luck: pledges are closed, then answered, then the key is made.

docs/fairness.md has the protocol. Each function gives the changed table, or refuses.
"""

from __future__ import annotations

import msgspec

from fiveleaf.catalogue import find
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.fairness import MAX_BROKEN_STARTS
from fiveleaf.engine.seal import OLD_SCHEME, REVEALED_SIZE, SCHEME, BrokenStart, Seal, hash_of, new_secret
from fiveleaf.server.store import PlayerRecord, StartRecord, TableRecord
from fiveleaf.server.tables import lobby
from fiveleaf.server.wire import BrokenShown, Sealed

HASH_SIZE = 32  # bytes

replace = msgspec.structs.replace


# ── before the start ─────────────────────────────────────────────────────────────────────────────


def pledge(record: TableRecord, seat: int, player: PlayerRecord | None, text: str) -> TableRecord:
    """Stores a browser's pledge, the hash of the bytes that it will reveal; until the start it may change."""
    lobby.own_seat(record, seat, player)
    lobby.need_lobby(record)
    content = from_hex(text, HASH_SIZE)
    if content is None:
        raise Refused("error-pledge-shape")
    return lobby.with_seat(record, seat, lambda held: replace(held, pledge=content.hex()))


def has_pledges(record: TableRecord) -> bool:
    """Returns whether every person's browser has pledged."""
    return all(seat.pledge for seat in record.seats if seat.kind == "person")


def close(record: TableRecord) -> TableRecord:
    """Closes the seats and the list of pledges, and settles the options."""
    if len(record.broken) >= MAX_BROKEN_STARTS:
        raise Refused("error-broken-too-often")
    record = replace(record, status="starting", start=False, scheme=SCHEME)
    return replace(record, options=lobby.playable_options(record))


# ── the start ────────────────────────────────────────────────────────────────────────────────────


def reveal(record: TableRecord, seat: int, player: PlayerRecord | None, text: str) -> TableRecord:
    """Stores the revealed bytes of a browser; a repetition changes nothing."""
    held = lobby.own_seat(record, seat, player)
    content = from_hex(text, REVEALED_SIZE)
    if content is None or held.pledge != hash_of(content).hex():
        raise Refused("error-reveal")
    if held.revealed:
        return record  # sent again after a lost connection
    if record.status != "starting":
        raise Refused("error-not-starting")
    return lobby.with_seat(record, seat, lambda held: replace(held, revealed=content.hex()))


def waiting_for(record: TableRecord) -> list[int]:
    """Returns the seats whose pledge is not answered yet, while the game starts."""
    if record.status != "starting":
        return []
    return [index for index, seat in enumerate(record.seats) if seat.pledge and not seat.revealed]


def begun(record: TableRecord) -> TableRecord:
    """Returns the record of a game that begins, with the current version of the rules."""
    return replace(record, status="running", rules=find(record.game).version)


def broken_off(record: TableRecord) -> TableRecord:
    """Breaks off a start with an unanswered pledge: opens the secret, seals a new one, and reopens the lobby.

    Everybody pledges anew, since some have revealed their bytes. The host decides when to try again.
    """
    pledges = tuple(seat.pledge for seat in record.seats)
    start = StartRecord(record.secret, pledges, tuple(seat.revealed for seat in record.seats))
    seats = tuple(replace(seat, pledge=None, revealed=None) for seat in record.seats)
    return replace(record, status="lobby", secret=new_secret().hex(), seats=seats, broken=(*record.broken, start))


# ── what follows from it ─────────────────────────────────────────────────────────────────────────


def seal_of(record: TableRecord) -> Seal:
    """Returns the seal of a table; before the start, only its envelope counts."""
    is_old = record.scheme == OLD_SCHEME
    shares = tuple(bytes.fromhex((seat.contribution if is_old else seat.revealed) or "") for seat in record.seats)
    return Seal(bytes.fromhex(record.secret), shares, tuple(map(broken_start, record.broken)), record.scheme)


def broken_start(start: StartRecord) -> BrokenStart:
    """Returns a broken start as the engine knows it."""
    return BrokenStart(bytes.fromhex(start.secret), in_bytes(start.pledges), in_bytes(start.revealed))


def sealed(record: TableRecord) -> Sealed:
    """Returns what everybody is shown of the seal: neither the secret nor revealed bytes."""
    has_begun = record.status in ("running", "over")
    is_old = has_begun and record.scheme == OLD_SCHEME
    seal = seal_of(record)
    return Sealed(
        scheme=OLD_SCHEME if is_old else SCHEME,
        envelope=seal.envelope,
        pledges=None if is_old else [seat.pledge for seat in record.seats],
        waiting=waiting_for(record),
        key_hash=seal.key_hash if has_begun else None,
        broken=[broken_shown(start) for start in record.broken],
    )


def broken_shown(start: StartRecord) -> BrokenShown:
    """Returns a broken start, opened to everybody."""
    opened = broken_start(start)
    envelope = hash_of(opened.secret).hex()
    return BrokenShown(envelope, start.secret, list(start.pledges), list(start.revealed), list(opened.missing))


def from_hex(text: str, size: int) -> bytes | None:
    """Decodes `size` bytes from hexadecimal; None if the text is anything else, even with spaces."""
    try:
        content = bytes.fromhex(text) if text.isalnum() else b""
    except ValueError:
        return None
    return content if len(content) == size else None


def in_bytes(parts: tuple[str | None, ...]) -> tuple[bytes | None, ...]:
    """Returns the hexadecimal texts of the seats as bytes."""
    return tuple(None if part is None else bytes.fromhex(part) for part in parts)
