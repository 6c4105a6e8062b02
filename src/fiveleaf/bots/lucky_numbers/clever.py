"""Level 3 of Lucky Numbers, which knows the odds: every tile goes where it shortens the wait for a full garden."""

from __future__ import annotations

from fiveleaf.bots.lucky_numbers.odds import NOWHERE, turns_after
from fiveleaf.engine.layout import Row
from fiveleaf.games.lucky_numbers.material import CELLS, DIAGONAL, EMPTY, HIGHEST, LOWEST
from fiveleaf.games.lucky_numbers.moves import DRAW, LAY, PICK, PLACE
from fiveleaf.games.lucky_numbers.rules.legality import barred_cells
from fiveleaf.games.lucky_numbers.rules.setup import tiles_drawn
from fiveleaf.games.lucky_numbers.state import Phase, State


def clever(state: State, seat: int, moves: Row, count: int, rng: Row) -> int:
    """Returns the move after which the seat needs the fewest turns; a draw is the mean over all face-down tiles."""
    if state.phase == Phase.SETUP_LAY and state.michael == 0:
        return LAY + place_in_order(state, seat)
    best = moves[0]
    fewest = HIGHEST * CELLS + 0.0
    for index in range(count):
        turns = turns_by(state, seat, moves[index])
        if turns < fewest:
            fewest = turns
            best = moves[index]
    return best


def turns_by(state: State, seat: int, move: int) -> float:
    """Returns the turns that are still needed after a move."""
    if move == DRAW:
        return turns_by_draw(state, seat)
    if move >= PICK:
        return turns_after(state, seat, (move - PICK) // CELLS, (move - PICK) % CELLS)
    if move >= PLACE:
        return turns_after(state, seat, state.held, move - PLACE)
    if move >= LAY:
        return turns_after(state, seat, state.drawn[seat, state.laid[seat]], move - LAY)
    return turns_after(state, seat, EMPTY, NOWHERE)


def turns_by_draw(state: State, seat: int) -> float:
    """Returns the same after a draw: the mean over all face-down tiles, each placed where it helps most."""
    now = turns_after(state, seat, EMPTY, NOWHERE)
    total = 0.0
    for number in range(LOWEST, HIGHEST + 1):
        if state.stock[number] > 0:
            fewest = now
            fitting = ~barred_cells(state, seat, number)
            for cell in range(CELLS):
                if fitting >> cell & 1:
                    fewest = min(fewest, turns_after(state, seat, number, cell))
            total += state.stock[number] * fewest
    return total / state.left


def place_in_order(state: State, seat: int) -> int:
    """Returns the cell of the diagonal with room for the smaller tiles before it and for the larger ones after it."""
    tile = state.laid[seat]
    number = state.drawn[seat, tile]
    smaller = 0
    for later in range(tile + 1, tiles_drawn(state, seat)):
        smaller += 1 if state.drawn[seat, later] < number else 0
    for cell in DIAGONAL:
        if state.garden[seat, cell] == EMPTY:
            if smaller == 0:
                return cell
            smaller -= 1
    return DIAGONAL[-1]
