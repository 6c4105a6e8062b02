"""Reasons: every fact is true by the rules, speaks for the move that it explains, and has words in every language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from fiveleaf.bots.levels import strategy_of
from fiveleaf.bots.reasons import Fact, deciding_fact
from fiveleaf.catalogue import HOUSE, find
from fiveleaf.engine.contract import Message
from fiveleaf.engine.game import Game
from fiveleaf.games.eight_28.material import KINDS, LOWEST, SECOND
from fiveleaf.games.eight_28.rules.totals import lay_open
from fiveleaf.games.lucky_hand.notation import CARDS as HAND_CARDS
from fiveleaf.games.lucky_jack.material import CARDS
from fiveleaf.games.lucky_numbers.material import CELLS, EMPTY, HIGHEST
from fiveleaf.games.lucky_numbers.rules.legality import barred_cells
from fiveleaf.luck.hint import CLOSE, Advice, with_reason
from fiveleaf.texts import LANGUAGES, texts
from tests.games.consequences import Choice, random_choices, view_of

NAMES = ("Ada", "Bruno", "Cleo", "Dario", "Elif", "Finn")
EVERY_GAME = pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.name)


def choices_with_facts(game: Game, games: int = 4) -> Iterator[tuple[Choice, dict[str, Fact]]]:
    """Choices of random games, each with what speaks for it."""
    facts = strategy_of(game).facts
    for choice in random_choices(game, games)[::5]:
        yield choice, {fact.key: fact for fact in facts(view_of(game, choice.state, choice.seat), choice.move)}


@EVERY_GAME
def test_every_fact_has_words_in_every_language(game: Game) -> None:
    worded: set[str] = set()
    for _, facts in choices_with_facts(game):
        for fact in facts.values():
            if fact.value > 0 and fact.key not in worded:
                worded.add(fact.key)
                assert all(texts(language, game.name).message(fact.key, fact.params, NAMES) for language in LANGUAGES)
    assert len(worded) > 1


def advice(move: dict[str, Any], win: float, best: bool = False) -> Advice:
    """Advice without prospects."""
    return Advice(move, win, best, [])


def test_a_reason_is_given_only_where_the_figures_differ() -> None:
    game = find("lucky-five")
    choice = next(one for one in random_choices(game, 1) if one.move["move"] == "stop")
    view = view_of(game, choice.state, choice.seat)
    for lead, key in ((CLOSE / 2, "reason-even"), (-0.2, "reason-even"), (0.2, "reason-safe")):
        stop, go_on = advice({"move": "stop"}, 0.4 + lead, best=True), advice({"move": "go-on"}, 0.4)
        first, second = with_reason(strategy_of(game), view, [stop, go_on])
        assert first.reason is not None
        assert (first.reason.key, second.reason) == (key, None)
    assert with_reason(strategy_of(game), view, [stop])[0].reason is None


def test_the_reason_is_the_first_fact_of_which_the_best_move_has_more() -> None:
    facts = {"a": [Fact("x", 2), Fact("y", 3, {"n": 3})], "b": [Fact("x", 2), Fact("y", 1)], "c": [Fact("x", 9)]}
    reason = [
        deciding_fact(lambda seen, move: facts[move["move"]], None, {"move": "a"}, {"move": other}) for other in "bc"
    ]
    assert reason == [Message("y", {"n": 3}), Message("y", {"n": 3})]
    assert deciding_fact(lambda seen, move: facts["b"], None, {"move": "b"}, {"move": "b"}) is None
    nothing: dict[str, list[Fact]] = {"a": [Fact("x", 0)], "b": []}
    assert deciding_fact(lambda seen, move: nothing[move["move"]], None, {"move": "a"}, {"move": "b"}) is None


def test_lucky_jack_keeps_together_what_is_said() -> None:
    game = find("lucky-jack")
    seen = 0
    for choice, facts in choices_with_facts(game):
        if choice.move["move"] != "discard":
            continue
        seen += 1
        counts = [choice.state.hand[choice.seat, rank] for rank in range(len(CARDS))]
        counts[CARDS.index(choice.move["card"])] -= 1
        params = facts["reason-together"].params
        assert params["count"] == max(counts) == counts[CARDS.index(params["card"])]
        cost = view_of(game, choice.state, choice.seat).costs[CARDS.index(choice.move["card"])]
        assert facts["reason-size"].params["count"] == sum(counts) + cost
    assert seen


def test_lucky_numbers_counts_the_clovers_that_fit_on_a_free_cell() -> None:
    game = find("lucky-numbers")
    for choice, facts in choices_with_facts(game, games=2):
        after = game.memory.copy(choice.state)
        if "cell" in choice.move:
            after.garden[choice.seat, choice.move["cell"]] = choice.move.get("tile", choice.state.held)
        free = sum(1 << cell for cell in range(CELLS) if after.garden[choice.seat, cell] == EMPTY)
        fits = [number for number in range(1, HIGHEST + 1) if free & ~barred_cells(after, choice.seat, number)]
        assert facts["reason-fits"].params["count"] == sum(choice.state.stock[number] for number in fits)


def test_8_28_counts_the_cards_that_bring_a_seat_nearer_to_28_or_past_it() -> None:
    game = find("8-28")
    for choice, facts in choices_with_facts(game, games=2):
        if choice.move["move"] == "aim":
            continue
        view = view_of(game, choice.state, choice.seat)
        now, nearer, past = best_total(game, choice.state, choice.seat), 0, 0
        for card in range(LOWEST, KINDS):
            after = game.memory.copy(choice.state)
            lay_open(after, choice.seat, card)
            nearer += view.unseen[card] if best_total(game, after, choice.seat) > now else 0
            past += view.unseen[card] if min(view_of(game, after, choice.seat).totals[choice.seat]) > SECOND else 0
        key, count = ("reason-nearer", nearer) if choice.move["move"] == "take" else ("reason-risk", past)
        assert facts[key].params["count"] == count


def best_total(game: Game, state: Any, seat: int) -> int:
    """The highest total of the seat that does not pass 28."""
    return max((total for total in view_of(game, state, seat).totals[seat] if total <= SECOND), default=0)


def test_lucky_hand_says_the_odds_of_a_bonus_card() -> None:
    game = find("lucky-hand")
    seen = 0
    for choice, facts in choices_with_facts(game):
        if "reason-bonus" in facts:
            seen += 1
            params, card = facts["reason-bonus"].params, HAND_CARDS.index(choice.move["card"])
            won = 0
            for roll in range(params["die"]):
                after = choice.made()
                game.rules.resolve(after, roll)
                won += after.pot[choice.seat, card] > choice.state.pot[choice.seat, card]
            assert (params["sides"], f"+{params['points']}") == (won, choice.move["card"])
            assert facts["reason-bonus"].value == won * params["points"], "a card that brings more on average"
    assert seen


def test_lucky_hand_says_what_a_penalty_wins_and_whether_it_hits_the_leader() -> None:
    game = find("lucky-hand")
    hit: set[bool] = set()
    won: set[float] = set()
    for choice, facts in choices_with_facts(game):
        if "reason-gain" in facts:
            won.add(facts["reason-gain"].value)
            assert f"+{facts['reason-gain'].value}" == facts["reason-gain"].params["card"]
        if "reason-leader" in facts:
            scores, target = view_of(game, choice.state).scores, choice.move["target"]
            rivals = [score for seat, score in enumerate(scores) if seat not in (target, choice.seat)]
            hit.add(scores[target] > max(0, *rivals))
            assert facts["reason-leader"].value == (scores[target] > max(0, *rivals))
    assert hit == {True, False}
    assert len(won) > 1


def test_lucky_five_speaks_for_good_odds_of_ones_own_and_bad_ones_of_others() -> None:
    game = find("lucky-five")
    seen: set[str] = set()
    for choice, facts in choices_with_facts(game):
        if choice.move["move"] == "choose":
            right, rolls = choice.facts["right"], choice.facts["rolls"]
            key, value = ("reason-odds", right) if choice.seat == choice.state.turn else ("reason-hard", rolls - right)
            assert {key: value} == {fact.key: fact.value for fact in facts.values()}
            seen.add(key)
        elif choice.move["move"] == "stake":
            assert facts["reason-pile"].value == choice.facts["points"]
            assert facts["reason-cheap"].value * choice.move["chip"] == 1, "the cheaper, the better"
            seen.add("reason-cheap")
    assert seen == {"reason-odds", "reason-hard", "reason-cheap"}
