/* Where tag pairs begin and end. */
#include "tag.h"

#include <string.h>

#include "bytes.h"
#include "compiler.h"
#include "lines.h"
#include "text.h"

static bool is_name_character(char c)
{
    static const bool extra[AN_BYTE_VALUES] = {
        ['_'] = true, ['+'] = true, ['#'] = true, ['='] = true, [':'] = true, ['-'] = true};
    return an_is_letter(c) || an_is_digit(c) || extra[(unsigned char)c];
}

static bool may_end_value(char c)
{
    static const bool ends[AN_BYTE_VALUES] = {
        ['"'] = true, ['\\'] = true, ['\n'] = true, ['\r'] = true, ['\0'] = true};
    return ends[(unsigned char)c];
}

/* Finds the quote that ends `value`: a ] stands behind it. With `with_escapes`, that of \" does not
 * count. Sets `*size` to the bytes before it. Returns false if there is no such quote. */
static bool find_value_end(an_text value, size_t *size, bool with_escapes)
{
    for (size_t i = 0; i < value.size; i++) {
        if (value.at[i] == '\\' && with_escapes) {
            i++;
            continue;
        }
        if (value.at[i] != '"')
            continue;
        size_t after = i + 1 + an_blanks_size(an_text_after(value, i + 1));
        if (after < value.size && value.at[after] == ']') {
            *size = i;
            return true;
        }
    }
    return false;
}

/* Returns how many letters stand at `at`, as far as one look at AN_LANES bytes tells. */
static inline size_t letters_at(const char *at)
{
    an_lanes beyond_a = (an_lanes)((an_lanes_at(at) | an_each(0x20)) - an_each('a'));
    return an_lanes_before(beyond_a > an_each('z' - 'a'));
}

enum { SHORT_TAG = 48 };

/* Returns a mask whose bit i is set if byte i of the SHORT_TAG bytes at `at` may end a value. */
static inline uint64_t stops_at(const char *at)
{
    uint64_t stops = 0;
    for (size_t i = 0; i < SHORT_TAG; i += AN_LANES) {
        an_lanes c = an_lanes_at(at + i);
        an_marks marks = an_are(c, '"') | an_are(c, '\\') | (c < an_each(' '));
        stops |= (uint64_t)an_marked(marks) << i;
    }
    return stops;
}

static const char *pass_value(const char *at, const char *end)
{
    uint64_t stops = 0;
    while (end - at >= SHORT_TAG && (stops = stops_at(at)) == 0)
        at += SHORT_TAG;
    if (stops != 0)
        at += an_lowest_bit(stops);
    while (at < end && !may_end_value(*at))
        at++;
    return at;
}

static const char *pass_name(const char *at, const char *end)
{
    while (at < end && is_name_character(*at))
        at++;
    return at;
}

/* Returns true if `c` belongs to a letter beyond ASCII, which PGN forbids in names: [Événement
 * "x"]. */
static bool is_foreign(char c)
{
    return (unsigned char)c >= 0x80;
}

static const char *pass_foreign_name(const char *at, const char *end)
{
    while (at < end && (is_name_character(*at) || is_foreign(*at)))
        at++;
    return at;
}

/* Fills `*tag` from a pair whose name ends before `blank` and whose value ends before `quote`.
 * Returns its bytes. */
static inline size_t take_tag(an_tag *tag, const char *bracket, const char *blank,
                              const char *quote)
{
    const char *name = bracket + 1, *begin = blank + 2;
    const an_text value = an_text_from(begin, (size_t)(quote - begin));
    *tag = (an_tag){an_text_from(name, (size_t)(blank - name)), value, value, true};
    return (size_t)(quote - bracket) + 2;
}

/* Reads a short tag pair whose name consists of letters, as most are. Returns its bytes; 0 for all
 * others. One look finds where both name and value may end, since the next tag waits for that. */
