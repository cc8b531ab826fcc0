/* Clock times by hand, "1:59", "0:01:59", "1h59", "1 h 59", "1.59", "59'", "59'30", "12mn",
 * "12 min", and by a program, "5s", "5.1s". */
#include "times.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "text.h"

/* Marks between hours, minutes and seconds. */
static const char separators[] = ":|h|.|'|’|′";

/* Units behind minutes alone. */
static const char units[] = "'|’|′|mn|min";

/* Units behind the last of several parts. */
static const char marks[] = "''|\"|″|s|mn|min";

static bool goes_on_as_word(an_text behind)
{
    return behind.size > 0 && (an_is_letter(*behind.at) || an_is_digit(*behind.at));
}

/* Returns the bytes of a separator and two digits; 0 if they do not stand there. */
static size_t part_size(an_text text)
{
    size_t size = an_text_starts_any(text, separators);
    return size > 0 && an_digits_size(an_text_after(text, size)) == 2 ? size + 2 : 0;
}

/* Returns true if what stands behind digits makes them the number of a move: a blank, or a dot and
 * no digit. */
static bool is_usual_number(an_text behind)
{
    bool is_dot = behind.size > 0 && *behind.at == '.',
         has_digit = behind.size > 1 && an_is_digit(behind.at[1]);
    return behind.size > 0 && (*behind.at == ' ' || (is_dot && !has_digit));
}

/* Returns the bytes of what stands behind the digits of "5s" or "5.1s"; 0 if they are no seconds.
 * In "1s." the digit may be the number of a move. "5.25s" has parts, as "5.25" has. */
static size_t seconds_size(an_text behind)
{
    size_t dot = an_text_starts(behind, ".") ? 1 : 0;
    size_t tenths = dot > 0 ? an_digits_size(an_text_after(behind, dot)) : 0;
    an_text unit = an_text_after(behind, dot + tenths);
    if (!an_text_starts(unit, "s"))
        return 0;
    an_text rest = an_text_after(unit, 1);
    bool is_number = dot == 0 && an_text_starts(rest, ".");
    return !goes_on_as_word(rest) && !is_number && tenths == dot ? dot + tenths + 1 : 0;
}

/* Returns the bytes of what stands behind the digits of "5 min"; 0 if they are no minutes. */
static size_t minutes_size(an_text behind)
{
    an_text unit = an_text_after(behind, an_blanks_size(behind));
    size_t size = an_text_starts_any(unit, "min.|min|mn");
    size_t blanks = behind.size - unit.size;
    return blanks == 1 && size > 0 && !goes_on_as_word(an_text_after(unit, size)) ? blanks + size
                                                                                  : 0;
}

/* Returns the bytes of what stands behind the digits of "1 h 20", or of "1 h 20 min"; 0 if they are
 * no hours. */
static size_t hours_size(an_text behind)
{
    an_text mark = an_text_after(behind, an_blanks_size(behind));
    if (mark.at == behind.at || !an_text_starts(mark, "h"))
        return 0;
    an_text minutes = an_text_after(mark, 1 + an_blanks_size(an_text_after(mark, 1)));
    if (an_digits_size(minutes) != 2)
        return 0;
    an_text rest = an_text_after(minutes, 2);
    rest = an_text_after(rest, minutes_size(rest));
    return goes_on_as_word(rest) ? 0 : (size_t)(rest.at - behind.at);
}

size_t an__time_size(an_text text)
{
    enum { DIGITS_MAX = 3, PARTS_MAX = 2 };
    size_t size = an_digits_size(text), part;
    unsigned parts = 0;
    const an_text behind_digits = an_text_after(text, size);
    if (size > 0 && size <= DIGITS_MAX) {
        const size_t minutes = minutes_size(behind_digits);
        const size_t apart = minutes > 0 ? minutes : hours_size(behind_digits);
        if (apart > 0)
            return size + apart;
    }
    if (size == 0 || size > DIGITS_MAX || is_usual_number(an_text_after(text, size)))
        return 0;
    size_t seconds = seconds_size(an_text_after(text, size));
    if (seconds > 0)
        return size + seconds;
    for (; parts < PARTS_MAX && (part = part_size(an_text_after(text, size))) > 0; parts++)
        size += part;
    an_text rest = an_text_after(text, size);
    size_t behind = an_text_starts_any(rest, parts > 0 ? marks : units);
    rest = an_text_after(rest, behind);
    return (parts > 0 || behind > 0) && !goes_on_as_word(rest) ? size + behind : 0;
}

