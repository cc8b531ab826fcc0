/* The attack and key tables, printed by tables_make.c at build time. */
#include "attacks.h"

#include "tables.inc"

an_squares an_role_attacks(an_role role, unsigned square, an_squares occupied)
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
