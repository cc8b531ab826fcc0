/* Whole words: whether they are meant as moves, and a move read in one call. */
#include "parse.h"

#include "castling.h"
#include "notation.h"
#include "text.h"

/* Returns whether digits that do not belong to the move stand directly behind it, as in e45 and
 * Nf35.1s. */
static bool has_digit_glued(an_text word)
{
    enum { SQUARE = 2, LAST = 4 }; /* Nb1d2 */
    for (size_t at = 0; at <= LAST && at + SQUARE < word.size; at++)
        if (an_names_square(word.at + at) && an_is_digit(word.at[at + SQUARE]))
            return an_san_has_shape(an_text_from(word.at, at + SQUARE));
    return false;
}

bool an_san_is_attempt(an_text word)
{
    enum { ATTEMPT_MAX = 12 };
    if (an_san_has_shape(word) || an__is_broken_castling(word) || has_digit_glued(word))
        return true;
    /* This is a short word in which a digit follows a letter. */
    for (size_t i = 1; i < word.size && word.size <= ATTEMPT_MAX; i++) {
        bool follows_letter = an_is_letter(word.at[i - 1]) || (unsigned char)word.at[i - 1] >= 0x80;
        if (an_is_digit(word.at[i]) && follows_letter)
            return true;
    }
    return false;
}

an_code an__word_read(an_word_read *word, const an_position *position, an_text text,
                      const an_notation *notation, an_reason *reason)
{
    an_code code = an_san_parse(&word->said, text, notation);
    if (code == AN_OK)
        code = an_san_resolve(&word->move, position, &word->said, reason);
    if (code != AN_OK)
        return code;
    an_text signs = an_text_after(text, word->said.size);
    word->due = an_san_describe(position, word->move);
    word->signs = an_suffix_read(signs, word->due.sign != AN_NO_SIGN);
    word->has_rest = word->signs.size < signs.size;
    return AN_OK;
}

an_code an_move_read(an_move *move, const an_position *position, an_text text,
                     const an_notation *notation, an_reason *reason)
{
    an_word_read word;
    an_code code = an__word_read(&word, position, text, notation, reason);
    if (code != AN_OK || word.has_rest)
        return code != AN_OK ? code : AN_UNREADABLE_TOKEN;
    *move = word.move;
    return AN_OK;
}
