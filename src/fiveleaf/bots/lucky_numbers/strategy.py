"""The strategy of the bots of Lucky Numbers, and how hard they search."""

from typing import Final

from fiveleaf.bots.lucky_numbers.clever import clever
from fiveleaf.bots.lucky_numbers.features import INPUTS, features
from fiveleaf.bots.lucky_numbers.reasons import facts
from fiveleaf.bots.lucky_numbers.search import search
from fiveleaf.bots.lucky_numbers.simple import simple
from fiveleaf.bots.strategy import HINT_LEVEL, Strategy
from fiveleaf.bots.training_plan import TrainingPlan
from fiveleaf.games.lucky_numbers.game import GAME

STRATEGY: Final = Strategy(
    game=GAME,
    simple=simple,
    clever=clever,
    search=search,
    features=features,
    inputs=INPUTS,
    facts=facts,
    training=TrainingPlan(
        generations=6, games=6000, exploration_per_mille=6, sample_every=2, window=4, epochs=4, calibration_games=6000
    ),
    training_for_more_seats=TrainingPlan(
        generations=1, games=160_000, exploration_per_mille=6, sample_every=40, epochs=12, calibration_games=40_000
    ),
    training_options=({}, {}, {}, {}, {"setup": "michael"}, {"tournament": True}),
    settings={HINT_LEVEL: (4, 250), 4: (0, 48), 5: (4, 500)},  # moves looked on from; games played on, at 3 and 4 seats
    hint_level=HINT_LEVEL,
    search_seats=(2,),
)
