/* Written moves: what they say, what they mean on a board, and how they are written. A notation is
 * a style spoken in a language. Nothing here allocates. */
#ifndef ALGNOT_NOTATION_H
#define ALGNOT_NOTATION_H

#include "chess.h"
#include "input.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- languages ---- */

/* How well the letters of a language are attested. */
typedef enum an_confidence {
    AN_CONFIDENCE_HIGH,
    AN_CONFIDENCE_MEDIUM,
    AN_CONFIDENCE_LOW,  /* derived: no printed game is known to use them */
    AN_CONFIDENCE_EXTRA /* not among the forty of the source document */
} an_confidence;

typedef struct an_language {
    const char *code; /* BCP 47 */
    const char *english_name;
    const char *french_name;
    const char *autonym;
    const char *letter[AN_ROLE_COUNT]; /* UTF-8, by an_role; "" where there is none */
    const char *name[AN_ROLE_COUNT];   /* of the pieces; NULL where it is not known */
    const char *alias[AN_ROLE_COUNT];  /* read, too: words with a space between them, or NULL */
    an_confidence confidence;
} an_language;

/* The table in its order of preference: English, French, then the others. */
extern const an_language an_languages[];
extern const size_t an_language_count;

/* Figurines, a language that all read; the letters are the white ones. */
extern const an_language an_figurine;

/* By code, name or autonym, whatever case and accents; NULL if there is none. */
const an_language *an_language_from_name(an_text name);

/* ---- notations ---- */

typedef enum an_style {
    AN_STYLE_SHORT,   /* Nf3 */
    AN_STYLE_LONG,    /* Ng1-f3, e2-e4 */
    AN_STYLE_FULL,    /* Pe2-e4 */
    AN_STYLE_MINIMAL, /* ed, Nf3 for Nxf3+ */
    AN_STYLE_UCI,     /* g1f3 */
    AN_STYLE_ICCF,    /* 7163 */
    AN_STYLE_COUNT
} an_style;

typedef enum an_convention {
    AN_CONVENTION_CASTLING,       /* O, 0, 0–0 */
    AN_CONVENTION_PROMOTION,      /* =, none, (), / */
    AN_CONVENTION_CAPTURE,        /* x, ×, :, none */
    AN_CONVENTION_EN_PASSANT,     /* mark, omit */
    AN_CONVENTION_CHECK,          /* +, †, omit */
    AN_CONVENTION_MATE,           /* #, ++, ‡, mat, omit */
    AN_CONVENTION_RESULT,         /* 1/2-1/2, ½-½, ½–½ */
    AN_CONVENTION_NAGS,           /* number, unicode, ascii */
    AN_CONVENTION_OFFER,          /* comment, sign */
    AN_CONVENTION_DOTS,           /* ..., … */
    AN_CONVENTION_FIGURINES,      /* mover, white, black */
    AN_CONVENTION_DISAMBIGUATION, /* orthodox, variant: against all moves, or those it allows */
    AN_CONVENTION_COUNT
} an_convention;

typedef struct an_notation {
    const an_language *language; /* may be NULL where the style needs none */
    uint8_t style;               /* an_style */
    bool exact;                  /* read only the letters of K Q R B N as they stand in the table */
    uint8_t choice[AN_CONVENTION_COUNT]; /* a number of the convention's choices */
} an_notation;

/* The conventions of the PGN standard for English, of FIDE and the source document for all others.
 */
an_notation an_notation_of(const an_language *language, an_style style);

/* AN_STYLE_COUNT if there is no such style. */
an_style an_style_from_name(an_text name);
const char *an_style_name(an_style style);

/* Names as given to options: "castling", and its choices "O", "0", "0–0"; NULL past the last. */
const char *an_convention_name(an_convention convention);
const char *an_convention_choice(an_convention convention, unsigned choice);

/* Takes a choice by its name; false if the convention has no such choice. */
bool an_notation_choose(an_notation *notation, an_convention convention, an_text choice);

