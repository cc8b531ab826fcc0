/* What is drawn on the squares of a board in SVG, except for the pieces. */
#include "svg_marks.h"

#include "board.h"
#include "board_marks.h"
#include "position.h"

/* ---- squares ---- */

/* Diagonal lines across a square from edge to edge, as one path. */
#define HATCHING                                                                                   \
    "m0 9l9-9m9 0l-18 18m0 9l27-27m9 0l-36 36m0 9l45-45m0 9l-36 36m9 0l27-27m0 9l-18 18m9 0l9-9"

void an__canvas_put_squares(const an_canvas *canvas)
{
    bool is_hatched = canvas->drawing->is_hatched;
    an_canvas_put(canvas, "<rect width=\"360\" height=\"360\" fill=\"" AN_SVG_PAPER "\"/>\n<path ");
    an_canvas_put(canvas, is_hatched ? "fill=\"none\" stroke=\"" AN_SVG_INK "\" stroke-width=\".9\""
                                     : "fill=\"" AN_SVG_DARK "\"");
    an_canvas_put(canvas, " d=\"");
    for (unsigned row = 0; row < 8; row++)
        for (unsigned column = (row + 1) % 2; column < 8; column += 2)
            an__canvas_put_form(canvas, is_hatched ? "M% %" HATCHING : "M% %h45v45h-45z",
                                AN_SVG_SQUARE * column, AN_SVG_SQUARE * row);
    an_canvas_put(canvas, "\"/>\n");
}

/* ---- marks ---- */

void an__canvas_put_on(const an_canvas *canvas, an_squares squares, const char *shape)
{
    while (squares) {
        unsigned square = an_take_first(&squares);
        an__canvas_put_form(canvas, "<g transform=\"translate(% %)\">",
                            an__canvas_x(canvas, square), an__canvas_y(canvas, square));
        an_canvas_put(canvas, shape);
        an_canvas_put(canvas, "</g>\n");
    }
}

static void put_style(const an_canvas *canvas, const an_mark_style *style, bool with_dash)
{
    an_canvas_put(canvas, "\" stroke=\"");
    an_canvas_put(canvas, style->ink);
    an_canvas_put(canvas, "\" stroke-dasharray=\"");
    an_canvas_put(canvas, with_dash ? style->dash : "none");
    an_canvas_put(canvas, "\"/>");
}

/* Puts a ring around the piece of a marked square, over a wider white ring that separates it from
 * the hatching of the square. */
static void put_ring(const an_canvas *canvas, const an_board_mark *mark)
{
    an__canvas_put_form(canvas,
                        "<g transform=\"translate(% %)\" fill=\"none\"><circle cx=\"22.5\" "
                        "cy=\"22.5\" r=\"19.6\" stroke-width=\"4.6\" stroke=\"" AN_SVG_PAPER
                        "\"/><circle cx=\"22.5\" cy=\"22.5\" r=\"19.6\" stroke-width=\"3",
                        an__canvas_x(canvas, mark->from), an__canvas_y(canvas, mark->from));
    put_style(canvas, an__mark_style_of(mark->color), true);
    an_canvas_put(canvas, "</g>\n");
}

void an__canvas_put_marks(const an_canvas *canvas)
{
    const an_position *position = &canvas->board->position;
    const an_board_marks *marks = canvas->drawing->marks;
    bool in_check = an_position_in_check(position);
    an__canvas_put_on(canvas, an__board_origin(canvas->board),
                      "<rect x=\"1.5\" y=\"1.5\" width=\"42\" height=\"42\" fill=\"none\" "
                      "stroke=\"" AN_SVG_MOVE_INK "\" stroke-width=\"2\" "
                      "stroke-dasharray=\"5 3\"/>");
    an__canvas_put_on(canvas, an__board_target(canvas->board),
                      "<rect x=\"1.5\" y=\"1.5\" width=\"42\" height=\"42\" fill=\"none\" "
                      "stroke=\"" AN_SVG_MOVE_INK "\" stroke-width=\"2.5\"/>");
    an__canvas_put_on(canvas, in_check ? an_pieces(position, (an_color)position->turn, AN_KING) : 0,
                      "<circle cx=\"22.5\" cy=\"22.5\" r=\"20.5\" fill=\"" AN_SVG_PAPER "\" "
                      "stroke=\"" AN_SVG_CHECK_INK "\" stroke-width=\"2.5\"/>");
    for (size_t i = 0; marks != NULL && i < marks->count; i++)
        if (marks->list[i].from == marks->list[i].to)
            put_ring(canvas, &marks->list[i]);
}

