"""The lucky moment: its odds against enumeration by other means, and what is refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from itertools import combinations, islice, product
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from fiveleaf.arena.simulate import plan, record
from fiveleaf.catalogue import GAMES, HOUSE, find
from fiveleaf.engine.contract import CHANCE, Rules
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.game import Game
from fiveleaf.engine.layout import Row
from fiveleaf.engine.odds import alike_in_a_hand
from fiveleaf.engine.table import Table
from fiveleaf.engine.transcript import Transcript, load, replay, transcript_of
from fiveleaf.games.lucky_jack.notation import SYMBOLS
from fiveleaf.luck.moment import LuckyMoment, all_moments, lucky_moment, shown_events
from fiveleaf.texts import LANGUAGES, texts
from tests import pig
from tests.games.lucky_five import positions as five
from tests.games.lucky_jack import positions as jack
from tests.pig import rules as pig_rules
from tests.pig.positions import hold, roll
from tests.pig.state import State as PigState

GOLDEN = Path(__file__).parents[1] / "golden"
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")
SHORT: dict[str, dict[str, Any]] = {"lucky-hand": {"rounds": 12}}


def a_game(name: str, seed: int = 1) -> Transcript:
    """A finished game of simple bots."""
    game = find(name)
    return record(plan(game, game.fewest_seats, 1, ["simple"], seed, SHORT.get(name)), 0)


def table_at(transcript: Transcript, index: int) -> Table:
    """The table before that event."""
    _, table = next(islice(replay(transcript), index, None))
    return table


def share(table: Table, is_good: Callable[[dict[str, Any]], bool]) -> Fraction:
    """The share of the outcomes that are good, by their weights."""
    odds = table.odds()
    return Fraction(sum(weight for event, weight in odds if is_good(event)), sum(weight for _, weight in odds))


# ── by other means ───────────────────────────────────────────────────────────────────────────────


def lucky_five(transcript: Transcript, moment: LuckyMoment) -> Fraction:
    table = table_at(transcript, moment.first)
    if moment.kind == "lucky-five":
        return share(table, lambda event: event["card"] == "lucky-five")
    dice, bet, sum_before = moment.last - moment.first + 1, moment.params["bet"], moment.params["sum"]
    totals = [sum(faces) for faces in product(range(1, 7), repeat=dice)]
    return Fraction(sum(total > sum_before if bet == "higher" else total < sum_before for total in totals), 6**dice)


def eight_28(transcript: Transcript, moment: LuckyMoment) -> Fraction:
    table = table_at(transcript, moment.first)
    seen: Any = table.view(moment.seat)
    down, shown = seen.down[moment.seat], seen.shown[moment.seat]
    readings = {card: (1, 11) if card == "1/11" else (int(card),) for card in (*map(str, range(1, 11)), "1/11")}

    def exact(card: str) -> int:
        totals = {sum(values) for values in product(*(readings[one] for one in (down, *shown, card)))}
        is_out = sum(min(readings[one]) for one in (*shown, card)) >= 28
        return 0 if is_out else len(totals & {8, 28})

    return share(table, lambda event: exact(event["card"]) >= exact(moment.params["card"]))


def lucky_numbers(transcript: Transcript, moment: LuckyMoment) -> Fraction:
    def fits(event: dict[str, Any]) -> bool:
        table = table_at(transcript, moment.first)
        seen: Any = table.view(moment.seat)
        table.resolve_code(next(code for code, words in table.possible_outcomes() if words == event))
        cells = [move["cell"] for move in table.legal_moves(moment.seat) if move["move"] == "place"]
        return any(seen.gardens[moment.seat][cell] is None for cell in cells)

    return share(table_at(transcript, moment.first), fits)


def lucky_hand(transcript: Transcript, moment: LuckyMoment) -> Fraction:
    if moment.kind == "max":
        return Fraction(len([side for side in range(1, 21) if side >= moment.params["value"]]), 20)

    def wins(event: dict[str, Any]) -> bool:
        table = table_at(transcript, moment.first)
        before = table.scores()[moment.seat]
        table.resolve_code(next(code for code, words in table.possible_outcomes() if words == event))
        return table.scores()[moment.seat] > before

    return share(table_at(transcript, moment.first), wins)


def lucky_jack(transcript: Transcript, moment: LuckyMoment) -> Fraction:
    if moment.kind == "dealt":
        return alike_in_a_hand([12] * 7, 7, moment.params["count"])
    table = table_at(transcript, moment.first)
    seen: Any = table.view(moment.seat)
    hand = dict(zip(SYMBOLS, seen.hand[1:], strict=True))
    assert hand[moment.params["card"]] == moment.params["had"]
    return share(table, lambda event: hand[event["card"]] >= moment.params["had"])


BY_OTHER_MEANS = {
    "lucky-five": lucky_five,
    "8-28": eight_28,
    "lucky-numbers": lucky_numbers,
    "lucky-hand": lucky_hand,
    "lucky-jack": lucky_jack,
}


@pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.name)
def test_the_odds_are_those_of_a_plain_enumeration(game: Game) -> None:
    found = 0
    for seed in (1, 2, 3):
        transcript = a_game(game.name, seed)
        for moment in all_moments(transcript):
            assert moment.chance == BY_OTHER_MEANS[game.name](transcript, moment), moment
            assert 0 < moment.chance < 1
            found += 1
    assert found > 3


def test_cards_alike_in_a_hand_are_counted_as_by_hand() -> None:
    cards = "aaabbbcc"
    hands = list(combinations(range(8), 4))
    alike = [max(Counter(cards[card] for card in hand).values()) for hand in hands]
    for least in (1, 2, 3, 4):
        assert alike_in_a_hand([3, 3, 2], 4, least) == Fraction(sum(count >= least for count in alike), len(hands))


# ── which one ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.name)
def test_the_least_likely_is_chosen_and_never_overstated(game: Game) -> None:
    transcript = a_game(game.name)
    moments, chosen = all_moments(transcript), lucky_moment(transcript)
    assert chosen is not None
    assert chosen.chance == min(moment.chance for moment in moments)
    assert chosen.last == max(moment.last for moment in moments if moment.chance == chosen.chance)
    assert Fraction(1, chosen.one_in) >= chosen.chance


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.name)
def test_every_moment_is_told_in_every_language(game: Game, language: str) -> None:
    own = texts(language, game.name)
    kinds = {moment.kind: moment for seed in range(1, 5) for moment in all_moments(a_game(game.name, seed))}
    for kind, moment in kinds.items():
        assert "Ada" in own.message(f"moment-{kind}", {**moment.params, "seat": 0}, NAMES)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_golden_games_have_a_moment_or_are_refused(game: Game) -> None:
    for path in sorted((GOLDEN / game.name).glob("*.json")):
        transcript = load(path, find)
        if transcript.result is None:
            with pytest.raises(Refused, match="not over yet"):
                all_moments(transcript)
        else:
            all_moments(transcript)


def test_a_spoiled_transcript_is_refused() -> None:
    transcript = a_game("lucky-five")
    transcript.events[1] = {**transcript.events[1], "value": 7}
    with pytest.raises(Refused):
        lucky_moment(transcript)


# ── a game that names no strokes ─────────────────────────────────────────────────────────────────


def pig_with(sign: int) -> Game:
    """Pig in which the points of the turn count at once, or (−1) are owed until they are held."""

    def scores(state: PigState, result: Row) -> None:
        pig_rules.scores(state, result)
        result[state.turn] += sign * state.total

    return replace(pig.GAME, rules=cast(Rules, SimpleNamespace(**{**vars(pig_rules), "scores": scores})))


AT_ONCE, OWED = pig_with(1), pig_with(-1)


def rolled(game: Game, *turns: tuple[int, ...]) -> Transcript:
    """A game up to 10 points, which is over after these turns; a turn without a 1 ends with holding."""
    table = Table(game, 2, {"first_seat": 0, "goal": 10})
    for turn in turns:
        for value in turn:
            roll(table, value)
        if 1 not in turn:
            hold(table)
    assert table.is_over
    return transcript_of(table)


def told(moment: LuckyMoment) -> tuple[int, str, dict[str, Any], Fraction]:
    return moment.seat, moment.kind, moment.params, moment.chance


def test_what_raises_a_score_is_luck_and_as_good_is_every_roll_that_raises_it_as_much() -> None:
    transcript = rolled(AT_ONCE, (2, 4), (5, 1), (6,))
    assert [told(moment) for moment in all_moments(transcript)] == [
        (0, "gain", {"points": 2}, Fraction(5, 6)),
        (0, "gain", {"points": 4}, Fraction(3, 6)),
        (1, "gain", {"points": 5}, Fraction(2, 6)),
        (0, "gain", {"points": 6}, Fraction(1, 6)),
    ]


def test_neither_what_costs_points_nor_what_changes_none_is_luck() -> None:
    transcript = rolled(OWED, (2, 5, 1), (1,), (6, 6))
    assert [told(moment) for moment in all_moments(transcript)] == [(0, "gain", {"points": 7}, Fraction(1, 6))]


def test_of_equal_moments_the_latest_is_chosen() -> None:
    transcript = rolled(AT_ONCE, (6, 2), (6, 1), (2,))
    earlier, later = (index for index, event in enumerate(transcript.events) if event.get("value") == 6)
    chosen = lucky_moment(transcript)
    assert chosen is not None
    assert earlier < later == chosen.first == chosen.last
    assert told(chosen) == (1, "gain", {"points": 6}, Fraction(1, 6))


def test_where_luck_raises_no_score_there_is_no_moment() -> None:
    assert lucky_moment(rolled(pig.GAME, (6, 6))) is None


# ── positions made by hand ───────────────────────────────────────────────────────────────────────


def finished(table: Table) -> Transcript:
    """The table, played on with the first that is legal or possible until it is over."""
    while not table.is_over:
        if table.to_act == CHANCE:
            table.resolve_code(table.possible_outcomes()[0][0])
        else:
            table.play(table.to_act, table.legal_moves(table.to_act)[0])
    return transcript_of(table)


def test_a_dealt_hand_shows_its_own_cards_only() -> None:
    table = Table(find("lucky-jack"), 3, {"first_seat": 0})
    jack.deal_out(
        table, "2 bell 2 lemon 2 cherry clover", "4 lemon bell cherry clover", "2 bell 2 cherry 2 clover lemon"
    )
    transcript = finished(table)
    moment = next(moment for moment in all_moments(transcript) if moment.kind == "dealt")
    assert (moment.seat, moment.params) == (1, {"card": "lemon", "count": 4})
    shown = [event for _, event in shown_events(table, moment)]
    assert [event["seat"] for event in shown] == [1] * 7
    assert Counter(event["card"] for event in shown) == Counter(lemon=4, bell=1, cherry=1, clover=1)
    assert all(table.events[at] == event for at, event in shown_events(table, moment))


def test_a_throw_shows_all_its_dice() -> None:
    table = five.a_game(dice=(1, 1, 1))
    five.turn(table, "!!")
    five.choose(table, "red", "yellow")
    five.bet(table, 10, "higher", 6, 6)
    transcript = finished(table)
    moment = all_moments(transcript)[0]
    assert told(moment) == (0, "bet", {"bet": "higher", "sum": 2, "total": 12}, Fraction(35, 36))
    assert [event for _, event in shown_events(table, moment)] == transcript.events[moment.first : moment.last + 1]
    assert moment.last - moment.first == 1
