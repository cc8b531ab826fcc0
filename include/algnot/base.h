/* Texts, and the catalogue of codes. All other headers stand on this one; nothing here knows
 * chess. */
#ifndef ALGNOT_BASE_H
#define ALGNOT_BASE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The version of these headers. While AN_VERSION_MAJOR is 0, recompile your program for each
 * version of the library. */
#define AN_VERSION_MAJOR 0
#define AN_VERSION_MINOR 2
#define AN_VERSION_PATCH 0
#define AN_VERSION       "0.2.0"

/* Returns the version of the library that is linked: "0.2.0". */
const char *an_version(void);

/* Initialises a struct of options so that each of them is as by default. */
#ifdef __cplusplus
#define AN_OPTIONS_INIT                                                                            \
    {                                                                                              \
    }
#else
#define AN_OPTIONS_INIT                                                                            \
    {                                                                                              \
        0                                                                                          \
    }
#endif

/* A run of bytes that somebody else owns; no NUL terminates it. */
typedef struct an_text {
    const char *at;
    size_t size;
} an_text;

/* The text of a string that NUL terminates; NULL gives the empty text. It must not outlive the
 * string. */
an_text an_text_of(const char *string);

typedef enum an_level { AN_LEVEL_NOTE, AN_LEVEL_WARNING, AN_LEVEL_ERROR } an_level;

typedef enum an_group {
    AN_GROUP_TROUBLE,  /* the machine failed, not the game: out of memory */
    AN_GROUP_READING,  /* the text does not say which game this is */
    AN_GROUP_LEGALITY, /* the text says a move that cannot be played */
    AN_GROUP_GAME,     /* start, result and variant contradict each other or the board */
    AN_GROUP_NOTATION, /* the move is understood, its spelling is not what it should be */
    AN_GROUP_FILE,     /* tags, lines and bytes are not as the PGN export format has them */
    AN_GROUP_SHEET,    /* what a score sheet may not hold (FIDE Laws, article 8.1) */
    AN_GROUP_FACTS     /* nothing is wrong: facts that an arbiter would like to know */
} an_group;

/* The rules that a game is judged by. Each profile finds all that the default one finds, and
 * more. */
typedef enum an_profile {
    AN_PROFILE_DEFAULT,
    AN_PROFILE_PGN,  /* the export format of the PGN standard */
    AN_PROFILE_FIDE, /* what may be written on a score sheet */
    AN_PROFILE_COUNT
} an_profile;

/*
 * The catalogue: enumerator, number, slug, group, level, and the profile that finds it. The slug is
 * the name that users see and give to options. Number and slug never change: a new code takes the
 * next number, wherever its row stands. AN_OK and AN_OUT_OF_MEMORY are returned by functions and
 * are never findings.
 */
