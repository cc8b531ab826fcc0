/*
 * The search for targets: where the pieces of the hunter end.
 *
 * One need after the other is met by each piece that can: squares that must be blocked, pieces that
 * must be pinned, the check of a mate, and flights of the king that nothing guards yet. For a mate,
 * a piece of the prey may also block a flight. Only pieces that have their places close lines.
 */
#include "target_guards.h"

#include "buffer.h"

static an_color hunter_of(const an_arrangement *a)
{
    return an_opposite(a->targets->prey);
}

/* Returns what a piece of `color` attacks; the prey's king does not close a line. */
static an_squares attacks(const an_arrangement *a, an_color color, an_role role, unsigned square)
{
    an_squares occupied = (a->ends.prey & ~an_bit(a->king)) | a->ends.hunter;
    return role == AN_PAWN ? an__pawn_attacks[color][square]
                           : an_role_attacks(role, square, occupied);
}

static an_squares guarded(const an_arrangement *a)
{
    an_squares all = 0;
    for (unsigned i = 0; i < a->guard_count; i++)
        all |= attacks(a, hunter_of(a), (an_role)a->guards[i].role, a->guards[i].square);
    return all;
}

/* Returns whether a piece certainly checks the king, so that this is no stalemate. If it attacks
 * from afar, another piece may yet come between. */
static bool checks_at_once(const an_arrangement *a, an_role role, unsigned square)
{
    an_squares near = attacks(a, hunter_of(a), role, square) & an_bit(a->king);
    return near != 0 && (role == AN_KNIGHT || (an__king_attacks[a->king] & an_bit(square)) != 0);
}

/* Puts a piece of the hunter on a square, if it has the moves for it, and meets what is left. */
static void put_guard(an_arrangement *a, unsigned number, an_role role, unsigned square)
{
    an_color hunter = hunter_of(a);
    unsigned placed = AN_PLACED(role, square), cost = an_cost(a, hunter, number, placed);
    if (cost == AN_FAR || (!a->targets->is_mate && checks_at_once(a, role, square)))
        return;
    a->target.fates[number] = (uint16_t)placed;
    a->target.moves[hunter] = (uint8_t)(a->target.moves[hunter] + cost);
    a->ends.hunter ^= an_bit(square);
    a->guards[a->guard_count++] =
        (an_placed_piece){(uint8_t)number, (uint8_t)square, (uint8_t)role};
    an__place_hunters(a);
    a->guard_count--;
    a->ends.hunter ^= an_bit(square);
    a->target.moves[hunter] = (uint8_t)(a->target.moves[hunter] - cost);
    a->target.fates[number] = AN_FATE_OPEN;
}

/* Returns the squares from which a piece of the hunter attacks a square. */
static an_squares origins(const an_arrangement *a, an_role role, unsigned square)
{
    return attacks(a, a->targets->prey, role, square);
}

typedef struct need {
    enum { BLOCK, PIN, ATTACK } kind;
    unsigned square; /* to block or to attack, or that of the piece to pin */
} need;

/* Returns where a piece of a role meets a need. */
static an_squares places_for(const an_arrangement *a, need n, an_role role)
{
    if (n.kind == BLOCK)
        return an_bit(n.square) & (role == AN_PAWN ? ~(AN_RANK_1 | AN_RANK_8) : ~UINT64_C(0));
    if (n.kind == ATTACK)
        return origins(a, role, n.square);
    bool is_slider = role == AN_BISHOP || role == AN_ROOK || role == AN_QUEEN;
    an_squares line = an__whole_line[a->king][n.square] & ~an__king_attacks[a->king];
    return is_slider ? origins(a, role, n.square) & line : 0;
}

/* Meets a need by one piece that is to end as a piece of `role`. */
static void meet_by(an_arrangement *a, need n, unsigned number, an_role role)
{
    an_squares closed = a->ends.closed | a->ends.prey | a->ends.hunter;
    closed |= role == AN_KING ? a->ends.closed_to_king : 0;
    for (an_squares places = places_for(a, n, role) & ~closed; places != 0;)
        put_guard(a, number, role, an_take_first(&places));
}

