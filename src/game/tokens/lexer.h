/* The lexer, which turns bytes into raw tokens. Both grammars, PGN and plain text, make games of
 * them. */
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
    AN_RAW_BRACKET, /* a bracket or quote without a meaning here */
    AN_RAW_END
};

struct an_token_cache;

/* How the lexer reads. */
typedef struct an_lexer_mode {
    bool is_text;     /* the text is no PGN: it has no ; comments behind moves, and no tags */
    bool cuts_pairs;  /* "e4e5" is two moves */
    bool is_careful;  /* for tests: the fast path for plain moves and numbers is never taken */
    an_joining joins; /* which parts make one move; if any do, there is no fast path */
} an_lexer_mode;

/* The state of the lexer. To look ahead, copy it: the copies share only `tables` and `cache`. */
typedef struct an_lexer {
    const char *begin; /* of the batch */
    const char *at;
    const char *end;   /* a NUL stands there */
    size_t depth;      /* how many parentheses are open; only with none is "12)" a number */
    bool knows_tables; /* heads of a table were passed, so that cells may hold remarks */
    an_lexer_mode mode;
    const char *next_brace;       /* the next }, once it was looked for; else NULL */
    bool closed;                  /* whether the last comment had its } */
    an_table_index *tables;       /* of the batch; NULL: remarks in cells are read as words */
    struct an_token_cache *cache; /* cache of tokens in plain text; may be NULL */
    an_tag tag;                   /* the last tag */
} an_lexer;

/* Returns the text from the lexer's place to its end. */
static inline an_text an_lexer_rest(const an_lexer *lexer)
{
    return an_text_from(lexer->at, (size_t)(lexer->end - lexer->at));
}

/* Returns true if the lexer may take the fast path: a plain move or number is one token as it
 * stands. */
static inline bool an_lexer_takes_plain(const an_lexer_mode *mode)
{
    return !mode->is_careful && !mode->cuts_pairs && mode->joins == AN_JOINS_NOTHING;
}

/* Takes the next token and returns it. Its offset counts from `base`. Punctuation and white space
 * are skipped. At the end of the text the kind is AN_RAW_END. */
an_token an__lexer_next(an_lexer *lexer, const char *base);

#endif