/* All conventions of a dialect, "pgn" or "fide"; false if there is no such dialect. */
bool an_notation_take_dialect(an_notation *notation, an_text dialect);

/* ---- what is said ---- */

typedef enum an_san_kind {
    AN_SAN_MOVE,
    AN_SAN_SHORT_CASTLING,
    AN_SAN_LONG_CASTLING,
    AN_SAN_NULL
} an_san_kind;

typedef enum an_check_sign {
    AN_NO_SIGN,
    AN_SIGN_CHECK,
    AN_SIGN_DOUBLE, /* ++: mate, or double check */
    AN_SIGN_MATE
} an_check_sign;

enum { AN_UNSAID = 8 }; /* a file or rank that is not written */

/* How the text departs from the common form, as bits. */
enum {
    AN_FORM_LOWERCASE = 1,    /* nf3 */
    AN_FORM_PAWN_LETTER = 2,  /* Pe4 */
    AN_FORM_LOOK_ALIKE = 4,   /* a character of another script */
    AN_FORM_CAPTURE_SIGN = 8, /* x, × or : is written */
    AN_FORM_FIGURINE = 16,
    AN_FORM_COORDINATES = 32 /* e2e4, e7e8q: as UCI writes it */
};

/* A written move, understood without a board. */
typedef struct an_san {
    uint8_t kind;      /* an_san_kind */
    uint8_t role;      /* an_role; AN_NO_ROLE: no letter, a pawn unless both squares are written */
    uint8_t from_file; /* 0…7 or AN_UNSAID, as the three below */
    uint8_t from_rank;
    uint8_t to_file;
    uint8_t to_rank;
    uint8_t promotion; /* an_role, king and pawn too where they are written */
    uint8_t captured;  /* an_role named after the capture sign, or AN_NO_ROLE */
    uint8_t forms;
    uint8_t size; /* bytes of the text that are the move; signs and annotations follow */
    /* the rest only where a board was at hand: an_san_describe */
    uint8_t needs; /* AN_NEEDS_FILE, AN_NEEDS_RANK: the least disambiguation */
    uint8_t sign;  /* an_check_sign */
    uint8_t color; /* an_color */
    bool en_passant;
} an_san;

enum {
    AN_NEEDS_FILE = 1,
    AN_NEEDS_RANK = 2,
    AN_NEEDS_TARGET = 4, /* a pawn's capture: its two files do not say which */
    AN_IS_BOUND = 8      /* the variant lets no other piece move: file and rank need not be said */
};

/*
 * Reads the move at the beginning of a word, up to its signs. What comes after san->size bytes is
 * for an_suffix_read. AN_UNREADABLE_TOKEN: no move. AN_UNKNOWN_PIECE_LETTER: the shape of a move,
 * with a letter that the language does not have. san is untouched on refusal.
 */
an_code an_san_parse(an_san *san, an_text word, const an_notation *notation);

/* Whether a word has the shape of a move whatever its piece letter may mean. */
bool an_san_has_shape(an_text word);

/* Whether it has, or was at least meant to be a move: Cf9, Bb55, O-O-O-O. */
bool an_san_is_attempt(an_text word);

/* ---- what is meant ---- */

enum { AN_CANDIDATES_MAX = 28 }; /* a queen has 27 moves at most */

/* no-such-move: what there is not. */
typedef enum an_missing {
    AN_MISSING_WAY,      /* no piece of the kind can go there */
    AN_MISSING_STEP,     /* nor could it: one that stands there already is meant */
    AN_MISSING_FILE,     /* xd5: a pawn captures from nowhere */
    AN_MISSING_CAPTURE,  /* no legal capture is written like this */
    AN_MISSING_CAPTURED, /* NxBe5: what stands there is no bishop */
    AN_MISSING_PREY,     /* fxg4: nothing stands there that a pawn could capture */
    /* others can go there, but none from the file, the rank, the square that is written, or no
     * piece of the kind stands on it */
    AN_MISSING_ON_FILE,
    AN_MISSING_ON_RANK,
    AN_MISSING_FROM_SQUARE,
    AN_MISSING_ON_SQUARE
} an_missing;

