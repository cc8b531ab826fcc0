/* What each man attacks, on an empty board by table, along lines by hyperbola quintessence. */
#ifndef AN_CHESS_ATTACKS_H
#define AN_CHESS_ATTACKS_H

#include "bitboard.h"

/* The lines through a square, and the one that is none. A row of masks is a line of the cache. */
enum { AN_FILE_LINE, AN_DIAGONAL, AN_ANTIDIAGONAL, AN_RANK_LINE, AN_NO_LINE, AN_LINES = 8 };

extern const an_squares an_knight_attacks[64];
extern const an_squares an_king_attacks[64];
extern const an_squares an_pawn_attacks[2][64]; /* by color of the pawn */
extern const an_squares an_reach[AN_ROLES][64]; /* on an empty board; of no man and pawns nothing */
extern const an_squares an_line_masks[64][AN_LINES]; /* without the square */
extern const uint8_t an_lines[240]; /* by how far files and ranks are apart: see an_line_to */
extern const uint8_t an_rank_attacks[64][8];   /* by the six inner squares of a rank, by file */
extern const an_squares an_between[64][64];    /* squares strictly between, if on one line */
extern const an_squares an_whole_line[64][64]; /* the whole line through both, if there is one */

typedef struct an_key_table {
    uint64_t man[2][7][64]; /* by color, role (no man: 0) and square */
    uint64_t castling[64];  /* by square of the rook */
    uint64_t en_passant_file[8];
    uint64_t turn;
} an_key_table;

extern const an_key_table an_keys;

/* The squares from one to another in the order of their numbers, without both. */
static inline an_squares an_span(unsigned a, unsigned b)
{
    an_squares span = (~UINT64_C(0) << a) ^ (~UINT64_C(0) << b);
    return span & (span - 1);
}

/* The line from a square to another, without the first; none if they are on no line. On a board of
 * sixteen files the difference of two squares tells how far apart they are. */
static inline an_squares an_line_to(unsigned a, unsigned b)
{
    unsigned wide_a = a + (a & 56), wide_b = b + (b & 56);
    return an_line_masks[a][an_lines[wide_b - wide_a + 119]];
}

/* an_between, for the hot path: out of small tables, which stay in the nearest cache. */
static inline an_squares an_strictly_between(unsigned a, unsigned b)
{
    return an_line_to(a, b) & an_span(a, b);
}

/* Along a file or a diagonal: subtracting the slider from its blockers runs up to the first one;
 * the mirrored board gives the other direction. */
static inline an_squares an_line_attacks(unsigned square, unsigned line, an_squares occupied)
{
    an_squares mask = an_line_masks[square][line];
    an_squares up = occupied & mask;
    an_squares down = an_mirrored(up);
    up -= an_bit(square);
    down -= an_bit(square ^ 56);
    return (up ^ an_mirrored(down)) & mask;
}

static inline an_squares an_rank_line_attacks(unsigned square, an_squares occupied)
{
    unsigned shift = square & 56;
    an_squares inner = occupied >> (shift + 1) & 63;
    return (an_squares)an_rank_attacks[inner][an_file_of(square)] << shift;
}

static inline an_squares an_bishop_attacks(unsigned square, an_squares occupied)
{
    return an_line_attacks(square, AN_DIAGONAL, occupied) |
           an_line_attacks(square, AN_ANTIDIAGONAL, occupied);
}

static inline an_squares an_rook_attacks(unsigned square, an_squares occupied)
{
    return an_line_attacks(square, AN_FILE_LINE, occupied) | an_rank_line_attacks(square, occupied);
}

static inline an_squares an_queen_attacks(unsigned square, an_squares occupied)
{
    return an_bishop_attacks(square, occupied) | an_rook_attacks(square, occupied);
}

/* What a man that is no pawn attacks from a square; a knight from where is a knight to where. */
static inline an_squares an_role_attacks(an_role role, unsigned square, an_squares occupied)
{
    switch (role) {
    case AN_KNIGHT:
        return an_knight_attacks[square];
    case AN_BISHOP:
        return an_bishop_attacks(square, occupied);
    case AN_ROOK:
        return an_rook_attacks(square, occupied);
    case AN_QUEEN:
        return an_queen_attacks(square, occupied);
    case AN_KING:
        return an_king_attacks[square];
    case AN_NO_ROLE:
    case AN_PAWN:
    case AN_ROLES:
        break;
    }
    return 0;
}

#endif
