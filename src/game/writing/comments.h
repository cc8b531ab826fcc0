/* Comments: the brackets they are written in, the parts of them that are left out, and words among
 * the moves that become comments. */
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

/*
 * A run of words among the moves, which becomes a comment: its tokens, and its whole text with the
 * dots, commas and quotation marks that are glued to it, although these belong to no token.
 *
 *     1. e4 "well"... e5 and so ... on. 2. Nf3      {"well"...}   {and so ... on.}
 */
typedef struct an_stray_words {
    size_t last;   /* the index of its last token */
    an_token from; /* the first word, and a quotation mark glued before it */
    an_token to;   /* the last word, and dots, a comma or another mark glued behind it */
} an_stray_words;

/* Returns the run of words that begins with the token `index`. */
an_stray_words an__scribe_words_from(const an_scribe *scribe, size_t index);

#endif
