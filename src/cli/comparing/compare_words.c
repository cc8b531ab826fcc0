/* What compare says of two score sheets, in English and in French. */
#include "compare_words.h"

#include <assert.h>
#include <stdarg.h>

#include "escape.h"

/* English first; each %s is filled in order, in both languages. */
/* clang-format off */
static const char *const texts[][AN_MESSAGE_LANGUAGE_COUNT] = {
    [WORD_PLAIN] = {"%s", "%s"},
    [WORD_ILLEGAL] = {"%s, illegal", "%s, illégal"},
    [WORD_AMBIGUOUS] = {"%s, ambiguous", "%s, ambigu"},
    [WORD_NO_MOVE] = {"%s, no move", "%s, qui n'est pas un coup"},
    [WORD_UNKNOWN_LETTER] = {"%s, unknown letter", "%s, lettre inconnue"},
    [WORD_HOLE] = {"%s, illegible", "%s, illisible"},
    [WORD_NOTHING] = {"nothing", "rien"},
    [WORD_SWAPPED] = {"%s, out of order", "%s, interverti"},
    [WORD_SURPLUS] = {"%s, too many", "%s, de trop"},
    [WORD_DOUBLED] = {"%s, written twice", "%s, écrit deux fois"},
    [WORD_WHITE] = {"White: %s", "blancs : %s"},
    [WORD_BLACK] = {"Black: %s", "noirs : %s"},
    [WORD_BETWEEN] = {"; ", " ; "},
    [WORD_SETTLED] = {" → %s", " → %s"},
    [WORD_OPEN] = {" → %s?", " → %s ?"},
    [WORD_UNDECIDED] = {" → ?", " → ?"},
    [WORD_OR] = {" or ", " ou "},
    [WORD_WHITE_STOPS] =
        {"White's sheet stops here; from here on there is Black's alone, half-moves: %s",
         "la feuille des Blancs s'arrête ici ; la suite n'est que sur celle des Noirs, demi-coups : %s"},
    [WORD_BLACK_STOPS] =
        {"Black's sheet stops here; from here on there is White's alone, half-moves: %s",
         "la feuille des Noirs s'arrête ici ; la suite n'est que sur celle des Blancs, demi-coups : %s"},
    [WORD_RESULT] = {"result: ", "résultat : "},
    [WORD_TAG] = {"[%s] ", "[%s] "},
    [WORD_QUOTED] = {"'%s'", "« %s »"},
    [WORD_CHOICE] = {"%s = %s, ", "%s = %s, "},
    [WORD_QUESTION] = {"Enter: leave it open > ", "Entrée : laisser ouvert > "},
};
/* clang-format on */

static_assert(sizeof texts / sizeof *texts == COMPARE_WORD_COUNT, "every word has a text");

void compare_put(an_buffer *out, an_message_language language, compare_word word, ...)
{
    va_list arguments;
    va_start(arguments, word);
    for (const char *at = texts[word][language]; *at != '\0'; at++) {
        if (at[0] == '%' && at[1] == 's') {
            an__put_escaped(out, va_arg(arguments, an_text));
            at++;
        } else {
            an_buffer_put_char(out, *at);
        }
    }
    va_end(arguments);
}
