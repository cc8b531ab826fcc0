/* Movetext in lines: words with a space between them, broken where they would not fit. */
#ifndef AN_GAME_PAGE_H
#define AN_GAME_PAGE_H

#include "buffer.h"
#include "utf8.h"

typedef struct an_page {
    an_buffer out;
    size_t begin;       /* what stands before it in out is none of the page */
    size_t width;       /* of a line in code points, at the most; 0: no limit */
    size_t column;      /* code points on the line so far */
    size_t word;        /* where the last word begins in out; 0: at the beginning of its line */
    size_t word_column; /* its column */
    size_t text_begin;  /* a text that ends the page, in whose last line a later word may begin: */
    size_t text_end;    /* that is looked for when it matters; 0: there is none */
    bool glued;         /* no space before the next word */
    bool is_one_line;   /* no line break inside a text */
} an_page;

/* Begins a page behind what out holds; width and is_one_line stay. */
void an_page_begin(an_page *page);

/* The same when out was emptied. */
void an_page_clear(an_page *page);

/* A word, after a space or on a new line where it would not fit; with all that is glued to it. */
void an_page_put(an_page *page, an_text word);

enum { AN_PAGE_WORD = 24 };

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
    page->text_end = 0;
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

/*
 * The end of a page, at hand while words are put one behind the other amid a line. Meanwhile the
 * page is as it was, but for the bytes.
 */
typedef struct an_pen {
    char *at;         /* behind the last word */
    char *word;       /* which begins here; NULL: at the beginning of the line */
    const char *text; /* of a comment, if that is the last word, what stands on its last line */
    char *end;        /* of the room */
    ptrdiff_t left;   /* code points that the line has room for; below 0 they stand beyond it */
    ptrdiff_t width;  /* of a line */
} an_pen;

an_pen an_pen_take(const an_page *page);

/* After a word that was appended, or a comment: the page is as they have made it. */
void an_pen_lay_down(const an_pen *pen, an_page *page);

/* Where the next word can be written, if there is room for so many. */
static inline bool an_pen_has_room(const an_pen *pen, ptrdiff_t words)
{
    return pen->end - pen->at > words * (AN_PAGE_WORD + 1);
}

static inline char *an_pen_next(const an_pen *pen)
{
    return pen->at + 1;
}

/* It was written, and more words follow it: the pen need not know it. */
static inline void an_pen_pass(an_pen *pen, size_t size, size_t width)
{
    ptrdiff_t left = pen->left - 1 - (ptrdiff_t)width;
    bool fits = left >= 0;
    *pen->at = fits ? ' ' : '\n';
    pen->left = fits ? left : pen->width - (ptrdiff_t)width;
    pen->at += 1 + size;
}

/* So large is the last word that was passed. */
static inline void an_pen_know_word(an_pen *pen, size_t size)
{
    pen->word = pen->at - size;
    pen->text = NULL;
}

/* It was written. */
static inline void an_pen_append(an_pen *pen, size_t size, size_t width)
{
    an_pen_pass(pen, size, width);
    an_pen_know_word(pen, size);
}

/* Brings a comment of printable ASCII that stands beyond the line back to it. */
void an_pen_break_comment(an_pen *pen, an_page *page);

/* A comment as it stands in braces; false, and nothing was put, if it is not of printable ASCII, or
 * there is no room. The page is the one that the pen was taken from. */
static inline bool an_pen_copy_comment(an_pen *pen, an_page *page, an_text comment)
{
    if (pen->end - pen->at <= (ptrdiff_t)comment.size + 1 ||
        !an_utf8_copy_ascii_from(an_pen_next(pen), comment, ' '))
        return false;
    *pen->at = ' ';
    pen->word = pen->at + 1;
    pen->text = pen->word + 1;
    pen->at = pen->word + comment.size;
    pen->left -= 1 + (ptrdiff_t)comment.size;
    if (pen->left < 0) {
        an_pen beyond = *pen; /* so that the pen itself may stay at hand */
        an_pen_break_comment(&beyond, page);
        *pen = beyond;
    }
    return true;
}

/* Blanks that are no word, as at the beginning of a line. */
void an_page_indent(an_page *page, size_t blanks);

/* Ends the line, if anything stands on it. */
void an_page_end_line(an_page *page);

#endif
