/* Where lines, comments and tag pairs end: what the splitter and the lexer must agree on. */
#ifndef AN_GAME_SCAN_H
#define AN_GAME_SCAN_H

#include "algnot/game.h"

#include "bytes.h"

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

/* Bytes up to the end of the line, without it. */
size_t an_line_size(an_text text);

/* Bytes of the line end at the beginning of a text: 2 for CRLF, 0 if there is none. */
size_t an_line_end_size(an_text text);

/* Bytes of a tag pair at a [, 0 if it does not look like one; *sound: with its quotes. */
size_t an_tag_read(an_text from_bracket, an_tag *tag, bool *sound);

/* The same of a tag pair as nearly all are written, [Name "value"], which needs no look at the end
 * of its line; 0 of all others, which may still be some. */
size_t an_plain_tag_read(an_text from_bracket, an_tag *tag);

/* How a tag pair began that followed another one: [Name ", as it may do again. */
enum { AN_TAG_BEGINNING = 32 };
typedef struct an_tag_beginning {
    char bytes[AN_TAG_BEGINNING];
    uint32_t marks; /* a bit for each of them; 0: none is known, or it is longer */
    uint32_t size;
} an_tag_beginning;

/* The beginning of a tag pair that was read as an_plain_tag_read does. */
void an_tag_begins(an_tag_beginning *beginning, const char *bracket, const an_tag *tag);

/* an_plain_tag_read of a pair that has this beginning and is short; 0 of all others. */
size_t an_known_tag_read(const an_tag_beginning *beginning, an_text from_bracket, an_tag *tag);

enum { AN_GLUED_TAG_MAX = 1024 };

/* The same within a line, where a tag pair is expected to be short: so many bytes are looked at. */
size_t an_glued_tag_read(an_text from_bracket, an_tag *tag, bool *sound);

/* Bytes of a line that is a tag pair but for its first bracket, Site "Paris"], and as short; 0 if
 * it is none. */
size_t an_torn_tag_size(an_text line);

bool an_is_line_start(const char *begin, const char *at);

/* Whether a line ends between two places, the second of which is not before the first. */
static inline bool an_holds_line_end(const char *from, const char *to)
{
    an_text between = {from, (size_t)(to - from)};
    return an_line_size(between) < between.size;
}

/* Whether an empty line, or one of white space alone, stands right before a place. */
bool an_follows_empty_line(const char *begin, const char *at);

/* Whether a text would be read as what it is at the beginning of a line: no escape, no comment, no
 * tag pair. */
bool an_may_begin_line(an_text rest);

/* The text of a comment token without its brackets. */
an_text an_comment_text(an_text token);

/* Bytes of a command with a clock time at the beginning of a text: [%clk 1:05:23]; else 0. */
size_t an_clock_size(an_text text);

/* The same of a clock time as it is written by hand: 1:05, 1h05, 12'. times.c */
size_t an_time_size(an_text text);

/* Whether a text is nothing but such times: 1 h 20, 20:15 / 19:40, 5 min. */
bool an_are_times(an_text text);

/* The same of any figure that says something of the move before it: a clock time, an evaluation, a
 * date. *is_unmarked: digits and what joins them, with neither sign nor unit. figures.c */
size_t an_figure_size(an_text text, bool *is_unmarked);

/* Bytes of a dash or a sign at the beginning that says nothing of its own: a comma, a colon or dash
 * with white space behind it, in plain text the rule between columns. */
size_t an_punctuation_size(an_text text, bool is_text);

#endif
