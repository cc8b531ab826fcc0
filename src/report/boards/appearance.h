/* How findings look in the form for people. */
#ifndef AN_REPORT_APPEARANCE_H
#define AN_REPORT_APPEARANCE_H

#include "algnot/report.h"
#include "buffer.h"

typedef struct an_appearance {
    an_message_language language;
    bool with_color;
    bool with_diagrams; /* a board stands below findings that only a board explains */
    unsigned columns;   /* maximal columns of an excerpt */
} an_appearance;

/* Colors of a terminal. The first three are those of the levels, in the order of an_level. No
 * meaning is carried by color alone. */
typedef enum an_text_color {
    AN_TEXT_COLOR_NOTE,
    AN_TEXT_COLOR_WARNING,
    AN_TEXT_COLOR_ERROR,
    AN_TEXT_COLOR_PLAIN
} an_text_color;

/* Puts the control sequence for a color, or nothing if the appearance has no color. */
static inline void an_put_text_color(an_buffer *out, const an_appearance *appearance,
                                     an_text_color color)
{
    static const char *const sequences[] = {"\033[36m", "\033[33m", "\033[31m", "\033[0m"};
    if (appearance->with_color)
        an__buffer_put(out, sequences[color]);
}

static inline void an_put_blanks(an_buffer *out, size_t count)
{
    while (count-- > 0)
        an_buffer_put_char(out, ' ');
}

#endif
