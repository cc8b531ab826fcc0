/* Movetext in lines: words with a space between them, broken where they would not fit. */
#ifndef AN_GAME_PAGE_H
#define AN_GAME_PAGE_H

#include "buffer.h"

typedef struct an_page {
    an_buffer out;
    size_t width;  /* of a line in code points, at the most; 0: no limit */
    size_t column; /* code points on the line so far */
    bool glued;    /* no space before the next word */
} an_page;

/* A word, after a space or on a new line where it would not fit. */
void an_page_put(an_page *page, an_text word);

/* A text whose single blanks may become line breaks; runs of them stay as they are. */
void an_page_put_text(an_page *page, an_text text);

/* Ends the line, if anything stands on it. */
void an_page_end_line(an_page *page);

#endif
