/* What frames the rows of a table, in plain text: bars, rules, heads of columns, quotes. */
#ifndef AN_GAME_TABLE_ROWS_H
#define AN_GAME_TABLE_ROWS_H

#include "table_index.h"

/* Returns the bytes of what says nothing at the beginning of `rest`: part of the frame of a table,
 * or a mark that lends weight to a move; 0 if there is none. What it is depends on its line alone,
 * and on the tables that are known, if `tables` is not NULL. `begin` is where the whole text
 * begins. */
size_t an__frame_size(const char *begin, an_text rest, const an_table_index *tables);

/* Returns where the heads begin that stand right above the line of a place, maybe with rules and
 * empty lines between; the place itself, if there are none. */
const char *an__heads_above(const char *begin, const char *at);

/* Returns true if a character may begin such a frame, wherever it stands. */
static inline bool an_may_frame(char c)
{
    static const bool may[256] = {
        ['|'] = true, ['*'] = true, ['_'] = true, ['\''] = true, ['"'] = true,  [';'] = true,
        ['-'] = true, ['='] = true, ['+'] = true, ['#'] = true,  [0xe2] = true, [':'] = true};
    return may[(unsigned char)c];
}

/* Returns true for what most words end with, and no frame does. */
static inline bool an_ends_no_frame(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || c == '.' || c == ',';
}

bool an__begins_row_with_care(const char *begin, const char *at, const char *end);

/* Returns true if nothing but blanks and such frames stands before a place on its line. The text
 * ends at `end`. Most places stand behind a word, which tells at once. */
static inline bool an_begins_row(const char *begin, const char *at, const char *end)
{
    const char *before = at;
    while (before > begin && before[-1] == ' ')
        before--;
    return (before == begin || !an_ends_no_frame(before[-1])) &&
           an__begins_row_with_care(begin, at, end);
}

/* Returns the line that a place stands on, without its end; at NULL if it is longer than any row of
 * a table. */
an_text an__row_at(const char *begin, const char *at, const char *end);

#endif
