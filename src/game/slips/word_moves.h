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
    an_san recased[2]; /* what it says in small letters alone, and behind a capital */
    uint8_t recased_count;
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

/* cc6: returns what it costs that a pawn's move names the file that it stays on, as hardly anybody
 * writes. */
static inline unsigned an_doubt_of_file(const an_san *san)
{
    bool names_own_file = san->kind == AN_SAN_MOVE && san->role == AN_NO_ROLE &&
                          san->from_rank == AN_UNSAID && san->from_file != AN_UNSAID &&
                          san->from_file == san->to_file;
    return names_own_file ? an_cost_of(AN_STEP_CHARACTER) : 0;
}

/* Notes what the word says whatever the case of its letters. */
void an__line_word_recase(an_line_word *word, const an_notation *notation);

/* Writes the legal moves to list[2] that the word would say if other letters of it were small, or
 * capitals; returns their number. */
size_t an__word_recased(const an_line_word *word, const an_position *position, an_word_move *list);

/* Returns true if the word says a legal move as it is written; its cost is that of wrong signs. */
bool an__word_as_written(const an_line_word *word, const an_position *position, an_word_move *move);

/* Returns what it costs that a word says the move that leads from one position to the other,
 * without the signs of capture and check that the line uses. */
unsigned an__word_unmarked(const an_line_word *word, const an_sign_habits *habits,
                           const an_position *before, const an_position *after);

/* Writes the moves that the word says with one slip to list[AN_MOVES_MAX]; returns their number. */
size_t an__word_slips(const an_line_word *word, const an_position *position,
                      const an_sign_habits *habits, an_word_move *list);

#endif
