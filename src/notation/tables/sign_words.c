/* The words of captures and promotions. */
#include "sign_words.h"

#include "fold.h"
#include "glyphs.h"
#include "utf8.h"

/* To add a language, add its words, and their first letters below. */
static const char first_of_capture[] = "ptcsn";

static const char of_capture[] =
    "prend en|prend|takes on|takes|captures|schlägt auf|schlägt|nimmt|captura|toma|come|prende|"
    "cattura|slaat";

static const char of_promotion[] =
    "promu en|promotion en|promotion|devient|en|promotes to|becomes|umgewandelt|wird zur|wird|"
    "corona|promociona|promuove|promoveert|promovido a|promosso a";

size_t an__taking_size(an_text text)
{
    size_t sign = an__capture_size(text);
    if (sign > 0 || text.size == 0 || !an_is_among(an_lower(*text.at), first_of_capture))
        return sign;
    return an__listed_size(text, of_capture);
}

static size_t joint_size(an_text text)
{
    return an_text_starts(text, "=") ? 1 : an__listed_size(text, of_promotion);
}

size_t an__becoming_size(an_text text)
{
    size_t blanks = an__space_size(text), size = an__parted_size(text, joint_size);
    return size > 1 ? size : blanks;
}
