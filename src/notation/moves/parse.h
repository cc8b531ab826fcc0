/* From text to what it says, and to the move that it means on a board. */
#ifndef AN_NOTATION_PARSE_H
#define AN_NOTATION_PARSE_H

#include "algnot/notation.h"

/* Does what an_san_parse does, for a caller that needs no reason for a failure. Returns false if
 * the word is no move. */
bool an__san_read(an_san *san, an_text word, const an_notation *notation);

/* Returns the style of a word that is meant as a move: long if it names both squares, with a dash
 * or a sign of capture between them, as "Cd1-c7" does; otherwise short. */
an_style an__style_of(an_text word, const an_notation *notation);

/* A word for a move that is read on a board, with the signs behind it. */
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
