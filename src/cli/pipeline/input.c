/* What a command reads, and how it is judged. */
#include "input.h"

#include <errno.h>
#include <string.h>

#include "fold.h"
#include "help.h"
#include "platform.h"
#include "say.h"
#include "settings_position.h"
#include "text.h"

bool settings_jobs(cli_input *input, const cli_settings *settings)
{
    enum { MOST = 256 };
    uint64_t jobs;
    if (!settings_number(settings, OPTION_JOBS, platform_processors(), &jobs))
        return false;
    input->jobs = jobs < MOST ? (size_t)jobs : MOST;
    return jobs > 0 || settings_refuse_value(settings, OPTION_JOBS);
}

bool input_read_to_end(an_buffer *bytes, FILE *file, const char *name)
{
    enum { BLOCK = 1 << 16 };
    an__buffer_put(bytes, "");
    for (size_t got = 1; got > 0; bytes->size += got) {
        if (!an_buffer_reserve(bytes, BLOCK))
            return say(SAY_OUT_OF_MEMORY);
        if (!platform_read(file, bytes->at + bytes->size, BLOCK, &got))
            return say_failed(SAY_CANNOT_READ, name);
    }
    return true;
}

bool settings_read_standard_input(const cli_settings *settings, an_buffer *bytes)
{
    bool is_named = false;
    for (size_t i = 0; i < settings->file_count; i++)
        is_named = is_named || strcmp(settings->files[i], "-") == 0;
    return !is_named || input_read_to_end(bytes, stdin, "<stdin>");
}

bool settings_read_piped_input(an_buffer *bytes)
{
    char none;
    size_t got;
    bool holds_nothing =
        platform_is_terminal(stdin) || (!platform_read(stdin, &none, 0, &got) && errno == EBADF);
    bool was_read = holds_nothing || input_read_to_end(bytes, stdin, "<stdin>");
    if (an_text_trimmed(an_buffer_text(bytes)).size == 0)
        bytes->size = 0;
    return was_read;
}

/* What encodings are also called. Latin 1 is read as Windows-1252, which has all of its characters:
 * a file that is said to be Latin 1 mostly is that. */
static const struct {
    const char *alias;
    an_encoding encoding;
} aliases[] = {{"utf8", AN_ENCODING_UTF_8},       {"latin1", AN_ENCODING_CP1252},
               {"latin-1", AN_ENCODING_CP1252},   {"iso-8859-1", AN_ENCODING_CP1252},
               {"iso8859-1", AN_ENCODING_CP1252}, {"windows-1252", AN_ENCODING_CP1252},
               {"ansi", AN_ENCODING_CP1252},      {"ibm850", AN_ENCODING_CP850},
               {"utf16", AN_ENCODING_UTF_16}};

/* Reads --encoding by any of its names, in capitals or not. Returns -1 after a message. */
static int read_encoding(const cli_settings *settings)
{
    const char *name = settings->value[OPTION_ENCODING];
    for (size_t i = 0; name != NULL && i < sizeof aliases / sizeof *aliases; i++)
        if (an__folded_equal(an_text_of(name), an_text_of(aliases[i].alias)))
            return (int)aliases[i].encoding;
    for (int i = 0; name != NULL && an_encoding_names[i] != NULL; i++)
        if (an__folded_equal(an_text_of(name), an_text_of(an_encoding_names[i])))
            return i;
    return settings_choice(settings, OPTION_ENCODING, an_encoding_names, AN_ENCODING_AUTO);
}

bool settings_input(cli_input *input, const cli_settings *settings)
{
    if (settings->file_count == 0 && platform_is_terminal(stdin)) {
        help_put_command(stderr, settings->command);
        return false;
    }
    int encoding = read_encoding(settings);
    if (encoding < 0)
        return false;
    input->encoding = (an_encoding)encoding;
    return settings_from(settings, &input->from) &&
           settings_rules(settings, &input->from, &input->rules) &&
           settings_number(settings, OPTION_MAX_GAME, GAME_SIZE_MAX, &input->max_game) &&
           settings_jobs(input, settings);
}
