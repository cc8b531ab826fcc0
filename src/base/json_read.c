/* JSON that others wrote, read to the letter of RFC 8259. */
#include "json_read.h"

#include "bytes.h"
#include "text.h"
#include "utf8.h"

static size_t blank_size(an_text text, size_t at)
{
    size_t from = at;
    while (at < text.size && an_is_among(text.at[at], " \t\n\r"))
        at++;
    return at - from;
}

static bool stands(an_text text, size_t at, char c)
{
    return at < text.size && text.at[at] == c;
}

/* ---- words, numbers and strings: each function returns the size, 0 if there is none ---- */

/* Returns whether four hexadecimal digits stand there, and their value. */
static bool read_unit(an_text text, size_t at, uint32_t *unit)
{
    *unit = 0;
    for (size_t i = 0; i < 4; i++) {
        char c = at + i < text.size ? an_lower(text.at[at + i]) : '\0';
        bool is_digit = an_is_digit(c);
        if (!is_digit && !(c >= 'a' && c <= 'f'))
            return false;
        *unit = *unit << 4 | (uint32_t)(is_digit ? c - '0' : c - 'a' + 10);
    }
    return true;
}

/* Reads the escape at a backslash. A surrogate pair is one escape. */
static size_t escape_size(an_text text, size_t at, uint32_t *point)
{
    static const unsigned char meant[AN_BYTE_VALUES] = {
        ['"'] = '"',  ['\\'] = '\\', ['/'] = '/',  ['b'] = '\b',
        ['f'] = '\f', ['n'] = '\n',  ['r'] = '\r', ['t'] = '\t'};
    char c = at + 1 < text.size ? text.at[at + 1] : '\0';
    *point = meant[(unsigned char)c];
    if (*point != 0)
        return 2;
    uint32_t low;
    if (c != 'u' || !read_unit(text, at + 2, point))
        return 0;
    if (*point < 0xd800 || *point > 0xdfff)
        return 6;
    if (*point > 0xdbff || !stands(text, at + 6, '\\') || !stands(text, at + 7, 'u') ||
        !read_unit(text, at + 8, &low) || low < 0xdc00 || low > 0xdfff)
        return 0;
    *point = 0x10000 + ((*point - 0xd800) << 10) + (low - 0xdc00);
    return 12;
}

/* Returns the offset of the next byte of a string that ends it, escapes, or may not be there. */
static size_t plain_end(an_text text, size_t at)
{
    size_t before = AN_LANES;
    for (; before == AN_LANES && text.size - at >= AN_LANES; at += before) {
        an_lanes c = an_lanes_at(text.at + at);
        before = an_lanes_before((c < an_each(' ')) | an_are(c, '"') | an_are(c, '\\'));
    }
    while (at < text.size && (unsigned char)text.at[at] >= ' ' && text.at[at] != '"' &&
           text.at[at] != '\\')
        at++;
    return at;
}

/* Stores where the string stops to be one, if it does. */
static size_t string_size(an_text text, size_t at, size_t *stop)
{
    size_t from = at++;
    while ((at = plain_end(text, at)) < text.size && text.at[at] != '"') {
        uint32_t point;
        size_t size = text.at[at] == '\\' ? escape_size(text, at, &point) : 0;
        *stop = at;
        if (size == 0)
            return 0;
        at += size;
    }
    *stop = at;
    return at < text.size ? at + 1 - from : 0;
}

static size_t number_size(an_text text, size_t at)
{
    size_t from = at;
    at += stands(text, at, '-');
    size_t digits = an_digits_size(an_text_after(text, at));
    if (digits == 0 || (digits > 1 && text.at[at] == '0'))
        return 0;
    at += digits;
    if (stands(text, at, '.')) {
        digits = an_digits_size(an_text_after(text, at + 1));
        if (digits == 0)
            return 0;
        at += 1 + digits;
    }
    if (at < text.size && an_lower(text.at[at]) == 'e') {
        at++;
        at += stands(text, at, '+') || stands(text, at, '-');
        digits = an_digits_size(an_text_after(text, at));
        if (digits == 0)
            return 0;
        at += digits;
    }
    return at - from;
}

