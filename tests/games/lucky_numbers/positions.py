"""Positions of Lucky Numbers in the words of the rule book, and the pieces that no event may lose."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from fiveleaf.engine.contract import CHANCE
from fiveleaf.engine.errors import Refused
from fiveleaf.engine.table import Table
from fiveleaf.engine.view import number_rows, numbers
from fiveleaf.games.lucky_numbers import GAME
from fiveleaf.games.lucky_numbers.material import CELLS, DIAGONAL, EMPTY, HIGHEST, LOWEST, NUMBERS
from fiveleaf.games.lucky_numbers.rules.setup import tiles_drawn
from fiveleaf.games.lucky_numbers.state import Phase, State
from fiveleaf.games.lucky_numbers.view import View
from tests.games.effects import begins_here

# options that change how it is played
VARIANTS: list[dict[str, Any]] = [
    {},
    {"setup": "michael", "first_seat": 1},
    {"tournament": True},
    {"setup": "michael", "tournament": True},
]

PLAIN_GARDEN = "3 · · · / · 8 · · / · · 12 · / · · · 17"  # as after a set-up
FREE_GARDEN = "· · · · / · · · · / · · · · / · · · ·"
ONE_CELL_FREE = "1 2 3 4 / 5 6 7 8 / 9 10 11 12 / 13 14 15 ·"  # 16 to 20 fill it
EIGHT_TILES = (2, 9, 14, 20, 1, 5, 10, 18)  # for the set-up of two
LINES = [[row * 4 + column for column in range(4)] for row in range(4)] + [
    [row * 4 + column for row in range(4)] for column in range(4)
]


# ── gardens ──────────────────────────────────────────────────────────────────────────────────────


def a_garden(picture: str) -> tuple[int, ...]:
    """A garden as it is drawn: four rows between slashes, a dot for a free cell."""
    cells = tuple(EMPTY if sign == "·" else int(sign) for sign in picture.replace("/", " ").split())
    assert len(cells) == CELLS
    return cells


def a_garden_with(tiles: dict[int, int]) -> str:
    """The picture of a garden with these tiles, cell → number, and nothing else."""
    signs = [str(tiles.get(cell, "·")) for cell in range(CELLS)]
    return " / ".join(" ".join(signs[row : row + 4]) for row in range(0, CELLS, 4))


def rises(garden: Sequence[int]) -> bool:
    """LN-09, read naively: no two tiles of a line stand in the wrong order or are equal."""
    numbers = [[garden[cell] for cell in line if garden[cell] != EMPTY] for line in LINES]
    return all(row == sorted(set(row)) for row in numbers)


def fits(garden: Sequence[int], number: int, cell: int) -> bool:
    """LN-09, LN-R3, read naively: with the number on the cell the garden is another one, and still rises."""
    return garden[cell] != number and rises([*garden[:cell], number, *garden[cell + 1 :]])


# ── races ────────────────────────────────────────────────────────────────────────────────────────


def a_race(
    *gardens: str,
    middle: Iterable[int] = (),
    stock: Iterable[int] | None = None,
    held: int = EMPTY,
    exchanges: int = 0,
    **options: Any,
) -> Table:
    """A table in the middle of a race; seat 0 began and has the turn, with the tile in hand if it holds one.

    The stock is all the rest unless it is named; then the remaining tiles lie nowhere.
    """
    seats = max(len(gardens), 2)
    table = Table(GAME, seats, {"first_seat": 0, **options})
    state = table.state
    for seat, picture in enumerate(gardens):
        for cell, number in enumerate(a_garden(picture)):
            state.garden[seat, cell] = number
        state.free[seat] = a_garden(picture).count(EMPTY)
    for number in middle:
        state.middle[number] += 1
    state.held = held
    state.exchanges = exchanges
    state.phase = Phase.PLACE if held else Phase.TURN
    set_stock(state, the_rest(state) if stock is None else stock)
    return begins_here(table)


def the_rest(state: State) -> list[int]:
    """Every tile of the box that does not lie open."""
    nothing_left = pieces(state)
    open_tiles = [nothing_left[number] - state.stock[number] for number in range(NUMBERS)]
    return [n for n in range(LOWEST, HIGHEST + 1) for _ in range(state.seats - open_tiles[n])]


def set_stock(state: State, tiles: Iterable[int]) -> None:
    """Exactly these tiles lie face down."""
    for number in range(NUMBERS):
        state.stock[number] = 0
    for number in tiles:
        state.stock[number] += 1
    state.left = sum(state.stock[number] for number in range(NUMBERS))


def a_setup(draws: Sequence[int], seats: int = 2, **options: Any) -> Table:
    """A table at its set-up, seat 0 to begin, after luck has drawn these tiles."""
    table = Table(GAME, seats, {"first_seat": 0, **options})
    luck_draws(table, *draws)
    return table


# ── what happens ─────────────────────────────────────────────────────────────────────────────────


def luck_draws(table: Table, *tiles: int) -> None:
    """Luck brings these tiles, one after the other."""
    for tile in tiles:
        assert table.to_act == CHANCE
        table.resolve_code(tile)


def lay(table: Table, seat: int, *cells: int) -> None:
    """The seat lays its next tiles of the set-up on these cells."""
    for cell in cells:
        tile = table.state.drawn[seat, table.state.laid[seat]]
        table.play(seat, {"move": "lay", "tile": tile, "cell": cell})


def lay_in_order(table: Table) -> None:
    """Every seat lays what it has drawn on the free cells of the diagonal, from the top left."""
    for seat in table.asked:
        for _ in range(tiles_drawn(table.state, seat) - table.state.laid[seat]):
            lay(table, seat, next(cell for cell in DIAGONAL if table.state.garden[seat, cell] == EMPTY))


def draw(table: Table, tile: int) -> None:
    """The seat that has the turn draws, and luck brings that tile."""
    table.play(table.to_act, {"move": "draw"})
    luck_draws(table, tile)


def place(table: Table, cell: int) -> None:
    """The drawn tile goes on the cell."""
    table.play(table.to_act, {"move": "place", "cell": cell})


def put(table: Table) -> None:
    """The drawn tile goes face up to the middle."""
    table.play(table.to_act, {"move": "put"})


def pick(table: Table, tile: int, cell: int) -> None:
    """The seat that has the turn takes a face-up tile and places it."""
    table.play(table.to_act, {"move": "pick", "tile": tile, "cell": cell})


def refused_by(table: Table, seat: int, **move: object) -> str | None:
    """The clause that refuses the move, which leaves the state as it was; None where the seat is not asked at all."""
    before = GAME.memory.content(table.state)
    with pytest.raises(Refused) as refused:
        table.play(seat, move)
    assert GAME.memory.content(table.state) == before
    return refused.value.clause


# ── what can be seen ─────────────────────────────────────────────────────────────────────────────


def seen(table: Table, seat: int | None) -> View:
    """What that seat, or a spectator, sees."""
    view = table.view(seat)
    assert isinstance(view, View)
    return view


def garden_of(table: Table, seat: int) -> tuple[int, ...]:
    """The seat's garden, cell by cell."""
    return tuple(table.state.garden[seat, cell] for cell in range(CELLS))


