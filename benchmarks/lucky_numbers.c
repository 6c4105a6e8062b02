/* The twin of the Lucky Numbers playout: src/fiveleaf/games/lucky_numbers/rules/ and src/fiveleaf/engine/playout.py,
 * function for function in C, to measure the compiled Python against. Same states, same generator, same results.
 * The clauses are explained there. Built and called by twin.py. */

#include <stdbool.h>
#include <stdint.h>

enum { CHANCE = -1, NOBODY = -2 };
enum { MAX_SEATS = 4, LOWEST = 1, HIGHEST = 20, NUMBERS = 21, SIDE = 4, CELLS = 16, EMPTY = 0, SETUP_TILES = 4 };
enum { ROW = 0xF, COLUMN = 0x1111 };
enum { TOURNAMENT_WIN = 2, EXCHANGE_LIMIT = 20 };
enum { DRAW = 0, PUT = 1, LAY = 2, PLACE = LAY + CELLS, PICK = PLACE + CELLS, MAX_MOVES = 1 + 20 * CELLS };
enum { BEGINS, SETUP_DRAW, SETUP_LAY, TURN, TURN_UP, PLACING, OVER };
enum { NONE, GARDEN_FULL, LAST_TILE, EXCHANGE, TOURNAMENT };

static const int DIAGONAL[SETUP_TILES] = {0, 5, 10, 15};

typedef struct {
    int8_t seats, first_seat, phase, ending, michael, tournament, begins, races, turn, held;
    int16_t exchanges;
    int8_t left;
    int8_t stock[NUMBERS];
    int8_t middle[NUMBERS];
    int8_t garden[MAX_SEATS][CELLS];
    int8_t free[MAX_SEATS];
    int8_t drawn[MAX_SEATS][SETUP_TILES];
    int8_t laid[MAX_SEATS];
    int8_t spot[MAX_SEATS][SETUP_TILES];
    int16_t points[MAX_SEATS];
} State;

/* Luck: sfc32, as in src/fiveleaf/engine/chance.py. */

static uint32_t bits(uint32_t *rng)
{
    uint32_t word = rng[0] + rng[1] + rng[3]++;
    rng[0] = rng[1] ^ rng[1] >> 9;
    rng[1] = rng[2] + (rng[2] << 3);
    rng[2] = (rng[2] << 21 | rng[2] >> 11) + word;
    return word;
}

static uint32_t below(uint32_t *rng, uint32_t bound)
{
    uint64_t product = (uint64_t)bits(rng) * bound;
    if ((uint32_t)product < bound) {
        uint32_t threshold = (uint32_t)((UINT64_C(1) << 32) % bound);
        while ((uint32_t)product < threshold)
            product = (uint64_t)bits(rng) * bound;
    }
    return product >> 32;
}

static int pick_outcome(uint32_t *rng, const int64_t *weights, int count)
{
    int64_t total = 0;
    for (int outcome = 0; outcome < count; outcome++)
        total += weights[outcome];
    int64_t ticket = below(rng, (uint32_t)total);
    int outcome = 0;
    while (ticket >= weights[outcome])
        ticket -= weights[outcome++];
    return outcome;
}

static void seed_rng(uint32_t *rng, uint64_t seed, uint32_t stream)
{
    rng[0] = (uint32_t)seed;
    rng[1] = stream;
    rng[2] = seed >> 32;
    rng[3] = 1;
    for (int word = 0; word < 12; word++)
        bits(rng);
}

/* The race. */

static void prepare_race(State *state)
{
    state->left = state->seats * HIGHEST;
    state->held = EMPTY;
    state->exchanges = 0;
    for (int number = LOWEST; number <= HIGHEST; number++) {
        state->stock[number] = state->seats;
        state->middle[number] = 0;
    }
    for (int seat = 0; seat < state->seats; seat++) {
        state->free[seat] = CELLS;
        for (int cell = 0; cell < CELLS; cell++)
            state->garden[seat][cell] = EMPTY;
    }
}

static void begin_race(State *state, int seat)
{
    state->begins = seat;
    state->turn = seat;
    state->phase = SETUP_DRAW;
}

static int left_neighbour(const State *state, int seat)
{
    return seat + 1 < state->seats ? seat + 1 : 0;
}

static void take_from_stock(State *state, int number)
{
    state->stock[number]--;
    state->left--;
}

/* The set-up. */

