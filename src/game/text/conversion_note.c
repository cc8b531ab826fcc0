/* The note that a conversion leaves where it could not go on. */
#include "conversion_note.h"

#include "text.h"

const char an_note[] = "algnot: not converted from here: ";

bool an_is_note(an_text text)
{
    size_t size = 0;
    while (size < text.size && an_note[size] != '\0' &&
           (text.at[size] == an_note[size] || (an_note[size] == ' ' && an_is_space(text.at[size]))))
        size++;
    return an_note[size] == '\0';
}
