/* A cache of the lexer's tokens in plain text. A word is looked at several times, ahead of the game
 * and when the text is read again; thanks to the cache it is cache once. */
#ifndef AN_GAME_TOKEN_CACHE_H
#define AN_GAME_TOKEN_CACHE_H

#include "lexer.h"

enum { AN_TOKENS_CACHED = 2048 }; /* tokens; together they are some 4 KiB of text */

/* A token, and the places between which it was found. Its offset and size are not set. */
typedef struct an_cached_token {
    uint32_t from, to; /* offsets in the batch */
    uint32_t batch;    /* the batch's number, so that older entries do not count */
    uint16_t depth, ways;
    an_token token;
} an_cached_token;

typedef struct an_token_cache {
    an_cached_token items[AN_TOKENS_CACHED];
    const char *begin, *end; /* of the batch */
    uint32_t batch;
} an_token_cache;

/* Forgets all entries. Call it before another batch, which goes from `begin` to `end`. */
void an__token_cache_begin(an_token_cache *cache, const char *begin, const char *end);

/* Takes the token at the lexer's place, and moves the lexer behind it. Returns false if the token
 * is not known. */
bool an__token_cache_take(an_lexer *lexer, an_token *token);

/* Notes the token that was found between `from` and the lexer's place. Call it only if nothing else
 * of the lexer has changed meanwhile. */
void an__token_cache_note(const an_lexer *lexer, const char *from, const an_token *token);

#endif
