/* Words that have the shape of a move. */
#include "shape.h"

#include "descriptive.h"
#include "text.h"

/* Returns true if a word has what every move has: a digit, or the letters of castling or of a
 * capture, or a blank, as castling in words may. Most words of an article are sorted out here,
 * before any language is asked. */
static bool may_be_a_move(an_text word)
{
    bool has_capture = false, has_files = word.size <= 4;
    for (size_t i = 0; i < word.size; i++) {
        unsigned char c = (unsigned char)word.at[i];
        bool is_digit_elsewhere = c == 0xd9 || c == 0xdb || c == 0xef; /* Arabic, full width */
        if (an_is_digit((char)c) || is_digit_elsewhere)
            return true;
        if (c == ' ')
            return true;
        has_capture = has_capture || c == 'x' || c == 'X' || c == ':' || c >= 0x80;
        has_files = has_files && an_is_letter((char)c);
    }
    char first = word.size > 0 ? *word.at : ' ';
    bool castles = first == 'O' || first == 'o' || first == 'Z' || first == '@' || first == '-' ||
                   (unsigned char)first >= 0x80;
    enum { CAPTURE_MAX = 12 };
    return castles || has_files || (has_capture && word.size <= CAPTURE_MAX);
}

bool an_word_has_shape(an_text word)
{
    return may_be_a_move(word) && (an_san_has_shape(word) || an_is_descriptive(word));
}
