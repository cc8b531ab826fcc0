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

/* Room of a plain word: so many bytes are read, whatever its size. */
enum { AN_PAGE_WORD = 16 };

/* an_page_put of at most so many characters of ASCII, none of them white space. */
void an_page_put_plain(an_page *page, const char *word, size_t size);

/* A text whose single blanks may become line breaks and back; runs of them stay as they are. */
void an_page_put_text(an_page *page, an_text text);

/* Blanks that are no word, as at the beginning of a line. */
void an_page_indent(an_page *page, size_t blanks);

/* Ends the line, if anything stands on it. */
void an_page_end_line(an_page *page);

#endif
