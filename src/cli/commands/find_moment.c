/* Finds the moment of a game that --at and --game name. */
#include "find_moment.h"

#include "buffer.h"
#include "caption.h"
#include "obstacle.h"
#include "say.h"
#include "settings_position.h"
#include "terminal.h"

bool moment_search_settings(moment_search *search)
{
    const cli_settings *settings = search->settings;
    if (!settings_moment(settings, &search->at) ||
        !settings_number(settings, OPTION_GAME, 1, &search->game))
        return false;
    return search->game > 0 || settings_refuse_value(settings, OPTION_GAME);
}

/* ---- finding the moment ---- */

/* Finds how many half-moves after the start the moment is. Returns false if the main line does
 * not get there. */
static bool find_moment(const moment_search *search, const an_judgement *judgement, uint64_t *ply)
{
    an_position position = judgement->start;
    size_t token = 0;
    const an_ply *next;
    if (!judgement->has_board)
        return false;
    for (*ply = 0; !moment_is_at(&search->at, &position, *ply); ++*ply) {
        next = an_judgement_next(judgement, &token);
        if (next == NULL)
            return search->at.kind == MOMENT_END && judgement->notation != NULL &&
                   judgement->is_whole && obstacle_of(judgement) == NULL;
        position = an_position_play(&position, next->move);
    }
    return true;
}

static void fail(moment_search *search)
{
    say(search->settings->message_language, SAY_OUT_OF_MEMORY);
    search->failed = true;
}

static void say_finding(moment_search *search, const an_finding *finding, const an_place *place)
{
    an_text text = an_report_finding(search->report, finding, place);
    if (text.at == NULL)
        fail(search);
    else
        terminal_write(stderr, text);
}

static void say_finding_of(moment_search *search, const an_judgement *judgement,
                           const an_finding *finding, batch_output *out)
{
    const char *at = judgement->game->bytes.at + finding->offset;
    an_place place = batch_output_place(out, at, finding->size);
    say_finding(search, finding, &place);
}

/* Reports words before the moment that were not understood: the board may not be what the user
 * means. */
static void say_unread(moment_search *search, const an_judgement *judgement, uint64_t ply,
                       batch_output *out)
{
    uint64_t last = ply + (search->at.kind == MOMENT_END);
    for (size_t i = 0; i < judgement->finding_count; i++) {
        const an_finding *finding = &judgement->findings[i];
        if (finding->code == AN_UNREADABLE_TOKEN && finding->depth == 0 && finding->ply <= last)
            say_finding_of(search, judgement, finding, out);
    }
}

/* Says where a game ends that nothing breaks off. */
static void explain_end(moment_search *search, const an_judgement *judgement, const char *at,
                        const char *game)
{
    an_board board = an_board_of(&judgement->start);
    an_buffer last = {0};
    size_t token = 0;
    const an_ply *ply;
    while ((ply = an_judgement_next(judgement, &token)) != NULL)
        board = an_board_play(&board, ply->move);
    if (board.has_move)
        an__put_last_move(&last, &board, judgement->notation);
    if (last.failed)
        fail(search);
    else if (board.has_move)
        say(search->settings->message_language, SAY_ENDS_AFTER, at, game, last.at);
    else
        say(search->settings->message_language, SAY_HAS_NO_MOVE, at, game);
    an__buffer_free(&last);
}

static const char *moment_text(const moment_search *search)
{
    const char *at = search->settings->value[OPTION_AT];
    return at == NULL ? "end" : at;
}

/* Says why the moment is not reached. */
static void explain(moment_search *search, const an_judgement *judgement, batch_output *out)
{
    char number[NUMBER_TEXT_MAX], move[NUMBER_TEXT_MAX];
    const char *game = number_text(number, search->game), *at = moment_text(search);
    const an_finding *broken = obstacle_of(judgement);
    uint64_t first = judgement->start.move_number;
    if (judgement->has_board && search->at.kind == MOMENT_MOVE && search->at.number < first) {
        say(search->settings->message_language, SAY_BEGINS_LATER, at, game,
            number_text(move, first));
        return;
    }
    if (broken != NULL) {
        say(search->settings->message_language, SAY_BREAKS_OFF, at, game);
        say_finding_of(search, judgement, broken, out);
        if (judgement->notation != NULL)
            say(search->settings->message_language, SAY_BOARD_THERE,
                number_text(move, judgement->ply_count));
        return;
    }
    explain_end(search, judgement, at, game);
}

/* ---- in the file ---- */

static void take_moment(moment_search *search, const an_judgement *judgement, batch_output *out)
{
    uint64_t ply;
    search->is_settled = true;
    if (find_moment(search, judgement, &ply)) {
        say_unread(search, judgement, ply, out);
        search->take(search->context, judgement, ply);
    } else {
        explain(search, judgement, out);
    }
}

/* Returns whether the game that is judged is the one. With one job, all earlier games were
 * delivered and counted. */
static bool is_wanted(const moment_search *search, const batch_output *out)
{
    return search->run->games + out->games == search->game;
}

static bool take_game(void *context, batch_output *out, const an_judgement *judgement)
{
    moment_search *search = context;
    if (!is_wanted(search, out))
        return true;
    take_moment(search, judgement, out);
    return false;
}

/* Only two findings keep the user from the moment: that there is no game, or that it is too
 * large. */
static bool take_finding(void *context, batch_output *out, const an_finding *finding,
                         const an_place *place)
{
    moment_search *search = context;
    bool is_about_game = finding->code == AN_NO_GAME ||
                         (finding->code == AN_GAME_TOO_LARGE && is_wanted(search, out));
    if (!is_about_game)
        return true;
    search->is_settled = true;
    say_finding(search, finding, place);
    return false;
}

bool moment_search_game(moment_search *search)
{
    cli_input input;
    const cli_settings *settings = search->settings;
    if (!settings_input(&input, settings))
        return false;
    input.jobs = 1;
    cli_consumer consumer = {
        .context = search, .take_game = take_game, .take_finding = take_finding};
    cli_run run = {.settings = settings, .input = &input, .consumer = &consumer};
    search->run = &run;
    pipeline_read(&run);
    if (!search->is_settled && !run.had_trouble) {
        char wanted[NUMBER_TEXT_MAX], last[NUMBER_TEXT_MAX];
        say(settings->message_language, SAY_NO_SUCH_GAME, run.name,
            number_text(wanted, search->game), number_text(last, run.games));
    }
    return !run.had_trouble && !search->failed;
}

bool moment_search_position(moment_search *search)
{
    an_notation english = an_notation_of(&an_languages[0], AN_STYLE_SHORT);
    an_game game = {.is_text = true};
    an_judgement judgement = {
        .game = &game, .notation = &english, .has_board = true, .is_whole = true};
    if (!settings_position(search->settings, &judgement.start, &search->refused))
        return false;
    take_moment(search, &judgement, NULL);
    return !search->failed;
}
