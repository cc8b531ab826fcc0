/* What stands around the claims of an article, from the first to the last. */
#ifndef AN_GAME_SURROUNDINGS_H
#define AN_GAME_SURROUNDINGS_H

#include "claims.h"
#include "cues.h"

/* How far a text was read, and what its sentence says so far. */
typedef struct an_surroundings {
    const an_game *game;
    const an_cues *cues;
    an_bracket_index *brackets;
    const char *gap;       /* where the last claim ends */
    uint32_t traits;       /* of the next claim, as far as words before it say */
    uint32_t of_sentence;  /* traits of all claims of the sentence that are still to come */
    uint32_t of_text;      /* the same of the text */
    uint32_t words_since;  /* the last cue */
    bool has_words;        /* words of the sentence stand before the next claim */
    bool lines_are_broken; /* at some width, within sentences */
} an_surroundings;

/* `cues` are those of the reader. */
void an__surroundings_begin(an_surroundings *around, an_cues *cues, const an_game *game,
                            const an_notation *notation, an_bracket_index *brackets);

/* Reads on up to a claim, which stands behind those of the list. Returns its traits, and notes in
 * the list if words stand before it. */
uint32_t an__surroundings_read(an_surroundings *around, an_claims *claims, const an_claim *claim);

/* Returns the bytes of what stands in brackets or in quotation marks, with these, if it begins at a
 * place and ends within the game; else of brackets there that nothing closes, or 0. Sets
 * *is_enclosed to which of the two it is. */
size_t an__enclosed_size(const an_surroundings *around, const char *at, bool *is_enclosed);

#endif
