"""`fiveleaf play` as people use it: whole games typed line by line, breaks at any point, hidden cards, bad input."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from fiveleaf.catalogue import GAMES, find
from fiveleaf.cli.asking import Keyboard, Offer, Quit, command_of, find_offers, menu
from fiveleaf.cli.main import main
from fiveleaf.cli.players import Player, clean_name, read_seats
from fiveleaf.cli.saved import new_game, resumed
from fiveleaf.cli.sitting import Sitting
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.fairness import verify
from fiveleaf.engine.game import Game
from fiveleaf.engine.transcript import load, replayed
from fiveleaf.texts import LANGUAGES, texts
from tests.cli.typist import READY, Typist, begin, recorded, said_to, seats_for, shown, sit

EACH_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
SLOW = pytest.mark.slow


# Whole games


@EACH_GAME
@pytest.mark.parametrize("people", [1, 3, pytest.param(0, marks=SLOW), pytest.param(2, marks=SLOW)])
def test_a_whole_game_can_be_played_and_its_luck_verified(game: Game, people: int, tmp_path: Path) -> None:
    saved = begin(game, seats_for(game, people), tmp_path / "game.json")
    over, _, end = sit(saved)
    assert over
    transcript = load(tmp_path / "game.json", find)
    verify(transcript)
    assert transcript.result == {"scores": saved.table.scores(), "winners": saved.table.winners()}
    assert "fiveleaf verify" in end
    assert texts("en", game.name).say(f"ending-{saved.table.view().ending}") in " ".join(end.split())


@EACH_GAME
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, pytest.param(100, marks=SLOW)])
def test_every_language_and_width_will_do(game: Game, language: str, width: int, tmp_path: Path) -> None:
    saved = begin(game, seats_for(game, 1), tmp_path / "game.json")
    _, typist, _ = sit(saved, None, language, width, patience=12)
    widest = max(len(line) for _, screen in typist.screens[1:] for line in screen.splitlines())
    assert widest <= width


@EACH_GAME
def test_the_envelope_is_shown_before_the_first_card(game: Game, tmp_path: Path) -> None:
    saved = begin(game, seats_for(game, 1), tmp_path / "game.json")
    _, typist, _ = sit(saved, [])
    first = typist.screens[0][1]
    before, begins, _ = first.partition(texts("en", game.name).event(saved.table.events[0], saved.names))
    assert begins
    assert saved.match.seal.envelope in before
    assert saved.match.seal.secret.hex() not in first


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_are_told_that_the_lot_decides_who_begins_or_whom_they_named(language: str, tmp_path: Path) -> None:
    own, game = texts(language, "lucky-numbers"), find("lucky-numbers")
    drawn = begin(game, "you:Anna,simple", tmp_path / "drawn.json")
    named = begin(game, "you:Anna,simple", tmp_path / "named.json", first_seat=0)
    by_lot, agreed = (sit(saved, [], language)[1].screens[0][1] for saved in (drawn, named))
    assert own.say("play-lot") in by_lot
    assert own.event(drawn.table.events[0], drawn.names) in by_lot
    assert own.say("play-first", name="Anna") in agreed
    assert own.say("play-lot") not in agreed


def test_the_same_seed_gives_the_same_luck_and_no_seed_another(tmp_path: Path) -> None:
    first, second = (begin(GAMES[0], seats_for(GAMES[0], 1), tmp_path / name) for name in ("a", "b"))
    fresh = new_game(GAMES[0], first.players, {}, None, tmp_path / "c")
    assert first.match.seal == second.match.seal != fresh.match.seal
    assert fresh.match.seal.revealed == (b"",) * len(fresh.players), (
        "nobody but the one who drew the secret adds anything"
    )


# Hidden hands


@EACH_GAME
@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=SLOW)])
def test_nobody_reads_on_the_screen_what_only_another_may_know(game: Game, seed: int, tmp_path: Path) -> None:
    saved = begin(game, seats_for(game, 2), tmp_path / "game.json", str(seed))
    page = recorded()
    watcher = Watcher(page, None, patience=80)
    watcher.sitting = Sitting(saved, "en", page, watcher)
    watcher.sitting.run()
    assert watcher.looked


class Watcher(Typist):
    """Looks at every screen for what the person before it may not know; asks for the log now and then."""

    looked = 0

    def read(self, prompt: str) -> str:
        line = super().read(prompt)
        saved, own, text = self.sitting.saved, self.sitting.own, " ".join(self.screens[-1][1].split())
        secrets = [event for event in saved.table.events if event.get("chance") in saved.game.secret_chances]
        for event in [*secrets, *saved.table.answers]:
            if READY in prompt or event["seat"] != self.sitting.at_keyboard:
                assert own.event(event, saved.names) not in text
        self.looked += 1
        return "log" if line and self.looked % 9 == 0 else line


@EACH_GAME
def test_the_drawing_and_the_bots_get_the_view_of_their_own_seat(
    game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved = begin(game, seats_for(game, 2), tmp_path / "game.json")
    page = recorded()
    typist = Typist(page)
    sitting = typist.sitting = Sitting(saved, "en", page, typist)
    draw, drawn = sitting.tabletop.draw, []

    def watched(seen: Any, own: Any, names: Any) -> Any:
        drawn.append(seen.seat)
        assert seen.seat == (None if saved.table.is_over else sitting.at_keyboard)
        return draw(seen, own, names)

    monkeypatch.setattr(sitting.tabletop, "draw", watched)
    assert sitting.run()
    assert {0, 1, None} == set(drawn)


@pytest.mark.parametrize("game", [game for game in GAMES if game.secret_chances], ids=lambda game: game.name)
def test_the_screen_is_cleared_between_people(game: Game, tmp_path: Path) -> None:
    saved = begin(game, seats_for(game, 2), tmp_path / "game.json")
    page = Console(file=io.StringIO(), width=100, force_terminal=True)
    typist = Typist(page, None, patience=12)
    typist.sitting = Sitting(saved, "en", page, typist)
    typist.sitting.run()
    handed = [screen for prompt, screen in typist.screens if READY in prompt]
    assert len(handed) > 2
    assert all("\x1b[2J" in screen and "\x1b[3J" in screen for screen in handed[1:])


def test_one_person_alone_is_never_asked_to_hand_over(tmp_path: Path) -> None:
    for game in GAMES:
        saved = begin(game, seats_for(game, 1), tmp_path / f"{game.name}.json")
        _, typist, _ = sit(saved, patience=8)
        assert not any(READY in prompt for prompt, _ in typist.screens)


# Breaks


@EACH_GAME
@pytest.mark.parametrize("people", [1, pytest.param(2, marks=SLOW)])
def test_a_game_with_breaks_is_the_same_game(game: Game, people: int, tmp_path: Path) -> None:
    straight = begin(game, seats_for(game, people), tmp_path / "straight.json")
    assert sit(straight)[0]
    broken = begin(game, seats_for(game, people), tmp_path / "broken.json")
    breaks = random.Random(1)
    over = False
    while not over:
        over, _, end = sit(broken, patience=breaks.choice([0, 1, 2, 5, 40]))
        if not over:
            assert "fiveleaf play --resume" in end
            broken = resumed(tmp_path / "broken.json")
    assert broken.table.events == straight.table.events
    assert broken.table.scores() == straight.table.scores()


@EACH_GAME
def test_every_saved_file_on_the_way_is_legal_and_fair(
    game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved = begin(game, seats_for(game, 2), tmp_path / "game.json")
    save = saved.save
    seen: list[int] = []

    def checked() -> None:
        save()
        transcript = load(saved.path, find)
        if len(seen) % 20 == 0:
            verify(transcript)
        assert replayed(transcript).events == saved.table.events or saved.table.is_over
        seen.append(len(transcript.events))

    monkeypatch.setattr(saved, "save", checked)
    sit(saved, patience=30)
    assert seen == sorted(seen)
    assert len(set(seen)) > 3


def test_quit_eof_and_interruption_all_save(tmp_path: Path) -> None:
    class Interrupting(Typist):
        def read(self, prompt: str) -> str:
            raise KeyboardInterrupt

    for number, lines in enumerate((["quit"], [], ["Q"])):
        saved = begin(GAMES[0], seats_for(GAMES[0], 1), tmp_path / f"{number}.json")
        over, _, end = sit(saved, lines)
        assert not over
        assert str(saved.path) in end.replace("\n", "")
        assert load(saved.path, find).result is None
    page = recorded()
    saved = begin(GAMES[0], seats_for(GAMES[0], 1), tmp_path / "interrupted.json")
    assert not Sitting(saved, "en", page, Interrupting(page, [])).run()


def test_a_finished_game_cannot_go_on(tmp_path: Path) -> None:
    saved = begin(GAMES[0], seats_for(GAMES[0], 0), tmp_path / "game.json")
    sit(saved, [])
    with pytest.raises(Refused, match="is over"):
        resumed(saved.path)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"players": [', '"players": [3, '),
        ('"players"', '"nobody"'),
        ('"name":"Anna"', '"name":""'),
        ('"bot":null', '"bot":"genius"'),
        ('"bot":null', '"bot":7'),
        ('"seconds": ', '"seconds": -'),
        ('"seconds": ', '"seconds": "x", "old": '),
        ('"fairness"', '"unfair"'),
        ('"fairness"', '"answers": [{"seat": 0.0, "move": "x"}], "fairness"'),
        ('"fairness"', '"answers": [{"seat": 0, "move": "x"}], "fairness"'),
        ('"fairness"', '"answers": 5, "fairness"'),
    ],
)
def test_a_spoilt_file_is_refused_in_every_language(tmp_path: Path, old: str, new: str) -> None:
    saved = begin(find("lucky-numbers"), "you:Anna,you:Ben", tmp_path / "game.json")
    sit(saved, [])
    text = saved.path.read_text()
    assert old in text
    saved.path.write_text(text.replace(old, new, 1))
    with pytest.raises(Refused) as refused:
        resumed(saved.path)
    assert all(refused.value.text(language) for language in LANGUAGES)


def test_unknown_keys_of_a_file_are_kept_and_do_no_harm(tmp_path: Path) -> None:
    saved = begin(GAMES[0], seats_for(GAMES[0], 1), tmp_path / "game.json")
    sit(saved, [])
    saved.path.write_text(saved.path.read_text().replace('"fairness"', '"table": 1, "self": 2, "fairness"', 1))
    sit(resumed(saved.path), [])
    assert '"table": 1' in saved.path.read_text()


# The clock


def test_time_runs_only_while_playing_and_ends_the_game(tmp_path: Path) -> None:
    game = find("lucky-hand")
    players = [Player("Anna"), Player("Ben")]
    saved = new_game(game, players, {"clock": 1}, "clock", tmp_path / "game.json")
    time = iter(range(0, 100_000, 1))
    over, _, _ = sit(saved, patience=4, now=lambda: float(next(time)))
    assert not over
    used = resumed(saved.path).used
    assert 0 < used < 60
    later = iter(range(5_000_000, 6_000_000, 1))
    again = resumed(saved.path)
    over, _, _ = sit(again, now=lambda: float(next(later)))
    assert over
    assert again.table.view().ending == "clock"
    assert {"clock": "time-up"} in again.table.events
    verify(load(saved.path, find))


def test_an_answer_after_the_time_does_not_count(tmp_path: Path) -> None:
    game = find("lucky-hand")
    saved = new_game(game, [Player("Anna"), Player("Ben")], {"clock": 1}, "clock", tmp_path / "game.json")
    clock = [0.0]

    def slow() -> Iterator[str]:
        clock[0] = 61.0
        yield "1"

    over, _, _ = sit(saved, slow(), now=lambda: clock[0])
    assert over
    assert not any("move" in event for event in saved.table.events)


def test_bots_alone_play_by_rounds(tmp_path: Path) -> None:
    game = find("lucky-hand")
    saved = new_game(game, read_seats(game, "random,random", texts("en", game.name)), {}, "x", tmp_path / "game.json")
    assert "rounds" in saved.table.options


# What is typed


@EACH_GAME
def test_whatever_is_typed_is_answered_and_never_crashes(game: Game, tmp_path: Path) -> None:
    odd = ["", "  ", "0", "-1", "99999999999999999999", "½", "١", "[bold]", "[/]", "\x00\x1b[2J", "é" * 500, "\ud800"]
    odd += ["?", "help", "rules", "table", "log", ".", "...", "🂡", "1.0", "1 1", "’", "\u202e1", "a", "e"]
    saved = begin(game, seats_for(game, 1), tmp_path / "game.json")
    _, typist, _ = sit(saved, [line for number in range(8) for line in (*odd, str(number % 2 + 1))])
    assert len(typist.screens) > len(odd)
    assert any("none of the moves" in " ".join(screen.split()) for _, screen in typist.screens)


def test_the_commands_are_known_in_english_and_in_the_own_language() -> None:
    french = texts("fr")
    assert command_of("Quitter", french) == command_of("quit", french) == command_of("Q", french) == "quit"
    assert command_of("regles", french) == command_of("RÈGLES", french) == "rules"
    assert command_of("aide", texts("en")) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_command_hides_a_move(language: str) -> None:
    for game in GAMES:
        own, rng = texts(language, game.name), random.Random(1)
        saved = begin(game, seats_for(game, 0), Path("never-written.json"))
        while not saved.table.is_over and len(saved.table.events) < 200:
            saved.table.resolve_all()
            for seat in saved.table.may_act[:1]:
                for move in saved.table.legal_moves(seat):
                    assert command_of(own.move(move, saved.names), own) is None
                    assert command_of(move["move"], own) is None
                saved.table.play(seat, rng.choice(saved.table.legal_moves(seat)))


CHOICES = ["Take the 7 from the middle", "Take the 17 from the middle", "Draw", "Draw again", "Café −4", "Stake 50"]


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("1", [0]),
        ("7", [0]),
        ("17", [1]),
        ("50", [5]),
        ("take 17", [1]),
        ("take mid", [0, 1]),
        ("draw", [2]),
        ("draw a", [3]),
        ("dr", [2, 3]),
        ("CAFE", [4]),
        ("-4", [4]),
        ("put", [2]),
        ("nothing", []),
        ("", []),
    ],
)
def test_a_move_is_found_by_number_beginning_or_words(line: str, found: list[int]) -> None:
    assert find_offers(line, CHOICES, ["pick", "pick", "put", "draw", "x", "stake"]) == found


def test_many_moves_are_listed_under_one_sentence() -> None:
    offers = [
        Offer({"move": "pick", "tile": tile, "cell": cell}, f"Take the {tile} and place it on {cell}")
        for tile in range(1, 13)
        for cell in ("A1", "B2", "C3", "D4", "A4")
    ]
    page = recorded(80)
    page.print(menu([Offer({"move": "draw"}, "Draw a clover"), *offers]))
    text = shown(page)
    assert len(text.splitlines()) <= 14
    assert text.count("Take the") == 1
    assert all(f"{number} " in text for number in range(1, 62))


@pytest.mark.parametrize("may_pass", [True, False])
def test_LH_R2_a_pass_is_offered_and_told_where_the_table_allows_it(may_pass: bool, tmp_path: Path) -> None:
    saved = begin(find("lucky-hand"), "you:Anna,simple", tmp_path / "game.json", may_pass=may_pass)
    said = said_to(saved, ["pass", "pass"])
    assert ("Play a card, or pass." in said) == ("Pass: play no card" in said) == may_pass
    assert ({"seat": 0, "move": "pass"} in saved.table.events) == ("Anna passes." in said) == may_pass


@pytest.mark.parametrize("language", LANGUAGES)
def test_LJ_17_LJ_18_the_aid_card_says_what_three_and_four_alike_score(language: str, tmp_path: Path) -> None:
    saved = begin(find("lucky-jack"), "you:Anna,simple", tmp_path / "game.json")
    _, typist, _ = sit(saved, [], language, width=80)
    lines = typist.screens[-1][1].splitlines()
    points = {line.split()[0]: re.findall(r"\d+[^\d ]?000", line) for line in lines if line.startswith(("×3", "×4"))}
    assert [re.sub(r"\D", "", one) for one in points["×3"]] == [f"{rank}000" for rank in range(1, 8)]
    assert [re.sub(r"\D", "", one) for one in points["×4"]] == [f"{2 * rank}000" for rank in range(1, 8)]


def test_an_ambiguous_answer_lists_what_it_may_mean(tmp_path: Path) -> None:
    saved = begin(find("lucky-numbers"), "you:Anna,simple", tmp_path / "game.json")
    _, typist, _ = sit(saved, ["lay"])
    assert "moves fit" in typist.screens[1][1]
    assert "A1" in typist.screens[1][1]


# Who plays


@pytest.mark.parametrize(
    ("said", "clean"),
    [
        ("Anna", "Anna"),
        ("  A \t b ", "A b"),
        ("[red]A[/red]", "(red)A(/red)"),
        ("\u202eevil\u2066", "evil"),
        ("a\x1b[31mb", "a(31mb"),
        ("x" * 99, "x" * 16),
        ("漢" * 20, "漢" * 8),
        ("\u200b\u200d", ""),
        ("Zoë", "Zoë"),
    ],
)
def test_names_are_made_safe_to_show(said: str, clean: str) -> None:
    assert clean_name(said) == clean


def test_seats_by_default_are_one_person_and_as_few_bots_as_needed() -> None:
    for game in GAMES:
        players = read_seats(game, None, texts("en", game.name))
        assert [player.bot for player in players] == [None, *["simple"] * (game.fewest_seats - 1)]
        assert len({player.name for player in players}) == len(players)


@pytest.mark.parametrize(
    "arguments",
    [
        ["play", "--seats", "you,simple"],
        ["play", "chess"],
        ["play", "lucky-numbers", "--seats", "you"],
        ["play", "lucky-numbers", "--seats", ""],
        ["play", "lucky-numbers", "--seats", "you,simple,simple,simple,simple"],
        ["play", "lucky-numbers", "--seats", "you,genius"],
        ["play", "lucky-numbers", "--seats", "you:,simple"],
        ["play", "lucky-numbers", "--seats", "you:\u202e,simple"],
        ["play", "lucky-numbers", "--seats", "you:A,you:a"],
        ["play", "lucky-numbers", "--option", "size=5"],
        ["play", "lucky-numbers", "--option", "setup"],
        ["play", "lucky-numbers", "--option", "setup=5"],
        ["play", "--resume"],
        ["play", "--resume", "missing.json"],
        ["play", "--resume", "--seed", "5"],
        ["play", "lucky-numbers", "--save", "/dev/null/game.json"],
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_is_refused_in_one_sentence(
    arguments: list[str], language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*arguments, "--language", language]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("fiveleaf: ")
    assert said.err.count("\n") == 1


# The command


def typed(monkeypatch: pytest.MonkeyPatch, lines: Iterable[str]) -> None:
    """What `input` reads, then the end of the input."""
    left = iter(lines)

    def read(prompt: str = "") -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", read)


def test_play_quit_and_resume_from_the_command_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], folder: Path
) -> None:
    typed(monkeypatch, ["1", "quit"])
    assert main(["play", "lucky-numbers", "--seed", "1", "--language", "en"]) == 0
    (file,) = folder.iterdir()
    before = load(file, find).events
    typed(monkeypatch, [])
    assert main(["play", "--resume", "--language", "en"]) == 0
    assert load(file, find).events == before
    assert main(["play", "lucky-numbers", "--resume", str(file), "--language", "en"]) == 0
    assert "The game goes on" in capsys.readouterr().out
    assert main(["play", "lucky-five", "--resume", "--language", "en"]) == 2
    assert "no unfinished game" in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_saved_game_is_not_resumed_as_another(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    saved = begin(find("lucky-numbers"), "you,simple", tmp_path / "game.json")
    sit(saved, [])
    assert main(["play", "lucky-five", "--resume", str(saved.path), "--language", language]) == 2
    assert "lucky-numbers" in capsys.readouterr().err


def test_a_file_that_exists_is_not_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine.json").write_text("precious")
    assert main(["play", "lucky-numbers", "--save", str(tmp_path / "mine.json"), "--language", "en"]) == 2
    assert (tmp_path / "mine.json").read_text() == "precious"
    assert "is there already" in capsys.readouterr().err


def test_a_resumed_game_can_be_saved_elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    saved = begin(find("lucky-numbers"), "you,simple", tmp_path / "old.json")
    sit(saved, [])
    old = saved.path.read_bytes()
    typed(monkeypatch, ["1", "1", "1", "1", "1"])
    assert main(["play", "--resume", str(saved.path), "--save", str(tmp_path / "new.json")]) == 0
    assert saved.path.read_bytes() == old
    assert len(load(tmp_path / "new.json", find).events) > len(load(saved.path, find).events)


def test_the_keyboard_turns_every_end_into_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(error: BaseException) -> Callable[[str], str]:
        def read(prompt: str) -> str:
            raise error

        return read

    for error in (EOFError(), KeyboardInterrupt(), RuntimeError("input(): lost sys.stdin")):
        monkeypatch.setattr("builtins.input", fails(error))
        with pytest.raises(Quit):
            Keyboard().line("")
    monkeypatch.setattr("builtins.input", fails(UnicodeDecodeError("utf-8", b"\xff", 0, 1, "bad")))
    assert Keyboard().line("") == "\ufffd"
