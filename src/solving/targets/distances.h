/* How many moves a piece needs, at least, to a square: on an empty board. */
#ifndef AN_SOLVING_DISTANCES_H
#define AN_SOLVING_DISTANCES_H

#include "position.h"

/* What stands for "never"; less than the greatest number of a byte, so that sums show it. */
enum { AN_FAR = 100 };

/* A role on a square, in one number: AN_PLACED(role, square). */
#define AN_PLACED(role, square) ((unsigned)(role) << 6 | (square))

typedef struct an_distances {
    uint8_t pieces[AN_ROLE_COUNT][64][64];      /* [role][from][to], of all but pawns */
    uint8_t pawns[2][64][64];                   /* [color][from][to] */
    uint8_t promoted[2][AN_ROLE_COUNT][64][64]; /* [color][role][from][to], of a pawn that becomes
                                                   such a piece */
} an_distances;

/* Fills the tables. No pawn captures more often than `root` has pieces for it. */
void an__distances_fill(an_distances *distances, const an_position *root);

/* Returns the number of moves by which a piece comes from a square to be AN_PLACED as wanted, at
 * least; AN_FAR if it never does. */
static inline unsigned an_distance(const an_distances *distances, an_color color, an_role role,
                                   unsigned from, unsigned placed)
{
    unsigned to = placed & 63, wanted = placed >> 6;
    if (role == wanted)
        return role == AN_PAWN ? distances->pawns[color][from][to]
                               : distances->pieces[role][from][to];
    return role == AN_PAWN ? distances->promoted[color][wanted][from][to] : AN_FAR;
}

#endif
