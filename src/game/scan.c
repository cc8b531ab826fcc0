/* Where lines, comments and tag pairs end: what the splitter and the lexer must agree on. */
#include "scan.h"

#include "bytes.h"
#include "glyphs.h"
#include "text.h"
#include "utf8.h"

enum { UNSEEN = 3 }; /* bytes of a character that is not seen, but of a soft hyphen */

static bool follows_unseen(const char *begin, const char *at)
{
    return at - begin >= UNSEEN && (unsigned char)at[-1] >= 0x80 &&
           an_invisible_size(an_text_from(at - UNSEEN, UNSEEN)) == UNSEEN;
}

bool an_is_line_start(const char *begin, const char *at)
{
    while (at > begin) {
        if (at[-1] == ' ' || at[-1] == '\t' || at[-1] == '\v' || at[-1] == '\f')
            at--;
        else if (follows_unseen(begin, at))
            at -= UNSEEN;
        else
            break;
    }
    return at == begin || an_is_line_end(at[-1]);
}

bool an_follows_empty_line(const char *begin, const char *at)
{
    unsigned line_ends = 0;
    for (; line_ends < 2 && at > begin && an_is_space(at[-1]); at--)
        line_ends += at[-1] == '\n' || (at[-1] == '\r' && *at != '\n');
    return line_ends == 2;
}

size_t an_line_size(an_text text)
{
    const char *newline = memchr(text.at, '\n', text.size);
    size_t size = newline == NULL ? text.size : (size_t)(newline - text.at);
    const char *carriage_return = memchr(text.at, '\r', size);
    return carriage_return == NULL ? size : (size_t)(carriage_return - text.at);
}

size_t an_punctuation_size(an_text text, bool is_text)
{
    size_t dash = an_dash_size(text);
    bool is_lone_colon = *text.at == ':' && text.size > 1 && an_is_space(text.at[1]);
    bool is_rule = *text.at == '|' && is_text;
    if (*text.at == ',' || is_lone_colon || is_rule)
        return 1;
    an_text behind = an_text_after(text, dash);
    bool is_lone = behind.size == 0 || *behind.at == ',' || an_space_size(behind) > 0;
    return is_lone ? dash : 0;
}

size_t an_line_end_size(an_text text)
{
    if (an_text_starts(text, "\r\n"))
        return 2;
    return text.size > 0 && an_is_line_end(*text.at) ? 1 : 0;
}

bool an_may_begin_line(an_text rest)
{
    if (rest.size == 0 || *rest.at == '%' || *rest.at == ';')
        return rest.size == 0;
    return rest.size == 1 || *rest.at != '[' || !an_is_letter(rest.at[1]);
}

/* Bytes of an empty line with its end; blanks do not fill it. 0: there is none. */
static size_t empty_line_size(an_text text)
{
    size_t blanks = 0;
    while (blanks < text.size && an_is_space(text.at[blanks]) && text.at[blanks] != '\n' &&
           text.at[blanks] != '\r')
        blanks++;
    size_t end = an_line_end_size(an_text_after(text, blanks));
    return end > 0 ? blanks + end : 0;
}

/* Where a comment that should have ended before is taken to end: at an empty line before a tag. */
static size_t lost_comment_size(an_text comment)
{
    size_t at = 0;
    while (at < comment.size) {
        size_t line = at + an_line_size(an_text_after(comment, at));
        size_t next = line + an_line_end_size(an_text_after(comment, line));
        size_t empty = empty_line_size(an_text_after(comment, next));
        if (empty > 0) {
            an_text after = an_text_after(comment, next + empty);
            an_tag tag;
            bool sound;
            /* a batch of games ends where the tag of the next one was seen */
            if (after.size == 0)
                return next;
            if (*after.at == '[' && an_tag_read(after, &tag, &sound) && sound)
                return next;
        }
        at = next;
    }
    return comment.size;
}

size_t an_short_comment_size(const char *brace, const char *end)
{
    for (const char *at = brace + 1; end - at >= AN_CLOCK && at - brace < AN_SHORT_COMMENT;
         at += AN_CLOCK) {
        for (uint64_t braces = an_braces_of(at, AN_CLOCK); braces; braces &= braces - 1) {
            const char *next = at + an_lowest_bit(braces);
            if (*next == '}')
                return (size_t)(next - brace) + 1;
            if (*next == '{')
                return 0;
        }
    }
    return 0;
}

