/* Whether a text is JSON, to the letter of RFC 8259. */
#ifndef TEST_STRICT_JSON_H
#define TEST_STRICT_JSON_H

#include "algnot/base.h"

/* One value and white space around it, in well-formed UTF-8, with no half of a surrogate pair. */
bool json_is_sound(an_text text);

#endif
