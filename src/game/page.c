/* Movetext in lines: words with a space between them, broken where they would not fit. */
#include "page.h"

#include "scan.h"
#include "text.h"
#include "utf8.h"

void an_page_clear(an_page *page)
{
    an_buffer_clear(&page->out);
    page->column = page->word = 0;
    page->glued = false;
}

void an_page_end_line(an_page *page)
{
    if (page->column > 0)
        an_buffer_put_char(&page->out, '\n');
    page->column = page->word = 0;
    page->glued = false;
}

/* Whether each byte is a character that stands on the line. */
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

/* Adds characters to the word at hand, whatever bytes they stand in. */
static void add(an_page *page, an_text text)
{
    if (is_plain(text)) {
        add_plain(page, text);
        return;
    }
    an_buffer_put_utf8(&page->out, text);
    for (size_t size; text.size > 0; text = an_text_after(text, size)) {
        page->column++;
        if (an_utf8_decode(text, &size) == '\n')
            page->column = page->word = 0;
    }
}

/* The blank before the last word becomes a line break if the word does not fit. */
static void break_line(an_page *page)
{
    bool fits = page->width == 0 || page->column <= page->width;
    if (fits || page->word == 0 || page->out.failed)
        return;
    page->out.at[page->word - 1] = '\n';
    page->column -= page->word_column;
    page->word = 0;
}

static void begin_word(an_page *page)
{
    if (an_page_amid_line(page)) {
        an_buffer_put_char(&page->out, ' ');
        page->word = page->out.size;
        page->word_column = ++page->column;
    }
    page->glued = false;
}

void an_page_put(an_page *page, an_text word)
{
    begin_word(page);
    add(page, word);
    break_line(page);
}

void an_page_glue(an_page *page, size_t size, size_t width)
{
    an_buffer *out = &page->out;
    memmove(out->at + out->size, out->at + out->size + 1, size);
    out->size += size;
    out->at[out->size] = '\0';
    page->column += width;
    page->glued = false;
    break_line(page);
}

void an_page_indent(an_page *page, size_t blanks)
{
    page->column += blanks;
    page->glued = true;
    while (blanks-- > 0)
        an_buffer_put_char(&page->out, ' ');
}

/* ---- texts ---- */

/* A run of white space, where single is one blank or line end between two words. */
static void put_blanks(an_page *page, an_text run, an_text rest, bool is_inside)
{
    bool may_break = an_may_begin_line(rest);
    size_t end = *run.at == ' ' ? 0 : an_line_end_size(run);
    bool is_single = run.size == (end > 0 ? end : 1) && (end > 0 || *run.at == ' ');
    if (is_single && is_inside && may_break) {
        page->glued = false;
        begin_word(page);
        page->glued = true;
        return;
    }
    for (size_t i = 0; i<run.size; i += end> 0 ? end : 1) {
        end = an_line_end_size(an_text_after(run, i));
        bool stays = end == 0 || (may_break && !page->is_one_line);
        add(page, end == 0 ? an_text_from(run.at + i, 1) : an_text_of(stays ? "\n" : " "));
    }
    page->glued = true;
}

/* Any text, word by word. */
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
            put_blanks(page, an_text_from(text.at + blanks, at - blanks), an_text_after(text, at),
                       blanks > 0 && at < text.size);
    }
}

/* Whether a blank may become a line break, in a text that has no other white space. */
static bool may_break(an_text text, size_t blank)
{
    return text.at[blank] == ' ' && blank > 0 && blank + 1 < text.size &&
           text.at[blank - 1] != ' ' && text.at[blank + 1] != ' ' &&
           an_may_begin_line(an_text_after(text, blank + 1));
}

/* The last such blank of a stretch; the text's size if there is none. */
static size_t last_break(an_text text, size_t from, size_t to)
{
    for (; to > from; to--)
        if (text.at[to - 1] == ' ' && may_break(text, to - 1))
            return to - 1;
    return text.size;
}

static size_t first_break(an_text text, size_t from)
{
    while (from < text.size && !may_break(text, from))
        from++;
    return from;
}

/* Breaks a text where its lines do not fit; so many characters were added behind it. Returns where
 * its last line begins. */
static size_t break_lines(an_page *page, an_text text, size_t behind)
{
    char *written = page->out.at + page->out.size - behind - text.size;
    size_t line = 0;
    while (page->column > page->width) {
        size_t excess = page->column - page->width;
        size_t all = text.size + behind;
        size_t end = excess <= all ? all - excess + 1 : 0;
        size_t blank = last_break(text, line, end < text.size ? end : text.size);
        if (blank == text.size && page->word > 0) {
            break_line(page);
            continue;
        }
        if (blank == text.size)
            blank = first_break(text, end);
        if (blank >= text.size)
            break;
        written[blank] = '\n';
        line = blank + 1;
        page->column = all - line;
        page->word = 0;
    }
    return line;
}

/* Breaks the text added last, of printable ASCII, and takes note of its last word. */
static void end_printable(an_page *page, an_text text, size_t behind)
{
    size_t line = page->column > page->width ? break_lines(page, text, behind) : 0;
    size_t blank = last_break(text, line, text.size);
    if (blank == text.size)
        return;
    size_t rest = text.size + behind - blank - 1;
    page->word = page->out.size - rest;
    page->word_column = page->column - rest;
}

static char *write_char(char *out, char c)
{
    *out = c;
    return out + (c != '\0');
}

/* A text of printable ASCII, which is copied as a whole. */
static void put_printable(an_page *page, char open, an_text text, char close)
{
    an_buffer *out = &page->out;
    begin_word(page);
    if (!an_buffer_reserve(out, text.size + 2) || out->failed)
        return;
    char *begin = out->at + out->size, *at = write_char(begin, open);
    if (text.size > 0)
        memcpy(at, text.at, text.size);
    at = write_char(at + text.size, close);
    *at = '\0';
    page->column += (size_t)(at - begin);
    out->size += (size_t)(at - begin);
    if (page->width > 0)
        end_printable(page, text, close != '\0');
}

static void put_any(an_page *page, char open, an_text text, char close)
{
    begin_word(page);
    add_plain(page, an_text_from(&open, open != '\0'));
    break_line(page);
    put_words(page, text);
    add_plain(page, an_text_from(&close, close != '\0'));
    break_line(page);
    page->glued = false;
}

void an_page_put_between(an_page *page, char open, an_text text, char close)
{
    if (an_utf8_is_ascii_from(text, ' '))
        put_printable(page, open, text, close);
    else
        put_any(page, open, text, close);
}
