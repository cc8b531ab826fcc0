/* The page: puts words and texts into lines, and breaks a line where the next word would not
 * fit. */
#include "page.h"

#include <string.h>

#include "bytes.h"
#include "compiler.h"
#include "extremes.h"
#include "lines.h"
#include "numerals.h"
#include "text.h"

void an__page_begin(an_page *page)
{
    page->begin = page->out.size;
    page->column = page->word = page->text_end = 0;
    page->glued = page->bound = false;
}

void an__page_clear(an_page *page)
{
    an__buffer_clear(&page->out);
    an__page_begin(page);
}

void an__page_end_line(an_page *page)
{
    if (page->column > 0)
        an_buffer_put_char(&page->out, '\n');
    page->column = page->word = page->text_end = 0;
    page->glued = page->bound = false;
}

/* Returns true if each byte of `text` is a character of its own, and no line ends in it. */
static bool is_plain(an_text text)
{
    bool is_special = false;
    for (size_t i = 0; i < text.size; i++)
        is_special |= (unsigned char)text.at[i] >= 0x80 || text.at[i] == '\n';
    return !is_special;
}

static void add_plain(an_page *page, an_text text)
{
    an_buffer_put_text(&page->out, text);
    page->column += text.size;
}

/* Adds text to the last word, and counts its code points. */
static void add(an_page *page, an_text text)
{
    if (is_plain(text)) {
        add_plain(page, text);
        return;
    }
    an__buffer_put_utf8(&page->out, text);
    for (size_t size; text.size > 0; text = an_text_after(text, size)) {
        page->column++;
        if (an_utf8_decode(text, &size) == '\n')
            page->column = page->word = 0;
    }
}

static bool fits(const an_page *page)
{
    return page->width == 0 || page->column <= page->width;
}

/* Turns the blank before the last word into a line break if the word does not fit on its line. */
static void break_line(an_page *page)
{
    if (fits(page) || page->word == 0 || page->out.failed)
        return;
    page->out.at[page->word - 1] = '\n';
    page->column -= page->word_column;
    page->word = 0;
}

/* Returns the last place before `to` at which the text may be broken; text.size if there is
 * none. */
static size_t last_break(an_text text, size_t to)
{
    for (; to > 0; to--)
        if (text.at[to - 1] == ' ' && an__may_break_at(text, to - 1, to))
            return to - 1;
    return text.size;
}

static an_text last_text(const an_page *page)
{
    return an_text_from(page->out.at + page->text_begin, page->text_end - page->text_begin);
}

/* Finds the last word of the text that ends the page. If that word does not fit with what is glued
 * to it, both go to the next line. */
static void find_word(an_page *page)
{
    if (page->text_end == 0)
        return;
    an_text text = last_text(page);
    size_t blank = last_break(text, text.size);
    page->text_end = 0;
    if (blank == text.size)
        return;
    page->word = page->text_begin + blank + 1;
    page->word_column = page->column - (page->out.size - page->word);
}

/* Returns true if the next word must stay on the line of the last one. Behind a number it always
 * must; behind a move with its signs only up to half a line, since more signs might fit on no line
 * at all. */
static bool is_bound(an_page *page)
{
    if (!page->bound || !an_page_amid_line(page))
        return false;
    find_word(page);
    size_t begin = page->word > 0 ? page->word_column : 0;
    return page->column - begin <= AN_NUMERAL_WORD + page->width / 2;
}

static void begin_word(an_page *page)
{
    if (is_bound(page)) {
        an_buffer_put_char(&page->out, ' ');
        page->column++;
    } else if (an_page_amid_line(page)) {
        an_buffer_put_char(&page->out, ' ');
        page->word = page->out.size;
        page->word_column = ++page->column;
        page->text_end = 0;
    }
    find_word(page);
    page->glued = page->bound = false;
}

void an__page_put(an_page *page, an_text word)
{
    begin_word(page);
    add(page, word);
    break_line(page);
}

void an__page_join(an_page *page, size_t size, size_t width)
{
    an_buffer *out = &page->out;
    bool has_blank = an_page_amid_line(page);
    if (has_blank && !is_bound(page)) {
        page->bound = false;
        an_page_append(page, size, width);
        return;
    }
    find_word(page);
    out->at[out->size] = ' ';
    if (!has_blank)
        memmove(out->at + out->size, an_page_next(page), size);
    out->size += has_blank + size;
    out->at[out->size] = '\0';
    page->column += has_blank + width;
    page->glued = page->bound = false;
    break_line(page);
}

