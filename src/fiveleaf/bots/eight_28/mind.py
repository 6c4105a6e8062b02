"""What the bots of 8·28 know, and how hard they think."""

from typing import Final

from fiveleaf.bots.eight_28.beliefs import likelihood
from fiveleaf.bots.eight_28.clever import clever
from fiveleaf.bots.eight_28.features import INPUTS, features
from fiveleaf.bots.eight_28.ponder import ponder
from fiveleaf.bots.eight_28.simple import simple
from fiveleaf.bots.mind import HINTS, Course, Mind
from fiveleaf.games.eight_28.game import GAME

MIND: Final = Mind(
    game=GAME,
    simple=simple,
    clever=clever,
    ponder=ponder,
    features=features,
    inputs=INPUTS,
    efforts={HINTS: (400, 2, 10), 4: (32, 2, 10), 5: (1000, 2, 10)},
    adviser=HINTS,
    likelihood=likelihood,
    course=Course(generations=1, games=80_000, whims=10, every=64, epochs=6, held_back=10_000),
    ponders_at=(3, 4, 5, 6),
)
