/* What capital letters mean in a language, where that is plain. */
#include "plain.h"

#include "letters.h"
#include "text.h"
#include "utf8.h"

/* Takes note of what a letter or an alias begins with, or looks as if it did. */
static void count_beginning(unsigned *counts, const char *word)
{
    size_t size;
    uint32_t first = *word == '\0' ? 0 : an_look_alike(an_utf8_decode(an_text_of(word), &size));
    if (first >= 'A' && first <= 'Z')
        counts[first - 'A']++;
}

static void count_beginnings(unsigned *counts, const an_language *language)
{
    for (an_role role = AN_PAWN; role < AN_ROLES; role++) {
        const char *alias = language->alias[role];
        count_beginning(counts, language->letter[role]);
        while (alias != NULL) {
            count_beginning(counts, alias);
            alias = strchr(alias, ' ');
            alias = alias == NULL ? NULL : alias + 1;
        }
    }
}

an_plain_letters an_plain_letters_of(const an_language *language)
{
    an_plain_letters letters = {.language = language};
    unsigned counts[26] = {0};
    memset(letters.roles, AN_LETTER_UNCLEAR, sizeof letters.roles);
    if (language == NULL)
        return letters;
    letters.roles[0] = AN_NO_ROLE;
    count_beginnings(counts, language);
    for (size_t i = 0; i < 26; i++)
        if (counts[i] == 0)
            letters.roles[i + 1] = AN_LETTER_UNKNOWN;
    for (an_role role = AN_KNIGHT; role < AN_ROLES; role++) {
        const char *letter = language->letter[role];
        if (an_is_upper(letter[0]) && letter[1] == '\0' && counts[*letter - 'A'] == 1)
            letters.roles[*letter - 'A' + 1] = (uint8_t)role;
    }
    return letters;
}
