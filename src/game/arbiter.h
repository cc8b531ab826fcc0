/* The arbiter from inside: what judging and detecting a language share. */
#ifndef AN_GAME_ARBITER_H
#define AN_GAME_ARBITER_H

#include "plain.h"
#include "token.h"
#include "variations.h"

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
    bool asks[AN_PROFILES];       /* whether any finding of a profile is raised */
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
    size_t counts[AN_ERROR + 1];    /* of findings, by level */
    bool has_unlisted;              /* some are not listed */
    size_t unlisted[AN_CODE_COUNT]; /* how many, if there are any */
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
    an_kinship kin[AN_NOTATIONS_MAX][AN_ROLES];
    uint64_t twins[AN_NOTATIONS_MAX]; /* notations whose letters are the same throughout */
    an_word words[AN_WORDS_KEPT];     /* met last, whatever the game */
    an_trial trials[AN_NOTATIONS_MAX], lenient_trials[AN_NOTATIONS_MAX]; /* of the game */
    /* exact or not, of languages by their place in the table; the last of what has none */
    an_plain_letters known[2][AN_NOTATIONS_MAX + 1];
    an_entry entries[AN_SKIM_PLIES]; /* of the game, if it was skimmed and they are kept */
};

static inline bool an_arbiter_keeps_entries(const an_arbiter *arbiter)
{
    return arbiter->rules->keeps == AN_KEEP_ENTRIES;
}

/* Nothing is known of a game yet. */
void an_arbiter_begin(an_arbiter *arbiter, const an_game *game);

/* English and French are met most often; for a rarer language more is to be shown. */
static inline bool an_is_usual(const an_notation *notation)
{
    return notation->language == &an_languages[0] || notation->language == &an_languages[1];
}

/* Fills what is known of the letters of a notation, if that has not been done: readers, kin and
 * twins. kinship.c */
void an_arbiter_know_letters(an_arbiter *arbiter, size_t index);

/* The notations, by row, for which a plain letter is that. */
static inline const uint64_t *an_arbiter_readers(const an_arbiter *arbiter, unsigned letter)
{
    return arbiter->readers.by_row[letter < AN_LETTER_PROMOTES ? letter : AN_LETTER_PROMOTES];
}

/* The notations in which a plain word's letters mean what they mean in the one at hand. */
uint64_t an_arbiter_alike(const an_arbiter *arbiter, an_plain plain);

/* Fills what letters of a notation, which is one of those that have any, may begin. readings.c */
void an_arbiter_list_beginnings(an_arbiter *arbiter, size_t index);

/* What is known of a word that is not plain; NULL if it is long, or all are to be tried.
 * readings.c */
an_word *an_arbiter_word(an_arbiter *arbiter, const an_token *token);
const an_readings *an_arbiter_readings(const an_arbiter *arbiter, an_word *word, bool exact);

/* The notations that agree with one on every piece of some, bit by an_role, and those that know its
 * letters for them. */
an_kinship an_arbiter_kinship(an_arbiter *arbiter, size_t index, uint32_t roles);

/* Counts the legible words for some notations, unless that is known. legible.c */
void an_arbiter_count_legible(an_arbiter *arbiter, uint64_t asked);
unsigned an_legible_moves(const an_legible *legible, size_t index);

/* Replays the game in a notation and judges nothing. */
an_trial an_arbiter_try(an_arbiter *arbiter, const an_notation *notation);

/* The same from where the guess, which is that notation, broke off. */
an_trial an_arbiter_try_on(an_arbiter *arbiter, const an_notation *notation);

/* Whether the guess has met a pawn that is named by its letter, which is beyond the table. */
static inline bool an_arbiter_guess_names_pawns(const an_arbiter *arbiter)
{
    return arbiter->guess.roles >> AN_PAWN & 1;
}

/* Plies that a language must carry a game further than any does with exact letters. */
enum { AN_CHANCE_PLIES = 4 };

/* Whether no language plays the game with exact letters, and only such as read it alike with
 * letters beyond the table, of which the one guessed is the first; alone.c. */
bool an_arbiter_is_alone(an_arbiter *arbiter);

/* A trial that has not met anything; what it meets takes away from it. trial.c */
extern const an_trial an_trial_hopeful;

/* Takes note of a move that was understood. */
void an_trial_note(an_trial *trial, const an_san *san);

/* The same of plain moves that are no pawn's with its letter: rows of their letters, bit by bit. */
void an_trial_note_rows(an_trial *trial, uint32_t rows);

/* And of what is left of its word, if that is not plain. */
void an_trial_note_rest(an_trial *trial, an_text word, const an_san *san);

/* What plain letters mean in a notation. */
const an_plain_letters *an_arbiter_letters_of(an_arbiter *arbiter, const an_notation *notation);

/* A move that is written plainly, and one of the board; false: it is to be read with care. */
bool an_arbiter_read_plain(const an_arbiter *arbiter, const an_token *token,
                           const an_variation *line, an_san *san, an_move *move);

/* Judges all lines of play; false if that was broken off, for want of memory or because a guess
 * was wrong. judge.c */
bool an_judge_play(an_arbiter *arbiter, const an_notation *notation);

/* The same from where a guess broke off, which was right. */
bool an_judge_play_on(an_arbiter *arbiter, const an_notation *notation);

/* Judges from a token on as long as moves are plain, numbered in order and faultless; returns the
 * index of the first token that is to be looked at. judge_run.c */
size_t an_judge_run(an_arbiter *arbiter, size_t index, size_t *last_move);

/* Judges the number of a move; numbers.c. It is wrong once: those that go on from it are right, and
 * so is the return to the count. */
