/* Suggestions: what was probably meant by a move that cannot be played. */
#ifndef AN_GAME_SUGGEST_H
#define AN_GAME_SUGGEST_H

#include "bench.h"
#include "decoder.h"

/* The habit by which a whole sheet is written. */
typedef struct an_found_habit {
    an_sheet_habit of;
    an_code code; /* the code of the finding that reports it; AN_OK if there is nothing to report */
    size_t at;    /* the index of the first token that shows it */
    uint32_t words; /* how many words show it */
} an_found_habit;

/* What is suggested and mended in the game on the bench. The decoder and `read` are owned. */
typedef struct an_repairs {
    unsigned suggested; /* for how many refused moves suggestions were looked for */
    bool is_decoded;    /* the game is judged as the decoder reads it */
    an_line_decoder decoder;
    an_found_habit habit;
    an_variation as_said; /* the main line as it was before its first error was mended */
    size_t mended_from;   /* the index of the token of that error */
    an_move *read;        /* the main line as it was mended */
    size_t read_capacity;
} an_repairs;

/* Fills in the suggestions of a finding about a refused move, whose token is `index`: legal moves
 * that are one slip away from it. */
void an__suggest(const an_bench *bench, an_repairs *repairs, an_finding *finding, size_t index);

/* Returns true if broken lines of the game on the bench are to be mended. */
bool an__is_mended(const an_bench *bench);

/* Records in a finding about missing half-moves how many they are, and which moves. */
void an__suggest_lost(const an_bench *bench, an_finding *finding, const an_correction *correction);

/* Fills in the suggestions of a finding about a word that the decoder corrects. */
void an__suggest_correction(const an_bench *bench, an_finding *finding,
                            const an_correction *correction);

#endif
