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

void say(an_message_language language, message which, ...)
{
    va_list arguments;
    va_start(arguments, which);
    fputs("algnot: ", stderr);
    const char *rest = put_words(message_text(language, which));
    while (*rest != '\0') {
        say_escaped(stderr, an_text_of(va_arg(arguments, const char *)));
        rest = put_words(rest + strlen("%s"));
    }
    fputc('\n', stderr);
    va_end(arguments);
}

void say_failure(an_message_language language, message which, const char *name,
                 platform_failure failure)
{
    say(language, which, name, failure_text(language, failure));
}

void say_failed(an_message_language language, message which, const char *name)
{
    say_failure(language, which, name, platform_last_failure());
}
