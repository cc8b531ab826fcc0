/* The frame of a table in plain text: bars, rules, heads of columns, quotes. All of it says nothing
 * of a game. */
#ifndef AN_GAME_TABLE_ROWS_H
#define AN_GAME_TABLE_ROWS_H

#include "bytes.h"
#include "table_index.h"

/* Returns the bytes that `rest` begins with and that say nothing: a part of the frame of a table,
 * or a mark of bold letters around a move. Returns 0 if there are none. The answer depends on the
 * line alone, and on the known tables unless `tables` is NULL. The whole text begins at `begin`. */
size_t an__frame_size(const char *begin, an_text rest, const an_table_index *tables);

/* Returns where the heads of columns above the line of `at` begin. Rules and empty lines may stand
 * between. Returns `at` if there are none. */
const char *an__heads_above(const char *begin, const char *at);

/* Returns true if `c` may begin a part of such a frame anywhere on a line. */
static inline bool an_may_frame(char c)
{
    static const bool may[AN_BYTE_VALUES] = {
        ['|'] = true, ['*'] = true,  ['`'] = true, ['_'] = true, ['\''] = true,
        ['"'] = true, [';'] = true,  ['-'] = true, ['='] = true, ['+'] = true,
        ['#'] = true, [0xe2] = true, [':'] = true};
    return may[(unsigned char)c];
}

/* Returns true if `c` ends no frame. Most words end with such a character. */
static inline bool an_ends_no_frame(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || c == '.' || c == ',';
}

/* Does the work of an_begins_row where the character before `at` does not decide. */
bool an__begins_row_with_care(const char *begin, const char *at, const char *end);

/* Returns true if nothing but blanks and parts of frames stands before `at` on its line. The text
 * goes from `begin` to `end`. Most places stand behind a word, which decides at once. */
static inline bool an_begins_row(const char *begin, const char *at, const char *end)
{
    const char *before = at;
    while (before > begin && before[-1] == ' ')
        before--;
    return (before == begin || !an_ends_no_frame(before[-1])) &&
           an__begins_row_with_care(begin, at, end);
}

#endif