/* pinned-piece: what shielded the king. */
typedef enum an_pin {
    AN_PIN_OF_PIECE,
    AN_PIN_OF_CAPTURED /* the pawn that is captured en passant, with the one that captures or alone
                        */
} an_pin;

/* game-over: what has ended the game; result-contradicts-board too. */
typedef enum an_ending {
    AN_ENDING_NONE,
    AN_ENDING_MATE,
    AN_ENDING_STALEMATE,
    AN_ENDING_FIVEFOLD,     /* FIDE 9.6.1 */
    AN_ENDING_SEVENTY_FIVE, /* FIDE 9.6.2 */
    AN_ENDING_DEAD,         /* FIDE 5.2.2 */
    AN_ENDING_COUNT
} an_ending;

/* result-mismatch: what the result at the end of the moves is held against. */
typedef enum an_against {
    AN_AGAINST_TAG,
    AN_AGAINST_RESULT,
    AN_AGAINST_WORDS /* of a tag that says none */
} an_against;
/* setup-missing: which of the two tags stands alone; or there is none, and a FEN among words. */
typedef enum an_setup { AN_FEN_ALONE, AN_SETUP_ALONE, AN_FEN_IN_WORDS } an_setup;
/* bad-tag: what is wrong with it. */
typedef enum an_tag_fault {
    AN_TAG_FORM,    /* or it stands among the moves */
    AN_TAG_MISSPELT /* its name is another one in other letters, capital or small, or with a colon
                     */
} an_tag_fault;

/* unreadable-token: what it is. */
typedef enum an_unreadable {
    AN_UNREADABLE_WORD,
    AN_SIGN_FOR_MOVE,    /* a question mark, where a move is due */
    AN_NESTED_TOO_DEEPLY /* the parenthesis of a variation that was left unread */
} an_unreadable;

/* unread-moves: where they stand. */
typedef enum an_unread {
    AN_UNREAD_BEHIND, /* the last move that was read */
    AN_UNREAD_BEFORE  /* the first one: it has not number 1 */
} an_unread;

/* long-form: what PGN does without. */
typedef enum an_length {
    AN_LENGTH_BOTH_SQUARES,
    AN_LENGTH_DASH /* before the target; both squares are due, or not both are written */
} an_length;

/* move-number-form: what is the matter with it. */
typedef enum an_number_fault {
    AN_NUMBER_FORM,    /* it is due, and to be written otherwise */
    AN_NUMBER_MISSING, /* none stands right before the move */
    AN_NUMBER_NOT_DUE, /* Black's move follows White's at once */
    AN_NUMBER_STRAY    /* no move follows it */
} an_number_fault;

/* bad-date. */
typedef enum an_date_fault {
    AN_DATE_SOUND,
    AN_DATE_FORM,
    AN_DATE_NO_SUCH_DAY /* not in the calendar */
} an_date_fault;

/* move-number-wrong: which number it is. */
typedef enum an_wrong_number {
    AN_NUMBER_OF_ANOTHER_MOVE,
    AN_NUMBER_OF_THE_OTHER_SIDE /* the number is due, but not with or without these dots */
} an_wrong_number;

/* check-sign-wrong, mate-sign-wrong: how the sign stands there, as bits. */
typedef enum an_wrong_sign {
    AN_WRONG_SIGN_APART = 1, /* in a word of its own, not glued to its move */
    AN_WRONG_SIGN_DOUBLE = 2 /* the move gives check, but no double check, as the sign says */
} an_wrong_sign;

/* Why a move cannot be played, or which pieces could; squares are AN_NO_SQUARE where none applies.
 */
