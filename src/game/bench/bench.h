/* The bench: what every judge of a game has before it. */
#ifndef AN_GAME_BENCH_H
#define AN_GAME_BENCH_H

#include "lines_of_play.h"
#include "plain.h"

enum { AN_KEYS_MET = 256 };

/* Notations, bit by index, that take a letter for the same piece, or for any. */
typedef struct an_kinship {
    uint64_t reads_same;
    uint64_t knows;
} an_kinship;

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

enum { AN_LEGIBLE_BITS = 6 };

/* How many of the main line's first words are moves in each notation, on whatever board: the bits
 * of its number stand in columns, that of the notation's index. */
typedef struct an_legible {
    uint64_t counted; /* notations for which that is known */
    unsigned words;   /* that were read */
    uint64_t moves[AN_LEGIBLE_BITS];
} an_legible;

enum { AN_BEGINNINGS = 128 };

/* Sets of notations, bit by index. */
typedef struct an_readers {
    /* by what a plain letter is in them, if it is not to be exact; all promotions are one row:
     * whatever a pawn becomes, its word says to all that have letters that it does */
    uint64_t by_row[AN_LETTER_PROMOTES + 1][AN_ROWS];
    uint64_t sayers[AN_LETTER_PROMOTES]; /* to which a plain letter says something */
    /* that may read a letter where a character stands, by what it looks like */
    uint64_t beginnings[AN_BEGINNINGS], exact_beginnings[AN_BEGINNINGS];
} an_readers;

enum { AN_READINGS_MAX = 8, AN_WORD_MAX = 32, AN_WORDS_KEPT = 64 };

/* What a word says to some notations; san is set if they read it. */
typedef struct an_reading {
    uint64_t notations;
    bool is_read;
    an_san san;
} an_reading;

/* All that a word says, with exact letters or not, but to notations for which there was no room. */
typedef struct an_readings {
    size_t count; /* 0: not known yet */
    an_reading at[AN_READINGS_MAX];
} an_readings;

/* A word that is not plain. */
typedef struct an_word {
    char text[AN_WORD_MAX];
    size_t size;
    bool is_attempt;                 /* who does not read it takes it for a move all the same */
    uint64_t readers, exact_readers; /* who may have a letter in it; all others read it alike */
    an_readings lenient, exact;
} an_word;

/* What a whole game may be written in instead of a language. */
enum { AN_BEYOND_FIGURINE, AN_BEYOND_UCI, AN_BEYOND_ICCF, AN_BEYONDS };

/* So many plies are skimmed; games are hardly ever longer. */
enum { AN_SKIM_PLIES = 1024 };

/* Numbers and comments one behind the other, up to what is neither. */
typedef struct an_number_run {
    size_t begin, end; /* by token; the same if none is known */
    bool has_move;     /* it is a move */
} an_number_run;

struct an_arbiter {
    const an_rules *rules;
    bool raises[AN_CODE_COUNT];   /* findings that the profile, or somebody by name, asks for */
    bool asks[AN_PROFILE_COUNT];  /* whether any finding of a profile is raised */
    const an_notation *notations; /* that a game may be written in, in order of preference */
    size_t notation_count;
    an_notation *own_notations; /* all languages, if the rules name none */
    an_notation beyond[AN_BEYONDS];
    const an_notation *numeric;    /* among those that the rules name; NULL if they do not */
    size_t last;                   /* what the last game was written in: tried first */
    uint64_t lettered;             /* notations that have letters */
    bool has_readers;              /* the table of them is filled */
    uint64_t compared;             /* rows of kin and twins that are */
    uint64_t well_attested;        /* the languages that detection asks first */
    uint32_t settled_at;           /* the ply that left one reading; 0 if that was not asked */
    const an_notation *notation;   /* the game is judged in; NULL before that is known */
    an_opening opening;            /* up to the first move with a letter: in whatever language */
    an_opening reached;            /* up to where the guess broke off, in the language guessed */
    bool has_words[AN_WORDS_KEPT]; /* which of the words are known */
    an_legible legible;
    an_number_run numbers; /* looked at last, in the game */
    uint64_t tried;        /* the notation that is being tried, bit by index; 0: none of them */
    bool is_guess;         /* that the notation is the last game's; holds as far as .guess */
    an_trial guess;        /* what the game looks like in it */
    const an_plain_letters *letters;         /* of the language played in */
    bool has_known[2][AN_NOTATIONS_MAX + 1]; /* which of the known letters are */
    const an_game *game;
    an_position usual_start;
    an_position start;
    an_ply *plies;
    size_t ply_capacity;
    an_finding *findings;
    size_t finding_count, finding_capacity;
    size_t counts[AN_LEVEL_ERROR + 1]; /* of findings, by level */
    bool has_unlisted;                 /* some are not listed */
    size_t unlisted[AN_CODE_COUNT];    /* how many, if there are any */
    an_variations lines;
    uint64_t *keys; /* of the main line's positions */
    size_t key_count, key_capacity;
    uint16_t kept;             /* keys of all games up to now */
    uint16_t met[AN_KEYS_MET]; /* by the end of a key: when one that ends so was kept last */
    an_ending ending;          /* of the main line, without which it goes on */
    bool is_over;              /* a move after it was reported */
    unsigned suggested;        /* refused moves for which suggestions were sought */
    an_variation as_said;      /* the main line before its first error was mended */
    unsigned not_skimmed;      /* games that are to be read and judged in turn */
    unsigned skimmed_in_vain;  /* more the more often it was lately; at most 6 */
    bool failed;               /* out of memory */

    /* From here on nothing is cleared when it is opened, and what was filled is told above: whoever
     * judges one game hardly touches these pages. */
    an_readers readers;
    an_kinship kin[AN_NOTATIONS_MAX][AN_ROLE_COUNT];
    uint64_t twins[AN_NOTATIONS_MAX]; /* notations whose letters are the same throughout */
    an_word words[AN_WORDS_KEPT];     /* met last, whatever the game */
    an_trial trials[AN_NOTATIONS_MAX], lenient_trials[AN_NOTATIONS_MAX]; /* of the game */
    /* exact or not, of languages by their place in the table; the last of what has none */
    an_plain_letters known[2][AN_NOTATIONS_MAX + 1];
    an_entry entries[AN_SKIM_PLIES]; /* of the game, if it was skimmed and they are kept */
};

#endif
