/* Finds the moments of a game that --at or --diagrams and --game name. */
#include "find_moment.h"

#include "missed.h"
#include "obstacle.h"
#include "say.h"
#include "settings_position.h"

bool moment_search_settings(moment_search *search)
{
    const cli_settings *settings = search->settings;
    moment_list *moments = &search->moments;
    if (!settings_moments(settings, false, moments))
        return false;
    if (moments->count == 0) {
        moments->count = 1;
        if (!settings_moment(settings, &moments->at[0]))
            return false;
    }
    return settings_number(settings, OPTION_GAME, 1, &search->game) &&
           (search->game > 0 || settings_refuse_value(settings, OPTION_GAME));
}

void moment_search_end(moment_search *search)
{
    ply_list_free(&search->plies);
}

/* ---- finding a moment ---- */

/* Finds how many half-moves after the start a moment is. Returns false if the main line does not
 * get there. */
static bool find_moment(const moment *at, const an_judgement *judgement, uint64_t *ply)
{
    if (!judgement->board.is_known || !moment_ply(at, judgement, ply))
        return false;
    if (at->kind != MOMENT_END)
        return *ply <= judgement->main.ply_count;
    return judgement->notation != NULL && judgement->main.is_whole &&
           obstacle_of(judgement) == NULL;
}

static void fail(moment_search *search)
{
    say(SAY_OUT_OF_MEMORY);
    search->failed = true;
}

static void say_finding_of(moment_search *search, const an_judgement *judgement,
                           const an_finding *finding, batch_output *out)
{
    an_place place = batch_output_place_of(out, judgement->game, finding);
    if (!say_finding(search->report, finding, &place))
        fail(search);
}

/* Reports words up to a half-move that were not understood: the boards may not be what the user
 * means. */
static void say_unread(moment_search *search, const an_judgement *judgement, uint64_t last,
                       batch_output *out)
{
    for (size_t i = 0; i < judgement->findings.count; i++) {
        const an_finding *finding = &judgement->findings.list[i];
        if (finding->code == AN_UNREADABLE_TOKEN && finding->where.depth == 0 &&
            finding->where.ply <= last)
            say_finding_of(search, judgement, finding, out);
    }
}

/* Says why a moment is not reached. */
static void explain(moment_search *search, const moment *missed, const an_judgement *judgement,
                    batch_output *out)
{
    char number[NUMBER_TEXT_MAX], move[NUMBER_TEXT_MAX], at[MISSED_TEXT_MAX];
    const char *game = number_text(number, search->game);
    const an_finding *broken = obstacle_of(judgement);
    missed_text(at, missed);
    bool is_earlier = judgement->board.is_known && missed->kind == MOMENT_MOVE &&
                      missed->number < judgement->board.start.move_number;
    if (broken != NULL && !is_earlier) {
        say(SAY_BREAKS_OFF, at, game);
        say_finding_of(search, judgement, broken, out);
        if (judgement->notation != NULL)
            say(SAY_BOARD_THERE, number_text(move, judgement->main.ply_count));
        return;
    }
    if (!say_missed(missed, judgement, search->game))
        fail(search);
}

/* ---- in the file ---- */

/* Finds a moment, or the moments that the game marks, and returns the half-move up to which words
 * matter; 0 after it was said why the moment is not there. */
static uint64_t take_moment(moment_search *search, const moment *at, const an_judgement *judgement,
                            batch_output *out)
{
    uint64_t ply;
    char game[NUMBER_TEXT_MAX];
    if (at->kind == MOMENT_MARKED && judgement->board.is_known) {
        if (ply_list_add_marked(&search->plies, judgement) > 0)
            return judgement->main.ply_count;
        say(SAY_NOTHING_MARKED, number_text(game, search->game));
    } else if (find_moment(at, judgement, &ply)) {
        ply_list_add(&search->plies, ply);
        return ply + (at->kind == MOMENT_END);
    } else {
        explain(search, at, judgement, out);
    }
    search->is_missed = true;
    return 0;
}

static void take_moments(moment_search *search, const an_judgement *judgement, batch_output *out)
{
    ply_list *plies = &search->plies;
    uint64_t last = 0;
    search->is_settled = true;
    for (size_t i = 0; i < search->moments.count; i++) {
        uint64_t ply = take_moment(search, &search->moments.at[i], judgement, out);
        last = ply > last ? ply : last;
    }
    if (plies->failed)
        fail(search);
    if (plies->failed || plies->count == 0)
        return;
    ply_list_sort(plies);
    say_unread(search, judgement, last, out);
    search->take(search->context, judgement, plies->at, plies->count);
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
    take_moments(search, judgement, out);
    return false;
}

/* Reports the two findings that keep the user from the moment: that there is no game, or that it is
 * too large. */
static bool take_finding(void *context, batch_output *out, const an_finding *finding,
                         const an_place *place)
{
    moment_search *search = context;
    bool is_about_game = finding->code == AN_NO_GAME ||
                         (finding->code == AN_GAME_TOO_LARGE && is_wanted(search, out));
    if (!is_about_game)
        return true;
    search->is_settled = true;
    if (!say_finding(search->report, finding, place))
        fail(search);
    return false;
}

bool moment_search_game(moment_search *search)
{
    cli_input input;
    const cli_settings *settings = search->settings;
    if (!settings_input(&input, settings) ||
        !settings_mending(settings, AN_MEND_NOTHING, &input.rules.mending))
        return false;
    input.jobs = 1;
    cli_consumer consumer = {
        .context = search, .take_game = take_game, .take_finding = take_finding};
    cli_run run = {.settings = settings,
                   .input = &input,
                   .consumer = &consumer,
                   .standard_input = search->standard_input};
    search->run = &run;
    pipeline_read(&run);
    if (!search->is_settled && !run.had_trouble) {
        char wanted[NUMBER_TEXT_MAX], last[NUMBER_TEXT_MAX];
        say(SAY_NO_SUCH_GAME, run.name, number_text(wanted, search->game),
            number_text(last, run.games));
    }
    return !run.had_trouble && !search->failed;
}

bool moment_search_position(moment_search *search)
{
    an_notation english = an_notation_of(&an_languages[0], AN_STYLE_SHORT);
    an_game game = {.is_text = true};
    an_judgement judgement = {
        .game = &game, .notation = &english, .board.is_known = true, .main.is_whole = true};
    if (!settings_position(search->settings, &judgement.board.start, &search->refused))
        return false;
    take_moments(search, &judgement, NULL);
    return !search->failed;
}
