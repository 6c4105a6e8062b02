"""`fiveleaf chance`: a store is counted as it is, and left as it is."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from fiveleaf.catalogue import find
from fiveleaf.cli.chance import count_all
from fiveleaf.cli.main import main
from fiveleaf.server.store import schema
from fiveleaf.server.store.sqlite import SqliteStore
from fiveleaf.texts import LANGUAGES, texts
from tests.server.pages.test_counting import LoadedDice, a_whole_game, counted_in, put, write_store
from tests.server.visitors import run_async

pytestmark = pytest.mark.slow

Capture = pytest.CaptureFixture[str]


def in_one_line(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_told_in_every_language(language: str, tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "games.db"
    asyncio.run(write_store(file, 60, LoadedDice))
    before = file.read_bytes()
    picture = tmp_path / "chance.svg"
    assert main(["chance", "--store", f"sqlite:///{file}", "--plot", str(picture), "--language", language]) == 0
    said = in_one_line(capsys.readouterr().out)
    own = texts(language, "lucky-five")
    for key in ("chance-title", "chance-verdict-bad", "chance-kind-card"):
        assert in_one_line(own.say(key)) in said
    assert in_one_line(own.say("chance-games", games=60)) in said
    assert "!" in said
    assert b"<svg" in picture.read_bytes()
    assert file.read_bytes() == before
    assert {path.name for path in tmp_path.iterdir()} == {"games.db", "games.db.lock", "chance.svg"}


def test_where_nobody_has_finished_a_game_it_says_so(tmp_path: Path, capsys: Capture) -> None:
    asyncio.run(write_store(tmp_path / "games.db", 0))
    assert main(["chance", "--store", f"sqlite:///{tmp_path}/games.db", "--language", "en"]) == 0
    assert "No game has been finished here yet." in capsys.readouterr().out


@run_async
async def test_it_tells_what_the_server_tells_whatever_was_counted_already(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "games.db", "OFF")
    await put(store, [a_whole_game(find("lucky-five"), seed) for seed in range(2)])
    uncounted = count_all(store.file, texts("en"))  # the server has the store meanwhile
    told = await counted_in(store)
    counted = count_all(store.file, texts("en"))
    await store.close()
    assert uncounted == told == counted
    assert count_all(store.file, texts("en")) == told


@run_async
async def test_a_store_from_before_luck_was_counted_can_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(schema, "MIGRATIONS", (schema.FIRST, schema.SECOND))
    await write_store(tmp_path / "games.db", 1)
    monkeypatch.undo()
    assert count_all(tmp_path / "games.db", texts("en")).games == 1


@pytest.mark.parametrize(
    ("content", "said"), [(None, "No such file"), (b"hello " * 200, "is no store of fiveleaf"), (b"", "is no store")]
)
def test_what_is_no_store_is_said_in_one_sentence(
    content: bytes | None, said: str, tmp_path: Path, capsys: Capture
) -> None:
    if content is not None:
        (tmp_path / "games.db").write_bytes(content)
    assert main(["chance", "--store", f"sqlite:///{tmp_path}/games.db", "--language", "en"]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert told.count("\n") == 1
