/* The number of legal moves. Where the machine has vectors of four numbers, sliders move in sets:
 * all at once, in four directions side by side, without a loop over pieces. */
#include "movegen.h"

#include "special_moves.h"

/* No number of moves: the side is in check, which is left to the lists. */
#define IS_IN_CHECK SIZE_MAX

#ifdef AN_IS_WIDE_BY_MACHINE

/* Sets of squares for the four lines of attacks.h, in the direction of rising and of falling
 * squares. */
typedef struct ways {
    an_four up, down;
} ways;

/* By how many squares a step leads along each line, and where it may end: elsewhere it has left the
 * board and come in from the other side. */
static const an_four line_step = {8, 9, 7, 1};
static const ways line_ends = {{~UINT64_C(0), ~AN_FILE_A, ~AN_FILE_H, ~AN_FILE_A},
                               {~UINT64_C(0), ~AN_FILE_H, ~AN_FILE_A, ~AN_FILE_H}};

AN_WIDE_BY_MACHINE static AN_INLINED an_four each(an_squares squares)
{
    return (an_four){squares, squares, squares, squares};
}

AN_WIDE_BY_MACHINE static AN_INLINED an_squares united(an_four sets)
{
    return (sets[0] | sets[1]) | (sets[2] | sets[3]);
}

AN_WIDE_BY_MACHINE static AN_INLINED size_t count_of(an_four sets)
{
    return an_bit_count_by_machine(sets[0]) + an_bit_count_by_machine(sets[1]) +
           an_bit_count_by_machine(sets[2]) + an_bit_count_by_machine(sets[3]);
}

/* The empty squares that a slider may end on after one step, two steps or four over empty squares.
 */
typedef struct crossings {
    ways one, two, four;
} crossings;

AN_WIDE_BY_MACHINE static AN_INLINED crossings crossings_of(an_squares empty)
{
    crossings open;
    open.one.up = each(empty) & line_ends.up;
    open.one.down = each(empty) & line_ends.down;
    open.two.up = open.one.up & open.one.up << line_step;
    open.two.down = open.one.down & open.one.down >> line_step;
    open.four.up = open.two.up & open.two.up << 2 * line_step;
    open.four.down = open.two.down & open.two.down >> 2 * line_step;
    return open;
}

/* Returns what sliders attack in each direction. Each square is attacked by one slider at most,
 * because a slider stops at the next one. */
AN_WIDE_BY_MACHINE static AN_INLINED ways slides(an_four sliders, const crossings *open)
{
    an_four up = sliders, down = sliders;
    up |= up << line_step & open->one.up;
    down |= down >> line_step & open->one.down;
    up |= up << 2 * line_step & open->two.up;
    down |= down >> 2 * line_step & open->two.down;
    up |= up << 4 * line_step & open->four.up;
    down |= down >> 4 * line_step & open->four.down;
    return (ways){up << line_step & line_ends.up, down >> line_step & line_ends.down};
}

/* Returns the sliding pieces of a color by the lines on which they move. */
AN_WIDE_BY_MACHINE static AN_INLINED an_four sliders_of(const an_position *p, an_color color)
{
    an_squares straight = (p->role[AN_ROOK] | p->role[AN_QUEEN]) & p->color[color];
    an_squares oblique = (p->role[AN_BISHOP] | p->role[AN_QUEEN]) & p->color[color];
    return (an_four){straight, oblique, oblique, straight};
}

AN_WIDE_BY_MACHINE static AN_INLINED an_squares toward(an_color us, an_squares squares, int step)
{
    return us == AN_WHITE ? squares << step : squares >> step;
}

/* `free` are the pieces that may leave on each line. */
AN_WIDE_BY_MACHINE static AN_INLINED size_t pawn_moves(const an_position *p, an_color us,
                                                       an_four free)
{
    an_squares empty = ~an_occupied(p), theirs = p->color[an_opposite(us)];
    an_squares pawns = an_pieces(p, us, AN_PAWN);
    an_squares to_west = us == AN_WHITE ? free[AN_ANTIDIAGONAL] : free[AN_DIAGONAL];
    an_squares to_east = us == AN_WHITE ? free[AN_DIAGONAL] : free[AN_ANTIDIAGONAL];
    an_squares single = toward(us, pawns & free[AN_FILE_LINE], 8) & empty;
    an_squares pair = toward(us, single & (us == AN_WHITE ? AN_RANK_3 : AN_RANK_6), 8) & empty;
    an_squares west = toward(us, pawns & to_west & ~AN_FILE_A, us == AN_WHITE ? 7 : 9) & theirs;
    an_squares east = toward(us, pawns & to_east & ~AN_FILE_H, us == AN_WHITE ? 9 : 7) & theirs;
    size_t count = count_of((an_four){single, pair, west, east});
    const an_squares last = AN_RANK_1 | AN_RANK_8;
    if ((single | west | east) & last)
        count += 3 * count_of((an_four){single, 0, west, east} & each(last));
    return count;
}

