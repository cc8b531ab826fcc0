/* algnot show: draws the board at moments of a game. */
#include "run.h"

#include <string.h>

#include "drawing.h"
#include "find_moment.h"
#include "missed.h"
#include "pictures.h"
#include "remarks.h"
#include "say.h"
#include "settings_position.h"
#include "text.h"

enum { STIPULATION_MAX = AN_STIPULATION_MAX + 2 };

typedef struct show {
    const cli_settings *settings;
    uint64_t game;  /* the number of the game in its file */
    uint64_t every; /* half-moves between boards; 0: only those at the moments */
    board_form form;
    an_drawing drawing;
    an_board_marks given, marks; /* on the command line; in all, on the board at hand */
    an_report *report;
    pictures pictures;
    uint64_t boards; /* drawn so far */
    char stipulation[STIPULATION_MAX];
    bool out_of_memory;
} show;

/* ---- drawing ---- */

static void put(show *s, an_text text)
{
    s->out_of_memory = s->out_of_memory || text.at == NULL;
    pictures_put(&s->pictures, text);
}

/* Takes the marks of the remarks that begin at a token, besides those of the command line. */
static void take_marks(show *s, const an_game *game, size_t token)
{
    char word[32] = "", number[NUMBER_TEXT_MAX];
    an_text wrong;
    s->marks = s->given;
    if (an__remarks_add_marks(game, token, &s->marks, &wrong))
        return;
    memcpy(word, wrong.at, wrong.size < sizeof word ? wrong.size : sizeof word - 1);
    say_mark_left_out(word, number_text(number, s->game));
}

static void draw(show *s, const an_board *board, const an_game *game, size_t token)
{
    char fen[AN_FEN_MAX + 1];
    size_t size;
    if (!pictures_begin(&s->pictures, board))
        return;
    if (s->boards++ > 0 && s->form == BOARD_TEXT)
        put(s, an_text_of("\n"));
    switch (s->form) {
    case BOARD_TEXT:
        put(s, an_report_board(s->report, board, &s->drawing));
        break;
    case BOARD_SVG:
        take_marks(s, game, token);
        put(s, an_report_svg(s->report, board, &s->drawing));
        break;
    case BOARD_FEN:
        size = an_position_to_fen(fen, &board->position);
        fen[size++] = '\n';
        put(s, (an_text){fen, size});
        break;
    }
}

/* Returns the language in which a game is written, as its letters are those of its boards, too;
 * NULL, for English letters, if they do not suit a board. */
static const an_language *own_letters(const an_notation *notation)
{
    const an_language *language = notation == NULL ? NULL : notation->language;
    bool is_fit = language != NULL && an_language_unfitness(language) == AN_SUITS_BOARDS;
    return is_fit ? language : NULL;
}

/* ---- stipulations, which stand below the board ---- */

/* Writes "h#2.5", or "h#2,5" in French; where the board may have it, a double dagger stands for
 * mate. */
static void put_below(show *s, an_stipulation stipulation)
{
    bool in_unicode = s->drawing.in_unicode || s->form == BOARD_SVG;
    char name[AN_STIPULATION_MAX], *out = s->stipulation;
    size_t length = an_stipulation_write(name, stipulation);
    for (size_t i = 0; i < length; i++)
        if (name[i] == '#' && in_unicode) {
            memcpy(out, "‡", strlen("‡"));
            out += strlen("‡");
        } else {
            *out++ = name[i] == '.' && message_language() == AN_MESSAGES_FRENCH ? ',' : name[i];
        }
    s->drawing.stipulation = an_text_from(s->stipulation, (size_t)(out - s->stipulation));
}

/* Puts the one that a game's tag tells below its first position, unless --stipulation says one. */
static void take_stipulation(show *s, const an_game *game, bool is_first)
{
    an_stipulation stipulation;
    if (s->settings->value[OPTION_STIPULATION] != NULL)
        return;
    const an_text tag =
        is_first && game != NULL ? an_game_tag(game, "Stipulation") : an_text_of("");
    s->drawing.stipulation.size = 0;
    if (tag.size > 0 && an_stipulation_read(&stipulation, tag, NULL))
        put_below(s, stipulation);
}