size_t an_comment_size(an_text from_brace, const char **next_brace, bool *closed)
{
    const char *end = from_brace.at + from_brace.size;
    if (*next_brace == NULL || *next_brace < from_brace.at || *next_brace > end)
        *next_brace = memchr(from_brace.at, '}', from_brace.size);
    if (*next_brace == NULL)
        *next_brace = end;
    const char *brace = *next_brace < end ? *next_brace : NULL;
    size_t size = brace == NULL ? from_brace.size : (size_t)(brace - from_brace.at) + 1;
    const char *again = memchr(from_brace.at + 1, '{', size - 1);
    *closed = brace != NULL;
    if (brace != NULL && again == NULL)
        return size;
    size_t lost = lost_comment_size(an_text_from(from_brace.at, size));
    bool opens_later = lost < size && memchr(from_brace.at + lost, '{', size - lost) != NULL;
    if (lost == size || (brace != NULL && !opens_later))
        return size;
    *closed = false;
    return lost;
}

an_text an_comment_text(an_text token)
{
    static const char *const brackets[] = {"{}", "()", "[]"};
    char first = *token.at, last = token.at[token.size - 1];
    token = an_text_after(token, 1);
    for (size_t i = 0; i < sizeof brackets / sizeof *brackets; i++)
        if (token.size > 0 && first == brackets[i][0] && last == brackets[i][1])
            token.size--;
    return token;
}

size_t an_clock_size(an_text text)
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

static bool is_name_character(char c)
{
    static const bool extra[256] = {
        ['_'] = true, ['+'] = true, ['#'] = true, ['='] = true, [':'] = true, ['-'] = true};
    return an_is_letter(c) || an_is_digit(c) || extra[(unsigned char)c];
}

static bool may_end_value(char c)
{
    static const bool ends[256] = {
        ['"'] = true, ['\\'] = true, ['\n'] = true, ['\r'] = true, ['\0'] = true};
    return ends[(unsigned char)c];
}

/* The quote that ends a value: one with ] behind it; *size counts up to it. */
static bool find_value_end(an_text value, size_t *size, bool with_escapes)
{
    for (size_t i = 0; i < value.size; i++) {
        if (value.at[i] == '\\' && with_escapes) {
            i++;
            continue;
        }
        if (value.at[i] != '"')
            continue;
        size_t after = i + 1;
        while (after < value.size && (value.at[after] == ' ' || value.at[after] == '\t'))
            after++;
        if (after < value.size && value.at[after] == ']') {
            *size = i;
            return true;
        }
    }
    return false;
}

/* Letters at the beginning, as far as they are looked at together. */
static inline size_t letters_at(const char *at)
{
    an_lanes beyond_a = (an_lanes)((an_lanes_at(at) | an_each(0x20)) - an_each('a'));
    return an_lanes_before(beyond_a > an_each('z' - 'a'));
}

enum { SHORT_TAG = 48 };