static size_t word_size(an_text text, an_json_kind *kind)
{
    static const struct {
        const char *word;
        an_json_kind kind;
    } words[] = {{"null", AN_JSON_NULL}, {"false", AN_JSON_FALSE}, {"true", AN_JSON_TRUE}};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (an_text_starts(text, words[i].word)) {
            *kind = words[i].kind;
            return strlen(words[i].word);
        }
    return 0;
}

/* Returns the size of a value that holds no others. */
static size_t scalar_size(an_text text, size_t at, an_json_kind *kind, size_t *stop)
{
    *stop = at;
    if (stands(text, at, '"')) {
        *kind = AN_JSON_STRING;
        return string_size(text, at, stop);
    }
    size_t size = word_size(an_text_after(text, at), kind);
    if (size > 0)
        return size;
    *kind = AN_JSON_NUMBER;
    return number_size(text, at);
}

/* ---- values inside each other ---- */

/* Where a walk through nested values stands. Bit n of `objects` says whether the container at depth
 * n, from 0, is an object. */
typedef struct walk {
    an_text text;
    size_t at;
    unsigned depth;
    uint64_t objects;
} walk;

static bool is_in_object(const walk *w)
{
    return w->depth > 0 && (w->objects >> (w->depth - 1) & 1);
}

static void skip_blanks(walk *w)
{
    w->at += blank_size(w->text, w->at);
}

static bool take(walk *w, char c)
{
    bool is_there = stands(w->text, w->at, c);
    w->at += is_there;
    return is_there;
}

/* Reads a key and its colon. */
static bool take_key(walk *w)
{
    size_t stop = w->at, size = 0;
    if (stands(w->text, w->at, '"'))
        size = string_size(w->text, w->at, &stop);
    w->at = size > 0 ? w->at + size : stop;
    if (size == 0)
        return false;
    skip_blanks(w);
    if (!take(w, ':'))
        return false;
    skip_blanks(w);
    return true;
}

/* Enters an array or object. Returns false if none begins here, or it is too deep. */
static bool enter(walk *w)
{
    bool is_object = stands(w->text, w->at, '{');
    if ((!is_object && !stands(w->text, w->at, '[')) || w->depth == AN_JSON_DEPTH_MAX)
        return false;
    uint64_t bit = (uint64_t)1 << w->depth++;
    w->objects = is_object ? w->objects | bit : w->objects & ~bit;
    w->at++;
    skip_blanks(w);
    return true;
}

static bool leave(walk *w)
{
    bool is_end = w->depth > 0 && take(w, is_in_object(w) ? '}' : ']');
    w->depth -= is_end;
    return is_end;
}

/* Leaves the containers that end here, and goes to the next value. Returns false if none
 * follows: if the walk is over, or what stands here is no JSON. */
static bool advance(walk *w)
{
    skip_blanks(w);
    while (leave(w))
        skip_blanks(w);
    if (w->depth == 0 || !take(w, ','))
        return false;
    skip_blanks(w);
    return !is_in_object(w) || take_key(w);
}

/* Moves over one value. Returns false if it is no JSON; the walk then stands at the fault. */
static bool skip_value(walk *w, an_json_kind *kind)
{
    bool is_first = true, goes_on = true;
    for (; goes_on; is_first = false) {
        an_json_kind here;
        if (enter(w)) {
            here = is_in_object(w) ? AN_JSON_OBJECT : AN_JSON_ARRAY;
            bool is_empty = leave(w);
            if (!is_empty && is_in_object(w) && !take_key(w))
                return false;
            if (is_first)
                *kind = here;
            if (!is_empty)
                continue;
        } else {
            size_t stop, size = scalar_size(w->text, w->at, &here, &stop);
            w->at = size > 0 ? w->at + size : stop;
            if (size == 0)
                return false;
            if (is_first)
                *kind = here;
        }
        if (w->depth == 0)
            break;
        goes_on = advance(w);
    }
    return w->depth == 0;
}

