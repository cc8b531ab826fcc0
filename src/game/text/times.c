/* Clock times as they are written by hand, 1:59, 0:01:59, 1h59, 1.59, 59', 59'30", 12mn; and by a
 * program, 5s, 5.1s. */
#include "times.h"

#include <string.h>

#include "text.h"

/* Stands between hours, minutes and seconds. */
static const char *const separators[] = {":", "h", ".", "'", "’", "′"};

/* May stand behind minutes alone. */
static const char *const units[] = {"'", "’", "′", "mn", "min"};

/* May stand behind the last of several parts. */
static const char *const marks[] = {"''", "\"", "″", "s", "mn", "min"};

/* Returns the bytes of the first of some words that a text begins with; 0 if it begins with
 * none. */
static size_t match(an_text text, const char *const *words, size_t count)
{
    size_t size = 0;
    for (size_t i = 0; i < count && size == 0; i++)
        size = an_text_starts(text, words[i]) ? strlen(words[i]) : 0;
    return size;
}

static bool goes_on_as_word(an_text behind)
{
    return behind.size > 0 && (an_is_letter(*behind.at) || an_is_digit(*behind.at));
}

/* Returns the bytes of a separator and two digits; else 0. */
static size_t part_size(an_text text)
{
    size_t size = match(text, separators, sizeof separators / sizeof *separators);
    return size > 0 && an_digits_size(an_text_after(text, size)) == 2 ? size + 2 : 0;
}

/* Returns true if digits are a number of a move by what stands behind them: a blank, or a dot and
 * no digit. */
static bool is_usual_number(an_text behind)
{
    bool is_dot = behind.size > 0 && *behind.at == '.',
         has_digit = behind.size > 1 && an_is_digit(behind.at[1]);
    return behind.size > 0 && (*behind.at == ' ' || (is_dot && !has_digit));
}

/* 5s, 5.1s: returns the bytes behind the digits. What a dot follows, 1s., may be a number. */
static size_t seconds_size(an_text behind)
{
    size_t dot = an_text_starts(behind, ".") ? 1 : 0;
    size_t tenths = dot > 0 ? an_digits_size(an_text_after(behind, dot)) : 0;
    an_text unit = an_text_after(behind, dot + tenths);
    if (!an_text_starts(unit, "s"))
        return 0;
    an_text rest = an_text_after(unit, 1);
    bool is_number = dot == 0 && an_text_starts(rest, ".");
    return !goes_on_as_word(rest) && !is_number && tenths <= 2 && (dot == 0 || tenths > 0)
               ? dot + tenths + 1
               : 0;
}

size_t an__time_size(an_text text)
{
    enum { DIGITS_MAX = 3, PARTS_MAX = 2 };
    size_t size = an_digits_size(text), part;
    unsigned parts = 0;
    if (size == 0 || size > DIGITS_MAX || is_usual_number(an_text_after(text, size)))
        return 0;
    size_t seconds = seconds_size(an_text_after(text, size));
    if (seconds > 0)
        return size + seconds;
    for (; parts < PARTS_MAX && (part = part_size(an_text_after(text, size))) > 0; parts++)
        size += part;
    an_text rest = an_text_after(text, size);
    size_t behind = parts > 0 ? match(rest, marks, sizeof marks / sizeof *marks)
                              : match(rest, units, sizeof units / sizeof *units);
    rest = an_text_after(rest, behind);
    return (parts > 0 || behind > 0) && !goes_on_as_word(rest) ? size + behind : 0;
}

/* Returns true if a text is one time, blanks in it apart: 1 h 20. */
static bool is_time_apart(an_text text)
{
    enum { LONGEST = 16 };
    char time[LONGEST];
    size_t size = 0;
    for (size_t i = 0; i < text.size; i++) {
        if (an_is_space(text.at[i]))
            continue;
        if (size == LONGEST)
            return false;
        time[size++] = text.at[i];
    }
    return size > 0 && an__time_size(an_text_from(time, size)) == size;
}

bool an__are_times(an_text text)
{
    const char *stroke;
    while (text.size > 0 && (stroke = memchr(text.at, '/', text.size)) != NULL) {
        size_t size = (size_t)(stroke - text.at);
        if (!is_time_apart(an_text_from(text.at, size)))
            return false;
        text = an_text_after(text, size + 1);
    }
    return is_time_apart(text);
}

size_t an__clock_size(an_text text)
{
    static const char *const commands[] = {"[%clk", "[%emt", "[%egt", "[%mct", "[%timestamp"};
    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++) {
        size_t name = strlen(commands[i]);
        /* the blank may have become a line end */
        if (!an_text_starts(text, commands[i]) || name == text.size || !an_is_space(text.at[name]))
            continue;
        const char *end = memchr(text.at, ']', text.size);
        return end == NULL ? 0 : (size_t)(end - text.at) + 1;
    }
    return 0;
}
