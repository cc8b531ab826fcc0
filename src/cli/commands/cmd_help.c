/* algnot help and version: what the program knows about itself. */
#include "help.h"
#include "run.h"

int run_help(const cli_settings *settings)
{
    if (settings->file_count == 0) {
        help_put_program(stdout, settings->message_language);
        return STATUS_WELL;
    }
    command_id id = command_named(settings->files[0]);
    if (id == COMMAND_NONE) {
        command_refuse(settings->message_language, settings->files[0]);
        return STATUS_TROUBLE;
    }
    help_put_command(stdout, settings->message_language, id);
    return STATUS_WELL;
}

int run_version(const cli_settings *settings)
{
    (void)settings;
    printf("algnot %s\n", an_version());
    return STATUS_WELL;
}
