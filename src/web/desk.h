/* The functions that the page in the browser calls. They work on one text at a time, in memory that
 * the page can read and write. */
#ifndef AN_WEB_DESK_H
#define AN_WEB_DESK_H

#include <stddef.h>
#include <stdint.h>

/*
 * Call desk_room, put the bytes of a file there, and call desk_take. Then call any of the others.
 * Each of them leaves an answer of desk_answer_size() bytes of UTF-8 at desk_answer(), which is
 * valid until the next call. They return 0, or -1 when memory runs out.
 *
 * `language` is an_message_language. Offsets are bytes of the text that desk_take made.
 */

/* Returns room for `size` bytes, or NULL when memory runs out. The desk owns the room, which is
 * valid until desk_room is called again. */
char *desk_room(size_t size);

/* Decodes `size` bytes in the room, in any encoding. The answer is the text. */
int desk_take(size_t size);

/* Judges the text. The answer is a line of JSON for each game and for each of the first `most`
 * findings, and a last one for the totals. */
int desk_check(int language, size_t most);

/* Converts the text. `notation` is an index of desk_notations, and `layout` an an_layout. If
 * `mends` is not 0, corrections that are certain are written. The answer is the games. */
int desk_convert(size_t notation, int layout, int mends);

/* Draws the board after the last move that begins before byte `offset`. `notation` is an index of
 * desk_notations. The answer is SVG, or empty if there is no game at that place. */
int desk_board(size_t offset, size_t notation, int is_flipped);

/* Lists the notations. The answer is a line of JSON for each: its code and, for a language, its
 * name in the given `language`. */
int desk_notations(int language);

/* Return the answer of the last call, and its size in bytes. */
const char *desk_answer(void);
size_t desk_answer_size(void);

#endif
