/* Where each bracket and each quotation in plain text ends. */
#ifndef AN_GAME_BRACKETS_H
#define AN_GAME_BRACKETS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { AN_BRACKET_KINDS = 2, AN_QUOTATION_KINDS = 5 };

/* Brackets of one kind, side by side. */
typedef struct an_stretch {
    uint32_t at; /* offset of the first in the batch */
    uint32_t count;
} an_stretch;

/* The brackets of one kind that are never closed. */
typedef struct an_unclosed {
    uint32_t all_from;     /* from this offset on, none is closed */
    an_stretch *stretches; /* those before `all_from`, in ascending order */
    size_t count, capacity;
    size_t next;   /* the stretches before this one end before the last bracket asked for */
    bool is_known; /* the batch was searched */
} an_unclosed;

/* What is known of the brackets and quotations of a batch. Zero-initialised, nothing is known. */
typedef struct an_bracket_index {
    const char *begin, *end; /* of the batch */
    an_unclosed unclosed[AN_BRACKET_KINDS];
    const char *measured; /* the last bracket that was asked for, as it is often asked for again */
    size_t measured_size;
    const char *no_close_before[AN_QUOTATION_KINDS]; /* no closing mark stands before this place */
    bool failed;                                     /* out of memory */
} an_bracket_index;

/* Frees the arrays of `index`. */
void an__bracket_index_free(an_bracket_index *index);

/* Begins another batch, from `begin` to `end`. What was known is forgotten. */
void an__bracket_index_begin(an_bracket_index *index, const char *begin, const char *end);

/* Returns the bytes from the ( or [ at `at` to behind the bracket that closes it; 0 if none does,
 * or when memory runs out. */
size_t an__bracket_size(an_bracket_index *index, const char *at);

/* Returns how many brackets side by side, from the one at `at` on, are never closed. */
size_t an__unclosed_count(an_bracket_index *index, const char *at);

/* Returns the bytes of the quotation at `at`, which begins a word and ends on its line; 0 if there
 * is none. */
size_t an__quotation_size(an_bracket_index *index, const char *at);

#endif
