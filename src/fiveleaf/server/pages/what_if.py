"""What if? Every move that a seat could have made at a decision of a finished game, as the coach values it."""

from __future__ import annotations

import msgspec

from fiveleaf.engine.errors import Refused
from fiveleaf.engine.notation import compact
from fiveleaf.engine.transcript import Transcript, replay
from fiveleaf.server.pages.answers import Sized
from fiveleaf.server.tables.thinking import advice
from fiveleaf.server.wire import WhatIf

encode = msgspec.json.Encoder().encode


def check_decision(transcript: Transcript, ply: int) -> None:
    """Refuses a ply that is followed by no move."""
    if ply >= len(transcript.events) or "move" not in transcript.events[ply]:
        raise Refused("error-no-decision")


def encoded_what_if(transcript: Transcript, ply: int) -> Sized:
    """Returns the answer as JSON with its size; runs in a thread of the pool."""
    content = encode(what_if(transcript, ply))
    return content, len(content)


def what_if(transcript: Transcript, ply: int) -> WhatIf:
    """Returns all moves at a decision with their values; only what the seat saw then is looked at."""
    event = transcript.events[ply]
    seat = int(event["seat"])
    table = next(table for index, table in replay(transcript) if index == ply)
    made = compact({key: value for key, value in event.items() if key != "seat"})
    moves = advice(transcript.game, table.view(seat))
    return WhatIf(seat, moves, [compact(one.move) for one in moves].index(made))
