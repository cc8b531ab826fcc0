/* The heading of a score sheet, read for tag pairs. */
#ifndef AN_GAME_READ_HEADING_H
#define AN_GAME_READ_HEADING_H

#include "heading.h"

/* Reads into *found what stands before the first move of plain text, and what a heading above it
 * says of all boards of a match. Writing the game is not required. Returns the result that the
 * movetext gives; if it gives none, the result in the heading. */
an_result an__read_heading(const an_judgement *judgement, an_found_tags *found);

/* Reads what stands before the first move of plain text into scribe->heading.found, if the options
 * want it as tags, and takes over the result that it gives for a game without one. Call it before
 * anything of the game is written. */
void an__scribe_read_heading(an_scribe *scribe);

/* Returns the words from the token `first` to the token `last`, both of prose, without those that
 * become tags. The text belongs to the game, or to scribe->heading.rest. */
an_text an__scribe_words_left(an_scribe *scribe, const an_token *first, const an_token *last);

#endif
