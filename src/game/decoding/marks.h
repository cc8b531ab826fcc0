/*
 * The marks of a line of play: its words and numbers, in a row.
 *
 * A game of PGN, or an article, is taken as its grammar read it: the marks are the moves and
 * numbers of a line of play. A score sheet that breaks off is read anew from its bytes, as what was
 * written may have led the grammar astray: there any word may be a move, also one in two parts, and
 * a number may be a word.
 */
#ifndef AN_GAME_MARKS_H
#define AN_GAME_MARKS_H

#include "graph.h"

/* Makes marks of the line of play that goes on at a token; of its signs and comments, too, if they
 * may stand for moves (`takes_signs`). Returns false when memory runs out. */
bool an__marks_of_line(an_line_marks *line, const an_bench *bench, size_t token, bool takes_signs);

/* Makes marks of the bytes of a text, from where its game begins to its result, or to the words of
 * prose that it ends with. `habit` is how the sheet is written, or NULL. *result becomes the token
 * of the result; if there is none, its size is 0, and its offset that of the end. Returns false
 * when memory runs out. */
bool an__marks_of_sheet(an_line_marks *line, const an_bench *bench, const an_sheet_habit *habit,
                        an_token *result);

#endif
