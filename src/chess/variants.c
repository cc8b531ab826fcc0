/* The variants: one row each, with every name it goes by. */
#include "algnot/chess.h"

#include "text.h"

typedef struct variant_name {
    const char *name; /* lower case, letters and digits only */
    an_variant variant;
} variant_name;

static const variant_name names[] = {
    {"standard", AN_STANDARD},
    {"chess", AN_STANDARD},
    {"normal", AN_STANDARD},
    {"orthodox", AN_STANDARD},
    {"regular", AN_STANDARD},
    {"fromposition", AN_STANDARD},
    {"lostposition", AN_STANDARD},
    {"chess960", AN_CHESS960},
    {"fischerandom", AN_CHESS960},
    {"fischerrandom", AN_CHESS960},
    {"fischerandomchess", AN_CHESS960},
    {"fischerrandomchess", AN_CHESS960},
    {"frc", AN_CHESS960},
    {"960", AN_CHESS960},
};

/* "From Position" and "fromposition" are one name: case, spaces and dashes do not count. */
static bool is_named(an_text written, const char *name)
{
    for (size_t i = 0; i < written.size; i++) {
        char c = an_lower(written.at[i]);
        if (!an_is_letter(c) && !an_is_digit(c))
            continue;
        if (*name++ != c)
            return false;
    }
    return *name == '\0';
}

an_variant an_variant_from_name(an_text name)
{
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (is_named(name, names[i].name))
            return names[i].variant;
    return AN_VARIANTS;
}
