/* Words of an article that tell whether a move behind or before them was played. */
#ifndef AN_GAME_CUES_H
#define AN_GAME_CUES_H

#include "algnot/notation.h"

/* What a word says of the move that stands behind it, or before it. */
typedef enum an_cue {
    AN_CUE_NONE,
    AN_CUE_NOT_PLAYED, /* "if", "better": the move behind it was not played */
    AN_CUE_AFTER,      /* "after": it was played, or not */
    AN_CUE_PLAYED,     /* "played": the move behind it was */
    AN_CUE_END,        /* "resigned": nothing was played behind it */
    AN_CUE_PLACE,      /* "here": what else could be played */
    AN_CUE_BEHIND,     /* "would": the move before it was not played */
    AN_CUE_COUNT
} an_cue;

/* A word, or several, that say one thing in a language. */
typedef struct an_cue_words {
    const char *at;
    uint16_t next; /* others that begin alike, by their place; 0: there are no more */
    uint8_t size;
    uint8_t cue;
    uint8_t language;
} an_cue_words;

enum { AN_CUE_WORDS_MAX = 2048, AN_CUE_LETTERS = 32 };

/* The cues of all languages, by the two letters that they begin with; and the language that a text
 * is written in. The first place stays free. They outlive the text. */
typedef struct an_cues {
    an_cue_words words[AN_CUE_WORDS_MAX];
    uint16_t first[AN_CUE_LETTERS][AN_CUE_LETTERS];
    uint16_t count;   /* with the free place; 0: they are still to be put there */
    uint8_t language; /* by its place in the tables; beyond them: none is known */
} an_cues;

/* Finds the language that a text is written in. Its moves may be written in another one, or with
 * figurines. */
void an__cues_find(an_cues *cues, an_text text, const an_language *of_moves);

/* Returns what the words at the beginning of a text say of the move behind them; sets *size to
 * their bytes, or to 0 if they say nothing. */
an_cue an__cue_read(const an_cues *cues, an_text text, size_t *size);

/* Returns true if the words at the beginning of a text say that the move before them was not
 * played. */
bool an__cue_is_behind(const an_cues *cues, an_text text);

#endif
