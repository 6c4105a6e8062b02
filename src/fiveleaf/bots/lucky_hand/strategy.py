"""The strategy of the bots of Lucky Hand, and how hard they search."""

from typing import Final

from fiveleaf.bots.lucky_hand.clever import clever
from fiveleaf.bots.lucky_hand.expectation import expected_value
from fiveleaf.bots.lucky_hand.features import INPUTS, features
from fiveleaf.bots.lucky_hand.reasons import facts
from fiveleaf.bots.lucky_hand.search import search
from fiveleaf.bots.lucky_hand.simple import simple
from fiveleaf.bots.strategy import Strategy
from fiveleaf.bots.training_plan import TrainingPlan
from fiveleaf.games.lucky_hand.game import GAME

STRATEGY: Final = Strategy(
    game=GAME,
    simple=simple,
    clever=clever,
    search=search,
    features=features,
    inputs=INPUTS,
    facts=facts,
    settings={4: (120, 6), 5: (6000, 30)},
    expected_value=expected_value,
    training_options=({}, {}, {}, {"rounds": 12}),
    training=TrainingPlan(generations=1, games=30_000, sample_every=16, exploration_per_mille=10, epochs=6),
    training_for_more_seats=TrainingPlan(
        generations=1, games=30_000, sample_every=16, exploration_per_mille=10, epochs=6, calibration_games=10_000
    ),
    search_seats=(2, 3, 4, 5),
)
