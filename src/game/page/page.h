/* The page: movetext broken into lines. Words have a space between them, or a line break where the
 * next word would not fit. */
#ifndef AN_GAME_PAGE_H
#define AN_GAME_PAGE_H

#include "buffer.h"
#include "utf8.h"

typedef struct an_page {
    an_buffer out;
    size_t begin;       /* where the page begins in `out`; the bytes before belong to others */
    size_t width;       /* maximal code points of a line; 0: no limit */
    size_t column;      /* code points on the line so far */
    size_t word;        /* where the last word begins in `out`; 0: it begins its line */
    size_t word_column; /* column at which the last word begins */
    /* [text_begin, text_end) is the text written last, if the page ends with it; otherwise text_end
     * is 0. The text was copied whole, without looking for words in it. If something is then glued
     * to it, its last blank is looked up, since the line may have to be broken there. */
    size_t text_begin, text_end;
    bool glued;       /* no space comes before the next word */
    bool bound;       /* the next word stays on the line of the last one */
    bool is_one_line; /* line breaks within texts become blanks */
} an_page;

/* Begins a page at the end of page->out, and keeps page->width and page->is_one_line. */
void an__page_begin(an_page *page);

/* Empties page->out, and begins a page in it. */
void an__page_clear(an_page *page);

/* Writes `word` behind a space. If it does not fit on the line, it goes to a new line, together
 * with what is glued or bound before it. */
void an__page_put(an_page *page, an_text word);

/* ---- words that the caller writes into the page itself ---- */

/* To add a word without copying it, write it at an_page_room, then call an_page_take:
 *
 *     char *room = an_page_room(page);
 *     memcpy(room, "e4", 2);
 *     an_page_take(page, 2, 2);
 */
enum { AN_PAGE_WORD = 24 }; /* maximal bytes of such a word */

/* Returns where to write the next word. Room for AN_PAGE_WORD + 1 bytes must be reserved there, as
 * an_page_room does. */
static inline char *an_page_next(const an_page *page)
{
    return page->out.at + page->out.size + 1;
}

/* Reserves room for a word of AN_PAGE_WORD bytes. Returns where to write it, or NULL when memory
 * runs out. */
static inline char *an_page_room(an_page *page)
{
    return an_buffer_reserve(&page->out, AN_PAGE_WORD + 1) ? an_page_next(page) : NULL;
}

/* Returns true if a blank or a line break will separate the next word from the last one. */
static inline bool an_page_amid_line(const an_page *page)
{
    return page->column > 0 && !page->glued;
}

/* Adds the word of `size` bytes and `width` code points that was written at an_page_next. Call it
 * only if an_page_amid_line holds. */
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

/* Adds the word that was written at an_page_next if it begins its line, is glued to the word before
 * it, or is bound to that word. */
void an__page_join(an_page *page, size_t size, size_t width);

/* Adds the word that was written at an_page_next, of `size` bytes and `width` code points. */
static inline void an_page_take(an_page *page, size_t size, size_t width)
{
    if (an_page_amid_line(page) && !page->bound)
        an_page_append(page, size, width);
    else
        an__page_join(page, size, width);
}

/* ---- texts and lines ---- */

/* Writes `text` with the ASCII characters `open` and `close` glued around it; '\0' stands for none.
 * A single blank of the text may become a line break (an__may_break_at), and a single line break a
 * blank. Longer runs of white space stay as they are. */
void an__page_put_between(an_page *page, char open, an_text text, char close);

/* Writes a text with nothing around it. */
static inline void an_page_put_text(an_page *page, an_text text)
{
    an__page_put_between(page, '\0', text, '\0');
}

/* Writes `blanks` blanks that belong to no word, as at the beginning of a line. */
void an__page_indent(an_page *page, size_t blanks);

/* Ends the line, if anything stands on it. */
void an__page_end_line(an_page *page);

/* ---- the pen: many words in the middle of a line ---- */

/*
 * A cursor that stays in registers while many words are written. While a pen is used, the page's
 * own size, column and word are stale; an__pen_lay_down brings them up to date.
 */
typedef struct an_pen {
    char *at;         /* where the page ends: behind the last word */
    char *word;       /* beginning of the last word; NULL: that word begins its line */
    const char *text; /* beginning of the last line of the comment that was written last; NULL: no
                         comment was */
    char *end;        /* end of the room that the page has reserved */
    ptrdiff_t left;   /* code points that still fit on the line; negative: the line is too long */
    ptrdiff_t width;  /* code points of a line */
} an_pen;

/* Returns a pen at the end of `page`. Call it only if an_page_amid_line holds for the page. */
an_pen an__pen_take(const an_page *page);

/* Stores the state of `pen` in `page`, which can then be used again. At least one word or comment
 * must have been written with the pen. */
void an__pen_lay_down(const an_pen *pen, an_page *page);

/* Lets the current line grow without limit, as on a page whose width is 0. */
static inline void an_pen_widen(an_pen *pen)
{
    pen->left += PTRDIFF_MAX / 2 - pen->width;
    pen->width = PTRDIFF_MAX / 2;
}

/* Returns true if `words` words of AN_PAGE_WORD bytes fit at an_pen_next. */
static inline bool an_pen_has_room(const an_pen *pen, ptrdiff_t words)
{
    return pen->end - pen->at > words * (AN_PAGE_WORD + 1);
}

/* Returns the place for the next word. */
static inline char *an_pen_next(const an_pen *pen)
{
    return pen->at + 1;
}

/* Adds the word of `size` bytes and `width` code points that was written at an_pen_next. Call
 * an_pen_know_word after the last of several words. */
static inline void an_pen_pass(an_pen *pen, size_t size, size_t width)
{
    ptrdiff_t left = pen->left - 1 - (ptrdiff_t)width;
    bool fits = left >= 0;
    *pen->at = fits ? ' ' : '\n';
    pen->left = fits ? left : pen->width - (ptrdiff_t)width;
    pen->at += 1 + size;
}

/* Tells the pen the size of the last word in bytes, so that something can be glued to that word. */
static inline void an_pen_know_word(an_pen *pen, size_t size)
{
    pen->word = pen->at - size;
    pen->text = NULL;
}

/* Writes the ASCII character `c` directly behind the last word. Returns false, and writes nothing,
 * if a comment was written last, or if there is no room. */
bool an__pen_glue(an_pen *pen, char c);

/* Breaks the line that the last comment does not fit on: within that comment, or before it. */
void an__pen_break_comment(an_pen *pen, an_page *page);

/* Copies `comment` with its braces to `page`, from which the pen was taken. Returns false, and
 * writes nothing, if the comment is not printable ASCII, or if there is no room. */
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
        an_pen beyond = *pen; /* a copy, so that the pen itself may stay in registers */
        an__pen_break_comment(&beyond, page);
        *pen = beyond;
    }
    return true;
}

#endif
