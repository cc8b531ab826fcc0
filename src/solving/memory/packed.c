/* Positions in 32 bytes. */
#include "packed.h"

static uint64_t key_of_pieces(const an_position *p)
{
    uint64_t key = 0;
    for (an_color color = AN_WHITE; color <= AN_BLACK; color++)
        for (an_role role = AN_PAWN; role <= AN_KING; role++)
            for (an_squares pieces = an_pieces(p, color, role); pieces != 0;)
                key ^= an__keys.piece[color][role][an_take_first(&pieces)];
    return key;
}

an_position an__unpack(const an_packed *packed, const an_position *like, an_color turn)
{
    an_squares ones = packed->ones, twos = packed->twos, fours = packed->fours;
    an_squares occupied = ones | twos | fours, passed = packed->black & ~occupied;
    an_position p = {
        .move_number = 1,
        .turn = (uint8_t)turn,
        .en_passant = AN_NO_SQUARE,
        .passed_over = AN_NO_SQUARE,
        .variant = like->variant,
        .castling = ones & twos & fours,
        .color = {[AN_WHITE] = occupied & ~packed->black, [AN_BLACK] = occupied & packed->black},
        .role = {[AN_NO_ROLE] = occupied,
                 [AN_PAWN] = ones & ~twos & ~fours,
                 [AN_KNIGHT] = twos & ~ones & ~fours,
                 [AN_BISHOP] = ones & twos & ~fours,
                 [AN_ROOK] = fours & ~(ones ^ twos),
                 [AN_QUEEN] = fours & ones & ~twos,
                 [AN_KING] = fours & twos & ~ones}};
    p.key = key_of_pieces(&p) ^ (turn == AN_BLACK ? an__keys.turn : 0);
    for (an_squares rooks = p.castling; rooks != 0;)
        p.key ^= an__keys.castling[an_take_first(&rooks)];
    if (passed != 0) {
        p.en_passant = (uint8_t)an_first(passed);
        p.key ^= an__keys.en_passant_file[an_file_of(p.en_passant)];
    }
    return p;
}
