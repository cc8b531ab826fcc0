/* What a command reads, and how it is judged. */
#include "input.h"

#include "help.h"
#include "platform.h"

bool settings_jobs(cli_input *input, const cli_settings *settings)
{
    enum { MOST = 256 };
    uint64_t jobs;
    if (!settings_number(settings, OPTION_JOBS, platform_processors(), &jobs))
        return false;
    input->jobs = jobs < MOST ? (size_t)jobs : MOST;
    return jobs > 0 || settings_refuse_value(settings, OPTION_JOBS);
}

bool settings_input(cli_input *input, const cli_settings *settings)
{
    if (settings->file_count == 0 && platform_is_terminal(stdin)) {
        help_put_command(stderr, settings->message_language, settings->command);
        return false;
    }
    int encoding = settings_choice(settings, OPTION_ENCODING, an_encoding_names, AN_ENCODING_AUTO);
    if (encoding < 0)
        return false;
    input->encoding = (an_encoding)encoding;
    return settings_from(settings, &input->from) &&
           settings_rules(settings, &input->from, &input->rules) &&
           settings_number(settings, OPTION_MAX_GAME, GAME_SIZE_MAX, &input->max_game) &&
           settings_jobs(input, settings);
}
