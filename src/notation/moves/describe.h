/* From a move on a board to a description of what is to be written. */
#ifndef AN_NOTATION_DESCRIBE_H
#define AN_NOTATION_DESCRIBE_H

#include "algnot/notation.h"

/* The parts of a description that the move alone does not tell. `needs` is a set of bits
 * AN_NEEDS_…. */
typedef struct an_san_parts {
    uint8_t role, captured, needs;
} an_san_parts;

/* Returns the role, the captured piece and the disambiguation of a move. */
an_san_parts an__san_parts_of(const an_position *p, an_move move);

/* Returns which parts of the origin a word gives, as bits AN_NEEDS_FILE and AN_NEEDS_RANK. */
static inline unsigned an_origin_said(const an_san *san)
{
    return (san->from_file != AN_UNSAID ? AN_NEEDS_FILE : 0u) |
           (san->from_rank != AN_UNSAID ? AN_NEEDS_RANK : 0u);
}

/* Returns true if the origin is written neither too long nor by the wrong half: `said` is nothing,
 * the whole square, or what the move needs. Writing nothing may be ambiguous; other functions
 * report that. */
static inline bool an_origin_is_due(unsigned said, unsigned needs)
{
    const unsigned square = AN_NEEDS_FILE | AN_NEEDS_RANK;
    return said == 0 || said == square || said == (needs & square);
}

/* Returns a description composed of `parts` and `move`; `sign` is the check that the move gives. */
an_san an__san_from_parts(an_san_parts parts, an_move move, an_check_sign sign, an_color color,
                          an_variant variant);

/* Returns AN_NEEDS_TARGET if the two files of a pawn's capture do not tell it from another capture;
 * else 0. */
unsigned an__target_need(const an_position *p, an_move move);

/* Returns what an_san_describe returns, for a caller that already knows which check the move
 * gives. */
an_san an__san_described(const an_position *p, an_move move, an_check_sign sign);

/* Returns the least disambiguation that a move of a piece needs, as bits AN_NEEDS_…. */
unsigned an__disambiguation(const an_position *p, an_role role, an_move move);

#endif
