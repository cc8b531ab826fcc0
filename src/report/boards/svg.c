/* A board as an SVG 1.1 document. It needs no style sheet, and no font except for its caption. */
#include "svg.h"

#include "caption.h"
#include "markup.h"
#include "svg_canvas.h"
#include "svg_letters.h"
#include "svg_marks.h"
#include "svg_pieces.h"

/* Widths around the board: a narrow edge, or room for coordinates or for the sign of whose turn it
 * is. */
enum { EDGE = 4, GUTTER = 22, SIGN = 22, CAPTION = 28, STIPULATION = 26 };

/* ---- title and description ---- */

/* Puts an id that depends on the position, so that ids differ when several documents become part of
 * one page. */
static void put_id(const an_canvas *canvas, const char *what)
{
    an_canvas_put(canvas, what);
    for (int shift = 60; shift >= 0; shift -= 4)
        an_buffer_put_char(canvas->out,
                           "0123456789abcdef"[canvas->board->position.key >> shift & 15]);
}

static void put_title(const an_canvas *canvas, an_buffer *message)
{
    an__put_last_move(message, canvas->board, canvas->notation);
    AN_PUT_ALL(message, canvas->board->has_move ? " – " : "",
               an__state_text(&canvas->board->position, canvas->language));
    if (canvas->drawing->stipulation.size > 0) {
        an__buffer_put(message, " – ");
        an_buffer_put_text(message, canvas->drawing->stipulation);
    }
    an_canvas_put(canvas, "<title id=\"");
    put_id(canvas, "title-");
    an_canvas_put(canvas, "\">");
    an__put_markup_text(canvas->out, an_buffer_text(message));
    an_canvas_put(canvas, "</title>\n");
}

static void put_description(const an_canvas *canvas, an_buffer *message)
{
    const an_position *position = &canvas->board->position;
    an__put_pieces(message, position, canvas->language);
    AN_PUT_ALL(message, " ", an__state_text(position, canvas->language), ".");
    if (canvas->drawing->numbers_squares && an_position_has_move(position)) {
        an_buffer_put_char(message, ' ');
        an__put_must_move(message, position, canvas->language);
        an_buffer_put_char(message, '.');
    }
    an_canvas_put(canvas, "<desc id=\"");
    put_id(canvas, "desc-");
    an_canvas_put(canvas, "\">");
    an__put_markup_text(canvas->out, an_buffer_text(message));
    an_canvas_put(canvas, "</desc>\n");
}

static void put_words(const an_canvas *canvas)
{
    an_buffer message = {0};
    put_title(canvas, &message);
    canvas->out->failed = canvas->out->failed || message.failed;
    an__buffer_clear(&message);
    put_description(canvas, &message);
    an__buffer_free_part(&message, canvas->out);
}

/* ---- the caption ---- */

/* Puts the caption of the drawing. If that is empty, the last move is put instead. */
static void put_caption_text(const an_canvas *canvas)
{
    an_buffer move = {0};
    const char *given = canvas->drawing->caption;
    if (*given == '\0' && canvas->board->has_move)
        an__put_last_move(&move, canvas->board, canvas->notation);
    else if (*given == '\0')
        an__buffer_put(&move, an__state_text(&canvas->board->position, canvas->language));
    else
        an__buffer_put(&move, given);
    an__put_markup_text(canvas->out, an_buffer_text(&move));
    an__buffer_free_part(&move, canvas->out);
}

static void put_caption(const an_canvas *canvas)
{
    enum { ABOVE_BASE = 10 };
    an__canvas_put_form(canvas, "<text x=\"%\" y=\"%\" ", canvas->left + AN_SVG_BOARD / 2,
                        canvas->height - ABOVE_BASE);
    an_canvas_put(canvas, "font-family=\"serif\" font-size=\"19\" text-anchor=\"middle\" "
                          "fill=\"" AN_SVG_INK "\">");
    put_caption_text(canvas);
    an_canvas_put(canvas, "</text>\n");
}

/* ---- the whole ---- */

static bool has_caption(const an_canvas *canvas)
{
    return canvas->drawing->caption != NULL;
}

