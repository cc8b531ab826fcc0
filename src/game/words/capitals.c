/* Tells moves in capitals, and texts that consist of them. */
#include "capitals.h"

#include "algnot/notation.h"

#include "text.h"

bool an__is_move_in_capitals(an_text word)
{
    enum { LEAST = 2, MOST = 7 }; /* E4, TAXD1+ */
    char text[MOST];
    bool has_letter = false, has_digit = false;
    if (word.size < LEAST || word.size > MOST)
        return false;
    for (size_t i = 0; i < word.size; i++) {
        const char c = word.at[i];
        if (an_is_letter(c) && !an_is_upper(c))
            return false;
        has_letter = has_letter || an_is_letter(c);
        has_digit = has_digit || an_is_digit(c);
        text[i] = an_lower(c);
    }
    if (!has_letter || !has_digit)
        return false;
    if (an_san_has_shape(an_text_from(text, word.size)))
        return true;
    text[0] = *word.at;
    return an_san_has_shape(an_text_from(text, word.size));
}

bool an__is_in_capitals(an_text text)
{
    enum { FEWEST = 4 };
    size_t words = 0, moves = 0;
    text = an_text_trimmed_start(text);
    for (size_t size; text.size > 0; text = an_text_trimmed_start(an_text_after(text, size))) {
        size = an_size_to_space(text);
        words++;
        moves += an__is_move_in_capitals(an_text_from(text.at, size));
    }
    return moves >= FEWEST && moves > words / 2;
}