#define AN_CODES(X)                                                                                \
    X(AN_OK, 0, "ok", AN_GROUP_TROUBLE, AN_LEVEL_NOTE, AN_PROFILE_DEFAULT)                         \
    X(AN_OUT_OF_MEMORY, 1, "out-of-memory", AN_GROUP_TROUBLE, AN_LEVEL_ERROR, AN_PROFILE_DEFAULT)  \
    X(AN_UNREADABLE_TOKEN, 2, "unreadable-token", AN_GROUP_READING, AN_LEVEL_ERROR,                \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_UNKNOWN_PIECE_LETTER, 3, "unknown-piece-letter", AN_GROUP_READING, AN_LEVEL_ERROR,        \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_UNDECIDED_LANGUAGE, 4, "undecided-language", AN_GROUP_READING, AN_LEVEL_ERROR,            \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_NO_GAME, 5, "no-game", AN_GROUP_READING, AN_LEVEL_ERROR, AN_PROFILE_DEFAULT)              \
    X(AN_UNCLOSED_COMMENT, 6, "unclosed-comment", AN_GROUP_READING, AN_LEVEL_ERROR,                \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_UNCLOSED_VARIATION, 7, "unclosed-variation", AN_GROUP_READING, AN_LEVEL_ERROR,            \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_UNMATCHED_PARENTHESIS, 8, "unmatched-parenthesis", AN_GROUP_READING, AN_LEVEL_ERROR,      \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_BAD_TAG, 9, "bad-tag", AN_GROUP_READING, AN_LEVEL_ERROR, AN_PROFILE_DEFAULT)              \
    X(AN_GAME_TOO_LARGE, 10, "game-too-large", AN_GROUP_READING, AN_LEVEL_ERROR,                   \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_DUPLICATE_TAG, 11, "duplicate-tag", AN_GROUP_READING, AN_LEVEL_WARNING,                   \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_UNREAD_MOVES, 12, "unread-moves", AN_GROUP_READING, AN_LEVEL_ERROR, AN_PROFILE_DEFAULT)   \
    X(AN_MOVE_IN_PROSE, 13, "move-in-prose", AN_GROUP_READING, AN_LEVEL_NOTE, AN_PROFILE_DEFAULT)  \
    X(AN_DESCRIPTIVE_NOTATION, 14, "descriptive-notation", AN_GROUP_READING, AN_LEVEL_ERROR,       \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_BAD_ENCODING, 15, "bad-encoding", AN_GROUP_READING, AN_LEVEL_WARNING, AN_PROFILE_DEFAULT) \
    X(AN_CONTROL_CHARACTER, 16, "control-character", AN_GROUP_READING, AN_LEVEL_WARNING,           \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_NO_SUCH_MOVE, 17, "no-such-move", AN_GROUP_LEGALITY, AN_LEVEL_ERROR, AN_PROFILE_DEFAULT)  \
    X(AN_PATH_BLOCKED, 18, "path-blocked", AN_GROUP_LEGALITY, AN_LEVEL_ERROR, AN_PROFILE_DEFAULT)  \
    X(AN_PINNED_PIECE, 19, "pinned-piece", AN_GROUP_LEGALITY, AN_LEVEL_ERROR, AN_PROFILE_DEFAULT)  \
    X(AN_KING_INTO_CHECK, 20, "king-into-check", AN_GROUP_LEGALITY, AN_LEVEL_ERROR,                \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_CHECK_NOT_PARRIED, 21, "check-not-parried", AN_GROUP_LEGALITY, AN_LEVEL_ERROR,            \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_AMBIGUOUS_MOVE, 22, "ambiguous-move", AN_GROUP_LEGALITY, AN_LEVEL_ERROR,                  \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_CASTLING_REFUSED, 23, "castling-refused", AN_GROUP_LEGALITY, AN_LEVEL_ERROR,              \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_NOT_EN_PASSANT, 24, "not-en-passant", AN_GROUP_LEGALITY, AN_LEVEL_ERROR,                  \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_PROMOTION_MISSING, 25, "promotion-missing", AN_GROUP_LEGALITY, AN_LEVEL_ERROR,            \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_PROMOTION_IMPOSSIBLE, 26, "promotion-impossible", AN_GROUP_LEGALITY, AN_LEVEL_ERROR,      \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_OWN_PIECE_CAPTURED, 27, "own-piece-captured", AN_GROUP_LEGALITY, AN_LEVEL_ERROR,          \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_WRONG_SIDE, 28, "wrong-side", AN_GROUP_LEGALITY, AN_LEVEL_ERROR, AN_PROFILE_DEFAULT)      \
    X(AN_GAME_OVER, 29, "game-over", AN_GROUP_LEGALITY, AN_LEVEL_ERROR, AN_PROFILE_DEFAULT)        \
    X(AN_NOT_PRIORITY_PIECE, 30, "not-priority-piece", AN_GROUP_LEGALITY, AN_LEVEL_ERROR,          \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_MIXED_LANGUAGES, 31, "mixed-languages", AN_GROUP_READING, AN_LEVEL_ERROR,                 \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_RESULT_MISMATCH, 32, "result-mismatch", AN_GROUP_GAME, AN_LEVEL_ERROR,                    \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_RESULT_CONTRADICTS_BOARD, 33, "result-contradicts-board", AN_GROUP_GAME, AN_LEVEL_ERROR,  \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_BAD_FEN, 34, "bad-fen", AN_GROUP_GAME, AN_LEVEL_ERROR, AN_PROFILE_DEFAULT)                \
    X(AN_ILLEGAL_POSITION, 35, "illegal-position", AN_GROUP_GAME, AN_LEVEL_ERROR,                  \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_UNLIKELY_POSITION, 36, "unlikely-position", AN_GROUP_GAME, AN_LEVEL_WARNING,              \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_SETUP_MISSING, 37, "setup-missing", AN_GROUP_GAME, AN_LEVEL_WARNING, AN_PROFILE_DEFAULT)  \
    X(AN_UNSUPPORTED_VARIANT, 38, "unsupported-variant", AN_GROUP_GAME, AN_LEVEL_WARNING,          \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_NULL_MOVE, 39, "null-move", AN_GROUP_GAME, AN_LEVEL_WARNING, AN_PROFILE_DEFAULT)          \
    X(AN_MISSING_RESULT, 40, "missing-result", AN_GROUP_GAME, AN_LEVEL_WARNING, AN_PROFILE_PGN)    \
    X(AN_SUPERFLUOUS_DISAMBIGUATION, 41, "superfluous-disambiguation", AN_GROUP_NOTATION,          \
      AN_LEVEL_WARNING, AN_PROFILE_DEFAULT)                                                        \
    X(AN_DISAMBIGUATION_FORM, 42, "disambiguation-form", AN_GROUP_NOTATION, AN_LEVEL_WARNING,      \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_CHECK_SIGN_WRONG, 43, "check-sign-wrong", AN_GROUP_NOTATION, AN_LEVEL_WARNING,            \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_MATE_SIGN_WRONG, 44, "mate-sign-wrong", AN_GROUP_NOTATION, AN_LEVEL_WARNING,              \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_CAPTURE_SIGN_WRONG, 45, "capture-sign-wrong", AN_GROUP_NOTATION, AN_LEVEL_WARNING,        \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_MOVE_NUMBER_WRONG, 46, "move-number-wrong", AN_GROUP_NOTATION, AN_LEVEL_WARNING,          \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_LOWERCASE_PIECE, 47, "lowercase-piece", AN_GROUP_NOTATION, AN_LEVEL_WARNING,              \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_CAPTURED_PIECE_NAMED, 48, "captured-piece-named", AN_GROUP_NOTATION, AN_LEVEL_WARNING,    \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_PIECE_LETTER_MISSING, 49, "piece-letter-missing", AN_GROUP_NOTATION, AN_LEVEL_WARNING,    \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_LOOK_ALIKE_CHARACTER, 50, "look-alike-character", AN_GROUP_NOTATION, AN_LEVEL_WARNING,    \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_CHECK_SIGN_MISSING, 51, "check-sign-missing", AN_GROUP_NOTATION, AN_LEVEL_WARNING,        \
      AN_PROFILE_PGN)                                                                              \
    X(AN_MATE_SIGN_MISSING, 52, "mate-sign-missing", AN_GROUP_NOTATION, AN_LEVEL_WARNING,          \
      AN_PROFILE_PGN)                                                                              \
    X(AN_CAPTURE_SIGN_MISSING, 53, "capture-sign-missing", AN_GROUP_NOTATION, AN_LEVEL_WARNING,    \
      AN_PROFILE_PGN)                                                                              \
    X(AN_CASTLING_FORM, 54, "castling-form", AN_GROUP_NOTATION, AN_LEVEL_WARNING, AN_PROFILE_PGN)  \
    X(AN_PROMOTION_FORM, 55, "promotion-form", AN_GROUP_NOTATION, AN_LEVEL_WARNING,                \
      AN_PROFILE_PGN)                                                                              \
    X(AN_EN_PASSANT_FORM, 56, "en-passant-form", AN_GROUP_NOTATION, AN_LEVEL_WARNING,              \
      AN_PROFILE_PGN)                                                                              \
    X(AN_PAWN_LETTER, 57, "pawn-letter", AN_GROUP_NOTATION, AN_LEVEL_WARNING, AN_PROFILE_PGN)      \
    X(AN_LONG_FORM, 58, "long-form", AN_GROUP_NOTATION, AN_LEVEL_WARNING, AN_PROFILE_PGN)          \
    X(AN_MOVE_NUMBER_FORM, 59, "move-number-form", AN_GROUP_NOTATION, AN_LEVEL_WARNING,            \
      AN_PROFILE_PGN)                                                                              \
    X(AN_NOT_ENGLISH, 60, "not-english", AN_GROUP_NOTATION, AN_LEVEL_WARNING, AN_PROFILE_PGN)      \
    X(AN_OTHER_FORM, 61, "other-form", AN_GROUP_NOTATION, AN_LEVEL_NOTE, AN_PROFILE_DEFAULT)       \
    X(AN_MISSING_TAG, 62, "missing-tag", AN_GROUP_FILE, AN_LEVEL_WARNING, AN_PROFILE_PGN)          \
    X(AN_TAG_ORDER, 63, "tag-order", AN_GROUP_FILE, AN_LEVEL_WARNING, AN_PROFILE_PGN)              \
    X(AN_BAD_DATE, 64, "bad-date", AN_GROUP_FILE, AN_LEVEL_WARNING, AN_PROFILE_PGN)                \
    X(AN_LINE_TOO_LONG, 65, "line-too-long", AN_GROUP_FILE, AN_LEVEL_WARNING, AN_PROFILE_PGN)      \
    X(AN_BYTE_ORDER_MARK, 66, "byte-order-mark", AN_GROUP_FILE, AN_LEVEL_WARNING, AN_PROFILE_PGN)  \
    X(AN_UNKNOWN_NAG, 67, "unknown-nag", AN_GROUP_FILE, AN_LEVEL_WARNING, AN_PROFILE_PGN)          \
    X(AN_COMMENT_ON_SHEET, 68, "comment-on-sheet", AN_GROUP_SHEET, AN_LEVEL_ERROR,                 \
      AN_PROFILE_FIDE)                                                                             \
    X(AN_EVALUATION_ON_SHEET, 69, "evaluation-on-sheet", AN_GROUP_SHEET, AN_LEVEL_ERROR,           \
      AN_PROFILE_FIDE)                                                                             \
    X(AN_VARIATION_ON_SHEET, 70, "variation-on-sheet", AN_GROUP_SHEET, AN_LEVEL_ERROR,             \
      AN_PROFILE_FIDE)                                                                             \
    X(AN_LANGUAGE_NOTE, 71, "language", AN_GROUP_FACTS, AN_LEVEL_NOTE, AN_PROFILE_DEFAULT)         \
    X(AN_THREEFOLD, 72, "threefold", AN_GROUP_FACTS, AN_LEVEL_NOTE, AN_PROFILE_DEFAULT)            \
    X(AN_FIFTY_MOVES, 73, "fifty-moves", AN_GROUP_FACTS, AN_LEVEL_NOTE, AN_PROFILE_DEFAULT)        \
    X(AN_FIVEFOLD, 74, "fivefold", AN_GROUP_FACTS, AN_LEVEL_NOTE, AN_PROFILE_DEFAULT)              \
    X(AN_SEVENTY_FIVE_MOVES, 75, "seventy-five-moves", AN_GROUP_FACTS, AN_LEVEL_NOTE,              \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_DEAD_POSITION, 76, "dead-position", AN_GROUP_FACTS, AN_LEVEL_NOTE, AN_PROFILE_DEFAULT)    \
    X(AN_DOUBTFUL_READING, 77, "doubtful-reading", AN_GROUP_READING, AN_LEVEL_ERROR,               \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_MISSING_HALF_MOVE, 78, "missing-half-move", AN_GROUP_READING, AN_LEVEL_ERROR,             \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_MISSING_MOVES, 79, "missing-moves", AN_GROUP_READING, AN_LEVEL_ERROR, AN_PROFILE_DEFAULT) \
    X(AN_MOVES_DOUBLED, 80, "moves-doubled", AN_GROUP_READING, AN_LEVEL_ERROR, AN_PROFILE_DEFAULT) \
    X(AN_SHEET_IN_LOWERCASE, 82, "sheet-in-lowercase", AN_GROUP_READING, AN_LEVEL_ERROR,           \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_SHEET_IN_OTHER_LANGUAGE, 83, "sheet-in-other-language", AN_GROUP_READING, AN_LEVEL_ERROR, \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_COLUMNS_SWAPPED, 84, "columns-swapped", AN_GROUP_READING, AN_LEVEL_ERROR,                 \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_PERHAPS_PLAYED, 85, "perhaps-played", AN_GROUP_READING, AN_LEVEL_WARNING,                 \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_PERHAPS_ALTERNATIVE, 86, "perhaps-alternative", AN_GROUP_READING, AN_LEVEL_WARNING,       \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_EMPTY_VARIATION, 87, "empty-variation", AN_GROUP_READING, AN_LEVEL_WARNING,               \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_MOVES_SWAPPED, 88, "moves-swapped", AN_GROUP_READING, AN_LEVEL_ERROR, AN_PROFILE_DEFAULT) \
    X(AN_MOVES_TORN, 89, "moves-torn", AN_GROUP_READING, AN_LEVEL_ERROR, AN_PROFILE_DEFAULT)       \
    X(AN_RESULT_IN_WORDS, 81, "result-in-words", AN_GROUP_READING, AN_LEVEL_NOTE,                  \
      AN_PROFILE_DEFAULT)

typedef enum an_code {
#define AN_CODE_ENUMERATOR(name, number, slug, group, level, profile) name = number,
    AN_CODES(AN_CODE_ENUMERATOR)
#undef AN_CODE_ENUMERATOR
#define AN_CODE_ONE(name, number, slug, group, level, profile) +1
        AN_CODE_COUNT = AN_CODES(AN_CODE_ONE) /* one more than the highest number */
#undef AN_CODE_ONE
} an_code;

/* The slug of a code is the name that messages show in brackets. Returns NULL for AN_CODE_COUNT and
 * above, so that a loop over all codes may end there. */
const char *an_code_slug(an_code code);

/* What the catalogue says of `code`, which must be below AN_CODE_COUNT. The level is the one that a
 * finding has unless the caller changed it. */
an_group an_code_group(an_code code);
an_level an_code_level(an_code code);
an_profile an_code_profile(an_code code);

/* Returns the code of the finding with this slug; AN_OK if there is none. */
an_code an_code_from_slug(an_text slug);

#ifdef __cplusplus
}
#endif

#endif
