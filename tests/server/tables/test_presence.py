"""Presence: who is there, who is away, and what everybody sees of it."""

from __future__ import annotations

from fiveleaf.server.store import LeftRecord, PlayerRecord, SeatRecord
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


def test_a_table_rests_while_only_spectators_are_there() -> None:
    assert Presence(SEATS, {STRANGER: False}).is_resting
    assert not Presence(SEATS, {STRANGER: False, ANNA: False}).is_resting


def test_everybody_has_their_own_seats_and_those_that_they_left() -> None:
    left = SeatRecord("bot", None, "Ada", bot="simple", left=LeftRecord("ben", "Ben", "owl"))
    presence = Presence((*SEATS, SEATS[0], left))
    assert presence.seats_of == {"anna": [0, 3], "ben": [1]}
    assert presence.left_of == {"ben": [4]}
    assert (set(presence.people), presence.has_bots) == ({"anna", "ben"}, True)
    assert not Presence(SEATS[:2]).has_bots


def test_somebody_without_a_name_is_a_spectator_and_no_player() -> None:
    presence = Presence(SEATS, {STRANGER: False, BEN: False})
    assert (set(presence.present), presence.spectators) == ({"ben"}, 1)


def test_one_person_is_alone_with_any_number_of_seats() -> None:
    assert Presence((SEATS[0], SEATS[0], SEATS[2])).is_alone
    assert not Presence(SEATS).is_alone


# Reading

THERE = Presence(SEATS, {ANNA: False, BEN: False})


def test_the_time_for_reading_is_counted_from_the_first_time_on() -> None:
    reads = THERE.with_reader(0, now=10.0, limit=5.0)
    assert (set(reads.reading), [seat.reading for seat in reads.shown]) == ({0}, [True, False, False])
    assert reads.with_reader(0, now=12.0, limit=5.0) is reads
    again = reads.without_readers(0).with_reader(0, now=14.0, limit=5.0)
    assert (set(again.reading), again.may_read_until) == ({0}, {0: 15.0})
    assert not reads.without_readers(0).with_reader(0, now=15.0, limit=5.0).reading


def test_several_people_read_each_in_their_own_time() -> None:
    both = THERE.with_reader(0, now=10.0, limit=5.0).with_reader(1, now=12.0, limit=5.0)
    assert (set(both.reading), both.may_read_until) == ({0, 1}, {0: 15.0, 1: 17.0})
    assert set(both.without_readers(0).reading) == {1}
    assert both.without_readers(2) is both


def test_who_goes_away_does_not_read() -> None:
    reads = THERE.with_reader(0, now=10.0, limit=5.0)
    assert not reads.without_watcher(ANNA).reading
    assert reads.without_watcher(ANNA).may_read_until == {0: 15.0}, "nobody has more time by reconnecting"
    assert set(reads.without_watcher(BEN).reading) == {0}


def test_at_the_next_question_nobody_reads_and_everybody_may() -> None:
    after = THERE.with_reader(0, now=10.0, limit=5.0).at_next_question()
    assert (after.reading, after.may_read_until) == (frozenset(), {})
    assert after.at_next_question() is after
