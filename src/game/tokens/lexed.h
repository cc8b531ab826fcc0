/* What a lexer found in plain text with care: a word is looked at several times, ahead of the game
 * and when the text is read again, and lexed once. */
#ifndef AN_GAME_LEXED_H
#define AN_GAME_LEXED_H

#include "lexer.h"

enum { AN_LEXED_KEPT = 2048 }; /* tokens, some 4 KiB of text */

/* A token that begins at a place; its offset and size are not set. */
typedef struct an_lexed_token {
    uint32_t from, to; /* from the beginning of the batch */
    uint32_t batch;    /* by its number */
    uint16_t depth, ways;
    an_token token;
} an_lexed_token;

typedef struct an_lexed {
    an_lexed_token items[AN_LEXED_KEPT];
    const char *begin, *end; /* of the batch */
    uint32_t batch;
} an_lexed;

/* Forgets all, for another batch. */
void an__lexed_begin(an_lexed *lexed, const char *begin, const char *end);

/* Takes the token at the lexer's place, if it is known. */
bool an__lexed_take(an_lexer *lexer, an_token *token);

/* Notes the token that was found between a place and that of the lexer. Call it only if nothing of
 * the lexer but its place has changed. */
void an__lexed_note(const an_lexer *lexer, const char *from, const an_token *token);

#endif