static inline size_t read_short_tag(const char *bracket, an_tag *tag)
{
    const char *name = bracket + 1;
    uint64_t stops = stops_at(name), later = stops & (stops - 1);
    if (later == 0)
        return 0;
    const char *blank = name + an_lowest_bit(stops) - 1, *quote = name + an_lowest_bit(later);
    size_t letters = letters_at(name);
    bool is_tag = letters > 0 && name + letters == blank &&
                  an_two_bytes(blank) == (' ' | '"' << 8) &&
                  an_two_bytes(quote) == ('"' | ']' << 8);
    return is_tag ? take_tag(tag, bracket, blank, quote) : 0;
}

size_t an__plain_tag_read(an_text from_bracket, an_tag *tag)
{
    const char *bracket = from_bracket.at, *name = bracket + 1, *end = bracket + from_bracket.size;
    size_t size = end - name > SHORT_TAG ? read_short_tag(bracket, tag) : 0;
    if (size > 0)
        return size;
    if (name == end || !an_is_letter(*name))
        return 0;
    const char *blank = pass_name(name, end), *value = blank + 2;
    if (end - blank < 4 || blank[0] != ' ' || blank[1] != '"')
        return 0;
    const char *quote = pass_value(value, end);
    if (end - quote < 2 || quote[0] != '"' || quote[1] != ']')
        return 0;
    return take_tag(tag, bracket, blank, quote);
}

/* Returns the bytes of a tag whose name stands in quotes, as its value does: ["White" "x"]. Returns
 * 0 if there is none. */
static size_t quoted_tag_size(an_text from_bracket)
{
    const char *end = from_bracket.at + from_bracket.size, *name = from_bracket.at + 2;
    const char *quote = name < end && name[-1] == '"' ? pass_name(name, end) : name;
    if (quote <= name || !an_is_letter(*name) || end - quote < 4 || quote[0] != '"' ||
        quote[1] != ' ' || quote[2] != '"')
        return 0;
    size_t size, before = (size_t)(quote + 3 - from_bracket.at);
    an_text line = an_text_from(from_bracket.at, an__line_size(from_bracket));
    if (!find_value_end(an_text_after(line, before), &size, false))
        return 0;
    const char *bracket = memchr(line.at + before + size, ']', line.size - before - size);
    return (size_t)(bracket - line.at) + 1;
}

static const char quotes[] = "“|”|„|«|»|″";

/* [Event “x”], [Event « x »]: finds the value between typographic quotes at the beginning of `text`
 * and the bracket behind it, on its line. Returns the bytes up to behind the bracket; 0 if there is
 * no such value, or if words follow: "[Forum « Débutants »] Une question". */
static size_t typographic_value_size(an_text text, an_text *value)
{
    const size_t open = an_text_starts_any(text, quotes);
    text.size = open > 0 ? an__line_size(text) : 0;
    const char *bracket = text.size > 0 ? memchr(text.at, ']', text.size) : NULL;
    if (bracket == NULL)
        return 0;
    const an_text behind = an_text_after(text, (size_t)(bracket + 1 - text.at));
    if (an_text_trimmed(behind).size > 0)
        return 0;
    an_text inside =
        an_text_trimmed(an_text_from(text.at + open, (size_t)(bracket - text.at) - open));
    for (size_t close = 2; close <= 3 && close <= inside.size; close++)
        if (an_text_starts_any(an_text_after(inside, inside.size - close), quotes) == close) {
            *value = an_text_trimmed(an_text_from(inside.at, inside.size - close));
            return (size_t)(bracket - text.at) + 1;
        }
    return 0;
}

