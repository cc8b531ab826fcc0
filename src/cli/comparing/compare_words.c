/* What compare says of two score sheets, in English and in French. */
#include "compare_words.h"

#include <stdarg.h>

#include "escape.h"
#include "put_message.h"

#define TEXTS(name, english, french) [name] = {english, french},
static const char *const texts[COMPARE_WORD_COUNT][AN_MESSAGE_LANGUAGE_COUNT] = {
    COMPARE_WORDS(TEXTS)};

void compare_put(an_buffer *out, an_message_language language, compare_word word, ...)
{
    va_list arguments;
    va_start(arguments, word);
    const char *rest = texts[word][language];
    while ((rest = put_up_to_hole(out, rest)) != NULL)
        an__put_escaped(out, va_arg(arguments, an_text));
    va_end(arguments);
}
