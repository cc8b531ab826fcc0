/* Where the cells of a heading end, and which of them have labels. */
#ifndef AN_GAME_HEADING_CELLS_H
#define AN_GAME_HEADING_CELLS_H

#include "heading_labels.h"

/* Returns the bytes of the label that `text` begins with, its colon or the tab in its place, and
 * the blanks behind; 0 if there is no label. */
size_t an__cell_label_size(an_text text, an_heading_label *label);

/* Returns the bytes of a label and a number, "Table n° 2", and sets `*number` to its figures. */
size_t an__cell_numbered_size(an_text text, an_heading_label *label, an_text *number);

/* Returns true if `text` is empty or begins with what ends a cell: a mark, several blanks, or a
 * blank before a label with its colon or number. */
bool an__ends_cell(an_text text);

/* "Negras: B. Gómez. Defensa francesa": returns true if a full stop that ends a sentence stands at
 * text.at[at], and words follow it. Behind an initial there is none. */
bool an__ends_sentence_at(an_text text, size_t at);

/* Returns the bytes of a value: up to the next label with a colon, to a comma or several blanks
 * before a label with a number ("Ronde 3"), to the end of a sentence, or to a mark between cells.
 */
size_t an__cell_value_size(an_text text);

/* Returns the bytes up to the end of a cell that is not understood. */
size_t an__cell_unread_size(an_text text);

/* Returns the bytes of a label at `text`, in the first column of a table at `line`, whose columns
 * end with rules or semicolons, or with commas if a name is quoted or the last column is empty:
 * "White;Oliver Grant;1210", "| White | Oliver Grant | 1210 |". Sets `*mark` to what ends a column.
 * Returns 0 if there is none. Labels in other columns do not count, as they may be heads. */
size_t an__first_column_size(const char *line, an_text text, an_heading_label *label, char *mark);

/* Returns the bytes of a mark between two cells at the beginning of `text`, with the blanks around
 * it: a comma, or a dash between blanks. Returns 0 if there is none. */
size_t an__cell_mark_size(an_text text);

/* Returns the bytes of all marks and blanks at the beginning of `text`. */
size_t an__cell_gap_size(an_text text);

/* Returns the bytes of the column that `text` begins with, up to `mark`, and sets `*value` to what
 * stands in it, without quotation marks around it: "\"Hughes, Owen\",,". Behind the last word of a
 * heading, the second quotation mark may be missing. */
size_t an__column_size(an_text text, char mark, an_text *value);

/* Returns the bytes of `text` before a bracket without figures, and the blanks before it. */
size_t an__size_to_bracket(an_text text);

#endif
