"""Presence: who is there, who is away, and what everybody sees of it."""

from __future__ import annotations

from fiveleaf.server.store import PlayerRecord, SeatRecord
from fiveleaf.server.tables.connection import Connection
from fiveleaf.server.tables.presence import Presence

ANNA, BEN = (Connection(PlayerRecord(name, name, "fox", "en")) for name in ("anna", "ben"))
STRANGER = Connection(None)
SEATS = (SeatRecord("person", "anna", "Anna"), SeatRecord("person", "ben", "Ben"), SeatRecord("bot", bot="simple"))


def test_people_are_away_until_they_watch() -> None:
    alone = Presence(SEATS)
    assert (set(alone.away), alone.is_resting) == ({0, 1}, True)
    with_ben = alone.with_watcher(BEN, invited=False)
    assert (set(with_ben.away), with_ben.is_resting) == ({0}, False)
    assert [seat.away for seat in with_ben.shown] == [True, False, False]
    assert with_ben.without_watcher(BEN).away == {0, 1}


def test_who_sits_down_is_no_spectator_any_more() -> None:
    presence = Presence(SEATS[:1], {ANNA: False, BEN: False, STRANGER: False})
    assert presence.spectators == 2
    presence = presence.seated(SEATS)
    assert (presence.spectators, set(presence.people)) == (1, {"anna", "ben"})


def test_an_invitation_is_not_forgotten() -> None:
    presence = Presence(SEATS).with_watcher(STRANGER, invited=True).with_watcher(STRANGER, invited=False)
    assert presence.watchers[STRANGER]


def test_a_stand_in_is_shown_until_its_person_is_back() -> None:
    presence = Presence(SEATS).with_stand_in(1)
    assert [seat.stand_in for seat in presence.shown] == [False, True, False]
    assert not any(seat.stand_in for seat in presence.with_watcher(BEN, invited=False).shown)


def test_where_only_bots_sit_a_spectator_keeps_them_playing() -> None:
    assert Presence(SEATS[2:]).is_resting
    assert not Presence(SEATS[2:], {STRANGER: False}).is_resting
