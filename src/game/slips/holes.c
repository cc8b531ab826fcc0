/* Holes: words in which a part of a move could not be read. */
#include "holes.h"

#include "notation.h"
#include "text.h"

enum { CHARACTERS_MAX = 16 };

static bool is_gap(char c)
{
    return c == '?' || c == '_';
}

/* Returns the word without the annotation or sign behind it. C?3? becomes C?3; but C?? is kept
 * whole, because it would lack its square. */
static an_text without_signs(an_text word)
{
    const an_text bare = an_text_stripped_end(word, "+#!?");
    bool is_whole = bare.size > 0 && an_is_digit(bare.at[bare.size - 1]);
    return is_whole ? bare : an_text_stripped_end(word, "+#!");
}

size_t an__hole_size(an_text word)
{
    return an__has_gap(word) ? without_signs(word).size : word.size;
}

bool an__has_gap(an_text word)
{
    an_text bare = without_signs(word);
    bool has_gap = false, has_other = false;
    for (size_t i = 0; i < bare.size; i++) {
        has_gap = has_gap || is_gap(bare.at[i]);
        has_other = has_other || an_is_letter(bare.at[i]) || an_is_digit(bare.at[i]) ||
                    (unsigned char)bare.at[i] >= 0x80;
    }
    return has_gap && has_other && bare.size <= CHARACTERS_MAX;
}

/* Returns true if `word` matches `pattern`. A run of n gaps in the pattern matches 1 to n + 2
 * characters, because nobody measures the width of a smudge. */
static bool matches(an_text pattern, an_text word)
{
    enum { WIDER = 2 };
    size_t gaps = 0;
    while (gaps < pattern.size && is_gap(pattern.at[gaps]))
        gaps++;
    if (gaps == 0)
        return pattern.size == 0 ? word.size == 0
                                 : word.size > 0 && *pattern.at == *word.at &&
                                       matches(an_text_after(pattern, 1), an_text_after(word, 1));
    for (size_t size = 1; size <= gaps + WIDER && size <= word.size; size++)
        if (matches(an_text_after(pattern, gaps), an_text_after(word, size)))
            return true;
    return false;
}

/* Writes `text` without those of its characters that are in `characters` to out[AN_SAN_MAX], and
 * returns it. */
static an_text without(char *out, an_text text, const char *characters)
{
    size_t size = 0;
    for (size_t i = 0; i < text.size && size < AN_SAN_MAX; i++)
        if (!an_is_among(text.at[i], characters))
            out[size++] = text.at[i];
    return an_text_from(out, size);
}

bool an__fills_gaps(an_text word, const an_san *meant, const an_notation *notation)
{
    char said[AN_SAN_MAX], written[AN_SAN_MAX], due[AN_SAN_MAX];
    an_text pattern = without(said, without_signs(word), "=()");
    an_notation in = *notation;
    an_san plain = *meant;
    plain.en_passant = false;
    plain.sign = AN_NO_SIGN;
    for (an_style style = AN_STYLE_SHORT; style <= AN_STYLE_LONG; style++) {
        if (!an_is_coordinates(notation))
            in.style = (uint8_t)style;
        an_text full = an_text_from(written, an_san_write(written, &plain, &in));
        /* the sign of a capture may be missing, or be one of the gaps */
        if (matches(pattern, without(due, full, "=()")) ||
            matches(pattern, without(due, full, "=()x:")))
            return true;
    }
    return false;
}
