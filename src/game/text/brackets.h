/* Brackets and quotations in plain text: where each of them ends. */
#ifndef AN_GAME_BRACKETS_H
#define AN_GAME_BRACKETS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { AN_BRACKET_KINDS = 2, AN_QUOTATION_KINDS = 5 };

/* Brackets of one kind, right behind each other. */
typedef struct an_stretch {
    uint32_t at; /* the offset of the first in the batch */
    uint32_t count;
} an_stretch;

/* Brackets of one kind that are never closed. */
typedef struct an_unclosed {
    uint32_t all_from;     /* all from this offset on: nothing closes behind it */
    an_stretch *stretches; /* those before, in order */
    size_t count, capacity;
    size_t next;   /* the stretches before this one end before the bracket asked for last */
    bool is_known; /* the batch was searched for them */
} an_unclosed;

/* What is known of the brackets and quotations of a batch. Zero-initialised: nothing yet. */
typedef struct an_bracket_index {
    const char *begin, *end; /* of the batch */
    an_unclosed unclosed[AN_BRACKET_KINDS];
    const char *measured; /* the bracket asked for last: it is often asked for again */
    size_t measured_size;
    const char *no_close_before[AN_QUOTATION_KINDS]; /* no mark closes up to here */
    bool failed;                                     /* out of memory */
} an_bracket_index;

void an__bracket_index_free(an_bracket_index *index);

void an__bracket_index_begin(an_bracket_index *index, const char *begin, const char *end);

/* Returns the bytes of a ( or [ with all that stands in it, up to the bracket that closes it; 0 if
 * none does. */
size_t an__bracket_size(an_bracket_index *index, const char *at);

/* Returns how many brackets like the one at `at`, right behind each other from there on, are never
 * closed. */
size_t an__unclosed_count(an_bracket_index *index, const char *at);

/* Returns the bytes of a quotation that begins a word and ends on its line; 0 if there is none. */
size_t an__quotation_size(an_bracket_index *index, const char *at);

#endif
