/* From a move on a board to what is to be written of it. */
#ifndef AN_NOTATION_DESCRIBE_H
#define AN_NOTATION_DESCRIBE_H

#include "algnot/notation.h"

/* What a description says beyond the move itself. `needs` holds bits AN_NEEDS_…. */
typedef struct an_san_parts {
    uint8_t role, captured, needs;
} an_san_parts;

an_san_parts an__san_parts_of(const an_position *p, an_move move);

/* Returns what a word says of where its move comes from, as AN_NEEDS_FILE and AN_NEEDS_RANK. */
static inline unsigned an_origin_said(const an_san *san)
{
    return (san->from_file != AN_UNSAID ? AN_NEEDS_FILE : 0u) |
           (san->from_rank != AN_UNSAID ? AN_NEEDS_RANK : 0u);
}

/* Returns true if that is neither too much nor the wrong half: nothing, the whole square, or what
 * the move needs. (What is left out would be ambiguous, which is for others to say.) */
static inline bool an_origin_is_due(unsigned said, unsigned needs)
{
    const unsigned square = AN_NEEDS_FILE | AN_NEEDS_RANK;
    return said == 0 || said == square || said == (needs & square);
}

/* Puts a description together; `sign` is the check that the move gives. */
an_san an__san_from_parts(an_san_parts parts, an_move move, an_check_sign sign, an_color color,
                          an_variant variant);

/* Returns AN_NEEDS_TARGET if the two files of a pawn's capture do not say which capture it is; else
 * 0. */
unsigned an__target_need(const an_position *p, an_move move);

/* an_san_describe for a caller that knows already which check the move gives. */
an_san an__san_described(const an_position *p, an_move move, an_check_sign sign);

/* Returns the least disambiguation of a move of a piece, as bits AN_NEEDS_…. */
unsigned an__disambiguation(const an_position *p, an_role role, an_move move);

#endif
