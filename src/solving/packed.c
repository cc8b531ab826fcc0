/* Positions in 24 bytes. */
#include "packed.h"

/* A man is its role, with one bit more if it is black. Two numbers are left for what else may
 * distinguish men: a rook that may castle, and a pawn that may be captured en passant. */
enum { PASSED_PAWN = 0, CASTLING_ROOK = 7, BLACK_MAN = 8 };

an_packed an__pack(const an_position *p)
{
    an_packed packed = {.occupied = an_occupied(p)};
    unsigned passed = p->en_passant == AN_NO_SQUARE ? AN_NO_SQUARE : p->en_passant ^ 8u;
    unsigned number = 0;
    for (an_squares men = packed.occupied; men != 0; number++) {
        unsigned square = an_take_first(&men);
        unsigned man = an_role_at(p, square);
        if (p->castling & an_bit(square))
            man = CASTLING_ROOK;
        else if (square == passed)
            man = PASSED_PAWN;
        man |= p->color[AN_BLACK] & an_bit(square) ? BLACK_MAN : 0;
        packed.men[number >> 4] |= (uint64_t)man << (number & 15) * 4;
    }
    return packed;
}

static void put_man(an_position *p, unsigned man, unsigned square)
{
    unsigned role = man & 7;
    an_squares bit = an_bit(square);
    if (role == CASTLING_ROOK) {
        role = AN_ROOK;
        p->castling |= bit;
    } else if (role == PASSED_PAWN) {
        role = AN_PAWN;
        p->en_passant = (uint8_t)(square ^ 8u);
    }
    p->role[role] |= bit;
    p->color[man & BLACK_MAN ? AN_BLACK : AN_WHITE] |= bit;
}

an_position an__unpack(const an_packed *packed, const an_position *like, an_color turn)
{
    an_position p = {.move_number = 1,
                     .turn = (uint8_t)turn,
                     .en_passant = AN_NO_SQUARE,
                     .passed_over = AN_NO_SQUARE,
                     .variant = like->variant};
    unsigned number = 0;
    for (an_squares men = packed->occupied; men != 0; number++)
        put_man(&p, packed->men[number >> 4] >> (number & 15) * 4 & 15, an_take_first(&men));
    p.role[AN_NO_ROLE] = packed->occupied;
    p.key = an__position_key(&p);
    return p;
}
