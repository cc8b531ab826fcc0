/* The score sheets of the files that are compared. */
#include "sheet_files.h"

#include <stdlib.h>

#include "buffer.h"
#include "obstacle.h"
#include "pipeline.h"
#include "say.h"

/* What is read into, on the caller's thread alone. */
typedef struct collector {
    sheet_file *files;
    size_t file;       /* that is read */
    an_report *report; /* reports what keeps a game from being compared */
    bool may_be_other; /* --from does not tell the language of the sheets */
    bool failed;       /* memory ran out */
} collector;

/* Reports why a game cannot be compared: its language or its start is not known, or it is in
 * descriptive notation. */
static void say_obstacle(collector *c, batch_output *out, const an_judgement *judgement)
{
    const an_finding *finding = obstacle_of(judgement);
    bool is_readable = judgement->board.is_known && judgement->notation != NULL;
    if (finding == NULL || (is_readable && finding->code != AN_DESCRIPTIVE_NOTATION))
        return;
    an_place place = batch_output_place_of(out, judgement->game, finding);
    c->failed = !say_finding(c->report, finding, &place) || c->failed;
}

static bool take_game(void *context, batch_output *out, const an_judgement *judgement)
{
    collector *c = context;
    sheet_file *file = &c->files[c->file];
    say_obstacle(c, out, judgement);
    an_sheet *sheet = an_sheet_open(judgement, c->may_be_other);
    if (sheet == NULL || !AN_ARRAY_RESERVE(file->sheets, file->capacity, file->count)) {
        an_sheet_close(sheet);
        c->failed = true;
        return false;
    }
    file->sheets[file->count++] = sheet;
    return true;
}

static bool take_finding(void *context, batch_output *out, const an_finding *finding,
                         const an_place *place)
{
    collector *c = context;
    (void)out;
    if (finding->code == AN_NO_GAME || finding->code == AN_GAME_TOO_LARGE)
        c->failed = !say_finding(c->report, finding, place) || c->failed;
    return true;
}

static bool deliver(void *context, unsigned kind, an_text text)
{
    (void)context;
    (void)kind;
    (void)text;
    return true;
}

static void end_file(void *context, const source_end *end)
{
    collector *c = context;
    c->files[c->file++].name = end->name;
}

bool sheet_files_read(sheet_file *files, const cli_settings *settings)
{
    cli_input input;
    if (!settings_input(&input, settings))
        return false;
    input.jobs = 1; /* so that each game is taken before the end of its file is delivered */
    input.rules.mending = AN_MEND_LIKELY;
    input.rules.without_facts = true;
    collector c = {.files = files, .may_be_other = input.from.count != 1};
    c.report = an_report_open(AN_OUTPUT_SHORT, message_language(), settings->with_color);
    const cli_consumer consumer = {.context = &c,
                                   .take_game = take_game,
                                   .take_finding = take_finding,
                                   .deliver = deliver,
                                   .end_file = end_file};
    cli_run run = {.settings = settings, .input = &input, .consumer = &consumer};
    c.failed = c.report == NULL;
    if (!c.failed)
        pipeline_read(&run);
    an_report_close(c.report);
    if (c.failed)
        say(SAY_OUT_OF_MEMORY);
    return !c.failed && !run.had_trouble;
}

void sheet_file_free(sheet_file *file)
{
    for (size_t i = 0; i < file->count; i++)
        an_sheet_close(file->sheets[i]);
    free(file->sheets);
}
