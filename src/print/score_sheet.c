/* Score sheets: a table that is empty, or filled with the moves of a game. */
#include <stdlib.h>

#include "html_page.h"
#include "markup.h"
#include "printer.h"

/* Two blocks of moves stand side by side. */
enum { BLOCKS = 2, ROWS = 30, MOVES = BLOCKS * ROWS };

static const char style[] =
    "body { margin: 0; color: #111; background: #fff; line-height: 1.2;\n"
    "  font-family: \"Liberation Sans\", Arial, Helvetica, \"DejaVu Sans\", sans-serif }\n"
    "section { max-width: 42em; margin: auto; padding: .5em; break-after: page }\n"
    "section:last-of-type { break-after: auto }\n"
    "h1 { font-size: 1.1em; margin: 0 0 .4em; text-align: center }\n"
    "table { width: calc(100% - 1pt); border-collapse: collapse; table-layout: fixed; margin-bottom: .5em }\n"
    "th, td { border: .5pt solid #333; padding: 0 .3em; height: var(--row); text-align: left;\n"
    "  line-height: 1; overflow-wrap: anywhere; font-weight: normal }\n"
    "th { width: 5.4em; font-size: .85em; color: #444 }\n"
    ".moves th { width: 1.9em; text-align: right }\n"
    ".moves thead th, .moves thead td { text-align: center; font-size: .85em; width: auto }\n"
    ".moves thead th { width: 1.9em }\n"
    ".moves th:nth-child(4) { border-left: 1.5pt solid #111 }\n"
    ".signs td { height: calc(2 * var(--row)); padding-top: .2em; vertical-align: top; font-size: .85em; color: #444 }\n"
    "@media print { section { max-width: none; padding: 0 } }\n";

/* ---- fields ---- */

/* A field of the heading, and the tag that provides its value. */
typedef struct field {
    an_print_word label;
    const char *tag;
} field;

static const field fields[][2] = {
    {{AN_WORD_EVENT, "Event"}, {AN_WORD_ROUND_LABEL, "Round"}},
    {{AN_WORD_DATE, "Date"}, {AN_WORD_BOARD, "Board"}},
    {{AN_WORD_WHITE, "White"}, {AN_WORD_RATING, "WhiteElo"}},
    {{AN_WORD_BLACK, "Black"}, {AN_WORD_RATING, "BlackElo"}},
};

static void put_field(an_printer *printer, const field *at, const an_game *game)
{
    an_buffer *out = &printer->out, *value = an_printer_next_word(printer);
    const char *label = an__print_word(at->label, printer->words);
    if (game != NULL && at->label == AN_WORD_DATE)
        an__print_date(value, an_game_tag(game, at->tag), printer->words);
    else if (game != NULL)
        an__print_tag(value, game, at->tag);
    an__buffer_put(out, "<th>");
    an__put_markup_text(out, an_text_of(label));
    an__buffer_put(out, "</th><td>");
    printer->form->put_text(out, an_buffer_text(value));
    an__buffer_put(out, "</td>");
}

static void put_head(an_printer *printer, const an_game *game)
{
    an_buffer *out = &printer->out;
    an__buffer_put(out, "<section>\n<h1>");
    an__put_markup_text(out, an_text_of(an__print_word(AN_WORD_SCORE_SHEET, printer->words)));
    an__buffer_put(out, "</h1>\n<table>\n");
    for (size_t i = 0; i < sizeof fields / sizeof *fields; i++) {
        an__buffer_put(out, "<tr>");
        put_field(printer, &fields[i][0], game);
        put_field(printer, &fields[i][1], game);
        an__buffer_put(out, "</tr>\n");
    }
    an__buffer_put(out, "</table>\n");
}

/* ---- moves ---- */

/* The half-moves of a game, in order. The first one is White's, even if Black begins the game. */
typedef struct cells {
    char (*at)[AN_SAN_MAX]; /* owned; "" for a half-move that is not played */
    size_t count, capacity;
    unsigned first; /* number of the first move */
    bool failed;    /* memory ran out */
} cells;

/* Returns room for the text of one more half-move, or NULL when memory runs out. */
static char *add_cell(cells *c)
{
    c->failed = c->failed || !AN_ARRAY_RESERVE(c->at, c->capacity, c->count);
    if (c->failed)
        return NULL;
    *c->at[c->count] = '\0';
    return c->at[c->count++];
}

