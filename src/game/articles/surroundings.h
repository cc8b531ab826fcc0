/* Reads an article from claim to claim, and finds the traits of each. */
#ifndef AN_GAME_SURROUNDINGS_H
#define AN_GAME_SURROUNDINGS_H

#include "cued_sentence.h"
#include "cues.h"
#include "line_breaks.h"

/* How far the text was read. */
typedef struct an_surroundings {
    const an_game *game;
    const an_cues *cues;
    an_bracket_index *brackets;
    const char *gap;  /* where the last claim ended */
    const char *line; /* where a line with a sentence begins behind that claim, or NULL */
    an_sentence sentence;
    uint32_t of_text; /* traits of all further claims of the text */
    bool is_apart;    /* a sentence with words, but without moves, stands behind the last claim */
    bool hangs; /* the line before ends with words that say that the next move was not played */
    an_line_breaks breaks;
} an_surroundings;

/* Sets `around` to the start of `game`, whose moves are written in `notation`. `cues` and
 * `brackets` belong to the reader, and must live as long as `around`. */
void an__surroundings_begin(an_surroundings *around, an_cues *cues, const an_game *game,
                            const an_notation *notation, an_bracket_index *brackets);

/* Reads on up to `claim`, the next one after those in `claims`. Adds its traits, sets
 * where it begins, and sets claims->has_words if words stand before it. */
void an__surroundings_read(an_surroundings *around, an_claims *claims, an_claim *claim);

/* Returns true if words soon behind the last claim say that the game was over. Call it behind the
 * last one of the text. */
bool an__is_over_behind(an_surroundings *around);

/* Returns the bytes of the bracket or quotation that begins at `at`, with both its ends, and sets
 * *is_enclosed to true. If none begins there, or it does not end within the game, sets it to false,
 * and returns the bytes of the unclosed brackets at `at`, or those of the label of a row, or 0. */
size_t an__enclosed_size(const an_surroundings *around, const char *at, bool *is_enclosed);

#endif
