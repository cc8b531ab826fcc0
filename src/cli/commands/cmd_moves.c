/* algnot moves: the legal moves of positions. */
#include "run.h"

#include "find_moment.h"
#include "input.h"
#include "line_reader.h"
#include "say.h"
#include "settings_position.h"
#include "sorted_moves.h"
#include "terminal.h"

static void put_moves(const an_position *position, const an_notation *notation, char joint)
{
    named_move list[AN_MOVES_MAX];
    size_t count = sorted_moves(position, list);
    for (size_t i = 0; i < count; i++) {
        char text[AN_SAN_MAX];
        an_move_write(text, position, list[i].move, notation);
        terminal_puts(text, stdout);
        putchar(i + 1 < count ? joint : '\n');
    }
    if (count == 0 && joint == ' ')
        putchar('\n');
}

static int put_batch(an_variant variant, const an_notation *notation)
{
    int status = STATUS_WELL;
    line_reader lines = {.at = 0};
    while (line_reader_next(&lines)) {
        an_position position;
        an_text fen = an_buffer_text(&lines.line);
        an_code code = an_position_from_fen(&position, fen, variant, NULL);
        if (code == AN_OK) {
            put_moves(&position, notation, ' ');
        } else {
            printf("! %s\n", an_code_slug(code));
            status = STATUS_FINDINGS;
        }
    }
    line_reader_free(&lines);
    return lines.failed ? STATUS_TROUBLE : status;
}

/* What is written for one position. Its notation is that of the game, unless another one is
 * asked for. */
typedef struct listing {
    const cli_settings *settings;
    an_report *report;
    bool is_reached;
    bool failed;
} listing;

static void put_trace(listing *l, const an_position *position, const an_notation *notation)
{
    an_text text = an_report_priority(l->report, position, notation);
    if (text.at != NULL)
        terminal_write(stdout, text);
    else
        say(SAY_OUT_OF_MEMORY);
    l->failed = text.at == NULL;
}

/* Returns the notation of sentences about a position of a game: that of the game; where no piece
 * has moved, and so no letter tells its language, that of the messages. */
static an_notation notation_of_trace(const an_judgement *judgement)
{
    size_t token = 0;
    for (const an_ply *ply; (ply = an_judgement_next(judgement, &token)) != NULL;)
        if (ply->role != AN_PAWN || ply->move.promotion != AN_NO_ROLE)
            return *judgement->notation;
    return spoken_notation();
}

static void put_moment(void *context, const an_judgement *judgement, const uint64_t *plies,
                       size_t count)
{
    listing *l = context;
    an_position position = judgement->board.start;
    an_notation notation;
    size_t token = 0;
    (void)count; /* --at is one moment */
    l->is_reached = true;
    for (uint64_t ply = 0; ply < *plies; ply++)
        position = an_position_play(&position, an_judgement_next(judgement, &token)->move);
    bool is_traced = l->settings->value[OPTION_TRACE] != NULL;
    an_notation own = is_traced ? notation_of_trace(judgement) : *judgement->notation;
    l->failed = !settings_to_like(l->settings, &own, &notation);
    if (!l->failed && is_traced)
        put_trace(l, &position, &notation);
    else if (!l->failed)
        put_moves(&position, &notation, '\n');
}

/* Options for one position make no sense for a batch. */
static int run_batch(const cli_settings *settings, const an_notation *to)
{
    static const option_id others[] = {OPTION_AT, OPTION_GAME, OPTION_FEN, OPTION_POSITION,
                                       OPTION_TRACE};
    an_variant variant;
    an_notation notation = *to;
    if (!settings_go_without(settings, "--batch", others, sizeof others / sizeof *others))
        return STATUS_TROUBLE;
    if (settings->file_count > 0)
        return command_refuse_operand(settings->command, settings->files[0]);
    if (!settings_variant(settings, &variant))
        return STATUS_TROUBLE;
    an_notation_choose(&notation, AN_CONVENTION_EN_PASSANT, an_text_of("omit"));
    return put_batch(variant, &notation);
}

/* Finds the moment in a file or on standard input, if that is asked for or holds a game; else in
 * the position of the options, or the usual one. Returns false after a message. */
static bool search(moment_search *v)
{
    const cli_settings *settings = v->settings;
    if (settings->file_count == 0 && settings_have_position(settings))
        return moment_search_position(v);
    if (settings->file_count > 0 || settings->value[OPTION_AT] != NULL)
        return moment_search_game(v);
    an_buffer bytes = {0};
    bool is_well = settings_read_piped_input(&bytes);
    an_text given = an_buffer_text(&bytes);
    v->standard_input = &given;
    if (is_well)
        is_well = given.size > 0 ? moment_search_game(v) : moment_search_position(v);
    v->standard_input = NULL;
    an__buffer_free(&bytes);
    return is_well;
}

int run_moves(const cli_settings *settings)
{
    an_notation notation;
    listing l = {.settings = settings};
    moment_search v = {.settings = settings, .context = &l, .take = put_moment};
    if (!settings_to(settings, &notation))
        return STATUS_TROUBLE;
    if (settings->value[OPTION_BATCH] != NULL)
        return run_batch(settings, &notation);
    if (!moment_search_settings(&v))
        return STATUS_TROUBLE;
    v.report = l.report = an_report_open(AN_OUTPUT_SHORT, message_language(), settings->with_color);
    if (l.report == NULL) {
        say(SAY_OUT_OF_MEMORY);
        return STATUS_TROUBLE;
    }
    bool is_well = search(&v) && !l.failed;
    moment_search_end(&v);
    an_report_close(l.report);
    bool is_found = is_well ? !l.is_reached : v.refused == AN_ILLEGAL_POSITION;
    return is_found ? STATUS_FINDINGS : is_well ? STATUS_WELL : STATUS_TROUBLE;
}