static int tiles_drawn(const State *state, int seat)
{
    int count = 0;
    while (count < SETUP_TILES && state->drawn[seat][count] != EMPTY)
        count++;
    return count;
}

static void draw_for_setup(State *state, int number)
{
    take_from_stock(state, number);
    int seat = state->turn;
    int count = tiles_drawn(state, seat);
    state->drawn[seat][count & 3] = number; /* never 4 here, which gcc cannot know */
    if (state->michael || count + 1 == SETUP_TILES) {
        state->turn = left_neighbour(state, seat);
        if (state->turn == state->begins)
            state->phase = SETUP_LAY;
    }
}

static bool has_laid_all(const State *state, int seat)
{
    return state->laid[seat] == tiles_drawn(state, seat);
}

static int legal_lays(const State *state, int seat, int32_t *moves)
{
    int count = 0;
    if (has_laid_all(state, seat))
        return 0;
    for (int index = 0; index < SETUP_TILES; index++)
        if (state->garden[seat][DIAGONAL[index]] == EMPTY)
            moves[count++] = LAY + DIAGONAL[index];
    return count;
}

static int next_to_lay(const State *state)
{
    int seat = state->begins;
    for (int index = 0; index < state->seats; index++) {
        if (!has_laid_all(state, seat))
            return seat;
        seat = left_neighbour(state, seat);
    }
    return NOBODY;
}

static void finish_laying(State *state)
{
    for (int seat = 0; seat < state->seats; seat++)
        state->free[seat] = CELLS - state->laid[seat];
    if (state->laid[state->begins] < SETUP_TILES) {
        state->phase = SETUP_DRAW;
        return;
    }
    state->phase = TURN;
    for (int seat = 0; seat < state->seats; seat++) {
        state->laid[seat] = 0;
        for (int tile = 0; tile < SETUP_TILES; tile++) {
            state->drawn[seat][tile] = EMPTY;
            state->spot[seat][tile] = 0;
        }
    }
}

static void lay(State *state, int seat, int cell)
{
    int tile = state->laid[seat];
    state->garden[seat][cell] = state->drawn[seat][tile];
    state->spot[seat][tile] = cell;
    state->laid[seat]++;
    if (next_to_lay(state) == NOBODY)
        finish_laying(state);
}

/* Where a tile fits. */

static int line_of(int cell)
{
    return ROW << (cell - cell % SIDE) | COLUMN << cell % SIDE;
}

static int cells_before(int cell)
{
    return line_of(cell) & ((1 << cell) - 1);
}

static int cells_after(int cell)
{
    return line_of(cell) & -(2 << cell);
}

static int barred_cells(const State *state, int seat, int number)
{
    int barred = 0;
    for (int cell = 0; cell < CELLS; cell++) {
        int tile = state->garden[seat][cell];
        if (EMPTY < tile && tile <= number)
            barred |= cells_before(cell);
        if (tile >= number)
            barred |= cells_after(cell);
        if (tile == number)
            barred |= 1 << cell;
    }
    return barred;
}

/* The turn. */

static int legal_turn(const State *state, int seat, int32_t *moves)
{
    moves[0] = DRAW;
    int count = 1;
    for (int number = LOWEST; number <= HIGHEST; number++)
        if (state->middle[number] > 0) {
            int fitting = ~barred_cells(state, seat, number);
            for (int cell = 0; cell < CELLS; cell++) {
                moves[count] = PICK + number * CELLS + cell;
                count += fitting >> cell & 1;
            }
        }
    return count;
}

static int legal_places(const State *state, int seat, int32_t *moves)
{
    moves[0] = PUT;
    int count = 1;
    int fitting = ~barred_cells(state, seat, state->held);
    for (int cell = 0; cell < CELLS; cell++) {
        moves[count] = PLACE + cell;
        count += fitting >> cell & 1;
    }
    return count;
}

static void turn_up(State *state, int number)
{
    take_from_stock(state, number);
    state->held = number;
    state->exchanges = 0;
    state->phase = PLACING;
}

static void place(State *state, int seat, int number, int cell)
{
    int replaced = state->garden[seat][cell];
    if (replaced == EMPTY)
        state->free[seat]--;
    else
        state->middle[replaced]++;
    state->garden[seat][cell] = number;
}

static void pick(State *state, int seat, int number, int cell)
{
    state->middle[number]--;
    place(state, seat, number, cell);
    state->exchanges++;
}

