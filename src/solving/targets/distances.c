/* How many moves a piece needs, at least, to a square: on an empty board. */
#include "distances.h"

#include <string.h>

/* Fills the distances from a square ring by ring. */
static void fill_piece(uint8_t *row, an_role role, unsigned from)
{
    an_squares reached = an_bit(from), ring = reached;
    memset(row, AN_FAR, 64);
    for (uint8_t moves = 0; ring != 0; moves++) {
        an_squares next = 0;
        while (ring != 0) {
            unsigned square = an_take_first(&ring);
            row[square] = moves;
            next |= an__origins[AN_WHITE][role][square];
        }
        ring = next & ~reached;
        reached |= ring;
    }
}

/* Returns how many moves a pawn needs with at most `captures` captures; AN_FAR if it never gets
 * there. A double step goes straight. */
static uint8_t pawn_moves(an_color color, unsigned from, unsigned to, unsigned captures)
{
    unsigned row = color == AN_WHITE ? an_rank_of(from) : 7 - an_rank_of(from);
    unsigned last = color == AN_WHITE ? an_rank_of(to) : 7 - an_rank_of(to);
    unsigned aside = an_file_of(from) > an_file_of(to) ? an_file_of(from) - an_file_of(to)
                                                       : an_file_of(to) - an_file_of(from);
    if (last < row || last - row < aside || aside > captures)
        return AN_FAR;
    unsigned ranks = last - row;
    return (uint8_t)(ranks - (row == 1 && ranks >= aside + 2));
}

static void fill_pawn(an_distances *distances, an_color color, unsigned from, unsigned captures)
{
    an_squares last = color == AN_WHITE ? AN_RANK_8 : AN_RANK_1;
    for (unsigned to = 0; to < 64; to++)
        distances->pawns[color][from][to] = pawn_moves(color, from, to, captures);
    while (last != 0) {
        unsigned square = an_take_first(&last), moves = distances->pawns[color][from][square];
        for (an_role role = AN_KNIGHT; role <= AN_QUEEN && moves < AN_FAR; role++)
            for (unsigned to = 0; to < 64; to++) {
                uint8_t *least = &distances->promoted[color][role][from][to];
                unsigned sum = moves + distances->pieces[role][square][to];
                *least = sum < *least ? (uint8_t)sum : *least;
            }
    }
}

void an__distances_fill(an_distances *distances, const an_position *root)
{
    memset(distances, AN_FAR, sizeof *distances);
    for (an_role role = AN_KNIGHT; role <= AN_KING; role++)
        for (unsigned from = 0; from < 64; from++)
            fill_piece(distances->pieces[role][from], role, from);
    for (unsigned color = 0; color < 2; color++)
        for (unsigned from = 8; from < 56; from++) {
            an_squares prey = root->color[1 - color] & ~root->role[AN_KING];
            fill_pawn(distances, (an_color)color, from, an_count(prey));
        }
}
