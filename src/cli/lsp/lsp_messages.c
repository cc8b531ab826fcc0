/* What the language server says, in English and in French. */
#include "lsp_messages.h"

#include <stdarg.h>

#include "put_message.h"

#define ERROR_TEXTS(name, code, english, french) [name] = {english, french},
#define TEXTS(name, english, french)             [name] = {english, french},
#define CODES(name, code, english, french)       [name] = code,

static const char *const texts[LSP_MESSAGE_COUNT][AN_MESSAGE_LANGUAGE_COUNT] = {
    LSP_ERRORS(ERROR_TEXTS) LSP_SENTENCES(TEXTS)};
static const int codes[LSP_ERROR_COUNT] = {LSP_ERRORS(CODES)};

int lsp_error_code(lsp_message error)
{
    return codes[error];
}

const char *lsp_message_text(an_message_language language, lsp_message which)
{
    return texts[which][language];
}

void lsp_message_put(an_buffer *out, an_message_language language, lsp_message which, ...)
{
    va_list arguments;
    va_start(arguments, which);
    const char *rest = texts[which][language];
    while ((rest = put_up_to_hole(out, rest)) != NULL)
        an__buffer_put(out, va_arg(arguments, const char *));
    va_end(arguments);
}
