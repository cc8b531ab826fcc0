/* What the program itself says. */
#include "messages.h"

#include <stdlib.h>
#include <string.h>

static const char *const texts[MESSAGE_COUNT][AN_TONGUES] = {
#define MESSAGE_ROW(name, english, french) {english, french},
    MESSAGES(MESSAGE_ROW)
#undef MESSAGE_ROW
};

const char *message_text(an_tongue language, message which)
{
    return texts[which][language];
}

an_tongue message_language_of_environment(void)
{
    static const char *const variables[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
    for (size_t i = 0; i < sizeof variables / sizeof *variables; i++) {
        const char *value = getenv(variables[i]);
        if (value != NULL && *value != '\0')
            return strncmp(value, "fr", 2) == 0 ? AN_FRENCH : AN_ENGLISH;
    }
    return AN_ENGLISH;
}
