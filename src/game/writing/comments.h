/* Comments: the brackets they are written in, and the parts of them that are left out. */
#ifndef AN_GAME_COMMENTS_H
#define AN_GAME_COMMENTS_H

#include "algnot/game.h"

#include "buffer.h"

/* Tells how a text in parentheses would be read: it is written behind a move, and that sample is
 * read. */
typedef struct an_comment_probe {
    an_reader *reader;  /* NULL until it is first needed */
    an_buffer sample;   /* the text that the reader reads */
    an_buffer rest;     /* what is left of a comment of which parts are dropped */
    size_t braces_lost; /* number of } that became ) in this game */
} an_comment_probe;

/* Returns true if a comment whose first character is `first` may be a draw offer, or a note of an
 * earlier conversion. */
static inline bool an_remark_may_be_more(char first)
{
    return first == '(' || first == 'a';
}

/* Returns true if the layout copies comments in braces unchanged from the game. Draw offers and
 * notes of an earlier conversion (an_remark_may_be_more) are excepted. */
bool an__scribe_copies_comments(const an_scribe *scribe);

/* Writes a comment in the brackets that the layout asks for, without the parts that the options
 * drop. */
void an__scribe_put_comment(an_scribe *scribe, an_text text);

#endif
