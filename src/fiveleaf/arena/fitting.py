"""Fitting a value to notes: gradient descent (Adam) on the network of `bots/value.py`, by matrices."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from fiveleaf.bots.desk import HIDDEN, SECOND
from fiveleaf.bots.value import OUTPUTS

Reals = npt.NDArray[np.float32]
BATCH = 1024
RATE = 2e-3
LAST_RATE = 1e-4  # what the rate falls to in the last generation
SCORE_WEIGHT = 0.1  # of the score against the win
DECAYS = (0.9, 0.999)
TINY = 1e-8
LOOK = 8192  # positions that are looked at together
TEMPERS = (0.5, 2.0)  # what strengths are scaled by, at the least and at the most,
NEAR = 1e-3  # and how exactly that is found


def shapes(inputs: int) -> list[tuple[int, ...]]:
    """The layers in the order in which they lie in the flat array."""
    return [(inputs, HIDDEN), (HIDDEN,), (HIDDEN, SECOND), (SECOND,), (SECOND, OUTPUTS), (OUTPUTS,)]


def new_knowledge(inputs: int, seed: int) -> Reals:
    """A network that knows nothing: small random weights."""
    rng = np.random.default_rng(seed)
    parts = [
        (rng.standard_normal(shape) * np.sqrt(2 / shape[0]) if len(shape) == 2 else np.zeros(shape)).ravel()
        for shape in shapes(inputs)
    ]
    return np.concatenate(parts).astype(np.float32)


def tempered_cost(logs: Reals, share: Reals, scale: float) -> float:
    """The cross-entropy of the win, given the logarithms of the chances, if all strengths were scaled."""
    scaled = scale * logs
    return float((share * (np.log(np.exp(scaled).sum(axis=1, keepdims=True)) - scaled)).sum())


class Fit:
    """A network while it is being fitted."""

    def __init__(self, knowledge: Reals, inputs: int, seed: int) -> None:
        self.layers: list[Reals] = []
        at = 0
        for shape in shapes(inputs):
            size = int(np.prod(shape))
            self.layers.append(knowledge[at : at + size].reshape(shape).astype(np.float32))
            at += size
        self.rng = np.random.default_rng(seed)
        self.first = [np.zeros_like(layer) for layer in self.layers]
        self.second = [np.zeros_like(layer) for layer in self.layers]
        self.steps = 0

    def flat(self) -> Reals:
        """The weights as compiled code reads them."""
        return np.concatenate([layer.ravel() for layer in self.layers])

    def look(self, seen: Reals) -> tuple[Reals, Reals, Reals, Reals]:
        """Both hidden layers, the chances and the scores, for positions by seats by inputs."""
        one, bias, two, second_bias, three, third_bias = self.layers
        hidden = np.maximum(seen @ one + bias, 0)
        second = np.maximum(hidden @ two + second_bias, 0)
        out = second @ three + third_bias
        strength = out[..., 0] - out[..., 0].max(axis=1, keepdims=True)
        chances = np.exp(strength)
        chances /= chances.sum(axis=1, keepdims=True)
        return hidden, second, chances, out[..., 1]

    def chances(self, seen: Reals) -> Reals:
        """The chances alone, for any number of positions."""
        return np.concatenate([self.look(seen[start : start + LOOK])[2] for start in range(0, len(seen), LOOK)])

    def loss(self, seen: Reals, share: Reals) -> float:
        """The mean squared error of the win chances."""
        total = 0.0
        for start in range(0, len(seen), LOOK):
            part = slice(start, start + LOOK)
            total += float(((self.look(seen[part])[2] - share[part]) ** 2).sum())
        return total / max(1, share.size)

    def learn(self, seen: Reals, share: Reals, score: Reals, epochs: int, since: float, late: float) -> None:
        """Some passes over all notes in random order; the later in the course, from 0 to 1, the smaller the steps."""
        batches = max(1, len(seen) // BATCH)
        total = epochs * batches
        spread = float(score.std()) or 1.0
        begin, end = RATE * (LAST_RATE / RATE) ** since, RATE * (LAST_RATE / RATE) ** late
        done = 0
        for _ in range(epochs):
            order = self.rng.permutation(len(seen))
            for batch in range(batches):
                rows = order[batch * BATCH : (batch + 1) * BATCH]
                rate = begin * (end / begin) ** (done / total)
                self.step(seen[rows], share[rows], score[rows], spread, rate)
                done += 1

    def step(self, seen: Reals, share: Reals, score: Reals, spread: float, rate: float) -> None:
        """One batch."""
        self.descend(self.slopes(seen, share, score, spread), rate)

    def cost(self, seen: Reals, share: Reals, score: Reals, spread: float) -> float:
        """What is made small: the cross-entropy of the win, and a little of the squared error of the score."""
        _, _, chances, points = self.look(seen)
        wins = -float((share * np.log(chances)).sum()) / len(seen)
        return wins + SCORE_WEIGHT * float(((points - score) ** 2).sum()) / (2 * spread * spread * share.size)

    def slopes(self, seen: Reals, share: Reals, score: Reals, spread: float) -> list[Any]:
        """How the cost changes with every weight."""
        hidden, second, chances, points = self.look(seen)
        slope = np.empty((*share.shape, OUTPUTS), np.float32)
        slope[..., 0] = (chances - share) / len(seen)
        slope[..., 1] = SCORE_WEIGHT * (points - score) / (spread * spread * share.size)
        _, _, two, _, three, _ = self.layers
        flat_slope = slope.reshape(-1, OUTPUTS)
        back = (flat_slope @ three.T) * (second.reshape(-1, SECOND) > 0)
        deeper = (back @ two.T) * (hidden.reshape(-1, HIDDEN) > 0)
        return [
            seen.reshape(-1, seen.shape[-1]).T @ deeper,
            deeper.sum(axis=0),
            hidden.reshape(-1, HIDDEN).T @ back,
            back.sum(axis=0),
            second.reshape(-1, SECOND).T @ flat_slope,
            flat_slope.sum(axis=0),
        ]

    def temper(self, seen: Reals, share: Reals) -> float:
        """Scales all strengths by the one number that makes the chances truest on these notes; returns that number.

        Each step takes a third off the range: the cost has one lowest point.
        """
        logs = np.log(self.chances(seen) + TINY)
        low, high = TEMPERS
        while high - low > NEAR:
            left, right = low + (high - low) / 3, high - (high - low) / 3
            is_lower = tempered_cost(logs, share, left) < tempered_cost(logs, share, right)
            low, high = (low, right) if is_lower else (left, high)
        self.layers[4][:, 0] *= low
        self.layers[5][0] *= low
        return low

    def descend(self, slopes: list[Any], rate: float) -> None:
        """Adam's step for every layer."""
        self.steps += 1
        one, two = DECAYS
        for layer, slope, first, second in zip(self.layers, slopes, self.first, self.second, strict=True):
            first += (1 - one) * (slope - first)
            second += (1 - two) * (slope * slope - second)
            layer -= (rate * (first / (1 - one**self.steps)) / (np.sqrt(second / (1 - two**self.steps)) + TINY)).astype(
                np.float32
            )
