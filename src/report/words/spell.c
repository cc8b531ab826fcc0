/* The spelling of squares, moves and move numbers in messages. */
#include "spell.h"

#include "notation.h"
#include "parse.h"

void an__put_square(an_buffer *out, unsigned square)
{
    char name[AN_SQUARE_NAME_MAX];
    if (square < AN_SQUARE_COUNT)
        an_buffer_add(out, name, an_square_write(name, square));
}

void an__put_move_number(an_buffer *out, uint32_t number, an_color color, const char *black_dots)
{
    an__buffer_put_number(out, number);
    an__buffer_put(out, color == AN_WHITE ? "." : black_dots);
}

static size_t write_in(char *text, const an_finding *finding, an_move move, an_style style)
{
    an_notation notation = *finding->notation;
    if (!an_is_coordinates(&notation))
        notation.style = (uint8_t)style;
    return an_move_write(text, &finding->position, move, &notation);
}

size_t an__write_move_of(char *text, const an_finding *finding, an_move move)
{
    return write_in(text, finding, move, AN_STYLE_SHORT);
}

size_t an__write_suggestion(char *text, const an_finding *finding, an_move move)
{
    return write_in(text, finding, move, an__style_of(finding->facts.text, finding->notation));
}

void an__put_move(an_buffer *out, const an_finding *finding, an_move move)
{
    char text[AN_SAN_MAX];
    an_buffer_add(out, text, an__write_move_of(text, finding, move));
}
