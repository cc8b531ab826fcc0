/* Output that is there as a whole, or not at all. */
#include "output.h"

#include <stdlib.h>
#include <string.h>

#include "failure.h"
#include "files.h"
#include "platform.h"
#include "say.h"
#include "stamp.h"
#include "target.h"
#include "terminal.h"
#include "text.h"

bool output_open(cli_output *output, const cli_settings *settings)
{
    return output_open_apart(output, settings, settings->value[OPTION_OUTPUT]);
}

void output_open_standard_error(cli_output *output)
{
    *output = (cli_output){.file = stderr, .is_terminal = platform_is_terminal(stderr)};
}

static void forget_paths(cli_output *output)
{
    free(output->temporary);
    free(output->target);
}

/* Finds the target, and the temporary file that takes its place. Returns false if memory runs
 * out. */
static bool find_paths(cli_output *output)
{
    bool is_replaced;
    if (!platform_target(output->path, &output->target, &is_replaced))
        return false;
    if (is_replaced)
        output->temporary = platform_join(output->target, ".algnot-tmp");
    return !is_replaced || output->temporary != NULL;
}

bool output_is_same(const char *a, const char *b)
{
    platform_stamp first = platform_stamp_at(a), second = platform_stamp_at(b);
    return strcmp(a, b) == 0 || platform_stamps_share_file(&first, &second);
}

/* Returns true if output at `path` would take the place of a file that is to be read. */
static bool replaces_input(const cli_settings *settings, const char *path)
{
    const char *key = settings->value[OPTION_KEY];
    platform_stamp here = platform_stamp_at(path), standard_input = platform_stamp_of(stdin);
    if (!here.is_regular)
        return false;
    for (size_t i = 0; i < settings->file_count; i++)
        if (output_is_same(path, settings->files[i]))
            return true;
    return (key != NULL && output_is_same(path, key)) ||
           platform_stamps_share_file(&here, &standard_input);
}

bool output_open_at(cli_output *output, const char *path_given)
{
    *output = (cli_output){.file = stdout, .path = path_given};
    if (output->path == NULL || strcmp(output->path, "-") == 0) {
        output->path = NULL;
        output->is_terminal = platform_is_terminal(stdout);
        return true;
    }
    if (!find_paths(output)) {
        output->file = NULL;
        say(SAY_OUT_OF_MEMORY);
        forget_paths(output);
        return false;
    }
    const char *temporary = output->temporary;
    output->file = temporary != NULL ? platform_open(temporary, "wbx")
                                     : platform_open_straight(output->target);
    if (output->file != NULL && temporary != NULL)
        platform_remove_when_killed(temporary);
    if (output->file != NULL)
        return true;
    say_failed(SAY_CANNOT_WRITE,
               platform_last_failure() == FAILURE_EXISTS ? temporary : output->path);
    forget_paths(output);
    return false;
}

bool output_open_apart(cli_output *output, const cli_settings *settings, const char *path)
{
    if (path == NULL || strcmp(path, "-") == 0 || !replaces_input(settings, path))
        return output_open_at(output, path);
    *output = (cli_output){.path = path};
    return say(SAY_OVER_INPUT, path);
}

/* Keeps the reason at once: until the output is closed, other calls may fail for other reasons. */
static void note_result(cli_output *output, bool is_well)
{
    if (is_well || output->failed)
        return;
    output->failed = true;
    output->failure = platform_last_failure();
}

void output_write(cli_output *output, an_text text)
{
    if (output->failed || text.size == 0)
        return;
    size_t written = output->is_terminal ? terminal_write(output->file, text)
                                         : fwrite(text.at, 1, text.size, output->file);
    note_result(output, written == text.size);
    char last = text.at[text.size - 1];
    output->is_amid_line = !an_is_line_end(last) && last != '\0';
}

void output_end_line(cli_output *output)
{
    if (output->is_amid_line)
        output_write(output, an_text_of("\n"));
}

void output_flush(cli_output *output)
{
    if (!output->failed)
        note_result(output, fflush(output->file) == 0);
}

void output_abandon(cli_output *output)
{
    output->is_abandoned = true;
}

/* The temporary file takes the place of the target, or is removed. Returns false if it should have
 * taken its place and could not. */
static bool replace(const cli_output *output, bool is_whole)
{
    if (is_whole) {
        platform_copy_mode(output->target, output->temporary);
        if (platform_replace(output->temporary, output->target))
            return true;
    }
    platform_remove(output->temporary);
    return !is_whole;
}

bool output_close(cli_output *output)
{
    an_message_language language = message_language();
    if (output->file == NULL)
        return false;
    output_flush(output);
    if (output->path != NULL)
        note_result(output, fclose(output->file) == 0);
    if (output->temporary != NULL)
        note_result(output, replace(output, !output->failed && !output->is_abandoned));
    bool is_lost = output->failed && output->failure != FAILURE_BROKEN_PIPE;
    if (is_lost)
        say_failure(SAY_CANNOT_WRITE,
                    output->path != NULL ? output->path
                                         : message_text(language, SAY_STANDARD_OUTPUT),
                    output->failure);
    platform_keep_when_killed(output->temporary);
    forget_paths(output);
    return !is_lost;
}
