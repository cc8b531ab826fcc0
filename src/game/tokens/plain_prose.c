/* Words that are surely nothing but words. Most of an article consists of letters with a blank or a
 * mark behind them. Such words are taken as they stand, before any table of signs and names is
 * searched. */
#include "plain_prose.h"

#include "bitboard.h"
#include "castling.h"
#include "letters.h"
#include "suffix.h"
#include "text.h"
#include "utf8.h"

/* Returns the bytes of one letter of ASCII, Latin-1 or Latin Extended-A at the beginning of `text`;
 * 0 if another character stands there. */
static size_t letter_size(an_text text)
{
    enum { LATIN_1 = 0xc3, LAST_LEAD = 0xc5, TIMES = 0x97, DIVIDED = 0xb7 };
    if (text.size == 0 || an_is_letter(*text.at))
        return text.size > 0;
    const unsigned char lead = (unsigned char)*text.at;
    const unsigned char next = text.size > 1 ? (unsigned char)text.at[1] : 0;
    bool is_sign = lead == LATIN_1 && (next == TIMES || next == DIVIDED);
    bool is_whole = lead >= LATIN_1 && lead <= LAST_LEAD && !an_utf8_begins((char)next);
    return is_whole && !is_sign ? 2 : 0;
}

/* Returns the bytes of the letters at the beginning of `text`, with apostrophes between them. */
static size_t letters_size(an_text text)
{
    size_t size = 0, letter;
    for (;;) {
        an_text rest = an_text_after(text, size);
        bool is_apostrophe = size > 0 && rest.size > 0 && *rest.at == '\'';
        letter = letter_size(an_text_after(rest, is_apostrophe));
        if (letter == 0)
            return size;
        size += is_apostrophe + letter;
    }
}

/* Returns true if `text` is empty, or begins with white space or a comma. */
static bool ends_plainly(an_text text)
{
    return text.size == 0 || an_is_space(*text.at) || *text.at == ',';
}

/* Returns true if only what parts words stands behind the first `size` bytes. A full stop counts as
 * such, but not that of "e.p." */
static bool stands_alone(an_text text, size_t size)
{
    an_text rest = an_text_after(text, size);
    bool is_stop = rest.size > 0 && *rest.at == '.' && text.at[size - 1] != 'p';
    return ends_plainly(an_text_after(rest, is_stop));
}

/* Returns true if castling in words, such as "Petit roque", begins with this word. */
static bool may_begin_castling(an_text text, size_t size)
{
    enum { SHORTEST = 5 };
    an_san_kind kind;
    return size >= SHORTEST && size < text.size && text.at[size] == ' ' &&
           an__castling_words_size(text, &kind) > 0;
}

size_t an__plain_prose_size(an_text text)
{
    static const char others[] = "KQRBNDTFACPO"; /* begin descriptive notation and castling */
    const size_t size = letters_size(text);
    if (size < 2 || !stands_alone(text, size) || an_is_among(*text.at, others) ||
        an__begins_with_squares(an_text_after(text, size + (size < text.size))) ||
        an__may_begin_signs(text, size) || may_begin_castling(text, size))
        return 0;
    return size;
}
