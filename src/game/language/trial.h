/* Trials: a game is played through in one notation, to see whether it is written in it. */
#ifndef AN_GAME_TRIAL_H
#define AN_GAME_TRIAL_H

#include "candidates.h"
#include "findings.h"
#include "lines_of_play.h"
#include "word_counts.h"

/* What a game looks like in one notation. */
typedef struct an_trial {
    uint32_t plies;       /* of the main line, up to the first that cannot be played */
    bool is_whole;        /* the main line can be played to its end */
    bool variations_hold; /* so can all variations */
    bool has_figurines;
    bool breaks_on_board;  /* the main line ends at a move that can be read, but not played */
    bool only_coordinates; /* e2e4, as UCI writes it */
    bool is_terse;         /* a piece is named without saying where it comes from */
    bool leaves_over;      /* letters stand behind a move, which another language may read */
    bool has_look_alikes;  /* letters of another script, as they look alike, were taken */
    /* bit i: notation i reads every word of this trial as the same move words: as strictly as this
     * trial does, and leniently */
    uint64_t alike, alike_leniently;
    uint32_t roles;  /* the pieces named by letters, bit by an_role */
    uint64_t digest; /* of the moves, equal for equal games; of variations only if they hold */
} an_trial;

/* How far a game was played already: later trials go on from there. */
typedef struct an_opening {
    bool is_known;
    size_t next; /* the first token that was not played */
    an_trial trial;
    uint64_t of_variations; /* the digest of variations that were played */
    an_variation line;
} an_opening;

/* What is found out about the language of the game on the bench. */
typedef struct an_detection {
    an_bench *bench;
    an_candidates *candidates;
    an_findings *findings;
    an_opening
        opening; /* up to the first move with a letter, which no language reads differently */
    an_opening reached; /* up to where the guess broke off, in the guessed notation */
    an_word_counts counts;
    uint64_t tried;      /* the notation that is being tried, bit by index; 0: none of them */
    bool is_guess;       /* the game is being judged in the last game's notation, on speculation */
    an_trial guess;      /* what the game looks like in that notation, as far as it was judged */
    uint32_t settled_at; /* the ply that left one reading; 0 if no round was needed */
    /* by notation, of the exact and of the lenient round; left uninitialised on purpose, as the
     * rounds know which of them are set */
    an_trial trials[AN_NOTATIONS_MAX], lenient_trials[AN_NOTATIONS_MAX];
} an_detection;

/* Joins the parts, before the first game. */
void an__detection_open(an_detection *d, an_bench *bench, an_candidates *candidates,
                        an_findings *findings);

/* Forgets what was found out about the game before this one. */
void an__detection_begin(an_detection *d);

/* Plays the game on the bench in a notation, and reports nothing. */
an_trial an__try(an_detection *d, const an_notation *notation);

/* Plays it from where the guess broke off, in the notation that was guessed. */
an_trial an__try_on(an_detection *d, const an_notation *notation);

/* Returns true if the guess has met a pawn named by its letter, which no exact reading accepts. */
static inline bool an_guess_names_pawns(const an_detection *d)
{
    return d->guess.roles >> AN_PAWN & 1;
}

/* A reading may get fewer plies further than another by chance alone. */
enum { AN_CHANCE_PLIES = 4 };

/* A trial at its beginning: all that may be true is, until a move shows otherwise. */
extern const an_trial an__trial_hopeful;

/* Takes notice of a move that was understood. */
void an__trial_note(an_trial *trial, const an_san *san);

/* Takes notice of many plain moves at once: `rows` has a bit for each row that their letters had.
 */
void an__trial_note_rows(an_trial *trial, uint32_t rows);

/* Takes notice of what is left of the word of a move that is not plain. */
void an__trial_note_rest(an_trial *trial, an_text word, const an_san *san);

/* Reads a plain move that can be played. Returns false if the token must be read with care. */
bool an__read_plain(const an_bench *bench, const an_token *token, const an_variation *line,
                    an_san *san, an_move *move);

#endif
