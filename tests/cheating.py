"""A server that cheats: games as it would play and tell them, and what honest browsers at its tables saw.

It has the whole machinery (secrets, bytes, key, rules) and bends one thing at a time. Both verifiers are tested against
it: `tests/engine/test_witness.py`, and `web/tests/extras/cheating.test.ts`, for which `python -m tests.cheating` writes
every case as JSON.
"""

from __future__ import annotations

import copy
import hashlib
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import permutations
from pathlib import Path
from typing import Any

import msgspec

from fiveleaf.catalogue import find
from fiveleaf.engine.chance import Chance, FairChance
from fiveleaf.engine.fairness import opened
from fiveleaf.engine.layout import Row
from fiveleaf.engine.seal import OLD_SCHEME, BrokenStart, Seal, hash_of, in_hex
from fiveleaf.engine.table import Table, open_to
from fiveleaf.engine.transcript import replay, transcript_of

GAME, SEATS = "lucky-jack", 3  # Anna on seat 0, Ben on seat 1, a bot on seat 2
ANNA, BEN, BOT = range(SEATS)
Told = dict[str, Any]


def drawn(what: str) -> bytes:
    """32 bytes that look random, the same every time."""
    return hashlib.sha256(what.encode()).digest()


SECRET = drawn("secret")
OWN = {ANNA: drawn("anna"), BEN: drawn("ben")}
HONEST = Seal(SECRET, (OWN[ANNA], OWN[BEN], b""))
BROKEN = BrokenStart(
    drawn("first secret"),
    (hash_of(drawn("anna, first")), hash_of(drawn("ben, first")), None),
    (drawn("anna, first"), None, None),
)


def play(seal: Seal, chance: Chance | None = None) -> Table:
    """A whole game with the luck of a seal, or with other luck; moves are taken as a fixed stream of numbers says."""
    table = Table(find(GAME), SEATS, {}, chance or FairChance(seal))
    pick = random.Random(1)
    while not table.is_over:
        table.resolve_all()
        for seat in table.may_act:
            legal = table.legal_moves(seat)
            if legal:
                table.play(seat, pick.choice(legal))
    return table


def told(table: Table, seal: Seal) -> Told:
    """The transcript that is handed out."""
    transcript = transcript_of(table, players=[{"name": name} for name in ("Anna", "Ben", "Cleo")])
    transcript.more["fairness"] = opened(seal)
    return transcript.to_json()


def seen_by_anna(table: Table, seal: Seal, own: bytes = OWN[ANNA]) -> Told:
    """What Anna's browser kept of an honest table with that seal."""
    broken = [
        {
            "envelope": hash_of(start.secret).hex(),
            "pledges": in_hex(start.pledges),
            "own": {str(ANNA): drawn("anna, first").hex()},
            "revealed": [ANNA],
        }
        for start in seal.broken
    ]
    start = {
        "envelope": seal.envelope,
        "pledges": opened(seal)["pledges"],
        "own": {str(ANNA): own.hex()},
        "revealed": [ANNA],
    }
    return {
        "format": "fiveleaf-seen/1",
        "table": "table",
        "ply": 0,
        "seats": [ANNA],
        "starts": [*broken, start],
        "changed": False,
        "bot_pledge": False,
        "key_hash": seal.key_hash,
        "events": open_to(table.game, table.events, ANNA),
    }


def luckier(seals: Callable[[int], Seal]) -> Seal:
    """The first of some seals that deals the bot a pair of sevens: what choosing is good for."""
    return next(seal for seal in map(seals, range(10_000)) if sevens(seal) >= 2)


def sevens(seal: Seal) -> int:
    """The sevens that the bot is dealt first."""
    table = Table(find(GAME), SEATS, {}, FairChance(seal))
    dealt = [event for event in table.resolve_all() if event.get("seat") == BOT]
    return sum(event.get("card") == "seven" for event in dealt)


