/* Layout keep: stretches of the game that are replaced by other text. */
#ifndef AN_GAME_PATCHES_H
#define AN_GAME_PATCHES_H

#include "algnot/notation.h"

#include "bytes.h"
#include "layout_state.h"

/* Replaces `size` bytes at byte `at` of the game by `text`. Sets patches->text.failed when memory
 * runs out. */
void an__patch(an_patches *patches, size_t at, size_t size, an_text text);

/* Does the work of an_note_foreign for a move that is long or not ASCII. */
void an__note_foreign(an_patches *patches, an_text stood, an_text text);

/* Remembers `text`, a new move, if it is the first one that is not ASCII and did not stand there
 * (`stood`) before. A file in another encoding may lack its characters. Eight bytes of `text` must
 * be readable, even if it has fewer. */
static inline void an_note_foreign(an_patches *patches, an_text stood, an_text text)
{
    const uint64_t high_bits = UINT64_C(0x8080808080808080), eight = an_eight_bytes(text.at);
    bool is_short = text.size - 1 < AN_EIGHT;
    if (!is_short || (eight << 8 * (AN_EIGHT - text.size) & high_bits) != 0)
        an__note_foreign(patches, stood, text);
}

/* Replaces the word `stood` at byte `at` by the move `text`, and remembers it as an_note_foreign
 * does. */
void an__patch_move(an_patches *patches, size_t at, an_text stood, an_text text);

/* Removes a check sign that stands behind annotations (e4!+), because the new move already has it.
 * `signs_at` is the byte of the game where the signs of the move begin. */
void an__patch_late_sign(an_patches *patches, size_t signs_at, const an_suffix *suffix);

/* Removes a check or e.p. sign at byte `at` that stands apart from its move, and the blanks before
 * it, because the new move already has that sign. */
void an__patch_sign_apart(an_patches *patches, an_text bytes, size_t at, const an_suffix *suffix);

/* Puts the bytes of the game with all replacements. */
void an__patches_put(an_buffer *out, an_text bytes, an_patches *patches);

#endif
