/* algnot show: draws the board at a moment of a game. */
#include <inttypes.h>
#include <string.h>

#include "breaks.h"
#include "buffer.h"
#include "caption.h"
#include "drawing.h"
#include "moment.h"
#include "pipeline.h"

typedef enum show_form { SHOW_TEXT, SHOW_SVG, SHOW_FEN } show_form;

typedef struct show {
    const cli_settings *settings;
    const cli_run *run;
    moment at;
    uint64_t game;  /* which of the file */
    uint64_t every; /* half-moves between boards; 0: one board */
    show_form form;
    an_drawing drawing;
    an_report *report;
    cli_output output;
    uint64_t boards; /* drawn so far */
    bool is_settled; /* the game was found, or it was said why not */
    bool out_of_memory;
} show;

enum { NUMBER_ROOM = 24 };

static const char *number_text(char *room, uint64_t number)
{
    snprintf(room, NUMBER_ROOM, "%" PRIu64, number);
    return room;
}

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

/* The boards up to the moment, so many half-moves from the start. */
static void draw_up_to(show *s, const an_judgement *judgement, uint64_t last)
{
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

/* ---- finding the moment ---- */

/* So many half-moves from the start; false if the main line does not get there. */
static bool find_moment(const show *s, const an_judgement *judgement, uint64_t *ply)
{
    an_position position = judgement->start;
    size_t token = 0;
    const an_ply *next;
    if (!judgement->has_board)
        return false;
    for (*ply = 0; !is_moment(&s->at, &position, *ply); ++*ply) {
        next = an_judgement_next(judgement, &token);
        if (next == NULL)
            return s->at.kind == MOMENT_END && judgement->notation != NULL && judgement->is_whole &&
                   break_of(judgement) == NULL;
        position = an_position_play(&position, next->move);
    }
    return true;
}

static void say_finding(const show *s, const an_finding *finding, const an_place *place)
{
    an_text text = an_report_finding(s->report, finding, place);
    fwrite(text.at, 1, text.size, stderr);
}

static void say_finding_of(const show *s, const an_judgement *judgement, const an_finding *finding,
                           cli_docket *docket)
{
    const char *at = judgement->game->bytes.at + finding->offset;
    an_place place = docket_place(docket, at, finding->size);
    say_finding(s, finding, &place);
}

/* Words on the way to the moment that were not understood: the board may not be what was meant. */
static void say_unread(const show *s, const an_judgement *judgement, uint64_t ply,
                       cli_docket *docket)
{
    uint64_t last = ply + (s->at.kind == MOMENT_END);
    for (size_t i = 0; i < judgement->finding_count; i++) {
        const an_finding *finding = &judgement->findings[i];
        if (finding->code == AN_UNREADABLE_TOKEN && finding->depth == 0 && finding->ply <= last)
            say_finding_of(s, judgement, finding, docket);
    }
}

/* Where a game ends that nothing breaks off. */
static void explain_end(const show *s, const an_judgement *judgement, const char *at,
                        const char *game)
{
    an_board board = an_board_of(&judgement->start);
    an_buffer last = {0};
    size_t token = 0;
    const an_ply *ply;
    while ((ply = an_judgement_next(judgement, &token)) != NULL)
        board = an_board_play(&board, ply->move);
    if (board.has_move)
        an_put_last_move(&last, &board, judgement->notation);
    if (last.failed)
        say(s->settings, SAY_OUT_OF_MEMORY);
    else if (board.has_move)
        say(s->settings, SAY_ENDS_AFTER, at, game, last.at);
    else
        say(s->settings, SAY_HAS_NO_MOVE, at, game);
    an_buffer_free(&last);
}

static const char *moment_text(const show *s)
{
    const char *at = s->settings->value[OPTION_AT];
    return at == NULL ? "end" : at;
}

/* Why the moment is not reached. */
static void explain(const show *s, const an_judgement *judgement, cli_docket *docket)
{
    char number[NUMBER_ROOM], move[NUMBER_ROOM];
    const char *game = number_text(number, s->game), *at = moment_text(s);
    const an_finding *broken = break_of(judgement);
    uint64_t first = judgement->start.move_number;
    if (judgement->has_board && s->at.kind == MOMENT_MOVE && s->at.number < first) {
        say(s->settings, SAY_BEGINS_LATER, at, game, number_text(move, first));
        return;
    }
    if (broken != NULL) {
        say(s->settings, SAY_BREAKS_OFF, at, game);
        say_finding_of(s, judgement, broken, docket);
        if (judgement->notation != NULL)
            say(s->settings, SAY_BOARD_THERE, number_text(move, judgement->ply_count));
        return;
    }
    explain_end(s, judgement, at, game);
}

/* ---- the file ---- */

static void show_moment(show *s, const an_judgement *judgement, cli_docket *docket)
{
    uint64_t ply;
    s->is_settled = true;
    if (find_moment(s, judgement, &ply)) {
        say_unread(s, judgement, ply, docket);
        draw_up_to(s, judgement, ply);
    } else {
        explain(s, judgement, docket);
    }
}

/* What came before was delivered: there is one job. */
static bool is_wanted(const show *s, const cli_docket *docket)
{
    return s->run->games + docket->games == s->game;
}

static bool take_game(void *context, cli_docket *docket, const an_judgement *judgement)
{
    show *s = context;
    if (!is_wanted(s, docket))
        return true;
    show_moment(s, judgement, docket);
    return false;
}

/* That there is no game, or that it is too large, is what the user has to know. */
static bool take_finding(void *context, cli_docket *docket, const an_finding *finding,
                         const an_place *place)
{
    show *s = context;
    bool is_about_game =
        finding->code == AN_NO_GAME || (finding->code == AN_GAME_TOO_LARGE && is_wanted(s, docket));
    if (!is_about_game)
        return true;
    s->is_settled = true;
    say_finding(s, finding, place);
    return false;
}

static bool show_game(show *s)
{
    cli_input input;
    const cli_settings *settings = s->settings;
    if (!mean_input(&input, settings) || !output_open(&s->output, settings))
        return false;
    input.jobs = 1;
    cli_consumer consumer = {.context = s, .take_game = take_game, .take_finding = take_finding};
    cli_run run = {.settings = settings, .input = &input, .consumer = &consumer};
    s->run = &run;
    pipeline_read(&run);
    if (!s->is_settled && !run.had_trouble) {
        char wanted[NUMBER_ROOM], last[NUMBER_ROOM];
        say(settings, SAY_NO_SUCH_GAME, run.name, number_text(wanted, s->game),
            number_text(last, run.games));
    }
    return !run.had_trouble;
}

/* A position alone is a game without moves. */
static bool show_position(show *s)
{
    an_notation english = an_notation_of(&an_languages[0], AN_SHORT);
    an_game game = {.is_text = true};
    an_judgement judgement = {
        .game = &game, .notation = &english, .has_board = true, .is_whole = true};
    if (!mean_position(s->settings, &judgement.start) || !output_open(&s->output, s->settings))
        return false;
    show_moment(s, &judgement, NULL);
    return true;
}

/* ---- the whole ---- */

static bool mean_show(show *s)
{
    static const char *const forms[] = {"text", "svg", "fen", NULL};
    const cli_settings *settings = s->settings;
    if (settings->file_count > 1) {
        say(settings, SAY_TOO_MANY, settings->files[1]);
        return false;
    }
    int form = mean_choice(settings, OPTION_FORM, forms, SHOW_TEXT);
    const char *output = settings->value[OPTION_OUTPUT];
    bool to_terminal = (output == NULL || strcmp(output, "-") == 0) && platform_is_terminal(stdout);
    if (form < 0 || !mean_moment(settings, &s->at) ||
        !mean_number(settings, OPTION_GAME, 1, &s->game) ||
        !mean_number(settings, OPTION_EVERY, 0, &s->every) ||
        !mean_drawing(settings, to_terminal, &s->drawing))
        return false;
    s->form = (show_form)form;
    bool is_series = settings->value[OPTION_EVERY] != NULL;
    s->drawing.has_heading = is_series;
    if (s->game == 0)
        return refuse_value(settings, OPTION_GAME);
    if (is_series && s->every == 0)
        return refuse_value(settings, OPTION_EVERY);
    if (is_series && s->form == SHOW_SVG) {
        say(settings, SAY_NOT_TOGETHER, "--every", "--form=svg");
        return false;
    }
    return true;
}

int run_show(const cli_settings *settings)
{
    show s = {.settings = settings};
    if (!mean_show(&s))
        return STATUS_TROUBLE;
    s.report = an_report_open(AN_FORM_SHORT, settings->tongue, settings->with_color);
    if (s.report == NULL) {
        say(settings, SAY_OUT_OF_MEMORY);
        return STATUS_TROUBLE;
    }
    bool is_position = settings->file_count == 0 && settings->value[OPTION_FEN] != NULL;
    bool is_well = is_position ? show_position(&s) : show_game(&s);
    if (s.out_of_memory)
        say(settings, SAY_OUT_OF_MEMORY);
    if (s.boards == 0 || s.out_of_memory)
        output_abandon(&s.output);
    is_well = output_close(&s.output, settings) && is_well && !s.out_of_memory;
    an_report_close(s.report);
    return !is_well ? STATUS_TROUBLE : s.boards > 0 ? STATUS_WELL : STATUS_FINDINGS;
}
