/* Slips of the pen: how far a legal move is from what is written. */
#ifndef AN_GAME_SLIP_H
#define AN_GAME_SLIP_H

#include "algnot/notation.h"

#include "costs.h"

enum { AN_SPELLING_MAX = 16 }; /* the most characters of a word that are compared */

/* A word that should be a move, and what can be understood of it. */
typedef struct an_written {
    an_text word;
    const an_notation *notation;
    an_san san;
    bool is_parsed; /* `san` is set; otherwise only the characters can be compared */
    bool has_gap;   /* a part of it is illegible (holes.h) */
    /* its piece letter belongs to another language, so its role is unknown */
    bool has_strange_letter;
    /* what its piece letter means in English and French: a bit for each an_role */
    uint8_t elsewhere;
    uint8_t sign;         /* an_check_sign */
    uint8_t count;        /* how many characters it has, without signs */
    uint8_t files, ranks; /* the files and ranks among its characters: a bit for each */
    /* its characters, with look-alikes replaced by what they look like */
    uint32_t said[AN_SPELLING_MAX];
    uint32_t small[AN_SPELLING_MAX]; /* the same in small letters */
} an_written;

/* Returns what can be understood of `word`. The result points to `word` and `notation`, which must
 * outlive it. */
an_written an__written_read(an_text word, const an_notation *notation);

enum { AN_TOO_FAR = 1000 }; /* the cost of what a single slip cannot explain */

/* The step that leads from a word to a move, and its cost with all that is added to it. */
typedef struct an_slip {
    an_step step;
    unsigned cost;
} an_slip;

/* A quick test before an__slip_between. Returns false if no slip leads from the word to `move`,
 * judged by the square where the move ends; castling ends on the square of its rook. */
bool an__slip_may_lead_to(const an_written *written, an_move move);

/*
 * Returns the slip by which `meant`, a legal move as an_san_describe gives it, became the word. The
 * step is AN_STEP_AS_WRITTEN if the word says that move; the cost is AN_TOO_FAR if one slip cannot
 * explain the word. The sign of check is ignored: add an__slip_doubt_of_check.
 */
an_slip an__slip_between(const an_written *written, const an_san *meant);

/* Returns what to add to the cost of a slip because the written sign of check or mate is not that
 * of the move. */
unsigned an__slip_doubt_of_check(const an_written *written, const an_san *meant);

#endif
