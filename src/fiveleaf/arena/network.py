"""Fitting the value network of `bots/value.py` to samples: gradient descent (Adam), by matrices."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from fiveleaf.bots.scratch import FIRST_LAYER, SECOND_LAYER
from fiveleaf.bots.value import OUTPUTS

Floats = npt.NDArray[np.float32]
BATCH_SIZE = 1024
LEARNING_RATE = 2e-3
LAST_LEARNING_RATE = 1e-4  # what the rate falls to in the last generation
SCORE_WEIGHT = 0.1  # of the loss of the score against that of the win
MOMENT_DECAYS = (0.9, 0.999)  # Adam's beta 1 and beta 2
EPSILON = 1e-8
FORWARD_BATCH_SIZE = 8192  # samples in one forward pass where no gradient is needed
SCALE_RANGE = (0.5, 2.0)  # of the factor for all logits, the inverse of the temperature,
SCALE_TOLERANCE = 1e-3  # and how exactly it is found


@dataclass
class Samples:
    """Positions as the network sees them, and how their games ended."""

    inputs: Floats  # by position, seat and input
    win_shares: Floats  # by position and seat: 1/k for each of k winners
    scores: Floats  # by position and seat

    @property
    def count(self) -> int:
        """How many positions there are."""
        return len(self.win_shares)


def joined(parts: list[Samples]) -> Samples:
    """Returns all samples as one."""
    names = ("inputs", "win_shares", "scores")
    return Samples(*(np.concatenate([getattr(part, name) for part in parts]) for name in names))


def shapes(inputs: int) -> list[tuple[int, ...]]:
    """Returns the shapes of the layers in the order in which they lie in the flat array."""
    first = [(inputs, FIRST_LAYER), (FIRST_LAYER,)]
    return [*first, (FIRST_LAYER, SECOND_LAYER), (SECOND_LAYER,), (SECOND_LAYER, OUTPUTS), (OUTPUTS,)]


def initial_parameters(inputs: int, seed: int) -> Floats:
    """Returns the parameters of an untrained network: small random weights, no biases."""
    rng = np.random.default_rng(seed)
    parts = [
        (rng.standard_normal(shape) * np.sqrt(2 / shape[0]) if len(shape) == 2 else np.zeros(shape)).ravel()
        for shape in shapes(inputs)
    ]
    return np.concatenate(parts).astype(np.float32)


def scaled_cross_entropy(log_chances: Floats, win_shares: Floats, scale: float) -> float:
    """Returns the cross-entropy of the wins if all logits were multiplied by a factor."""
    scaled = scale * log_chances
    return float((win_shares * (np.log(np.exp(scaled).sum(axis=1, keepdims=True)) - scaled)).sum())


class Network:
    """A value network while it is being trained."""

    def __init__(self, parameters: Floats, inputs: int, seed: int) -> None:
        self.layers: list[Floats] = []
        at = 0
        for shape in shapes(inputs):
            size = int(np.prod(shape))
            self.layers.append(parameters[at : at + size].reshape(shape).astype(np.float32))
            at += size
        self.rng = np.random.default_rng(seed)
        self.first_moments = [np.zeros_like(layer) for layer in self.layers]
        self.second_moments = [np.zeros_like(layer) for layer in self.layers]
        self.steps = 0

    def parameters(self) -> Floats:
        """Returns all parameters as one flat array, as compiled code reads them."""
        return np.concatenate([layer.ravel() for layer in self.layers])

    def forward_pass(self, inputs: Floats) -> tuple[Floats, Floats, Floats, Floats]:
        """Returns both hidden layers, the win chances and the scores, for inputs by position and seat."""
        first_weights, first_bias, second_weights, second_bias, last_weights, last_bias = self.layers
        first = np.maximum(inputs @ first_weights + first_bias, 0)
        second = np.maximum(first @ second_weights + second_bias, 0)
        out = second @ last_weights + last_bias
        logits = out[..., 0] - out[..., 0].max(axis=1, keepdims=True)
        chances = np.exp(logits)
        chances /= chances.sum(axis=1, keepdims=True)
        return first, second, chances, out[..., 1]

    def win_chances(self, inputs: Floats) -> Floats:
        """Returns the win chances alone, for any number of positions."""
        starts = range(0, len(inputs), FORWARD_BATCH_SIZE)
        return np.concatenate([self.forward_pass(inputs[start : start + FORWARD_BATCH_SIZE])[2] for start in starts])

    def squared_error(self, samples: Samples) -> float:
        """Returns the mean squared error of the win chances."""
        total = 0.0
        for start in range(0, samples.count, FORWARD_BATCH_SIZE):
            part = slice(start, start + FORWARD_BATCH_SIZE)
            total += float(((self.forward_pass(samples.inputs[part])[2] - samples.win_shares[part]) ** 2).sum())
        return total / max(1, samples.win_shares.size)

    def fit(self, samples: Samples, epochs: int, progress: tuple[float, float]) -> None:
        """Passes over all samples in random order; the learning rate falls as training goes on, from 0 to 1."""
        batches = max(1, samples.count // BATCH_SIZE)
        total = epochs * batches
        spread = float(samples.scores.std()) or 1.0
        begin, end = (LEARNING_RATE * (LAST_LEARNING_RATE / LEARNING_RATE) ** part for part in progress)
        done = 0
        for _ in range(epochs):
            order = self.rng.permutation(samples.count)
            for batch in range(batches):
                rows = order[batch * BATCH_SIZE : (batch + 1) * BATCH_SIZE]
                rate = begin * (end / begin) ** (done / total)
                part = Samples(samples.inputs[rows], samples.win_shares[rows], samples.scores[rows])
                self.adam_step(self.gradients(part, spread), rate)
                done += 1

    def loss(self, samples: Samples, spread: float) -> float:
        """Returns what training minimises: the cross-entropy of the win, and a little of the score's squared error."""
        _, _, chances, scores = self.forward_pass(samples.inputs)
        wins = -float((samples.win_shares * np.log(chances)).sum()) / samples.count
        squares = float(((scores - samples.scores) ** 2).sum())
        return wins + SCORE_WEIGHT * squares / (2 * spread * spread * samples.win_shares.size)

    def gradients(self, samples: Samples, spread: float) -> list[Any]:
        """Returns the gradient of the loss for every layer, by backpropagation."""
        inputs, win_shares = samples.inputs, samples.win_shares
        first, second, chances, scores = self.forward_pass(inputs)
        out = np.empty((*win_shares.shape, OUTPUTS), np.float32)
        out[..., 0] = (chances - win_shares) / len(inputs)
        out[..., 1] = SCORE_WEIGHT * (scores - samples.scores) / (spread * spread * win_shares.size)
        _, _, second_weights, _, last_weights, _ = self.layers
        flat_out = out.reshape(-1, OUTPUTS)
        second_out = (flat_out @ last_weights.T) * (second.reshape(-1, SECOND_LAYER) > 0)
        first_out = (second_out @ second_weights.T) * (first.reshape(-1, FIRST_LAYER) > 0)
        return [
            inputs.reshape(-1, inputs.shape[-1]).T @ first_out,
            first_out.sum(axis=0),
            first.reshape(-1, FIRST_LAYER).T @ second_out,
            second_out.sum(axis=0),
            second.reshape(-1, SECOND_LAYER).T @ flat_out,
            flat_out.sum(axis=0),
        ]

    def fit_temperature(self, samples: Samples) -> float:
        """Temperature scaling: multiplies all logits by the factor that fits these samples best; returns that factor.

        A ternary search: each step takes a third off the range, since the cross-entropy has one minimum.
        """
        log_chances = np.log(self.win_chances(samples.inputs) + EPSILON)
        low, high = SCALE_RANGE
        while high - low > SCALE_TOLERANCE:
            left, right = low + (high - low) / 3, high - (high - low) / 3
            costs = [scaled_cross_entropy(log_chances, samples.win_shares, scale) for scale in (left, right)]
            low, high = (low, right) if costs[0] < costs[1] else (left, high)
        self.layers[4][:, 0] *= low
        self.layers[5][0] *= low
        return low

    def adam_step(self, gradients: list[Any], rate: float) -> None:
        """Moves every layer by one step of Adam."""
        self.steps += 1
        one, two = MOMENT_DECAYS
        moments = zip(self.layers, gradients, self.first_moments, self.second_moments, strict=True)
        for layer, gradient, first, second in moments:
            first += (1 - one) * (gradient - first)
            second += (1 - two) * (gradient * gradient - second)
            unbiased = first / (1 - one**self.steps), second / (1 - two**self.steps)
            layer -= (rate * unbiased[0] / (np.sqrt(unbiased[1]) + EPSILON)).astype(np.float32)
