/* Where comments in braces end, and what they may say of an earlier conversion. */
#ifndef AN_GAME_COMMENT_H
#define AN_GAME_COMMENT_H

#include "algnot/notation.h"

#include "bytes.h"
#include "compiler.h"

/* Returns the bytes from a { to behind its }. Where the } is missing, the comment ends where
 * another game must be taken to begin. Sets `*closed` to whether it has its }. `*next_brace` keeps
 * the place of the next } between calls on one text; set it to NULL before the first call. */
size_t an__comment_size(an_text from_brace, const char **next_brace, bool *closed);

/* Nearly all comments are shorter than this. */
enum { AN_SHORT_COMMENT = 512 };

/* Returns the bytes of a comment of less than AN_SHORT_COMMENT bytes without a { inside. Returns 0
 * for all others, which an__comment_size measures. */
size_t an__short_comment_size(const char *brace, const char *end);

/* Most comments hold only a clock time: their } is among the AN_CLOCK bytes behind the {. */
enum { AN_CLOCK = 32 };

/* Returns a mask whose bit i is set if byte i of the `size` bytes at `at`, at most a block, may be
 * a brace. In ASCII only |, ~ and DEL are mistaken for one. */
static inline uint64_t an_braces_of(const char *at, size_t size)
{
    uint64_t braces = 0;
    for (size_t i = 0; i < size; i += AN_LANES)
        braces |= (uint64_t)an_marked(an_above(an_lanes_at(at + i), 'z')) << i;
    return braces;
}

/* Returns the same as an__short_comment_size, but looks at the nearest bytes first. */
static inline size_t an_plain_comment_size(const char *brace, const char *end)
{
    uint64_t braces = end - brace > AN_CLOCK ? an_braces_of(brace + 1, AN_CLOCK) : 0;
    const char *first = brace + 1 + (braces != 0 ? an_lowest_bit(braces) : 0);
    if (braces != 0 && *first == '}')
        return (size_t)(first - brace) + 1;
    return an__short_comment_size(brace, end);
}

/* Returns the text of a comment token without its brackets. A remark from a table has none. */
an_text an__comment_text(an_text token);

/* The note that a conversion leaves where it could not go on, {algnot: not converted from here: …},
 * up to the slug of the error. */
extern const char an__note[];

/* Returns the bytes before the slug if `text`, of a comment, is such a note; 0 otherwise. Its lines
 * may have been broken. */
size_t an__note_size(an_text text);

/* The mark of a move that was played although it is illegal, {algnot: illegal, played}. */
extern const char an__played_mark[];

/* Returns true if `text`, the text of a comment, is such a mark. Its lines may have been broken. */
bool an__is_played_mark(an_text text);

#endif
