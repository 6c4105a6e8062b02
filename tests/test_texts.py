"""Texts: complete in all five languages, none missing and none unused."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, TextElement, VariableReference
from fluent.syntax.visitor import Visitor

from fiveleaf.catalogue import GAMES
from fiveleaf.engine.game import Game
from fiveleaf.engine.options import Option
from fiveleaf.engine.view import word
from fiveleaf.server.pages.home import option_shown
from fiveleaf.texts import HOUSE, LANGUAGES, LOCALE, slug, source, texts
from tests.pages import rows_of

ROOT = Path(__file__).parents[1]
FILES = tuple(sorted(path.relative_to(LOCALE / "en").with_suffix("").as_posix() for path in LOCALE.glob("en/**/*.ftl")))
PAGE = ("page", "extras", "coach")  # read by the page alone


class Variables(Visitor):
    """Collects the names of the parameters that a message takes."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)


class Wording(Visitor):
    """Collects what a file says, without ids and parameters."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:
        self.texts.append(node.value)


def wording(language: str, file: str) -> str:
    """All that a file says, in one string."""
    visitor = Wording()
    visitor.visit(FluentParser().parse(source(language, file)))
    return "\n".join(visitor.texts)


@cache
def messages(language: str, file: str) -> dict[str, frozenset[str]]:
    """Every message of a file with its parameters; a line that is no Fluent fails."""
    resource = FluentParser().parse(source(language, file))
    found: dict[str, frozenset[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, Junk), f"{language}/{file}: {entry.content}"
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{language}/{file}: {entry.id.name} stands twice"
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = frozenset(visitor.names)
    return found


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages(language: str, file: str) -> None:
    english = messages("en", file)
    own = messages(language, file)
    assert sorted(english.keys() - own.keys()) == []
    assert sorted(own.keys() - english.keys()) == []
    assert {key for key in own if not own[key] <= english[key]} == set(), "takes a parameter that English does not"


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_a_translation_is_translated(language: str, file: str) -> None:
    """Long texts are never left in English."""
    english, own = said_in("en", file), said_in(language, file)
    assert [key for key in english if len(english[key]) > 30 and english[key] == own[key]] == []


def said_in(language: str, file: str) -> dict[str, str]:
    """What every message without parameters says."""
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource((LOCALE / language / f"{file}.ftl").read_text(encoding="utf-8")))
    plain = [key for key, names in messages("en", file).items() if not names]
    values = {key: bundle.get_message(key).value for key in plain}
    return {key: str(bundle.format_pattern(value)[0]) for key, value in values.items() if value is not None}


@cache
def sources() -> str:
    """All code that may name a message: Python, and the page's."""
    python = sorted((ROOT / "src" / "fiveleaf").rglob("*.py"))
    page = [path for path in sorted((ROOT / "web" / "src").rglob("*")) if path.suffix in (".ts", ".svelte")]
    return "\n".join(path.read_text(encoding="utf-8") for path in [*python, *page])


def is_named(key: str) -> bool:
    """Whether the key stands somewhere in the code, in quotes."""
    return any(f"{quote}{key}{quote}" in sources() for quote in "\"'`")


@cache
def built_keys() -> tuple[str, ...]:
    """The beginnings of keys that the code puts together: f"ask-{phase}" in Python, `page-${name}` in the page."""
    return tuple(
        set(re.findall(r'f"((?:[a-z0-9]+-)+)\{', sources()) + re.findall(r"`((?:[a-z0-9]+-)+)\$\{", sources()))
    )


@pytest.mark.parametrize("file", [*HOUSE, *PAGE, "rules/house"])
def test_every_message_of_the_house_is_used(file: str) -> None:
    assert [key for key in messages("en", file) if not is_named(key) and not key.startswith(built_keys())] == []


def test_every_message_that_the_code_names_is_there() -> None:
    known = {key for file in FILES for key in messages("en", file)}
    commands = "error|play|games|rules|replay|report|verify|simulate"
    named = set(re.findall(rf'["\']((?:{commands})-[a-z0-9-]*[a-z0-9])["\']', sources()))
    assert sorted(named - known) == []


def option_keys(option: Option) -> set[str]:
    """What an option means; and where the page has a field for it, its name, and a name for every choice."""
    shown = option_shown(option)
    name, choices = slug(option.name), [choice for choice in shown.choices or () if not isinstance(choice, bool)]
    is_drawn = shown.choices is not None or shown.low is not None
    return {f"option-{name}"} | (
        {f"page-option-{name}", *(f"page-choice-{slug(one)}" for one in choices)} if is_drawn else set()
    )


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_option_is_explained_without_the_words_of_programmers(language: str, game: Game) -> None:
    own = texts(language, game.name)
    codes = {one for option in game.options for one in option_shown(option).choices or () if isinstance(one, str)}
    said = [own.say(key) for option in game.options for key in sorted(option_keys(option))]
    assert [(code, text) for code in codes for text in said if re.search(rf"\b{code}\b", text)] == []


def needed(game: Game) -> set[str]:
    """Every message that a game has to have."""
    keys = {"game-name", "game-pitch"}
    keys |= {f"ending-{word(ending)}" for ending in game.endings if ending}
    keys |= {f"silence-{phase}" for phase in game.silence}
    for option in game.options:
        keys |= option_keys(option)
    for name in game.notation.MOVES:
        keys |= {key for key in messages("en", game.name) if re.fullmatch(rf"(move|event)-{name}(-at|-nothing)?", key)}
    return keys


