/* From bytes to raw tokens: what both grammars, PGN and plain text, are made of. */
#ifndef AN_GAME_LEXER_H
#define AN_GAME_LEXER_H

#include "algnot/game.h"

/* Raw tokens that never leave the reader. */
enum {
    AN_RAW_TAG = AN_TOKEN_PROSE + 1, /* a sound tag pair */
    AN_RAW_BAD_TAG,
    AN_RAW_BRACKET, /* a bracket or quote that means nothing here */
    AN_RAW_END
};

typedef struct an_lexer {
    const char *begin; /* of the batch */
    const char *at;
    const char *end; /* a NUL stands there */
    size_t depth;    /* of parentheses that are open */
    bool is_text;    /* no ; comments after moves, no tags */
    bool closed;     /* the last comment had its } */
    an_tag tag;      /* the last tag */
} an_lexer;

/* The next token; offsets count from base. Punctuation and white space are skipped. */
an_token an_lexer_next(an_lexer *lexer, const char *base);

/* Bytes from { to } or to where the comment must be taken to end; *closed: with its }. */
size_t an_comment_size(an_text from_brace, bool *closed);

/* Bytes up to the end of the line, without it. */
size_t an_line_size(an_text text);

/* Bytes of a tag pair at a [, 0 if it does not look like one; *sound: with its quotes. */
size_t an_tag_read(an_text from_bracket, an_tag *tag, bool *sound);

/* The same within a line, where a tag pair is expected to be short. */
size_t an_glued_tag_read(an_text from_bracket, an_tag *tag, bool *sound);

bool an_is_line_start(const char *begin, const char *at);

/* Bytes of white space at the beginning, no-break spaces and byte order marks included. */
size_t an_space_size(an_text text);

#endif
