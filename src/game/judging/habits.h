/* Habits: unusual ways in which a whole sheet may be written. */
#ifndef AN_GAME_HABITS_H
#define AN_GAME_HABITS_H

#include "graph.h"

enum { AN_HABITS_MAX = 3 };

/* Returns how many marks of the sheet belong to words that look like moves in `notation`: as they
 * are written, or, if `ignores_case`, in any case. */
size_t an__habit_words(const an_line_marks *s, const an_notation *notation, bool ignores_case);

/*
 * Writes to list[AN_HABITS_MAX] the habits that may explain the words of a sheet better than the
 * notation of the game on the bench does. `marks` must be those of the sheet read in the usual way.
 * Returns the number of habits.
 */
size_t an__sheet_habits(an_sheet_habit *list, const an_line_marks *marks, const an_bench *bench);

#endif
