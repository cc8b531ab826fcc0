/* Popeye's language, word by word. */
#ifndef AN_PROBLEMS_POPEYE_INPUT_H
#define AN_PROBLEMS_POPEYE_INPUT_H

#include "form_fields.h"
#include "placement.h"
#include "popeye_words.h"

/* A problem that is being read. */
typedef struct an_popeye_reader {
    an_problem_reader *r;
    an_popeye_language language;
    an_placement board;
    an_text board_at;     /* where it is given; empty: it is not */
    bool is_listed;       /* it is given by lists of pieces, which add up */
    int color;            /* an_color of the pieces that follow; -1: not said */
    bool is_other_side;   /* half a duplex: the side begins that usually does not */
    an_squares uncastled; /* kings and rooks that have moved */
    uint8_t en_passant;   /* the square that was passed over, or AN_NO_SQUARE */
    an_text white_begins; /* the option that says so; empty: it is not given */
    bool is_yaml;         /* the words stand in YAML: the signs of its lists are blanks */
} an_popeye_reader;

/* Returns the next word without taking it; empty at the end of the input. */
an_text an__popeye_peek(const an_popeye_reader *p);

/* Takes a word that was peeked at. */
void an__popeye_take(an_popeye_reader *p, an_text word);

/* Takes the next word, and returns it. */
an_text an__popeye_next(an_popeye_reader *p);

/* Takes what is left of the line, and returns it without blanks around it. */
an_text an__popeye_rest_of_line(an_popeye_reader *p);

/* Returns what a word means in a list: an_popeye_word. */
unsigned an__popeye_word_in(const an_popeye_reader *p, an_popeye_list list, an_text word);

/* Returns whether a list of words ends: the input does, or a section begins. */
bool an__popeye_ends_list(const an_popeye_reader *p, an_text word);

/* Notes what is wrong with a word. */
void an__popeye_refuse(an_popeye_reader *p, an_problem_fault_kind kind, an_text word);

/* Returns the square at the beginning of a text; AN_NO_SQUARE if there is none. */
unsigned an__popeye_square(an_text text);

/* Reads pieces up to the next section, or, in a twin, up to the next word that is no piece. Calls
 * `put` for each square, with the letter that a FEN has for the piece. */
void an__popeye_pieces(an_popeye_reader *p, bool is_twin,
                       void (*put)(an_popeye_reader *p, an_text word, unsigned square, char piece));

#endif
