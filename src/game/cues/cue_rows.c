/* The table of cues, with a row for each language. */
#include "cue_rows.h"

const an_cue_row *const an__cue_rows[] = {
    &an__english_cues,   &an__french_cues,     &an__german_cues,   &an__spanish_cues,
    &an__italian_cues,   &an__portuguese_cues, &an__dutch_cues,    &an__polish_cues,
    &an__russian_cues,   &an__swedish_cues,    &an__danish_cues,   &an__norwegian_cues,
    &an__icelandic_cues, &an__czech_cues,      &an__hungarian_cues};
