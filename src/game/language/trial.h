/* A trial plays a game through in one notation, to see whether it is written in it. */
#ifndef AN_GAME_TRIAL_H
#define AN_GAME_TRIAL_H

#include "candidates.h"
#include "findings.h"
#include "lines_of_play.h"
#include "word_counts.h"

/* What a game looks like in one notation, as far as it was played. */
typedef struct an_trial {
    uint32_t plies;       /* plies of the main line before the first that cannot be played */
    bool is_whole;        /* the main line can be played to its end */
    bool variations_hold; /* all variations can be played, too */
    bool has_figurines;
    bool breaks_on_board;  /* the main line ends at a move that can be read, but not played */
    bool only_coordinates; /* all moves are written as UCI writes them: e2e4 */
    bool is_terse;         /* a piece is named without its origin */
    bool leaves_over;     /* letters are left over behind a move, which another language may read */
    bool has_look_alikes; /* letters of another script were taken because they look alike */
    /* Bit i is set if notation i reads every word of this trial as the same move: `alike` with
     * letters as strict as in this trial, `alike_leniently` with lenient ones. */
    uint64_t alike, alike_leniently;
    uint32_t roles;  /* the pieces that letters named, a bit for each an_role */
    uint64_t digest; /* a hash of the moves; it includes variations only if variations_hold */
} an_trial;

/* How far a game was played before. Later trials go on from there. */
typedef struct an_opening {
    bool is_known;
    size_t next; /* the index of the first token that was not played */
    an_trial trial;
    uint64_t of_variations; /* the digest of the variations that were played */
    an_variation line;
} an_opening;

/* What is found out about the language of the game on the bench. The pointers are not owned. */
typedef struct an_detection {
    an_bench *bench;
    an_candidates *candidates;
    an_findings *findings;
    an_opening opening; /* up to the first move with a letter; all languages read this part alike */
    an_opening reached; /* up to where the guess broke off, in the guessed notation */
    an_word_counts counts;
    uint64_t tried; /* the notation that is being tried, as a bit by index; 0 if none is */
    bool is_guess;  /* the game is being judged in the notation of the last game, on trial */
    an_trial guess; /* what the game looks like in the guessed notation, as far as it was judged */
    uint32_t settled_at; /* the ply after which one reading was left; 0 if no round was needed */
    /* By notation: the trials of the exact and of the lenient round. They are not initialised,
     * because the rounds know which of them are set. */
    an_trial trials[AN_NOTATIONS_MAX], lenient_trials[AN_NOTATIONS_MAX];
} an_detection;

/* Connects the parts. Call it once, before the first game. */
void an__detection_open(an_detection *d, an_bench *bench, an_candidates *candidates,
                        an_findings *findings);

/* Forgets what was found out about the previous game. */
void an__detection_begin(an_detection *d);

/* Plays the game on the bench in `notation`, without recording findings. Returns the trial. */
an_trial an__try(an_detection *d, const an_notation *notation);

/* Like an__try, from where the guess broke off, in the notation that was guessed. */
an_trial an__try_on(an_detection *d, const an_notation *notation);

/* Returns true if the guess has met a pawn that is named by a letter, which no exact reading
 * accepts. */
static inline bool an_guess_names_pawns(const an_detection *d)
{
    return d->guess.roles >> AN_PAWN & 1;
}

/* One reading may get up to this many plies further than another by chance. */
enum { AN_CHANCE_PLIES = 4 };

/* A trial at its beginning: every assertion holds until a move refutes it. */
extern const an_trial an__trial_hopeful;

/* Updates the trial by a move that was understood. */
void an__trial_note(an_trial *trial, const an_san *san);

/* Updates the trial by many plain moves at once. `rows` has a bit for each row that their letters
 * had. */
void an__trial_note_rows(an_trial *trial, uint32_t rows);

/* Updates the trial by what `word`, which is not plain, has behind its move `san`. */
void an__trial_note_rest(an_trial *trial, an_text word, const an_san *san);

/* Reads a plain move that can be played on `line`, and sets *san and *move. Returns false if the
 * token must be read by the general way. */
bool an__read_plain(const an_bench *bench, const an_token *token, const an_variation *line,
                    an_san *san, an_move *move);

#endif
