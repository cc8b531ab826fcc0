/* The note that a conversion leaves where it could not go on: {algnot: not converted from here: …},
 * with the slug of the error. */
#ifndef AN_GAME_CONVERSION_NOTE_H
#define AN_GAME_CONVERSION_NOTE_H

#include "algnot/base.h"

/* The beginning of such a note, up to the slug. */
extern const char an_note[];

/* Returns true if the text of a comment is such a note, whose lines may have been broken. */
bool an_is_note(an_text text);

#endif