/* ---- arrows ---- */

/* Coordinates of arrows are in tenths of a unit. */
enum { TENTHS = 10, CENTRE = AN_SVG_SQUARE * TENTHS / 2 };

typedef struct point {
    int x, y;
} point;

static point centre_of(const an_canvas *canvas, unsigned square)
{
    return (point){(int)an__canvas_x(canvas, square) * TENTHS + CENTRE,
                   (int)an__canvas_y(canvas, square) * TENTHS + CENTRE};
}

static int root_of(int number)
{
    int root = 0;
    while ((root + 1) * (root + 1) <= number)
        root++;
    return root;
}

/* Returns the point that lies `along` tenths of a unit before the end of an arrow, and `aside`
 * tenths beside it. */
static point point_of(point from, point to, int along, int aside)
{
    int x = to.x - from.x, y = to.y - from.y;
    int length = root_of(x * x + y * y);
    return (point){to.x - (x * along + y * aside) / length,
                   to.y - (y * along - x * aside) / length};
}

static void put_tenths(const an_canvas *canvas, const char *before, int tenths)
{
    an_canvas_put(canvas, before);
    an__canvas_put_form(canvas, "%.%", (unsigned)(tenths / TENTHS), (unsigned)(tenths % TENTHS));
}

static void put_shaft(const an_canvas *canvas, point from, point to, const char *width)
{
    put_tenths(canvas, "<line x1=\"", from.x);
    put_tenths(canvas, "\" y1=\"", from.y);
    put_tenths(canvas, "\" x2=\"", to.x);
    put_tenths(canvas, "\" y2=\"", to.y);
    an_canvas_put(canvas, "\" stroke-width=\"");
    an_canvas_put(canvas, width);
}

static void put_head(const an_canvas *canvas, point from, point to)
{
    enum { LENGTH = 160, HALF = 85, TIP = 30 };
    const point corners[] = {point_of(from, to, TIP, 0), point_of(from, to, TIP + LENGTH, HALF),
                             point_of(from, to, TIP + LENGTH, -HALF)};
    const char *before = "<path d=\"M";
    for (size_t i = 0; i < sizeof corners / sizeof *corners; i++, before = "L") {
        put_tenths(canvas, before, corners[i].x);
        put_tenths(canvas, " ", corners[i].y);
    }
    an_canvas_put(canvas, "Z\" stroke-width=\"1.5\" stroke-linejoin=\"round\" fill=\"");
}

/* Puts an arrow over a wider white one, which separates it from what it crosses. */
static void put_arrow(const an_canvas *canvas, const an_board_mark *mark)
{
    enum { BEGIN = 90, END = 180 }; /* the shaft begins beside the centre, and ends in the head */
    const an_mark_style paper = {'\0', AN_SVG_PAPER, "none"};
    const an_mark_style *style = an__mark_style_of(mark->color);
    point from = centre_of(canvas, mark->from), to = centre_of(canvas, mark->to);
    point begin = point_of(to, from, BEGIN, 0), end = point_of(from, to, END, 0);
    an_canvas_put(canvas, "<g opacity=\".85\">");
    put_shaft(canvas, begin, end, "7.5");
    put_style(canvas, &paper, false);
    put_head(canvas, from, to);
    an_canvas_put(canvas, AN_SVG_PAPER "\" stroke=\"" AN_SVG_PAPER "\"/>");
    put_shaft(canvas, begin, end, "4.5");
    put_style(canvas, style, true);
    put_head(canvas, from, to);
    an_canvas_put(canvas, style->ink);
    put_style(canvas, style, false);
    an_canvas_put(canvas, "</g>\n");
}

void an__canvas_put_arrows(const an_canvas *canvas)
{
    const an_board_marks *marks = canvas->drawing->marks;
    for (size_t i = 0; marks != NULL && i < marks->count; i++)
        if (marks->list[i].from != marks->list[i].to)
            put_arrow(canvas, &marks->list[i]);
}
