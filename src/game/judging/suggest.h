/* Suggestions: what was probably meant by a move that cannot be played. */
#ifndef AN_GAME_SUGGEST_H
#define AN_GAME_SUGGEST_H

#include "bench.h"
#include "decoder.h"

/* The habit by which all of a sheet is written. */
typedef struct an_found_habit {
    an_sheet_habit of;
    an_code code;   /* of the finding that tells of it; AN_OK: there is nothing to tell */
    size_t at;      /* the first token that shows it */
    uint32_t words; /* how many words do */
} an_found_habit;

/* What is suggested and mended in the game on the bench. */
typedef struct an_repairs {
    unsigned suggested; /* how many refused moves suggestions were sought for */
    bool is_decoded;    /* the game is judged as the decoder reads it */
    an_text broken;     /* then, the first word that cannot be played as all is written */
    an_line_decoder decoder;
    an_found_habit habit;
    an_variation as_said; /* the main line before its first error was mended */
    size_t mended_from;   /* the token of that error */
    an_move *read;        /* the main line as it was mended */
    size_t read_capacity;
} an_repairs;

/* Fills the suggestions in the finding about a refused move, whose token is at `index`: legal moves
 * that are one slip away from it. */
void an__suggest(const an_bench *bench, an_repairs *repairs, an_finding *finding, size_t index);

/* Returns true if the game on the bench is one of those whose broken lines are to be mended. */
bool an__is_mended(const an_bench *bench);

/* Tells in the finding about half-moves that are missing how many they are, and what they were. */
void an__suggest_lost(const an_bench *bench, an_finding *finding, const an_correction *correction);

/* Fills the suggestions in the finding about a word that the decoder corrects. */
void an__suggest_correction(const an_bench *bench, an_finding *finding,
                            const an_correction *correction);

#endif
