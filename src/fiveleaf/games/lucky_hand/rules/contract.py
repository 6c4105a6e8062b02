"""The functions of the contract: who acts, what may happen, what happens."""

from __future__ import annotations

from fiveleaf.engine.chance import below, choose_weighted
from fiveleaf.engine.contract import CHANCE, NOBODY
from fiveleaf.engine.layout import Row
from fiveleaf.games.lucky_hand.material import BONUS_KINDS, IMMUNITY, KINDS, MAX, MOST_SEATS, SIDES, WORTH
from fiveleaf.games.lucky_hand.moves import ACCEPT, COUNTER, PASS, PLAY, PLAY_AT, STAKE
from fiveleaf.games.lucky_hand.rules.bonus import answer_stake, next_to_stake, roll_for_bonus, roll_for_max
from fiveleaf.games.lucky_hand.rules.cards import give, leave_hand, left_neighbour
from fiveleaf.games.lucky_hand.rules.legality import legal_answers, legal_cards, legal_stakes
from fiveleaf.games.lucky_hand.rules.penalties import accept, counter, lay_immunity, strike
from fiveleaf.games.lucky_hand.rules.turn import begin, deal, draw, end_turn, finish_card, qualify
from fiveleaf.games.lucky_hand.state import NOT_ASKED, NOTHING, STAKED, Phase, State


def to_act(state: State) -> int:
    """Who decides next: a seat, luck, or nobody."""
    if state.phase == Phase.TURN:
        return state.turn
    if state.phase == Phase.COUNTER:
        return state.target
    if state.phase == Phase.STAKE:
        return next_to_stake(state)
    return NOBODY if state.phase == Phase.OVER else CHANCE


def asked(state: State, seats: Row) -> int:
    """LH-R7: stakes are asked of all seats at once, from the player of the max card; any other question is for one."""
    if state.phase == Phase.STAKE:
        seat = state.turn
        for index in range(state.seats):
            seats[index] = seat
            seat = left_neighbour(state, seat)
        return state.seats
    seats[0] = to_act(state)
    return 1 if seats[0] >= 0 else 0


def legal_moves(state: State, seat: int, moves: Row) -> int:
    """Everything the seat may do now; nothing where it is not asked or has answered."""
    if state.phase == Phase.STAKE:
        return legal_stakes(state, seat, moves)
    if state.phase == Phase.COUNTER:
        return legal_answers(state, seat, moves) if seat == state.target else 0
    if state.phase == Phase.TURN and seat == state.turn:
        return legal_cards(state, seat, moves)
    return 0


def play(state: State, seat: int, move: int) -> None:
    """The seat's choice happens."""
    if move >= PLAY_AT:
        play_card(state, seat, (move - PLAY_AT) // MOST_SEATS, (move - PLAY_AT) % MOST_SEATS)
    elif move >= PLAY:
        play_card(state, seat, move - PLAY, NOBODY)
    elif move >= STAKE:
        answer_stake(state, seat, STAKED + move - STAKE)
    elif move == COUNTER:
        counter(state, seat)
    elif move == ACCEPT:
        accept(state, seat)
    elif move == PASS:
        end_turn(state)
    else:
        answer_stake(state, seat, NOTHING)


def play_card(state: State, seat: int, card: int, target: int) -> None:
    """LH-06: the card leaves the hand and is resolved: a bonus or a max by rolls, an immunity or a penalty at once."""
    leave_hand(state, seat, card)
    state.played = card
    if card < BONUS_KINDS:
        state.phase = Phase.BONUS_ROLL
    elif card == MAX:
        state.phase = Phase.STAKE
    elif card == IMMUNITY:
        lay_immunity(state, seat)
        finish_card(state)
    else:
        strike(state, target)


def weigh(state: State, weights: Row) -> int:
    """LH-01, LH-04: every card of the stock is equally likely, and so is every side of the die."""
    if state.phase == Phase.BEGINS:
        return weigh_evenly(weights, state.seats)
    if state.phase == Phase.DEAL or state.phase == Phase.DRAW:
        for card in range(KINDS):
            weights[card] = state.stock[card]
        return KINDS
    return weigh_evenly(weights, SIDES)


def weigh_evenly(weights: Row, count: int) -> int:
    """That many outcomes, one as likely as the other."""
    for outcome in range(count):
        weights[outcome] = 1
    return count


def resolve(state: State, outcome: int) -> None:
    """Luck's choice happens; a side of the die shows one more than its outcome."""
    if state.phase == Phase.BEGINS:
        begin(state, outcome)
    elif state.phase == Phase.DEAL:
        deal(state, outcome)
    elif state.phase == Phase.DRAW:
        draw(state, outcome)
    elif state.phase == Phase.QUALIFY:
        qualify(state, outcome + 1)
    elif state.phase == Phase.BONUS_ROLL:
        roll_for_bonus(state, outcome + 1)
    else:
        roll_for_max(state, outcome + 1)


def redeal(state: State, seat: int, rng: Row) -> None:
    """LH-R7: the seat knows neither the others' hands nor the stock, nor what they stake before all have answered."""
    for other in range(state.seats):
        if other != seat:
            give_back(state, other)
    for other in range(state.seats):
        if other != seat:
            draw_blind(state, other, rng)


def give_back(state: State, seat: int) -> None:
    """The seat's hand goes back to the stock, with an answer that it has not shown; the number of its cards stays."""
    for card in range(KINDS):
        state.stock[card] += state.hand[seat, card]
        state.left += state.hand[seat, card]
        state.hand[seat, card] = 0
    if state.phase == Phase.STAKE:
        state.stake[seat] = NOT_ASKED


def draw_blind(state: State, seat: int, rng: Row) -> None:
    """As many cards as the seat held, each equally likely among those that are left."""
    cards = state.cards[seat]
    state.cards[seat] = 0
    for _ in range(cards):
        give(state, seat, choose_weighted(below(rng, state.left), state.stock))


def scores(state: State, result: Row) -> None:
    """LH-20: the sum of the bonus cards in the pot."""
    for seat in range(state.seats):
        result[seat] = 0
        for card in range(BONUS_KINDS):
            result[seat] += state.pot[seat, card] * WORTH[card]


def winners(state: State, result: Row) -> None:
    """LH-20, LH-R12: the highest sum wins, and equal sums win together."""
    scores(state, result)
    best = result[0]
    for seat in range(1, state.seats):
        best = max(best, result[seat])
    for seat in range(state.seats):
        result[seat] = 1 if result[seat] == best else 0
