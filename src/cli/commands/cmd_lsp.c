/* algnot lsp: a language server for editors, on standard input and output. */
#include "run.h"

#include "help.h"
#include "platform.h"
#include "serve.h"

int run_lsp(const cli_settings *settings)
{
    if (platform_is_terminal(stdin)) {
        help_put_command(stderr, settings->command);
        return STATUS_TROUBLE;
    }
    return lsp_serve(settings);
}
