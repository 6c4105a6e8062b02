"""Company: who is there, who is away, and what everybody sees of it."""

from __future__ import annotations

from fiveleaf.server.store import PlayerRecord, SeatRecord
from fiveleaf.server.tables.connection import Connection
from fiveleaf.server.tables.presence import Company

ANNA, BEN = (Connection(PlayerRecord(name, name, "fox", "en")) for name in ("anna", "ben"))
STRANGER = Connection(None)
SEATS = (SeatRecord("person", "anna", "Anna"), SeatRecord("person", "ben", "Ben"), SeatRecord("bot", bot="simple"))


def test_people_are_away_until_they_watch() -> None:
    company = Company(SEATS)
    assert (set(company.away), company.is_resting) == ({0, 1}, True)
    assert company.come(BEN, invited=False)
    assert (set(company.away), company.is_resting) == ({0}, False)
    assert [seat.away for seat in company.shown] == [True, False, False]
    assert company.go(BEN)
    assert not company.go(BEN)
    assert company.away == {0, 1}


def test_who_sits_down_is_no_spectator_any_more() -> None:
    company = Company(SEATS[:1])
    for connection in (ANNA, BEN, STRANGER):
        company.come(connection, invited=False)
    assert company.spectators == 2
    company.sit(SEATS)
    assert (company.spectators, set(company.people)) == (1, {"anna", "ben"})
    company.go_all()
    assert (company.spectators, len(company.present)) == (0, 0)


def test_an_invitation_is_not_forgotten() -> None:
    company = Company(SEATS)
    assert company.come(STRANGER, invited=True)
    assert not company.come(STRANGER, invited=False)
    assert company.watchers[STRANGER]


def test_a_stand_in_is_shown_until_its_person_is_back() -> None:
    company = Company(SEATS)
    company.stand_in(1)
    assert [seat.stand_in for seat in company.shown] == [False, True, False]
    company.come_back(1)
    assert not any(seat.stand_in for seat in company.shown)


def test_where_only_bots_sit_a_spectator_keeps_them_playing() -> None:
    company = Company(SEATS[2:])
    assert company.is_resting
    company.come(STRANGER, invited=False)
    assert not company.is_resting
