/* What is said of how a game ended, by language. */
#ifndef AN_NOTATION_ENDING_WORDS_H
#define AN_NOTATION_ENDING_WORDS_H

#include "algnot/base.h"

/* What is said of a side or a player. AN_FLAGS: his time is over, so that he is to move.
 * AN_OF_WRITER: the writer resigns, wins or loses; his color is not told, so that nobody knows the
 * result. */
typedef enum an_fate {
    AN_RESIGNS,
    AN_FLAGS,
    AN_OF_WRITER,
    AN_LOSES,
    AN_WINS,
    AN_FATE_COUNT
} an_fate;

/* The words of a language. Each member is a list with | between words; NULL if there are none. */
typedef struct an_ending_words {
    const char *sides[2]; /* the names of White and Black, by an_color */
    /* Sentences about a side, in which * stands for its name. */
    const char *of_side[AN_FATE_COUNT];
    /* What is said of a player whose color is not named. Alone, such words may speak of the side
     * to move, which resigns or whose flag falls: no other clock runs. That a player wins or loses
     * only counts behind the name of a player whose color is known (an__tells_fate). */
    const char *of_player[AN_FATE_COUNT];
    const char *draw;
    const char *agreement; /* sentences that say that the game was drawn */
    /* Nouns, which may mean something else before other words: "Aufgabe: ..." is an exercise. */
    const char *resignation;
    const char *reasons; /* they may stand behind, and never say who has won */
    /* Words behind a resignation after which anything may follow: "White resigned because of the
     * pin". */
    const char *circumstances;
    const char *moments; /* when a side resigned; nothing else follows them */
    const char *offers;  /* offers of a draw */
    const char *accepts; /* acceptances of an offer */
    const char *denials; /* words that take back an offer or its acceptance */
} an_ending_words;

/* The rows of all languages, up to one without words for a draw. */
extern const an_ending_words an__ending_words[];

/* Returns the bytes of words at the beginning of `text` that tell when a game ended, "after 32
 * moves", "im 32. Zug", "move 32"; 0 if there are none. */
size_t an__moment_size(an_text text);

#endif
