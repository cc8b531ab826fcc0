/* What may be the name of a player or a place, and what stands beside it. */
#ifndef AN_GAME_PLAYER_NAMES_H
#define AN_GAME_PLAYER_NAMES_H

#include "algnot/base.h"

/* Returns true if all of `text` may be the name of a player or a place. It is a few words without
 * figures, one blank apart, each with a capital, except for particles such as "van der". No word
 * belongs to tournaments or openings, or is a color without a first name before it. */
bool an__may_be_name(an_text text);

/* Does the same for a text behind a label, where a color is a name, too: "Blancs : Blanc". */
bool an__may_be_labelled_name(an_text text);

/* Does the same for names without capitals, as hurried hands write them. Call it where little else
 * than a name can stand. */
bool an__may_be_small_name(an_text text);

/* Returns true if a word of `text` belongs to the names of openings. */
bool an__names_opening(an_text text);

/* Returns the bytes of the rating at the end of `text`, such as "1850", "[1850]" or "(Elo 1850)",
 * with the blanks before it. Sets `*rating` to its digits. Returns 0 if there is none. */
size_t an__rating_at_end(an_text text, an_text *rating);

/* Returns the bytes of a name before a bracket with something else, "Vidal 1450 (Cahors)", "Vidal
 * (4e B)"; 0 if there is none. Behind the bracket a rating may stand, "Vidal (Cahors) 1450", and
 * nothing else, or at its end, "Vidal (CM, 1450)". Sets *rating to it; its size is 0 if there is
 * none. */
size_t an__size_before_bracket(an_text text, an_text *rating);

/* Returns the bytes of the code of an opening that `text` begins with, "C65" or "[C65]", and sets
 * `*code` to the three characters of the code. Returns 0 if there is none, or if a letter or digit
 * follows. */
size_t an__eco_read(an_text text, an_text *code);

#endif