static void meet(an_arrangement *a, need n)
{
    const an_targets *targets = a->targets;
    an_color hunter = hunter_of(a);
    for (unsigned i = 0; i < a->root.counts[hunter]; i++) {
        unsigned number = a->root.numbers[hunter][i];
        an_role is = (an_role)targets->roles[number];
        if (a->target.fates[number] != AN_FATE_OPEN)
            continue;
        meet_by(a, n, number, is);
        for (an_role role = AN_KNIGHT; is == AN_PAWN && role <= AN_QUEEN; role++)
            meet_by(a, n, number, role);
    }
}

/* Blocks a flight with a piece of the prey. */
static void block(an_arrangement *a, unsigned square)
{
    const an_targets *targets = a->targets;
    an_color prey = targets->prey;
    for (unsigned i = 0; i < a->root.counts[prey]; i++) {
        unsigned number = a->root.numbers[prey][i];
        an_role is = (an_role)targets->roles[number];
        if (a->target.fates[number] != AN_FATE_OPEN || (a->ends.hunter & an_bit(square)) != 0)
            continue;
        for (an_role role = AN_PAWN; role <= AN_QUEEN; role++) {
            unsigned placed = AN_PLACED(role, square), cost = an_cost(a, prey, number, placed);
            if (cost == AN_FAR || (role == AN_PAWN && (square < 8 || square > 55)) ||
                (role != is && is != AN_PAWN))
                continue;
            a->target.fates[number] = (uint16_t)placed;
            a->target.moves[prey] = (uint8_t)(a->target.moves[prey] + cost);
            a->ends.prey ^= an_bit(square);
            an__place_hunters(a);
            a->ends.prey ^= an_bit(square);
            a->target.moves[prey] = (uint8_t)(a->target.moves[prey] - cost);
            a->target.fates[number] = AN_FATE_OPEN;
        }
    }
}

static void add_target(an_arrangement *a)
{
    an_target_list *list = &a->targets->list;
    void *at = list->at;
    if (list->count == list->max ||
        !an_array_reserve(&at, &list->capacity, list->count, sizeof a->target)) {
        a->is_ended = true;
        return;
    }
    list->at = at;
    list->at[list->count++] = a->target;
}

/* Returns whether a placed piece pins the one on a square. */
static bool is_pinned(const an_arrangement *a, unsigned square)
{
    an_squares line = an__whole_line[a->king][square] & ~an__between[a->king][square];
    for (unsigned i = 0; i < a->guard_count; i++) {
        an_placed_piece guard = a->guards[i];
        bool is_slider = guard.role == AN_BISHOP || guard.role == AN_ROOK || guard.role == AN_QUEEN;
        if (is_slider && (line & an_bit(guard.square)) != 0 &&
            (attacks(a, hunter_of(a), (an_role)guard.role, guard.square) & an_bit(square)) != 0)
            return true;
    }
    return false;
}

void an__place_hunters(an_arrangement *a)
{
    an_squares blocks = a->ends.blocks & ~a->ends.hunter;
    if (!an__arrangement_goes_on(a))
        return;
    if (blocks != 0) {
        meet(a, (need){BLOCK, an_first(blocks)});
        return;
    }
    for (an_squares pinned = a->ends.pinned; pinned != 0;) {
        unsigned square = an_take_first(&pinned);
        if (is_pinned(a, square))
            continue;
        meet(a, (need){PIN, square});
        return;
    }
    an_squares seen = guarded(a);
    an_squares open = an__king_attacks[a->king] & ~a->ends.prey & ~seen;
    if (a->targets->is_mate && (seen & an_bit(a->king)) == 0) {
        meet(a, (need){ATTACK, a->king});
    } else if (open != 0) {
        unsigned flight = an_first(open);
        if (a->targets->is_mate)
            block(a, flight);
        meet(a, (need){ATTACK, flight});
    } else {
        add_target(a);
    }
}
