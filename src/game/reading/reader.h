/* The iterator over the games of a batch. */
#ifndef AN_GAME_READER_H
#define AN_GAME_READER_H

#include "draft.h"

/* Goes back to where the last game began, to read it otherwise. */
void an_reader_rewind(an_reader *reader, const an_choices *choices);

#endif
