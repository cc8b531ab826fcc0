/* A board as a document of SVG 1.1 that needs no fonts and no style sheet. */
#include "svg.h"

#include <stdarg.h>

#include "board.h"
#include "caption.h"
#include "position.h"
#include "svg_shapes.h"
#include "text.h"
#include "utf8.h"

/* All lengths are in units of which a square has 45. */
enum { SQUARE = 45, BOARD = 8 * SQUARE, EDGE = 4, GUTTER = 22, CAPTION = 26 };

/* What differs in color differs in form, too: the page may be printed in black. */
#define INK       "#1a1a1a"
#define PAPER     "#ffffff"
#define DARK      "#cdc6b8"
#define MOVE_INK  "#1f5a8c"
#define CHECK_INK "#b3202c"

static const char *const role_names[AN_ROLE_COUNT] = {"",     "pawn",  "knight", "bishop",
                                                      "rook", "queen", "king"};

static const struct {
    const char *name, *fill, *lines;
} colors[2] = {{"white", PAPER, INK}, {"black", INK, PAPER}};

/* A document that is being written. */
typedef struct page {
    an_buffer *out;
    const an_board *board;
    const an_drawing *drawing;
    const an_notation *notation;
    an_message_language language;
    unsigned left, top; /* of the board */
    unsigned width, height;
} page;

/* ---- elements ---- */

static void put(const page *p, const char *text)
{
    an__buffer_put(p->out, text);
}

/* Puts markup, with a number in place of each %. */
static void put_form(const page *p, const char *form, ...)
{
    va_list numbers;
    va_start(numbers, form);
    for (; *form != '\0'; form++)
        if (*form == '%')
            an__buffer_put_number(p->out, va_arg(numbers, unsigned));
        else
            an_buffer_put_char(p->out, *form);
    va_end(numbers);
}

/* Puts text between tags. */
static void put_escaped_markup(const page *p, const char *text)
{
    for (; *text != '\0'; text++) {
        const char *entity = *text == '&' ? "&amp;" : *text == '<' ? "&lt;" : NULL;
        if (entity != NULL)
            put(p, entity);
        else
            an_buffer_put_char(p->out, *text);
    }
}

static unsigned x_of(const page *p, unsigned square)
{
    unsigned file = an_file_of(square);
    return SQUARE * (p->drawing->is_flipped ? 7 - file : file);
}

static unsigned y_of(const page *p, unsigned square)
{
    unsigned rank = an_rank_of(square);
    return SQUARE * (p->drawing->is_flipped ? rank : 7 - rank);
}

/* ---- title and description ---- */

/* Puts a name that depends on the position, so that names do not clash when several documents
 * become part of one page. */
static void put_id(const page *p, const char *what)
{
    put(p, what);
    for (int shift = 60; shift >= 0; shift -= 4)
        an_buffer_put_char(p->out, "0123456789abcdef"[p->board->position.key >> shift & 15]);
}

static void put_title(const page *p, an_buffer *message)
{
    an__put_last_move(message, p->board, p->notation);
    an__buffer_put(message, p->board->has_move ? " – " : "");
    an__buffer_put(message, an__state_text(&p->board->position, p->language));
    if (p->drawing->caption.size > 0) {
        an__buffer_put(message, " – ");
        an_buffer_put_text(message, p->drawing->caption);
    }
    put(p, "<title id=\"");
    put_id(p, "title-");
    put(p, "\">");
    put_escaped_markup(p, message->failed ? "" : message->at);
    put(p, "</title>\n");
}

static void put_description(const page *p, an_buffer *message)
{
    const an_position *position = &p->board->position;
    an__put_pieces(message, position, p->language);
    an_buffer_put_char(message, ' ');
    an__buffer_put(message, an__state_text(position, p->language));
    an_buffer_put_char(message, '.');
    if (p->drawing->numbers_squares && an_position_has_move(position)) {
        an_buffer_put_char(message, ' ');
        an__put_must_move(message, position, p->language);
        an_buffer_put_char(message, '.');
    }
    put(p, "<desc id=\"");
    put_id(p, "desc-");
    put(p, "\">");
    put_escaped_markup(p, message->failed ? "" : message->at);
    put(p, "</desc>\n");
}

static void put_words(const page *p)
{
    an_buffer message = {0};
    put_title(p, &message);
    p->out->failed = p->out->failed || message.failed;
    an__buffer_clear(&message);
    put_description(p, &message);
    p->out->failed = p->out->failed || message.failed;
    an__buffer_free(&message);
}

/* ---- pieces ---- */

static void put_path(const page *p, const char *shape, const char *fill, const char *stroke,
                     const char *width)
{
    if (shape == NULL)
        return;
    put(p, "<path d=\"");
    put(p, shape);
    put(p, "\" fill=\"");
    put(p, fill);
    put(p, "\" stroke=\"");
    put(p, stroke);
    put(p, "\" stroke-width=\"");
    put(p, width);
    put(p, "\"/>");
}

