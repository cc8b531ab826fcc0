/*
 * Whether a side could be mated or stalemated by the other one's next move.
 *
 * A king that is mated or stalemated has no flight: every square beside it is guarded, or blocked
 * by a piece of its own. A mated king is in check, too. One move brings one piece of the hunter to
 * a new square, from which it must guard all that the others do not.
 *
 * In a stalemate no other piece can move either. One move stops two at most: it captures or blocks
 * one, and pins another.
 */
#include "prospect.h"

/* Where pawns may go, whatever stands there. */
static an_squares pawn_reach(an_squares pawns, an_color color)
{
    an_squares beside = (pawns & ~AN_FILE_A) >> 1 | (pawns & ~AN_FILE_H) << 1 | pawns;
    return color == AN_WHITE ? beside << 8 | (pawns << 16 & AN_RANK_3 << 8)
                             : beside >> 8 | (pawns >> 16 & AN_RANK_6 >> 8);
}

static an_squares pawn_guards(an_squares pawns, an_color color)
{
    an_squares beside = (pawns & ~AN_FILE_A) >> 1 | (pawns & ~AN_FILE_H) << 1;
    return color == AN_WHITE ? beside << 8 : beside >> 8;
}

/* Adds what the sliders of the hunter guard and reach when the pieces on `gone` have left. Their
 * lines go on behind the hunted king; guarded lines also behind the hunter's own pieces, which may
 * move away. */
static void add_sliders(const an_position *p, an_color hunter, an_squares gone, an_outlook *outlook)
{
    an_squares prey = p->color[an_opposite(hunter)] & ~p->role[AN_KING] & ~gone;
    an_squares occupied = prey | p->color[hunter];
    for (an_role role = AN_BISHOP; role <= AN_QUEEN; role++)
        for (an_squares pieces = an_pieces(p, hunter, role); pieces != 0;) {
            unsigned square = an_take_first(&pieces);
            outlook->guarded |= an_role_attacks(role, square, prey);
            outlook->reach[role] |= an_role_attacks(role, square, occupied);
        }
}

/* How many free pieces one move can stop at most; with castling or en passant it is one more. */
enum { STOPPED_BY_A_MOVE = 2 };

/* Returns the pieces of a color, without its king, that can move, and are on no line from it to a
 * slider of the other side. */
static an_squares free_pieces(const an_position *p, an_color color)
{
    an_squares ours = p->color[color], sliders = an_sliders(p) & p->color[an_opposite(color)];
    unsigned king = an_king_square_if_any(p, color);
    an_squares pawns = an_pieces(p, color, AN_PAWN), empty = ~an_occupied(p);
    an_squares free = color == AN_WHITE ? pawns & empty >> 8 : pawns & empty << 8;
    for (an_squares pieces = ours & ~pawns & ~p->role[AN_KING]; pieces != 0;) {
        unsigned square = an_take_first(&pieces);
        an_role role = an_role_at(p, square);
        an_squares steps = an__origins[color][role][square];
        if (role != AN_KNIGHT)
            steps &= an__king_attacks[square];
        free |= steps & ~ours ? an_bit(square) : 0;
    }
    for (an_squares pieces = sliders != 0 && an_has_king(p, color) ? free : 0; pieces != 0;) {
        unsigned square = an_take_first(&pieces);
        if (an__whole_line[king][square] & sliders)
            free ^= an_bit(square);
    }
    return free;
}

bool an__may_stalemate(const an_position *p)
{
    an_color us = (an_color)p->turn;
    bool is_special = (p->castling & p->color[us]) != 0 || p->en_passant != AN_NO_SQUARE;
    return an_count(free_pieces(p, an_opposite(us))) <= STOPPED_BY_A_MOVE + (unsigned)is_special;
}

static void add_leapers(const an_position *p, an_color hunter, an_outlook *outlook)
{
    an_squares pawns = an_pieces(p, hunter, AN_PAWN), knights = 0;
    an_squares steps = pawn_reach(pawns, hunter), last = steps & (AN_RANK_1 | AN_RANK_8);
    for (an_squares pieces = an_pieces(p, hunter, AN_KNIGHT); pieces != 0;)
        knights |= an__knight_attacks[an_take_first(&pieces)];
    for (an_role role = AN_KNIGHT; role <= AN_QUEEN; role++)
        outlook->reach[role] = last;
    outlook->reach[AN_PAWN] = steps;
    outlook->reach[AN_KNIGHT] |= knights;
    if (an_has_king(p, hunter))
        outlook->reach[AN_KING] = an__king_attacks[an_king_square_if_any(p, hunter)];
    outlook->guarded = knights | pawn_guards(pawns, hunter) | outlook->reach[AN_KING];
}

an_prospect an__prospect_of(const an_position *p, an_goal goal)
{
    an_color us = (an_color)p->turn, hunter = an_opposite(us);
    an_prospect prospect = {.usual.from = AN_NO_SQUARE, .last.from = AN_NO_SQUARE};
    prospect.goal = (uint8_t)goal;
    prospect.is_blind =
        (p->castling & p->color[hunter]) != 0 || goal == AN_GOAL_CHECK || !an_has_king(p, us);
    add_leapers(p, hunter, &prospect.outlook);
    add_sliders(p, hunter, 0, &prospect.outlook);
    if (goal != AN_GOAL_MATE)
        prospect.free = free_pieces(p, us);
    return prospect;
}