bool an__json_read(an_json *value, an_text text, size_t *offset)
{
    walk w = {.text = text};
    *offset = an__utf8_sound_size(text);
    if (*offset < text.size)
        return false;
    skip_blanks(&w);
    size_t from = w.at;
    bool is_sound = skip_value(&w, &value->kind);
    value->text = an_text_from(text.at + from, w.at - from);
    if (is_sound)
        skip_blanks(&w);
    *offset = w.at;
    return is_sound && w.at == text.size;
}

/* ---- values that were read ---- */

an_json an__json_next(an_json container, size_t *at, an_json *key)
{
    an_json none = {AN_JSON_NONE, {NULL, 0}}, value = none;
    bool is_object = container.kind == AN_JSON_OBJECT;
    if (!is_object && container.kind != AN_JSON_ARRAY)
        return none;
    walk w = {.text = container.text, .at = *at == 0 ? 1 : *at};
    skip_blanks(&w);
    if (*at > 0 && take(&w, ','))
        skip_blanks(&w);
    if (w.at + 1 >= container.text.size)
        return none;
    size_t from = w.at;
    if (is_object) {
        take_key(&w);
        size_t stop, size = string_size(container.text, from, &stop);
        if (key != NULL)
            *key = (an_json){AN_JSON_STRING, {container.text.at + from, size}};
        from = w.at;
    }
    skip_value(&w, &value.kind);
    value.text = an_text_from(container.text.at + from, w.at - from);
    *at = w.at;
    return value;
}

an_json an__json_member(an_json object, const char *key)
{
    an_json name = {AN_JSON_NONE, {NULL, 0}}, value = name;
    size_t at = 0;
    if (object.kind != AN_JSON_OBJECT)
        return value;
    do
        value = an__json_next(object, &at, &name);
    while (value.kind != AN_JSON_NONE && !an__json_is(name, key));
    return value;
}

static an_text between_quotes(an_json string)
{
    return an_text_from(string.text.at + 1, string.text.size - 2);
}

bool an__json_put_content(an_buffer *out, an_json string)
{
    if (string.kind != AN_JSON_STRING)
        return false;
    an_text rest = between_quotes(string);
    while (rest.size > 0) {
        const char *escape = memchr(rest.at, '\\', rest.size);
        size_t plain = escape == NULL ? rest.size : (size_t)(escape - rest.at);
        an_buffer_add(out, rest.at, plain);
        rest = an_text_after(rest, plain);
        if (rest.size == 0)
            break;
        uint32_t point;
        size_t size = escape_size(rest, 0, &point);
        an__buffer_put_point(out, point);
        rest = an_text_after(rest, size);
    }
    return true;
}

bool an__json_is(an_json value, const char *string)
{
    if (value.kind != AN_JSON_STRING)
        return false;
    an_text rest = between_quotes(value);
    for (;;) {
        const char *escape = rest.size > 0 ? memchr(rest.at, '\\', rest.size) : NULL;
        size_t plain = escape == NULL ? rest.size : (size_t)(escape - rest.at);
        if (an_text_common(an_text_from(rest.at, plain), string) < plain)
            return false;
        rest = an_text_after(rest, plain);
        string += plain;
        if (rest.size == 0)
            return *string == '\0';
        uint32_t point;
        char bytes[AN_UTF8_MAX];
        size_t size = escape_size(rest, 0, &point);
        size_t said = an__utf8_encode(bytes, point);
        if (an_text_common(an_text_from(bytes, said), string) < said)
            return false;
        rest = an_text_after(rest, size);
        string += said;
    }
}

bool an__json_integer(int64_t *number, an_json value)
{
    if (value.kind != AN_JSON_NUMBER)
        return false;
    bool is_negative = *value.text.at == '-';
    an_text digits = an_text_after(value.text, is_negative);
    uint64_t magnitude = 0, limit = (uint64_t)INT64_MAX + is_negative;
    for (size_t i = 0; i < digits.size; i++) {
        unsigned digit = (unsigned)(digits.at[i] - '0');
        if (!an_is_digit(digits.at[i]) || magnitude > (limit - digit) / 10)
            return false;
        magnitude = magnitude * 10 + digit;
    }
    *number = is_negative ? (int64_t)(0 - magnitude) : (int64_t)magnitude;
    return true;
}