static void put_name(const page *p, an_role role, an_color color)
{
    put(p, colors[color].name);
    put(p, "-");
    put(p, role_names[role]);
}

/* Defines only the shapes of pieces that are on the board. */
static void define_pieces(const page *p)
{
    put(p, "<defs>\n");
    for (unsigned color = AN_WHITE; color <= AN_BLACK; color++)
        for (an_role role = AN_PAWN; role < AN_ROLE_COUNT; role++) {
            const an_piece_shape *shape = &an__piece_shapes[role];
            const char *lines = colors[color].lines;
            if (an_pieces(&p->board->position, (an_color)color, role) == 0)
                continue;
            put(p, "<g id=\"");
            put_name(p, role, (an_color)color);
            put(p, "\" stroke-linejoin=\"round\" stroke-linecap=\"round\">");
            put_path(p, shape->body, colors[color].fill, INK, "1.6");
            put_path(p, shape->lines, "none", lines, "1.3");
            put_path(p, shape->dots, lines, "none", "0");
            put(p, "</g>\n");
        }
    put(p, "</defs>\n");
}

/* Puts the pieces. If squares are numbered they are smaller, and leave a corner free. */
static void put_pieces(const page *p)
{
    const an_position *position = &p->board->position;
    const char *place = p->drawing->numbers_squares
                            ? "\" transform=\"translate(% %) translate(6 6) scale(.85)\"/>\n"
                            : "\" transform=\"translate(% %)\"/>\n";
    for (an_squares pieces = an_occupied(position); pieces;) {
        unsigned square = an_take_first(&pieces);
        put(p, "<use xlink:href=\"#");
        put_name(p, an_role_at(position, square), an_position_color(position, square));
        put_form(p, place, x_of(p, square), y_of(p, square));
    }
}

/* ---- squares and marks ---- */

static void put_squares(const page *p)
{
    put(p, "<rect width=\"360\" height=\"360\" fill=\"" PAPER "\"/>\n<path fill=\"" DARK "\" d=\"");
    for (unsigned row = 0; row < 8; row++)
        for (unsigned column = (row + 1) % 2; column < 8; column += 2)
            put_form(p, "M% %h45v45h-45z", SQUARE * column, SQUARE * row);
    put(p, "\"/>\n");
}

static void put_mark(const page *p, an_squares squares, const char *shape)
{
    while (squares) {
        unsigned square = an_take_first(&squares);
        put_form(p, "<g transform=\"translate(% %)\">", x_of(p, square), y_of(p, square));
        put(p, shape);
        put(p, "</g>\n");
    }
}

static void put_marks(const page *p)
{
    const an_position *position = &p->board->position;
    bool in_check = an_position_in_check(position);
    put_mark(p, an__board_origin(p->board),
             "<rect x=\"1.5\" y=\"1.5\" width=\"42\" height=\"42\" fill=\"none\" "
             "stroke=\"" MOVE_INK "\" stroke-width=\"2\" stroke-dasharray=\"5 3\"/>");
    put_mark(p, an__board_target(p->board),
             "<rect x=\"1.5\" y=\"1.5\" width=\"42\" height=\"42\" fill=\"none\" "
             "stroke=\"" MOVE_INK "\" stroke-width=\"2.5\"/>");
    put_mark(p, in_check ? an_pieces(position, (an_color)position->turn, AN_KING) : 0,
             "<circle cx=\"22.5\" cy=\"22.5\" r=\"20.5\" fill=\"" PAPER "\" "
             "stroke=\"" CHECK_INK "\" stroke-width=\"2.5\"/>");
}

/* ---- characters ---- */

static void put_glyph(const page *p, const char *shape, unsigned x, unsigned y)
{
    put_form(p, "<path transform=\"translate(% %)\" d=\"", x, y);
    put(p, shape);
    put(p, "\"/>\n");
}

static void open_glyphs(const page *p)
{
    put(p, "<g fill=\"none\" stroke=\"" INK "\" stroke-width=\"1.3\" stroke-linecap=\"round\" "
           "stroke-linejoin=\"round\">\n");
}

static void put_coordinates(const page *p)
{
    open_glyphs(p);
    for (unsigned i = 0; i < 8; i++) {
        unsigned square = an_square_at(i, i);
        put_glyph(p, an__file_shapes[i], p->left + x_of(p, square) + (SQUARE - AN_GLYPH_WIDTH) / 2,
                  p->top + BOARD + 6);
        put_glyph(p, an__digit_shapes[i + 1], (GUTTER - AN_GLYPH_WIDTH) / 2,
                  p->top + y_of(p, square) + (SQUARE - AN_GLYPH_HEIGHT) / 2);
    }
    put(p, "</g>\n");
}

