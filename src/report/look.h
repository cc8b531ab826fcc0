/* How findings are to look in the form for people. */
#ifndef AN_REPORT_LOOK_H
#define AN_REPORT_LOOK_H

#include "algnot/report.h"
#include "buffer.h"

typedef struct an_look {
    an_tongue tongue;
    bool with_color;
    bool with_diagrams; /* a board under what only a board explains */
    unsigned columns;   /* of a frame, at the most */
} an_look;

/* Colors of a terminal; the first three are those of the levels. They never carry meaning alone. */
typedef enum an_ink { AN_INK_NOTE, AN_INK_WARNING, AN_INK_ERROR, AN_INK_PLAIN } an_ink;

static inline void an_put_ink(an_buffer *out, const an_look *look, an_ink ink)
{
    static const char *const sequences[] = {"\033[36m", "\033[33m", "\033[31m", "\033[0m"};
    if (look->with_color)
        an_buffer_put(out, sequences[ink]);
}

static inline void an_put_blanks(an_buffer *out, size_t count)
{
    while (count-- > 0)
        an_buffer_put_char(out, ' ');
}

#endif
