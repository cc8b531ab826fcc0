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
 * The catalogue: enumerator, slug, group, level, and the profile that finds it. The slug is the
 * name that users see and give to options; it never changes. AN_OK and AN_OUT_OF_MEMORY are
 * returned by functions and are never findings.
 */
#define AN_CODES(X)                                                                                \
    X(AN_OK, "ok", AN_GROUP_TROUBLE, AN_LEVEL_NOTE, AN_PROFILE_DEFAULT)                            \
    X(AN_OUT_OF_MEMORY, "out-of-memory", AN_GROUP_TROUBLE, AN_LEVEL_ERROR, AN_PROFILE_DEFAULT)     \
    X(AN_UNREADABLE_TOKEN, "unreadable-token", AN_GROUP_READING, AN_LEVEL_ERROR,                   \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_UNKNOWN_PIECE_LETTER, "unknown-piece-letter", AN_GROUP_READING, AN_LEVEL_ERROR,           \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_UNDECIDED_LANGUAGE, "undecided-language", AN_GROUP_READING, AN_LEVEL_ERROR,               \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_NO_GAME, "no-game", AN_GROUP_READING, AN_LEVEL_ERROR, AN_PROFILE_DEFAULT)                 \
    X(AN_UNCLOSED_COMMENT, "unclosed-comment", AN_GROUP_READING, AN_LEVEL_ERROR,                   \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_UNCLOSED_VARIATION, "unclosed-variation", AN_GROUP_READING, AN_LEVEL_ERROR,               \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_UNMATCHED_PARENTHESIS, "unmatched-parenthesis", AN_GROUP_READING, AN_LEVEL_ERROR,         \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_BAD_TAG, "bad-tag", AN_GROUP_READING, AN_LEVEL_ERROR, AN_PROFILE_DEFAULT)                 \
    X(AN_GAME_TOO_LARGE, "game-too-large", AN_GROUP_READING, AN_LEVEL_ERROR, AN_PROFILE_DEFAULT)   \
    X(AN_DUPLICATE_TAG, "duplicate-tag", AN_GROUP_READING, AN_LEVEL_WARNING, AN_PROFILE_DEFAULT)   \
    X(AN_UNREAD_MOVES, "unread-moves", AN_GROUP_READING, AN_LEVEL_ERROR, AN_PROFILE_DEFAULT)       \
    X(AN_MOVE_IN_PROSE, "move-in-prose", AN_GROUP_READING, AN_LEVEL_NOTE, AN_PROFILE_DEFAULT)      \
    X(AN_DESCRIPTIVE_NOTATION, "descriptive-notation", AN_GROUP_READING, AN_LEVEL_ERROR,           \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_BAD_ENCODING, "bad-encoding", AN_GROUP_READING, AN_LEVEL_WARNING, AN_PROFILE_DEFAULT)     \
    X(AN_CONTROL_CHARACTER, "control-character", AN_GROUP_READING, AN_LEVEL_WARNING,               \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_NO_SUCH_MOVE, "no-such-move", AN_GROUP_LEGALITY, AN_LEVEL_ERROR, AN_PROFILE_DEFAULT)      \
    X(AN_PATH_BLOCKED, "path-blocked", AN_GROUP_LEGALITY, AN_LEVEL_ERROR, AN_PROFILE_DEFAULT)      \
    X(AN_PINNED_PIECE, "pinned-piece", AN_GROUP_LEGALITY, AN_LEVEL_ERROR, AN_PROFILE_DEFAULT)      \
    X(AN_KING_INTO_CHECK, "king-into-check", AN_GROUP_LEGALITY, AN_LEVEL_ERROR,                    \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_CHECK_NOT_PARRIED, "check-not-parried", AN_GROUP_LEGALITY, AN_LEVEL_ERROR,                \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_AMBIGUOUS_MOVE, "ambiguous-move", AN_GROUP_LEGALITY, AN_LEVEL_ERROR, AN_PROFILE_DEFAULT)  \
    X(AN_CASTLING_REFUSED, "castling-refused", AN_GROUP_LEGALITY, AN_LEVEL_ERROR,                  \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_NOT_EN_PASSANT, "not-en-passant", AN_GROUP_LEGALITY, AN_LEVEL_ERROR, AN_PROFILE_DEFAULT)  \
    X(AN_PROMOTION_MISSING, "promotion-missing", AN_GROUP_LEGALITY, AN_LEVEL_ERROR,                \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_PROMOTION_IMPOSSIBLE, "promotion-impossible", AN_GROUP_LEGALITY, AN_LEVEL_ERROR,          \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_OWN_PIECE_CAPTURED, "own-piece-captured", AN_GROUP_LEGALITY, AN_LEVEL_ERROR,              \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_WRONG_SIDE, "wrong-side", AN_GROUP_LEGALITY, AN_LEVEL_ERROR, AN_PROFILE_DEFAULT)          \
    X(AN_GAME_OVER, "game-over", AN_GROUP_LEGALITY, AN_LEVEL_ERROR, AN_PROFILE_DEFAULT)            \
    X(AN_NOT_PRIORITY_PIECE, "not-priority-piece", AN_GROUP_LEGALITY, AN_LEVEL_ERROR,              \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_MIXED_LANGUAGES, "mixed-languages", AN_GROUP_READING, AN_LEVEL_ERROR, AN_PROFILE_DEFAULT) \
    X(AN_RESULT_MISMATCH, "result-mismatch", AN_GROUP_GAME, AN_LEVEL_ERROR, AN_PROFILE_DEFAULT)    \
    X(AN_RESULT_CONTRADICTS_BOARD, "result-contradicts-board", AN_GROUP_GAME, AN_LEVEL_ERROR,      \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_BAD_FEN, "bad-fen", AN_GROUP_GAME, AN_LEVEL_ERROR, AN_PROFILE_DEFAULT)                    \
    X(AN_ILLEGAL_POSITION, "illegal-position", AN_GROUP_GAME, AN_LEVEL_ERROR, AN_PROFILE_DEFAULT)  \
    X(AN_UNLIKELY_POSITION, "unlikely-position", AN_GROUP_GAME, AN_LEVEL_WARNING,                  \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_SETUP_MISSING, "setup-missing", AN_GROUP_GAME, AN_LEVEL_WARNING, AN_PROFILE_DEFAULT)      \
    X(AN_UNSUPPORTED_VARIANT, "unsupported-variant", AN_GROUP_GAME, AN_LEVEL_WARNING,              \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_NULL_MOVE, "null-move", AN_GROUP_GAME, AN_LEVEL_WARNING, AN_PROFILE_DEFAULT)              \
    X(AN_MISSING_RESULT, "missing-result", AN_GROUP_GAME, AN_LEVEL_WARNING, AN_PROFILE_PGN)        \
    X(AN_SUPERFLUOUS_DISAMBIGUATION, "superfluous-disambiguation", AN_GROUP_NOTATION,              \
      AN_LEVEL_WARNING, AN_PROFILE_DEFAULT)                                                        \
    X(AN_DISAMBIGUATION_FORM, "disambiguation-form", AN_GROUP_NOTATION, AN_LEVEL_WARNING,          \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_CHECK_SIGN_WRONG, "check-sign-wrong", AN_GROUP_NOTATION, AN_LEVEL_WARNING,                \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_MATE_SIGN_WRONG, "mate-sign-wrong", AN_GROUP_NOTATION, AN_LEVEL_WARNING,                  \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_CAPTURE_SIGN_WRONG, "capture-sign-wrong", AN_GROUP_NOTATION, AN_LEVEL_WARNING,            \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_MOVE_NUMBER_WRONG, "move-number-wrong", AN_GROUP_NOTATION, AN_LEVEL_WARNING,              \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_LOWERCASE_PIECE, "lowercase-piece", AN_GROUP_NOTATION, AN_LEVEL_WARNING,                  \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_CAPTURED_PIECE_NAMED, "captured-piece-named", AN_GROUP_NOTATION, AN_LEVEL_WARNING,        \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_PIECE_LETTER_MISSING, "piece-letter-missing", AN_GROUP_NOTATION, AN_LEVEL_WARNING,        \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_LOOK_ALIKE_CHARACTER, "look-alike-character", AN_GROUP_NOTATION, AN_LEVEL_WARNING,        \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_CHECK_SIGN_MISSING, "check-sign-missing", AN_GROUP_NOTATION, AN_LEVEL_WARNING,            \
      AN_PROFILE_PGN)                                                                              \
    X(AN_MATE_SIGN_MISSING, "mate-sign-missing", AN_GROUP_NOTATION, AN_LEVEL_WARNING,              \
      AN_PROFILE_PGN)                                                                              \
    X(AN_CAPTURE_SIGN_MISSING, "capture-sign-missing", AN_GROUP_NOTATION, AN_LEVEL_WARNING,        \
      AN_PROFILE_PGN)                                                                              \
    X(AN_CASTLING_FORM, "castling-form", AN_GROUP_NOTATION, AN_LEVEL_WARNING, AN_PROFILE_PGN)      \
    X(AN_PROMOTION_FORM, "promotion-form", AN_GROUP_NOTATION, AN_LEVEL_WARNING, AN_PROFILE_PGN)    \
    X(AN_EN_PASSANT_FORM, "en-passant-form", AN_GROUP_NOTATION, AN_LEVEL_WARNING, AN_PROFILE_PGN)  \
    X(AN_PAWN_LETTER, "pawn-letter", AN_GROUP_NOTATION, AN_LEVEL_WARNING, AN_PROFILE_PGN)          \
    X(AN_LONG_FORM, "long-form", AN_GROUP_NOTATION, AN_LEVEL_WARNING, AN_PROFILE_PGN)              \
    X(AN_MOVE_NUMBER_FORM, "move-number-form", AN_GROUP_NOTATION, AN_LEVEL_WARNING,                \
      AN_PROFILE_PGN)                                                                              \
    X(AN_NOT_ENGLISH, "not-english", AN_GROUP_NOTATION, AN_LEVEL_WARNING, AN_PROFILE_PGN)          \
    X(AN_OTHER_FORM, "other-form", AN_GROUP_NOTATION, AN_LEVEL_NOTE, AN_PROFILE_DEFAULT)           \
    X(AN_MISSING_TAG, "missing-tag", AN_GROUP_FILE, AN_LEVEL_WARNING, AN_PROFILE_PGN)              \
    X(AN_TAG_ORDER, "tag-order", AN_GROUP_FILE, AN_LEVEL_WARNING, AN_PROFILE_PGN)                  \
    X(AN_BAD_DATE, "bad-date", AN_GROUP_FILE, AN_LEVEL_WARNING, AN_PROFILE_PGN)                    \
    X(AN_LINE_TOO_LONG, "line-too-long", AN_GROUP_FILE, AN_LEVEL_WARNING, AN_PROFILE_PGN)          \
    X(AN_BYTE_ORDER_MARK, "byte-order-mark", AN_GROUP_FILE, AN_LEVEL_WARNING, AN_PROFILE_PGN)      \
    X(AN_UNKNOWN_NAG, "unknown-nag", AN_GROUP_FILE, AN_LEVEL_WARNING, AN_PROFILE_PGN)              \
    X(AN_COMMENT_ON_SHEET, "comment-on-sheet", AN_GROUP_SHEET, AN_LEVEL_ERROR, AN_PROFILE_FIDE)    \
    X(AN_EVALUATION_ON_SHEET, "evaluation-on-sheet", AN_GROUP_SHEET, AN_LEVEL_ERROR,               \
      AN_PROFILE_FIDE)                                                                             \
    X(AN_VARIATION_ON_SHEET, "variation-on-sheet", AN_GROUP_SHEET, AN_LEVEL_ERROR,                 \
      AN_PROFILE_FIDE)                                                                             \
    X(AN_LANGUAGE_NOTE, "language", AN_GROUP_FACTS, AN_LEVEL_NOTE, AN_PROFILE_DEFAULT)             \
    X(AN_THREEFOLD, "threefold", AN_GROUP_FACTS, AN_LEVEL_NOTE, AN_PROFILE_DEFAULT)                \
    X(AN_FIFTY_MOVES, "fifty-moves", AN_GROUP_FACTS, AN_LEVEL_NOTE, AN_PROFILE_DEFAULT)            \
    X(AN_FIVEFOLD, "fivefold", AN_GROUP_FACTS, AN_LEVEL_NOTE, AN_PROFILE_DEFAULT)                  \
    X(AN_SEVENTY_FIVE_MOVES, "seventy-five-moves", AN_GROUP_FACTS, AN_LEVEL_NOTE,                  \
      AN_PROFILE_DEFAULT)                                                                          \
    X(AN_DEAD_POSITION, "dead-position", AN_GROUP_FACTS, AN_LEVEL_NOTE, AN_PROFILE_DEFAULT)

typedef enum an_code {
#define AN_CODE_ENUMERATOR(name, slug, group, level, profile) name,
    AN_CODES(AN_CODE_ENUMERATOR)
#undef AN_CODE_ENUMERATOR
        AN_CODE_COUNT
} an_code;

/* Look up `code`, which must be below AN_CODE_COUNT. The slug is the name that messages show in
 * brackets; the level is the one that a finding has unless the caller changed it. */
const char *an_code_slug(an_code code);
an_group an_code_group(an_code code);
an_level an_code_level(an_code code);
an_profile an_code_profile(an_code code);

/* Returns the code of the finding with this slug; AN_OK if there is none. */
an_code an_code_from_slug(an_text slug);

#ifdef __cplusplus
}
#endif

#endif
