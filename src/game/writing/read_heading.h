/* The heading of a score sheet on its way to tag pairs. */
#ifndef AN_GAME_READ_HEADING_H
#define AN_GAME_READ_HEADING_H

#include "heading.h"

/* Reads what stands before the first move of plain text, and what the heading above says of all
 * boards of a match; the scribe need not write the game. Returns the result of the game: that of
 * its movetext, else the one that the heading says. */
an_result an__read_heading(const an_judgement *judgement, an_found_tags *found);

/* Reads what stands before the first move of plain text into scribe->heading.found, if the options
 * want it as tags, and takes over the result that it says of a game without one. Call it before
 * anything of the game is written. */
void an__scribe_read_heading(an_scribe *scribe);

/* Returns the words from one token of prose to another, without what of them becomes tags. The text
 * is in the game, or in scribe->heading.rest. */
an_text an__scribe_words_left(an_scribe *scribe, const an_token *first, const an_token *last);

#endif
