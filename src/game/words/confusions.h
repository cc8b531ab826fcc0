/* Characters that are confused in print, by scanners, or in handwriting. */
#ifndef AN_GAME_CONFUSIONS_H
#define AN_GAME_CONFUSIONS_H

#include "algnot/base.h"

/* Returns true if the character `due` may have been read, or scanned, as `said`. */
bool an__is_confused_with(uint32_t said, uint32_t due);

/* Returns the bytes at the beginning of `text` that look like the number `due`, with a letter in
 * the place of a digit: "l0", "lO" or "1O" for 10. Returns 0 if there are none. */
size_t an__number_alike_size(an_text text, uint32_t due);

/* Returns true if a character that is no digit looks like the number of a rank: l, S, B. */
bool an__looks_like_rank(uint32_t said);

/* Returns the bytes at the beginning of `text` that look like a square but are none, as "gl" for g1
 * and "fó" for f6; 0 if there are none. */
size_t an__square_alike_size(an_text text);

/* Returns true if all of `text` is a letter that looks like a dagger, the sign of check in old
 * print: the t of "Dh5t". */
bool an__is_dagger_alike(an_text text);

/* Returns true if `word` is a capital, and one or two squares, some of which may only look like
 * squares, with a dash or a sign of capture before the last one: "CdS", "Tflxfó", "TfóXgó". A
 * letter like a dagger may stand behind it. "Des" is a word: where only one square is named, the
 * last character is no small letter. */
bool an__is_move_alike(an_text word);

#endif
