"""Lucky Five: what events do to cards, chips and dice."""

from __future__ import annotations

from collections import Counter

from fiveleaf.arena.simulate import plan, record
from fiveleaf.engine.effects import Moved
from fiveleaf.engine.transcript import replayed
from fiveleaf.games.lucky_five import GAME
from tests.games.effects import gain, move, newest, roll, suspense, win
from tests.games.lucky_five.positions import (
    ONE_TEN,
    a_game,
    a_pile,
    bet,
    go_on,
    lose_red,
    luck_rolls,
    stop,
    turn,
    win_red,
)


def test_L5_04_a_card_is_turned_a_chip_staked_a_die_rolled() -> None:
    table = a_game()
    turn(table, "orange")
    assert newest(table) == [move("orange", "stock", "turned")]
    table.play(0, {"move": "stake", "chip": 50})
    assert newest(table) == [move(50, "chips/0", "table")]
    table.play(0, {"move": "call", "bet": "higher"})
    assert newest(table) == []
    luck_rolls(table, 6)
    assert newest(table) == [roll("orange", 6, "mat"), win("bet", 0)]


def test_L5_09_a_bet_is_decided_by_its_last_die() -> None:
    table = a_game()
    turn(table, "orange+yellow")
    bet(table, 10, "higher", 6, 4)
    (first, last) = table.effects(None, len(table.events) - 2)
    assert [len(first), len(last)] == [1, 2]


def test_L5_11_stopping_makes_a_pile_of_cards_and_chips() -> None:
    table = a_game()
    win_red(table, 100)
    go_on(table)
    turn(table, "yellow")
    bet(table, 10, "higher", 2)
    stop(table)
    assert newest(table) == [
        move("red", "turned", "pile/0/0"),
        move("yellow", "turned", "pile/0/0"),
        move(10, "table", "pile/0/0"),
        move(100, "table", "pile/0/0"),
        gain(0, 220),
    ]


def test_L5_12_after_a_wrong_call_the_cards_are_discarded_and_the_chips_stay() -> None:
    table = a_game()
    lose_red(table)
    assert newest(table) == [roll("red", 5, "mat"), win("bet"), move("red", "turned", "discard")]


def test_L5_12_a_high_stake_is_awaited() -> None:
    table = a_game()
    turn(table, "orange")
    bet(table, 100, "higher", 6)
    assert newest(table)[:2] == [suspense("high-stake"), roll("orange", 6, "mat")]


def test_L5_14_a_lucky_five_makes_a_pile_of_five_at_once() -> None:
    table = a_game(chips={1: (0, 0, 0)})
    turn(table, "lucky-five")
    bet(table, 10, "higher", 6, 6, 6)
    assert newest(table)[1:] == [
        win("bet", 0),
        win("lucky-five", 0),
        move("lucky-five", "turned", "pile/0/0"),
        move(10, "table", "pile/0/0"),
        gain(0, 50),
        win("game", 0),
    ]


def test_L5_16_the_discards_are_shuffled_into_the_stock() -> None:
    table = a_game(deck={"red": 1})
    lose_red(table)
    assert newest(table)[1:] == [win("bet"), move("red", "turned", "discard"), move(None, "discard", "stock")]


def test_L5_18_chips_that_are_held_count_when_no_card_is_left() -> None:
    table = a_game(deck={"red": 1}, chips={1: ONE_TEN})
    a_pile(table, 1, 1, 50)
    win_red(table)
    assert newest(table)[2:] == [
        move("red", "turned", "pile/0/0"),
        move(10, "table", "pile/0/0"),
        gain(0, 10),
        gain(0, 260),
        gain(1, 10),
        win("game", 0),
    ]


def test_L5_19_piles_hold_the_cards_and_chips_that_went_there() -> None:
    for index in range(5):
        table = replayed(record(plan(GAME, 4, 5, ["random"], 3, {}), index))
        cards: Counter[str] = Counter()
        chips: Counter[str] = Counter()
        for effect in (effect for effects in table.effects(None) for effect in effects):
            if isinstance(effect, Moved) and effect.target is not None and effect.target.startswith("pile/"):
                if isinstance(effect.piece, int):
                    chips[effect.target] += effect.piece * effect.count
                else:
                    cards[effect.target] += effect.count
        piles = [(seat, pile) for seat in range(4) for pile in range(table.state.piles[seat])]
        assert cards == {f"pile/{seat}/{pile}": table.state.pile_cards[seat, pile] for seat, pile in piles}
        assert chips == {f"pile/{seat}/{pile}": table.state.pile_chips[seat, pile] for seat, pile in piles}