enum { LONGEST = 16 }; /* bytes of a time, without blanks */

/* Writes the time that `text` consists of to out[LONGEST], without its blanks: "1 h 20" becomes
 * "1h20". Returns its size, or 0 if the text is no time, or more than one. */
static size_t without_blanks(char *out, an_text text)
{
    size_t size = 0;
    for (size_t i = 0; i < text.size; i++) {
        if (an_is_space(text.at[i]))
            continue;
        if (size == LONGEST)
            return 0;
        out[size++] = text.at[i];
    }
    return size > 0 && an__time_size(an_text_from(out, size)) == size ? size : 0;
}

static bool is_time_apart(an_text text)
{
    char time[LONGEST];
    return without_blanks(time, text) > 0;
}

/* ---- what a time says ---- */

enum { PARTS = 3 };

/* The numbers of a time, and one character for what stands behind each of them: : h ' " m s. */
typedef struct parts {
    uint32_t numbers[PARTS];
    char marks[PARTS + 1];
    size_t count;
} parts;

/* Returns the character that stands for the separator or unit at the beginning of `text`. */
static char mark_of(an_text text)
{
    if (an_text_starts(text, "''") || an_text_starts(text, "″"))
        return '"';
    return an_text_starts(text, "’") || an_text_starts(text, "′") ? '\'' : *text.at;
}

static bool read_parts(parts *p, an_text text)
{
    *p = (parts){.count = 0};
    while (text.size > 0 && p->count < PARTS) {
        size_t digits = an_digits_size(text);
        for (size_t i = 0; i < digits; i++)
            p->numbers[p->count] = 10 * p->numbers[p->count] + (uint32_t)(text.at[i] - '0');
        text = an_text_after(text, digits);
        if (text.size > 0)
            p->marks[p->count] = mark_of(text);
        while (text.size > 0 && !an_is_digit(*text.at))
            text = an_text_after(text, 1);
        p->count++;
    }
    return text.size == 0;
}

/* The forms of a time that can be read, by their marks. */
static const struct {
    size_t count; /* how many numbers it has */
    const char *marks;
    uint32_t first; /* the seconds that the first number stands for */
    an_time_unit unit;
} forms[] = {
    {3, "::", 3600, AN_TIME_SURE},   /* 1:05:23 */
    {3, "h:", 3600, AN_TIME_SURE},   /* 1h05:23 */
    {3, "h'", 3600, AN_TIME_SURE},   /* 1h05'23 */
    {3, "h'\"", 3600, AN_TIME_SURE}, /* 1h05'23" */
    {2, "h", 3600, AN_TIME_SURE},    /* 1h05 */
    {2, "hm", 3600, AN_TIME_SURE},   /* 1h05min */
    {2, "h'", 3600, AN_TIME_SURE},   /* 1h05' */
    {2, "'", 60, AN_TIME_SHORT},     /* 5'30 */
    {2, "'\"", 60, AN_TIME_SHORT},   /* 5'30" */
    {2, ":", 3600, AN_TIME_OPEN},    /* 1:05 */
};

bool an__time_read(an_time *time, an_text text)
{
    enum { SIXTY = 60 };
    char bare[LONGEST];
    parts p;
    size_t size = without_blanks(bare, text);
    if (size == 0 || !read_parts(&p, an_text_from(bare, size)))
        return false;
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
        if (forms[i].count != p.count || strcmp(forms[i].marks, p.marks) != 0)
            continue;
        *time = (an_time){.unit = forms[i].unit};
        uint32_t unit = forms[i].first;
        for (size_t j = 0; j < p.count; j++, unit /= SIXTY) {
            if (j > 0 && p.numbers[j] >= SIXTY)
                return false;
            time->seconds += p.numbers[j] * unit;
        }
        return true;
    }
    return false;
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
        /* A line that was broken may have a line end in the place of the blank. */
        if (!an_text_starts(text, commands[i]) || name == text.size || !an_is_space(text.at[name]))
            continue;
        const char *end = memchr(text.at, ']', text.size);
        return end == NULL ? 0 : (size_t)(end - text.at) + 1;
    }
    return 0;
}

size_t an__clock_write(char *out, uint32_t seconds)
{
    int size = snprintf(out, AN_CLOCK_MAX, "[%%clk %" PRIu32 ":%02" PRIu32 ":%02" PRIu32 "]",
                        seconds / 3600, seconds % 3600 / 60, seconds % 60);
    return (size_t)size;
}
