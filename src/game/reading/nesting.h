/* The brackets of PGN: variations, words in parentheses, and brackets that mean nothing. */
#ifndef AN_GAME_NESTING_H
#define AN_GAME_NESTING_H

#include "draft.h"

/* The brackets that are open. */
typedef struct an_nesting {
    uint32_t depth;
    uint32_t opened_at; /* the offset of the parenthesis of the outermost variation */
    uint32_t beyond; /* open parentheses, counted from a variation on that is nested too deeply */
    uint32_t beyond_at; /* the offset where that variation began */
} an_nesting;

/* Handles `token`, a ( that the lexer has read, and the words behind it if they are a comment. If
 * `has_tags`, they can be one only behind the result. Returns how many bytes were taken. */
size_t an__nesting_open(an_draft *draft, an_nesting *n, bool has_tags, an_token token);

/* Handles `token`, a ) that the lexer has read. */
void an__nesting_close(an_draft *draft, an_nesting *n, an_token token);

/* Returns true if a character is a bracket, or one of those that have no meaning by themselves. */
static inline bool an_is_nesting(char c)
{
    return c == '(' || c == ')' || c == '[' || c == ']' || c == '}' || c == '"' || c == '$';
}

/* Takes a character of an_is_nesting at `at`, or a run of equal ones. Returns how many bytes were
 * taken; 0 if a sign or a tag pair may begin there. */
size_t an__nesting_take(an_draft *draft, an_nesting *n, bool has_tags, const char *at);

/* Closes everything that is still open at the end of the game. */
void an__nesting_end(an_draft *draft, an_nesting *n);

#endif
