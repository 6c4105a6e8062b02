"""Players: a browser is one, by a secret that only it has; how people and bots are called; what links carry."""

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
ENDED_KEPT = 1000  # secrets that ended, for whoever was about to use one
TOKEN_LIMIT = 128  # characters; whatever is longer is no token of ours


class Clock(Protocol):
    """Tells the time of day."""

    def wall(self) -> int:
        """Milliseconds since 1970."""
        ...


# ── names ────────────────────────────────────────────────────────────────────────────────────────


def clean_name(said: str) -> str:
    """A name that can be shown anywhere: one line, NFC, no control or direction characters, not too long, not empty."""
    normal = unicodedata.normalize("NFC", said[: 16 * NAME_LIMIT])
    shown = "".join(" " if is_blank(sign) else sign for sign in normal if is_blank(sign) or is_shown(sign))
    name = " ".join(shown.split())[:NAME_LIMIT].strip()
    if not any(unicodedata.category(sign)[0] in "LNPS" for sign in name):
        raise Refused("error-name")
    if stacks_marks(name):
        raise Refused("error-name-marks")
    return name


def is_blank(sign: str) -> bool:
    """Whether a character shows nothing but room."""
    return sign.isspace() or sign in BLANKS


def clean_animal(said: str) -> str:
    """One of the drawn animals."""
    if said not in ANIMALS:
        raise Refused("error-animal", animal=said[:NAME_LIMIT], known=", ".join(ANIMALS))
    return said


def distinct(name: str, others: Collection[str]) -> str:
    """The name, with a number behind it if somebody at the table has one that looks like it."""
    taken = frozenset().union(*map(looks, others))
    number, found = 1, name
    while not taken.isdisjoint(looks(found)):
        number += 1
        tail = f" {number}"
        found = name[: NAME_LIMIT - len(tail)] + tail
    return found


def bot_name(others: Collection[str]) -> str:
    """A name for a bot that nobody at the table has."""
    return next((name for name in BOT_NAMES if distinct(name, others) == name), distinct(BOT_NAMES[0], others))


def free_animal(others: Collection[str], wanted: str | None = None) -> str:
    """The wanted animal, else one that nobody at the table has."""
    if wanted is not None:
        return clean_animal(wanted)
    return next((animal for animal in ANIMALS if animal not in others), ANIMALS[0])


# ── secrets ──────────────────────────────────────────────────────────────────────────────────────


def new_token(size: int = SECRET_BYTES) -> str:
    """A fresh secret that fits a cookie or a link."""
    return secrets.token_urlsafe(size)


def hash_of(token: str) -> bytes:
    """What is kept of a secret."""
    return hashlib.sha256(token.encode()).digest()


def key_hash(key: str) -> bytes:
    """What is kept of a key for another device; one that cannot be is refused."""
    if len(key) > TOKEN_LIMIT or not key.isascii():
        raise Refused("error-carry")
    return hash_of(key)


class Players:
    """Finds, makes and carries players; invites to tables."""

    def __init__(self, store: Store, clock: Clock, server_key: bytes) -> None:
        self.store = store
        self.clock = clock
        self._server_key = server_key
        self._ended: deque[bytes] = deque(maxlen=ENDED_KEPT)  # secrets that ended not long ago
        prototypes()  # read once, before anybody waits for it

    async def find(self, token: str | None) -> PlayerRecord | None:
        """Who has that secret; a forged, foreign or stale one is nobody's."""
        if not token or len(token) > TOKEN_LIMIT or not token.isascii():
            return None
        secret = hash_of(token)
        player = await self.store.find_player(secret)
        return None if secret in self._ended else player  # it may have ended while the store was asked

    async def show(self, player: PlayerRecord | None, person: Person) -> tuple[PlayerRecord, str | None]:
        """The player as the person now shows themselves, and the secret if this made a new player."""
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
        """A key with which another device becomes this player, once."""
        key = new_token()
        await self.store.add_carry(player.id, hash_of(key), self.clock.wall() + CARRY_MILLISECONDS)
        return key

    async def whom(self, key: str) -> Person:
        """Who the player is that a key belongs to."""
        player = await self.store.find_carry(key_hash(key), self.clock.wall())
        if player is None:
            raise Refused("error-carry")
        return Person(player.name, player.animal, player.language)

    async def carried(self, key: str) -> tuple[Person, str]:
        """The player that the key belongs to, and a new secret of theirs; the key is used up."""
        person = await self.whom(key)
        player = await self.store.use_carry(key_hash(key), self.clock.wall())
        if player is None:
            raise Refused("error-carry")
        token = new_token()
        await self.store.add_secret(player, hash_of(token))
        return person, token

    async def keep_only(self, player: PlayerRecord, secret: bytes) -> list[bytes]:
        """Ends all secrets of the player but that one, and all keys for other devices; the secrets that ended."""
        ended = await self.store.keep_only_secret(player.id, secret)
        self._ended.extend(ended)
        return ended

    def invite(self, table: str) -> str:
        """What opens the seats of a table to whoever has it."""
        digest = hmac.digest(self._server_key, table.encode(), "sha256")[:INVITE_BYTES]
        return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()

    def is_invite(self, table: str, said: str | None) -> bool:
        """Whether it is that table's."""
        return said is not None and said.isascii() and hmac.compare_digest(self.invite(table), said)
