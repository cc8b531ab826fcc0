/* How many moves a piece needs, at least, to a square: on an empty board. */
#ifndef AN_SOLVING_DISTANCES_H
#define AN_SOLVING_DISTANCES_H

#include <stddef.h>

#include "bytes.h"
#include "position.h"

/* Stands for "never": so small that sums with it fit into a byte, too large for any line. */
enum { AN_FAR = 100 };

/* A role on a square, in one number: AN_PLACED(role, square). */
#define AN_PLACED(role, square) ((unsigned)(role) << 6 | (square))

typedef struct an_distances {
    uint8_t pieces[AN_ROLE_COUNT][64][64];      /* [role][from][to], of all but pawns */
    uint8_t pawns[2][64][64];                   /* [color][from][to] */
    uint8_t promoted[2][AN_ROLE_COUNT][64][64]; /* [color][role][from][to], of a pawn that becomes
                                                   such a piece */
} an_distances;

/* Fills the tables. No pawn captures more often than `root` has pieces for it, and a king castles
 * as far as it has the rights. */
void an__distances_fill(an_distances *distances, const an_position *root);

/* Returns by how many moves, at least, a piece of `role` on a square comes to be a piece of the
 * role `wanted`, for each square; AN_FAR where it never does. Returns NULL if it cannot become one.
 */
static inline const uint8_t *an_distance_row(const an_distances *distances, an_color color,
                                             an_role role, unsigned from, an_role wanted)
{
    if (role != wanted)
        return role == AN_PAWN ? distances->promoted[color][wanted][from] : NULL;
    return role == AN_PAWN ? distances->pawns[color][from] : distances->pieces[role][from];
}

/* Returns the number of moves by which a piece comes from a square to be AN_PLACED as wanted, at
 * least; AN_FAR if it never does. */
static inline unsigned an_distance(const an_distances *distances, an_color color, an_role role,
                                   unsigned from, unsigned placed)
{
    const uint8_t *row = an_distance_row(distances, color, role, from, (an_role)(placed >> 6));
    return row == NULL ? (unsigned)AN_FAR : row[placed & 63];
}

/* Returns the squares whose distance in `row` is at most `most`. */
static inline an_squares an_near(const uint8_t row[64], unsigned most)
{
    an_squares far = 0;
    for (unsigned i = 0; i < 64; i += AN_LANES) {
        an_lanes lanes = an_lanes_at((const char *)row + i);
        far |= (an_squares)an_marked(an_above(lanes, (signed char)most)) << i;
    }
    return ~far;
}

#endif
