/* What the program itself says, in English and in French. */
#include "messages.h"

#include <stdlib.h>
#include <string.h>

#include "platform.h"

const char *message_text(an_message_language language, message which)
{
#define TEXTS(name, english, french) [name] = {english, french},
    static const char *const texts[MESSAGE_COUNT][AN_MESSAGE_LANGUAGE_COUNT] = {MESSAGES(TEXTS)};
#undef TEXTS
    return texts[which][language];
}

/* Returns whether the name of a locale, "fr_BE.UTF-8", begins with this language. */
static bool speaks(const char *locale, const char *language)
{
    size_t size = strlen(language);
    return strncmp(locale, language, size) == 0 &&
           (locale[size] == '\0' || strchr("_.@:-", locale[size]) != NULL);
}

const char *locale_for(const char *category)
{
    const char *const variables[] = {"LC_ALL", category, "LANG"};
    for (size_t i = 0; i < sizeof variables / sizeof *variables; i++) {
        const char *value = getenv(variables[i]);
        if (value != NULL && *value != '\0')
            return value;
    }
    return NULL;
}

an_message_language message_language_of_environment(void)
{
    const char *locale = locale_for("LC_MESSAGES"), *list = getenv("LANGUAGE");
    if (locale == NULL)
        locale = platform_language();
    bool is_c = strncmp(locale, "C", 1) == 0 || strcmp(locale, "POSIX") == 0;
    while (!is_c && list != NULL && *list != '\0') {
        if (speaks(list, "fr"))
            return AN_MESSAGES_FRENCH;
        if (speaks(list, "en"))
            return AN_MESSAGES_ENGLISH;
        list += strcspn(list, ":");
        list += *list == ':';
    }
    return speaks(locale, "fr") ? AN_MESSAGES_FRENCH : AN_MESSAGES_ENGLISH;
}

static an_message_language language_of_program = AN_MESSAGES_ENGLISH;

void message_language_set(an_message_language language)
{
    language_of_program = language;
}

an_message_language message_language(void)
{
    return language_of_program;
}
