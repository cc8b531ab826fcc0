/* algnot convert: writes games again in another notation. */
#include <string.h>

#include "pipeline.h"

typedef struct conversion {
    const cli_settings *settings;
    an_scribe *scribe;
    an_report *report;
    an_layout layout;
    cli_output output;
    bool is_partial; /* a game could not be converted whole */
    bool out_of_memory;
} conversion;

static bool goes_on(const conversion *c)
{
    return !c->out_of_memory && !c->output.failed;
}

static void tell(conversion *c, const an_finding *finding, const an_place *place)
{
    c->is_partial = true;
    if (c->settings->value[OPTION_QUIET] != NULL)
        return;
    an_text text = an_report_finding(c->report, finding, place);
    fwrite(text.at, 1, text.size, stderr);
}

/* What kept a move from being converted; other findings are for validate. */
static bool stops_conversion(const an_finding *finding)
{
    an_group group = an_code_group(finding->code);
    return finding->level == AN_ERROR &&
           (group == AN_GROUP_READING || group == AN_GROUP_LEGALITY ||
            finding->code == AN_BAD_FEN || finding->code == AN_ILLEGAL_POSITION);
}

static bool take_game(void *context, const an_judgement *judgement, cli_locator *locator,
                      uint64_t number)
{
    conversion *c = context;
    size_t base = (size_t)(judgement->game->bytes.at - locator->batch->bytes.at);
    for (size_t i = 0; i < judgement->finding_count; i++) {
        const an_finding *finding = &judgement->findings[i];
        if (!stops_conversion(finding))
            continue;
        an_place place = locator_place(locator, base + finding->offset, finding->size, number);
        tell(c, finding, &place);
    }
    an_text text = an_scribe_write(c->scribe, judgement);
    c->out_of_memory = text.at == NULL;
    output_write(&c->output, text);
    return goes_on(c);
}

static bool take_rest(void *context, an_text bytes)
{
    conversion *c = context;
    if (c->layout == AN_LAYOUT_KEEP || bytes.size > 1 << 16)
        output_write(&c->output, bytes);
    return goes_on(c);
}

static bool take_finding(void *context, const an_finding *finding, const an_place *place)
{
    tell(context, finding, place);
    return true;
}

static void end_batch(void *context)
{
    conversion *c = context;
    output_flush(&c->output);
}

static bool open_conversion(conversion *c, const cli_settings *settings, uint64_t *max_game)
{
    an_notation to;
    uint64_t width;
    static const char *const layouts[] = {"auto", "pgn", "text", "lines", "keep", NULL};
    int layout = mean_choice(settings, OPTION_LAYOUT, layouts, AN_LAYOUT_AUTO);
    *c = (conversion){.settings = settings, .layout = (an_layout)layout};
    if (layout < 0 || !mean_to(settings, &to) || !mean_number(settings, OPTION_WIDTH, 79, &width) ||
        !mean_number(settings, OPTION_MAX_GAME, UINT64_C(64) << 20, max_game))
        return false;
    c->scribe = an_scribe_open(&to, c->layout, (size_t)width);
    c->report = an_report_open(AN_FORM_TEXT, settings->tongue, false);
    if (c->scribe != NULL && c->report != NULL && output_open(&c->output, settings))
        return true;
    if (c->scribe == NULL || c->report == NULL)
        say(settings, SAY_OUT_OF_MEMORY);
    an_scribe_close(c->scribe);
    an_report_close(c->report);
    return false;
}

static int close_conversion(conversion *c, bool had_trouble)
{
    if (c->out_of_memory)
        say(c->settings, SAY_OUT_OF_MEMORY);
    had_trouble = !output_close(&c->output, c->settings) || had_trouble || c->out_of_memory;
    an_scribe_close(c->scribe);
    an_report_close(c->report);
    if (had_trouble)
        return STATUS_TROUBLE;
    return c->is_partial ? STATUS_FINDINGS : STATUS_WELL;
}

int run_convert(const cli_settings *settings)
{
    conversion c;
    from_notations from;
    an_rules rules;
    uint64_t max_game;
    if (settings->file_count == 0 && platform_is_terminal(stdin)) {
        put_help(stderr, settings->tongue, settings->command);
        return STATUS_TROUBLE;
    }
    if (!mean_from(settings, &from) || !mean_rules(settings, &from, &rules) ||
        !open_conversion(&c, settings, &max_game))
        return STATUS_TROUBLE;
    /* the reasons are wanted for what is told, not with -q alone */
    cli_consumer consumer = {&c, take_game, take_rest, take_finding, end_batch};
    cli_run run = {
        .settings = settings, .rules = &rules, .consumer = &consumer, .max_game = (size_t)max_game};
    pipeline_read_all(&run, NULL);
    return close_conversion(&c, run.had_trouble);
}
