/* Where lines begin and end. */
#ifndef AN_GAME_LINES_H
#define AN_GAME_LINES_H

#include "algnot/base.h"

#include "text.h"

/* Returns the bytes of the first line of `text`, without its line end. */
size_t an__line_size(an_text text);

/* Returns the bytes of the line end that `text` begins with: 2 for CRLF, 0 if there is none. */
size_t an__line_end_size(an_text text);

/* Returns the text behind the first line of `text`. */
static inline an_text an_behind_line(an_text text)
{
    const an_text rest = an_text_after(text, an__line_size(text));
    return an_text_after(rest, an__line_end_size(rest));
}

/* Returns true if nothing but blanks stands before `at` on its line. */
bool an__is_line_start(const char *begin, const char *at);

/* Returns the beginning of the line that `at` stands on, but no place before `begin`, and none more
 * than `most` bytes before `at`. */
static inline const char *an_line_begin(const char *begin, const char *at, size_t most)
{
    const char *line = at;
    while (line > begin && (size_t)(at - line) < most && !an_is_line_end(line[-1]))
        line--;
    return line;
}

/* "- 2. c3": returns true if a bullet, and nothing else but blanks, stands before `at` on its line.
 */
bool an__follows_bullet(const char *begin, const char *at);

/* Returns true if a line ends between `from` and `to`, which is not before `from`. */
static inline bool an_holds_line_end(const char *from, const char *to)
{
    an_text between = {from, (size_t)(to - from)};
    return an__line_size(between) < between.size;
}

/* Returns true if an empty line, or one of white space alone, stands right before `at`. */
bool an__follows_empty_line(const char *begin, const char *at);

/* Returns true if `text` begins with a line comment that names the file and line of the sheet under
 * it: "; ronde3.txt:12", "; <stdin>:1". The name must have an extension, which no clock time has.
 */
bool an__says_origin(an_text text);

/* Returns true if `rest` may be moved to the beginning of a line. There %, ; and [ would begin an
 * escape, a comment and a tag pair. */
bool an__may_begin_line(an_text rest);

/* Returns true if the white space of a comment between `from` and `to` may become a line end. Words
 * must stand on both sides. A number is not parted from its move, nor a move from its sign. */
bool an__may_break_at(an_text text, size_t from, size_t to);

/* Returns the bytes of `text` up to its first empty line. */
size_t an__paragraph_size(an_text text);

#endif
