/* Messages in a text, and the words for why a call of the system failed. */
#include "put_message.h"

#include <stdarg.h>
#include <string.h>

#include "escape.h"
#include "text.h"

const char *put_up_to_hole(an_buffer *out, const char *sentence)
{
    const char *hole = strstr(sentence, "%s");
    size_t size = hole == NULL ? strlen(sentence) : (size_t)(hole - sentence);
    an_buffer_put_text(out, an_text_from(sentence, size));
    return hole == NULL ? NULL : hole + strlen("%s");
}

void put_message(an_buffer *out, an_message_language language, message which, ...)
{
    va_list arguments;
    va_start(arguments, which);
    const char *rest = message_text(language, which);
    while ((rest = put_up_to_hole(out, rest)) != NULL)
        an__put_escaped(out, an_text_of(va_arg(arguments, const char *)));
    va_end(arguments);
}

const char *failure_text(an_message_language language, platform_failure failure)
{
    static const message reasons[] = {
        [FAILURE_NOT_FOUND] = SAY_FAILED_NOT_FOUND,
        [FAILURE_NO_ACCESS] = SAY_FAILED_NO_ACCESS,
        [FAILURE_IS_DIRECTORY] = SAY_FAILED_IS_DIRECTORY,
        [FAILURE_DISK_FULL] = SAY_FAILED_DISK_FULL,
        [FAILURE_BROKEN_PIPE] = SAY_FAILED_BROKEN_PIPE,
        [FAILURE_EXISTS] = SAY_FAILED_EXISTS,
        [FAILURE_NO_MEMORY] = SAY_OUT_OF_MEMORY,
        [FAILURE_NAME_TOO_LONG] = SAY_FAILED_NAME_TOO_LONG,
        [FAILURE_LOOP] = SAY_FAILED_LOOP,
        [FAILURE_CLOSED] = SAY_FAILED_CLOSED,
        [FAILURE_TOO_MANY_FILES] = SAY_FAILED_TOO_MANY_FILES,
        [FAILURE_DEVICE] = SAY_FAILED_DEVICE,
        [FAILURE_OTHER] = SAY_FAILED_OTHER,
    };
    const char *words = platform_failure_words(failure);
    return words != NULL ? words : message_text(language, reasons[failure]);
}
