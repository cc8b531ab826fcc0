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
    if (page->column > 0 && !page->glued) {
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

void an_page_put_plain(an_page *page, const char *word, size_t size)
{
    an_buffer *out = &page->out;
    size_t column = page->column + 1 + size;
    bool has_room = size <= AN_PAGE_WORD && out->capacity - out->size > AN_PAGE_WORD + 1;
    if (page->column == 0 || page->glued || !has_room) {
        an_page_put(page, an_text_from(word, size));
        return;
    }
    bool fits = page->width == 0 || column <= page->width;
    out->at[out->size] = fits ? ' ' : '\n';
    page->word = fits ? out->size + 1 : 0;
    page->word_column = page->column + 1;
    page->column = fits ? column : size;
    memcpy(out->at + out->size + 1, word, AN_PAGE_WORD);
    out->size += 1 + size;
    out->at[out->size] = '\0';
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

void an_page_put_text(an_page *page, an_text text)
{
    size_t at = 0;
    begin_word(page);
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
    page->glued = false;
}
