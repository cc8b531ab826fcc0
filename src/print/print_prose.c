/* The text of comments as it is printed. */
#include "print_prose.h"

#include "algnot/notation.h"
#include "text.h"
#include "utf8.h"

enum {
    OPENING = 0xab,
    CLOSING = 0xbb,
    NO_BREAK = 0xa0,
    THIN = 0x202f,
    APOSTROPHE = 0x2019,
    ELLIPSIS = 0x2026
};

/* A text that is being put, character by character. */
typedef struct prose {
    an_buffer *out;
    uint32_t last;  /* the last character; 0 at the beginning */
    size_t word;    /* number of letters at the end */
    bool is_pure;   /* the word at the end consists only of letters */
    bool has_space; /* white space follows the last character */
    size_t digits;  /* number of digits at the end, not counting dots behind them */
    bool is_number; /* the end is a move number, 12. or 12... */
} prose;

static bool is_space(uint32_t point)
{
    return point == NO_BREAK || point == THIN || (point < 0x80 && an_is_space((char)point));
}

static bool is_letter(uint32_t point)
{
    return point < 0x80 ? an_is_letter((char)point) : point >= 0xc0 && point < 0x2000;
}

/* ---- spaces of French ---- */

/* The space that French puts before each mark. */
static const struct {
    uint32_t mark;
    const char *space;
} marks[] = {
    {'!', AN_THIN}, {'?', AN_THIN}, {';', AN_THIN}, {':', AN_NO_BREAK}, {CLOSING, AN_THIN}};

/* Returns the space before a mark; NULL if the character is no such mark. */
static const char *space_before(uint32_t point)
{
    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++)
        if (marks[i].mark == point)
            return marks[i].space;
    return NULL;
}

/* Returns whether a mark that follows a word without a space belongs to prose. It does not if it is
 * the sign of a move (Cf3!), or part of a time, an address or an emoticon. */
static bool is_of_prose(const prose *p, uint32_t mark, an_text behind)
{
    enum { SHORT = 2 };
    bool ends = behind.size == 0 || an_is_space(*behind.at) || an_is_among(*behind.at, "!?.)\"");
    return mark == CLOSING || (ends && (p->last == CLOSING || (p->is_pure && p->word >= SHORT)));
}

/* ---- spaces of every language ---- */

/* Returns the space to put before a word. No line may be broken between a move number and its
 * move. */
static const char *space_of(const prose *p, an_text from)
{
    an_text word = an_text_from(from.at, an_size_to_space(from));
    return p->is_number && an_san_has_shape(word) ? AN_THIN : " ";
}

/* Puts the space that French needs before the next character of a text. */
static void put_french_space(prose *p, uint32_t point, an_text from, an_text behind)
{
    const char *space = space_before(point);
    bool is_inside = p->last == OPENING;
    if (space != NULL && p->last != 0 && (p->has_space || is_of_prose(p, point, behind)))
        an__buffer_put(p->out, space);
    else if (is_inside)
        an__buffer_put(p->out, AN_THIN);
    else if (p->has_space)
        an__buffer_put(p->out, space_of(p, from));
}

static uint32_t french_of(const prose *p, uint32_t point, an_text behind)
{
    size_t size;
    bool is_between = point == '\'' && p->word > 0 && !p->has_space && behind.size > 0 &&
                      is_letter(an_utf8_decode(behind, &size));
    return is_between ? APOSTROPHE : point;
}

/* ---- the whole ---- */

/* Returns the size of the command at the beginning of a text, such as [%clk 1:00:00]; 0 if there is
 * none. */
static size_t command_size(an_text text)
{
    if (!an_text_starts(text, "[%"))
        return 0;
    const char *end = memchr(text.at, ']', text.size);
    return end == NULL ? 0 : (size_t)(end - text.at) + 1;
}

/* Updates the state for the character `point`, which is put next. */
static void pass(prose *p, uint32_t point)
{
    bool is_amid = is_letter(p->last) || (p->last >= '0' && p->last <= '9');
    bool begins = p->has_space || !is_amid;
    p->is_pure = is_letter(point) && (begins || p->is_pure);
    p->word = is_letter(point) ? (begins ? 1 : p->word + 1) : 0;
    bool is_digit = point >= '0' && point <= '9', is_dot = point == '.' || point == ELLIPSIS;
    bool follows = !p->has_space;
    p->is_number = is_dot && follows && p->digits > 0;
    p->digits = is_digit ? (follows ? p->digits + 1 : 1) : p->is_number ? p->digits : 0;
    p->has_space = false;
}

/* Puts the first character of a text, and the space before it. */
static void put_character(prose *p, an_text from, bool is_french)
{
    size_t size;
    uint32_t point = an_utf8_decode(from, &size);
    an_text behind = an_text_after(from, size);
    if (is_french) {
        put_french_space(p, point, from, behind);
        point = french_of(p, point, behind);
    } else if (p->has_space) {
        an__buffer_put(p->out, space_of(p, from));
    }
    pass(p, point);
    an__buffer_put_point(p->out, point);
    p->last = point;
}

void an__print_prose(an_buffer *out, an_text comment, bool is_french)
{
    prose p = {.out = out};
    for (size_t size; comment.size > 0; comment = an_text_after(comment, size)) {
        size_t command = command_size(comment);
        uint32_t point = an_utf8_decode(comment, &size);
        bool is_kept = !is_french && (point == NO_BREAK || point == THIN);
        if (command > 0)
            size = command;
        if (command > 0 || (is_space(point) && !is_kept))
            p.has_space = p.last != 0;
        else
            put_character(&p, comment, is_french);
    }
}
