/*
 * The marks of a line of play: its words and numbers, in a row.
 *
 * Of a PGN game or an article the marks are the moves and numbers that its grammar found. A score
 * sheet that breaks off is read anew from its bytes, because its errors may have misled the
 * grammar: any word may be a move there, even one torn in two, and a number may be a word.
 */
#ifndef AN_GAME_MARKS_H
#define AN_GAME_MARKS_H

#include "graph.h"

/* Returns the word that consists of the `parts` marks from `mark` on; NULL if there is none. */
static inline const an_line_word *an_word_at(const an_line_marks *line, size_t mark, size_t parts)
{
    const uint32_t word = line->marks[mark].words[parts - 1];
    return word == AN_NONE ? NULL : &line->words[word];
}

/* Returns the word that consists of the next `parts` marks of a state; NULL if there is none. */
static inline const an_line_word *an_state_word(const an_graph *s, uint32_t state, size_t parts)
{
    return an_word_at(&s->line, s->states[state].mark, parts);
}

/* Returns true if `text` begins with a move, and sets *is_whole to true if only signs of the move
 * stand behind it. A capital is the piece letter of the next move, although N is also the sign of a
 * novelty. */
bool an__begins_with_move(an_text text, const an_notation *notation, bool *is_whole);

/* Returns true if the mark with index `mark` is a square and nothing else. */
bool an__is_bare_square(const an_line_marks *line, const an_game *game, size_t mark);

/* Makes marks of the line of play that goes on at the token with index `token`. If `takes_signs`,
 * its signs and comments become marks too, as they may stand for moves. Returns false when memory
 * runs out. */
bool an__marks_of_line(an_line_marks *line, const an_bench *bench, size_t token, bool takes_signs);

/* Makes marks of the bytes of the game on the bench, from its beginning to its result, or to the
 * prose that it ends with. `habit` says how the sheet is written; NULL stands for the usual way.
 * Sets *result to the token of the result; if there is none, its size is 0 and its offset is the
 * end of the sheet. Returns false when memory runs out. */
bool an__marks_of_sheet(an_line_marks *line, const an_bench *bench, const an_sheet_habit *habit,
                        an_token *result);

/* Makes prose of labels and remarks that recur beside the moves: "Move 12: e4 e5", "12. e4 e5 ok".
 * Only the first few words that are no moves are tried. */
void an__pass_labels(an_line_marks *line, const an_game *game);

/* Removes the prose at the end of the marks of a sheet: "hxg6 et il abandonne (1-0)", or remarks on
 * lines of their own. If the sheet has no result, *result becomes that which the prose says, or its
 * offset the beginning of the prose. */
void an__leave_out_end(an_line_marks *line, const an_game *game, an_token *result);

#endif
