/* Quotations in a plain text. */
#ifndef AN_GAME_QUOTATIONS_H
#define AN_GAME_QUOTATIONS_H

#include "prose.h"

/* Takes the quotation that begins with `token`. Its moves are not played: it may be a suggestion,
 * an opinion or a nickname. Returns false if no quotation begins there. */
bool an__prose_take_quotation(an_prose *p, an_token token);

#endif
