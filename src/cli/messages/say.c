/* Messages on standard error. */
#include "say.h"

#include <stdarg.h>

#include "escape.h"
#include "put_message.h"
#include "text.h"

void say_escaped(FILE *file, an_text text)
{
    while (text.size > 0) {
        char shown[AN_GLYPH_MAX];
        an_glyph glyph = an_glyph_of(text);
        size_t size = an__glyph_write(shown, glyph);
        fwrite(shown, 1, size, file);
        text = an_text_after(text, glyph.size);
    }
}

void say(an_message_language language, message which, ...)
{
    va_list arguments;
    va_start(arguments, which);
    fputs("algnot: ", stderr);
    for (const char *at = message_text(language, which); *at != '\0'; at++) {
        if (at[0] == '%' && at[1] == 's') {
            say_escaped(stderr, an_text_of(va_arg(arguments, const char *)));
            at++;
        } else {
            fputc(*at, stderr);
        }
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
