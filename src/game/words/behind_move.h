/* What stands behind a move: words of check, annotations, a sentence that goes on. */
#ifndef AN_GAME_BEHIND_MOVE_H
#define AN_GAME_BEHIND_MOVE_H

#include "algnot/base.h"

/* Returns the bytes of the white space or invisible character right before `at`; 0 if there is
 * none. */
size_t an__space_before(const char *begin, const char *at);

/* Returns true if the first `size` bytes of `text` are a piece letter that stands apart from its
 * square, "2. N f3", and no sign of a novelty, which stands behind a move. `begin` is where the
 * whole text begins. */
bool an__is_torn_move(const char *begin, an_text text, size_t size);

/* Returns the bytes of "and" that `text` begins with, in the languages in which it is known here; 0
 * if there is none. */
size_t an__and_size(an_text text);

/* Returns true if a sentence goes on in `text`, behind blanks: with a word in small letters that is
 * neither a move, a number or a result nor "and", which begins a new clause. */
bool an__goes_on_in_words(an_text text);

/* Returns the bytes of words of check or mate that are a sign: they stand right behind a move, and
 * no sentence goes on with them ("Fb5 échec c6"). Returns 0 otherwise. `begin` is where the whole
 * text begins. */
size_t an__spoken_check_size(const char *begin, an_text text);

#endif
