/* The words of captures and promotions. */
#include "sign_words.h"

#include "fold.h"
#include "glyphs.h"
#include "utf8.h"

/* To add a language, add its words, and their first letters below; the longer of two that begin
 * alike comes first. */
static const char first_of_capture[] = "ptcsn";

static const char *const of_capture[] = {
    "prend en", "prend",   "takes on", "takes", "captures", "schlägt auf", "schlägt",
    "nimmt",    "captura", "toma",     "come",  "prende",   "cattura",     "slaat",
};

static const char *const of_promotion[] = {
    "promu en", "promotion en", "promotion",   "devient",    "en",     "promotes to",
    "becomes",  "umgewandelt",  "wird zur",    "wird",       "corona", "promociona",
    "promuove", "promoveert",   "promovido a", "promosso a",
};

enum {
    CAPTURES = sizeof of_capture / sizeof *of_capture,
    PROMOTIONS = sizeof of_promotion / sizeof *of_promotion
};

static size_t size_of_one(an_text text, const char *const words[], size_t count)
{
    size_t size = 0;
    for (size_t i = 0; i < count && size == 0; i++)
        size = an_folded_size(text, words[i]);
    return size;
}

size_t an__taking_size(an_text text)
{
    size_t sign = an__capture_size(text);
    if (sign > 0 || text.size == 0 || !an_is_among(an_lower(*text.at), first_of_capture))
        return sign;
    return size_of_one(text, of_capture, CAPTURES);
}

static size_t joint_size(an_text text)
{
    return an_text_starts(text, "=") ? 1 : size_of_one(text, of_promotion, PROMOTIONS);
}

size_t an__becoming_size(an_text text)
{
    size_t blanks = an__space_size(text), size = an__parted_size(text, joint_size);
    return size > 1 ? size : blanks;
}