@dataclass(frozen=True)
class Case:
    """A game as it was played, the transcript that is handed out, and what Anna's browser saw."""

    table: Table
    told: Told
    seen: Told | None
    bend: Callable[[Told], Told] = dict  # what is done to each event of the proof

    @property
    def proof(self) -> Told:
        """The proof that the page gets: made as an honest server would, and then bent."""
        return {
            "format": "fiveleaf-proof/1",
            "game": GAME,
            "names": ["Anna", "Ben", "Cleo"],
            "envelope": self.told["fairness"]["envelope"],
            "fairness": self.told["fairness"],
            "events": [self.bend(event) for event in self._drawn()],
        }

    def _drawn(self) -> Iterator[Told]:
        """Every chance event with its odds as the rules have them."""
        for index, table in replay(transcript_of(self.table)):
            odds = table.odds()
            if odds:
                outcomes, weights = [outcome for outcome, _ in odds], [int(weight) for _, weight in odds]
                event = self.told["events"][index]
                yield {"index": index, "event": event, "outcomes": outcomes, "weights": weights}


def dealt_from(chosen: Seal) -> Case:
    """The start that Anna saw was honest, the game came from a seal that was chosen afterwards."""
    table = play(chosen)
    seen = seen_by_anna(table, chosen) | {"starts": seen_by_anna(table, HONEST)["starts"]}
    return Case(table, told(table, chosen), seen)


def honest() -> Case:
    """Nobody cheats."""
    table = play(HONEST)
    return Case(table, told(table, HONEST), seen_by_anna(table, HONEST))


def honest_after_a_broken_start() -> Case:
    """Nobody cheats; Ben's phone slept through the first start."""
    seal = Seal(SECRET, HONEST.revealed, (BROKEN,))
    table = play(seal)
    return Case(table, told(table, seal), seen_by_anna(table, seal))


# ── the server alone ─────────────────────────────────────────────────────────────────────────────


def another_secret() -> Case:
    """It deals from a secret that it chose after the bytes were revealed."""
    chosen = luckier(lambda number: Seal(drawn(f"secret {number}"), HONEST.revealed))
    return dealt_from(chosen)


def bytes_for_the_bot() -> Case:
    """It draws bytes for its bot when it knows all the others, as the old scheme let it."""
    chosen = luckier(lambda number: Seal(SECRET, (OWN[ANNA], OWN[BEN], drawn(f"bot {number}"))))
    return dealt_from(chosen)


def a_pledge_for_the_bot() -> Case:
    """It gives its bot a pledge and a voice, and everybody saw it at the start."""
    seal = Seal(SECRET, (OWN[ANNA], OWN[BEN], drawn("bot")))
    table = play(seal)
    return Case(table, told(table, seal), {**seen_by_anna(table, seal), "bot_pledge": True})


def own_bytes_swapped() -> Case:
    """It deals with other bytes than those that Anna revealed, and tells a pledge that fits them."""
    chosen = luckier(lambda number: Seal(SECRET, (drawn(f"not anna {number}"), OWN[BEN], b"")))
    return dealt_from(chosen)


def own_bytes_left_out() -> Case:
    """It deals as if Anna had pledged nothing."""
    chosen = Seal(SECRET, (b"", OWN[BEN], b""))
    return dealt_from(chosen)


def bytes_that_do_not_fit() -> Case:
    """It deals with other bytes than Ben's, and leaves his pledge in the file."""
    chosen = luckier(lambda number: Seal(SECRET, (OWN[ANNA], drawn(f"not ben {number}"), b"")))
    table = play(chosen)
    forged = told(table, chosen)
    forged["fairness"]["pledges"] = opened(HONEST)["pledges"]
    return Case(table, forged, {**seen_by_anna(table, chosen), "starts": seen_by_anna(table, HONEST)["starts"]})


def another_list() -> Case:
    """It shows Anna another list of pledges than the one that the key is made from."""
    table = play(HONEST)
    seen = seen_by_anna(table, HONEST)
    seen["starts"][-1]["pledges"][BEN] = drawn("somebody else").hex()
    return Case(table, told(table, HONEST), seen)


def another_key() -> Case:
    """The game that was shown first had another key than the one that is told."""
    table = play(HONEST)
    other = Seal(SECRET, (OWN[ANNA], drawn("not ben"), b""))
    return Case(table, told(table, HONEST), {**seen_by_anna(table, HONEST), "key_hash": other.key_hash})


def an_envelope_that_changed() -> Case:
    """It replaced the envelope in the lobby without a broken start."""
    table = play(HONEST)
    return Case(table, told(table, HONEST), {**seen_by_anna(table, HONEST), "changed": True})


def another_card() -> Case:
    """One card is not the one that the key gives."""
    table = play(HONEST)
    forged = told(table, HONEST)
    index = next(index for index, event in enumerate(table.events) if event.get("chance") == "deal")
    card = forged["events"][index]["card"]
    forged["events"] = copy.deepcopy(forged["events"])
    forged["events"][index]["card"] = "lemon" if card != "lemon" else "cherry"
    return Case(table, forged, seen_by_anna(table, HONEST))