def refusing_clauses(game: Game) -> set[str]:
    """Every clause that the notation of a game can name in a refusal."""
    code = "".join((game.folder / name).read_text(encoding="utf-8") for name in ("notation.py", "game.py"))
    return set(re.findall(rf'return[^\n]*?"({game.prefix}-R?\d+)"', code)) | set(
        re.findall(rf'"refuse-({game.prefix}-R?\d+)"', code)
    )


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_has_every_message_that_it_needs(game: Game) -> None:
    own = set(messages("en", game.name))
    assert sorted(needed(game) - own) == []
    for name in game.notation.MOVES:
        assert {f"move-{name}", f"move-{name}-at", f"move-{name}-nothing"} & own
        assert {f"event-{name}", f"event-{name}-at", f"event-{name}-nothing"} & own
    assert sorted(f"refuse-{clause}" for clause in refusing_clauses(game) if f"refuse-{clause}" not in own) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_has_no_message_that_nothing_uses(game: Game) -> None:
    own = {*messages("en", game.name), *messages("en", f"rules/{game.name}")} - needed(game)
    own -= {f"refuse-{clause}" for clause in refusing_clauses(game)}
    unused = {key for key in own if not is_named(key) and not key.startswith(built_keys())}
    assert sorted(key for key in unused if not is_piece(key)) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_ruling_is_told_in_the_reader_s_language(game: Game) -> None:
    rulings = {f"ruling-{clause}" for clause in rows_of(game) if "-R" in clause}
    for language in LANGUAGES:
        told = {key for key in messages(language, f"rules/{game.name}") if key.startswith("ruling-")}
        assert told == rulings, language


def is_piece(key: str) -> bool:
    """Words for pieces, moves and phases are looked up by the notation's own words."""
    return key.split("-")[0] in {"card", "cell", "die", "bet", "at", "chip", "tile", "move", "event", "luck", "ask"}


@pytest.mark.parametrize("file", FILES)
def test_no_line_of_french_begins_with_a_sign(file: str) -> None:
    text = (LOCALE / "fr" / f"{file}.ftl").read_text(encoding="utf-8")
    broken = re.compile(r"^[^#\n]*\S (?=[?!;:»])|^[^#\n]*« ", re.MULTILINE)
    assert broken.findall(text) == [], "a space that no line breaks at stands before these signs, and inside « »"


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_begins_with_what_is_left_out(language: str, file: str) -> None:
    text = (LOCALE / language / f"{file}.ftl").read_text(encoding="utf-8")
    space = "\N{NO-BREAK SPACE}" if language == "de" else ""
    assert set(re.findall(r"[^\s\]=](\s+)…", text)) <= {space}
    assert space == "" or not re.findall(r"\w…", text), "in German a space stands for the words that are left out"


def test_spanish_says_e_before_the_sound_i() -> None:
    spanish = texts("es")
    joined = [spanish.listing(["Ana", name]) for name in ("Inés", "Íñigo", "Hilda", "hielo", "Iker", "Bea")]
    assert joined == ["Ana e Inés", "Ana e Íñigo", "Ana e Hilda", "Ana y hielo", "Ana e Iker", "Ana y Bea"]
    assert texts("en").listing(["Ana", "Bea", "Inés"]) == "Ana, Bea and Inés"


@pytest.mark.parametrize(("die", "said"), [("red", "De rode"), ("orange", "De oranje"), ("yellow", "De gele")])
def test_a_die_has_its_colour_in_dutch(die: str, said: str) -> None:
    roll = {"chance": "roll", "die": die, "value": 3}
    assert texts("nl", "lucky-five").event(roll, ()) == f"{said} dobbelsteen toont 3."


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="no language 'tlh'; the languages are en, fr, de, es, nl"):
        texts("tlh")


@pytest.mark.parametrize(
    ("language", "file", "other_words"),
    [
        ("es", "*", r"robots?|asientos?"),
        ("fr", "*", r"évènements?"),
        ("de", "*", r"Startzahl"),
        ("nl", "*", r"plek(ken)?|startgetal"),
        ("es", "lucky-jack", r"jackpots?|mazo"),
        ("nl", "lucky-jack", r"bel|waardeladder"),
        ("de", "lucky-jack", r"Nachziehstapel|Wertleiter"),
        ("fr", "lucky-jack", r"échelle"),
        ("fr", "lucky-numbers", r"manches?"),
        ("es", "lucky-numbers", r"carreras?"),
        ("nl", "lucky-numbers", r"races?"),
        ("fr", "8-28", r"hors-jeu"),
        ("fr", "lucky-five", r"plus (haut|bas)"),
        ("es", "lucky-five", r"cargador"),
    ],
)
def test_one_thing_has_one_word_and_a_printed_one_is_the_book_s(language: str, file: str, other_words: str) -> None:
    files = FILES if file == "*" else [file]
    found = [re.findall(rf"\b(?:{other_words})\b", wording(language, one), re.IGNORECASE) for one in files]
    assert [words for words in found if words] == []
