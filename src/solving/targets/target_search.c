/*
 * The search for targets: where the pieces of the prey end.
 *
 * A king that is stalemated has pieces beside him that can do nothing either: each piece of the
 * prey is captured, or pinned, or blocked. A pawn is blocked by any piece before it, another piece
 * by pieces of its own side on all squares to which it could step. All arrangements of that kind
 * are tried that the moves of the prey suffice for. Of a mate only the king's square is settled
 * here: what the other pieces can do does not matter, and which of them block his flights is seen
 * together with the guards.
 */
#include "target_search.h"

#include "target_guards.h"

/* ---- pieces on their squares ---- */

/* The pieces that are to be placed after the pawns: officers, and pawns that promote. */
typedef struct officer_list {
    uint8_t numbers[AN_TARGET_PIECES_MAX];
    unsigned count;
} officer_list;

static unsigned before(an_color color, unsigned square)
{
    return color == AN_WHITE ? square + 8 : square - 8;
}

/* Returns whether a piece may be pinned so that it cannot move along the line either. */
static bool may_be_pinned(const an_arrangement *a, an_role role, unsigned square)
{
    if (role == AN_QUEEN || an__whole_line[a->king][square] == 0 ||
        (an__between[a->king][square] & a->ends.prey) != 0)
        return false;
    bool is_file = an_file_of(square) == an_file_of(a->king);
    bool is_straight = is_file || an_rank_of(square) == an_rank_of(a->king);
    if (role == AN_PAWN)
        return !is_file;
    return role == AN_KNIGHT || is_straight == (role == AN_BISHOP);
}

/* Gives a piece of the prey its square; unplace takes it back. */
static void place(an_arrangement *a, unsigned number, unsigned placed, unsigned cost)
{
    a->target.fates[number] = (uint16_t)placed;
    a->target.moves[a->targets->prey] = (uint8_t)(a->target.moves[a->targets->prey] + cost);
    a->ends.prey |= an_bit(placed & 63);
}

static void unplace(an_arrangement *a, unsigned number, unsigned cost)
{
    a->ends.prey ^= an_bit(a->target.fates[number] & 63);
    a->target.moves[a->targets->prey] = (uint8_t)(a->target.moves[a->targets->prey] - cost);
    a->target.fates[number] = AN_FATE_OPEN;
}

/* ---- pawns that nothing of their own side blocks ---- */

/* Closes to the hunter what the prey would capture or attack. */
static void close_squares(an_arrangement *a, an_squares pawns)
{
    an_color prey = a->targets->prey;
    a->ends.closed = a->ends.prey;
    a->ends.closed_to_king = an__king_attacks[a->king];
    while (pawns != 0) {
        unsigned square = an_take_first(&pawns);
        a->ends.closed_to_king |= an__pawn_attacks[prey][square];
        if (an__whole_line[a->king][square] == 0)
            a->ends.closed |= an__pawn_attacks[prey][square];
    }
}

/* Has each of the free pawns blocked by the hunter, or pinned. */
static void stop_pawns(an_arrangement *a, an_squares pawns)
{
    if (pawns == 0) {
        an_color hunter = an_opposite(a->targets->prey);
        if ((a->ends.blocks & a->ends.closed) == 0 &&
            an_count(a->ends.blocks) <= a->root.counts[hunter])
            an__place_hunters(a);
        return;
    }
    unsigned pawn = an_take_first(&pawns), front = before(a->targets->prey, pawn);
    a->ends.blocks ^= an_bit(front);
    stop_pawns(a, pawns);
    a->ends.blocks ^= an_bit(front);
    if (!may_be_pinned(a, AN_PAWN, pawn) || an_count(a->ends.pinned) >= a->root.sliders)
        return;
    a->ends.pinned ^= an_bit(pawn);
    stop_pawns(a, pawns);
    a->ends.pinned ^= an_bit(pawn);
}

static void end_prey(an_arrangement *a)
{
    const an_targets *targets = a->targets;
    an_squares pawns = 0, free = 0;
    for (unsigned i = 0; i < a->root.counts[targets->prey]; i++) {
        unsigned fate = a->target.fates[a->root.numbers[targets->prey][i]], square = fate & 63;
        if (fate >> 6 != AN_PAWN)
            continue;
        pawns |= an_bit(square);
        free |= a->ends.prey & an_bit(before(targets->prey, square)) ? 0 : an_bit(square);
    }
    close_squares(a, pawns);
    stop_pawns(a, free);
}

/* ---- officers ---- */

static void place_officers(an_arrangement *a, const officer_list *officers, unsigned next,
                           an_squares required);

/* Returns whether `pieces` more pieces suffice for the squares that the prey must occupy. */
static bool may_fill(const an_arrangement *a, an_squares required, unsigned pieces)
{
    return an_count(required & ~a->ends.prey) <= pieces;
}

/* Tries a role on all squares. Pieces of the prey must end on the squares `required`, for others to
 * be blocked. */
