"""The lucky moment of a finished game, for the page."""

from __future__ import annotations

from fiveleaf.engine.effects import OPEN
from fiveleaf.engine.transcript import Transcript, replayed
from fiveleaf.luck.moment import lucky_moment, shown_events
from fiveleaf.server.wire import LocalizedText, LuckyMoment, MomentShown


def moment_of(transcript: Transcript) -> LuckyMoment:
    """Returns the moment with its odds and the effects of its events."""
    found = lucky_moment(transcript)
    if found is None:
        return LuckyMoment(None)
    table = replayed(transcript)
    effects = [table.effects(OPEN, at, at + 1)[0] for at, _ in shown_events(table, found)]
    text = LocalizedText(f"moment-{found.kind}", transcript.game.name, params={"seat": found.seat, **found.params})
    odds = (found.one_in, found.chance.numerator, found.chance.denominator)
    return LuckyMoment(MomentShown(found.first, found.last, found.seat, text, *odds, effects))
