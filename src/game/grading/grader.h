/* The grader: how words of a sheet fit half-moves of the key, and at what cost. */
#ifndef AN_GAME_GRADER_H
#define AN_GAME_GRADER_H

#include "algnot/grade.h"

/* How a word of a sheet fits a half-move of the key. */
typedef struct an_fit {
    an_grade_kind kind; /* AN_GRADE_RIGHT to AN_GRADE_ILLEGAL */
    an_code code;
    uint8_t cost; /* greater if the word is less likely to stand for this half-move */
} an_fit;

/* Returns how `word`, in `notation`, fits `move`, which is played in the position `before`. */
an_fit an__fit_of(const an_position *before, an_move move, an_text word,
                  const an_notation *notation);

/* Costs of a half-move that is not written, and of a word that belongs to no half-move. */
enum { AN_FIT_OMITTED = 5, AN_FIT_EXTRA = 5 };

#endif
