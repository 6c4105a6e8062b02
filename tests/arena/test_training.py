"""Training: the loss falls, equal plans give equal values, and training that was stopped continues."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from fiveleaf.arena import training
from fiveleaf.arena.calibration import compare
from fiveleaf.arena.network import Network, Samples, initial_parameters
from fiveleaf.arena.self_play import RULE_POLICY
from fiveleaf.bots.levels import strategy_of
from fiveleaf.bots.scratch import SECOND_LAYER
from fiveleaf.bots.training_plan import TrainingPlan
from fiveleaf.bots.value import parameter_count
from fiveleaf.catalogue import find
from fiveleaf.engine.errors import Refused

STRATEGY = strategy_of(find("lucky-five"))
PLAN = TrainingPlan(generations=2, games=100, sample_every=6, window=1, epochs=1, seed=3)


def toy_samples(positions: int, seed: int = 0) -> Samples:
    """Two seats; the one with the larger first input wins."""
    rng = np.random.default_rng(seed)
    seen = rng.standard_normal((positions, 2, 5)).astype(np.float32)
    share = (seen[:, :, 0] == seen[:, :, 0].max(axis=1, keepdims=True)).astype(np.float32)
    return Samples(seen, share, seen[:, :, 1].copy())


def test_the_gradients_are_those_of_the_loss() -> None:
    samples = toy_samples(16)
    network = Network(initial_parameters(5, 1), 5, 0)
    before = [layer.copy() for layer in network.layers]
    gradients = network.gradients(samples, 1.0)
    for layer, gradient in zip(range(6), gradients, strict=True):
        place = tuple(0 for _ in before[layer].shape)
        losses = []
        for change in (1e-2, -1e-2):
            network.layers = [one.copy() for one in before]
            network.layers[layer][place] += change
            losses.append(network.loss(samples, 1.0))
        assert gradient[place] == pytest.approx((losses[0] - losses[1]) / 2e-2, abs=2e-3)


@pytest.mark.slow
def test_learning_tells_winners_from_losers() -> None:
    samples, fresh = toy_samples(20_000), toy_samples(500, seed=9)
    network = Network(initial_parameters(5, 1), 5, 0)
    network.fit(samples, epochs=6, progress=(0.25, 0.5))
    assert network.squared_error(fresh) < 0.05 < 0.25
    assert len(network.parameters()) == parameter_count(5)


@pytest.mark.parametrize("wrong", [0.6, 1.7])
def test_a_value_that_is_too_sure_or_not_sure_enough_gets_another_temperature(wrong: float) -> None:
    rng = np.random.default_rng(2)
    seen = rng.standard_normal((20_000, 3, 5)).astype(np.float32)
    network = Network(initial_parameters(5, 1), 5, 0)
    won = (rng.random((len(seen), 1)) > network.win_chances(seen).cumsum(axis=1)).sum(axis=1).clip(max=2)
    network.layers[4][:, 0] *= wrong
    network.layers[5][0] *= wrong
    assert network.fit_temperature(
        Samples(seen, np.eye(3, dtype=np.float32)[won], seen[..., 0])
    ) * wrong == pytest.approx(1, abs=0.03)


def test_the_last_generation_is_followed_by_calibration_games() -> None:
    plan = replace(PLAN, generations=1)
    plain, true = (training.new_trainer(STRATEGY, 2, replace(plan, calibration_games=games)) for games in (0, 100))
    reported: list[int] = []
    plain.train_generation()
    assert true.games == 200
    true.train_generation(reported.append)
    assert sum(reported) == 200
    changed = plain.parameters != true.parameters
    assert 0 < changed.sum() <= SECOND_LAYER + 1


def test_games_with_exploration_are_sampled_to_their_ends_like_all_others() -> None:
    player, plan = training.SelfPlay(STRATEGY, 2, STRATEGY.parameters(2)), replace(PLAN, sample_every=1)
    usual, exploring = (
        player.play(plan, RULE_POLICY, 5, 100, exploration, lambda games: None) for exploration in (0, 1000)
    )
    assert 0.8 < exploring.count / usual.count < 1.2


def test_equal_plans_give_equal_values() -> None:
    first, second = (training.new_trainer(STRATEGY, 2, PLAN) for _ in range(2))
    assert first.train_generation() == second.train_generation()
    assert (first.parameters == second.parameters).all()
    other = training.new_trainer(STRATEGY, 2, replace(PLAN, seed=4))
    other.train_generation()
    assert (first.parameters != other.parameters).any()


def test_training_goes_on_where_it_was_left(tmp_path: Path) -> None:
    path = tmp_path / "value.npz"
    trainer = training.new_trainer(STRATEGY, 2, PLAN)
    trainer.train_generation()
    training.save({2: trainer}, path)
    trainer.train_generation()
    again = training.load(STRATEGY, path)[2]
    assert (again.generation, again.plan, len(again.losses)) == (1, PLAN, 1)
    again.train_generation()
    assert (again.parameters == trainer.parameters).all()


def test_a_file_that_holds_no_value_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "value.npz"
    path.write_bytes(b"PK nonsense")
    with pytest.raises(Refused, match="holds no learned value"):
        training.load(STRATEGY, path)


def test_calibration_compares_what_was_predicted_with_what_came() -> None:
    seen = np.zeros((400, 2, STRATEGY.inputs), np.float32)
    share = np.zeros((400, 2), np.float32)
    share[:100, 0] = share[100:, 1] = 1
    found = compare(STRATEGY.with_trained({}), 2, 10, Samples(seen, share, share))
    (bin_,) = [one for one in found.bins if one.positions]
    assert bin_.positions == 800
    assert bin_.predicted == pytest.approx(0.5)
    assert bin_.observed == pytest.approx(0.5)
    assert found.error == found.baseline_error == pytest.approx(0.25)
