/* The sentences of the recorder's dialogue, in English and French. */
#include "record_messages.h"

#define TEXTS(name, english, french) [name] = {english, french},
static const char *const texts[RECORD_MESSAGE_COUNT][AN_MESSAGE_LANGUAGE_COUNT] = {
    RECORD_MESSAGES(TEXTS)};

const char *record_message_text(an_message_language language, record_message which)
{
    return texts[which][language];
}
