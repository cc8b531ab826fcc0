/* Signs that do not stand right behind their move: before it, where they wait until it is written,
 * or behind its variations. */
#ifndef AN_GAME_STRAY_SIGNS_H
#define AN_GAME_STRAY_SIGNS_H

#include "algnot/game.h"

/* Tokens from one up to another. */
typedef struct an_token_range {
    size_t begin, end;
} an_token_range;

typedef struct an_stray_signs {
    an_token_range remarks; /* the run of remarks found last (an__scribe_past_remarks) */
    an_token_range held; /* from the first sign that waits to the move it waits for; begin SIZE_MAX:
                          * none waits; end SIZE_MAX: the move is still to be written */
    size_t looked_at;    /* tokens among which signs were sought behind variations */
} an_stray_signs;

void an__stray_signs_begin(an_stray_signs *signs);

/* Returns true while a sign waits for a move that is still to be written. */
static inline bool an_sign_waits(const an_stray_signs *signs)
{
    return signs->held.begin != SIZE_MAX;
}

/* Returns true if signs have waited, and their move is written now: an__scribe_put_held is due. */
static inline bool an_signs_are_due(const an_stray_signs *signs)
{
    return signs->held.end != SIZE_MAX;
}

/* Returns the first token from index on that is no remark: no comment, sign, word, or number of a
 * move. */
size_t an__scribe_past_remarks(an_scribe *scribe, size_t index);

/* Returns true if the line of play that begins at a token has a move, or what was meant as one,
 * before a bracket. */
bool an__scribe_begins_with_move(an_scribe *scribe, size_t index);

/* Returns true if the token is a NAG, or signs that are no draw offer. */
bool an__scribe_is_sign(const an_scribe *scribe, size_t index);

/* Writes the NAG or sign at index, unless it was written before, or has to wait for its move.
 * gives_check: the last move does, so that a + is its sign. */
void an__scribe_put_sign(an_scribe *scribe, size_t index, bool gives_check);

/* Writes, before the variations of the last move, the signs that stand behind them: other readers
 * expect them there. The first of the variations opens at index. */
void an__scribe_put_signs_behind(an_scribe *scribe, size_t index);

/* Writes the move that signs wait for. */
void an__scribe_put_awaited_move(an_scribe *scribe, size_t move);

/* Writes the signs that have waited, behind the move just written and its own signs. */
void an__scribe_put_held(an_scribe *scribe);

#endif
