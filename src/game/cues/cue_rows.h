/* The table of cues, with a row for each language. */
#ifndef AN_GAME_CUE_ROWS_H
#define AN_GAME_CUE_ROWS_H

#include "cues.h"

/* The cues of a language: by kind, words separated by |. In a cue, * stands for a player's name.
 * Any word that has one of the `endings` is AN_CUE_BEHIND. */
typedef struct an_cue_row {
    const char *language;
    const char *words[AN_CUE_COUNT];
    const char *endings; /* of verbs that speak of a move before them; NULL if none is certain */
} an_cue_row;

extern const an_cue_row an__english_cues, an__french_cues, an__german_cues, an__spanish_cues,
    an__italian_cues, an__portuguese_cues, an__dutch_cues, an__polish_cues, an__russian_cues,
    an__swedish_cues, an__danish_cues, an__norwegian_cues, an__icelandic_cues, an__czech_cues,
    an__hungarian_cues;

extern const an_cue_row *const an__cue_rows[AN_CUE_LANGUAGES];

#endif
