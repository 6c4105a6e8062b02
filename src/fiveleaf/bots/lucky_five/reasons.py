"""What speaks for a move of Lucky Five."""

from __future__ import annotations

from collections.abc import Sequence

from fiveleaf.bots.reasons import Fact
from fiveleaf.engine.contract import Event
from fiveleaf.games.lucky_five.consequences import consequence
from fiveleaf.games.lucky_five.view import View


def facts(seen: View, move: Event) -> Sequence[Fact]:
    """Returns the odds of a call, the points that a stake or a stop brings, and what stays out of danger."""
    leads_to = consequence(seen, move)
    params = leads_to.params if leads_to else {}
    match move["move"]:
        case "call":
            return (Fact("reason-odds", params["right"], params),)
        case "choose":
            sign = 1 if params["whose"] == "own" else -1
            key = "reason-odds" if sign > 0 else "reason-hard"
            return (Fact(key, sign * params["right"] + (sign < 0) * params["rolls"], params),)
        case "stake":
            return (
                Fact("reason-pile", params["points"], params),
                Fact("reason-cheap", 1 / move["chip"], {"chip": move["chip"]}),
            )
        case "stop":
            return (Fact("reason-safe", params["points"], params),)
        case "go-on":
            return (Fact("reason-go-on", 1, params),)
    return ()