def middle_of(table: Table) -> list[int]:
    """The face-up tiles of the middle, sorted."""
    return [number for number in range(NUMBERS) for _ in range(table.state.middle[number])]


def cells_for(table: Table, seat: int) -> list[int]:
    """Where the drawn tile may go."""
    return [move["cell"] for move in table.legal_moves(seat) if move["move"] == "place"]


def picks_of(table: Table, seat: int) -> list[tuple[int, int]]:
    """What the seat may take from the middle, and where to: tile and cell."""
    return [(move["tile"], move["cell"]) for move in table.legal_moves(seat) if move["move"] == "pick"]


def pieces(state: State) -> tuple[int, ...]:
    """How many tiles of each number there are in the stock, in the middle, in hands and in gardens."""
    gardens = number_rows(state.garden)
    counts = [sum(tiles) for tiles in zip(numbers(state.stock), numbers(state.middle), strict=True)]
    if state.held != EMPTY:
        counts[state.held] += 1
    for seat in range(state.seats):
        for tile in range(state.laid[seat], tiles_drawn(state, seat)):
            counts[state.drawn[seat, tile]] += 1
        for tile in gardens[seat]:
            counts[tile] += tile != EMPTY
    return tuple(counts)


def places(state: State) -> Counter[tuple[str, str | int]]:
    """How many tiles of each number lie in each place."""
    lying: Counter[tuple[str, str | int]] = Counter()
    for number in range(LOWEST, HIGHEST + 1):
        lying["stock", number] = state.stock[number]
        lying["middle", number] = state.middle[number]
    for seat in range(state.seats):
        for index in range(state.laid[seat], tiles_drawn(state, seat)):
            lying[f"tray/{seat}", state.drawn[seat, index]] += 1
        for cell in range(CELLS):
            lying[f"garden/{seat}/{cell}", state.garden[seat, cell]] = int(state.garden[seat, cell] != EMPTY)
    lying["held", state.held] = int(state.held != EMPTY)
    return lying
