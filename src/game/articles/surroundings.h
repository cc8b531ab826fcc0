/* Reads an article from claim to claim, and finds the traits of each. */
#ifndef AN_GAME_SURROUNDINGS_H
#define AN_GAME_SURROUNDINGS_H

#include "claims.h"
#include "cues.h"
#include "line_breaks.h"

/* An aside between two dashes of a sentence: none has begun, it has begun, it has a claim. */
typedef enum an_aside { AN_ASIDE_NONE, AN_ASIDE_OPEN, AN_ASIDE_CLAIMED } an_aside;

/* What the sentence that is being read says so far. */
typedef struct an_sentence {
    const char *begin;    /* where it begins, or the last claim ended within it */
    uint32_t traits;      /* of the next claim, by the words before it */
    uint32_t of_further;  /* traits of all further claims of the sentence */
    uint32_t words_since; /* how many words stand behind the last cue */
    uint32_t words;       /* how many words and cues stand before the next claim */
    an_cue last_cue;      /* a sign behind AN_CUE_END makes it AN_CUE_NONE */
    an_aside aside;
    bool has_words;      /* it has words before the next claim */
    bool is_conditional; /* AN_CUE_IF stands before an earlier claim of it */
    bool is_weak;        /* no other cue than AN_CUE_WEAK stands before the next claim */
} an_sentence;

/* How far the text was read. */
typedef struct an_surroundings {
    const an_game *game;
    const an_cues *cues;
    an_bracket_index *brackets;
    const char *gap;  /* where the last claim ended */
    const char *line; /* where a line with a sentence begins behind that claim, or NULL */
    an_sentence sentence;
    uint32_t of_text; /* traits of all further claims of the text */
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

/* Returns the bytes of the bracket or quotation that begins at `at`, with both its ends, and sets
 * *is_enclosed to true. If none begins there, or it does not end within the game, sets it to false,
 * and returns the bytes of the unclosed brackets at `at`, or 0. */
size_t an__enclosed_size(const an_surroundings *around, const char *at, bool *is_enclosed);

#endif
