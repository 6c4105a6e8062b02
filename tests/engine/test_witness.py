"""Both sides of a check: what a cheating server can do, and what shows it (the table in docs/fairness.md)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fiveleaf.catalogue import find
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.transcript import from_json
from fiveleaf.engine.witness import Findings, Seen, check, load_seen, verdict_of
from tests import cheating


def findings_of(case: cheating.Case) -> Findings:
    """What the verifier finds; a file that contradicts itself is bad by the check that refuses it."""
    seen = None if case.seen is None else msgspec.convert(case.seen, Seen)
    try:
        return check(from_json(case.told, find), seen)
    except Refused as refused:
        by_itself = {"error-pledge": "revealed", "error-broken-for-nothing": "broken", "error-not-from-seal": "luck"}
        return {by_itself[refused.key]: "bad"}


@pytest.mark.parametrize("name", cheating.GOOD)
def test_an_honest_game_is_good(name: str) -> None:
    findings = findings_of(cheating.GOOD[name]())
    assert set(findings.values()) == {"good"}
    assert verdict_of(findings) == "good"


@pytest.mark.parametrize("name", cheating.BAD)
def test_a_cheating_server_is_found(name: str) -> None:
    cheats, by = cheating.BAD[name]
    findings = findings_of(cheats())
    assert findings[by] == "bad"
    assert verdict_of(findings) == "bad"


@pytest.mark.parametrize("name", cheating.MISSING)
def test_what_cannot_be_known_is_not_good(name: str) -> None:
    cannot, by = cheating.MISSING[name]
    findings = findings_of(cannot())
    assert findings[by] == "missing"
    assert verdict_of(findings) == "missing"


def anna_saw(last_start: dict[str, Any] | None = None, **changes: Any) -> Findings:
    """The findings of an honest game, of which Anna's browser saw something else."""
    case = cheating.honest()
    assert case.seen is not None
    starts = [case.seen["starts"][-1] | last_start] if last_start else case.seen["starts"]
    return findings_of(replace(case, seen={**case.seen, "starts": starts, **changes}))


@pytest.mark.parametrize(
    ("findings", "missing"),
    [
        (lambda: anna_saw(starts=[]), {"envelope", "pledges", "own", "broken"}),
        (lambda: anna_saw(key_hash=None), {"key"}),
        (lambda: anna_saw({"pledges": None}), {"pledges"}),
        (lambda: anna_saw({"late": True}), {"pledges"}),
        (lambda: anna_saw({"own": {}}), {"own"}),
        (lambda: anna_saw({"revealed": []}), {"own"}),
        (lambda: anna_saw(ply=1), {"envelope"}),
        (lambda: anna_saw(events=[]), {"events"}),
    ],
    ids=["no start", "no key", "no list", "a late list", "no own bytes", "nothing sent", "came late", "no event"],
)
def test_only_what_was_not_seen_is_missing(findings: Callable[[], Findings], missing: set[str]) -> None:
    found = findings()
    assert {name for name, verdict in found.items() if verdict == "missing"} == missing
    assert "bad" not in found.values()


def test_a_broken_start_that_nobody_saw_is_bad() -> None:
    """The server adds a broken start to the file: Anna saw the game begin, and only one start."""
    case = cheating.honest_after_a_broken_start()
    assert case.seen is not None
    findings = findings_of(replace(case, seen={**case.seen, "starts": case.seen["starts"][-1:]}))
    assert {name for name, verdict in findings.items() if verdict != "good"} == {"broken"}
    assert findings["broken"] == "bad"


def test_a_choice_that_the_server_had_in_the_old_scheme_was_worth_having() -> None:
    told = cheating.old_scheme().told
    until = next(index for index, event in enumerate(told["events"]) if "move" in event)
    dealt = [event.get("card") for event in told["events"][:until] if event.get("seat") == cheating.BOT]
    assert dealt.count("seven") >= 2


@pytest.mark.parametrize(
    "content", ["", "[]", "{}", '{"format": "fiveleaf/1"}', '{"format": "fiveleaf-seen/1"}', "[" * 9999]
)
def test_a_file_that_no_browser_saved_is_refused(content: str, tmp_path: Path) -> None:
    file = tmp_path / "seen.json"
    file.write_text(content)
    with pytest.raises(Refused, match="not what a browser saw"):
        load_seen(file)
