/* A word for a move that is read on a board, with the signs behind it. */
#ifndef AN_NOTATION_READ_H
#define AN_NOTATION_READ_H

#include "algnot/notation.h"

typedef struct an_word_read {
    an_san said; /* what the word says before its signs */
    an_san due;  /* the move as an_san_describe describes it */
    an_move move;
    an_suffix signs;
    bool has_rest; /* something that is no sign follows them */
} an_word_read;

/* Reads the only legal move that a word says at `position`, and the signs glued to it. Returns what
 * an_move_read returns, but for a rest behind the signs, of which word->has_rest tells. Unless
 * AN_OK is returned, *word means nothing. */
an_code an__word_read(an_word_read *word, const an_position *position, an_text text,
                      const an_notation *notation, an_reason *reason);

#endif
