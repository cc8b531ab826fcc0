/* The page: movetext in lines, words with a space between them, broken where they would not fit. */
#ifndef AN_GAME_PAGE_H
#define AN_GAME_PAGE_H

#include "buffer.h"
#include "utf8.h"

typedef struct an_page {
    an_buffer out;
    size_t begin;       /* where the page begins in out; what stands before is not its own */
    size_t width;       /* of a line in code points, at the most; 0: no limit */
    size_t column;      /* code points on the line so far */
    size_t word;        /* where the last word begins in out; 0: at the beginning of its line */
    size_t word_column; /* column at which the last word begins */
    /* [text_begin, text_end) is the text written last, if the page ends with it; text_end is 0 if
     * not. It was copied whole, without a look at its words: when something is glued to it, its
     * last blank is sought, where the line may have to be broken. */
    size_t text_begin, text_end;
    bool glued;       /* no space before the next word */
    bool bound;       /* the next word stays on the line of the last one */
    bool is_one_line; /* texts have no line breaks */
} an_page;

/* Begins a page behind what page->out holds. Its width and is_one_line stay as they are. */
void an__page_begin(an_page *page);

/* Begins a page in page->out, after emptying it. */
void an__page_clear(an_page *page);

/* Writes a word behind a space, or on a new line if it does not fit together with what is glued or
 * bound before it. */
void an__page_put(an_page *page, an_text word);

/* ---- a word that the caller writes into the page ---- */

/* A word is written at an_page_room, and then taken:
 *
 *     char *room = an_page_room(page);
 *     memcpy(room, "e4", 2);
 *     an_page_take(page, 2, 2);
 */
enum { AN_PAGE_WORD = 24 }; /* bytes that such a word has at the most */

/* Returns the place for a word if there is room for it; see an_page_room. */
static inline char *an_page_next(const an_page *page)
{
    return page->out.at + page->out.size + 1;
}

/* Returns the place for a word, or NULL when memory runs out. */
static inline char *an_page_room(an_page *page)
{
    return an_buffer_reserve(&page->out, AN_PAGE_WORD + 1) ? an_page_next(page) : NULL;
}

/* Returns true if the next word will follow another one, with a blank or a new line between them.
 */
static inline bool an_page_amid_line(const an_page *page)
{
    return page->column > 0 && !page->glued;
}

/* Takes a word of `size` bytes and `width` code points; an_page_amid_line must hold. */
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

/* Takes a word that has no blank before it, or is bound to the one before. */
void an__page_join(an_page *page, size_t size, size_t width);

/* Takes a word, wherever on its line it stands. */
static inline void an_page_take(an_page *page, size_t size, size_t width)
{
    if (an_page_amid_line(page) && !page->bound)
        an_page_append(page, size, width);
    else
        an__page_join(page, size, width);
}

/* ---- texts and lines ---- */

/* Writes a text between two ASCII characters that are glued to it; '\0' stands for none. Single
 * blanks of the text may become line breaks (an__may_break_at), and single line breaks blanks;
 * longer runs of white space stay as they are. */
void an__page_put_between(an_page *page, char open, an_text text, char close);

/* Writes a text with nothing around it. */
static inline void an_page_put_text(an_page *page, an_text text)
{
    an__page_put_between(page, '\0', text, '\0');
}

/* Writes blanks that are no word, as at the beginning of a line. */
void an__page_indent(an_page *page, size_t blanks);

/* Ends the line, if anything stands on it. */
void an__page_end_line(an_page *page);

/* ---- the pen: many words amid a line ---- */

/*
 * A cursor that stays in registers while many words are written. While a pen is out, the page's own
 * size, column and word are stale; an__pen_lay_down brings them up to date.
 */
typedef struct an_pen {
    char *at;         /* behind the last word */
    char *word;       /* beginning of the last word; NULL: it begins its line */
    const char *text; /* if the last word is a comment: the beginning of its last line; else NULL */
    char *end;        /* of the room in the page */
    ptrdiff_t left;   /* code points that still fit on the line; below 0: the line is too long */
    ptrdiff_t width;  /* of a line */
} an_pen;

/* Returns a pen at the end of a page for which an_page_amid_line holds. */
an_pen an__pen_take(const an_page *page);

/* Ends the use of a pen, with which at least one word or comment was written. */
void an__pen_lay_down(const an_pen *pen, an_page *page);

/* Has the line go on without end, as a page without width does. */
static inline void an_pen_widen(an_pen *pen)
{
    pen->left += PTRDIFF_MAX / 2 - pen->width;
    pen->width = PTRDIFF_MAX / 2;
}

/* Returns true if there is room for so many words at an_pen_next. */
static inline bool an_pen_has_room(const an_pen *pen, ptrdiff_t words)
{
    return pen->end - pen->at > words * (AN_PAGE_WORD + 1);
}

/* Returns the place for the next word. */
static inline char *an_pen_next(const an_pen *pen)
{
    return pen->at + 1;
}

/* Takes the word written at an_pen_next. After the last of several words an_pen_know_word must be
 * called. */
static inline void an_pen_pass(an_pen *pen, size_t size, size_t width)
{
    ptrdiff_t left = pen->left - 1 - (ptrdiff_t)width;
    bool fits = left >= 0;
    *pen->at = fits ? ' ' : '\n';
    pen->left = fits ? left : pen->width - (ptrdiff_t)width;
    pen->at += 1 + size;
}

/* Tells the pen the size of the word that it passed last. */
static inline void an_pen_know_word(an_pen *pen, size_t size)
{
    pen->word = pen->at - size;
    pen->text = NULL;
}

/* Writes an ASCII character behind the last word, with nothing between. Returns false, and writes
 * nothing, behind a comment, or if there is no room. */
bool an__pen_glue(an_pen *pen, char c);

/* Breaks the line within or before the comment written last, which does not fit. */
void an__pen_break_comment(an_pen *pen, an_page *page);

/* Copies a comment with its braces to the page that the pen was taken from. Returns false, and
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
