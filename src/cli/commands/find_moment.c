/* The moment of a game that --at and --game name, found in a file. */
#include "find_moment.h"

#include "buffer.h"
#include "caption.h"
#include "obstacle.h"
#include "say.h"

bool moment_search_settings(moment_search *v)
{
    const cli_settings *settings = v->settings;
    if (!settings_moment(settings, &v->at) || !settings_number(settings, OPTION_GAME, 1, &v->game))
        return false;
    return v->game > 0 || settings_refuse_value(settings, OPTION_GAME);
}

/* ---- finding the moment ---- */

/* So many half-moves from the start; false if the main line does not get there. */
static bool find_moment(const moment_search *v, const an_judgement *judgement, uint64_t *ply)
{
    an_position position = judgement->start;
    size_t token = 0;
    const an_ply *next;
    if (!judgement->has_board)
        return false;
    for (*ply = 0; !moment_is_at(&v->at, &position, *ply); ++*ply) {
        next = an_judgement_next(judgement, &token);
        if (next == NULL)
            return v->at.kind == MOMENT_END && judgement->notation != NULL && judgement->is_whole &&
                   obstacle_of(judgement) == NULL;
        position = an_position_play(&position, next->move);
    }
    return true;
}

static void fail(moment_search *v)
{
    say(v->settings->message_language, SAY_OUT_OF_MEMORY);
    v->failed = true;
}

static void say_finding(moment_search *v, const an_finding *finding, const an_place *place)
{
    an_text text = an_report_finding(v->report, finding, place);
    if (text.at == NULL)
        fail(v);
    else
        fwrite(text.at, 1, text.size, stderr);
}

static void say_finding_of(moment_search *v, const an_judgement *judgement,
                           const an_finding *finding, batch_output *out)
{
    const char *at = judgement->game->bytes.at + finding->offset;
    an_place place = batch_output_place(out, at, finding->size);
    say_finding(v, finding, &place);
}

/* Words on the way to the moment that were not understood: the board may not be what was meant. */
static void say_unread(moment_search *v, const an_judgement *judgement, uint64_t ply,
                       batch_output *out)
{
    uint64_t last = ply + (v->at.kind == MOMENT_END);
    for (size_t i = 0; i < judgement->finding_count; i++) {
        const an_finding *finding = &judgement->findings[i];
        if (finding->code == AN_UNREADABLE_TOKEN && finding->depth == 0 && finding->ply <= last)
            say_finding_of(v, judgement, finding, out);
    }
}

/* Where a game ends that nothing breaks off. */
static void explain_end(moment_search *v, const an_judgement *judgement, const char *at,
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
        fail(v);
    else if (board.has_move)
        say(v->settings->message_language, SAY_ENDS_AFTER, at, game, last.at);
    else
        say(v->settings->message_language, SAY_HAS_NO_MOVE, at, game);
    an_buffer_free(&last);
}

static const char *moment_text(const moment_search *v)
{
    const char *at = v->settings->value[OPTION_AT];
    return at == NULL ? "end" : at;
}

/* Why the moment is not reached. */
static void explain(moment_search *v, const an_judgement *judgement, batch_output *out)
{
    char number[NUMBER_TEXT_MAX], move[NUMBER_TEXT_MAX];
    const char *game = number_text(number, v->game), *at = moment_text(v);
    const an_finding *broken = obstacle_of(judgement);
    uint64_t first = judgement->start.move_number;
    if (judgement->has_board && v->at.kind == MOMENT_MOVE && v->at.number < first) {
        say(v->settings->message_language, SAY_BEGINS_LATER, at, game, number_text(move, first));
        return;
    }
    if (broken != NULL) {
        say(v->settings->message_language, SAY_BREAKS_OFF, at, game);
        say_finding_of(v, judgement, broken, out);
        if (judgement->notation != NULL)
            say(v->settings->message_language, SAY_BOARD_THERE,
                number_text(move, judgement->ply_count));
        return;
    }
    explain_end(v, judgement, at, game);
}

/* ---- the file ---- */

static void take_moment(moment_search *v, const an_judgement *judgement, batch_output *out)
{
    uint64_t ply;
    v->is_settled = true;
    if (find_moment(v, judgement, &ply)) {
        say_unread(v, judgement, ply, out);
        v->take(v->context, judgement, ply);
    } else {
        explain(v, judgement, out);
    }
}

/* What came before was delivered: there is one job. */
static bool is_wanted(const moment_search *v, const batch_output *out)
{
    return v->run->games + out->games == v->game;
}

static bool take_game(void *context, batch_output *out, const an_judgement *judgement)
{
    moment_search *v = context;
    if (!is_wanted(v, out))
        return true;
    take_moment(v, judgement, out);
    return false;
}

/* That there is no game, or that it is too large, is what the user has to know. */
static bool take_finding(void *context, batch_output *out, const an_finding *finding,
                         const an_place *place)
{
    moment_search *v = context;
    bool is_about_game =
        finding->code == AN_NO_GAME || (finding->code == AN_GAME_TOO_LARGE && is_wanted(v, out));
    if (!is_about_game)
        return true;
    v->is_settled = true;
    say_finding(v, finding, place);
    return false;
}

bool moment_search_game(moment_search *v)
{
    cli_input input;
    const cli_settings *settings = v->settings;
    if (!settings_input(&input, settings))
        return false;
    input.jobs = 1;
    cli_consumer consumer = {.context = v, .take_game = take_game, .take_finding = take_finding};
    cli_run run = {.settings = settings, .input = &input, .consumer = &consumer};
    v->run = &run;
    pipeline_read(&run);
    if (!v->is_settled && !run.had_trouble) {
        char wanted[NUMBER_TEXT_MAX], last[NUMBER_TEXT_MAX];
        say(settings->message_language, SAY_NO_SUCH_GAME, run.name, number_text(wanted, v->game),
            number_text(last, run.games));
    }
    return !run.had_trouble && !v->failed;
}

bool moment_search_position(moment_search *v)
{
    an_notation english = an_notation_of(&an_languages[0], AN_STYLE_SHORT);
    an_game game = {.is_text = true};
    an_judgement judgement = {
        .game = &game, .notation = &english, .has_board = true, .is_whole = true};
    if (!settings_position(v->settings, &judgement.start, &v->refused))
        return false;
    take_moment(v, &judgement, NULL);
    return !v->failed;
}
