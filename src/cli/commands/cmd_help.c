/* algnot help and version: what the program knows about itself. */
#include "completion.h"
#include "help.h"
#include "man.h"
#include "platform.h"
#include "run.h"

#include <string.h>

/* Returns the command with this name; COMMAND_NONE after a message if there is none. */
static command_id find_command(const char *name)
{
    command_id id = command_named(name);
    if (id == COMMAND_NONE)
        command_refuse(name);
    return id;
}

/* Writes the page that --man=PAGE names, where "3" is that of the library. */
static int put_page(const char *page)
{
    an_message_language language = message_language();
    if (strcmp(page, "3") == 0) {
        man_put_library(stdout, language);
        return STATUS_WELL;
    }
    command_id id = find_command(page);
    if (id == COMMAND_NONE)
        return STATUS_TROUBLE;
    man_put_command(stdout, language, id);
    return STATUS_WELL;
}

static int put_completion(const cli_settings *settings)
{
    static void (*const put[])(FILE * file) = {completion_put_bash, completion_put_zsh,
                                               completion_put_fish};
    int shell = settings_named(settings, OPTION_COMPLETION, 0);
    if (shell < 0)
        return STATUS_TROUBLE;
    put[shell](stdout);
    return STATUS_WELL;
}

int run_help(const cli_settings *settings)
{
    const char *name = settings->file_count > 0 ? settings->files[0] : NULL;
    const char *page = settings->value[OPTION_MAN];
    if (settings->value[OPTION_COMPLETION] != NULL)
        return put_completion(settings);
    if (page != NULL && (*page != '\0' || name != NULL))
        return put_page(*page != '\0' ? page : name);
    if (page != NULL) {
        man_put_program(stdout, message_language());
        return STATUS_WELL;
    }
    if (name == NULL) {
        help_put_program(stdout);
        return STATUS_WELL;
    }
    command_id id = find_command(name);
    if (id == COMMAND_NONE)
        return STATUS_TROUBLE;
    help_put_command(stdout, id);
    return STATUS_WELL;
}

/* The compiler, by the name and the version that it gives itself. */
#if defined(__clang__)
#define COMPILER __VERSION__
#elif defined(__GNUC__)
#define COMPILER "gcc " __VERSION__
#else
#define COMPILER "?"
#endif

int run_version(const cli_settings *settings)
{
    an_message_language language = message_language();
    if (settings->value[OPTION_SHORT] != NULL) {
        puts(an_version());
        return STATUS_WELL;
    }
    printf("algnot %s\n%s%s\n%s%s\n", an_version(), message_text(language, SAY_COMPILER), COMPILER,
           message_text(language, SAY_THREADS), platform_threads());
    return STATUS_WELL;
}
