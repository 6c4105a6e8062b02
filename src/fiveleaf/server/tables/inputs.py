"""Inputs that nobody sends: what bots, clocks and the server itself hand in at the same door as people's messages.

Those about a question carry its number, so that one that comes too late is recognised and ignored.
"""

from __future__ import annotations

import msgspec

from fiveleaf.server.wire import AtTable, Move


class BotMove(msgspec.Struct, frozen=True):
    """A bot has chosen."""

    seat: int
    turn: tuple[int, int]  # the question, and how often the seat had moved
    move: Move


class WindowClosed(msgspec.Struct, frozen=True):
    """The time of a question is over in which silence is an answer."""

    question: int


class MoveTimeUp(msgspec.Struct, frozen=True):
    """The clock of a move has run out."""

    question: int


class GameTimeUp(msgspec.Struct, frozen=True):
    """The game's own clock has run out."""


class Disclose(msgspec.Struct, frozen=True):
    """What a question led to may be shown."""


class SaveClock(msgspec.Struct, frozen=True):
    """What the game's clock has used is to be stored between two moves."""


class StandIn(msgspec.Struct, frozen=True):
    """Somebody has been away for so long that a bot plays for them."""

    seat: int


class Begin(msgspec.Struct, frozen=True):
    """A table that begins by itself may do so."""


class BreakOff(msgspec.Struct, frozen=True):
    """A start has waited long enough for pledged bytes."""


class Renew(msgspec.Struct, frozen=True):
    """A lobby whose people are there stays in the lists."""


class Retry(msgspec.Struct, frozen=True):
    """The store had failed a while ago: the table goes on with what it has."""


class Left(msgspec.Struct, frozen=True):
    """The sender's connection is gone."""


class Unload(msgspec.Struct, frozen=True):
    """Nobody has watched the table for a while."""

    used: int  # milliseconds on the game's clock


class Close(msgspec.Struct, frozen=True):
    """The server stops."""

    used: int  # milliseconds on the game's clock


class Deleted(msgspec.Struct, frozen=True):
    """The table is not in the store any more."""


Scheduled = (
    BotMove
    | WindowClosed
    | MoveTimeUp
    | GameTimeUp
    | Disclose
    | SaveClock
    | StandIn
    | Begin
    | BreakOff
    | Renew
    | Retry
    | Unload
    | Close
    | Deleted
)
TableInput = AtTable | Left | Scheduled
