/* Words of an article that tell whether a move behind or before them was played. */
#ifndef AN_GAME_CUES_H
#define AN_GAME_CUES_H

#include "algnot/notation.h"

/* What a word says of the move that stands behind it, or before it. */
typedef enum an_cue {
    AN_CUE_NONE,
    AN_CUE_NOT_PLAYED, /* "if", "better", "after": the move behind it was not played */
    AN_CUE_AFTER,      /* "after": it was played, or not */
    AN_CUE_PLAYED,     /* "played": the move behind it was */
    AN_CUE_END,        /* "resigned": nothing was played behind it */
    AN_CUE_BEHIND,     /* "would": the move before it was not played */
    AN_CUE_COUNT
} an_cue;

/* Returns what the words at the beginning of a text say in a language; sets *size to their bytes,
 * if they say anything. */
an_cue an__cue_read(an_text text, const an_language *language, size_t *size);

/* Returns true if the words at the beginning of a text say that the move before them was not
 * played. */
bool an__cue_is_behind(an_text text, const an_language *language);

#endif