void an__page_indent(an_page *page, size_t blanks)
{
    find_word(page);
    page->column += blanks;
    page->glued = true;
    while (blanks-- > 0)
        an_buffer_put_char(&page->out, ' ');
}

/* ---- texts ---- */

/* Writes the white space of a text between two places. A single blank or line end between words
 * becomes a new separator; any other run is copied. */
static void put_blanks(an_page *page, an_text text, size_t from, size_t to)
{
    an_text run = an_text_from(text.at + from, to - from);
    size_t end = *run.at == ' ' ? 0 : an__line_end_size(run);
    bool is_single = run.size == (end > 0 ? end : 1) && (end > 0 || *run.at == ' ');
    bool is_break = is_single && an__may_break_at(text, from, to);
    bool may_break = is_single ? is_break : an__may_begin_line(an_text_after(text, to));
    if (is_break) {
        begin_word(page);
        return;
    }
    for (size_t i = 0; i<run.size; i += end> 0 ? end : 1) {
        end = an__line_end_size(an_text_after(run, i));
        bool stays = end == 0 || (may_break && !page->is_one_line);
        add(page, end == 0 ? an_text_from(run.at + i, 1) : an_text_of(stays ? "\n" : " "));
    }
}

static void put_words(an_page *page, an_text text)
{
    size_t at = 0;
    while (at < text.size) {
        size_t word = at, blanks;
        unsigned char bits = 0;
        for (; at < text.size && !an_is_space(text.at[at]); at++)
            bits |= (unsigned char)text.at[at];
        an_text added = an_text_from(text.at + word, at - word);
        if (bits < 0x80)
            add_plain(page, added);
        else
            add(page, added);
        break_line(page);
        blanks = at;
        while (at < text.size && an_is_space(text.at[at]))
            at++;
        if (at > blanks)
            put_blanks(page, text, blanks, at);
    }
}

/* Returns the first place from `from` on at which the text may be broken; text.size if there is
 * none. */
static size_t first_break(an_text text, size_t from)
{
    while (from < text.size && !(text.at[from] == ' ' && an__may_break_at(text, from, from + 1)))
        from++;
    return from;
}

static void break_text_at(an_page *page, size_t blank)
{
    page->out.at[page->text_begin + blank] = '\n';
    page->text_begin += blank + 1;
    page->column = page->out.size - page->text_begin;
    page->word = 0;
}

/* Breaks the text that ends the page at each line that does not fit. */
static void break_text(an_page *page)
{
    while (!fits(page)) {
        an_text text = last_text(page);
        size_t excess = page->column - page->width;
        size_t all = page->out.size - page->text_begin;
        size_t end = excess <= all ? all - excess + 1 : 0;
        size_t blank = last_break(text, an_smaller(end, text.size));
        if (blank == text.size && page->word > 0) {
            break_line(page);
            continue;
        }
        if (blank == text.size)
            blank = first_break(text, end);
        if (blank >= text.size)
            break;
        break_text_at(page, blank);
    }
}

/* Writes a character, unless it is NUL. Returns the place behind it. */
static char *write_char(char *out, char c)
{
    *out = c;
    return out + (c != '\0');
}

/* Copies a text as a whole, then breaks its lines. Returns false, and writes nothing, if the text
 * is not printable ASCII, or if memory runs out. */
static bool put_printable(an_page *page, char open, an_text text, char close)
{
    an_buffer *out = &page->out;
    if (!an_buffer_reserve(out, text.size + 2) || out->failed)
        return false;
    char *begin = out->at + out->size, *at = write_char(begin, open);
    if (!an_utf8_copy_ascii_from(at, text, ' '))
        return false;
    page->text_begin = (size_t)(at - out->at);
    page->text_end = page->text_begin + text.size;
    at = write_char(at + text.size, close);
    *at = '\0';
    page->column += (size_t)(at - begin);
    out->size += (size_t)(at - begin);
    break_text(page);
    return true;
}

static void put_any(an_page *page, char open, an_text text, char close)
{
    add_plain(page, an_text_from(&open, open != '\0'));
    break_line(page);
    put_words(page, text);
    add_plain(page, an_text_from(&close, close != '\0'));
    break_line(page);
    page->glued = false;
}

