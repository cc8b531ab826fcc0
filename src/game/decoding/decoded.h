/* What the decoder finds out about a game, and the memory that it works in. */
#ifndef AN_GAME_DECODED_H
#define AN_GAME_DECODED_H

#include "graph.h"

/* A move that a word may mean. `more` is the cost of the cheapest reading that has this move, minus
 * the cost of the best reading. */
typedef struct an_choice {
    an_move move;
    uint16_t more;
} an_choice;

/* What the best reading makes of a token. */
typedef enum an_remedy {
    AN_REMEDY_NONE,    /* it is taken as it is written, but half-moves are missing before it */
    AN_REMEDY_MOVE,    /* another move was meant */
    AN_REMEDY_EXTRA,   /* it does not belong to the game */
    AN_REMEDY_DOUBLED, /* it repeats what was written before */
} an_remedy;

enum {
    AN_LOST_MAX = 4,
    AN_MENDED_MAX = 1250 /* tokens; a game that has more is not decoded */
};

/* The half-moves that are missing before a token. */
typedef struct an_lost_moves {
    uint8_t count;
    an_move list[AN_LOST_MAX]; /* in order; AN_NULL_STEP for one that is unknown */
} an_lost_moves;

/* The moves that are possible in a place. */
typedef struct an_candidate_moves {
    uint8_t count;
    /* that of the remedy first; for a missing half-move, what it may be */
    an_choice list[AN_SUGGESTIONS_MAX];
    uint16_t fitting;     /* of a hole, or of one missing half-move: how many moves fit there */
    uint32_t legal_after; /* how many half-moves after such a move are legal */
} an_candidate_moves;

/* A token that the best reading does not take as it is written. */
typedef struct an_correction {
    uint32_t token; /* its index among the tokens of the game */
    uint32_t arc;   /* the index of its arc in the path of the best reading */
    an_remedy remedy;
    an_move move; /* the move that was meant, of AN_REMEDY_MOVE */
    bool is_certain;
    bool is_habit;   /* the habit of the whole sheet explains it, and no other move is likely */
    bool is_further; /* its slip is that of the correction before it */
    uint8_t step;    /* an_step: the kind of slip */
    uint16_t cost;
    uint16_t margin; /* the extra cost of the cheapest reading without this correction */
    an_lost_moves lost;
    an_candidate_moves candidates;
} an_correction;

/* The best reading of a line as a list of arcs, with the half-moves that are missing before each.
 */
typedef struct an_path {
    uint32_t *arcs;
    size_t count, capacity;
    bool *is_placed; /* by arc that finds a move: that move is already in `lost` */
    size_t placed_capacity;
    /* AN_LOST_MAX entries an arc: the half-moves that are missing before it; AN_NULL_STEP for one
     * that is unknown */
    an_move *lost;
    size_t lost_capacity;
} an_path;

/* The tokens and faults of a sheet that was read anew from its bytes. */
typedef struct an_decoded_sheet {
    an_token result; /* its size is 0 if there is none */
    an_token *tokens;
    size_t token_count, token_capacity;
    an_fault *faults;
    size_t fault_capacity;
} an_decoded_sheet;

/* The decoder. It owns the corrections of the game and the tokens of the sheet, and reuses their
 * memory: they are valid until it decodes the next game. */
typedef struct an_line_decoder {
    an_graph graph;
    an_correction *corrections; /* those of the main line, then those of one variation */
    size_t correction_count, correction_capacity;
    size_t main_count; /* how many of these belong to the main line */
    an_path path;
    an_decoded_sheet sheet;
} an_line_decoder;

#endif
