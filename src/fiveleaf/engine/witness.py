"""Compares a transcript with what a browser at the table saw, because a seal that nobody saw proves little.

The page records it during the game and saves it as a file; docs/fairness.md specifies the format.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import msgspec

from fiveleaf.engine.contract import Event
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.fairness import opened, opened_start, verify
from fiveleaf.engine.notation import compact
from fiveleaf.engine.seal import OLD_SCHEME, Seal
from fiveleaf.engine.transcript import Transcript, read_file

FORMAT = "fiveleaf-seen/1"

Verdict = Literal["good", "bad", "missing"]
Findings = dict[str, Verdict]  # by the name of the check


class SeenStart(msgspec.Struct, frozen=True):
    """A start as it was shown; all but the last start of a game were broken off."""

    envelope: str
    pledges: list[str | None] | None = None  # the closed list, if it was seen
    late: bool = False  # whether it was first seen after the game had started
    own: dict[str, str] = {}  # the bytes that this browser drew, by seat
    revealed: list[int] = []  # the seats whose bytes it sent


class Seen(msgspec.Struct, frozen=True, tag=FORMAT, tag_field="format"):
    """Everything that one browser saw and sent about the luck of a game."""

    starts: list[SeenStart]
    table: str = ""
    ply: int = 0  # number of events before the envelope was first seen
    seats: list[int] = []  # own seats at the start
    changed: bool = False  # whether the envelope changed without a broken start
    bot_pledge: bool = False  # whether the closed list had a pledge for a bot
    key_hash: str | None = None  # as first seen
    events: list[dict[str, Any] | None] = []  # as this browser was shown them


def load_seen(path: Path) -> Seen:
    """Reads the file that a browser saved; any other file is refused."""
    try:
        return msgspec.json.decode(read_file(path), type=Seen)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("error-no-seen", file=str(path), reason=str(error)) from error


def check(transcript: Transcript, seen: Seen | None) -> Findings:
    """Returns the verdict of every check of a transcript's luck, in order; a wrong seal or event raises."""
    seal = verify(transcript).seal
    findings: Findings = {"secret": "good", "revealed": "good"}
    for name, compare in COMPARISONS.items():
        if name != "own" or seen is None or seen.seats:
            findings[name] = "missing" if seen is None else compare(transcript, seal, seen)
    if seal.scheme == OLD_SCHEME:
        findings |= dict.fromkeys(("pledges", "revealed", "key"), "missing")
    elif not any(seal.revealed) and findings["pledges"] == "good":
        findings["pledges"] = "missing"
    return findings


def verdict_of(findings: Findings) -> Verdict:
    """Returns the worst verdict: bad, then missing, then good."""
    found = set(findings.values())
    return "bad" if "bad" in found else "missing" if "missing" in found else "good"


# ── the comparisons ──────────────────────────────────────────────────────────────────────────────


def start_seen(seal: Seal, seen: Seen) -> SeenStart | None:
    """Returns the final start; None for a browser that left during the broken starts."""
    has_left = seen.key_hash is None and len(seen.starts) <= len(seal.broken)
    return None if has_left or not seen.starts else seen.starts[-1]


def compare_envelope(_: Transcript, seal: Seal, seen: Seen) -> Verdict:
    """Checks that the envelope is the one that was shown before the first event."""
    start = start_seen(seal, seen)
    if seen.changed or (start and start.envelope != seal.envelope):
        return "bad"
    return "good" if start and not seen.ply else "missing"


def compare_pledges(_: Transcript, seal: Seal, seen: Seen) -> Verdict:
    """Checks that the pledges equal the list that was shown at the start, and that no bot had one."""
    start = start_seen(seal, seen)
    shown = start.pledges if start else None
    if seen.bot_pledge or shown not in (None, opened(seal).get("pledges")):
        return "bad"
    return "good" if start and shown and not start.late else "missing"


def compare_own(_: Transcript, seal: Seal, seen: Seen) -> Verdict:
    """Checks that the key holds the bytes of every own seat, and that no broken start blames a seat that sent them."""
    if any(set(shown.revealed) & set(broken.missing) for shown, broken in zip(seen.starts, seal.broken, strict=False)):
        return "bad"
    start = start_seen(seal, seen)
    if start is None:
        return "missing"
    recorded = {str(seat): part.hex() for seat, part in enumerate(seal.revealed)}
    if any(recorded.get(seat) != content.lower() for seat, content in start.own.items()):
        return "bad"
    return "good" if all(str(seat) in start.own and seat in start.revealed for seat in seen.seats) else "missing"


def compare_key(_: Transcript, seal: Seal, seen: Seen) -> Verdict:
    """Checks that the key has the hash that was shown with the first event."""
    if seen.key_hash is None:
        return "missing"
    return "good" if seen.key_hash == seal.key_hash else "bad"


def compare_broken(_: Transcript, seal: Seal, seen: Seen) -> Verdict:
    """Checks that the broken starts equal those that were shown, all of them if the final start was seen."""
    if not seen.starts:
        return "missing"
    is_whole = start_seen(seal, seen) is not None
    shown = seen.starts[:-1] if is_whole else seen.starts
    recorded = [opened_start(start) for start in seal.broken]
    if len(shown) > len(recorded) or (is_whole and len(shown) < len(recorded)):
        return "bad"
    pairs = zip(shown, recorded, strict=False)
    is_same = all(one.envelope == it["envelope"] and one.pledges in (None, it["pledges"]) for one, it in pairs)
    return "good" if is_same else "bad"


def compare_events(transcript: Transcript, _: Seal, seen: Seen) -> Verdict:
    """Checks that every event equals what was shown; a card that was hidden then may be open now."""
    if len(seen.events) > len(transcript.events):
        return "bad"
    pairs = list(zip(seen.events, transcript.events, strict=False))
    if not all(shown is None or agrees(shown, event) for shown, event in pairs):
        return "bad"
    return "good" if len(pairs) == len(transcript.events) and all(shown for shown, _ in pairs) else "missing"


def agrees(shown: Event, event: Event) -> bool:
    """Returns whether an event matches what was shown; for a hidden card, only its kind and owner were."""
    if shown.get("hidden"):
        return (shown.get("chance"), shown.get("seat")) == (event.get("chance"), event.get("seat"))
    return compact(shown) == compact(event)


COMPARISONS: dict[str, Callable[[Transcript, Seal, Seen], Verdict]] = {
    "envelope": compare_envelope,
    "pledges": compare_pledges,
    "own": compare_own,
    "key": compare_key,
    "broken": compare_broken,
    "events": compare_events,
}
