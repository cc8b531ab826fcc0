/* In which form a game stands in its file: with the line ends and in the encoding that are there.
 */
#ifndef AN_CLI_LAYOUT_H
#define AN_CLI_LAYOUT_H

#include "gamefile.h"

/* The first line end of a text; \n if it has none. */
const char *gamefile_line_end_of(an_text text);

/* Adds a game in the encoding of the file; false after a message. */
bool gamefile_encode(gamefile *file, an_text game, an_buffer *out);

/* Adds a game with the line ends of the file, its blanks between words so that the result can step
 * over each border of blocks: its asterisk never stands where a block has no room for a line end
 * and a % behind it, nor does the blank before a block wait for the next word to become a line end.
 * The buffer begins at base. */
void gamefile_lay_out(const gamefile *file, an_buffer *out, an_text game);

#endif
