/* Descriptive notation, which is recognised and named, never read: P-K4, N-KB3, R-K8ch. */
#include "notation.h"

#include "symbols.h"
#include "text.h"

/* Bytes of K, Q, R, B, N, Kt or P at the beginning of a text; 0 if there is none. */
static size_t letter_size(an_text text)
{
    if (an_text_starts(text, "Kt"))
        return 2;
    return text.size > 0 && strchr("KQRBNP", *text.at) != NULL;
}

/* Bytes of a man, "P", "KN", "QBP", or of a file, which the men are named after. */
static size_t man_size(an_text text)
{
    size_t size = 0, letter;
    for (unsigned letters = 0; letters < 3; letters++) {
        letter = letter_size(an_text_after(text, size));
        if (letter == 0)
            break;
        size += letter;
    }
    return size;
}

bool an_is_descriptive(an_text word)
{
    size_t size = man_size(word);
    an_text rest = an_text_after(word, size);
    size_t dash = an_dash_size(rest);
    if (size == 0 || dash == 0)
        return false;
    rest = an_text_after(rest, dash);
    size = man_size(rest);
    rest = an_text_after(rest, size);
    return size > 0 && rest.size > 0 &&
           ((*rest.at >= '1' && *rest.at <= '8') || an_text_starts(rest, "Sq"));
}
