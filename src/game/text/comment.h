/* Where comments in braces end. */
#ifndef AN_GAME_COMMENT_H
#define AN_GAME_COMMENT_H

#include "bytes.h"
#include "compiler.h"

/* Bytes from { to } or to where the comment must be taken to end; *closed: with its }. *next_brace
 * is the next } as far as it is known from an earlier call on the same text, or NULL. */
size_t an_comment_size(an_text from_brace, const char **next_brace, bool *closed);

/* So short are nearly all comments. */
enum { AN_SHORT_COMMENT = 512 };

/* The same of a comment that is short and opens no other; 0 of all others. */
size_t an_short_comment_size(const char *brace, const char *end);

/* Behind its { most comments have so many bytes, if they say but what the clock shows. */
enum { AN_CLOCK = 32 };

/* A bit for each of so many bytes, at most a block, that may be a brace: in ASCII only |, ~ and DEL
 * stand near them. */
static inline uint64_t an_braces_of(const char *at, size_t size)
{
    uint64_t braces = 0;
    for (size_t i = 0; i < size; i += AN_LANES)
        braces |= (uint64_t)an_marked(an_above(an_lanes_at(at + i), 'z')) << i;
    return braces;
}

/* Bytes of a comment in braces that ends soon, as most do; 0 of others. */
static inline size_t an_plain_comment_size(const char *brace, const char *end)
{
    uint64_t braces = end - brace > AN_CLOCK ? an_braces_of(brace + 1, AN_CLOCK) : 0;
    const char *first = brace + 1 + (braces != 0 ? an_lowest_bit(braces) : 0);
    if (braces != 0 && *first == '}')
        return (size_t)(first - brace) + 1;
    return an_short_comment_size(brace, end);
}

/* The text of a comment token without its brackets. */
an_text an_comment_text(an_text token);

#endif
