"""The strategy of the bots of 8·28, and how hard they search."""

from typing import Final

from fiveleaf.bots.eight_28.beliefs import likelihood
from fiveleaf.bots.eight_28.clever import clever
from fiveleaf.bots.eight_28.features import INPUTS, features
from fiveleaf.bots.eight_28.reasons import facts
from fiveleaf.bots.eight_28.search import search
from fiveleaf.bots.eight_28.simple import simple
from fiveleaf.bots.strategy import HINT_LEVEL, Strategy
from fiveleaf.bots.training_plan import TrainingPlan
from fiveleaf.games.eight_28.game import GAME

STRATEGY: Final = Strategy(
    game=GAME,
    simple=simple,
    clever=clever,
    search=search,
    features=features,
    inputs=INPUTS,
    facts=facts,
    settings={HINT_LEVEL: (400, 2, 10), 4: (32, 2, 10), 5: (1000, 2, 10)},
    hint_level=HINT_LEVEL,
    likelihood=likelihood,
    training=TrainingPlan(
        generations=1, games=80_000, exploration_per_mille=10, sample_every=64, epochs=6, calibration_games=10_000
    ),
    search_seats=(3, 4, 5, 6),
)