void an__page_put_between(an_page *page, char open, an_text text, char close)
{
    begin_word(page);
    if (!put_printable(page, open, text, close))
        put_any(page, open, text, close);
}

/* ---- the pen ---- */

an_pen an__pen_take(const an_page *page)
{
    char *begin = page->out.at;
    bool is_endless = page->width == 0 || page->width > PTRDIFF_MAX / 2;
    an_pen pen = {.at = begin + page->out.size,
                  .word = page->word > 0 ? begin + page->word : NULL,
                  .text = page->text_end > 0 ? begin + page->text_begin : NULL,
                  .end = begin + page->out.capacity,
                  .width = is_endless ? PTRDIFF_MAX / 2 : (ptrdiff_t)page->width};
    pen.left = pen.width - (ptrdiff_t)page->column;
    return pen;
}

/* Returns the code points of the last word. */
static size_t word_width(const an_pen *pen)
{
    size_t width = 0;
    for (const char *at = pen->word; at < pen->at; at++)
        width += an_utf8_begins(*at);
    return width;
}

bool an__pen_glue(an_pen *pen, char c)
{
    if (pen->text != NULL || pen->at == pen->end)
        return false;
    *pen->at++ = c;
    pen->left--;
    if (pen->left < 0 && pen->word != NULL && pen->word[-1] == ' ') {
        pen->word[-1] = '\n';
        pen->left = pen->width - (ptrdiff_t)word_width(pen);
    }
    return true;
}

void an__pen_lay_down(const an_pen *pen, an_page *page)
{
    const char *begin = page->out.at;
    page->out.size = (size_t)(pen->at - begin);
    page->out.at[page->out.size] = '\0';
    page->column = (size_t)(pen->width - pen->left);
    bool is_amid_line = pen->word != NULL && pen->word[-1] == ' ';
    page->word = is_amid_line ? (size_t)(pen->word - begin) : 0;
    page->word_column = page->column - (is_amid_line ? word_width(pen) : 0);
    page->text_begin = pen->text != NULL ? (size_t)(pen->text - begin) : 0;
    page->text_end = pen->text != NULL ? page->out.size - 1 : 0;
}

/* Returns the last blank on the line that may become a line break: one in the comment written last,
 * or the one before that comment. It looks at the last AN_BLOCK bytes of the line at once, and
 * returns NULL if that is not enough to tell. This makes the conversion of games with clock times 3
 * % faster. The comment is printable ASCII, so that blanks are its only white space. */
static char *last_break_near(const an_pen *pen, const char *page)
{
    enum {
        BEHIND = 2,
        BRACE = 1
    }; /* each blank that is judged has both its neighbours in the block */
    char *text_end = pen->at - BRACE, *last = pen->at + pen->left;
    if (last > text_end - BEHIND)
        last = text_end - BEHIND;
    if (last <= pen->text)
        return pen->word - 1;
    if (last - page < AN_BLOCK)
        return NULL;
    char *block = last + BEHIND - AN_BLOCK;
    ptrdiff_t before = pen->text - block;
    uint64_t blanks = an_gaps_of(block, AN_BLOCK), single = blanks & ~(blanks << 1 | blanks >> 1);
    single &= UINT64_MAX >> 1 & UINT64_MAX << (before < 0 ? 1 : before + 1);
    for (; single != 0; single &= ~(UINT64_C(1) << an_highest_bit(single))) {
        char *blank = block + an_highest_bit(single);
        an_text text = an_text_from(pen->text, (size_t)(text_end - pen->text));
        size_t at = (size_t)(blank - pen->text);
        if (an__may_break_at(text, at, at + 1))
            return blank;
    }
    return before < 0 ? NULL : pen->word - 1;
}

void an__pen_break_comment(an_pen *pen, an_page *page)
{
    char *blank = last_break_near(pen, page->out.at);
    if (blank != NULL) {
        *blank = '\n';
        pen->word = NULL;
        pen->text = blank + 1 > pen->text ? blank + 1 : pen->text;
        pen->left = pen->width - (pen->at - (blank + 1));
    }
    if (pen->left >= 0)
        return;
    an__pen_lay_down(pen, page);
    break_text(page);
    *pen = an__pen_take(page);
}
