/* Messages on standard error. */
#include "say.h"

#include <stdarg.h>
#include <string.h>

#include "escape.h"
#include "put_message.h"
#include "terminal.h"
#include "text.h"

void say_escaped(FILE *file, an_text text)
{
    while (text.size > 0) {
        char shown[AN_GLYPH_MAX];
        an_glyph glyph = an_glyph_of(text);
        size_t size = an__glyph_write(shown, glyph);
        terminal_write(file, an_text_from(shown, size));
        text = an_text_after(text, glyph.size);
    }
}

/* Writes the words of a message up to its next hole; returns what follows them. */
static const char *put_words(const char *words)
{
    const char *hole = strstr(words, "%s");
    size_t size = hole == NULL ? strlen(words) : (size_t)(hole - words);
    terminal_write(stderr, an_text_from(words, size));
    return words + size;
}

bool say(message which, ...)
{
    va_list arguments;
    va_start(arguments, which);
    fputs("algnot: ", stderr);
    const char *rest = put_words(message_text(message_language(), which));
    while (*rest != '\0') {
        say_escaped(stderr, an_text_of(va_arg(arguments, const char *)));
        rest = put_words(rest + strlen("%s"));
    }
    fputc('\n', stderr);
    va_end(arguments);
    return false;
}

bool say_failure(message which, const char *name, platform_failure failure)
{
    return say(which, name, failure_text(message_language(), failure));
}

bool say_finding(an_report *report, const an_finding *finding, const an_place *place)
{
    an_text text = an_report_finding(report, finding, place);
    if (text.at != NULL)
        terminal_write(stderr, text);
    return text.at != NULL;
}

bool say_failed(message which, const char *name)
{
    return say_failure(which, name, platform_last_failure());
}
