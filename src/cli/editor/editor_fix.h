/* The edits that mend a finding: another move in the stead of the one that is written. */
#ifndef AN_CLI_EDITOR_FIX_H
#define AN_CLI_EDITOR_FIX_H

#include "editor_verdict.h"

/* A move that may be written. */
typedef struct editor_move {
    an_move move;
    bool is_certain;
} editor_move;

enum { EDITOR_FIXES_MAX = AN_SUGGESTIONS_MAX };

/* Fills `moves`, which has room for EDITOR_FIXES_MAX, with what may be written, the likeliest
 * first, and *part with what it replaces: the move without its annotations, in bytes of the game.
 * Returns how many moves there are. */
size_t editor_fixes_of(const an_finding *finding, editor_move *moves, editor_part *part);

/* Puts a move as it is to be written there. */
void editor_fix_put(an_buffer *out, const an_finding *finding, an_move move);

#endif
