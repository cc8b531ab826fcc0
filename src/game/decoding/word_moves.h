/* What the words of a line of play may mean: the move that is written, and those a slip away. */
#ifndef AN_GAME_WORD_MOVES_H
#define AN_GAME_WORD_MOVES_H

#include "bench.h"
#include "slip.h"

/* What a slip costs is looked up again and again for the same move, as many readings of a line have
 * nearly the same pieces on the board. */
enum { AN_SLIPS_KEPT = 256 };

typedef struct an_kept_slip {
    uint32_t key; /* of the move and what is to be written of it; 0: nothing is kept here */
    uint16_t cost;
    uint8_t step;
} an_kept_slip;

/* A word of the line. */
typedef struct an_line_word {
    bool is_torn;     /* there are blanks between its parts */
    bool is_readable; /* `said` is what it says in the language of the game */
    an_san said;
    an_written written;
    an_kept_slip *kept; /* [AN_SLIPS_KEPT] */
} an_line_word;

/* What the signs of a line tell: that a sign is missing counts only where such signs are used. */
typedef struct an_sign_habits {
    bool marks_checks, marks_captures;
} an_sign_habits;

/* A move that a word may mean, the step that leads to it, and its cost. */
typedef struct an_word_move {
    an_move move;
    uint16_t cost;
    uint8_t step; /* an_step */
} an_word_move;

/* Reads a word in the notation of the game on the bench; `plain` is what it says if it is plain, or
 * 0. The caller sets word->kept, and clears what is kept there. */
void an__line_word_read(an_line_word *word, const an_bench *bench, an_text text, an_plain plain);

/* Returns true if the word says a legal move as it is written; its cost is that of wrong signs. */
bool an__word_as_written(const an_line_word *word, const an_position *position, an_word_move *move);

/* Writes the moves that the word says with one slip to list[AN_MOVES_MAX]; returns their number. */
size_t an__word_slips(const an_line_word *word, const an_position *position,
                      const an_sign_habits *habits, an_word_move *list);

#endif
