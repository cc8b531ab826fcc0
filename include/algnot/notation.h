/* Written moves: what they say, what they mean on a board, and how they are written. A notation is
 * a style in a language. Nothing here allocates. */
#ifndef ALGNOT_NOTATION_H
#define ALGNOT_NOTATION_H

#include "chess.h"
#include "input.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- languages ---- */

/* How well the piece letters of a language are attested. */
typedef enum an_confidence {
    AN_CONFIDENCE_HIGH,
    AN_CONFIDENCE_MEDIUM,
    AN_CONFIDENCE_LOW,  /* derived: no printed game is known to use them */
    AN_CONFIDENCE_EXTRA /* not one of the forty languages of the document that the table began with
                         */
} an_confidence;

typedef struct an_language {
    const char *code; /* BCP 47 */
    const char *english_name;
    const char *french_name;
    const char *autonym;
    const char *letter[AN_ROLE_COUNT]; /* UTF-8, by an_role; "" where there is none */
    const char *name[AN_ROLE_COUNT];   /* the names of the pieces; NULL where one is not known */
    const char *alias[AN_ROLE_COUNT];  /* other spellings that are read, too: words with a space
                                          between them, or NULL */
    an_confidence confidence;
} an_language;

/* The languages in order of preference: English, French, then the others. */
extern const an_language an_languages[];
extern const size_t an_language_count;

/* Figurines, as a language. Its letters are the white ones; readers of every language read them. */
extern const an_language an_figurine;

/* Returns the language with this code, name or autonym, whatever case and accents; NULL if there is
 * none. */
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
    AN_CONVENTION_DISAMBIGUATION, /* orthodox, variant: told apart from all pieces, or from those
                                     the variant lets move */
    AN_CONVENTION_COUNT
} an_convention;

typedef struct an_notation {
    const an_language *language; /* NULL only in AN_STYLE_UCI and AN_STYLE_ICCF */
    uint8_t style;               /* an_style */
    bool exact;                  /* reads only the table's letters for K Q R B N, in their case */
    uint8_t choice[AN_CONVENTION_COUNT]; /* the number of a choice, by an_convention */
} an_notation;

/* Returns a notation with the conventions of the PGN standard for English, and those of FIDE for
 * other languages. */
an_notation an_notation_of(const an_language *language, an_style style);

/* Returns the style with this name, AN_STYLE_COUNT if there is none; and the name of a style, NULL
 * past the last. */
an_style an_style_from_name(an_text name);
const char *an_style_name(an_style style);

/* Names as options take them: "castling", and its choices "O", "0", "0–0"; NULL past the last
 * one. */
const char *an_convention_name(an_convention convention);
const char *an_convention_choice(an_convention convention, unsigned choice);

/* Sets a convention to a choice. Returns false, and changes nothing, if the convention has no such
 * choice. */
bool an_notation_choose(an_notation *notation, an_convention convention, an_text choice);

/* Sets all conventions to those of a dialect, "pgn" or "fide". Returns false if there is no such
 * dialect. */
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

/* How a text departs from the common form: bits of an_san.forms. */
enum {
    AN_FORM_LOWERCASE = 1,    /* nf3 */
    AN_FORM_PAWN_LETTER = 2,  /* Pe4 */
    AN_FORM_LOOK_ALIKE = 4,   /* a character of another script */
    AN_FORM_CAPTURE_SIGN = 8, /* x, × or : is written */
    AN_FORM_FIGURINE = 16,
    AN_FORM_COORDINATES = 32 /* e2e4, e7e8q: as UCI writes it */
};

/* A written move: what the text says, before any board is asked. Its members are not in groups, as
 * it fits in two machine words so, and what compares two moves asks for all of them. */
typedef struct an_san {
    uint8_t kind;      /* an_san_kind */
    uint8_t role;      /* an_role; AN_NO_ROLE if there is no letter: a pawn, unless both squares are
                          written */
    uint8_t from_file; /* 0…7 or AN_UNSAID; so are the next three */
    uint8_t from_rank;
    uint8_t to_file;
    uint8_t to_rank;
    uint8_t promotion; /* an_role, king and pawn included if they are written */
    uint8_t captured;  /* an_role of the captured piece if it is named; else AN_NO_ROLE */
    uint8_t forms;
    uint8_t size; /* bytes of the text that are the move; signs and annotations follow it */
    /* what follows is set only by an_san_describe, which has a board */
    uint8_t needs; /* bits AN_NEEDS_…: the least disambiguation */
    uint8_t sign;  /* an_check_sign */
    uint8_t color; /* an_color */
    bool en_passant;
} an_san;

enum {
    AN_NEEDS_FILE = 1,
    AN_NEEDS_RANK = 2,
    AN_NEEDS_TARGET = 4, /* a capture by a pawn whose two files do not say which one it is */
    AN_IS_BOUND =
        8 /* the variant lets no other piece move, so that file and rank need not be written */
};

/*
 * Reads the move at the beginning of a word, up to its signs: an_suffix_read takes what comes after
 * san->size bytes. Returns AN_UNREADABLE_TOKEN if there is no move, or AN_UNKNOWN_PIECE_LETTER if
 * the word has the shape of a move, with a letter that the language does not have; *san is then
 * untouched.
 */
