/* Stipulations in the form that stands below a diagram. */
#include "stipulation_text.h"

#include <string.h>

size_t an__stipulation_text(char *out, an_stipulation stipulation, an_message_language language,
                            bool in_unicode)
{
    static const char dagger[] = "‡";
    char name[AN_STIPULATION_MAX];
    size_t size = 0, length = an_stipulation_write(name, stipulation);
    for (size_t i = 0; i < length; i++) {
        if (name[i] == '#' && in_unicode) {
            memcpy(out + size, dagger, sizeof dagger - 1);
            size += sizeof dagger - 1;
        } else {
            out[size++] = name[i] == '.' && language == AN_MESSAGES_FRENCH ? ',' : name[i];
        }
    }
    out[size] = '\0';
    return size;
}
