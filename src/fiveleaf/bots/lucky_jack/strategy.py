"""The strategy of the bots of Lucky Jack, and how hard they search."""

from typing import Final

from fiveleaf.bots.lucky_jack.beliefs import likelihood
from fiveleaf.bots.lucky_jack.clever import clever
from fiveleaf.bots.lucky_jack.expectation import expected_value
from fiveleaf.bots.lucky_jack.features import INPUTS, features
from fiveleaf.bots.lucky_jack.reasons import facts
from fiveleaf.bots.lucky_jack.search import search
from fiveleaf.bots.lucky_jack.simple import simple
from fiveleaf.bots.strategy import Strategy
from fiveleaf.bots.training_plan import TrainingPlan
from fiveleaf.games.lucky_jack.game import GAME

STRATEGY: Final = Strategy(
    game=GAME,
    simple=simple,
    clever=clever,
    search=search,
    features=features,
    inputs=INPUTS,
    facts=facts,
    settings={4: (120, 8, 60, 50), 5: (1600, 8, 60, 50)},
    likelihood=likelihood,
    expected_value=expected_value,
    search_seats=(2, 3, 4, 5, 6),
    training_options=({}, {"hands": 5}),
    training=TrainingPlan(generations=1, games=40_000, sample_every=10, epochs=6, calibration_games=10_000),
    training_for_more_seats=TrainingPlan(
        generations=1, games=400_000, sample_every=150, epochs=24, calibration_games=40_000
    ),
)
