/* What cannot be drawn: moments that a game does not reach, and marks that are not understood. */
#ifndef AN_CLI_MISSED_H
#define AN_CLI_MISSED_H

#include "moment.h"

/* Copies a moment as it was typed to out[MISSED_TEXT_MAX]. */
enum { MISSED_TEXT_MAX = 24 };
void missed_text(char *out, const moment *missed);

/* Says why a game does not reach a moment: where it begins or ends. Its plies must have been kept.
 * Returns false when memory runs out. */
bool say_missed(const moment *missed, const an_judgement *judgement, uint64_t game);

/* Says that `wrong`, in a comment of a game, is no mark. `game` is the number of the game. */
void say_mark_left_out(const char *wrong, const char *game);

#endif
