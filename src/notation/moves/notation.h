/*
 * What all files of this floor share. A move has five forms on its way through the library:
 *
 *    text        "Cxd5+"   in a notation: a style in a language
 *     |  an__plain_read                          needs the bytes alone
 *    an_plain    32 bits   which letter, which squares; no language yet        (plain.h)
 *     |  an__plain_say                           needs the letters of a language
 *    an_san      a struct  a knight captures on d5; no board yet               (algnot/notation.h)
 *     |  an__san_find                            needs a position
 *    an_move     4 bytes   from f6 to d5                                       (algnot/chess.h)
 *     |  the judge                              needs the game
 *    an_ply      a struct  the move, where it is written, and what surrounds it (algnot/game.h)
 *     |  the scribe                             needs no board any more
 *    an_entry    32 bits   the move and all that writing it needs              (packed_move.h)
 *     |  a template of the notation
 *    text        "Nxd5+"   in another notation
 *
 * A word that is not plain goes from text to an_san by an_san_parse. A move that is written without
 * a game goes from an_move to an_san by an_san_describe, and from there to text by an_san_write.
 */
#ifndef AN_NOTATION_NOTATION_H
#define AN_NOTATION_NOTATION_H

#include "algnot/finding.h"

#include "position.h"

/* Returns whether a notation writes moves by squares alone, as UCI and ICCF do in any language. */
static inline bool an_is_coordinates(const an_notation *notation)
{
    return notation->style == AN_STYLE_UCI || notation->style == AN_STYLE_ICCF;
}

/* Returns what a notation writes by a convention: "O-O" or "0-0", "..." or "…". */
static inline const char *an_chosen(const an_notation *notation, an_convention convention)
{
    return an_convention_choice(convention, notation->choice[convention]);
}

/* Stores the defect of a FEN in a finding, and its place: the number of the character, from 1; or
 * the king that is in check, and from what. */
static inline void an_finding_take_fault(an_finding *finding, an_fen_fault fault)
{
    const an_position *p = &fault.position;
    finding->facts.reason.detail = (uint8_t)fault.defect;
    finding->facts.number = (uint32_t)fault.offset + 1;
    if (fault.defect != AN_FEN_OPPONENT_IN_CHECK)
        return;
    const unsigned king = an_king_square(p, an_opposite((an_color)p->turn));
    const an_squares checkers = an_attackers(p, (an_color)p->turn, king, an_occupied(p));
    finding->position = *p;
    finding->facts.reason.king = (uint8_t)king;
    finding->facts.reason.by = (uint8_t)an_first(checkers);
}

/* Returns the squares from which the move may come, according to the file and rank that are
 * written. */
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
