/* What differs between two score sheets, as JSON Lines. */
#ifndef AN_CLI_COMPARE_JSON_H
#define AN_CLI_COMPARE_JSON_H

#include "differences.h"

/* Puts a line for each difference, and one for the comparison; for that alone if the sheets are not
 * of one game. `pair` names them. */
void compare_json_put(an_buffer *out, const differences *d, an_text pair);

#endif
