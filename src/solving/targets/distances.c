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

/* Adds a step from one square to another, which costs so many moves. */
static void add_step(uint8_t rows[64][64], unsigned from, unsigned to, unsigned cost)
{
    for (unsigned start = 0; start < 64; start++)
        for (unsigned end = 0; end < 64; end++) {
            unsigned sum = rows[start][from] + cost + rows[to][end];
            rows[start][end] = sum < rows[start][end] ? (uint8_t)sum : rows[start][end];
        }
}

/* Adds the steps of castling: the move is the king's, the rook comes along for nothing. Any other
 * king or rook on these squares is taken for one that castles, too. */
static void add_castling(an_distances *distances, const an_position *root)
{
    for (an_squares rooks = root->castling; rooks != 0;) {
        unsigned rook = an_take_first(&rooks);
        an_color color = root->color[AN_WHITE] & an_bit(rook) ? AN_WHITE : AN_BLACK;
        unsigned king = an_king_square_if_any(root, color);
        add_step(distances->pieces[AN_KING], king, an_castling_king_target(king, rook), 1);
        add_step(distances->pieces[AN_ROOK], rook, an_castling_rook_target(king, rook), 0);
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
    add_castling(distances, root);
    for (unsigned color = 0; color < 2; color++)
        for (unsigned from = 8; from < 56; from++) {
            an_squares prey = root->color[1 - color] & ~root->role[AN_KING];
            fill_pawn(distances, (an_color)color, from, an_count(prey));
        }
}