/* Reads --stipulation. */
static bool read_stipulation(show *s, const cli_settings *settings)
{
    an_stipulation stipulation;
    if (settings->value[OPTION_STIPULATION] == NULL)
        return true;
    if (!settings_stipulation(settings, &stipulation))
        return false;
    put_below(s, stipulation);
    return true;
}

/* ---- the boards of a game ---- */

/* Draws the boards at the moments, and every so many half-moves up to them. */
static void draw_moments(void *context, const an_judgement *judgement, const uint64_t *plies,
                         size_t count)
{
    show *s = context;
    an_board board = an_board_of(&judgement->board.start);
    size_t token = 0, drawn = 0;
    s->drawing.notation = judgement->notation;
    if (s->settings->value[OPTION_LETTERS] == NULL && s->form == BOARD_TEXT &&
        !s->drawing.in_unicode)
        s->drawing.letters = own_letters(judgement->notation);
    for (uint64_t ply = 0; drawn < count; ply++) {
        bool is_moment = ply == plies[drawn];
        take_stipulation(s, judgement->game, ply == 0);
        if (is_moment || (s->every > 0 && ply % s->every == 0))
            draw(s, &board, judgement->game, token);
        drawn += is_moment;
        if (drawn < count)
            board = an_board_play(&board, an_judgement_next(judgement, &token)->move);
    }
}

/* ---- the command ---- */

static bool read_settings(show *s, const cli_settings *settings)
{
    static const option_id others[] = {OPTION_AT, OPTION_EVERY};
    int form = settings_named(settings, OPTION_FORM, BOARD_TEXT);
    if (form < 0 || !settings_number(settings, OPTION_EVERY, 0, &s->every) ||
        !settings_drawing(settings, (board_form)form, &s->drawing) ||
        !settings_marks(settings, &s->given))
        return false;
    s->form = (board_form)form;
    if (!read_stipulation(s, settings))
        return false;
    bool is_list = settings->value[OPTION_DIAGRAMS] != NULL;
    bool is_series = settings->value[OPTION_EVERY] != NULL;
    s->drawing.has_heading = is_series || is_list;
    s->drawing.marks = &s->marks;
    if (is_series && s->every == 0)
        return settings_refuse_value(settings, OPTION_EVERY);
    return !is_list || settings_go_without(settings, "--diagrams", others, 2);
}

/* Finds the moments and draws them. Returns false if something went wrong. */
static bool search_and_draw(show *s, moment_search *v)
{
    const cli_settings *settings = s->settings;
    bool is_series =
        settings->value[OPTION_DIAGRAMS] != NULL || settings->value[OPTION_EVERY] != NULL;
    bool is_position = settings->file_count == 0 && settings_have_position(settings);
    bool is_well = pictures_open(&s->pictures, settings, s->form == BOARD_SVG && is_series) &&
                   (is_position ? moment_search_position(v) : moment_search_game(v));
    if (s->out_of_memory)
        say(SAY_OUT_OF_MEMORY);
    is_well = pictures_close(&s->pictures, s->boards > 0 && !s->out_of_memory) && is_well;
    return is_well && !s->out_of_memory;
}

int run_show(const cli_settings *settings)
{
    show s = {.settings = settings};
    moment_search v = {.settings = settings, .context = &s, .take = draw_moments};
    if (!moment_search_settings(&v) || !read_settings(&s, settings))
        return STATUS_TROUBLE;
    s.game = v.game;
    v.report = s.report = an_report_open(AN_OUTPUT_SHORT, message_language(), settings->with_color);
    if (s.report == NULL) {
        say(SAY_OUT_OF_MEMORY);
        return STATUS_TROUBLE;
    }
    bool is_well = search_and_draw(&s, &v);
    moment_search_end(&v);
    an_report_close(s.report);
    return !is_well ? STATUS_TROUBLE : s.boards > 0 && !v.is_missed ? STATUS_WELL : STATUS_FINDINGS;
}
