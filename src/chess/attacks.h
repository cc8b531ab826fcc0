/* What each piece attacks, on an empty board by table, along lines by hyperbola quintessence. */
#ifndef AN_CHESS_ATTACKS_H
#define AN_CHESS_ATTACKS_H

#include "bitboard.h"

enum { AN_FILE_LINE, AN_DIAGONAL, AN_ANTIDIAGONAL, AN_RANK_LINE };

extern const an_squares an_knight_attacks[64];
extern const an_squares an_king_attacks[64];
extern const an_squares an_pawn_attacks[2][64]; /* by color of the pawn */
/* from where a piece comes to a square on an empty board, by its color and role: a pawn by taking;
 * [AN_NO_ROLE] has the steps of pawns */
extern const an_squares an_origins[2][AN_ROLE_COUNT][64];
extern const an_squares an_named[81];          /* all squares, eight files, eight ranks, squares */
extern const an_squares an_line_masks[64][4];  /* the line through a square, without the square */
extern const uint8_t an_rank_attacks[64][8];   /* by the six inner squares of a rank, by file */
extern const an_squares an_between[64][64];    /* squares strictly between, if on one line */
extern const an_squares an_whole_line[64][64]; /* the whole line through both, if there is one */

typedef struct an_key_table {
    uint64_t piece[2][7][64]; /* by color, role (no piece: 0) and square */
    uint64_t castling[64];    /* by square of the rook */
    uint64_t en_passant_file[8];
    uint64_t turn;
} an_key_table;

extern const an_key_table an_keys;

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

/* What a piece that is no pawn attacks from a square; a knight from where is a knight to where. */
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
    case AN_ROLE_COUNT:
        break;
    }
    return 0;
}

#endif
