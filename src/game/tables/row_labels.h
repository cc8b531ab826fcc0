/* Labels before the numbers of a score sheet: "Move 12: e4 e5", "N°12 e4 e5". */
#ifndef AN_GAME_ROW_LABELS_H
#define AN_GAME_ROW_LABELS_H

#include "text.h"

/* As an_row_label_size, for a text that begins a line. */
size_t an__row_label_read(const char *begin, an_text rest);

/* Returns the bytes of the label that `rest` begins with, which says nothing of the game. Returns 0
 * if there is none, or if it does not begin a line. The whole text begins at `begin`. */
static inline size_t an_row_label_size(const char *begin, an_text rest)
{
    bool begins_line = rest.at == begin || an_is_line_end(rest.at[-1]);
    return begins_line ? an__row_label_read(begin, rest) : 0;
}

#endif
