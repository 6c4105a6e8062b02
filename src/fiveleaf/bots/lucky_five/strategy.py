"""The strategy of the bots of Lucky Five, and how hard they search."""

from typing import Final

from fiveleaf.bots.lucky_five.clever import clever
from fiveleaf.bots.lucky_five.dice_index import dice_tables
from fiveleaf.bots.lucky_five.expectation import expected_value
from fiveleaf.bots.lucky_five.features import INPUTS, features
from fiveleaf.bots.lucky_five.reasons import facts
from fiveleaf.bots.lucky_five.search import search
from fiveleaf.bots.lucky_five.simple import simple
from fiveleaf.bots.strategy import Strategy
from fiveleaf.bots.training_plan import TrainingPlan
from fiveleaf.games.lucky_five.game import GAME

STRATEGY: Final = Strategy(
    game=GAME,
    simple=simple,
    clever=clever,
    search=search,
    features=features,
    inputs=INPUTS,
    facts=facts,
    settings={4: (0, 0), 5: (6, 10)},
    tables=dice_tables,
    expected_value=expected_value,
    training=TrainingPlan(generations=6, games=20_000),
    training_for_more_seats=TrainingPlan(generations=3, games=20_000, sample_every=16, calibration_games=10_000),
    search_seats=(2, 3, 4, 5, 6),
)
