/* Where lines begin and end. */
#ifndef AN_GAME_LINES_H
#define AN_GAME_LINES_H

#include "algnot/base.h"

/* Returns the bytes up to the end of the line, without it. */
size_t an__line_size(an_text text);

/* Returns the bytes of a line end at the beginning of a text: 2 for CRLF, 0 if there is none. */
size_t an__line_end_size(an_text text);

/* Returns true if nothing but blanks stands before a place on its line. */
bool an__is_line_start(const char *begin, const char *at);

/* Returns true if a line ends between two places, the second of which is not before the first. */
static inline bool an_holds_line_end(const char *from, const char *to)
{
    an_text between = {from, (size_t)(to - from)};
    return an__line_size(between) < between.size;
}

/* Returns true if an empty line, or one of white space alone, stands right before a place. */
bool an__follows_empty_line(const char *begin, const char *at);

/* "; ronde3.txt:12" above a sheet, "; <stdin>:1": returns true if a text begins with a line comment
 * that says, by the name of a file and a line, where the sheet under it is from. The name has an
 * extension, which no clock time has. */
bool an__says_origin(an_text text);

/* Returns true if a text may be moved to the beginning of a line, where %, ; and [ open an escape,
 * a comment and a tag pair. */
bool an__may_begin_line(an_text rest);

/* Returns true if the white space between two places of a comment may become a line end: words
 * stand on both sides, neither a number before its move nor a move before its sign. */
bool an__may_break_at(an_text text, size_t from, size_t to);

#endif
