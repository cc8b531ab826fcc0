/* The canvas of a board in SVG. */
#include "svg_canvas.h"

#include <stdarg.h>

#include "position.h"

void an__canvas_put_form(const an_canvas *canvas, const char *form, ...)
{
    va_list numbers;
    va_start(numbers, form);
    for (; *form != '\0'; form++)
        if (*form == '%')
            an__buffer_put_number(canvas->out, va_arg(numbers, unsigned));
        else
            an_buffer_put_char(canvas->out, *form);
    va_end(numbers);
}

unsigned an__canvas_x(const an_canvas *canvas, unsigned square)
{
    unsigned file = an_file_of(square);
    return AN_SVG_SQUARE * (canvas->drawing->is_flipped ? 7 - file : file);
}

unsigned an__canvas_y(const an_canvas *canvas, unsigned square)
{
    unsigned rank = an_rank_of(square);
    return AN_SVG_SQUARE * (canvas->drawing->is_flipped ? rank : 7 - rank);
}