an_outlook an__outlook_of_open_lines(const an_position *p)
{
    an_color hunter = an_opposite((an_color)p->turn);
    an_outlook outlook = {0};
    add_leapers(p, hunter, &outlook);
    for (an_role role = AN_BISHOP; role <= AN_QUEEN; role++)
        for (an_squares pieces = an_pieces(p, hunter, role); pieces != 0;) {
            an_squares line = an__origins[hunter][role][an_take_first(&pieces)];
            outlook.reach[role] |= line;
            outlook.guarded |= line;
        }
    return outlook;
}

/* Returns where a piece of the hunted side may go so that one piece of the hunter can then guard
 * all other `flights`, and attack the king if `king` is not empty: all squares, none, or some of
 * the flights. A king gives no check. */
static an_squares targets_for(const an_outlook *outlook, an_color hunter, an_squares flights,
                              an_squares king)
{
    an_role last = king != 0 ? AN_QUEEN : AN_KING;
    an_squares targets = 0;
    for (an_role role = AN_PAWN; role <= last; role++) {
        const an_squares *origins = an__origins[hunter][role];
        an_squares places = outlook->reach[role], lacking_one = 0;
        if (king != 0)
            places &= origins[an_first(king)];
        for (an_squares rest = flights; rest != 0 && (places | lacking_one) != 0;) {
            an_squares from = origins[an_take_first(&rest)];
            lacking_one = (lacking_one & from) | (places & ~from);
            places &= from;
        }
        if (places != 0)
            return ~UINT64_C(0);
        for (an_squares rest = lacking_one != 0 ? flights & ~targets : 0; rest != 0;) {
            unsigned flight = an_take_first(&rest);
            targets |= lacking_one & ~origins[flight] ? an_bit(flight) : 0;
        }
    }
    return targets;
}

/* Returns what targets_for does, for a king on the square `king` and his own `pieces`. */
static an_squares targets_around(const an_prospect *prospect, const an_outlook *outlook,
                                 an_color hunter, unsigned king, an_squares pieces)
{
    an_squares flights = an__king_attacks[king] & ~pieces & ~outlook->guarded;
    an_squares attacked = prospect->goal == AN_GOAL_MATE ? an_bit(king) & ~outlook->guarded : 0;
    if ((flights | attacked) == 0)
        return ~UINT64_C(0);
    return targets_for(outlook, hunter, flights, attacked);
}

/* Returns where a piece on a square may go so that the goal may be reached. */
static an_squares targets_from(const an_position *p, an_prospect *prospect, unsigned from)
{
    an_color us = (an_color)p->turn, hunter = an_opposite(us);
    unsigned king = an_king_square_if_any(p, us);
    bool opens_lines = (prospect->outlook.guarded & an_bit(from)) != 0;
    bool is_usual = !opens_lines && (an__king_attacks[king] & an_bit(from)) == 0;
    an_departure *departure = is_usual ? &prospect->usual : &prospect->last;
    if (departure->from == from || (is_usual && departure->from != AN_NO_SQUARE))
        return departure->targets;
    an_squares others = p->color[us] & ~an_bit(from);
    an_outlook opened = prospect->outlook;
    if (opens_lines)
        add_sliders(p, hunter, an_bit(from), &opened);
    departure->from = (uint8_t)from;
    departure->targets = targets_around(prospect, &opened, hunter, king, others);
    return departure->targets;
}

/* Returns whether after `move` more pieces are free than the hunter's move can stop. Pieces near
 * its target, which it may block, do not count. */
static bool leaves_free_pieces(const an_prospect *prospect, an_move move)
{
    an_squares near = an__king_attacks[move.to] | an__knight_attacks[move.to] | an_bit(move.from);
    return an_count(prospect->free & ~near) > STOPPED_BY_A_MOVE;
}

/* Returns whether the hunted king may be mated or stalemated where he goes. */
static bool may_be_reached_at(const an_position *p, const an_prospect *prospect, unsigned king)
{
    an_color us = (an_color)p->turn;
    an_squares pieces = p->color[us] & ~p->role[AN_KING];
    return targets_around(prospect, &prospect->outlook, an_opposite(us), king, pieces) ==
           ~UINT64_C(0);
}

bool an__may_be_reached_after(const an_position *p, an_prospect *prospect, an_move move)
{
    an_color us = (an_color)p->turn, hunter = an_opposite(us);
    bool moves_king = move.from == an_king_square_if_any(p, us);
    bool is_usual = move.kind == AN_ORDINARY ||
                    (move.kind == AN_DOUBLE_STEP && an_pieces(p, hunter, AN_PAWN) == 0);
    if (prospect->is_blind || !is_usual)
        return true;
    if (moves_king)
        return may_be_reached_at(p, prospect, move.to);
    if (prospect->goal != AN_GOAL_MATE && leaves_free_pieces(prospect, move))
        return false;
    return (targets_from(p, prospect, move.from) & an_bit(move.to)) != 0;
}

an_squares an__hopeful_pieces(const an_position *p, an_prospect *prospect)
{
    const an_outlook *outlook = &prospect->outlook;
    an_color us = (an_color)p->turn, hunter = an_opposite(us);
    an_squares ours = p->color[us], king = an_pieces(p, us, AN_KING);
    bool is_pawn_special = p->en_passant != AN_NO_SQUARE || an_pieces(p, hunter, AN_PAWN) != 0;
    an_squares special = is_pawn_special ? p->role[AN_PAWN] : 0;
    unsigned square = an_king_square_if_any(p, us);
    if (prospect->is_blind || targets_around(prospect, outlook, hunter, square, ours) != 0)
        return ours;
    return ours & (king | outlook->guarded | special);
}
