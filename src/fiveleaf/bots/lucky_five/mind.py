"""What the bots of Lucky Five know, and how hard they think."""

from typing import Final

from fiveleaf.bots.lucky_five.clever import clever
from fiveleaf.bots.lucky_five.features import INPUTS, features
from fiveleaf.bots.lucky_five.foresight import expected
from fiveleaf.bots.lucky_five.lies import dice_tables
from fiveleaf.bots.lucky_five.ponder import ponder
from fiveleaf.bots.lucky_five.simple import simple
from fiveleaf.bots.mind import Course, Mind
from fiveleaf.games.lucky_five.game import GAME

MIND: Final = Mind(
    game=GAME,
    simple=simple,
    clever=clever,
    ponder=ponder,
    features=features,
    inputs=INPUTS,
    efforts={4: (0, 0), 5: (6, 10)},
    tables=dice_tables,
    expected=expected,
    course=Course(generations=6, games=20_000),
    course_for_more=Course(generations=3, games=20_000, every=16, held_back=10_000),
    ponders_at=(2, 3, 4, 5, 6),
)
