/* The lexer: its state, and the raw tokens that it makes. */
#ifndef AN_GAME_LEXING_H
#define AN_GAME_LEXING_H

#include "algnot/game.h"

#include "parted.h"
#include "text.h"

/* Raw tokens: of these no game is made. */
enum {
    AN_RAW_TAG = AN_TOKEN_PROSE + 1, /* a sound tag pair */
    AN_RAW_BAD_TAG,
    AN_RAW_BRACKET, /* a bracket or quote that means nothing here */
    AN_RAW_END
};

typedef struct an_lexer {
    const char *begin; /* of the batch */
    const char *at;
    const char *end;        /* a NUL stands there */
    size_t depth;           /* of parentheses that are open */
    bool is_text;           /* no ; comments after moves, no tags */
    bool cuts_pairs;        /* e4e5 is two moves */
    an_joining joins;       /* parts that are one move; if any, nothing is taken for plain */
    bool is_careful;        /* takes nothing for plain: for tests */
    const char *next_brace; /* the next } as far as it is known, or NULL */
    bool closed;            /* the last comment had its } */
    an_tag tag;             /* the last tag */
} an_lexer;

static inline an_text an_lexer_rest(const an_lexer *lexer)
{
    return an_text_from(lexer->at, (size_t)(lexer->end - lexer->at));
}

#endif
