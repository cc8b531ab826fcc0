/* What the page in the browser calls: one text at a time, in memory that both sides see. */
#ifndef AN_WEB_DESK_H
#define AN_WEB_DESK_H

#include <stddef.h>
#include <stdint.h>

/*
 * Call desk_room, put the bytes of a file there, and call desk_take; then any of the others. Each
 * of them leaves its answer at desk_answer(), desk_answer_size() bytes of UTF-8, until the next
 * call. They return 0, or -1 when memory runs out.
 *
 * `language` is an_message_language. Offsets are bytes of the text that desk_take made.
 */

/* Returns where `size` bytes may be put; NULL when memory runs out. */
char *desk_room(size_t size);

/* Decodes the bytes in the room, whatever their encoding. The answer is the text. */
int desk_take(size_t size);

/* Judges the text. The answer is a line of JSON for each game and each finding, of which at most
 * `most` are written, and one of totals at the end. */
int desk_check(int language, size_t most);

/* Converts the text: `notation` is an index of desk_notations, `layout` an an_layout. With
 * `mends`, corrections that are certain are written. The answer is the games. */
int desk_convert(size_t notation, int layout, int mends);

/* Draws the board after the last move that begins before `offset`, in the notation with this index.
 * The answer is SVG; it is empty if no game stands there. */
int desk_board(size_t offset, size_t notation, int is_flipped);

/* The answer is a line of JSON for each notation: its name, and how it says the moves. */
int desk_notations(int language);

const char *desk_answer(void);
size_t desk_answer_size(void);

#endif
