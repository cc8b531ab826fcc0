/* What the command line asks of algnot solve. */
#include "solve_settings.h"

#include "intention.h"
#include "platform.h"
#include "say.h"
#include "settings_position.h"

static bool read_intention(const cli_settings *settings, an_intention *intention)
{
    const char *text = settings->value[OPTION_INTENDED];
    return text == NULL || an__intention_read(intention, an_text_of(text)) ||
           settings_refuse_value(settings, OPTION_INTENDED);
}

/* Reads --tries: without a number, tries have one refutation. */
static bool read_tries(const cli_settings *settings, uint8_t *tries)
{
    uint64_t number = 1;
    const char *text = settings->value[OPTION_TRIES];
    *tries = 0;
    if (text == NULL)
        return true;
    if (*text != '\0' && !settings_number(settings, OPTION_TRIES, 1, &number))
        return false;
    if (number > UINT8_MAX)
        return settings_refuse_value(settings, OPTION_TRIES);
    *tries = (uint8_t)number;
    return true;
}

static bool read_defaults(solve_settings *solve, const cli_settings *settings)
{
    an_problem_defaults *defaults = &solve->defaults;
    const char *twins = settings->value[OPTION_TWINS];
    defaults->variant_is_given = settings->value[OPTION_VARIANT] != NULL;
    defaults->has_stipulation =
        settings_have_position(settings) || settings->value[OPTION_STIPULATION] != NULL;
    defaults->twins = an_text_of(twins);
    defaults->wishes.has_set_play = settings->value[OPTION_SET_PLAY] != NULL;
    defaults->wishes.is_duplex = settings->value[OPTION_DUPLEX] != NULL;
    const from_notations *from = &solve->input.from;
    defaults->letters = (an_letter_choice){from->count > 0 ? from->at : NULL, from->count};
    return settings_variant(settings, &defaults->variant) &&
           (!defaults->has_stipulation || settings_stipulation(settings, &defaults->stipulation)) &&
           read_intention(settings, &defaults->intention) &&
           read_tries(settings, &defaults->wishes.tries);
}

/* Reads how moves are written: in the language of the messages, and with both squares. */
static bool read_notation(solve_settings *solve, const cli_settings *settings)
{
    enum { WIDTH = 79 };
    an_notation own = spoken_notation();
    uint64_t width;
    if (!settings_to_like(settings, &own, &solve->notation) ||
        !settings_number(settings, OPTION_WIDTH, WIDTH, &width))
        return false;
    if (settings->value[OPTION_STYLE] == NULL && solve->notation.language != NULL)
        solve->notation.style = AN_STYLE_LONG;
    solve->width = width < UINT16_MAX ? (unsigned)width : UINT16_MAX;
    return true;
}

static bool read_limits(solve_settings *solve, const cli_settings *settings)
{
    const uint64_t usual_memory = UINT64_C(64) << 20, usual_solutions = 1000, least = 1 << 16;
    solve_limits *limits = &solve->limits;
    uint64_t memory, solutions;
    int progress = settings_named(settings, OPTION_PROGRESS, 0);
    if (progress < 0 || !settings_number(settings, OPTION_MEMORY, usual_memory, &memory) ||
        !settings_number(settings, OPTION_MAX_NODES, 0, &limits->max_positions) ||
        !settings_number(settings, OPTION_MAX_TIME, 0, &limits->max_seconds) ||
        !settings_number(settings, OPTION_MAX_SOLUTIONS, usual_solutions, &solutions))
        return false;
    if (memory < least || memory > SIZE_MAX / 2)
        return settings_refuse_value(settings, OPTION_MEMORY);
    if (solutions == 0 || solutions > UINT32_MAX)
        return settings_refuse_value(settings, OPTION_MAX_SOLUTIONS);
    limits->memory = (size_t)memory;
    limits->max_solutions = (size_t)solutions;
    limits->jobs = solve->input.jobs;
    limits->shows_progress = progress == 1 || (progress == 0 && platform_is_terminal(stderr));
    return true;
}

static bool read_forms(solve_settings *solve, const cli_settings *settings)
{
    int form = settings_named(settings, OPTION_INPUT, AN_FORM_AUTO);
    int format = settings_named(settings, OPTION_FORMAT, SOLVE_TEXT);
    solve->form = form < 0 ? AN_FORM_AUTO : (an_problem_form)form;
    solve->format = format < 0 ? SOLVE_TEXT : (solve_format)format;
    return form >= 0 && format >= 0;
}

/* A list of one problem on the command line needs no file. */
static bool read_input(solve_settings *solve, const cli_settings *settings)
{
    if (!settings_have_position(settings))
        return settings_input(&solve->input, settings);
    if (settings->file_count > 0)
        return say(SAY_ONE_POSITION);
    return settings_one_position(settings) && settings_from(settings, &solve->input.from) &&
           settings_jobs(&solve->input, settings);
}

bool settings_solve(solve_settings *solve, const cli_settings *settings)
{
    *solve = (solve_settings){.form = AN_FORM_AUTO};
    solve->keys_only = settings->value[OPTION_KEYS] != NULL;
    solve->wants_all = settings->value[OPTION_ALL] != NULL;
    return read_input(solve, settings) && read_defaults(solve, settings) &&
           read_notation(solve, settings) && read_limits(solve, settings) &&
           read_forms(solve, settings);
}
