"""Internal inputs: those of bots, clocks and the server itself, which go through the same inbox as people's messages.

Those about a question carry its number, so that one that comes too late is recognised and ignored.
"""

from __future__ import annotations

import msgspec

from fiveleaf.server.wire import AtTable, Move


class BotMove(msgspec.Struct, frozen=True):
    """A bot has chosen a move."""

    seat: int
    turn: tuple[int, int]  # the question, and how often the seat had moved
    move: Move


class WindowClosed(msgspec.Struct, frozen=True):
    """The window of a question is over; silence counts as an answer."""

    question: int


class MoveTimeUp(msgspec.Struct, frozen=True):
    """The clock of a move has run out."""

    question: int


class ReadingTimeUp(msgspec.Struct, frozen=True):
    """Somebody has read for as long as a question may wait for it."""


class GameTimeUp(msgspec.Struct, frozen=True):
    """The game's own clock has run out."""


class Disclose(msgspec.Struct, frozen=True):
    """A withheld result may be shown."""


class SaveClock(msgspec.Struct, frozen=True):
    """The used time of the game's clock is to be stored."""


class StandIn(msgspec.Struct, frozen=True):
    """A person has been away for too long; a bot stands in."""

    seat: int


class Begin(msgspec.Struct, frozen=True):
    """A table that starts by itself may do so now."""


class BreakOff(msgspec.Struct, frozen=True):
    """A start has waited too long for revealed bytes."""


class Renew(msgspec.Struct, frozen=True):
    """A lobby with present people stays listed."""


class RematchDue(msgspec.Struct, frozen=True):
    """An agreed rematch has waited long enough for people who are away."""


class Retry(msgspec.Struct, frozen=True):
    """The table continues after a fault of the store."""


class Left(msgspec.Struct, frozen=True):
    """The sender's connection is closed."""


class Unload(msgspec.Struct, frozen=True):
    """The table has had no watchers for a while."""

    used: int  # milliseconds on the game's clock


class Close(msgspec.Struct, frozen=True):
    """The server stops."""

    used: int  # milliseconds on the game's clock


class Deleted(msgspec.Struct, frozen=True):
    """The table was deleted from the store."""


Scheduled = (
    BotMove
    | WindowClosed
    | MoveTimeUp
    | ReadingTimeUp
    | GameTimeUp
    | Disclose
    | SaveClock
    | StandIn
    | Begin
    | BreakOff
    | RematchDue
    | Renew
    | Retry
    | Unload
    | Close
    | Deleted
)
TableInput = AtTable | Left | Scheduled