an_code an_san_parse(an_san *san, an_text word, const an_notation *notation);

/* Returns whether a word has the shape of a move, whatever its piece letter may mean. */
bool an_san_has_shape(an_text word);

/* Returns whether a word has the shape of a move, or was probably meant to be one: Cf9, Bb55,
 * O-O-O-O. */
bool an_san_is_attempt(an_text word);

/* ---- what is meant ---- */

enum { AN_CANDIDATES_MAX = 28 }; /* a queen has 27 moves at most */

/* Of no-such-move: what is missing. */
typedef enum an_missing {
    AN_MISSING_WAY,      /* no piece of this kind can go there */
    AN_MISSING_STEP,     /* a piece of this kind stands there already, and has no step to make */
    AN_MISSING_FILE,     /* xd5: a pawn captures, and its file is not written */
    AN_MISSING_CAPTURE,  /* no legal capture is written like this */
    AN_MISSING_CAPTURED, /* NxBe5: what stands there is no bishop */
    AN_MISSING_PREY,     /* fxg4: nothing stands there that a pawn could capture */
    /* other pieces of this kind can go there, but none from the file, the rank or the square that
     * is written, or none stands on that square */
    AN_MISSING_ON_FILE,
    AN_MISSING_ON_RANK,
    AN_MISSING_FROM_SQUARE,
    AN_MISSING_ON_SQUARE,
    AN_MISSING_LICENCE, /* a king is never taken (FIDE 1.4.1) */
    AN_MISSING_PIECE    /* the side to move has no piece of this kind */
} an_missing;

/* Of pinned-piece: what shielded the king. */
typedef enum an_pin {
    AN_PIN_OF_PIECE,
    AN_PIN_OF_CAPTURED /* the pawn captured en passant, alone or together with the pawn that
                          captures */
} an_pin;

/* Why a move cannot be played, or which pieces could; squares are AN_NO_SQUARE where none applies.
 */
typedef struct an_reason {
    uint8_t piece;  /* the piece that was meant */
    uint8_t by;     /* what pins, blocks, checks or attacks */
    uint8_t king;   /* the king concerned */
    uint8_t target; /* where the piece was to go */
    uint8_t detail; /* what else there is to say: an_finding_detail tells */
    uint8_t candidate_count;
    an_move candidates[AN_CANDIDATES_MAX]; /* of ambiguous-move all moves that are meant; of
                                              not-priority-piece the moves of the piece that must
                                              move */
} an_reason;

/*
 * Finds the only legal move that `san` can mean. Otherwise returns a code of the group legality,
 * leaves *move untouched, and tells why in *reason; `reason` may be NULL.
 */
an_code an_san_resolve(an_move *move, const an_position *position, const an_san *san,
                       an_reason *reason);

/* Returns what is to be written of a legal move, in no language yet: both squares, the least
 * disambiguation, check or mate. */
an_san an_san_describe(const an_position *position, an_move move);

/* Room for any written move, with its NUL. */
enum { AN_SAN_MAX = 64 };

/* Writes a san that an_san_describe returned, and a NUL, to out[AN_SAN_MAX]; returns the size
 * without the NUL. */
size_t an_san_write(char *out, const an_san *san, const an_notation *notation);

/* Describes a move and writes it. Of an illegal move that was played, as much of the origin is
 * written as tells which piece it was. */
size_t an_move_write(char *out, const an_position *position, an_move move,
                     const an_notation *notation);

/*
 * Reads the whole text of a move, signs included, and finds the only legal move that it says:
 * "Cf3+!?" in French. Returns AN_OK; AN_UNREADABLE_TOKEN or AN_UNKNOWN_PIECE_LETTER if the text is
 * no move of the notation; or a code of the group legality if it cannot be played, and then tells
 * why in *reason. `reason` may be NULL. Unless AN_OK is returned, *move is untouched. Neither
 * blanks nor a move number may stand around the move. Whether its signs are right is not looked at.
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
    size_t size;     /* bytes that were understood; less than the text if something is left */
    size_t spelling; /* bytes of the signs of check, mate and en passant at the beginning */
    size_t late_at;  /* where a sign of check or mate stands that follows annotations: "!+" */
    size_t late;     /* the bytes of that sign; 0 if there is none */
} an_suffix;

/* Reads the signs after a move. `gives_check` says whether the move gives check, which decides
 * between check and evaluation: "Dh5+=". */
an_suffix an_suffix_read(an_text text, bool gives_check);

/* Returns the sign of a NAG, in Unicode or ASCII; "" if it has none. an_suffix_read reads this sign
 * as the same NAG, whether or not the move gives check. */
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

/* Reads the result at the beginning of a text, and sets *size to its bytes: scores joined by any
 * dash or a colon, 1-0F, ½, *. Returns AN_NO_RESULT if there is none. */
an_result an_result_read(an_text text, size_t *size);

/* The result in PGN form, "1-0", and in the form of a notation; "*" also for AN_NO_RESULT,
 * NULL past the last. */
const char *an_result_name(an_result result);
const char *an_result_write(an_result result, const an_notation *notation);

#ifdef __cplusplus
}
#endif

#endif
