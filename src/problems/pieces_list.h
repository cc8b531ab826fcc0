/* Positions that are written as a list of pieces, in any language:
 *
 *     Blancs : Rf1 Da3 Cc4 / Noirs : Re5 Pd6        White: Kf1, Qa3, pawns a2 b2 (4+1)
 *     ♔f1 ♕a3 b2 / ♚e5 d6
 */
#ifndef AN_PROBLEMS_PIECES_LIST_H
#define AN_PROBLEMS_PIECES_LIST_H

#include "placement.h"
#include "problem_fault.h"

/* The languages that a list may be written in. */
typedef struct an_letter_choice {
    const an_notation *from; /* NULL: any language */
    size_t count;
} an_letter_choice;

/*
 * Reads a list. If any language is allowed, those that have its words for the sides come before all
 * others. A reading with one king each counts more. *language becomes the language of its letters;
 * NULL if it has none, but figurines. Returns false, with the reason in *fault, if the list cannot
 * be read or stays undecided.
 */
bool an__pieces_read(an_placement *placement, an_text list, an_letter_choice choice,
                     const an_language **language, an_problem_fault *fault);

#endif
