/* Texts, and the catalogue of codes: what every other chapter stands on. Knows no chess. */
#ifndef ALGNOT_BASE_H
#define ALGNOT_BASE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A run of bytes owned by somebody else, not terminated by NUL. */
typedef struct an_text {
    const char *at;
    size_t size;
} an_text;

/* A text over a string literal or another NUL-terminated string; NULL gives the empty text. */
an_text an_text_of(const char *string);

typedef enum an_level { AN_NOTE, AN_WARNING, AN_ERROR } an_level;

typedef enum an_group {
    AN_GROUP_TROUBLE,  /* the machine, not the game: out of memory */
    AN_GROUP_READING,  /* the text does not say which game this is */
    AN_GROUP_LEGALITY, /* the text says a move that cannot be played */
    AN_GROUP_GAME,     /* start, result and variant contradict each other or the board */
    AN_GROUP_NOTATION, /* the move is understood, its spelling is not what it should be */
    AN_GROUP_FACTS     /* nothing wrong: what an arbiter would like to know */
} an_group;

/*
 * The catalogue: enumerator, stable slug, group, level. The slug is what users see and
 * give to options; it never changes. AN_OK and AN_OUT_OF_MEMORY are no findings.
 */
#define AN_CODES(X)                                                                                \
    X(AN_OK, "ok", AN_GROUP_TROUBLE, AN_NOTE)                                                      \
    X(AN_OUT_OF_MEMORY, "out-of-memory", AN_GROUP_TROUBLE, AN_ERROR)                               \
    X(AN_UNREADABLE_TOKEN, "unreadable-token", AN_GROUP_READING, AN_ERROR)                         \
    X(AN_UNKNOWN_PIECE_LETTER, "unknown-piece-letter", AN_GROUP_READING, AN_ERROR)                 \
    X(AN_UNDECIDED_LANGUAGE, "undecided-language", AN_GROUP_READING, AN_ERROR)                     \
    X(AN_NO_GAME, "no-game", AN_GROUP_READING, AN_ERROR)                                           \
    X(AN_UNCLOSED_COMMENT, "unclosed-comment", AN_GROUP_READING, AN_ERROR)                         \
    X(AN_UNCLOSED_VARIATION, "unclosed-variation", AN_GROUP_READING, AN_ERROR)                     \
    X(AN_UNMATCHED_PARENTHESIS, "unmatched-parenthesis", AN_GROUP_READING, AN_ERROR)               \
    X(AN_BAD_TAG, "bad-tag", AN_GROUP_READING, AN_ERROR)                                           \
    X(AN_GAME_TOO_LARGE, "game-too-large", AN_GROUP_READING, AN_ERROR)                             \
    X(AN_DUPLICATE_TAG, "duplicate-tag", AN_GROUP_READING, AN_WARNING)                             \
    X(AN_UNREAD_MOVES, "unread-moves", AN_GROUP_READING, AN_ERROR)                                 \
    X(AN_NO_SUCH_MOVE, "no-such-move", AN_GROUP_LEGALITY, AN_ERROR)                                \
    X(AN_PATH_BLOCKED, "path-blocked", AN_GROUP_LEGALITY, AN_ERROR)                                \
    X(AN_PINNED_PIECE, "pinned-piece", AN_GROUP_LEGALITY, AN_ERROR)                                \
    X(AN_KING_INTO_CHECK, "king-into-check", AN_GROUP_LEGALITY, AN_ERROR)                          \
    X(AN_CHECK_NOT_PARRIED, "check-not-parried", AN_GROUP_LEGALITY, AN_ERROR)                      \
    X(AN_AMBIGUOUS_MOVE, "ambiguous-move", AN_GROUP_LEGALITY, AN_ERROR)                            \
    X(AN_CASTLING_REFUSED, "castling-refused", AN_GROUP_LEGALITY, AN_ERROR)                        \
    X(AN_NOT_EN_PASSANT, "not-en-passant", AN_GROUP_LEGALITY, AN_ERROR)                            \
    X(AN_PROMOTION_MISSING, "promotion-missing", AN_GROUP_LEGALITY, AN_ERROR)                      \
    X(AN_PROMOTION_IMPOSSIBLE, "promotion-impossible", AN_GROUP_LEGALITY, AN_ERROR)                \
    X(AN_OWN_PIECE_CAPTURED, "own-piece-captured", AN_GROUP_LEGALITY, AN_ERROR)                    \
    X(AN_WRONG_SIDE, "wrong-side", AN_GROUP_LEGALITY, AN_ERROR)                                    \
    X(AN_GAME_OVER, "game-over", AN_GROUP_LEGALITY, AN_ERROR)                                      \
    X(AN_MIXED_LANGUAGES, "mixed-languages", AN_GROUP_READING, AN_ERROR)                           \
    X(AN_RESULT_MISMATCH, "result-mismatch", AN_GROUP_GAME, AN_ERROR)                              \
    X(AN_RESULT_CONTRADICTS_BOARD, "result-contradicts-board", AN_GROUP_GAME, AN_ERROR)            \
    X(AN_BAD_FEN, "bad-fen", AN_GROUP_GAME, AN_ERROR)                                              \
    X(AN_ILLEGAL_POSITION, "illegal-position", AN_GROUP_GAME, AN_ERROR)                            \
    X(AN_UNLIKELY_POSITION, "unlikely-position", AN_GROUP_GAME, AN_WARNING)                        \
    X(AN_SETUP_MISSING, "setup-missing", AN_GROUP_GAME, AN_WARNING)                                \
    X(AN_UNSUPPORTED_VARIANT, "unsupported-variant", AN_GROUP_GAME, AN_WARNING)                    \
    X(AN_NULL_MOVE, "null-move", AN_GROUP_GAME, AN_WARNING)                                        \
    X(AN_SUPERFLUOUS_DISAMBIGUATION, "superfluous-disambiguation", AN_GROUP_NOTATION, AN_WARNING)  \
    X(AN_DISAMBIGUATION_FORM, "disambiguation-form", AN_GROUP_NOTATION, AN_WARNING)                \
    X(AN_CHECK_SIGN_WRONG, "check-sign-wrong", AN_GROUP_NOTATION, AN_WARNING)                      \
    X(AN_MATE_SIGN_WRONG, "mate-sign-wrong", AN_GROUP_NOTATION, AN_WARNING)                        \
    X(AN_CAPTURE_SIGN_WRONG, "capture-sign-wrong", AN_GROUP_NOTATION, AN_WARNING)                  \
    X(AN_MOVE_NUMBER_WRONG, "move-number-wrong", AN_GROUP_NOTATION, AN_WARNING)                    \
    X(AN_LOWERCASE_PIECE, "lowercase-piece", AN_GROUP_NOTATION, AN_WARNING)                        \
    X(AN_CAPTURED_PIECE_NAMED, "captured-piece-named", AN_GROUP_NOTATION, AN_WARNING)              \
    X(AN_PIECE_LETTER_MISSING, "piece-letter-missing", AN_GROUP_NOTATION, AN_WARNING)              \
    X(AN_LOOK_ALIKE_CHARACTER, "look-alike-character", AN_GROUP_NOTATION, AN_WARNING)              \
    X(AN_OTHER_FORM, "other-form", AN_GROUP_NOTATION, AN_NOTE)                                     \
    X(AN_LANGUAGE_NOTE, "language", AN_GROUP_FACTS, AN_NOTE)

typedef enum an_code {
#define AN_CODE_ENUMERATOR(name, slug, group, level) name,
    AN_CODES(AN_CODE_ENUMERATOR)
#undef AN_CODE_ENUMERATOR
        AN_CODE_COUNT
} an_code;

const char *an_code_slug(an_code code);
an_group an_code_group(an_code code);
an_level an_code_level(an_code code);

/* The finding with this slug; AN_OK if there is none. */
an_code an_code_from_slug(an_text slug);

#ifdef __cplusplus
}
#endif

#endif