static void place_officer(an_arrangement *a, const officer_list *officers, unsigned next,
                          an_squares required, an_role role)
{
    an_color prey = a->targets->prey;
    unsigned number = officers->numbers[next], others = officers->count - next - 1;
    an_squares places = an_places(a, prey, number, role) & ~a->ends.prey;
    while (places != 0) {
        unsigned square = an_take_first(&places), placed = AN_PLACED(role, square);
        an_squares steps = an__origins[prey][role][square];
        if (role != AN_KNIGHT)
            steps &= an__king_attacks[square];
        unsigned cost = an_cost(a, prey, number, placed);
        place(a, number, placed, cost);
        if (may_fill(a, required | steps, others))
            place_officers(a, officers, next + 1, required | steps);
        if (may_fill(a, required, others) && may_be_pinned(a, role, square) &&
            an_count(a->ends.pinned) < a->root.sliders) {
            a->ends.pinned ^= an_bit(square);
            place_officers(a, officers, next + 1, required);
            a->ends.pinned ^= an_bit(square);
        }
        unplace(a, number, cost);
    }
}

static void be_captured(an_arrangement *a, unsigned number)
{
    a->target.fates[number] = AN_FATE_CAPTURED;
    a->target.captures++;
}

static void be_spared(an_arrangement *a, unsigned number)
{
    a->target.fates[number] = AN_FATE_OPEN;
    a->target.captures--;
}

static bool may_be_captured(const an_arrangement *a)
{
    return a->target.captures < a->most[1 - a->targets->prey];
}

/* Places the officers from the next one on. A pawn that promotes and is captured is captured as a
 * pawn, as far as a target knows. */
static void place_officers(an_arrangement *a, const officer_list *officers, unsigned next,
                           an_squares required)
{
    if (!an__arrangement_goes_on(a))
        return;
    if (next == officers->count) {
        end_prey(a);
        return;
    }
    unsigned number = officers->numbers[next], others = officers->count - next - 1;
    an_role role = (an_role)a->targets->roles[number];
    for (an_role to = AN_KNIGHT; to <= AN_QUEEN; to++)
        if (role == AN_PAWN || role == to)
            place_officer(a, officers, next, required, to);
    if (role == AN_PAWN || !may_be_captured(a) || !may_fill(a, required, others))
        return;
    be_captured(a, number);
    place_officers(a, officers, next + 1, required);
    be_spared(a, number);
}

/* ---- pawns ---- */

static void place_pawns(an_arrangement *a, officer_list *officers, unsigned next)
{
    an_color prey = a->targets->prey;
    unsigned number = a->root.numbers[prey][next];
    if (!an__arrangement_goes_on(a))
        return;
    if (next == a->root.counts[prey] || a->targets->roles[number] != AN_PAWN) {
        unsigned pawns = officers->count;
        for (; next < a->root.counts[prey]; next++)
            officers->numbers[officers->count++] = a->root.numbers[prey][next];
        place_officers(a, officers, 0, 0);
        officers->count = pawns;
        return;
    }
    if (may_be_captured(a)) {
        be_captured(a, number);
        place_pawns(a, officers, next + 1);
        be_spared(a, number);
    }
    const an_squares last = AN_RANK_1 | AN_RANK_8, all = an_places(a, prey, number, AN_PAWN);
    for (an_squares places = all & ~last & ~a->ends.prey; places != 0;) {
        unsigned placed = AN_PLACED(AN_PAWN, an_take_first(&places));
        unsigned cost = an_cost(a, prey, number, placed);
        place(a, number, placed, cost);
        place_pawns(a, officers, next + 1);
        unplace(a, number, cost);
    }
    if (all & last) {
        officers->numbers[officers->count++] = (uint8_t)number;
        place_pawns(a, officers, next + 1);
        officers->count--;
    }
}

/* ---- the king ---- */

/* Grants steps for the squares of the king tried so far: a search that takes far more than their
 * share is given up early. */
static void grant_steps(an_arrangement *a, unsigned tried, unsigned squares)
{
    enum { TIMES_THE_SHARE = 3 };
    uint64_t steps = UINT64_C(1) * TIMES_THE_SHARE * a->limits->steps * tried / squares;
    a->granted = steps < a->limits->steps ? (unsigned)steps : a->limits->steps;
}

static void place_king(an_arrangement *a)
{
    unsigned number = a->root.king;
    an_color prey = a->targets->prey;
    unsigned squares = an_count(an_places(a, prey, number, AN_KING)), tried = 0;
    for (a->king = 0; a->king < 64 && !a->is_ended; a->king++) {
        officer_list officers = {.count = 0};
        unsigned placed = AN_PLACED(AN_KING, a->king), cost = an_cost(a, prey, number, placed);
        if (cost == AN_FAR)
            continue;
        grant_steps(a, ++tried, squares);
        place(a, number, placed, cost);
        a->ends.closed = a->ends.prey;
        a->ends.closed_to_king = an__king_attacks[a->king];
        if (a->targets->is_mate)
            an__place_hunters(a);
        else
            place_pawns(a, &officers, 0);
        unplace(a, number, cost);
    }
}

bool an__find_targets(an_targets *targets, const an_position *root, const an_target_limits *limits)
{
    an_arrangement a;
    an__arrangement_begin(&a, targets, root, limits);
    place_king(&a);
    return !a.is_ended;
}
