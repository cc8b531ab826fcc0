/* What differs between two score sheets, told in the order of the game. */
#ifndef AN_CLI_DIFFERENCES_H
#define AN_CLI_DIFFERENCES_H

#include "algnot.h"
#include "buffer.h"

/* A comparison, and how it is told. */
typedef struct differences {
    const an_comparison *of;
    const an_sheet *sheets[2]; /* by an_color */
    const an_notation *to;     /* of the moves that were played */
    an_message_language language;
} differences;

/* Returns the tags of the usual seven, but for the result, that the sheets have with different
 * values. */
size_t differences_in_tags(const an_sheet *white, const an_sheet *black);

/* Calls `take` with each of them, and what both sheets say of it. */
void differences_each_tag(const differences *d,
                          void (*take)(void *context, const char *name, const an_text said[2]),
                          void *context);

/* Puts a line for each difference. */
void differences_put(an_buffer *out, const differences *d);

/* Puts what the sheets say of a half-move, "White: Re8, illegal; Black: Rfe8", and what follows
 * from it, " → Rfe8"; `position` is the one before it. */
void differences_put_ply(an_buffer *out, const differences *d, const an_compared_ply *ply,
                         const an_position *position);

/* Puts the number before a half-move: "23... ". */
void differences_put_number(an_buffer *out, const differences *d, const an_position *position);

#endif