AN_WIDE_BY_MACHINE static AN_INLINED size_t castlings(const an_position *p, an_color us,
                                                      an_squares attacked)
{
    size_t count = 0;
    for (an_squares rooks = p->castling & p->color[us]; rooks;)
        count += an_may_castle(p, an_king_square(p, us), an_take_first(&rooks), attacked);
    return count;
}

/* Returns what pieces other than sliders attack. */
AN_WIDE_BY_MACHINE static AN_INLINED an_squares attacked_near(const an_position *p, an_color color)
{
    an_squares pawns = an_pieces(p, color, AN_PAWN);
    an_squares attacked = toward(color, pawns & ~AN_FILE_A, color == AN_WHITE ? 7 : 9) |
                          toward(color, pawns & ~AN_FILE_H, color == AN_WHITE ? 9 : 7) |
                          an__king_attacks[an_king_square(p, color)];
    for (an_squares knights = an_pieces(p, color, AN_KNIGHT); knights;)
        attacked |= an__knight_attacks[an_take_first(&knights)];
    return attacked;
}

AN_WIDE_BY_MACHINE static AN_INLINED size_t knight_moves(an_squares knights, an_squares targets)
{
    size_t count = 0;
    while (knights)
        count += an_bit_count_by_machine(an__knight_attacks[an_take_first(&knights)] & targets);
    return count;
}

/* Returns the pieces of `us` that may leave on each line. One that is pinned may do so on the line
 * of its pin alone: there a line from the king meets what a slider attacks toward him. */
AN_WIDE_BY_MACHINE static AN_INLINED an_four free_pieces(const an_position *p, an_color us,
                                                         ways theirs, const crossings *open)
{
    unsigned king = an_king_square(p, us);
    an_four all = each(p->color[us]), snipers = sliders_of(p, an_opposite(us));
    if (!(an__origins[us][AN_ROOK][king] & snipers[AN_FILE_LINE]) &&
        !(an__origins[us][AN_BISHOP][king] & snipers[AN_DIAGONAL]))
        return all;
    ways rays = slides(each(an_bit(king)), open);
    an_four pinned = ((rays.up & theirs.down) | (rays.down & theirs.up)) & all;
    return pinned | (all & each(~united(pinned)));
}

/* Returns the number of moves, or IS_IN_CHECK. */
AN_WIDE_BY_MACHINE static AN_INLINED size_t moves_of(const an_position *p, an_color us)
{
    an_color them = an_opposite(us);
    an_squares king = an_pieces(p, us, AN_KING), targets = ~p->color[us];
    crossings open = crossings_of(~an_occupied(p));
    ways theirs = slides(sliders_of(p, them), &open);
    an_squares attacked = united(theirs.up | theirs.down) | attacked_near(p, them);
    if (king & attacked)
        return IS_IN_CHECK;
    an_four free = free_pieces(p, us, theirs, &open);
    an_squares unpinned = free[0] & free[1] & free[2] & free[3];
    ways slid = slides(sliders_of(p, us) & free, &open);
    size_t count = count_of(slid.up & each(targets)) + count_of(slid.down & each(targets)) +
                   knight_moves(p->role[AN_KNIGHT] & unpinned, targets) +
                   an_bit_count_by_machine(an__king_attacks[an_first(king)] & targets & ~attacked) +
                   pawn_moves(p, us, free);
    if (p->castling & p->color[us])
        count += castlings(p, us, attacked);
    if (p->en_passant != AN_NO_SQUARE)
        count += an_bit_count_by_machine(an_en_passant_takers(p, us, ~UINT64_C(0)));
    return count;
}

AN_WIDE_BY_MACHINE static size_t count_in_sets(const an_position *p)
{
    return p->turn == AN_WHITE ? moves_of(p, AN_WHITE) : moves_of(p, AN_BLACK);
}

#else

static size_t count_in_sets(const an_position *p)
{
    (void)p;
    return IS_IN_CHECK;
}

#endif

size_t an__moves_count(const an_position *p)
{
    size_t count = IS_IN_CHECK;
    if (an_machine_is_wide() && an_has_king(p, AN_WHITE) && an_has_king(p, AN_BLACK))
        count = count_in_sets(p);
    return count != IS_IN_CHECK ? count : an__moves_from(p, ~UINT64_C(0), NULL);
}
