"""The end of a round: cards turned up, treasures chosen and shared, the next round or the end of the game."""

from __future__ import annotations

from fiveleaf.engine.contract import NOBODY
from fiveleaf.engine.rules import left_neighbour
from fiveleaf.games.eight_28.material import BLUE_POINTS, FIRST, JACKPOT, NO_AIM, RED_POINTS, SECOND
from fiveleaf.games.eight_28.rules.gems import heap_value, points_of, red_in_heap, treasure_value
from fiveleaf.games.eight_28.rules.setup import begin_round
from fiveleaf.games.eight_28.rules.totals import can_share, hits_jackpot, lowest_total, nearest_total
from fiveleaf.games.eight_28.state import Ending, Phase, State

# ── the choice ───────────────────────────────────────────────────────────────────────────────────


def show_down(state: State) -> None:
    """EX-10, EX-18, EX-R6: all cards are turned up; a jackpot settles the round, else those with a choice are asked."""
    state.took = 0
    for seat in range(state.seats):
        state.passed[seat] = 0
        if hits_jackpot(state, seat):
            state.aim[seat] = JACKPOT
    if count_winners(state, JACKPOT) > 0:
        end_round(state)
        return
    for seat in range(state.seats):
        if can_share(state, seat, SECOND) and not can_share(state, seat, FIRST):
            state.aim[seat] = SECOND
    ask_next(state)


def next_to_choose(state: State) -> int:
    """EX-16, EX-17: from the last dealer clockwise, the first seat with a choice that it has not made."""
    seat = state.dealer
    for _ in range(state.seats):
        if state.aim[seat] == NO_AIM and can_share(state, seat, FIRST):
            return seat
        seat = left_neighbour(state, seat)
    return NOBODY


def ask_next(state: State) -> None:
    """EX-16, EX-17: seats choose one after the other, and only then are the treasures shared."""
    seat = next_to_choose(state)
    if seat == NOBODY:
        end_round(state)
    else:
        state.turn = seat
        state.phase = Phase.AIM


def choose(state: State, seat: int, aim: int) -> None:
    """EX-16: the seat takes part in the share of this treasure and in no other."""
    state.aim[seat] = aim
    ask_next(state)


# ── the share ────────────────────────────────────────────────────────────────────────────────────


def counted_total(state: State, seat: int) -> int:
    """EX-R5: within its share the seat's best total counts."""
    return nearest_total(state, seat, FIRST if state.aim[seat] == FIRST else SECOND)


def best_total(state: State, aim: int) -> int:
    """EX-12, EX-13: the highest total among those who share; none passes the goal."""
    best = 0
    for seat in range(state.seats):
        if state.aim[seat] == aim:
            best = max(best, counted_total(state, seat))
    return best


def wins(state: State, seat: int, aim: int, best: int) -> bool:
    """EX-12, EX-13, EX-14: the best total of those who take part wins, alone or tied."""
    return state.aim[seat] == aim and counted_total(state, seat) == best


def count_winners(state: State, aim: int) -> int:
    """EX-14, EX-15: how many will share this treasure."""
    best = best_total(state, aim)
    count = 0
    for seat in range(state.seats):
        if wins(state, seat, aim, best):
            count += 1
    return count


def share_treasures(state: State) -> None:
    """EX-11, EX-R4: both treasures have the same value; the one that fewer will share is filled first."""
    value = treasure_value(state)
    earlier, later = FIRST, SECOND
    if count_winners(state, SECOND) < count_winners(state, FIRST):
        earlier, later = SECOND, FIRST
    earlier_red = red_in_heap(state.red_middle, value)
    later_red = red_in_heap(state.red_middle - earlier_red, value)
    divide(state, earlier, (value - RED_POINTS * earlier_red) // BLUE_POINTS, earlier_red)
    divide(state, later, (value - RED_POINTS * later_red) // BLUE_POINTS, later_red)


def divide(state: State, aim: int, blue: int, red: int) -> None:
    """EX-14, EX-15, EX-R4: the winners get equal value of these gems; the rest stays in the middle."""
    winners_count = count_winners(state, aim)
    if winners_count == 0:
        return
    best = best_total(state, aim)
    value = heap_value(blue, red, winners_count)
    seat = state.dealer
    for _ in range(state.seats):
        if wins(state, seat, aim, best):
            heap_red = red_in_heap(red, value)
            red -= heap_red
            hand_over(state, seat, (value - RED_POINTS * heap_red) // BLUE_POINTS, heap_red)
        seat = left_neighbour(state, seat)


def hand_over(state: State, seat: int, blue: int, red: int) -> None:
    """EX-12, EX-13: the gems go from the middle to the seat, which keeps them."""
    state.blue_middle -= blue
    state.red_middle -= red
    state.blue[seat] += blue
    state.red[seat] += red
    state.past_points[seat] += points_of(blue, red)


# ── the next round ───────────────────────────────────────────────────────────────────────────────


def end_round(state: State) -> None:
    """EX-18, EX-19, EX-20: a jackpot or the treasures are shared; the next round follows, if there is one."""
    remember_cards(state)
    if count_winners(state, JACKPOT) > 0:
        divide(state, JACKPOT, state.blue_middle, state.red_middle)
    else:
        share_treasures(state)
    state.rounds += 1
    if state.last_round:
        end_game(state)
    else:
        begin_round(state, left_neighbour(state, state.dealer))


def remember_cards(state: State) -> None:
    """EX-10: everybody has seen what was turned up and what it won, so the next round can still show it."""
    for seat in range(state.seats):
        aim = state.aim[seat]
        state.past_card[seat] = state.down[seat]
        state.past_aim[seat] = aim
        state.past_total[seat] = lowest_total(state, seat) if aim == NO_AIM else counted_total(state, seat)
        state.past_points[seat] = 0


def end_game(state: State) -> None:
    """EX-20, EX-R7: nothing more happens, and what is in the middle belongs to nobody."""
    state.turn = NOBODY
    state.ending = Ending.LAST_ROUND
    state.phase = Phase.OVER
