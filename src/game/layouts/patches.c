/* Layout keep: collects the replacements in a game, and writes the game with them. */
#include "patches.h"

#include <stdlib.h>
#include <string.h>

#include "buffer.h"
#include "extremes.h"
#include "text.h"
#include "utf8.h"

void an__patch(an_patches *patches, size_t at, size_t size, an_text text)
{
    if (!AN_ARRAY_RESERVE(patches->at, patches->capacity, patches->count)) {
        patches->text.failed = true;
        return;
    }
    size_t order = patches->count++;
    patches->at[order] = (an_patch){at, size, patches->text.size, text.size, order};
    an_buffer_put_text(&patches->text, text);
}

void an__note_foreign(an_patches *patches, an_text stood, an_text text)
{
    if (*patches->foreign != '\0' || an__utf8_is_ascii_from(text, 0) || an_text_equal(stood, text))
        return;
    memcpy(patches->foreign, text.at, text.size);
    patches->foreign[text.size] = '\0';
}

void an__patch_move(an_patches *patches, size_t at, an_text stood, an_text text)
{
    an__patch(patches, at, stood.size, text);
    an_note_foreign(patches, stood, text);
}

void an__patch_late_sign(an_patches *patches, size_t signs_at, const an_suffix *suffix)
{
    if (suffix->late > 0)
        an__patch(patches, signs_at + suffix->late_at, suffix->late, an_text_from("", 0));
}

void an__patch_sign_apart(an_patches *patches, an_text bytes, size_t at, const an_suffix *suffix)
{
    size_t end = at + suffix->spelling;
    an__patch_late_sign(patches, at, suffix);
    if (suffix->spelling == 0)
        return;
    while (at > 0 && bytes.at[at - 1] == ' ')
        at--;
    an__patch(patches, at, end - at, an_text_from("", 0));
}

static int by_place(const void *a, const void *b)
{
    const an_patch *left = a, *right = b;
    if (left->at != right->at)
        return left->at < right->at ? -1 : 1;
    return left->order < right->order ? -1 : 1;
}

/* Returns true if the patches are in the order of their bytes. In a sheet of two blocks the tokens
 * are not. */
static bool are_in_order(const an_patch *patches, size_t count)
{
    for (size_t i = 1; i < count; i++)
        if (patches[i - 1].at > patches[i].at)
            return false;
    return true;
}

void an__patches_put(an_buffer *out, an_text bytes, an_patches *patches)
{
    size_t copied = 0;
    if (!are_in_order(patches->at, patches->count))
        qsort(patches->at, patches->count, sizeof *patches->at, by_place);
    for (size_t i = 0; i < patches->count; i++) {
        const an_patch *patch = &patches->at[i];
        size_t end = patch->at + patch->size;
        if (patch->at > copied)
            an_buffer_add(out, bytes.at + copied, patch->at - copied);
        an_buffer_add(out, patches->text.at + patch->text_at, patch->text_size);
        copied = an_larger(end, copied);
    }
    an_buffer_add(out, bytes.at + copied, bytes.size - copied);
}
