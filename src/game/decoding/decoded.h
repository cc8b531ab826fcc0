/* What the decoder finds out about a game, and its memory. */
#ifndef AN_GAME_DECODED_H
#define AN_GAME_DECODED_H

#include "graph.h"

/* Another move that a word may mean, and how much more the best reading costs that has it. */
typedef struct an_choice {
    an_move move;
    uint16_t more;
} an_choice;

/* What the best reading makes of a token. */
typedef enum an_remedy {
    AN_REMEDY_NONE,    /* it is taken as it is written, behind half-moves that are missing */
    AN_REMEDY_MOVE,    /* it is another move */
    AN_REMEDY_EXTRA,   /* it is no part of the game */
    AN_REMEDY_DOUBLED, /* it was written before */
} an_remedy;

enum {
    AN_LOST_MAX = 4,
    AN_MENDED_MAX = 1250 /* tokens of a game; longer ones are not decoded. Hardly any game is */
};

/* A token that the best reading does not take as it is written. */
typedef struct an_correction {
    uint32_t token; /* its index */
    an_remedy remedy;
    an_move move; /* of AN_REMEDY_MOVE */
    bool is_certain;
    bool is_habit; /* it is written so as all of the sheet is, and nothing else is likely */
    uint8_t step;  /* an_step */
    uint16_t cost;
    uint16_t margin; /* how much more any reading costs that has no such move there */
    uint8_t lost;    /* how many half-moves are missing before the token */
    an_move lost_moves[AN_LOST_MAX]; /* those moves; AN_NULL_STEP where one is not known */
    uint16_t fits;     /* of a hole, or a single missing half-move: how many moves fit there */
    uint32_t fits_for; /* and how many half-moves behind it are legal then */
    uint8_t choice_count;
    /* moves in the same position, that of the remedy first; or what a missing half-move may be */
    an_choice choices[AN_SUGGESTIONS_MAX];
} an_correction;

/* The best reading of a line, arc by arc. */
typedef struct an_path {
    uint32_t *arcs;
    size_t count, capacity;
    bool *is_placed; /* by arc that finds a move: it is among `lost` */
    size_t placed_capacity;
    /* by arc, AN_LOST_MAX each: the moves that are missing before it; AN_NULL_STEP where one is not
     * found */
    an_move *lost;
    size_t lost_capacity;
} an_path;

/* A sheet that is read anew from its bytes. */
typedef struct an_decoded_sheet {
    an_token result; /* its size is 0 if there is none */
    an_token *tokens;
    size_t token_count, token_capacity;
    an_fault *faults;
    size_t fault_capacity;
} an_decoded_sheet;

/* The corrections of a game, and of a sheet its tokens; all of it the decoder's until it is used
 * for the next game. */
typedef struct an_line_decoder {
    an_search search;
    an_correction *corrections; /* of the main line, then of a variation */
    size_t correction_count, correction_capacity;
    size_t main_count; /* those of the main line */
    an_path path;
    an_decoded_sheet sheet;
} an_line_decoder;

#endif
