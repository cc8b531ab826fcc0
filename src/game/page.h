/* Movetext in lines: words with a space between them, broken where they would not fit. */
#ifndef AN_GAME_PAGE_H
#define AN_GAME_PAGE_H

#include "buffer.h"

typedef struct an_page {
    an_buffer out;
    size_t width;       /* of a line in code points, at the most; 0: no limit */
    size_t column;      /* code points on the line so far */
    size_t word;        /* where the last word begins in out; 0: at the beginning of its line */
    size_t word_column; /* its column */
    bool glued;         /* no space before the next word */
    bool is_one_line;   /* no line break inside a text */
} an_page;

/* Empties the page; width and is_one_line stay. */
void an_page_clear(an_page *page);

/* A word, after a space or on a new line where it would not fit; with all that is glued to it. */
void an_page_put(an_page *page, an_text word);

enum { AN_PAGE_WORD = 24 };

/* Room for words of so many bytes each, whatever their size. */
static inline bool an_page_has_room(const an_page *page, size_t words)
{
    return page->out.capacity - page->out.size > words * (AN_PAGE_WORD + 1);
}

/* Where a word can be written that is then taken, if there is room. */
static inline char *an_page_next(const an_page *page)
{
    return page->out.at + page->out.size + 1;
}

/* The same with room; NULL: no memory. */
static inline char *an_page_room(an_page *page)
{
    return an_buffer_reserve(&page->out, AN_PAGE_WORD + 1) ? an_page_next(page) : NULL;
}

/* Whether a word would follow another one, with a blank or a new line between them. */
static inline bool an_page_amid_line(const an_page *page)
{
    return page->column > 0 && !page->glued;
}

/* an_page_put, there, of a word that was written, of so many code points. */
static inline void an_page_append(an_page *page, size_t size, size_t width)
{
    an_buffer *out = &page->out;
    size_t column = page->column + 1 + width;
    bool fits = page->width == 0 || column <= page->width;
    out->at[out->size] = fits ? ' ' : '\n';
    page->word = fits ? out->size + 1 : 0;
    page->word_column = page->column + 1;
    page->column = fits ? column : width;
    out->size += 1 + size;
    out->at[out->size] = '\0';
}

/* The same of a word that has no blank before it. */
void an_page_glue(an_page *page, size_t size, size_t width);

/* The same wherever the word stands. */
static inline void an_page_take(an_page *page, size_t size, size_t width)
{
    if (an_page_amid_line(page))
        an_page_append(page, size, width);
    else
        an_page_glue(page, size, width);
}

/* A text between two characters of ASCII that are glued to it, NUL where there is none. Its single
 * blanks may become line breaks and back; runs of them stay as they are. */
void an_page_put_between(an_page *page, char open, an_text text, char close);

/* The same of a text alone. */
static inline void an_page_put_text(an_page *page, an_text text)
{
    an_page_put_between(page, '\0', text, '\0');
}

/* Blanks that are no word, as at the beginning of a line. */
void an_page_indent(an_page *page, size_t blanks);

/* Ends the line, if anything stands on it. */
void an_page_end_line(an_page *page);

#endif
