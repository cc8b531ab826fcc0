/* Signs that do not stand directly behind their move. A sign before its move waits until that move
 * is written; others stand behind the variations of their move. */
#ifndef AN_GAME_STRAY_SIGNS_H
#define AN_GAME_STRAY_SIGNS_H

#include "algnot/game.h"

/* The tokens from `begin` up to, but without, `end`. */
typedef struct an_token_range {
    size_t begin, end;
} an_token_range;

typedef struct an_stray_signs {
    an_token_range remarks; /* the remarks that an__scribe_past_remarks found last */
    an_token_range held; /* From the first waiting sign to the move it waits for. begin is SIZE_MAX
                            if no sign waits; end is SIZE_MAX until that move is written. */
    size_t looked_at;    /* number of tokens looked at so far for signs behind variations */
} an_stray_signs;

/* Prepares `signs` for a game: no sign waits. */
void an__stray_signs_begin(an_stray_signs *signs);

/* Returns true if a sign waits for its move. */
static inline bool an_sign_waits(const an_stray_signs *signs)
{
    return signs->held.begin != SIZE_MAX;
}

/* Returns true if signs have waited for the move that is being written. Call an__scribe_put_held
 * then. */
static inline bool an_signs_are_due(const an_stray_signs *signs)
{
    return signs->held.end != SIZE_MAX;
}

/* Returns the index of the first token, from `index` on, that is no remark: no comment, sign, word,
 * or move number. */
size_t an__scribe_past_remarks(an_scribe *scribe, size_t index);

/* Returns true if the line of play that begins at the token `index` has a move, played or refused,
 * before the next bracket. */
bool an__scribe_begins_with_move(an_scribe *scribe, size_t index);

/* Returns true if the token `index` is a NAG or a sign, but no draw offer. */
bool an__scribe_is_sign(const an_scribe *scribe, size_t index);

/* Writes the NAG or sign at `index`, unless it is already written or must wait for its move.
 * `awaits_sign` says that the last move gives check without saying so, so that a + belongs to it.
 */
void an__scribe_put_sign(an_scribe *scribe, size_t index, bool awaits_sign);

/* Writes the signs that stand behind the variations of the last move. Call it before those
 * variations are written, because other readers expect the signs there. `index` is the token that
 * opens the first variation. */
void an__scribe_put_signs_behind(an_scribe *scribe, size_t index);

/* Writes the move at the token `move`, for which signs wait. */
void an__scribe_put_awaited_move(an_scribe *scribe, size_t move);

/* Writes the signs that have waited. Call it behind the move just written and its own signs. */
void an__scribe_put_held(an_scribe *scribe);

#endif
