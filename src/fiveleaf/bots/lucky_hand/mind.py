"""What the bots of Lucky Hand know, and how hard they think."""

from typing import Final

from fiveleaf.bots.lucky_hand.clever import clever
from fiveleaf.bots.lucky_hand.features import INPUTS, features
from fiveleaf.bots.lucky_hand.foresight import expected
from fiveleaf.bots.lucky_hand.ponder import ponder
from fiveleaf.bots.lucky_hand.simple import simple
from fiveleaf.bots.mind import Course, Mind
from fiveleaf.games.lucky_hand.game import GAME

MIND: Final = Mind(
    game=GAME,
    simple=simple,
    clever=clever,
    ponder=ponder,
    features=features,
    inputs=INPUTS,
    efforts={4: (120, 6), 5: (6000, 30)},
    expected=expected,
    trained_on=({}, {}, {}, {"rounds": 12}),
    course=Course(generations=1, games=30_000, every=16, whims=10, epochs=6),
    course_for_more=Course(generations=1, games=30_000, every=16, whims=10, epochs=6, held_back=10_000),
    ponders_at=(2, 3, 4, 5),
)
