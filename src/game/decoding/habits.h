/* Habits: how the whole of a sheet may be written, if not as usual. */
#ifndef AN_GAME_HABITS_H
#define AN_GAME_HABITS_H

#include "graph.h"

enum { AN_HABITS_MAX = 2 };

/* Returns how many of the words of a sheet read well in a notation, as they are written or whatever
 * the case of their letters. */
size_t an__habit_words(const an_line_marks *s, const an_notation *notation, bool ignores_case);

/*
 * Writes the habits to list[AN_HABITS_MAX] by which the words of a sheet may be better understood
 * than by what the game on the bench is written in; returns their number. The marks
 * are those of the sheet as it is written.
 */
size_t an__sheet_habits(an_sheet_habit *list, const an_line_marks *search, const an_bench *bench);

#endif
