/* How a game stands in its file: with the line ends and in the encoding that are there. */
#ifndef AN_CLI_LAYOUT_H
#define AN_CLI_LAYOUT_H

#include "gamefile.h"

/* Returns the first line end of a text; "\n" if it has none. */
const char *gamefile_line_end_of(an_text text);

/* Appends a game to `out` in the encoding of the file. Returns false after a message. */
bool gamefile_encode(gamefile *file, an_text game, an_buffer *out);

/* Appends a game to `out`, which begins at file->base, with the line ends of the file. Blanks
 * between words are laid out so that every later change can go over the border of a block: the "*"
 * of the result always has room for a line end and a % behind it in its block, and the blank before
 * a border already is a line end. */
void gamefile_lay_out(const gamefile *file, an_buffer *out, an_text game);

#endif
