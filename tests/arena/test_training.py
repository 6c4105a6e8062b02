"""Training: the fit goes downhill, equal courses give equal values, a broken off one goes on."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from fiveleaf.arena import training
from fiveleaf.arena.calibration import compare
from fiveleaf.arena.fitting import Fit, new_knowledge
from fiveleaf.arena.self_play import BY_RULE
from fiveleaf.arena.training import Notes
from fiveleaf.bots.desk import SECOND
from fiveleaf.bots.levels import mind_of
from fiveleaf.bots.mind import Course
from fiveleaf.bots.value import knowledge_size
from fiveleaf.catalogue import find
from fiveleaf.engine.errors import Refused

MIND = mind_of(find("lucky-five"))
COURSE = Course(generations=2, games=100, every=6, kept=1, epochs=1, seed=3)


def toy_notes(positions: int, seed: int = 0) -> Notes:
    """Two seats; the one with the larger first input wins."""
    rng = np.random.default_rng(seed)
    seen = rng.standard_normal((positions, 2, 5)).astype(np.float32)
    share = (seen[:, :, 0] == seen[:, :, 0].max(axis=1, keepdims=True)).astype(np.float32)
    return Notes(seen, share, seen[:, :, 1].copy())


def test_the_slopes_are_those_of_the_loss() -> None:
    notes = toy_notes(16)
    fit = Fit(new_knowledge(5, 1), 5, 0)
    before = [layer.copy() for layer in fit.layers]
    slopes = fit.slopes(notes.seen, notes.share, notes.score, 1.0)
    for layer, slope in zip(range(6), slopes, strict=True):
        place = tuple(0 for _ in before[layer].shape)
        losses = []
        for change in (1e-2, -1e-2):
            fit.layers = [one.copy() for one in before]
            fit.layers[layer][place] += change
            losses.append(fit.cost(notes.seen, notes.share, notes.score, 1.0))
        assert slope[place] == pytest.approx((losses[0] - losses[1]) / 2e-2, abs=2e-3)


@pytest.mark.slow
def test_learning_tells_winners_from_losers() -> None:
    notes, fresh = toy_notes(20_000), toy_notes(500, seed=9)
    fit = Fit(new_knowledge(5, 1), 5, 0)
    fit.learn(notes.seen, notes.share, notes.score, epochs=6, since=0.25, late=0.5)
    assert fit.loss(fresh.seen, fresh.share) < 0.05 < 0.25
    assert len(fit.flat()) == knowledge_size(5)


@pytest.mark.parametrize("wrong", [0.6, 1.7])
def test_a_value_that_is_too_sure_or_not_sure_enough_is_tempered(wrong: float) -> None:
    rng = np.random.default_rng(2)
    seen = rng.standard_normal((20_000, 3, 5)).astype(np.float32)
    fit = Fit(new_knowledge(5, 1), 5, 0)
    won = (rng.random((len(seen), 1)) > fit.chances(seen).cumsum(axis=1)).sum(axis=1).clip(max=2)
    fit.layers[4][:, 0] *= wrong
    fit.layers[5][0] *= wrong
    assert fit.temper(seen, np.eye(3, dtype=np.float32)[won]) * wrong == pytest.approx(1, abs=0.03)


def test_the_last_generation_is_followed_by_games_held_back() -> None:
    course = replace(COURSE, generations=1)
    plain, true = (training.begin(MIND, 2, replace(course, held_back=games)) for games in (0, 100))
    told: list[int] = []
    plain.teach()
    assert true.games == 200
    true.teach(told.append)
    assert sum(told) == 200
    changed = plain.knowledge != true.knowledge
    assert 0 < changed.sum() <= SECOND + 1


def test_games_with_a_whim_are_noted_to_their_ends_like_all_others() -> None:
    player, course = training.Player(MIND, 2, MIND.knowledge(2)), replace(COURSE, every=1)
    usual, whimsical = (player.play(course, BY_RULE, 5, 100, whims, lambda games: None) for whims in (0, 1000))
    assert 0.8 < whimsical.count / usual.count < 1.2


def test_equal_courses_give_equal_values() -> None:
    first, second = (training.begin(MIND, 2, COURSE) for _ in range(2))
    assert first.teach() == second.teach()
    assert (first.knowledge == second.knowledge).all()
    other = training.begin(MIND, 2, replace(COURSE, seed=4))
    other.teach()
    assert (first.knowledge != other.knowledge).any()


def test_training_goes_on_where_it_was_left(tmp_path: Path) -> None:
    path = tmp_path / "value.npz"
    school = training.begin(MIND, 2, COURSE)
    school.teach()
    training.save({2: school}, path)
    school.teach()
    again = training.load(MIND, path)[2]
    assert (again.generation, again.course, len(again.losses)) == (1, COURSE, 1)
    again.teach()
    assert (again.knowledge == school.knowledge).all()


def test_a_file_that_holds_no_value_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "value.npz"
    path.write_bytes(b"PK nonsense")
    with pytest.raises(Refused, match="holds no learned value"):
        training.load(MIND, path)


def test_calibration_compares_what_was_said_with_what_came() -> None:
    seen = np.zeros((400, 2, MIND.inputs), np.float32)
    share = np.zeros((400, 2), np.float32)
    share[:100, 0] = share[100:, 1] = 1
    mind = replace(MIND)
    mind.__dict__["learned"] = {}
    found = compare(mind, 2, 10, Notes(seen, share, share))
    (bin_,) = [one for one in found.bins if one.positions]
    assert bin_.positions == 800
    assert bin_.said == pytest.approx(0.5)
    assert bin_.won == pytest.approx(0.5)
    assert found.error == found.blind == pytest.approx(0.25)
