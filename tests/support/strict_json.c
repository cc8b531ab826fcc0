/* Whether a text is JSON, to the letter of RFC 8259. */
#include "strict_json.h"

#include <string.h>

#include "text.h"
#include "utf8.h"

enum { DEPTH_MAX = 64 };

/* Each function passes what it is named after, or returns false. */
typedef struct json {
    an_text rest;
    int depth;
} json;

static bool pass(json *j, char c)
{
    if (j->rest.size == 0 || *j->rest.at != c)
        return false;
    j->rest = an_text_after(j->rest, 1);
    return true;
}

static void pass_space(json *j)
{
    while (pass(j, ' ') || pass(j, '\t') || pass(j, '\n') || pass(j, '\r'))
        ;
}

static bool pass_word(json *j, const char *word)
{
    if (!an_text_starts(j->rest, word))
        return false;
    j->rest = an_text_after(j->rest, strlen(word));
    return true;
}

static bool pass_digits(json *j)
{
    size_t size = 0;
    while (size < j->rest.size && an_is_digit(j->rest.at[size]))
        size++;
    j->rest = an_text_after(j->rest, size);
    return size > 0;
}

static bool pass_number(json *j)
{
    pass(j, '-');
    if (!pass(j, '0') && !pass_digits(j))
        return false;
    if (pass(j, '.') && !pass_digits(j))
        return false;
    if (!pass(j, 'e') && !pass(j, 'E'))
        return true;
    if (!pass(j, '+'))
        pass(j, '-');
    return pass_digits(j);
}

/* The four digits of \uXXXX. */
static bool pass_unit(json *j, unsigned *unit)
{
    static const char digits[] = "0123456789abcdef0123456789ABCDEF";
    *unit = 0;
    for (int i = 0; i < 4; i++) {
        const char *digit = j->rest.size > 0 ? memchr(digits, *j->rest.at, 32) : NULL;
        if (digit == NULL)
            return false;
        *unit = *unit * 16 + (unsigned)(digit - digits) % 16;
        j->rest = an_text_after(j->rest, 1);
    }
    return true;
}

static bool pass_escape(json *j)
{
    unsigned high, low;
    if (!pass(j, 'u')) {
        bool is_known = j->rest.size > 0 && memchr("\"\\/bfnrt", *j->rest.at, 8) != NULL;
        j->rest = an_text_after(j->rest, is_known);
        return is_known;
    }
    if (!pass_unit(j, &high) || (high >= 0xdc00 && high < 0xe000))
        return false;
    return high < 0xd800 || high >= 0xdc00 ||
           (pass_word(j, "\\u") && pass_unit(j, &low) && low >= 0xdc00 && low < 0xe000);
}

static bool pass_string(json *j)
{
    if (!pass(j, '"'))
        return false;
    while (!pass(j, '"')) {
        if (j->rest.size == 0 || (unsigned char)*j->rest.at < ' ')
            return false;
        if (!pass(j, '\\'))
            j->rest = an_text_after(j->rest, 1);
        else if (!pass_escape(j))
            return false;
    }
    return true;
}

static bool pass_value(json *j);

/* What stands between brackets, in each place a value, after a key where there are keys. */
static bool pass_places(json *j, char close, bool has_keys)
{
    pass_space(j);
    if (pass(j, close))
        return true;
    do {
        pass_space(j);
        if (has_keys && !pass_string(j))
            return false;
        pass_space(j);
        if ((has_keys && !pass(j, ':')) || !pass_value(j))
            return false;
    } while (pass(j, ','));
    return pass(j, close);
}

static bool pass_value(json *j)
{
    bool is_sound;
    if (j->depth++ == DEPTH_MAX)
        return false;
    pass_space(j);
    if (pass(j, '{'))
        is_sound = pass_places(j, '}', true);
    else if (pass(j, '['))
        is_sound = pass_places(j, ']', false);
    else
        is_sound = pass_string(j) || pass_word(j, "true") || pass_word(j, "false") ||
                   pass_word(j, "null") || pass_number(j);
    pass_space(j);
    j->depth--;
    return is_sound;
}

bool json_is_sound(an_text text)
{
    json j = {.rest = text};
    return an__utf8_sound_size(text) == text.size && pass_value(&j) && j.rest.size == 0;
}
