/* What each piece attacks: knights, kings and pawns by table, sliders along each line by hyperbola
 * quintessence. */
#ifndef AN_CHESS_ATTACKS_H
#define AN_CHESS_ATTACKS_H

#include "bitboard.h"

enum { AN_FILE_LINE, AN_DIAGONAL, AN_ANTIDIAGONAL, AN_RANK_LINE };

extern const an_squares an__knight_attacks[64];
extern const an_squares an__king_attacks[64];
extern const an_squares an__pawn_attacks[2][64]; /* by color of the pawn */
/* [color][role][target]: the squares from which the piece reaches the target on an empty board;
 * pawns by capturing. [AN_NO_ROLE] has the squares from which pawns step there */
extern const an_squares an__origins[2][AN_ROLE_COUNT][64];
extern const an_squares an__named[81]; /* the full board, 8 files, 8 ranks, 64 single squares */
extern const an_squares an__line_masks[64][4]; /* [square][line]: the other squares of the line */
extern const uint8_t
    an__rank_attacks[64][8]; /* [occupied inner squares of the rank][file of the slider] */
extern const an_squares
    an__between[64][64]; /* the squares strictly between two; none if they are on no common line */
extern const an_squares
    an__whole_line[64][64]; /* the whole line through two squares; none if there is none */

typedef struct an_key_table {
    uint64_t piece[2][7][64]; /* by color, role and square; 0 for AN_NO_ROLE */
    uint64_t castling[64];    /* by square of the rook */
    uint64_t en_passant_file[8];
    uint64_t turn;
} an_key_table;

extern const an_key_table an__keys;

/* Returns what a slider attacks along a file or a diagonal. Subtracting the slider from the
 * occupied squares runs up to the first blocker; the mirrored board gives the other direction. */
static inline an_squares an_line_attacks(unsigned square, unsigned line, an_squares occupied)
{
    an_squares mask = an__line_masks[square][line];
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
    return (an_squares)an__rank_attacks[inner][an_file_of(square)] << shift;
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

/* Returns what a piece other than a pawn attacks from a square. Attacks are symmetric: it is
 * attacked from the same squares. */
static inline an_squares an_role_attacks(an_role role, unsigned square, an_squares occupied)
{
    switch (role) {
    case AN_KNIGHT:
        return an__knight_attacks[square];
    case AN_BISHOP:
        return an_bishop_attacks(square, occupied);
    case AN_ROOK:
        return an_rook_attacks(square, occupied);
    case AN_QUEEN:
        return an_queen_attacks(square, occupied);
    case AN_KING:
        return an__king_attacks[square];
    case AN_NO_ROLE:
    case AN_PAWN:
    case AN_ROLE_COUNT:
        break;
    }
    return 0;
}

#endif
