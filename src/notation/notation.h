/* What the rooms of the notation floor tell each other. */
#ifndef AN_NOTATION_NOTATION_H
#define AN_NOTATION_NOTATION_H

#include "algnot/notation.h"

#include "position.h"

/* UCI and ICCF: squares alone, whatever the language. */
static inline bool an_is_coordinates(const an_notation *notation)
{
    return notation->style == AN_UCI || notation->style == AN_ICCF;
}

/* The letters of an_figurine are the white ones. */
extern const char *const an_black_figurines[AN_ROLES];

/* What is wrong with a FEN, and at which of its characters, the first being 1. */
static inline void an_finding_take_fault(an_finding *finding, an_fen_fault fault)
{
    finding->reason.bar = (uint8_t)fault.defect;
    finding->number = (uint32_t)fault.offset + 1;
}

/* Whether a word is a move in descriptive notation: P-K4, N-KB3, C3FR, PxP. */
bool an_is_descriptive(an_text word);

/* Bytes of such a move whose parts stand apart, at the beginning of a text: "P 4 R", "P to K4"; 0
 * if there is none. */
enum { AN_DESCRIPTIVE_MAX = 16 };
size_t an_parted_descriptive_size(an_text text);

/* Bytes of the letter of a file, in any script. */
size_t an_file_size(an_text text);

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

/* The rook that O-O or O-O-O castles with, if the right is still there, or AN_NO_SQUARE. */
unsigned an_castling_rook_meant(const an_position *p, const an_san *san);

/* The same of e1g1, the king's two squares, and of e1h1, king takes rook: castling where the
 * notation is coordinates. */
unsigned an_castling_rook_by_squares(const an_position *p, const an_san *san);

/* The men of a role that could play what is said if no king were in danger, and the kind of move.
 */
an_squares an_san_origins(const an_position *p, const an_san *san, an_role role, unsigned *kind);

/* an_san_parse for who does not ask what hinders it. */
bool an_san_read(an_san *san, an_text word, const an_notation *notation);

/* an_san_resolve for who does not ask why: false if no legal move, or more than one, is said. */
bool an_san_find(an_move *move, const an_position *position, const an_san *san);

/* "cc6": the step of a pawn, whose file need not be said, may as well be the move of a piece that
 * has this small letter in the language, if there is one: an ambiguous move, with its reason. */
bool an_san_is_doubtful(const an_position *position, const an_san *san, an_move step,
                        const an_language *language, an_reason *reason);

/* Why no legal move says this; fills the squares of a reason that is otherwise empty. */
an_code an_san_refusal(const an_position *p, const an_san *san, an_reason *reason);

/* not-priority-piece: the man that was to move, the one that must, and its moves. */
an_code an_refuse_priority(const an_position *p, an_move move, an_reason *reason);

/* What of a description the move alone does not say: needs AN_NEEDS_… */
typedef struct an_san_parts {
    uint8_t role, captured, needs;
} an_san_parts;

an_san_parts an_san_parts_of(const an_position *p, an_move move);

/* The description put together; sign is the check the move gives. */
an_san an_san_from_parts(an_san_parts parts, an_move move, an_check_sign sign, an_color color,
                         an_variant variant);

/* Whether the two files of a pawn's capture do not say which is meant: AN_NEEDS_TARGET, or 0. */
unsigned an_target_need(const an_position *p, an_move move);

/* an_san_describe for who already knows the check the move gives. */
an_san an_san_described(const an_position *p, an_move move, an_check_sign sign);

/* The least disambiguation of a piece move, as AN_NEEDS_… bits. */
unsigned an_disambiguation(const an_position *p, an_role role, an_move move);

#endif
