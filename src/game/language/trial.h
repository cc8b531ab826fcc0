/* A game played in one language, to see whether it is written in it. */
#ifndef AN_GAME_TRIAL_H
#define AN_GAME_TRIAL_H

#include "candidates.h"
#include "findings.h"
#include "lines_of_play.h"
#include "word_counts.h"

/* What a game looks like in one language. */
typedef struct an_trial {
    uint32_t plies;       /* of the main line that can be played */
    bool is_whole;        /* all of them */
    bool variations_hold; /* and all of the variations */
    bool has_figurines;
    bool breaks_on_board;  /* the main line ends at a move that can be read, but not played */
    bool only_coordinates; /* e2e4, as UCI writes it */
    bool is_terse;         /* a man is named, and not where he comes from */
    bool leaves_over;      /* letters behind a move, which another language may know */
    bool has_look_alikes;  /* letters of another script were taken for its own */
    /* notations, bit by index, that cannot but read the same in all that was met: with letters as
     * exact as in this trial, and with letters beyond the table */
    uint64_t alike, alike_leniently;
    uint32_t roles;  /* the pieces named by letters, bit by an_role */
    uint64_t digest; /* of the moves: equal for equal games; of variations if they hold */
} an_trial;

/* How a game begins, played once for those who go on from there. */
typedef struct an_opening {
    bool is_known;
    size_t next; /* the token behind it */
    an_trial trial;
    uint64_t of_variations; /* a digest, if any were played */
    an_variation line;
} an_opening;

/* What is found out about the language of the game on the bench. */
typedef struct an_detection {
    an_bench *bench;
    an_candidates *candidates;
    an_findings *findings;
    an_opening opening; /* up to the first move with a letter: in whatever language */
    an_opening reached; /* up to where the guess broke off, in the language guessed */
    an_word_counts counts;
    uint64_t tried;      /* the notation that is being tried, bit by index; 0: none of them */
    bool is_guess;       /* the game is judged in the last one's notation, which may be wrong */
    an_trial guess;      /* what the game looks like in it, as far as it was judged */
    uint32_t settled_at; /* the ply that left one reading; 0 if that was not asked */
    /* what the game looks like in each notation that was tried, by its index: with exact letters,
     * and with letters beyond the table */
    an_trial trials[AN_NOTATIONS_MAX], lenient_trials[AN_NOTATIONS_MAX];
} an_detection;

/* Before the first game. The trials are left as they are. */
void an_detection_open(an_detection *d, an_bench *bench, an_candidates *candidates,
                       an_findings *findings);

/* Nothing is known of the game on the bench yet. */
void an_detection_begin(an_detection *d);

/* Replays the game in a notation and judges nothing. */
an_trial an_try(an_detection *d, const an_notation *notation);

/* The same from where the guess, which is that notation, broke off. */
an_trial an_try_on(an_detection *d, const an_notation *notation);

/* Whether the guess has met a pawn that is named by its letter, which is beyond the table. */
static inline bool an_guess_names_pawns(const an_detection *d)
{
    return d->guess.roles >> AN_PAWN & 1;
}

/* Plies that a language must carry a game further than any does with exact letters. */
enum { AN_CHANCE_PLIES = 4 };

/* A trial that has not met anything; what it meets takes away from it. trial.c */
extern const an_trial an_trial_hopeful;

/* Takes note of a move that was understood. */
void an_trial_note(an_trial *trial, const an_san *san);

/* The same of plain moves that are no pawn's with its letter: rows of their letters, bit by bit. */
void an_trial_note_rows(an_trial *trial, uint32_t rows);

/* And of what is left of its word, if that is not plain. */
void an_trial_note_rest(an_trial *trial, an_text word, const an_san *san);

/* A move that is written plainly, and one of the board; false: it is to be read with care. */
bool an_read_plain(const an_bench *bench, const an_token *token, const an_variation *line,
                   an_san *san, an_move *move);

#endif