def another_game() -> Case:
    """It tells a game that is fair by its seal, and showed Anna another one."""
    table = play(HONEST)
    seen = seen_by_anna(table, HONEST)
    index = next(index for index, event in enumerate(seen["events"]) if event.get("seat") == ANNA and "card" in event)
    seen["events"][index]["card"] = "lemon" if seen["events"][index]["card"] != "lemon" else "cherry"
    return Case(table, told(table, HONEST), seen)


# ── the server with a seat ───────────────────────────────────────────────────────────────────────


def a_broken_start_kept_quiet() -> Case:
    """Ben and the server broke a start off whose luck they did not like, and leave it out of the file."""
    seal = Seal(SECRET, HONEST.revealed, (BROKEN,))
    table = play(seal)
    return Case(table, told(table, HONEST), seen_by_anna(table, seal))


def a_broken_start_with_another_secret() -> Case:
    """The secret of the broken start that is opened is not the one that was sealed."""
    seal = Seal(SECRET, HONEST.revealed, (BROKEN,))
    table = play(seal)
    other = Seal(SECRET, HONEST.revealed, (BrokenStart(drawn("other"), BROKEN.pledges, BROKEN.revealed),))
    return Case(table, told(table, other), seen_by_anna(table, seal))


def broken_off_for_nothing() -> Case:
    """A start is broken off though everybody answered."""
    answered = BrokenStart(BROKEN.secret, BROKEN.pledges, (drawn("anna, first"), drawn("ben, first"), None))
    seal = Seal(SECRET, HONEST.revealed, (answered,))
    table = play(seal)
    return Case(table, told(table, seal), seen_by_anna(table, seal))


def blamed_on_anna() -> Case:
    """A start is broken off, and Anna is said to have been silent though her browser answered."""
    blamed = BrokenStart(BROKEN.secret, BROKEN.pledges, (None, drawn("ben, first"), None))
    seal = Seal(SECRET, HONEST.revealed, (blamed,))
    table = play(seal)
    return Case(table, told(table, seal), seen_by_anna(table, seal))


# ── a proof for readers without rules ────────────────────────────────────────────────────────────


class Wish:
    """Luck as the server would like it: the card that it wants most, whatever the key says."""

    def choose(self, weights: Row, count: int) -> int:
        """The last outcome that can come: a seven where one is left."""
        return max(outcome for outcome in range(count) if weights[outcome])


def wished() -> Case:
    """It deals whatever it likes, and hopes that nobody plays the rules again."""
    table = play(HONEST, Wish())
    return Case(table, told(table, HONEST), seen_by_anna(table, HONEST))


def another_order() -> Case:
    """The same, with the outcomes of each event put in an order in which the key's ticket falls on the wished one."""
    luck = FairChance(HONEST)

    def bend(drawn_now: Told) -> Told:
        ticket = luck.ticket(sum(drawn_now["weights"]))
        odds = list(zip(drawn_now["outcomes"], drawn_now["weights"], strict=True))
        orders = (order for order in permutations(odds) if order[fallen(order, ticket)][0] == drawn_now["event"])
        found = next(orders, odds)
        return drawn_now | {"outcomes": [outcome for outcome, _ in found], "weights": [weight for _, weight in found]}

    return replace(wished(), bend=bend)


def other_weights() -> Case:
    """The same, with the weights of each event made such that the key's ticket falls on the wished one."""
    luck = FairChance(HONEST)

    def bend(drawn_now: Told) -> Told:
        place = drawn_now["outcomes"].index(drawn_now["event"])
        for weight in range(1, 10_000):
            weights = [*drawn_now["weights"]]
            weights[place] = weight
            trial = copy.copy(luck)
            ticket = trial.ticket(sum(weights))
            if fallen([(None, weight) for weight in weights], ticket) == place:
                break
        luck.counter = trial.counter
        return drawn_now | {"weights": weights}

    return replace(wished(), bend=bend)


def fallen(odds: Sequence[tuple[Any, int]], ticket: int) -> int:
    """The place on which a ticket falls."""
    for place, (_, weight) in enumerate(odds):
        if ticket < weight:
            return place
        ticket -= weight
    raise AssertionError("a ticket is below the total")


