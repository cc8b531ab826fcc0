/* How boards are to be drawn, as the command line says. */
#include "drawing.h"

#include <stdlib.h>

#include "say.h"
#include "text.h"

/* Returns whether the locale, read as a string, names UTF-8: "fr_FR.UTF-8", "C.utf8". */
static bool locale_is_utf_8(void)
{
    static const char *const variables[] = {"LC_ALL", "LC_CTYPE", "LANG"};
    for (size_t i = 0; i < sizeof variables / sizeof *variables; i++) {
        const char *value = getenv(variables[i]);
        if (value == NULL || *value == '\0')
            continue;
        for (; *value != '\0'; value++) {
            char name[6] = "";
            size_t size = 0;
            for (const char *at = value; *at != '\0' && size < 5; at++)
                if (*at != '-')
                    name[size++] = an_lower(*at);
            if (an_text_starts(an_text_of(name), "utf8"))
                return true;
        }
        return false;
    }
    return false;
}

static bool read_letters(const cli_settings *settings, bool in_letters, an_drawing *drawing)
{
    static const message why[] = {
        [AN_LACKS_LETTER] = SAY_LACKS_LETTER, [AN_LACKS_CASE] = SAY_LACKS_CASE};
    const char *name = settings->value[OPTION_LETTERS];
    if (name == NULL)
        return true;
    drawing->letters = settings_language(settings, an_text_of(name));
    if (drawing->letters == NULL)
        return false;
    an_unfitness unfitness = an_language_unfitness(drawing->letters);
    if (unfitness == AN_SUITS_BOARDS || !in_letters)
        return true;
    say(settings->message_language, why[unfitness], name);
    return false;
}

bool settings_drawing(const cli_settings *settings, bool in_letters, an_drawing *drawing)
{
    enum { CHARSET_AUTO, CHARSET_UNICODE, CHARSET_ASCII };
    int charset = settings_named(settings, OPTION_CHARSET, CHARSET_AUTO);
    int coordinates = settings_named(settings, OPTION_COORDINATES, 0);
    if (charset < 0 || coordinates < 0)
        return false;
    *drawing =
        (an_drawing){.in_unicode = charset == CHARSET_UNICODE ||
                                   (charset == CHARSET_AUTO &&
                                    settings_write_to_terminal(settings) && locale_is_utf_8()),
                     .is_flipped = settings->value[OPTION_FLIP] != NULL,
                     .without_coordinates = coordinates == 1,
                     .numbers_squares = settings->value[OPTION_PRIORITY] != NULL};
    return read_letters(settings, in_letters, drawing);
}
