"""Addresses: what counts as one household."""

from __future__ import annotations

from fiveleaf.server.transport.addresses import network_of


def test_a_household_has_one_address_of_each_kind() -> None:
    assert network_of("192.0.2.7") == "192.0.2.7"
    assert network_of("2001:db8:1:2:aaaa::1") == network_of("2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"
    assert network_of("2001:db8:1:3::1") != network_of("2001:db8:1:2::1")
    assert network_of("fe80::1%eth0") == "fe80::/64"


def test_an_address_of_ipv4_is_the_same_in_ipv6() -> None:
    assert network_of("::ffff:192.0.2.7") == "192.0.2.7"


def test_this_machine_stays_this_machine() -> None:
    assert network_of("::1") == "::1"
    assert network_of(
        "::1",
    ) != network_of("::2")


def test_what_is_no_address_stays_as_it_is() -> None:
    assert [network_of(said) for said in ("", "testclient", "a:b")] == ["", "testclient", "a:b"]
