/* algnot show: draws the board at a moment of a game. */
#include "run.h"

#include <string.h>

#include "drawing.h"
#include "find_moment.h"
#include "output.h"
#include "platform.h"
#include "say.h"
#include "settings_position.h"
#include "stipulation_text.h"
#include "text.h"

typedef enum show_form { SHOW_TEXT, SHOW_SVG, SHOW_FEN } show_form;

typedef struct show {
    uint64_t every; /* half-moves between boards; 0: one board */
    show_form form;
    an_drawing drawing;
    an_report *report;
    cli_output output;
    uint64_t boards; /* drawn so far */
    char caption[AN_STIPULATION_TEXT_MAX];
    bool out_of_memory;
} show;

/* ---- drawing ---- */

static void put(show *s, an_text text)
{
    s->out_of_memory = s->out_of_memory || text.at == NULL;
    output_write(&s->output, text);
}

static void draw(show *s, const an_board *board)
{
    char fen[AN_FEN_MAX + 1];
    size_t size;
    if (s->boards++ > 0 && s->form == SHOW_TEXT)
        put(s, an_text_of("\n"));
    switch (s->form) {
    case SHOW_TEXT:
        put(s, an_report_board(s->report, board, &s->drawing));
        break;
    case SHOW_SVG:
        put(s, an_report_svg(s->report, board, &s->drawing));
        break;
    case SHOW_FEN:
        size = an_position_to_fen(fen, &board->position);
        fen[size++] = '\n';
        put(s, (an_text){fen, size});
        break;
    }
}

/* Draws the boards up to the moment, which is `last` half-moves after the start. */
static void draw_up_to(void *context, const an_judgement *judgement, uint64_t last)
{
    show *s = context;
    an_board board = an_board_of(&judgement->start);
    size_t token = 0;
    s->drawing.notation = judgement->notation;
    for (uint64_t ply = 0;; ply++) {
        if (ply == last || (s->every > 0 && ply % s->every == 0))
            draw(s, &board);
        if (ply == last)
            return;
        board = an_board_play(&board, an_judgement_next(judgement, &token)->move);
    }
}

/* ---- the command ---- */

/* Reads --stipulation, which stands below the board. */
static bool read_caption(show *s, const cli_settings *settings)
{
    an_stipulation stipulation;
    if (settings->value[OPTION_STIPULATION] == NULL)
        return true;
    if (!settings_stipulation(settings, &stipulation))
        return false;
    size_t size = an__stipulation_text(s->caption, stipulation, settings->message_language,
                                       s->drawing.in_unicode || s->form == SHOW_SVG);
    s->drawing.caption = an_text_from(s->caption, size);
    return true;
}

static bool read_settings(show *s, const cli_settings *settings)
{
    int form = settings_named(settings, OPTION_FORM, SHOW_TEXT);
    if (form < 0 || !settings_number(settings, OPTION_EVERY, 0, &s->every) ||
        !settings_drawing(settings, form == SHOW_TEXT, &s->drawing))
        return false;
    s->form = (show_form)form;
    if (!read_caption(s, settings))
        return false;
    bool is_series = settings->value[OPTION_EVERY] != NULL;
    s->drawing.has_heading = is_series;
    if (is_series && s->every == 0)
        return settings_refuse_value(settings, OPTION_EVERY);
    if (is_series && s->form == SHOW_SVG) {
        say(settings->message_language, SAY_NOT_TOGETHER, "--every", "--form=svg");
        return false;
    }
    return true;
}

int run_show(const cli_settings *settings)
{
    show s = {0};
    moment_search v = {.settings = settings, .context = &s, .take = draw_up_to};
    if (!moment_search_settings(&v) || !read_settings(&s, settings))
        return STATUS_TROUBLE;
    v.report = s.report =
        an_report_open(AN_OUTPUT_SHORT, settings->message_language, settings->with_color);
    if (s.report == NULL) {
        say(settings->message_language, SAY_OUT_OF_MEMORY);
        return STATUS_TROUBLE;
    }
    bool is_position = settings->file_count == 0 && settings_have_position(settings);
    bool is_well = output_open(&s.output, settings) &&
                   (is_position ? moment_search_position(&v) : moment_search_game(&v));
    if (s.out_of_memory)
        say(settings->message_language, SAY_OUT_OF_MEMORY);
    if (s.boards == 0 || s.out_of_memory)
        output_abandon(&s.output);
    is_well = output_close(&s.output, settings) && is_well && !s.out_of_memory;
    an_report_close(s.report);
    return !is_well ? STATUS_TROUBLE : s.boards > 0 ? STATUS_WELL : STATUS_FINDINGS;
}
