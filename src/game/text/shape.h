/* Words that have the shape of a move. */
#ifndef AN_GAME_SHAPE_H
#define AN_GAME_SHAPE_H

#include "algnot/base.h"

/* Returns true if a word has the shape of a move in some language, or in descriptive notation. */
bool an_word_has_shape(an_text word);

#endif
