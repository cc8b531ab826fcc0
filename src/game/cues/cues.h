/* Cues: words of an article that tell whether the move after or before them was played. */
#ifndef AN_GAME_CUES_H
#define AN_GAME_CUES_H

#include "algnot/notation.h"
#include "fold.h"

/* What a cue says of the move after it, or before it. */
typedef enum an_cue {
    AN_CUE_NONE,
    AN_CUE_NOT_PLAYED, /* "better": the move after it was not played */
    AN_CUE_OR,         /* "or": like AN_CUE_NOT_PLAYED, also for the item of a list before it */
    AN_CUE_AFTER,      /* "after": the move after it may have been played or not */
    AN_CUE_PLAYED,     /* "played": the move after it was played */
    AN_CUE_END,        /* "resigned": nothing after it was played */
    AN_CUE_BEHIND,     /* "was": the move before it may not have been played */
    AN_CUE_UNREAL,     /* "would": neither the move before it nor the one after it was played */
    AN_CUE_GENERAL,    /* "usually": like AN_CUE_NOT_PLAYED, even if AN_CUE_PLAYED follows */
    AN_CUE_IF,         /* "if": like AN_CUE_GENERAL, also for further moves of its sentence */
    AN_CUE_REFUSED,    /* "no": the move before it, which a question ended, was not played */
    AN_CUE_WEAK, /* "was", "a chance": like AN_CUE_NOT_PLAYED, unless words say that it was played
                  */
    AN_CUE_ELSEWHERE, /* "a year later": its sentence speaks of another game, if it begins with the
                       * cue, and so does the move before it; otherwise like AN_CUE_GENERAL */
    AN_CUE_CONTRAST,  /* "but": what was said before says nothing of the move after it */
    AN_CUE_THAT,      /* "that": like AN_CUE_NOT_PLAYED, but only of the very next word */
    AN_CUE_COUNT
} an_cue;

/* A cue of one language: a word, or several. */
typedef struct an_cue_words {
    const char *at;
    uint16_t next; /* the index of the next cue in its list; 0 if there is none */
    uint8_t size;
    uint8_t cue;
} an_cue_words;

enum { AN_CUE_WORDS_MAX = 8192, AN_CUE_LANGUAGES = 15 };

/* The cues of all languages, in lists by their prefixes, and the language of the current text.
 * The cues outlive the text. The entry words[0] is unused, so that the index 0 can end a list. */
typedef struct an_cues {
    an_cue_words words[AN_CUE_WORDS_MAX];
    uint16_t first[AN_CUE_LANGUAGES][AN_PREFIXES];
    uint16_t count; /* entries in use, with the unused one; 0 until the cues are listed */
    /* the index of the language in an__cue_rows; AN_CUE_LANGUAGES if it is unknown */
    uint8_t language;
} an_cues;

/* Finds the language of `text`, and stores it in `cues`. That of the moves, `of_moves`, is
 * preferred; it may also be figurine, or NULL. The first call lists the cues. */
void an__cues_find(an_cues *cues, an_text text, const an_language *of_moves);

/* Returns what the words at the beginning of `text` say of the move after them, also behind an
 * article or a pronoun that is elided: "n'aurait". Sets *size to their bytes; 0 if they say nothing
 * and none stands before them. */
an_cue an__cue_read(const an_cues *cues, an_text text, size_t *size);

/* Returns what the words at the beginning of `text` say of the move before them: AN_CUE_BEHIND,
 * AN_CUE_UNREAL, AN_CUE_ELSEWHERE, AN_CUE_PLAYED or AN_CUE_NONE. */
an_cue an__cue_behind(const an_cues *cues, an_text text);

/* Returns true if a sentence at the beginning of `text`, behind a question, does nothing but refuse
 * what it asked: "No.", "Certainly not!" */
bool an__refuses(const an_cues *cues, an_text text);

/* Returns the bytes of the letter, digit or apostrophe at the beginning of `text`; 0 for other
 * signs, marks and blanks. */
size_t an__letter_size(an_text text);

#endif
