/* Positions in 24 bytes. */
#include "packed.h"

/* A piece is the number of its role, and one bit more if it is black. Two numbers are left for what
 * else may distinguish pieces: a rook that may castle, and a pawn that may be captured en passant.
 */
enum { PASSED_PAWN = 0, CASTLING_ROOK = 7 };

/* The bits of the pieces's numbers: a set of squares for each. */
typedef struct man_bits {
    an_squares ones, twos, fours, black;
} man_bits;

static man_bits bits_of(const an_position *p)
{
    man_bits bits = {.ones = p->role[AN_PAWN] | p->role[AN_BISHOP] | p->role[AN_QUEEN],
                     .twos = p->role[AN_KNIGHT] | p->role[AN_BISHOP] | p->role[AN_KING],
                     .fours = p->role[AN_ROOK] | p->role[AN_QUEEN] | p->role[AN_KING],
                     .black = p->color[AN_BLACK]};
    bits.ones |= p->castling;
    bits.twos |= p->castling;
    if (p->en_passant != AN_NO_SQUARE)
        bits.ones ^= an_bit(p->en_passant ^ 8u);
    return bits;
}

an_packed an__pack(const an_position *p)
{
    an_packed packed = {.occupied = an_occupied(p)};
    man_bits bits = bits_of(p);
    unsigned number = 0;
    for (an_squares pieces = packed.occupied; pieces != 0; number++) {
        unsigned square = an_take_first(&pieces);
        uint64_t piece = (bits.ones >> square & 1) | (bits.twos >> square & 1) << 1 |
                         (bits.fours >> square & 1) << 2 | (bits.black >> square & 1) << 3;
        packed.pieces[number >> 4] |= piece << (number & 15) * 4;
    }
    return packed;
}

/* By number of a piece, but for its color. */
static const uint8_t roles[8] = {
    [PASSED_PAWN] = AN_PAWN, [AN_PAWN] = AN_PAWN,       [AN_KNIGHT] = AN_KNIGHT,
    [AN_BISHOP] = AN_BISHOP, [AN_ROOK] = AN_ROOK,       [AN_QUEEN] = AN_QUEEN,
    [AN_KING] = AN_KING,     [CASTLING_ROOK] = AN_ROOK,
};

static void add_rights(an_position *p, unsigned number, unsigned square)
{
    if (number == CASTLING_ROOK) {
        p->castling |= an_bit(square);
        p->key ^= an__keys.castling[square];
    } else {
        p->en_passant = (uint8_t)(square ^ 8u);
        p->key ^= an__keys.en_passant_file[an_file_of(square)];
    }
}

an_position an__unpack(const an_packed *packed, const an_position *like, an_color turn)
{
    an_position p = {.move_number = 1,
                     .turn = (uint8_t)turn,
                     .en_passant = AN_NO_SQUARE,
                     .passed_over = AN_NO_SQUARE,
                     .variant = like->variant,
                     .key = turn == AN_BLACK ? an__keys.turn : 0};
    unsigned number = 0;
    for (an_squares pieces = packed->occupied; pieces != 0; number++) {
        unsigned square = an_take_first(&pieces);
        unsigned piece = packed->pieces[number >> 4] >> (number & 15) * 4 & 15;
        unsigned role = roles[piece & 7];
        p.role[role] |= an_bit(square);
        p.color[piece >> 3] |= an_bit(square);
        p.key ^= an__keys.piece[piece >> 3][role][square];
        if ((piece & 7) == CASTLING_ROOK || (piece & 7) == PASSED_PAWN)
            add_rights(&p, piece & 7, square);
    }
    p.role[AN_NO_ROLE] = packed->occupied;
    return p;
}
