/* Moves as they are nearly always written. */
#include "plain.h"

#include "letters.h"
#include "text.h"
#include "utf8.h"

/* ---- words ---- */

static bool is_square(const char *at)
{
    return (unsigned)(at[0] - 'a') < 8 && (unsigned)(at[1] - '1') < 8;
}

static bool ends_word(char c)
{
    static const bool ends[256] = {
        ['\0'] = true, ['\t'] = true, ['\n'] = true, ['\v'] = true, ['\f'] = true,
        ['\r'] = true, [' '] = true,  ['{'] = true,  [')'] = true};
    return ends[(unsigned char)c];
}

/* Reads A to Z as 1 to 26; anything else as 0, which is not passed. */
static unsigned read_letter(const char **at)
{
    return an_is_upper(**at) ? (unsigned)(*(*at)++ - 'A') + 1 : 0;
}

an_plain an_plain_read(const char *word, size_t *size)
{
    const char *at = word;
    unsigned file = AN_UNSAID, rank = AN_UNSAID, takes = 0, promotion = 0, sign = AN_NO_SIGN;
    unsigned letter = read_letter(&at);
    if (!is_square(at)) {
        if ((unsigned)(*at - 'a') < 8)
            file = (unsigned)(*at++ - 'a');
        else if ((unsigned)(*at - '1') < 8)
            rank = (unsigned)(*at++ - '1');
        takes = *at == 'x';
        at += takes;
        /* a pawn is named by its file, and that only where it captures */
        if (!is_square(at) || (letter == 0 && (file == AN_UNSAID || !takes)))
            return 0;
    }
    unsigned target = an_square_at((unsigned)(at[0] - 'a'), (unsigned)(at[1] - '1'));
    at += 2;
    if (*at == '=' && letter == 0) {
        at++;
        promotion = read_letter(&at);
        if (promotion == 0)
            return 0;
    }
    const char *core_end = at;
    sign = *at == '+' ? AN_SIGN_CHECK : *at == '#' ? AN_SIGN_MATE : AN_NO_SIGN;
    at += sign != AN_NO_SIGN;
    if (*at == '!' || *at == '?') {
        sign = AN_NO_SIGN;
        at += 1 + (at[1] == '!' || at[1] == '?');
    }
    if (!ends_word(*at) || (letter != 0 && *core_end == '='))
        return 0;
    *size = (size_t)(at - word);
    return target | file << AN_PLAIN_FILE | rank << AN_PLAIN_RANK | letter << AN_PLAIN_LETTER |
           promotion << AN_PLAIN_PROMOTION | takes << AN_PLAIN_CAPTURE | sign << AN_PLAIN_SIGN |
           1u << AN_PLAIN_SET;
}

/* ---- letters ---- */

static bool begins_like(const char *word, char letter)
{
    size_t size;
    return word != NULL && *word != '\0' &&
           an_look_alike(an_utf8_decode(an_text_of(word), &size)) == (uint32_t)letter;
}

/* The letters and aliases of a language that begin with a capital, or what looks like it. */
static unsigned count_beginning(const an_language *language, char letter)
{
    unsigned count = 0;
    for (an_role role = AN_PAWN; role < AN_ROLES; role++) {
        count += begins_like(language->letter[role], letter);
        for (const char *alias = language->alias[role]; alias != NULL;) {
            count += begins_like(alias, letter);
            alias = strchr(alias, ' ');
            alias = alias == NULL ? NULL : alias + 1;
        }
    }
    return count;
}

an_plain_letters an_plain_letters_of(const an_language *language)
{
    an_plain_letters letters = {.language = language};
    memset(letters.roles, AN_LETTER_UNCLEAR, sizeof letters.roles);
    if (language == NULL)
        return letters;
    letters.roles[0] = AN_NO_ROLE;
    for (char letter = 'A'; letter <= 'Z'; letter++)
        if (count_beginning(language, letter) == 0)
            letters.roles[letter - 'A' + 1] = AN_LETTER_UNKNOWN;
    for (an_role role = AN_KNIGHT; role < AN_ROLES; role++) {
        const char *letter = language->letter[role];
        bool is_capital = an_is_upper(letter[0]) && letter[1] == '\0';
        if (is_capital && count_beginning(language, *letter) == 1)
            letters.roles[*letter - 'A' + 1] = (uint8_t)role;
    }
    return letters;
}
