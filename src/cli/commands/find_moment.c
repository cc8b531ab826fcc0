/* The moment of a game that --at and --game name, found in a file. */
#include "find_moment.h"

#include "buffer.h"
#include "caption.h"
#include "obstacle.h"
#include "say.h"

bool visit_mean(visit *v)
{
    const cli_settings *settings = v->settings;
    if (!mean_moment(settings, &v->at) || !mean_number(settings, OPTION_GAME, 1, &v->game))
        return false;
    return v->game > 0 || refuse_value(settings, OPTION_GAME);
}

/* ---- finding the moment ---- */

/* So many half-moves from the start; false if the main line does not get there. */
static bool find_moment(const visit *v, const an_judgement *judgement, uint64_t *ply)
{
    an_position position = judgement->start;
    size_t token = 0;
    const an_ply *next;
    if (!judgement->has_board)
        return false;
    for (*ply = 0; !is_moment(&v->at, &position, *ply); ++*ply) {
        next = an_judgement_next(judgement, &token);
        if (next == NULL)
            return v->at.kind == MOMENT_END && judgement->notation != NULL && judgement->is_whole &&
                   break_of(judgement) == NULL;
        position = an_position_play(&position, next->move);
    }
    return true;
}

static void fail(visit *v)
{
    say(v->settings->tongue, SAY_OUT_OF_MEMORY);
    v->failed = true;
}

static void say_finding(visit *v, const an_finding *finding, const an_place *place)
{
    an_text text = an_report_finding(v->report, finding, place);
    if (text.at == NULL)
        fail(v);
    else
        fwrite(text.at, 1, text.size, stderr);
}

static void say_finding_of(visit *v, const an_judgement *judgement, const an_finding *finding,
                           cli_docket *docket)
{
    const char *at = judgement->game->bytes.at + finding->offset;
    an_place place = docket_place(docket, at, finding->size);
    say_finding(v, finding, &place);
}

/* Words on the way to the moment that were not understood: the board may not be what was meant. */
static void say_unread(visit *v, const an_judgement *judgement, uint64_t ply, cli_docket *docket)
{
    uint64_t last = ply + (v->at.kind == MOMENT_END);
    for (size_t i = 0; i < judgement->finding_count; i++) {
        const an_finding *finding = &judgement->findings[i];
        if (finding->code == AN_UNREADABLE_TOKEN && finding->depth == 0 && finding->ply <= last)
            say_finding_of(v, judgement, finding, docket);
    }
}

/* Where a game ends that nothing breaks off. */
static void explain_end(visit *v, const an_judgement *judgement, const char *at, const char *game)
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
        say(v->settings->tongue, SAY_ENDS_AFTER, at, game, last.at);
    else
        say(v->settings->tongue, SAY_HAS_NO_MOVE, at, game);
    an_buffer_free(&last);
}

static const char *moment_text(const visit *v)
{
    const char *at = v->settings->value[OPTION_AT];
    return at == NULL ? "end" : at;
}

/* Why the moment is not reached. */
static void explain(visit *v, const an_judgement *judgement, cli_docket *docket)
{
    char number[NUMBER_ROOM], move[NUMBER_ROOM];
    const char *game = number_text(number, v->game), *at = moment_text(v);
    const an_finding *broken = break_of(judgement);
    uint64_t first = judgement->start.move_number;
    if (judgement->has_board && v->at.kind == MOMENT_MOVE && v->at.number < first) {
        say(v->settings->tongue, SAY_BEGINS_LATER, at, game, number_text(move, first));
        return;
    }
    if (broken != NULL) {
        say(v->settings->tongue, SAY_BREAKS_OFF, at, game);
        say_finding_of(v, judgement, broken, docket);
        if (judgement->notation != NULL)
            say(v->settings->tongue, SAY_BOARD_THERE, number_text(move, judgement->ply_count));
        return;
    }
    explain_end(v, judgement, at, game);
}

/* ---- the file ---- */

static void visit_moment(visit *v, const an_judgement *judgement, cli_docket *docket)
{
    uint64_t ply;
    v->is_settled = true;
    if (find_moment(v, judgement, &ply)) {
        say_unread(v, judgement, ply, docket);
        v->take(v->context, judgement, ply);
    } else {
        explain(v, judgement, docket);
    }
}

/* What came before was delivered: there is one job. */
static bool is_wanted(const visit *v, const cli_docket *docket)
{
    return v->run->games + docket->games == v->game;
}

static bool take_game(void *context, cli_docket *docket, const an_judgement *judgement)
{
    visit *v = context;
    if (!is_wanted(v, docket))
        return true;
    visit_moment(v, judgement, docket);
    return false;
}

/* That there is no game, or that it is too large, is what the user has to know. */
static bool take_finding(void *context, cli_docket *docket, const an_finding *finding,
                         const an_place *place)
{
    visit *v = context;
    bool is_about_game =
        finding->code == AN_NO_GAME || (finding->code == AN_GAME_TOO_LARGE && is_wanted(v, docket));
    if (!is_about_game)
        return true;
    v->is_settled = true;
    say_finding(v, finding, place);
    return false;
}

bool visit_game(visit *v)
{
    cli_input input;
    const cli_settings *settings = v->settings;
    if (!mean_input(&input, settings))
        return false;
    input.jobs = 1;
    cli_consumer consumer = {.context = v, .take_game = take_game, .take_finding = take_finding};
    cli_run run = {.settings = settings, .input = &input, .consumer = &consumer};
    v->run = &run;
    pipeline_read(&run);
    if (!v->is_settled && !run.had_trouble) {
        char wanted[NUMBER_ROOM], last[NUMBER_ROOM];
        say(settings->tongue, SAY_NO_SUCH_GAME, run.name, number_text(wanted, v->game),
            number_text(last, run.games));
    }
    return !run.had_trouble && !v->failed;
}

bool visit_position(visit *v)
{
    an_notation english = an_notation_of(&an_languages[0], AN_SHORT);
    an_game game = {.is_text = true};
    an_judgement judgement = {
        .game = &game, .notation = &english, .has_board = true, .is_whole = true};
    if (!mean_position(v->settings, &judgement.start, &v->refused))
        return false;
    visit_moment(v, &judgement, NULL);
    return !v->failed;
}