void an_judge_number(an_arbiter *arbiter, size_t index, an_variation *line);

/* The last game's notation, if the next game may be expected to be in it; else NULL. */
const an_notation *an_arbiter_last(const an_arbiter *arbiter);

/* The same, if nothing but judging the game in it is needed to know whether that is
 * its own; else NULL. */
const an_notation *an_arbiter_guess(const an_arbiter *arbiter);

/* Whether detection would have named the notation guessed, in which the whole game was judged. */
bool an_arbiter_guessed_right(an_arbiter *arbiter);

/* Of the arbiter's notations the well attested languages; all of them if they were asked for by
 * name. */
uint64_t an_well_attested(const an_arbiter *arbiter);

/* The languages of some notations, bit by index: a bit for each by its place in the table. */
uint64_t an_languages_of(const an_notation *notations, uint64_t set);

/* The notation the game is written in; NULL, and a finding, if undecided. */
const an_notation *an_arbiter_detect(an_arbiter *arbiter);

/* A finding about a stretch of the game; NULL when it is not raised, there is no memory, or there
 * are very many. */
an_finding *an_arbiter_find(an_arbiter *arbiter, an_code code, uint32_t offset, uint32_t size);

/* Gives a finding another level than its code has. */
void an_arbiter_lower(an_arbiter *arbiter, an_finding *finding, an_level level);

/* A finding about a token, before the move it should be. */
an_finding *an_arbiter_find_at(an_arbiter *arbiter, an_code code, const an_token *token,
                               const an_variation *line);

/* A finding about the spelling of the line's last move, which was understood. */
an_finding *an_arbiter_find_move(an_arbiter *arbiter, an_code code, const an_token *token,
                                 const an_variation *line, an_move move);

/* What is to be said of the spelling of the line's last move; spelling.c. */
void an_judge_spelling(an_arbiter *arbiter, const an_token *token, const an_variation *line,
                       an_move move, const an_san *san);

/* What is wrong with a sign of check or mate, given what the move gives and where it leads; AN_OK:
 * nothing is. */
an_code an_sign_fault(an_check_sign said, an_check_sign given, const an_position *after);

/* Such a fault in few words, as the report has them: whether the sign stands apart from its move,
 * and whether it is that of a double check, of a move that gives a single one. */
static inline uint8_t an_sign_fault_bar(an_code fault, an_check_sign given, bool is_apart)
{
    bool is_single = fault == AN_CHECK_SIGN_WRONG && given == AN_SIGN_CHECK;
    return (uint8_t)(is_apart | is_single << 1);
}

/* And of the check sign that is written. */
void an_judge_sign(an_arbiter *arbiter, const an_token *token, const an_variation *line,
                   const an_ply *ply, an_check_sign said);

/* And of its signs, glued or apart; what is left over is reported where it stands. Returns the
 * check sign that was read. */
an_check_sign an_judge_suffix(an_arbiter *arbiter, const an_token *token, an_text suffix_text,
                              an_variation *line, const an_ply *ply);

/* Fills the suggestions of a refused move, whose token has this index; true if the first of them
 * is to be played for it. suggest.c */
bool an_suggest(an_arbiter *arbiter, an_finding *finding, size_t index);

/* Whether facts are asked of a line: of the main one, as long as it is what was written. */
static inline bool an_has_facts(const an_arbiter *arbiter, const an_variation *line)
{
    return arbiter->lines.count == 1 && !line->is_mended && !arbiter->rules->without_facts;
}

/* Facts of the main line: before it begins, and after each of its moves; facts.c. */
void an_judge_start_facts(an_arbiter *arbiter);
void an_judge_facts(an_arbiter *arbiter, const an_token *token, const an_ply *ply);

/* The same when the position's key has been kept. */
void an_judge_standing(an_arbiter *arbiter, const an_token *token, const an_ply *ply);

/* Keeps the key of the main line's position, which is equal for equal ones (FIDE 9.2.3). False if
 * nothing can be said of it, as of most: it has not stood since the last capture or pawn's move, is
 * not dead, and those were not long ago. */
static inline bool an_arbiter_keep_key(an_arbiter *arbiter, const an_position *p, uint64_t key,
                                       bool takes)
{
    enum { LONG_AGO = 100 };
    uint16_t *met = &arbiter->met[key % AN_KEYS_MET], now = ++arbiter->kept;
    unsigned age = (uint16_t)(now - *met), quiet = p->halfmove_clock;
    bool may_be_dead = takes && !(p->role[AN_PAWN] | p->role[AN_ROOK] | p->role[AN_QUEEN]);
    *met = now;
    arbiter->keys[arbiter->key_count++] = key;
    return (age <= quiet) | (quiet >= LONG_AGO) | may_be_dead;
}

/*
 * an_game_next for a game of which nothing is to be said, if no more of it need be kept than
 * entries. False: it is to be read and judged in turn, and the reader is where it was. skim.c
 */
bool an_skim(an_reader *reader, an_arbiter *arbiter, an_game *game, an_judgement *judgement);

/* Whether the first error is a move in another language; mixed.c. */
void an_judge_mixture(an_arbiter *arbiter);

/* Tags; tags.c. an_judge_start is false if the game cannot be played from its start. */
void an_judge_tags(an_arbiter *arbiter);
an_variant an_judge_variant(an_arbiter *arbiter);
bool an_judge_start(an_arbiter *arbiter, an_variant variant);
void an_judge_result(an_arbiter *arbiter, an_judgement *judgement);

/* What the profiles ask beyond that; profile.c. */
void an_judge_profile(an_arbiter *arbiter);

#endif