size_t an__tag_read(an_text from_bracket, an_tag *tag, bool *sound)
{
    size_t plain = an__plain_tag_read(from_bracket, tag);
    *sound = plain > 0;
    if (plain > 0)
        return plain;
    const char *end = from_bracket.at + from_bracket.size, *name = from_bracket.at + 1;
    while (name < end && *name == ' ')
        name++;
    if (name < end && *name == '"')
        return quoted_tag_size(from_bracket);
    if (name == end || !(an_is_letter(*name) || is_foreign(*name)))
        return 0;
    const char *blank = pass_foreign_name(name, end), *at = blank;
    bool is_foreign_name = pass_name(name, end) < blank;
    tag->name = an_text_from(name, (size_t)(blank - name));
    tag->value = tag->first = an_text_from(blank, 0);
    while (at < end && (*at == ' ' || *at == '\t'))
        at++;
    const size_t typographic =
        typographic_value_size(an_text_from(at, (size_t)(end - at)), &tag->value);
    if (typographic > 0) {
        tag->first = tag->value;
        tag->is_plain = true;
        *sound = !is_foreign_name;
        return (size_t)(at - from_bracket.at) + typographic;
    }
    bool has_quote = at < end && *at == '"';
    /* Brackets may come in masses. The line is not measured for what cannot be a tag. */
    if (!has_quote && !an_is_upper(*name))
        return 0;
    an_text line = an_text_from(from_bracket.at, an__line_size(from_bracket));
    tag->is_plain = false;
    if (has_quote) {
        an_text value = an_text_after(line, (size_t)(at + 1 - line.at));
        size_t size;
        *sound = find_value_end(value, &size, true) || find_value_end(value, &size, false);
        if (*sound) {
            tag->value = tag->first = an_text_from(value.at, size);
            const char *bracket = memchr(value.at + size, ']', value.size - size);
            *sound = !is_foreign_name;
            return (size_t)(bracket - line.at) + 1;
        }
        return line.size;
    }
    /* [Event x], [Event 'x'] and [Eve;t "x"] are damaged tags. [see below: …] is none. */
    bool has_bracket = memchr(line.at, ']', line.size) != NULL;
    bool is_torn = memchr(line.at, '"', line.size) != NULL &&
                   an_text_trimmed(line).at[an_text_trimmed(line).size - 1] == ']';
    return (blank < at || is_torn) && has_bracket ? line.size : 0;
}

size_t an__glued_tag_read(an_text from_bracket, an_tag *tag, bool *sound)
{
    if (from_bracket.size > AN_GLUED_TAG_MAX)
        from_bracket.size = AN_GLUED_TAG_MAX;
    return an__tag_read(from_bracket, tag, sound);
}

size_t an__torn_tag_size(an_text line)
{
    if (line.size > AN_GLUED_TAG_MAX)
        line.size = AN_GLUED_TAG_MAX;
    const char *name = line.at, *end = name + line.size, *blank = pass_name(name, end);
    if (blank == name || !an_is_letter(*name) || end - blank < 4 || blank[0] != ' ' ||
        blank[1] != '"')
        return 0;
    an_text pair = an_text_trimmed(an_text_from(name, an__line_size(line)));
    bool is_pair = pair.at[pair.size - 2] == '"' && pair.at[pair.size - 1] == ']';
    return is_pair ? pair.size : 0;
}

/* ---- what cannot be read ---- */

an_tag_fault an__tag_fault_of(an_text tag)
{
    an_text line = an_text_from(tag.at, an__line_size(tag));
    const char *quote = memchr(line.at, '"', line.size);
    size_t size = 1;
    bool has_accent = false;
    if (!an_text_starts(line, "[") || quote == NULL)
        return AN_TAG_FORM;
    for (;
         size < line.size && ((unsigned char)line.at[size] >= 0x80 || an_is_letter(line.at[size]) ||
                              an_is_digit(line.at[size]) || line.at[size] == '_');
         size++)
        has_accent = has_accent || (unsigned char)line.at[size] >= 0x80;
    an_text gap = an_text_trimmed(an_text_from(line.at + size, (size_t)(quote - line.at) - size));
    if (quote < line.at + size || size == 1 || gap.size > 0)
        return AN_TAG_FORM;
    if (has_accent)
        return AN_TAG_ACCENT;
    bool is_closed = memchr(quote + 1, '"', (size_t)(line.at + line.size - quote - 1)) != NULL;
    return is_closed ? AN_TAG_FORM : AN_TAG_UNQUOTED;
}
