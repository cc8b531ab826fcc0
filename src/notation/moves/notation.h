/* What the rooms of the notation floor tell each other. */
#ifndef AN_NOTATION_NOTATION_H
#define AN_NOTATION_NOTATION_H

#include "algnot/notation.h"

#include "position.h"

/* UCI and ICCF: squares alone, whatever the language. */
static inline bool an_is_coordinates(const an_notation *notation)
{
    return notation->style == AN_STYLE_UCI || notation->style == AN_STYLE_ICCF;
}

/* What is wrong with a FEN, and at which of its characters, the first being 1. */
static inline void an_finding_take_fault(an_finding *finding, an_fen_fault fault)
{
    finding->reason.detail = (uint8_t)fault.defect;
    finding->number = (uint32_t)fault.offset + 1;
}

/* The squares of an origin as far as it is written. */
static inline an_squares an_origin_squares(const an_san *san)
{
    an_squares squares = ~UINT64_C(0);
    if (san->from_file != AN_UNSAID)
        squares &= an_file_squares(san->from_file);
    if (san->from_rank != AN_UNSAID)
        squares &= an_rank_squares(san->from_rank);
    return squares;
}

static inline bool an_has_origin(const an_san *san)
{
    return san->from_file != AN_UNSAID && san->from_rank != AN_UNSAID;
}

static inline bool an_has_target(const an_san *san)
{
    return san->to_file != AN_UNSAID && san->to_rank != AN_UNSAID;
}

#endif
