"""Transcripts: what is written is read again, and what is not one is refused with a reason."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import fiveleaf
from fiveleaf.arena.simulate import plan, record
from fiveleaf.catalogue import find
from fiveleaf.engine import transcript as transcripts
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.transcript import Fault, encode, from_json, load, parse, replayed, save
from fiveleaf.texts import LANGUAGES

Told = dict[str, Any]


@pytest.fixture
def told() -> Told:
    """A whole race of Lucky Numbers."""
    return record(plan(find("lucky-numbers"), 2, 1, ["simple"], 1), 0).to_json()


def fault_of(told: Told) -> Fault:
    with pytest.raises(Fault) as caught:
        replayed(from_json(told, find))
    return caught.value


def refusal_of(content: bytes) -> Refused:
    with pytest.raises(Refused) as caught:
        parse(content, find)
    return caught.value


def test_a_saved_transcript_is_read_again(told: Told, tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "game.json"
    save(from_json(told, find), path)
    assert load(path, find).to_json() == told
    assert [file.name for file in path.parent.iterdir()] == ["game.json"]


def test_a_transcript_is_plain_json_with_one_event_a_line(told: Told) -> None:
    content = encode(from_json(told, find))
    assert json.loads(content) == told
    assert len(content.decode().splitlines()) > len(told["events"])


def test_a_failed_save_leaves_the_old_file(told: Told, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    path.write_text("old")

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="No space"):
        save(from_json(told, find), path)
    assert path.read_text() == "old"
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


def test_keys_that_are_not_known_are_kept_and_ignored(told: Told) -> None:
    told["weather"] = {"sun": True}
    transcript = from_json(told, find)
    assert transcript.more["weather"] == {"sun": True}
    assert replayed(transcript).is_over


def test_options_may_be_missing_or_spelled_out(told: Told) -> None:
    del told["options"]
    assert replayed(from_json(told, find)).is_over
    told["options"] = {"tournament": False, "setup": "standard", "first_seat": None}
    transcript = from_json(told, find)
    assert transcript.options == {}
    assert replayed(transcript).is_over


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"", "error-not-json"),
        (b"{", "error-not-json"),
        (b"\xff\xfe", "error-not-json"),
        (b"not json at all", "error-not-json"),
        (b"[" * 100_000, "error-nested"),
        (b'{"a":' * 100_000, "error-nested"),
        (b"null", "error-no-transcript"),
        (b"[]", "error-no-transcript"),
        (b"{}", "error-no-transcript"),
        (b'{"format": "pgn"}', "error-format"),
        (b'{"format": ["fiveleaf/1"]}', "error-format"),
        (b'{"format": "fiveleaf/1"}', "error-key-missing"),
        (b'{"format": "fiveleaf/1", "game": 8, "seats": 2, "events": []}', "error-key-type"),
        (b'{"format": "fiveleaf/1", "game": "chess", "seats": 2, "events": []}', "error-unknown-game"),
        (b'{"format": "fiveleaf/1", "game": "lucky-numbers", "events": []}', "error-key-missing"),
        (b'{"format": "fiveleaf/1", "game": "lucky-numbers", "seats": true, "events": []}', "error-key-type"),
        (b'{"format": "fiveleaf/1", "game": "lucky-numbers", "seats": 2.0, "events": []}', "error-key-type"),
        (b'{"format": "fiveleaf/1", "game": "lucky-numbers", "seats": 1, "events": []}', "error-seats"),
        (b'{"format": "fiveleaf/1", "game": "lucky-numbers", "seats": 5, "events": []}', "error-seats"),
        (b'{"format": "fiveleaf/1", "game": "lucky-numbers", "seats": 2, "events": {}}', "error-key-type"),
        (b'{"format": "fiveleaf/1", "game": "lucky-numbers", "seats": 2, "events": [7]}', "error-event-shape"),
        (
            b'{"format": "fiveleaf/1", "game": "lucky-numbers", "seats": 2, "options": null, "events": []}',
            "error-key-type",
        ),
        (
            b'{"format": "fiveleaf/1", "game": "lucky-numbers", "seats": 2, "options": {"speed": 1}, "events": []}',
            "error-unknown-option",
        ),
        (
            (
                b'{"format": "fiveleaf/1", "game": "lucky-numbers", "seats": 2, "events": [],'
                b' "options": {"tournament": 1}}'
            ),
            "error-option-value",
        ),
        (
            (
                b'{"format": "fiveleaf/1", "game": "lucky-numbers", "seats": 2, "events": [],'
                b' "options": {"first_seat": 2}}'
            ),
            "error-option-value",
        ),
        (
            b'{"format": "fiveleaf/1", "game": "lucky-numbers", "seats": 2, "events": [], "result": 3}',
            "error-key-type",
        ),
    ],
)
def test_what_is_no_transcript_is_refused(content: bytes, key: str) -> None:
    refused = refusal_of(content)
    assert refused.key == key
    assert all(refused.text(language) for language in LANGUAGES)


def test_a_huge_file_is_refused_unread(tmp_path: Path) -> None:
    path = tmp_path / "huge.json"
    with path.open("wb") as file:
        file.truncate(transcripts.SIZE_LIMIT + 1)
    with pytest.raises(Refused, match="larger than") as caught:
        load(path, find)
    assert caught.value.params == {"file": str(path), "megabytes": 64}
    with path.open("wb") as file:
        file.truncate(transcripts.SIZE_LIMIT)
    assert len(transcripts.read_file(path)) == transcripts.SIZE_LIMIT


@pytest.mark.parametrize("name", ["missing.json", "."])
def test_a_file_that_cannot_be_read_is_named(tmp_path: Path, name: str) -> None:
    with pytest.raises(Refused, match="cannot be read") as caught:
        load(tmp_path / name, find)
    assert str(tmp_path / name) in str(caught.value)
    assert caught.value.params["reason"] in ("No such file or directory", "Is a directory")


def test_what_a_refusal_quotes_is_short(told: Told) -> None:
    for length in (50, 51):  # with its key and quotes, 60 and 61 characters
        told["events"][0] = {"odd": "x" * length}
        quoted = fault_of(told).params["said"]
        assert quoted == ('{"odd":"' + "x" * 50 + '"}' if length == 50 else '{"odd":"' + "x" * 49 + "…")


def test_a_truncated_game_that_claims_a_result_is_refused(told: Told) -> None:
    told["events"] = told["events"][:-3]
    assert fault_of(told).key == "error-result-early"


def test_an_abandoned_game_has_no_result(told: Told) -> None:
    told["events"] = told["events"][:-3]
    del told["result"]
    assert not replayed(from_json(told, find)).is_over


def test_a_finished_game_needs_its_result(told: Told) -> None:
    del told["result"]
    assert fault_of(told).key == "error-result-missing"


@pytest.mark.parametrize("result", [{"scores": [16, 16], "winners": [0]}, {}, {"scores": [], "winners": []}])
def test_a_wrong_result_is_refused(told: Told, result: Told) -> None:
    told["result"] = result
    assert fault_of(told).key == "error-result-wrong"


def test_an_event_after_the_end_is_refused(told: Told) -> None:
    told["events"].append({"seat": 0, "move": "draw"})
    fault = fault_of(told)
    assert (fault.key, fault.index, fault.legal) == ("error-game-over", len(told["events"]) - 1, [])
    told["events"][-1] = {"chance": "draw", "seat": 0, "tile": 7}
    assert fault_of(told).key == "error-game-over"


@pytest.mark.parametrize(
    ("index", "event", "key", "clause"),
    [
        (0, {"seat": 0, "move": "draw"}, "error-chance-is-due", "LN-03"),
        (0, {"chance": "begins", "seat": 2}, "error-cannot-come", "LN-03"),
        (0, {"chance": "begins", "seat": True}, "error-cannot-come", "LN-03"),
        (0, {"chance": "begins", "seat": 0, "more": 1}, "error-cannot-come", "LN-03"),
        (0, {"chance": ["begins"]}, "error-cannot-come", "LN-03"),
        (0, {}, "error-no-such-event", "LN-03"),
        (0, {"seat": 0}, "error-no-such-event", "LN-03"),
        (0, {"clock": "tick"}, "error-no-such-event", "LN-03"),
        (0, {"clock": "time-up"}, "error-no-clock", "LN-03"),
        (9, {"chance": "draw", "seat": 0, "tile": 7}, "error-decision-is-due", "LN-03"),
        (9, {"seat": 7, "move": "draw"}, "error-not-to-act", "LN-03"),
        (9, {"seat": "0", "move": "draw"}, "error-not-to-act", "LN-03"),
        (9, {"seat": 0.0, "move": "draw"}, "error-not-to-act", "LN-03"),
    ],
)
def test_the_first_event_that_is_not_legal_is_named(told: Told, index: int, event: Told, key: str, clause: str) -> None:
    told["events"][index] = event
    fault = fault_of(told)
    assert (fault.index, fault.key, fault.clause) == (index, key, clause)
    assert fault.legal
    assert f"Event {index}:" in str(fault)
    assert str(fault).count('{"') >= len(fault.legal)


def test_a_refused_move_names_what_would_have_been_legal(told: Told) -> None:
    seat = told["events"][9]["seat"]
    told["events"][9] = {"seat": seat, "move": "lay", "tile": told["events"][9]["tile"], "cell": 1}
    fault = fault_of(told)
    assert (fault.index, fault.clause) == (9, "LN-03")
    assert {move["cell"] for move in fault.legal} == {0, 5, 10, 15}


@pytest.mark.parametrize("move", ["castle", 7, None, ["draw"], {"draw": 1}])
def test_a_move_that_the_notation_does_not_know_is_refused(told: Told, move: Any) -> None:
    told["events"][9]["move"] = move
    assert fault_of(told).key == "error-no-such-move"


def test_the_api_reads_files_and_objects(told: Told, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    save(from_json(told, find), path)
    assert fiveleaf.replay(path).scores() == fiveleaf.replay(told).scores() == told["result"]["scores"]
