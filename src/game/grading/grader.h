/* The grader from inside. */
#ifndef AN_GAME_GRADER_H
#define AN_GAME_GRADER_H

#include "algnot/grade.h"

/* How a word of a sheet fits a half-move of the key. */
typedef struct an_fit {
    an_grade_kind kind; /* AN_GRADE_RIGHT to AN_GRADE_ILLEGAL */
    an_code code;
    uint8_t cost; /* how unlikely it is that the word stands for this half-move */
} an_fit;

/* Holds a word against a move of the key. */
an_fit an__fit_of(const an_position *before, an_move move, an_text word,
                  const an_notation *notation);

/* What a half-move that is not written costs, and a word too many. */
enum { AN_FIT_OMITTED = 5, AN_FIT_EXTRA = 5 };

#endif
