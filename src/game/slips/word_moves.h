/* What the words of a line of play may mean: the move that is written, and the moves one slip away.
 */
#ifndef AN_GAME_WORD_MOVES_H
#define AN_GAME_WORD_MOVES_H

#include "bench.h"
#include "slip.h"

/* The most readings of a word by the habit of its sheet. */
enum { AN_HABIT_READINGS = 3 };

/* In how many cases of its letters a word is read besides the one that is written. */
enum { AN_CASES = 2 };

/* How many slips are cached for each word. Many readings of a line have nearly the same pieces on
 * the board, so the same slips are asked for again and again. */
enum { AN_SLIPS_KEPT = 256 };

typedef struct an_kept_slip {
    uint32_t key; /* stands for the move and for what is due in its word; 0 if the entry is free */
    uint16_t cost;
    uint8_t step;
} an_kept_slip;

/* A word of the line. */
typedef struct an_line_word {
    bool is_torn;     /* the parts of its move stand apart */
    bool signs_apart; /* its first part is the move, the others are its signs: "Td8 mat" */
    bool is_readable; /* `said` is set: what it says in the language of the game */
    an_san said;
    /* what it says by the habit of the sheet: in small letters, with a capital at its beginning, or
     * in another language */
    an_san by_habit[AN_HABIT_READINGS];
    uint8_t by_habit_count;
    an_written written;
    /* the same in small letters, with a capital at its beginning: it may be a slip of either */
    an_written recased[AN_CASES];
    uint8_t recased_count;
    an_kept_slip *kept; /* the cache of AN_SLIPS_KEPT slips; not owned */
} an_line_word;

/* Which signs a line uses. A missing sign counts only where such signs are used. */
typedef struct an_sign_habits {
    bool marks_checks, marks_captures;
} an_sign_habits;

/* Returns true if a word ends with a colon, which is a sign of capture or a mark of the sentence:
 * "3. Fb5: the Spanish." */
static inline bool an_ends_with_colon(an_text word)
{
    return word.size > 0 && word.at[word.size - 1] == ':';
}

/* A move that a word may mean, the step that leads to it, and the cost of that step. */
typedef struct an_word_move {
    an_move move;
    uint16_t cost;
    uint8_t step; /* an_step */
} an_word_move;

/* Reads `text` in the notation of the game on the bench. `plain` is the word in packed form if it
 * is plain, otherwise 0. The caller sets word->kept and clears the entries there. */
void an__line_word_read(an_line_word *word, const an_bench *bench, an_text text, an_plain plain);

/* cc6: where case means nothing, a pawn's move that names the file on which it stays is a slip, as
 * hardly anybody writes that. Makes `move` one if `said`, the word that says it, is such a move. */
void an__doubt_file(an_word_move *move, const an_san *said);

/* Adds what the word says in other cases of its letters to `by_habit` and `recased`. */
void an__line_word_recase(an_line_word *word, const an_notation *notation);

/* Adds what the word says in `notation`, that of another language, to `by_habit`. */
void an__line_word_translate(an_line_word *word, const an_notation *notation);

/* Writes to list[AN_HABIT_READINGS] the legal moves that the word says by the habit of its sheet,
 * and not as it is written. Returns their number. */
size_t an__word_by_habit(const an_line_word *word, const an_position *position, an_word_move *list);

/* Returns true if the word, as it is written, is a legal move, and sets *move. The cost is that of
 * wrong signs, otherwise 0. */
bool an__word_as_written(const an_line_word *word, const an_position *position, an_word_move *move);

/* Returns what the word costs because it lacks the signs of capture or check that the line uses, or
 * says mate where there is none. The move of the word leads from `before` to `after`. */
unsigned an__word_unmarked(const an_line_word *word, const an_sign_habits *habits,
                           const an_position *before, const an_position *after);

/* Returns true if the word is a move that its piece could make, but for a rule: the piece is
 * pinned, the king would move into check, or the capture en passant comes too late. */
bool an__word_is_forbidden(const an_line_word *word, const an_position *position);

/* Writes to list[AN_MOVES_MAX] the legal moves that one slip turns into the word. Returns their
 * number. */
size_t an__word_slips(const an_line_word *word, const an_position *position,
                      const an_sign_habits *habits, an_word_move *list);

#endif
