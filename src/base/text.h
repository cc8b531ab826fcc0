/* Tests of single characters and operations on texts. Only ASCII counts, whatever the locale. */
#ifndef AN_BASE_TEXT_H
#define AN_BASE_TEXT_H

#include <string.h>

#include "algnot/base.h"

static inline bool an_is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static inline bool an_is_upper(char c)
{
    return c >= 'A' && c <= 'Z';
}

static inline char an_upper(char c)
{
    return c >= 'a' && c <= 'z' ? (char)(c - 'a' + 'A') : c;
}

static inline char an_lower(char c)
{
    return an_is_upper(c) ? (char)(c + ('a' - 'A')) : c;
}

static inline bool an_is_letter(char c)
{
    return an_lower(c) >= 'a' && an_lower(c) <= 'z';
}

/* Returns true for a letter, a digit, or a part of a character beyond ASCII. */
static inline bool an_is_of_word(char c)
{
    return an_is_letter(c) || an_is_digit(c) || (unsigned char)c >= 0x80;
}

static inline bool an_is_space(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

static inline bool an_is_line_end(char c)
{
    return c == '\n' || c == '\r';
}

/* Returns whether `c` is one of the characters of `set`. NUL never is. */
static inline bool an_is_among(char c, const char *set)
{
    return c != '\0' && strchr(set, c) != NULL;
}

/* The number of decimal digits of `number`. */
static inline unsigned an_digits_of(size_t number)
{
    unsigned digits = 1;
    while ((number /= 10) > 0)
        digits++;
    return digits;
}

/* Writes the digits of `number` to `out`, without a NUL. Returns the place behind them. */
static inline char *an_put_digits(char *out, unsigned number)
{
    const unsigned digits = an_digits_of(number);
    for (unsigned i = digits; i > 0; number /= 10)
        out[--i] = (char)('0' + number % 10);
    return out + digits;
}

static inline an_text an_text_from(const char *at, size_t size)
{
    an_text text = {at, size};
    return text;
}

/* The text without its first `bytes` bytes. */
static inline an_text an_text_after(an_text text, size_t bytes)
{
    return an_text_from(text.at + bytes, text.size - bytes);
}

/* Returns how many bytes `text` and `string` have in common at their beginnings. */
static inline size_t an_text_common(an_text text, const char *string)
{
    size_t size = 0;
    while (size < text.size && string[size] != '\0' && text.at[size] == string[size])
        size++;
    return size;
}

static inline bool an_text_starts(an_text text, const char *string)
{
    return string[an_text_common(text, string)] == '\0';
}

/* Returns the bytes of the first word of `list`, which has | between its words, that `text` begins
 * with, to the letter; 0 if there is none. */
static inline size_t an_text_starts_any(an_text text, const char *list)
{
    for (size_t size;; list += size + 1) {
        size = strcspn(list, "|");
        if (size <= text.size && memcmp(text.at, list, size) == 0)
            return size;
        if (list[size] == '\0')
            return 0;
    }
}

static inline bool an_text_is(an_text text, const char *string)
{
    return an_text_common(text, string) == text.size && string[text.size] == '\0';
}

static inline bool an_text_equal(an_text a, an_text b)
{
    return a.size == b.size && (a.size == 0 || memcmp(a.at, b.at, a.size) == 0);
}

/* Returns how many blanks and tabs the text begins with. */
static inline size_t an_blanks_size(an_text text)
{
    size_t size = 0;
    while (size < text.size && (text.at[size] == ' ' || text.at[size] == '\t'))
        size++;
    return size;
}

/* Returns how many blanks the text begins with; a tab is none. */
static inline size_t an_spaces_size(an_text text)
{
    size_t size = 0;
    while (size < text.size && text.at[size] == ' ')
        size++;
    return size;
}

/* Returns how many digits the text begins with. */
static inline size_t an_digits_size(an_text text)
{
    size_t size = 0;
    while (size < text.size && an_is_digit(text.at[size]))
        size++;
    return size;
}

static inline bool an_holds_digit(an_text text)
{
    for (size_t i = 0; i < text.size; i++)
        if (an_is_digit(text.at[i]))
            return true;
    return false;
}

/* Returns how often `c` stands in the text. */
static inline size_t an_text_count(an_text text, char c)
{
    size_t count = 0;
    for (size_t i = 0; i < text.size; i++)
        count += text.at[i] == c;
    return count;
}

/* Returns the bytes of the text up to its first white space. */
static inline size_t an_size_to_space(an_text text)
{
    size_t size = 0;
    while (size < text.size && !an_is_space(text.at[size]))
        size++;
    return size;
}

/* Return the text without the white space at its beginning, at its end, and at both. */
static inline an_text an_text_trimmed_start(an_text text)
{
    while (text.size > 0 && an_is_space(*text.at))
        text = an_text_after(text, 1);
    return text;
}

static inline an_text an_text_trimmed_end(an_text text)
{
    while (text.size > 0 && an_is_space(text.at[text.size - 1]))
        text.size--;
    return text;
}

static inline an_text an_text_trimmed(an_text text)
{
    return an_text_trimmed_end(an_text_trimmed_start(text));
}

/* Return the text without the characters of `set` at its beginning, and at its end. */
static inline an_text an_text_stripped_start(an_text text, const char *set)
{
    while (text.size > 0 && an_is_among(*text.at, set))
        text = an_text_after(text, 1);
    return text;
}

static inline an_text an_text_stripped_end(an_text text, const char *set)
{
    while (text.size > 0 && an_is_among(text.at[text.size - 1], set))
        text.size--;
    return text;
}

#endif
