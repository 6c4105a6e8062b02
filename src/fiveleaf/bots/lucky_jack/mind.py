"""What the bots of Lucky Jack know, and how hard they think."""

from typing import Final

from fiveleaf.bots.lucky_jack.belief import likelihood
from fiveleaf.bots.lucky_jack.clever import clever
from fiveleaf.bots.lucky_jack.features import INPUTS, features
from fiveleaf.bots.lucky_jack.luck import expected
from fiveleaf.bots.lucky_jack.ponder import ponder
from fiveleaf.bots.lucky_jack.simple import simple
from fiveleaf.bots.mind import Course, Mind
from fiveleaf.games.lucky_jack.game import GAME

MIND: Final = Mind(
    game=GAME,
    simple=simple,
    clever=clever,
    ponder=ponder,
    features=features,
    inputs=INPUTS,
    efforts={4: (120, 8, 60, 50), 5: (1600, 8, 60, 50)},
    likelihood=likelihood,
    expected=expected,
    ponders_at=(2, 3, 4, 5, 6),
    trained_on=({}, {"hands": 5}),
    course=Course(generations=1, games=40_000, every=10, epochs=6, held_back=10_000),
    course_for_more=Course(generations=1, games=400_000, every=150, epochs=24, held_back=40_000),
)
