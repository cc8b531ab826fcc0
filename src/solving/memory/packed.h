/* Positions in 24 bytes, of up to 32 pieces: without the turn, the numbers of moves and the
 * variant.
 */
#ifndef AN_SOLVING_PACKED_H
#define AN_SOLVING_PACKED_H

#include "position.h"

enum { AN_PACKED_MEN_MAX = 32 };

typedef struct an_packed {
    an_squares occupied;
    uint64_t pieces[2]; /* four bits each, in the order of their squares */
} an_packed;

static inline bool an_packed_equal(const an_packed *a, const an_packed *b)
{
    return a->occupied == b->occupied && a->pieces[0] == b->pieces[0] &&
           a->pieces[1] == b->pieces[1];
}

/* The position must have at most AN_PACKED_MEN_MAX pieces. */
an_packed an__pack(const an_position *p);

/* Returns the position, with its key. The turn and the variant are those of `like`. */
an_position an__unpack(const an_packed *packed, const an_position *like, an_color turn);

#endif