/* Puts the number of each square, small, in its corner. That of the piece that must move is white
 * on black, and its square has marked corners. */
static void put_numbers(const page *p)
{
    an_position ordered = an__ordered_position(&p->board->position);
    unsigned first = an_priority_square(&ordered);
    put_mark(p, first < AN_SQUARE_COUNT ? an_bit(first) : 0,
             "<path d=\"M2 14V2H14M31 2H43V14M43 31V43H31M14 43H2V31\" fill=\"none\" "
             "stroke=\"" INK "\" stroke-width=\"3\"/><path d=\"M2 2H16V13H2Z\" fill=\"" INK "\"/>");
    open_glyphs(p);
    for (unsigned place = 0; place < AN_SQUARE_COUNT; place++) {
        unsigned square = an_variant_square((an_variant)ordered.variant, place), number = place + 1;
        put_form(p, "<g transform=\"translate(% %) translate(4 4) scale(.7)\"", x_of(p, square),
                 y_of(p, square));
        put(p, square == first ? " stroke=\"" PAPER "\">\n" : ">\n");
        if (number >= 10)
            put_glyph(p, an__digit_shapes[number / 10], 0, 0);
        put_glyph(p, an__digit_shapes[number % 10], number >= 10 ? AN_GLYPH_WIDTH + 2 : 0, 0);
        put(p, "</g>\n");
    }
    put(p, "</g>\n");
}

/* ---- the caption ---- */

/* Puts characters side by side, half as large again as those of coordinates. Returns the place
 * behind the last one. */
static unsigned put_characters(const page *p, an_text text, unsigned x, unsigned y)
{
    enum { ADVANCE = 11 };
    while (text.size > 0) {
        size_t size;
        const char *shape = an__character_shape(an_utf8_decode(text, &size));
        if (shape != NULL) {
            put_form(p, "<path transform=\"translate(% %) scale(1.4)\" d=\"", x, y);
            put(p, shape);
            put(p, "\"/>\n");
        }
        x += ADVANCE;
        text = an_text_after(text, size);
    }
    return x;
}

/* Puts the caption below the board, and the numbers of pieces behind it. */
static void put_caption(const page *p)
{
    enum { GAP = 11 };
    an_buffer count = {0};
    unsigned y = p->height - CAPTION + EDGE;
    an__put_piece_count(&count, &p->board->position);
    open_glyphs(p);
    unsigned x = put_characters(p, p->drawing->caption, p->left, y);
    put_characters(p, an_text_from(count.at, count.size), x + GAP, y);
    put(p, "</g>\n");
    p->out->failed = p->out->failed || count.failed;
    an__buffer_free(&count);
}

/* ---- the whole ---- */

static void open_document(const page *p)
{
    put(p, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
           "<svg xmlns=\"http://www.w3.org/2000/svg\" "
           "xmlns:xlink=\"http://www.w3.org/1999/xlink\" version=\"1.1\"");
    put_form(p, " width=\"%\" height=\"%\" viewBox=\"0 0 % %\" xml:lang=\"", p->width, p->height,
             p->width, p->height);
    put(p, p->language == AN_MESSAGES_FRENCH ? "fr" : "en");
    put(p, "\" role=\"img\" aria-labelledby=\"");
    put_id(p, "title-");
    put_id(p, " desc-");
    put(p, "\">\n");
}

void an__put_svg(an_buffer *out, const an_board *board, const an_drawing *drawing,
                 an_message_language language)
{
    an_notation english = an_notation_of(&an_languages[0], AN_STYLE_SHORT);
    unsigned gutter = drawing->without_coordinates ? EDGE : GUTTER;
    unsigned caption = drawing->caption.size > 0 ? CAPTION : 0;
    page p = {.out = out,
              .board = board,
              .drawing = drawing,
              .notation = drawing->notation != NULL ? drawing->notation : &english,
              .language = language,
              .left = gutter,
              .top = EDGE,
              .width = gutter + BOARD + EDGE,
              .height = EDGE + BOARD + gutter + caption};
    open_document(&p);
    put_words(&p);
    define_pieces(&p);
    put_form(&p, "<rect width=\"%\" height=\"%\" fill=\"" PAPER "\"/>\n", p.width, p.height);
    put_form(&p, "<g transform=\"translate(% %)\">\n", p.left, p.top);
    put_squares(&p);
    put_marks(&p);
    put_pieces(&p);
    if (drawing->numbers_squares)
        put_numbers(&p);
    put(&p, "<rect width=\"360\" height=\"360\" fill=\"none\" stroke=\"" INK "\" "
            "stroke-width=\"2\"/>\n</g>\n");
    if (!drawing->without_coordinates)
        put_coordinates(&p);
    if (caption > 0)
        put_caption(&p);
    put(&p, "</svg>\n");
}
