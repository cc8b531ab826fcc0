/* What compare says of two score sheets, in English and in French. */
#ifndef AN_CLI_COMPARE_WORDS_H
#define AN_CLI_COMPARE_WORDS_H

#include "algnot/report.h"
#include "buffer.h"

/* The holes, each a %s, are filled in order, in both languages. */
/* clang-format off */
#define COMPARE_WORDS(X) \
    /* what stands in a sheet: a hole for the text */ \
    X(WORD_PLAIN, "%s", "%s") \
    X(WORD_ILLEGAL, "%s, illegal", "%s, illégal") \
    X(WORD_AMBIGUOUS, "%s, ambiguous", "%s, ambigu") \
    X(WORD_NO_MOVE, "%s, no move", "%s, qui n'est pas un coup") \
    X(WORD_UNKNOWN_LETTER, "%s, unknown letter", "%s, lettre inconnue") \
    X(WORD_HOLE, "%s, illegible", "%s, illisible") \
    X(WORD_NOTHING, "nothing", "rien") \
    X(WORD_SWAPPED, "%s, out of order", "%s, interverti") \
    X(WORD_SURPLUS, "%s, too many", "%s, de trop") \
    X(WORD_DOUBLED, "%s, written twice", "%s, écrit deux fois") \
    /* whose sheet: a hole for what stands there */ \
    X(WORD_WHITE, "White: %s", "Blancs : %s") \
    X(WORD_BLACK, "Black: %s", "Noirs : %s") \
    /* the whole */ \
    X(WORD_BETWEEN, "; ", " ; ") \
    X(WORD_SETTLED, " → %s", " → %s") \
    X(WORD_OPEN, " → %s?", " → %s ?") \
    X(WORD_UNDECIDED, " → ?", " → ?") \
    X(WORD_OR, " or ", " ou ") \
    X(WORD_WHITE_STOPS, \
      "White's sheet stops here; from here on there is Black's alone, half-moves: %s", \
      "la feuille des Blancs s'arrête ici ; la suite n'est que sur celle des Noirs, demi-coups " \
      ": %s") \
    X(WORD_BLACK_STOPS, \
      "Black's sheet stops here; from here on there is White's alone, half-moves: %s", \
      "la feuille des Noirs s'arrête ici ; la suite n'est que sur celle des Blancs, demi-coups " \
      ": %s") \
    X(WORD_RESULT, "result: ", "résultat : ") \
    X(WORD_TAG, "[%s] ", "[%s] ") \
    X(WORD_QUOTED, "'%s'", "« %s »") \
    /* the dialogue: a hole for a number and one for a move */ \
    X(WORD_CHOICE, "%s = %s, ", "%s = %s, ") \
    X(WORD_QUESTION, "Enter: leave it open > ", "Entrée : laisser ouvert > ")
/* clang-format on */

#define WORD_NAME(name, english, french) name,
typedef enum compare_word { COMPARE_WORDS(WORD_NAME) COMPARE_WORD_COUNT } compare_word;
#undef WORD_NAME

/* Puts the text of a word; the arguments, an_text, fill its holes, and are escaped. */
void compare_put(an_buffer *out, an_message_language language, compare_word word, ...);

#endif
