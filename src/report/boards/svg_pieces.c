/* The pieces on a board in SVG. */
#include "svg_pieces.h"

#include "position.h"
#include "svg_shapes.h"

static const char *const role_names[AN_ROLE_COUNT] = {"",     "pawn",  "knight", "bishop",
                                                      "rook", "queen", "king"};

/* A white piece is only an outline, which must be visible even on a small board. */
static const struct {
    const char *name, *fill, *lines;
    const char *outline_width, *lines_width;
} colors[2] = {{"white", AN_SVG_PAPER, AN_SVG_INK, "2.2", "1.6"},
               {"black", AN_SVG_INK, AN_SVG_PAPER, "1.6", "1.3"}};

static void put_path(const an_canvas *canvas, const char *shape, const char *fill,
                     const char *stroke, const char *width)
{
    if (shape == NULL)
        return;
    an_canvas_put(canvas, "<path d=\"");
    an_canvas_put(canvas, shape);
    an_canvas_put(canvas, "\" fill=\"");
    an_canvas_put(canvas, fill);
    an_canvas_put(canvas, "\" stroke=\"");
    an_canvas_put(canvas, stroke);
    an_canvas_put(canvas, "\" stroke-width=\"");
    an_canvas_put(canvas, width);
    an_canvas_put(canvas, "\"/>");
}

static void put_name(const an_canvas *canvas, an_role role, an_color color)
{
    an_canvas_put(canvas, colors[color].name);
    an_canvas_put(canvas, "-");
    an_canvas_put(canvas, role_names[role]);
}

/* Defines the shape of a piece, over a wider white shape that separates it from hatched squares. */
static void define_piece(const an_canvas *canvas, an_role role, an_color color)
{
    const an_piece_shape *shape = &an__piece_shapes[role];
    const char *lines = colors[color].lines;
    an_canvas_put(canvas, "<g id=\"");
    put_name(canvas, role, color);
    an_canvas_put(canvas, "\" stroke-linejoin=\"round\" stroke-linecap=\"round\">");
    if (canvas->drawing->is_hatched)
        put_path(canvas, shape->body, AN_SVG_PAPER, AN_SVG_PAPER, "6");
    put_path(canvas, shape->body, colors[color].fill, AN_SVG_INK, colors[color].outline_width);
    put_path(canvas, shape->lines, "none", lines, colors[color].lines_width);
    put_path(canvas, shape->dots, lines, "none", "0");
    an_canvas_put(canvas, "</g>\n");
}

void an__canvas_define_pieces(const an_canvas *canvas)
{
    an_canvas_put(canvas, "<defs>\n");
    for (unsigned color = AN_WHITE; color <= AN_BLACK; color++)
        for (an_role role = AN_PAWN; role < AN_ROLE_COUNT; role++)
            if (canvas->board == NULL ||
                an_pieces(&canvas->board->position, (an_color)color, role) != 0)
                define_piece(canvas, role, (an_color)color);
    an_canvas_put(canvas, "</defs>\n");
}

/* If the squares are numbered, the pieces are smaller, and leave a corner free. */
void an__canvas_put_pieces(const an_canvas *canvas)
{
    const an_position *position = &canvas->board->position;
    const char *place = canvas->drawing->numbers_squares
                            ? "\" transform=\"translate(% %) translate(6 6) scale(.85)\"/>\n"
                            : "\" transform=\"translate(% %)\"/>\n";
    for (an_squares pieces = an_occupied(position); pieces;) {
        unsigned square = an_take_first(&pieces);
        an_canvas_put(canvas, "<use xlink:href=\"#");
        put_name(canvas, an_role_at(position, square), an_position_color(position, square));
        an__canvas_put_form(canvas, place, an__canvas_x(canvas, square),
                            an__canvas_y(canvas, square));
    }
}
