"""Who sits at the table: people and bots, by name, as `--seats` lists them."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.cells import cell_len

from fiveleaf.bots.levels import NAMES as BOTS
from fiveleaf.bots.levels import find_bot
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.game import Game
from fiveleaf.engine.transcript import Transcript
from fiveleaf.texts import Texts

YOU = "you"
NAME_WIDTH = 16  # columns of the screen
NAME_LIMIT = 24  # characters, marks over letters included
BOT_NAMES = ("Ada", "Bruno", "Cleo", "Dario", "Elif", "Finn", "Gaia")
MARKUP = str.maketrans("[]\\", "()/")  # characters that Rich would read as markup


@dataclass(frozen=True)
class Player:
    """One seat's player."""

    name: str
    bot: str | None = None  # the bot's level; None for a person


def clean_name(text: str) -> str:
    """Returns a safe name to show: one line, no control or direction characters, no markup, not too long."""
    shown = "".join(sign for sign in unicodedata.normalize("NFC", text) if sign.isspace() or is_shown(sign))
    name = " ".join(shown.translate(MARKUP).split())[:NAME_LIMIT]
    while cell_len(name) > NAME_WIDTH:
        name = name[:-1]
    return name.strip()


def is_shown(sign: str) -> bool:
    """Returns whether a character is visible, neither control, direction nor unassigned."""
    return unicodedata.category(sign)[0] not in "CZ"


def read_seats(game: Game, text: str | None, own: Texts) -> list[Player]:
    """Returns the players of a comma list; without one, a person and as few simple bots as the game needs."""
    parts = [part.strip() for part in text.split(",")] if text is not None else []
    return seat_players(game, parts or [YOU, *["simple"] * (game.fewest_seats - 1)], own)


def seat_players(game: Game, parts: Sequence[str], own: Texts) -> list[Player]:
    """Returns one player for each part: `you`, `you:Anna`, or the name of a bot."""
    game.complete({}, len(parts))
    people = sum(is_person(part) for part in parts)
    names = [given_name(part) for part in parts]
    for seat, part in enumerate(parts):
        if is_person(part):
            number = sum(map(is_person, parts[: seat + 1]))
            names[seat] = names[seat] or own.say("play-person-name", people=people, number=number)
        else:
            names[seat] = next(name for name in BOT_NAMES if name not in names)
    if len({name.casefold() for name in names}) < len(names):
        raise Refused("play-refused-names")
    return [player_of(game, part, name) for part, name in zip(parts, names, strict=True)]


def is_person(part: str) -> bool:
    """Returns whether a part of the list is a person at the keyboard."""
    return part.partition(":")[0].strip().casefold() == YOU


def given_name(part: str) -> str:
    """Returns the name behind the colon; empty where none is given."""
    _, colon, text = part.partition(":")
    name = clean_name(text) if is_person(part) else ""
    if is_person(part) and colon and not name:
        raise Refused("play-refused-name", said=clean_name(part))
    return name


def player_of(game: Game, part: str, name: str) -> Player:
    """Returns the player of a part of the list."""
    if is_person(part):
        return Player(name)
    if part not in BOTS:
        raise Refused("play-refused-seat", said=clean_name(part), bots=", ".join(BOTS))
    return Player(name, find_bot(game, part).name)


def to_json(players: Sequence[Player]) -> list[dict[str, Any]]:
    """Returns the players as the transcript stores them."""
    return [{"name": player.name, "bot": player.bot} for player in players]


def players_of(transcript: Transcript) -> list[Player]:
    """Returns the players that a transcript names, one a seat; nothing in it is trusted."""
    data = transcript.more.get("players")
    if not isinstance(data, list) or len(data) != transcript.seats:
        raise Refused("play-refused-players")
    players = []
    for player in data:
        if not isinstance(player, dict) or not isinstance(player.get("name"), str) or not clean_name(player["name"]):
            raise Refused("play-refused-players")
        bot = player.get("bot")
        if bot is not None and not isinstance(bot, str):
            raise Refused("play-refused-players")
        players.append(Player(clean_name(player["name"]), bot and find_bot(transcript.game, bot).name))
    return players
