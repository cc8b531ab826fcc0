/* Layout keep: stretches of the game that are replaced. */
#ifndef AN_GAME_PATCHES_H
#define AN_GAME_PATCHES_H

#include "algnot/notation.h"

#include "layout_state.h"

/* Replaces `size` bytes of the game by a text. If memory runs out, patches->text has failed. */
void an__patch(an_patches *patches, size_t at, size_t size, an_text text);

/* Remembers the first new move that is not ASCII and did not stand there: a file in another
 * encoding may lack its characters. */
void an__note_foreign(an_patches *patches, an_text stood, an_text text);

/* Replaces what stands there by a move, and notes foreign characters. */
void an__patch_move(an_patches *patches, size_t at, an_text stood, an_text text);

/* Removes a check sign that stands behind annotations (e4!+): the move written anew has it already.
 * `signs_at` is where the signs of the move begin. */
void an__patch_late_sign(an_patches *patches, size_t signs_at, const an_suffix *suffix);

/* Removes a check or e.p. sign that stands apart from its move at `at`, with the blanks before it:
 * it is part of the move that was written anew. */
void an__patch_sign_apart(an_patches *patches, an_text bytes, size_t at, const an_suffix *suffix);

/* Puts the bytes of the game, patched. */
void an__patches_put(an_buffer *out, an_text bytes, an_patches *patches);

#endif
