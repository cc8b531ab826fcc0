/* Comments: which brackets they stand in, and what of them is left out. */
#ifndef AN_GAME_COMMENTS_H
#define AN_GAME_COMMENTS_H

#include "algnot/game.h"

#include "buffer.h"

/* Tells how a text in parentheses would be read: it is written down behind a move, and read. */
typedef struct an_comment_probe {
    an_reader *reader;  /* NULL until it is needed */
    an_buffer sample;   /* what it reads */
    an_buffer rest;     /* of a comment of which something is left out */
    size_t braces_lost; /* } that became ) in this game */
} an_comment_probe;

/* Returns true if a comment that begins so may be a draw offer, or a note of an earlier
 * conversion. */
static inline bool an_remark_may_be_more(char first)
{
    return first == '(' || first == 'a';
}

/* Returns true if the layout writes comments in braces exactly as they stand in the game. Draw
 * offers and notes of an earlier conversion (an_remark_may_be_more) are excepted. */
bool an__scribe_copies_comments(const an_scribe *scribe);

/* Writes a comment in the brackets that its layout calls for, without what is to be dropped. */
void an__scribe_put_comment(an_scribe *scribe, an_text text);

#endif
