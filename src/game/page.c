/* Movetext in lines: words with a space between them, broken where they would not fit. */
#include "page.h"

#include "text.h"

static size_t columns(an_text text)
{
    size_t count = 0;
    for (size_t i = 0; i < text.size; i++)
        count += ((unsigned char)text.at[i] & 0xc0) != 0x80;
    return count;
}

void an_page_end_line(an_page *page)
{
    if (page->column > 0)
        an_buffer_put_char(&page->out, '\n');
    page->column = 0;
    page->glued = false;
}

void an_page_put(an_page *page, an_text word)
{
    size_t wide = columns(word);
    bool apart = page->column > 0 && !page->glued;
    if (apart && page->width > 0 && page->column + 1 + wide > page->width) {
        an_page_end_line(page);
        apart = false;
    }
    if (apart)
        an_buffer_put_char(&page->out, ' ');
    an_buffer_put_text(&page->out, word);
    page->column += wide + apart;
    page->glued = false;
}

void an_page_put_text(an_page *page, an_text text)
{
    size_t start = 0;
    for (size_t i = 1; i + 1 < text.size; i++) {
        bool lone =
            an_is_space(text.at[i]) && !an_is_space(text.at[i - 1]) && !an_is_space(text.at[i + 1]);
        if (!lone)
            continue;
        an_page_put(page, an_text_from(text.at + start, i - start));
        start = i + 1;
    }
    an_page_put(page, an_text_after(text, start));
}
