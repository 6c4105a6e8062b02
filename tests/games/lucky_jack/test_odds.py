"""Lucky Jack: chances worked out on paper, and imagined cards against an enumeration."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations

from fiveleaf.engine.chance import new_rng
from fiveleaf.engine.layout import buffer_of
from fiveleaf.engine.table import Table
from fiveleaf.games.lucky_jack import GAME
from tests.games.lucky_jack.positions import (
    DISCARD,
    STOCK,
    SYMBOLS,
    a_hand,
    deal_out,
    discard,
    draw,
    hand_of,
    keep,
    luck,
    put,
    ranks,
    say,
    stock_of,
    words,
)

MANY = 1000
DEVIATIONS = 5


def chances(table: Table) -> dict[str, Fraction]:
    """How likely luck brings each card."""
    odds = table.odds()
    total = sum(weight for _, weight in odds)
    return {event["card"]: Fraction(weight, total) for event, weight in odds}


def as_words(cards: list[int]) -> str:
    """Ranks in words."""
    return words(Counter(cards).get(rank, 0) for rank in range(8))


def imagined(table: Table, seat: int, of: int | str) -> Counter[str]:
    """What the seat imagines to be in a hand or in the stock, many times."""
    rng = buffer_of(new_rng(1))
    found: Counter[str] = Counter()
    for _ in range(MANY):
        other = Table(GAME, table.seats)
        other.state = GAME.views.imagine(table.view(seat), rng)
        found[stock_of(other) if isinstance(of, str) else hand_of(other, of)] += 1
    return found


def is_as_likely_as(found: Counter[str], exact: dict[str, Fraction]) -> bool:
    """Exactly these came, each about as often as it should."""
    if set(found) != set(exact):
        return False
    spreads = {what: (MANY * float(chance * (1 - chance))) ** 0.5 for what, chance in exact.items()}
    return all(abs(found[what] - MANY * float(chance)) <= DEVIATIONS * spreads[what] for what, chance in exact.items())


def subsets(cards: str, size: int) -> dict[str, Fraction]:
    """Every choice of so many of the cards, each arrangement alike."""
    chosen = [as_words(list(some)) for some in combinations(ranks(cards), size)]
    return {what: Fraction(times, len(chosen)) for what, times in Counter(chosen).items()}


def test_LJ_04_every_symbol_is_dealt_first_one_time_in_seven() -> None:
    assert chances(Table(GAME, 2, {"first_seat": 0})) == dict.fromkeys(SYMBOLS, Fraction(1, 7))


def test_LJ_05_the_card_turned_up_depends_on_what_was_dealt() -> None:
    table = Table(GAME, 2, {"first_seat": 0})
    deal_out(table, "7 lemon", "5 lemon 2 bell")
    assert chances(table) == {
        **dict.fromkeys(("cherry", "diamond", "clover", "grape", "seven"), Fraction(12, 70)),
        "bell": Fraction(10, 70),
    }


def test_LJ_16_after_a_reshuffle_only_the_discard_pile_can_come() -> None:
    table = a_hand("4 clover", "4 bell", top="lemon", rest=1)
    discard(table, "clover")
    assert chances(table) == {"lemon": Fraction(1, 2), "clover": Fraction(1, 2)}


def test_LJ_04_imagined_hands_and_stock_are_as_likely_as_their_arrangements() -> None:
    table = a_hand("12 seven", "2 lemon bell", stock="lemon bell clover", rest=DISCARD)
    exact = subsets("3 lemon 2 bell clover", 3)
    assert is_as_likely_as(imagined(table, 0, 1), exact)
    assert is_as_likely_as(imagined(table, 0, STOCK), exact)


def test_LJ_09_a_card_drawn_unseen_is_imagined_with_the_others() -> None:
    table = a_hand("12 seven", "2 lemon bell", stock="lemon bell clover", rest=DISCARD)
    table.state.turn = 1
    draw(table, "clover")
    assert is_as_likely_as(imagined(table, 0, STOCK), subsets("3 lemon 2 bell clover", 2))
    assert not any("clover" in stock for stock in imagined(table, 1, STOCK))


def test_LJ_12_a_claimed_card_is_imagined_where_it_is() -> None:
    table = a_hand("12 seven", "2 lemon bell", stock="lemon bell clover", rest=DISCARD)
    draw(table, "clover")
    put(table)
    say(table, seat_1="take")
    hands = imagined(table, 0, 1)
    assert all("clover" in hand for hand in hands)
    exact = {as_words([*ranks(hand), 4]): chance for hand, chance in subsets("3 lemon 2 bell", 3).items()}
    assert is_as_likely_as(hands, exact)


def test_LJ_16_after_a_reshuffle_the_stock_is_imagined_as_what_was_shuffled() -> None:
    table = a_hand("4 clover", "4 bell", "4 grape", top="lemon", rest=2)
    discard(table, "clover")
    luck(table, "lemon")
    assert set(imagined(table, 0, STOCK)) == {"clover"}
    assert set(imagined(table, 2, STOCK)) == {"clover"}


def test_LJ_16_a_seat_knows_what_it_took_itself_since_the_reshuffle() -> None:
    table = a_hand("4 clover", "4 bell", "4 grape", stock="lemon", top="lemon", rest=2)
    table.state.turn = 1
    discard(table, "bell")
    discard(table, "grape")
    draw(table, "lemon")
    keep(table)
    luck(table, "bell")  # of the lemon, the bell and the grape
    draw(table, "grape")
    keep(table)
    assert set(imagined(table, 1, STOCK)) == {"lemon"}
    assert is_as_likely_as(imagined(table, 0, STOCK), subsets("lemon grape", 1))
