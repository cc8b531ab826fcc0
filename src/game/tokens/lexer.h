/* The lexer: from bytes to raw tokens, of which both grammars, PGN and plain text, make games. */
#ifndef AN_GAME_LEXER_H
#define AN_GAME_LEXER_H

#include "algnot/game.h"

#include "parted.h"
#include "table_index.h"
#include "text.h"

/* Kinds of raw tokens that never become tokens of a game. */
enum {
    AN_RAW_TAG = AN_TOKEN_PROSE + 1, /* a sound tag pair */
    AN_RAW_BAD_TAG,
    AN_RAW_BRACKET, /* a bracket or quote that means nothing here */
    AN_RAW_END
};

struct an_lexed;

/* A copy of a lexer looks ahead: it shares nothing with the original but what is known of the
 * tables, and of tokens. */
typedef struct an_lexer {
    const char *begin; /* of the batch */
    const char *at;
    const char *end;        /* a NUL stands there */
    size_t depth;           /* how many parentheses are open: 12) is a number where none is */
    bool knows_tables;      /* heads of a table were passed: cells may hold remarks */
    bool is_text;           /* plain text: no ; comments after moves, no tags */
    bool cuts_pairs;        /* e4e5 is two moves */
    bool is_careful;        /* tests: never uses the fast path for plain moves and numbers */
    an_joining joins;       /* parts that make one move; unless none do, there is no fast path */
    const char *next_brace; /* the next } as far as it is known, or NULL */
    bool closed;            /* the last comment had its } */
    an_table_index *tables; /* of the batch; NULL: remarks in their cells are words like others */
    struct an_lexed *lexed; /* tokens of plain text that are known; or NULL */
    an_tag tag;             /* the last tag */
} an_lexer;

static inline an_text an_lexer_rest(const an_lexer *lexer)
{
    return an_text_from(lexer->at, (size_t)(lexer->end - lexer->at));
}

/* Returns true if a word that is a plain move or number is one token as it stands. */
static inline bool an_lexer_takes_plain(const an_lexer *lexer)
{
    return !lexer->is_careful && !lexer->cuts_pairs && lexer->joins == AN_JOINS_NOTHING;
}

/* Returns the next token; its offset counts from `base`. Punctuation and white space are skipped.
 * At the end its kind is AN_RAW_END. */
an_token an__lexer_next(an_lexer *lexer, const char *base);

#endif
