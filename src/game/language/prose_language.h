/* The language of the words around the moves. */
#ifndef AN_GAME_PROSE_LANGUAGE_H
#define AN_GAME_PROSE_LANGUAGE_H

#include "algnot/notation.h"

/* How often a text names the sides and the pieces in a language, as "White" and "bishop" do. */
typedef struct an_word_use {
    size_t weight; /* 2 for the name of a side; 1 for that of a piece, which may be another word */
    an_text first; /* the first of these words, in the text; empty if there is none */
} an_word_use;

/* The least weight that tells the language: one "Dame" may be that of a cathedral. */
enum { AN_WORD_USE_TELLS = 2 };

/* Returns how often `text` names the sides and the pieces in the language of `notation`. A notation
 * that needs no language has no words. */
an_word_use an__word_use(an_text text, const an_notation *notation);

/* Returns the index of the notation of `set` whose names of sides and pieces `text` uses most where
 * it begins. Where that leaves several, the words of any sentence or heading decide, and then their
 * order; but Catalan is only named after a text with words if these are Catalan. */
size_t an__language_named(an_text text, const an_notation *notations, uint64_t set);

#endif
