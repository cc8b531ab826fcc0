/* The languages: one row each. */
#include "algnot/notation.h"

#include "fold.h"

const an_language an_languages[] = {
    {"en", "English", "anglais", "English", {"", "P", "N", "B", "R", "Q", "K"}},
    {"fr", "French", "français", "français", {"", "P", "C", "F", "T", "D", "R"}},
};

const size_t an_language_count = sizeof an_languages / sizeof *an_languages;

const an_language *an_language_from_name(an_text name)
{
    for (size_t i = 0; i < an_language_count; i++) {
        const an_language *row = &an_languages[i];
        const char *const names[] = {row->code, row->english_name, row->french_name, row->autonym};
        for (size_t n = 0; n < sizeof names / sizeof *names; n++)
            if (an_folded_equal(name, an_text_of(names[n])))
                return row;
    }
    return NULL;
}