/* The end. */

static int fewest_free(const State *state)
{
    int fewest = CELLS;
    for (int seat = 0; seat < state->seats; seat++)
        if (state->free[seat] < fewest)
            fewest = state->free[seat];
    return fewest;
}

static void score_race(State *state)
{
    int fewest = fewest_free(state);
    for (int seat = 0; seat < state->seats; seat++)
        state->points[seat] += state->free[seat] == fewest ? TOURNAMENT_WIN : -state->free[seat];
}

static void end_game(State *state, int ending)
{
    state->ending = ending;
    state->phase = OVER;
}

static void end_race(State *state, int ending)
{
    if (!state->tournament) {
        end_game(state, ending);
        return;
    }
    score_race(state);
    state->races++;
    if (state->races == state->seats) {
        end_game(state, TOURNAMENT);
    } else {
        prepare_race(state);
        begin_race(state, left_neighbour(state, state->begins));
    }
}

static void end_turn(State *state, int seat)
{
    if (state->free[seat] == 0) {
        end_race(state, GARDEN_FULL);
    } else if (state->left == 0) {
        end_race(state, LAST_TILE);
    } else if (state->exchanges >= EXCHANGE_LIMIT * state->seats) {
        end_race(state, EXCHANGE);
    } else {
        state->turn = left_neighbour(state, seat);
        state->phase = TURN;
    }
}

/* The contract. */

static int to_act(const State *state)
{
    if (state->phase == TURN || state->phase == PLACING)
        return state->turn;
    if (state->phase == SETUP_LAY)
        return next_to_lay(state);
    return state->phase == OVER ? NOBODY : CHANCE;
}

static int legal_moves(const State *state, int seat, int32_t *moves)
{
    if (state->phase == SETUP_LAY)
        return legal_lays(state, seat, moves);
    if (seat != state->turn)
        return 0;
    if (state->phase == TURN)
        return legal_turn(state, seat, moves);
    if (state->phase == PLACING)
        return legal_places(state, seat, moves);
    return 0;
}

static void play(State *state, int seat, int move)
{
    if (move >= PICK) {
        pick(state, seat, (move - PICK) / CELLS, (move - PICK) % CELLS);
    } else if (move >= PLACE) {
        place(state, seat, state->held, move - PLACE);
    } else if (move >= LAY) {
        lay(state, seat, move - LAY);
        return;
    } else if (move == PUT) {
        state->middle[state->held]++;
    } else {
        state->phase = TURN_UP;
        return;
    }
    state->held = EMPTY;
    end_turn(state, seat);
}

static int weigh(const State *state, int64_t *weights)
{
    if (state->phase == BEGINS) {
        for (int seat = 0; seat < state->seats; seat++)
            weights[seat] = 1;
        return state->seats;
    }
    for (int number = 0; number < NUMBERS; number++)
        weights[number] = state->stock[number];
    return NUMBERS;
}

static void resolve(State *state, int outcome)
{
    if (state->phase == BEGINS) {
        state->first_seat = outcome;
        begin_race(state, outcome);
    } else if (state->phase == SETUP_DRAW) {
        draw_for_setup(state, outcome);
    } else {
        turn_up(state, outcome);
    }
}

static int64_t playout(State *state, uint32_t *rng, int32_t *moves, int64_t *weights)
{
    int64_t decisions = 0;
    int seat = to_act(state);
    while (seat != NOBODY) {
        if (seat == CHANCE) {
            resolve(state, pick_outcome(rng, weights, weigh(state, weights)));
        } else {
            play(state, seat, moves[below(rng, legal_moves(state, seat, moves))]);
            decisions++;
        }
        seat = to_act(state);
    }
    return decisions;
}

/* What twin.py calls. */

int64_t state_size(void)
{
    return sizeof(State);
}

int64_t run_playouts(const State *start, uint64_t seed, int64_t games, uint32_t *checksum)
{
    uint32_t rng[4];
    int32_t moves[MAX_MOVES + 1];
    int64_t weights[NUMBERS];
    int64_t decisions = 0;
    for (int64_t game = 0; game < games; game++) {
        State state = *start;
        seed_rng(rng, seed, (uint32_t)game);
        decisions += playout(&state, rng, moves, weights);
        for (int index = 0; index < (int)sizeof(State); index++)
            *checksum = *checksum * 31 + ((const uint8_t *)&state)[index];
    }
    return decisions;
}