static void gather(cells *c, const an_judgement *judgement, const an_notation *notation)
{
    an_position position = judgement->board.start;
    size_t token = 0;
    const an_ply *ply;
    c->first = position.move_number;
    if (position.turn == AN_BLACK)
        add_cell(c);
    while ((ply = an_judgement_next(judgement, &token)) != NULL) {
        char *cell = add_cell(c);
        if (cell == NULL)
            return;
        an_move_write(cell, &position, ply->move, notation);
        position = an_position_play(&position, ply->move);
    }
}

static void put_cell(const an_printer *printer, an_buffer *out, const cells *c, size_t half)
{
    an__buffer_put(out, "<td>");
    if (half < c->count)
        printer->form->put_text(out, an_text_of(c->at[half]));
    an__buffer_put(out, "</td>");
}

/* Puts a row of both blocks. `move` counts from the first move of the game, from 0. */
static void put_row(const an_printer *printer, an_buffer *out, const cells *c, size_t move)
{
    an__buffer_put(out, "<tr>");
    for (size_t block = 0; block < BLOCKS; block++, move += ROWS) {
        an__buffer_put(out, "<th>");
        an__buffer_put_number(out, c->first + move);
        an__buffer_put(out, "</th>");
        put_cell(printer, out, c, 2 * move);
        put_cell(printer, out, c, 2 * move + 1);
    }
    an__buffer_put(out, "</tr>\n");
}

static void put_table(const an_printer *printer, an_buffer *out, const cells *c, size_t move)
{
    an__buffer_put(out, "<table class=\"moves\">\n<thead><tr>");
    for (size_t block = 0; block < BLOCKS; block++)
        AN_PUT_ALL(out, "<th></th><td>", an__print_word(AN_WORD_WHITE, printer->words), "</td><td>",
                   an__print_word(AN_WORD_BLACK, printer->words), "</td>");
    an__buffer_put(out, "</tr></thead>\n<tbody>\n");
    for (size_t row = 0; row < ROWS; row++)
        put_row(printer, out, c, move + row);
    an__buffer_put(out, "</tbody>\n</table>\n");
}

/* ---- the foot ---- */

static void put_sign(const an_printer *printer, an_buffer *out, an_print_word side)
{
    AN_PUT_ALL(out, "<td>", an__print_word(AN_WORD_SIGNATURE, printer->words), " (",
               an__print_word(side, printer->words), ")</td>");
}

static void put_foot(const an_printer *printer, an_buffer *out, an_result result)
{
    bool is_over = result != AN_NO_RESULT && result != AN_UNFINISHED;
    an__buffer_put(out, "<table class=\"signs\">\n<tr><td>");
    an__buffer_put(out, an__print_word(AN_WORD_RESULT, printer->words));
    if (is_over)
        AN_PUT_ALL(out, "<br><b>", an_result_write(result, &printer->options.writing.notation),
                   "</b>");
    an__buffer_put(out, "</td>");
    put_sign(printer, out, AN_WORD_WHITE);
    put_sign(printer, out, AN_WORD_BLACK);
    an__buffer_put(out, "</tr>\n</table>\n</section>\n");
}

/* ---- the whole ---- */

void an__print_score_sheet(an_printer *printer, const an_judgement *judgement)
{
    an_buffer *out = &printer->out;
    cells c = {.first = 1};
    if (judgement != NULL)
        gather(&c, judgement, &printer->options.writing.notation);
    for (size_t move = 0; move == 0 || 2 * move < c.count; move += MOVES) {
        put_head(printer, judgement != NULL ? judgement->game : NULL);
        put_table(printer, out, &c, move);
        put_foot(printer, out, judgement != NULL ? judgement->result : AN_NO_RESULT);
    }
    out->failed = out->failed || c.failed;
    free(c.at);
}

/* The height of rows on each paper, so that they fill the page. */
static const char *const rows[AN_PAPER_COUNT] = {
    ":root { --row: 6.6mm; font-size: 10pt }\n",
    ":root { --row: 4.3mm; font-size: 8pt }\n",
    ":root { --row: 6.1mm; font-size: 10pt }\n",
};

static void put_begin(an_buffer *out, const an_print_options *options, const char *language)
{
    an_buffer sheet = {0};
    an__buffer_put(&sheet, rows[options->paper]);
    an__buffer_put(&sheet, style);
    an__html_put_begin(out, options, language, sheet.failed ? "" : sheet.at, AN_WORD_SCORE_SHEET);
    an__buffer_free_part(&sheet, out);
}

static void put_end(an_buffer *out)
{
    an__buffer_put(out, "</body>\n</html>\n");
}

const an_form an__form_score_sheet = {.name = "scoresheet",
                                      .around = an__html_around,
                                      .put_text = an__html_put_text,
                                      .put_begin = put_begin,
                                      .put_end = put_end,
                                      .is_sheet = true};
