"""What the bots of Lucky Numbers know, and how hard they think."""

from typing import Final

from fiveleaf.bots.lucky_numbers.clever import clever
from fiveleaf.bots.lucky_numbers.features import INPUTS, features
from fiveleaf.bots.lucky_numbers.ponder import ponder
from fiveleaf.bots.lucky_numbers.simple import simple
from fiveleaf.bots.mind import HINTS, Course, Mind
from fiveleaf.games.lucky_numbers.game import GAME

MIND: Final = Mind(
    game=GAME,
    simple=simple,
    clever=clever,
    ponder=ponder,
    features=features,
    inputs=INPUTS,
    course=Course(generations=6, games=6000, whims=6, every=2, kept=4, epochs=4, held_back=6000),
    course_for_more=Course(generations=1, games=160_000, whims=6, every=40, epochs=12, held_back=40_000),
    trained_on=({}, {}, {}, {}, {"setup": "michael"}, {"tournament": True}),
    efforts={HINTS: (4, 250), 4: (0, 48), 5: (4, 500)},  # moves looked on from; games played on, at 3 and 4 seats
    adviser=HINTS,
    ponders_at=(2,),
)