# ── what cannot be known ─────────────────────────────────────────────────────────────────────────


def nobody_watched() -> Case:
    """A file alone: nobody says what was shown."""
    return replace(honest(), seen=None)


def came_late() -> Case:
    """Anna came when the cards were dealt."""
    table = play(HONEST)
    seen = seen_by_anna(table, HONEST)
    start = {**seen["starts"][0], "own": {}, "revealed": []}
    return Case(table, told(table, HONEST), {**seen, "ply": 7, "seats": [], "starts": [start]})


def gone_before_the_last_start() -> Case:
    """Anna saw the start that was broken off, and left."""
    seal = Seal(SECRET, HONEST.revealed, (BROKEN,))
    table = play(seal)
    seen = seen_by_anna(table, seal)
    return Case(table, told(table, seal), {**seen, "key_hash": None, "starts": seen["starts"][:1], "events": []})


def list_seen_late() -> Case:
    """Anna watched the lobby, was offline during the start, and saw the list when the game ran."""
    table = play(HONEST)
    seen = seen_by_anna(table, HONEST)
    start = {**seen["starts"][0], "own": {}, "revealed": [], "late": True}
    return Case(table, told(table, HONEST), {**seen, "seats": [], "starts": [start]})


def nobody_pledged() -> Case:
    """The server alone made the luck."""
    seal = luckier(lambda number: Seal(drawn(f"secret {number}"), (b"",) * SEATS))
    table = play(seal)
    seen = seen_by_anna(table, seal)
    seen["starts"][-1] |= {"own": {}, "revealed": []}
    return Case(table, told(table, seal), seen)


def old_scheme() -> Case:
    """The server drew the bot's part last, as the old scheme let it."""
    chosen = luckier(lambda number: Seal(SECRET, (OWN[ANNA], OWN[BEN], drawn(f"bot {number}")), scheme=OLD_SCHEME))
    table = play(chosen)
    return Case(table, told(table, chosen), None)


BAD: dict[str, tuple[Callable[[], Case], str]] = {  # with the check that finds it
    "another secret": (another_secret, "envelope"),
    "bytes for the bot": (bytes_for_the_bot, "pledges"),
    "a pledge for the bot": (a_pledge_for_the_bot, "pledges"),
    "own bytes swapped": (own_bytes_swapped, "own"),
    "own bytes left out": (own_bytes_left_out, "own"),
    "bytes that do not fit": (bytes_that_do_not_fit, "revealed"),
    "another list": (another_list, "pledges"),
    "another key": (another_key, "key"),
    "an envelope that changed": (an_envelope_that_changed, "envelope"),
    "another card": (another_card, "luck"),
    "another game": (another_game, "events"),
    "cards as wished": (wished, "luck"),
    "another order of outcomes": (another_order, "luck"),
    "other weights": (other_weights, "luck"),
    "a broken start kept quiet": (a_broken_start_kept_quiet, "broken"),
    "a broken start with another secret": (a_broken_start_with_another_secret, "broken"),
    "broken off for nothing": (broken_off_for_nothing, "broken"),
    "blamed on Anna": (blamed_on_anna, "own"),
}
MISSING: dict[str, tuple[Callable[[], Case], str]] = {
    "nobody watched": (nobody_watched, "envelope"),
    "came late": (came_late, "envelope"),
    "gone before the last start": (gone_before_the_last_start, "envelope"),
    "list seen late": (list_seen_late, "pledges"),
    "nobody pledged": (nobody_pledged, "pledges"),
    "old scheme": (old_scheme, "pledges"),
}
GOOD: dict[str, Callable[[], Case]] = {"honest": honest, "after a broken start": honest_after_a_broken_start}


def write(target: Path) -> None:
    """Every case as the tests of the page read it."""
    listed = [case_words("good", name, "", make()) for name, make in GOOD.items()]
    listed += [case_words("bad", name, by, make()) for name, (make, by) in BAD.items()]
    listed += [case_words("missing", name, by, make()) for name, (make, by) in MISSING.items()]
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(msgspec.json.encode(listed))


def case_words(verdict: str, name: str, by: str, case: Case) -> Told:
    """One case: what has to be found, and what is given to find it."""
    return {"name": name, "verdict": verdict, "by": by, "proof": case.proof, "seen": case.seen}


if __name__ == "__main__":
    write(Path(__file__).parents[1] / "web" / "fixtures" / "cheating.json")
