/* What a sheet says of the next half-move, and what it says besides. */
#ifndef AN_GAME_UTTER_H
#define AN_GAME_UTTER_H

#include "pair.h"

/* Lists what the sheet may say, at a place, of the half-move that is due in a position. */
void an__utter(an_utterances *out, const an_line_marks *sheet, const an_cursor *at,
               const an_position *position);

/* Lists what the sheet may say there that is no half-move: numbers, words too many. */
void an__utter_other(an_utterances *out, const an_line_marks *sheet, const an_cursor *at,
                     const an_position *position);

/* Returns the first place of a sheet from a mark on that says something. */
an_cursor an__cursor_from(const an_line_marks *sheet, an_cursor cursor, size_t mark);

#endif
