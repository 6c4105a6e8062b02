"""What a seat sees: its own hand, how many cards the others hold, and all that lies open."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from fiveleaf.engine import contract
from fiveleaf.engine.layout import Memory, Row
from fiveleaf.engine.view import common, member, restored, seat_or_nobody, seat_or_none, word
from fiveleaf.games.lucky_jack import rules
from fiveleaf.games.lucky_jack.material import CARDS, COPIES, EMPTY, HIGHEST, LOWEST, MAX_HANDS, RANKS, SCALE
from fiveleaf.games.lucky_jack.rules.jackpot import prize_of
from fiveleaf.games.lucky_jack.rules.turn import cost_of
from fiveleaf.games.lucky_jack.state import Answer, Ending, Phase, State

MEMORY = Memory(State)

Counts = tuple[int, ...]  # cards per rank, slot 0 empty


class View(contract.View, frozen=True, kw_only=True):
    """A game as one seat sees it, with what a player who pays attention remembers.

    A claimed card is known to be in that hand until its owner discards one of its symbol. After a reshuffle the stock
    holds only what was shuffled into it, and the seat knows which of these it took itself. A card that another seat
    discards, old or taken since the reshuffle, is thought to be old if it can be. What a move tells is not weighed.
    """

    hands: int  # of the game
    announcers: tuple[int | None, ...]  # of each hand that has ended; None where it was void
    prizes: tuple[int, ...]  # what each of them scored
    begins: int | None  # the seat that begins this hand
    turn: int  # whose turn, or who is dealt the next card
    top: str | None  # of the discard pile
    discard: Counts  # the cards of the discard pile
    left: int  # cards of the stock
    reshuffles: int  # reshuffles of the discard pile in this hand
    owed: int  # penalty cards still to draw
    held: str | None  # the card drawn or put, if the seat may see it
    hand: Counts | None  # the seat's own cards; None for a spectator
    costs: Counts  # cards that a discard of each rank would cost now
    scale: dict[str, Counts]  # what a jackpot scores per rank, by how many cards are alike: "3" and "4"
    jackpots: Counts  # points that the seat would score by announcing with a discard of each rank in its turn
    hand_sizes: tuple[int, ...]  # cards in hand per seat
    known: tuple[Counts, ...]  # per seat, the cards that all know to be in that hand
    refill: Counts  # what was shuffled into the stock less what all saw come out of it
    taken: Counts | None  # what the seat itself took from it unseen since that shuffle; None for a spectator
    draws: tuple[int, ...]  # how many cards each seat took like that
    answer: str | None  # the seat's answer to the open claim


def view(state: State, seat: int | None) -> View:
    """LJ-04, LJ-09, LJ-R5: hands, a drawn card and answers are seen by their owner alone."""
    everyone = range(state.seats)
    sees_held = state.held != EMPTY and (state.phase != Phase.KEEP or seat == state.turn)
    answered = seat is not None and state.answer[seat] != Answer.NONE
    return View(
        **common("lucky-jack", rules, Phase, Ending, state, seat),
        hands=state.hands,
        announcers=tuple(seat_or_none(state.announcer[hand]) for hand in range(state.played)),
        prizes=tuple(state.prize[hand] for hand in range(state.played)),
        begins=seat_or_none(state.begins),
        turn=state.turn,
        top=CARDS[state.top] or None,
        discard=tuple(state.discard[rank] for rank in range(RANKS)),
        left=state.left,
        reshuffles=state.reshuffles,
        owed=state.owed,
        held=CARDS[state.held] if sees_held else None,
        hand=None if seat is None else tuple(state.hand[seat, rank] for rank in range(RANKS)),
        costs=tuple(cost_of(state, rank) if rank else 0 for rank in range(RANKS)),
        scale=SCALE,
        jackpots=tuple(prize_of(state, seat, rank) if seat == state.turn and rank else 0 for rank in range(RANKS)),
        hand_sizes=tuple(state.hand_size[owner] for owner in everyone),
        known=tuple(tuple(state.known[owner, rank] for rank in range(RANKS)) for owner in everyone),
        refill=tuple(state.refill[rank] for rank in range(RANKS)),
        taken=None if seat is None else tuple(state.taken[seat, rank] for rank in range(RANKS)),
        draws=tuple(sum(state.taken[owner, rank] for rank in range(RANKS)) for owner in everyone),
        answer=word(Answer(state.answer[seat])) if seat is not None and answered else None,
    )


def question(seen: View) -> dict[str, Any]:
    """Returns the parameters of the open question: the top of the discard pile, or the card drawn or put."""
    return {"card": seen.top if seen.held is None else seen.held}


def answered(seen: View, move: Mapping[str, Any]) -> View:
    """LJ-R5: the seat's view after its own answer to an open claim, of which the others see nothing."""
    return replace(seen, answer=move["move"])


def imagine(seen: View, rng: Row) -> State:
    """Returns a full state that fits the view: the visible part is restored, the unseen cards are redealt."""
    state = restored(MEMORY, Phase, Ending, seen)
    state.hands = seen.hands
    state.played = len(seen.prizes)
    for hand in range(MAX_HANDS):
        state.announcer[hand] = seat_or_nobody(seen.announcers[hand]) if hand < state.played else seat_or_nobody(None)
        state.prize[hand] = seen.prizes[hand] if hand < state.played else 0
    state.begins = seat_or_nobody(seen.begins)
    state.turn = seen.turn
    state.nearest = seat_or_nobody(None)
    state.top = CARDS.index(seen.top or "")
    state.reshuffles = seen.reshuffles
    state.owed = seen.owed
    restore_cards(state, seen)
    if seen.seat is not None:
        state.answer[seen.seat] = member(Answer, seen.answer)
    rules.redeal(state, seat_or_nobody(seen.seat), rng)
    return state


def restore_cards(state: State, seen: View) -> None:
    """Restores the visible cards; the rest goes to the stock, from which it is redealt."""
    state.left = seen.left
    state.discarded = sum(seen.discard)
    state.held = CARDS.index(seen.held or "")
    for owner in range(seen.seats):
        state.hand_size[owner] = seen.hand_sizes[owner]
        state.taken[owner, LOWEST] = seen.draws[owner]
    for rank in range(LOWEST, HIGHEST + 1):
        restore_rank(state, seen, rank)
    if state.phase == Phase.KEEP and state.held == EMPTY:
        state.held = next(rank for rank in range(LOWEST, HIGHEST + 1) if state.stock[rank])
        state.stock[state.held] -= 1


def restore_rank(state: State, seen: View, rank: int) -> None:
    """The cards of one symbol."""
    state.discard[rank] = seen.discard[rank]
    state.refill[rank] = seen.refill[rank]
    for owner in range(seen.seats):
        state.known[owner, rank] = seen.known[owner][rank]
        state.hand[owner, rank] = seen.known[owner][rank]
    if seen.seat is not None and seen.hand is not None and seen.taken is not None:
        state.hand[seen.seat, rank] = seen.hand[rank]
        state.taken[seen.seat, rank] = seen.taken[rank]
    in_hands = sum(state.hand[owner, rank] for owner in range(seen.seats))
    state.stock[rank] = COPIES - state.discard[rank] - in_hands - (state.held == rank)