typedef struct an_reason {
    uint8_t piece;  /* the piece that was meant */
    uint8_t by;     /* what pins, blocks, checks or attacks */
    uint8_t king;   /* the king concerned */
    uint8_t target; /* where the piece was to go */
    uint8_t detail; /* what else there is to say: an_finding_detail tells */
    uint8_t candidate_count;
    an_move candidates[AN_CANDIDATES_MAX]; /* ambiguous-move: all; not-priority-piece: those of the
                                              piece that must */
} an_reason;

/*
 * The only legal move that says this. On refusal a code of the group legality, move untouched, and
 * the reason where it is not NULL.
 */
an_code an_san_resolve(an_move *move, const an_position *position, const an_san *san,
                       an_reason *reason);

/* The move in words without language: both squares, the least disambiguation, check or mate. */
an_san an_san_describe(const an_position *position, an_move move);

/* Room for any written move, with its NUL. */
enum { AN_SAN_MAX = 64 };

/* Writes a described move and a NUL to out[AN_SAN_MAX]; returns the size without it. */
size_t an_san_write(char *out, const an_san *san, const an_notation *notation);

/* Shorthand: describe and write. */
size_t an_move_write(char *out, const an_position *position, an_move move,
                     const an_notation *notation);

/*
 * Reads the whole text of a move, signs included, and finds the only legal move that it says:
 * "Cf3+!?" in French. Returns AN_OK; AN_UNREADABLE_TOKEN or AN_UNKNOWN_PIECE_LETTER if the text is
 * no move of the notation; or a code of the group legality if it cannot be played, and then tells
 * why in *reason. `reason` may be NULL. Unless AN_OK is returned, *move is untouched.
 */
an_code an_move_read(an_move *move, const an_position *position, an_text text,
                     const an_notation *notation, an_reason *reason);

/* ---- signs ---- */

enum { AN_NAGS_MAX = 4 };

/* What stands after a move: "+!?", "e.p.", " (=)", "±". */
typedef struct an_suffix {
    uint8_t sign; /* an_check_sign */
    bool en_passant;
    bool draw_offer;
    uint8_t nag_count;
    uint8_t nags[AN_NAGS_MAX];
    size_t size;     /* bytes understood; less than the text if something is left */
    size_t spelling; /* bytes of check, mate and e.p. signs, at the beginning */
    size_t late_at;  /* where the sign of check or mate stands behind annotations: "!+" */
    size_t late;     /* its bytes; 0 if it stands before them, or there is none */
} an_suffix;

/* Reads the signs after a move. gives_check decides between check and evaluation: "Dh5+=". */
an_suffix an_suffix_read(an_text text, bool gives_check);

/* The sign of a NAG, in Unicode or on a typewriter, that an_suffix_read reads as this very NAG
 * whether the move gives check or not; "" if it has none. */
const char *an_nag_sign(unsigned nag);
const char *an_nag_ascii(unsigned nag);

typedef enum an_result {
    AN_NO_RESULT,
    AN_WHITE_WINS,
    AN_BLACK_WINS,
    AN_DRAW,
    AN_UNFINISHED,
    AN_RESULT_COUNT
} an_result;

/* The result at the beginning of a text and its bytes: scores joined by any dash or a colon, 1-0F,
 * ½, *. */
an_result an_result_read(an_text text, size_t *size);

/* In PGN form: "1-0"; "*" also for AN_NO_RESULT. */
const char *an_result_name(an_result result);
const char *an_result_write(an_result result, const an_notation *notation);

/* ---- findings ---- */

enum { AN_SUGGESTIONS_MAX = 5 };

/* A legal move that may have been meant. */
typedef struct an_suggestion {
    an_move move;
    uint32_t legal_after; /* of the half-moves that follow in the line of play, so many are legal */
    uint32_t of;          /* so many follow, as far as was looked */
} an_suggestion;

