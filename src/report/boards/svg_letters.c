/* Letters, digits and signs on a board in SVG and beside it. They are drawn as paths, without a
 * font. */
#include "svg_letters.h"

#include "caption.h"
#include "position.h"
#include "svg_marks.h"
#include "svg_shapes.h"
#include "text.h"
#include "utf8.h"

static void put_glyph(const an_canvas *canvas, const char *shape, unsigned x, unsigned y)
{
    an__canvas_put_form(canvas, "<path transform=\"translate(% %)\" d=\"", x, y);
    an_canvas_put(canvas, shape);
    an_canvas_put(canvas, "\"/>\n");
}

static void open_glyphs(const an_canvas *canvas)
{
    an_canvas_put(canvas, "<g fill=\"none\" stroke=\"" AN_SVG_INK
                          "\" stroke-width=\"1.3\" stroke-linecap=\"round\" "
                          "stroke-linejoin=\"round\">\n");
}

/* Puts the names of files and ranks around the board. */
static void put_outside(const an_canvas *canvas)
{
    open_glyphs(canvas);
    for (unsigned i = 0; i < 8; i++) {
        unsigned square = an_square_at(i, i);
        put_glyph(canvas, an__file_shapes[i],
                  canvas->left + an__canvas_x(canvas, square) +
                      (AN_SVG_SQUARE - AN_GLYPH_WIDTH) / 2,
                  canvas->top + AN_SVG_BOARD + 6);
        put_glyph(canvas, an__digit_shapes[i + 1], (canvas->left - AN_GLYPH_WIDTH) / 2,
                  canvas->top + an__canvas_y(canvas, square) +
                      (AN_SVG_SQUARE - AN_GLYPH_HEIGHT) / 2);
    }
    an_canvas_put(canvas, "</g>\n");
}

/* Puts a small character into a corner of a square, over a wider white copy of itself. */
static void put_in_corner(const an_canvas *canvas, const char *shape, unsigned x, unsigned y)
{
    an__canvas_put_form(canvas, "<g transform=\"translate(% %) scale(.7)\">", canvas->left + x,
                        canvas->top + y);
    an_canvas_put(canvas, "<path stroke=\"" AN_SVG_PAPER "\" stroke-width=\"6\" d=\"");
    an_canvas_put(canvas, shape);
    an_canvas_put(canvas, "\"/>");
    put_glyph(canvas, shape, 0, 0);
    an_canvas_put(canvas, "</g>\n");
}

/* Puts the names of ranks into the upper left corners of the leftmost squares, and those of files
 * into the lower right corners of the bottom squares. */
static void put_inside(const an_canvas *canvas)
{
    enum { UPPER = 3, LOWER = 34, RIGHT = 38 };
    bool is_flipped = canvas->drawing->is_flipped;
    open_glyphs(canvas);
    for (unsigned i = 0; i < 8; i++) {
        unsigned left = an_square_at(is_flipped ? 7 : 0, i);
        unsigned below = an_square_at(i, is_flipped ? 7 : 0);
        put_in_corner(canvas, an__digit_shapes[i + 1], UPPER, an__canvas_y(canvas, left) + UPPER);
        put_in_corner(canvas, an__file_shapes[i], an__canvas_x(canvas, below) + RIGHT,
                      an__canvas_y(canvas, below) + LOWER);
    }
    an_canvas_put(canvas, "</g>\n");
}

void an__canvas_put_coordinates(const an_canvas *canvas)
{
    switch (canvas->drawing->coordinates) {
    case AN_COORDINATES_OUTSIDE:
        put_outside(canvas);
        break;
    case AN_COORDINATES_INSIDE:
        put_inside(canvas);
        break;
    case AN_COORDINATES_NONE:
        break;
    }
}

/* The number of the piece that must move is white on black, and the corners of its square are
 * marked. */
void an__canvas_put_numbers(const an_canvas *canvas)
{
    an_position ordered = an__ordered_position(&canvas->board->position);
    unsigned first = an_priority_square(&ordered);
    an__canvas_put_on(canvas, first < AN_SQUARE_COUNT ? an_bit(first) : 0,
                      "<path d=\"M2 14V2H14M31 2H43V14M43 31V43H31M14 43H2V31\" fill=\"none\" "
                      "stroke=\"" AN_SVG_INK
                      "\" stroke-width=\"3\"/><path d=\"M2 2H16V13H2Z\" fill=\"" AN_SVG_INK "\"/>");
    open_glyphs(canvas);
    for (unsigned place = 0; place < AN_SQUARE_COUNT; place++) {
        unsigned square = an_variant_square((an_variant)ordered.variant, place), number = place + 1;
        an__canvas_put_form(canvas, "<g transform=\"translate(% %) translate(4 4) scale(.7)\"",
                            an__canvas_x(canvas, square), an__canvas_y(canvas, square));
        an_canvas_put(canvas, square == first ? " stroke=\"" AN_SVG_PAPER "\">\n" : ">\n");
        if (number >= 10)
            put_glyph(canvas, an__digit_shapes[number / 10], 0, 0);
        put_glyph(canvas, an__digit_shapes[number % 10], number >= 10 ? AN_GLYPH_WIDTH + 2 : 0, 0);
        an_canvas_put(canvas, "</g>\n");
    }
    an_canvas_put(canvas, "</g>\n");
}

void an__canvas_put_turn(const an_canvas *canvas)
{
    enum { SIDE = 11, AWAY = 6 };
    const an_position *position = &canvas->board->position;
    bool is_white = position->turn == AN_WHITE;
    bool is_below = is_white != canvas->drawing->is_flipped;
    if (!an_position_has_move(position))
        return;
    an__canvas_put_form(canvas, "<rect x=\"%\" y=\"%\" width=\"11\" height=\"11\" stroke=\"",
                        canvas->left + AN_SVG_BOARD + AWAY,
                        canvas->top + (is_below ? AN_SVG_BOARD - SIDE - 1 : 1));
    an_canvas_put(canvas, AN_SVG_INK "\" stroke-width=\"1.8\" fill=\"");
    an_canvas_put(canvas, is_white ? AN_SVG_PAPER "\"/>\n" : AN_SVG_INK "\"/>\n");
}

/* Puts characters side by side, half as large again as coordinates are. Returns the place behind
 * the last one. */
static unsigned put_characters(const an_canvas *canvas, an_text text, unsigned x, unsigned y)
{
    enum { ADVANCE = 11 };
    while (text.size > 0) {
        size_t size;
        const char *shape = an__character_shape(an_utf8_decode(text, &size));
        if (shape != NULL) {
            an__canvas_put_form(canvas, "<path transform=\"translate(% %) scale(1.4)\" d=\"", x, y);
            an_canvas_put(canvas, shape);
            an_canvas_put(canvas, "\"/>\n");
        }
        x += ADVANCE;
        text = an_text_after(text, size);
    }
    return x;
}

void an__canvas_put_stipulation(const an_canvas *canvas, unsigned y)
{
    enum { GAP = 11 };
    an_buffer count = {0};
    an__put_piece_count(&count, &canvas->board->position);
    open_glyphs(canvas);
    unsigned x = put_characters(canvas, canvas->drawing->stipulation, canvas->left, y);
    put_characters(canvas, an_buffer_text(&count), x + GAP, y);
    an_canvas_put(canvas, "</g>\n");
    an__buffer_free_part(&count, canvas->out);
}
