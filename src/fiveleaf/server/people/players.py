"""Players: each browser has a secret instead of an account; names of people and bots; keys in links."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import unicodedata
from collections import deque
from collections.abc import Collection
from typing import Protocol

from fiveleaf.engine.errors import Refused
from fiveleaf.server.people.lookalikes import BLANKS, looks, prototypes, stacks_marks
from fiveleaf.server.store import PlayerRecord, Store
from fiveleaf.server.wire import Person
from fiveleaf.texts.names import is_shown

ANIMALS = (
    "fox",
    "owl",
    "bear",
    "cat",
    "hare",
    "frog",
    "hedgehog",
    "otter",
    "panda",
    "whale",
    "turtle",
    "penguin",
)
BOT_NAMES = ("Ada", "Bruno", "Cleo", "Dario", "Elif", "Finn", "Gaia", "Hugo", "Ines")
PHRASES = ("hello", "good-luck", "well-played", "thanks", "wow", "haha", "oops", "thinking", "hurry", "bye")

NAME_LIMIT = 24  # characters
SECRET_BYTES = 24  # of a player: 192 bits
TABLE_BYTES = 12  # of a table's id: 96 bits, so that a private table is not found by guessing
INVITE_BYTES = 16
CARRY_MILLISECONDS = 10 * 60 * 1000
MAX_REVOKED = 1000  # revoked secrets that are remembered, because a request with one may be under way
TOKEN_LIMIT = 128  # characters; our own tokens are shorter


class Clock(Protocol):
    """A source of the time of day."""

    def wall(self) -> int:
        """Returns milliseconds since 1970."""
        ...


# ── names ────────────────────────────────────────────────────────────────────────────────────────


def clean_name(text: str) -> str:
    """Returns a name that can be shown anywhere: one line, NFC, no control characters, not too long, not empty."""
    normal = unicodedata.normalize("NFC", text[: 16 * NAME_LIMIT])
    shown = "".join(" " if is_blank(sign) else sign for sign in normal if is_blank(sign) or is_shown(sign))
    name = " ".join(shown.split())[:NAME_LIMIT].strip()
    if not any(unicodedata.category(sign)[0] in "LNPS" for sign in name):
        raise Refused("error-name")
    if stacks_marks(name):
        raise Refused("error-name-marks")
    return name


def is_blank(sign: str) -> bool:
    """Returns whether a character is blank."""
    return sign.isspace() or sign in BLANKS


def clean_animal(animal: str) -> str:
    """Returns the animal, if it is one that we have."""
    if animal not in ANIMALS:
        raise Refused("error-animal", animal=animal[:NAME_LIMIT], known=", ".join(ANIMALS))
    return animal


def distinct(name: str, others: Collection[str]) -> str:
    """Returns the name, with a number if somebody at the table has one that looks like it."""
    taken = frozenset().union(*map(looks, others))
    number, found = 1, name
    while not taken.isdisjoint(looks(found)):
        number += 1
        tail = f" {number}"
        found = name[: NAME_LIMIT - len(tail)] + tail
    return found


def bot_name(others: Collection[str]) -> str:
    """Returns a bot's name that nobody at the table has."""
    return next((name for name in BOT_NAMES if distinct(name, others) == name), distinct(BOT_NAMES[0], others))


def free_animal(others: Collection[str], wanted: str | None = None) -> str:
    """Returns the wanted animal, or one that nobody at the table has."""
    if wanted is not None:
        return clean_animal(wanted)
    return next((animal for animal in ANIMALS if animal not in others), ANIMALS[0])


# ── secrets ──────────────────────────────────────────────────────────────────────────────────────


def new_token(size: int = SECRET_BYTES) -> str:
    """Returns a new random token that fits a cookie or a link."""
    return secrets.token_urlsafe(size)


def hash_of(token: str) -> bytes:
    """Returns the hash of a secret, which is all that is stored."""
    return hashlib.sha256(token.encode()).digest()


def key_hash(key: str) -> bytes:
    """Returns the hash of a key for another device; a malformed key is refused."""
    if len(key) > TOKEN_LIMIT or not key.isascii():
        raise Refused("error-carry")
    return hash_of(key)


class Players:
    """Finds players, makes them, moves them to other devices; makes invitations."""

    def __init__(self, store: Store, clock: Clock, server_key: bytes) -> None:
        self.store = store
        self.clock = clock
        self._server_key = server_key
        self._revoked: deque[bytes] = deque(maxlen=MAX_REVOKED)  # the newest
        prototypes()  # read once, before anybody waits for it

    async def find(self, token: str | None) -> PlayerRecord | None:
        """Returns the player with that secret, if there is one."""
        if not token or len(token) > TOKEN_LIMIT or not token.isascii():
            return None
        secret = hash_of(token)
        player = await self.store.find_player(secret)
        return None if secret in self._revoked else player  # it may have been revoked while the store was read

    async def show(self, player: PlayerRecord | None, person: Person) -> tuple[PlayerRecord, str | None]:
        """Stores how a player wants to be shown; returns the player, and a secret if it is a new one."""
        name, animal = clean_name(person.name), clean_animal(person.animal)
        if player is not None:
            renamed = PlayerRecord(player.id, name, animal, person.language)
            await self.store.rename_player(renamed)
            return renamed, None
        token = new_token()
        made = PlayerRecord(new_token(INVITE_BYTES), name, animal, person.language)
        await self.store.add_player(made, hash_of(token))
        return made, token

    async def new_carry(self, player: PlayerRecord) -> str:
        """Makes a key with which another device becomes this player, once."""
        key = new_token()
        await self.store.add_carry(player.id, hash_of(key), self.clock.wall() + CARRY_MILLISECONDS)
        return key

    async def owner_of(self, key: str) -> Person:
        """Returns whose key this is."""
        player = await self.store.find_carry(key_hash(key), self.clock.wall())
        if player is None:
            raise Refused("error-carry")
        return Person(player.name, player.animal, player.language)

    async def carried(self, key: str) -> tuple[Person, str]:
        """Uses a key up; returns its player and a new secret."""
        person = await self.owner_of(key)
        player = await self.store.use_carry(key_hash(key), self.clock.wall())
        if player is None:
            raise Refused("error-carry")
        token = new_token()
        await self.store.add_secret(player, hash_of(token))
        return person, token

    async def revoke_others(self, player: PlayerRecord, secret: bytes) -> list[bytes]:
        """Revokes all other secrets of the player and all keys; returns the revoked secrets."""
        revoked = await self.store.revoke_other_secrets(player.id, secret)
        self._revoked.extend(revoked)
        return revoked

    def invite(self, table: str) -> str:
        """Returns the invitation to a table."""
        digest = hmac.digest(self._server_key, table.encode(), "sha256")[:INVITE_BYTES]
        return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


def is_invite(own: str, offered: str | None) -> bool:
    """Returns whether the offered invitation is the table's own, in a time that tells nothing about it."""
    return offered is not None and offered.isascii() and hmac.compare_digest(own, offered)