/* What was found, where, and what a sentence about it needs. Texts point into the game's bytes. */
typedef struct an_finding {
    an_code code;
    an_level level;
    uint32_t offset; /* of the token, in the game's bytes */
    uint32_t size;
    uint32_t ply;   /* from 1 at the game's first move; 0: not about a move */
    uint32_t depth; /* of variations; 0: main line */
    bool has_position;
    an_position position; /* before the move */
    an_reason reason;
    an_text text;                /* the token as written */
    an_text other;               /* what it is held against: the Result tag, the earlier tag */
    an_move move;                /* the move understood, for the group notation */
    uint32_t number;             /* an_finding_number tells what it is */
    uint64_t languages;          /* undecided-language, language: bit n is row n of an_languages */
    const an_notation *notation; /* that the game is written in; NULL if unknown */
    an_suggestion suggestions[AN_SUGGESTIONS_MAX]; /* the likeliest first */
    uint8_t suggestion_count;
    bool is_after_error; /* the line of play was mended before it */
} an_finding;

/* What a finding says beyond its code. `kind` depends on the code alone and tells which member of
 * `of` is set. */
typedef enum an_detail_kind {
    AN_DETAIL_NONE,              /* nothing */
    AN_DETAIL_UNREADABLE,        /* unreadable-token */
    AN_DETAIL_UNREAD,            /* unread-moves */
    AN_DETAIL_TAG_FAULT,         /* bad-tag */
    AN_DETAIL_ENCODING_FAULT,    /* bad-encoding */
    AN_DETAIL_MISSING,           /* no-such-move */
    AN_DETAIL_PIN,               /* pinned-piece */
    AN_DETAIL_CASTLING_OBSTACLE, /* castling-refused */
    AN_DETAIL_ENDING,            /* game-over, result-contradicts-board */
    AN_DETAIL_AGAINST,           /* result-mismatch */
    AN_DETAIL_FEN_DEFECT,        /* bad-fen, illegal-position, unlikely-position */
    AN_DETAIL_SETUP,             /* setup-missing */
    AN_DETAIL_WRONG_SIGN,        /* check-sign-wrong, mate-sign-wrong */
    AN_DETAIL_WRONG_NUMBER,      /* move-number-wrong */
    AN_DETAIL_LENGTH,            /* long-form */
    AN_DETAIL_NUMBER_FAULT,      /* move-number-form */
    AN_DETAIL_DATE_FAULT         /* bad-date */
} an_detail_kind;

typedef struct an_detail {
    an_detail_kind kind;
    union {
        an_unreadable unreadable;
        an_unread unread;
        an_tag_fault tag_fault;
        an_encoding_fault_kind encoding_fault;
        an_missing missing;
        an_pin pin;
        an_castling_obstacle castling_obstacle;
        an_ending ending;
        an_against against;
        an_fen_defect fen_defect;
        an_setup setup;
        unsigned wrong_sign; /* bits of an_wrong_sign */
        an_wrong_number wrong_number;
        an_length length;
        an_number_fault number_fault;
        an_date_fault date_fault;
    } of;
} an_detail;

/* Returns the detail of a finding, as an_report_sentence words it. */
an_detail an_finding_detail(const an_finding *finding);

/* What the number of a finding is. */
typedef enum an_number_kind {
    AN_NUMBER_IS_NONE,
    AN_NUMBER_IS_MOVE, /* move-number-wrong, move-number-form: the number that is due; unread-moves:
                        * the number that the game begins with */
    AN_NUMBER_IS_IN_FEN,    /* bad-fen and its like: the character of the FEN, from 1 */
    AN_NUMBER_IS_LENGTH,    /* line-too-long: the characters of the line */
    AN_NUMBER_IS_IN_ROSTER, /* missing-tag: the place of the tag in the roster of seven, from 0 */
    AN_NUMBER_IS_CODE       /* bad-encoding: the value of the byte or surrogate */
} an_number_kind;

/* Returns what finding->number is. */
an_number_kind an_finding_number(const an_finding *finding);

#ifdef __cplusplus
}
#endif

#endif