/* A bit for each of so many bytes that does not stand for itself in a value. */
static inline uint64_t stops_at(const char *at)
{
    uint64_t stops = 0;
    for (size_t i = 0; i < SHORT_TAG; i += AN_LANES) {
        an_lanes c = an_lanes_at(at + i);
        an_marks marks = (c == an_each('"')) | (c == an_each('\\')) | (c < an_each(' '));
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

/* A name with other letters than PGN's is none: [Événement "x"]. */
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

/* A tag pair whose name ends before a blank, and its value before a quote; its bytes. */
static inline size_t take_tag(an_tag *tag, const char *bracket, const char *blank,
                              const char *quote)
{
    const char *name = bracket + 1, *begin = blank + 2;
    const an_text value = an_text_from(begin, (size_t)(quote - begin));
    *tag = (an_tag){an_text_from(name, (size_t)(blank - name)), value, value, true};
    return (size_t)(quote - bracket) + 2;
}

/* Most tag pairs: a short one whose name is made of letters. Where it ends is seen in one look,
 * which the next one waits for. */
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

size_t an_plain_tag_read(an_text from_bracket, an_tag *tag)
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

void an_tag_begins(an_tag_beginning *beginning, const char *bracket, const an_tag *tag)
{
    size_t size = (size_t)(tag->value.at - bracket);
    if (size >= AN_TAG_BEGINNING || !tag->is_plain) {
        beginning->marks = 0;
        return;
    }
    memcpy(beginning->bytes, bracket, size);
    beginning->marks = (UINT32_C(1) << size) - 1;
    beginning->size = (uint32_t)size;
}

/* A bit for each byte that is the same in both. */
static inline uint32_t same_bytes(const char *a, const char *b)
{
    uint32_t same = 0;
    for (size_t i = 0; i < AN_TAG_BEGINNING; i += AN_LANES)
        same |= (uint32_t)an_marked(an_lanes_at(a + i) == an_lanes_at(b + i)) << i;
    return same;
}

size_t an_known_tag_read(const an_tag_beginning *beginning, an_text from_bracket, an_tag *tag)
{
    const char *bracket = from_bracket.at, *value = bracket + beginning->size;
    if (beginning->marks == 0 || from_bracket.size < AN_TAG_BEGINNING + SHORT_TAG + 1 ||
        (~same_bytes(beginning->bytes, bracket) & beginning->marks) != 0)
        return 0;
    uint64_t stops = stops_at(value);
    const char *quote = value + (stops != 0 ? an_lowest_bit(stops) : 0);
    if (an_two_bytes(quote) != ('"' | ']' << 8))
        return 0;
    return take_tag(tag, bracket, value - 2, quote);
}

/* Bytes of ["White" "x"]: a tag whose name stands between quotes, as its value does. */
static size_t quoted_tag_size(an_text from_bracket)
{
    const char *end = from_bracket.at + from_bracket.size, *name = from_bracket.at + 2;
    const char *quote = name < end && name[-1] == '"' ? pass_name(name, end) : name;
    if (quote <= name || !an_is_letter(*name) || end - quote < 4 || quote[0] != '"' ||
        quote[1] != ' ' || quote[2] != '"')
        return 0;
    size_t size, before = (size_t)(quote + 3 - from_bracket.at);
    an_text line = an_text_from(from_bracket.at, an_line_size(from_bracket));
    if (!find_value_end(an_text_after(line, before), &size, false))
        return 0;
    const char *bracket = memchr(line.at + before + size, ']', line.size - before - size);
    return (size_t)(bracket - line.at) + 1;
}

size_t an_tag_read(an_text from_bracket, an_tag *tag, bool *sound)
{
    size_t plain = an_plain_tag_read(from_bracket, tag);
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
    bool has_quote = at < end && *at == '"';
    /* brackets in masses: the line is not measured for what can be no tag */
    if (!has_quote && !an_is_upper(*name))
        return 0;
    an_text line = an_text_from(from_bracket.at, an_line_size(from_bracket));
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
    /* [Event x], [Event 'x'] and [Eve;t "x"] are tags gone wrong, [see below: …] is not */
    bool has_bracket = memchr(line.at, ']', line.size) != NULL;
    bool is_torn = memchr(line.at, '"', line.size) != NULL &&
                   an_text_trimmed(line).at[an_text_trimmed(line).size - 1] == ']';
    return (blank < at || is_torn) && has_bracket ? line.size : 0;
}

size_t an_glued_tag_read(an_text from_bracket, an_tag *tag, bool *sound)
{
    if (from_bracket.size > AN_GLUED_TAG_MAX)
        from_bracket.size = AN_GLUED_TAG_MAX;
    return an_tag_read(from_bracket, tag, sound);
}

size_t an_torn_tag_size(an_text line)
{
    if (line.size > AN_GLUED_TAG_MAX)
        line.size = AN_GLUED_TAG_MAX;
    const char *name = line.at, *end = name + line.size, *blank = pass_name(name, end);
    if (blank == name || !an_is_letter(*name) || end - blank < 4 || blank[0] != ' ' ||
        blank[1] != '"')
        return 0;
    an_text pair = an_text_trimmed(an_text_from(name, an_line_size(line)));
    bool is_pair = pair.at[pair.size - 2] == '"' && pair.at[pair.size - 1] == ']';
    return is_pair ? pair.size : 0;
}
