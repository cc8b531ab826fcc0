/* What a pupil wrote of a game, held against the game itself: for teachers. */
#ifndef ALGNOT_GRADE_H
#define ALGNOT_GRADE_H

#include "game.h"

#ifdef __cplusplus
extern "C" {
#endif

/* What a pupil made of a half-move of the key, or a word that stands for none. */
typedef enum an_grade_kind {
    AN_GRADE_RIGHT,    /* the move of the key, in any style, with or without a sign of check */
    AN_GRADE_NOTATION, /* the move of the key, not written as it should be: cf3, Cxf3; or another
                        * move may be meant as well: Cd2 instead of Cbd2 */
    AN_GRADE_OTHER,    /* another move, which can be played there */
    AN_GRADE_ILLEGAL,  /* a word that cannot be played there, or cannot be read */
    AN_GRADE_OMITTED,  /* nothing is written for the half-move */
    AN_GRADE_EXTRA,    /* a word too many */
    AN_GRADE_RESULT,   /* another result than that of the key; one that is missing is no error */
    AN_GRADE_KIND_COUNT
} an_grade_kind;

/* Returns the name that options take: "notation"; NULL for AN_GRADE_KIND_COUNT. */
const char *an_grade_kind_name(an_grade_kind kind);

/* One half-move of the key, one word too many, or a wrong result, which is the last item. */
typedef struct an_grade_item {
    an_grade_kind kind;
    uint32_t ply; /* of the key, from 0; of an extra word, the half-move that is due there */
    an_text word; /* as the pupil wrote it, in the bytes of the sheet; empty if omitted */
    an_code code; /* of AN_GRADE_ILLEGAL, why: a code of the groups reading or legality; of
                   * AN_GRADE_NOTATION, AN_AMBIGUOUS_MOVE or AN_OK */
} an_grade_item;

/* The grade of a sheet; all of it is the grader's until its next call. */
typedef struct an_grade {
    const an_grade_item *items; /* in the order of the game */
    size_t item_count;
    size_t counts[AN_GRADE_KIND_COUNT];
    const an_notation *notation; /* in which the sheet was read */
    bool is_same_game; /* at least half of the half-moves that are written are those of the key */
} an_grade;

/*
 * Holds sheets against one key.
 *
 *     an_grader *grader = an_grader_open(&judgement_of_the_key);
 *     an_grader_grade(grader, &judgement_of_a_sheet, &grade);      (for each sheet)
 *     an_grader_close(grader);
 */
typedef struct an_grader an_grader;

/* Takes a copy of the main line of a judged game, all of which was kept (AN_KEEP_TOKENS). Returns
 * NULL when memory runs out, or if the game has no moves or an error in its main line. */
an_grader *an_grader_open(const an_judgement *key);
void an_grader_close(an_grader *grader);

/* Return the number of half-moves of the key; the position before one of them, from 0, or after all
 * of them, which is the grader's; and the move of one of them, AN_NULL_STEP past the last. */
size_t an_grader_plies(const an_grader *grader);
const an_position *an_grader_position(const an_grader *grader, size_t ply);
an_move an_grader_move(const an_grader *grader, size_t ply);

/* Returns the result of the key; AN_NO_RESULT if it has none. */
an_result an_grader_result(const an_grader *grader);

/* Grades a judged sheet, all of which was kept. It may have any errors, and need not have been
 * mended. Returns false when memory runs out. */
bool an_grader_grade(an_grader *grader, const an_judgement *sheet, an_grade *grade);

#ifdef __cplusplus
}
#endif

#endif
