/* From bytes to raw tokens: what both grammars, PGN and plain text, are made of. */
#ifndef AN_GAME_LEXER_H
#define AN_GAME_LEXER_H

#include "bytes.h"
#include "scan.h"
#include "word.h"

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

/* The next token; offsets count from base. Punctuation and white space are skipped. */
an_token an_lexer_next(an_lexer *lexer, const char *base);

/* Takes a result that is not the beginning of something longer. lexer_result.c */
bool an_lexer_take_result(an_lexer *lexer, an_token *token);

/* So many tokens may begin at once in a run: none has less than two bytes. */
enum { AN_RUN_ROOM = AN_BLOCK / 2 };

/* As many tokens as come one after the other and are moves or numbers, as nearly all are written,
 * or whole comments behind them. They end where there is no room for AN_RUN_ROOM more, too.
 * lexer_run.c */
size_t an_lexer_run(an_lexer *lexer, const char *base, an_token *tokens, size_t room);

#endif