static void put_board(const an_canvas *canvas)
{
    an__canvas_put_form(canvas, "<rect width=\"%\" height=\"%\" fill=\"" AN_SVG_PAPER "\"/>\n",
                        canvas->width, canvas->height);
    an__canvas_put_form(canvas, "<g transform=\"translate(% %)\">\n", canvas->left, canvas->top);
    an__canvas_put_squares(canvas);
    an__canvas_put_marks(canvas);
    an__canvas_put_pieces(canvas);
    an__canvas_put_arrows(canvas);
    if (canvas->drawing->numbers_squares)
        an__canvas_put_numbers(canvas);
    an_canvas_put(canvas, "<rect width=\"360\" height=\"360\" fill=\"none\" stroke=\"" AN_SVG_INK
                          "\" stroke-width=\"2\"/>\n</g>\n");
    an__canvas_put_coordinates(canvas);
    if (!canvas->drawing->is_bare)
        an__canvas_put_turn(canvas);
    if (canvas->drawing->stipulation.size > 0)
        an__canvas_put_stipulation(canvas, canvas->height - STIPULATION + EDGE -
                                               (has_caption(canvas) ? CAPTION : 0));
    if (has_caption(canvas))
        put_caption(canvas);
    an_canvas_put(canvas, "</svg>");
}

static an_canvas canvas_of(an_buffer *out, const an_board *board, const an_drawing *drawing,
                           an_message_language language)
{
    unsigned gutter = drawing->coordinates == AN_COORDINATES_OUTSIDE ? GUTTER : EDGE;
    unsigned below = drawing->stipulation.size > 0 ? STIPULATION : 0;
    below += drawing->caption != NULL ? CAPTION : 0;
    return (an_canvas){.out = out,
                       .board = board,
                       .drawing = drawing,
                       .notation = drawing->notation,
                       .language = language,
                       .left = gutter,
                       .top = EDGE,
                       .width = gutter + AN_SVG_BOARD + (drawing->is_bare ? EDGE : SIGN),
                       .height = EDGE + AN_SVG_BOARD + gutter + below};
}

static void put_size(const an_canvas *canvas)
{
    an__canvas_put_form(canvas, " width=\"%\" height=\"%\" viewBox=\"0 0 % %\"", canvas->width,
                        canvas->height, canvas->width, canvas->height);
}

void an__put_svg(an_buffer *out, const an_board *board, const an_drawing *drawing,
                 an_message_language language)
{
    an_notation english = an_notation_of(&an_languages[0], AN_STYLE_SHORT);
    an_canvas canvas = canvas_of(out, board, drawing, language);
    if (canvas.notation == NULL)
        canvas.notation = &english;
    an_canvas_put(&canvas, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                           "<svg xmlns=\"http://www.w3.org/2000/svg\" "
                           "xmlns:xlink=\"http://www.w3.org/1999/xlink\" version=\"1.1\"");
    put_size(&canvas);
    an_canvas_put(&canvas, " xml:lang=\"");
    an_canvas_put(&canvas, language == AN_MESSAGES_FRENCH ? "fr" : "en");
    an_canvas_put(&canvas, "\" role=\"img\" aria-labelledby=\"");
    put_id(&canvas, "title-");
    put_id(&canvas, " desc-");
    an_canvas_put(&canvas, "\">\n");
    put_words(&canvas);
    an__canvas_define_pieces(&canvas);
    put_board(&canvas);
    an_canvas_put(&canvas, "\n");
}

/* ---- in a page ---- */

void an__put_svg_shapes(an_buffer *out, const an_drawing *drawing)
{
    an_canvas canvas = {.out = out, .drawing = drawing};
    an_canvas_put(&canvas, "<svg width=\"0\" height=\"0\" aria-hidden=\"true\">\n");
    an__canvas_define_pieces(&canvas);
    an_canvas_put(&canvas, "</svg>\n");
}

void an__put_svg_in_page(an_buffer *out, const an_board *board, const an_drawing *drawing,
                         an_message_language language)
{
    an_buffer words = {0};
    an_canvas canvas = canvas_of(out, board, drawing, language);
    an__put_pieces(&words, &board->position, language);
    AN_PUT_ALL(&words, " ", an__state_text(&board->position, language));
    an_canvas_put(&canvas, "<svg");
    put_size(&canvas);
    an_canvas_put(&canvas, " role=\"img\" aria-label=\"");
    an__put_markup_text(out, an_buffer_text(&words));
    an_canvas_put(&canvas, "\">\n");
    put_board(&canvas);
    an__buffer_free_part(&words, out);
}
