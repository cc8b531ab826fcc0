/* Slips of the pen: how far a legal move is from what is written. */
#ifndef AN_GAME_SLIP_H
#define AN_GAME_SLIP_H

#include "algnot/notation.h"

#include "costs.h"

enum { AN_SPELLING_MAX = 16 }; /* characters of a word that are compared */

/* A word that should be a move, and what can be understood of it. */
typedef struct an_written {
    an_text word;
    const an_notation *notation;
    an_san san;
    bool is_parsed;          /* if not, only its characters can be compared */
    bool has_gap;            /* a part of it could not be read: holes.h */
    bool has_strange_letter; /* its piece letter is of another language: no role is known */
    uint8_t elsewhere;    /* what its letter means in English and French: a bit for each an_role */
    uint8_t sign;         /* an_check_sign */
    uint8_t count;        /* of its characters, without signs */
    uint8_t files, ranks; /* those among its characters: a bit for each */
    uint32_t said[AN_SPELLING_MAX];  /* its characters, as what they look like */
    uint32_t small[AN_SPELLING_MAX]; /* the same in small letters */
} an_written;

an_written an__written_read(an_text word, const an_notation *notation);

enum { AN_TOO_FAR = 1000 }; /* the cost of what one slip does not explain */

/* The step that leads from a word to a move, and what it costs with all doubts. */
typedef struct an_slip {
    an_step step;
    unsigned cost;
} an_slip;

/* Returns false, at little cost, if no slip leads from the word to a move that ends on a square;
 * castling ends where its rook stands. */
bool an__slip_may_lead_to(const an_written *written, an_move move);

/*
 * Returns the slip that makes of a legal move, as an_san_describe describes it, the word that is
 * written; AN_STEP_AS_WRITTEN if the word says that move, and a cost of AN_TOO_FAR if one slip does
 * not explain the word. The sign of check is left out: an__slip_doubt_of_check adds it.
 */
an_slip an__slip_between(const an_written *written, const an_san *meant);

/* Returns what is added to the cost of a slip because the sign of check or mate that is written is
 * not that of the move. */
unsigned an__slip_doubt_of_check(const an_written *written, const an_san *meant);

#endif
