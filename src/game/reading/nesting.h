/* The brackets of PGN: variations, words in parentheses, and brackets that mean nothing. */
#ifndef AN_GAME_NESTING_H
#define AN_GAME_NESTING_H

#include "draft.h"

/* The variations that are open. */
typedef struct an_nesting {
    uint32_t depth;
    uint32_t opened_at; /* the parenthesis of the outermost one */
    uint32_t beyond;    /* parentheses that are open from a variation nested too deeply on */
    uint32_t beyond_at; /* where that variation began */
} an_nesting;

/* Takes a ( that the lexer has read, and words behind it that are no variation. Returns the bytes
 * of what was taken. */
size_t an__nesting_open(an_draft *draft, an_nesting *n, bool has_tags, an_token token);

/* Takes a ) that the lexer has read. */
void an__nesting_close(an_draft *draft, an_nesting *n, an_token token);

/* Returns true if a character is a bracket, or one of those that mean nothing by themselves. */
static inline bool an_is_nesting(char c)
{
    return c == '(' || c == ')' || c == '[' || c == ']' || c == '}' || c == '"' || c == '$';
}

/* Takes such a character, or several that are alike. Returns their bytes; 0 if a sign or a tag pair
 * may begin there. */
size_t an__nesting_take(an_draft *draft, an_nesting *n, bool has_tags, const char *at);

/* Ends what is still open at the end of the game. */
void an__nesting_end(an_draft *draft, an_nesting *n);

#endif
