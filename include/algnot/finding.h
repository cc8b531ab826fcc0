/* Findings: what was found in a game, where, and what its message needs. an_arbiter_judge and
 * an_game_next make them (game.h), an_report_finding words them (report.h). Nothing here allocates.
 *
 * Some codes are found elsewhere: bad-encoding by an_encoding_check, other-form by an_scribe_check.
 * Three are left to the caller, who sees the file as a whole: game-too-large of a batch that is
 * too_large, byte-order-mark, and no-game of a file in which all games are empty. To report them,
 * set `code` and `level` of a finding that is otherwise all zeros. */
#ifndef ALGNOT_FINDING_H
#define ALGNOT_FINDING_H

#include "notation.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { AN_SUGGESTIONS_MAX = 5 };

/* A move that may have been meant; it is legal in the finding's `position`. */
typedef struct an_suggestion {
    an_move move;
    uint32_t legal_after; /* how many of the half-moves that follow are legal if it was meant */
    uint32_t of;          /* how many half-moves follow that were looked at */
    uint32_t cost;   /* how unlikely the slip is that leads to it: 23 more, a tenth as likely */
    bool is_certain; /* no other reading of the game is nearly as likely */
} an_suggestion;

/* What became of a move that the rules forbid, where such moves are kept as they were played. */
typedef enum an_placing {
    AN_PLACING_NOT_ASKED, /* they are not kept, or the finding is about another thing */
    AN_PLACED,            /* the piece was put where the word says, and the line goes on */
    AN_PLACING_SEVERAL,   /* the line ends: several pieces may be meant */
    AN_PLACING_UNSAID     /* the line ends: the word does not say what stands where afterwards */
} an_placing;

/* Where something was found. */
typedef struct an_finding_place {
    uint32_t offset; /* of the token, in the game's bytes */
    uint32_t size;
    uint32_t ply;   /* counts from 1 at the first move of the game; 0: not about a move */
    uint32_t depth; /* depth of the variation; 0: main line */
} an_finding_place;

/* What a finding is about; an_finding_detail tells which of them its code uses. */
typedef struct an_finding_facts {
    an_reason reason;
    an_text text;       /* the token as written */
    an_text other;      /* what it is held against: the Result tag, the earlier tag or move */
    an_move move;       /* the move understood, for the group notation */
    uint32_t number;    /* an_finding_number tells what it is */
    uint64_t languages; /* undecided-language, language: bit n is row n of an_languages */
} an_finding_facts;

/* What may have been meant instead. */
typedef struct an_suggestions {
    an_suggestion list[AN_SUGGESTIONS_MAX]; /* the likeliest first */
    uint8_t count;
    uint32_t fitting; /* of a move that could not be read, or the first that is missing: how many
                       * moves fit there, of which the likeliest are suggested; 0: not known */
} an_suggestions;

/* What was found, where, and what its message needs. Texts point into the bytes of the game. */
typedef struct an_finding {
    an_code code;
    an_level level;
    an_finding_place where;
    bool has_position;    /* `position` is set; it is wherever there are suggestions */
    an_position position; /* before the move */
    an_finding_facts facts;
    const an_notation *notation; /* that the game is written in; NULL if unknown */
    an_suggestions help;
    bool is_joined;      /* it says more about the word of the finding before it, as a note */
    bool is_after_error; /* an error was found, and mended, earlier in its line of play */
    uint32_t unchecked;  /* where mending gives up: how many half-moves follow, unchecked; else 0 */
    an_placing placing;
} an_finding;

/* ---- what a finding says beyond its code ---- */

/* Of game-over and result-contradicts-board: what has ended the game. */
typedef enum an_ending {
    AN_ENDING_NONE,
    AN_ENDING_MATE,
    AN_ENDING_STALEMATE,
    AN_ENDING_FIVEFOLD,     /* FIDE 9.6.1 */
    AN_ENDING_SEVENTY_FIVE, /* FIDE 9.6.2 */
    AN_ENDING_DEAD,         /* FIDE 5.2.2 */
    AN_ENDING_COUNT
} an_ending;

/* Of result-mismatch: what contradicts the result at the end of the moves. */
typedef enum an_against {
    AN_AGAINST_TAG, /* the Result tag */
    AN_AGAINST_RESULT,
    AN_AGAINST_WORDS,  /* the words of a Result tag that names no result */
    AN_AGAINST_HEADING /* the heading of a score sheet */
} an_against;

/* Of setup-missing: which of the tags SetUp and FEN stands alone; or there is neither, and a FEN
 * stands among the words. */
typedef enum an_setup { AN_FEN_ALONE, AN_SETUP_ALONE, AN_FEN_IN_WORDS } an_setup;

/* Of bad-tag: what is wrong with it. */
typedef enum an_tag_fault {
    AN_TAG_FORM,     /* it is not written as tags are, or stands among the moves */
    AN_TAG_MISSPELT, /* its name is a known one, but for case or a colon */
    AN_TAG_QUOTES,   /* its value stands in typographic quotes, and was read */
    AN_TAG_ACCENT,   /* its name has a letter that is not ASCII */
    AN_TAG_UNQUOTED  /* the quote behind its value is missing */
} an_tag_fault;

/* Of unreadable-token: what it is. */
typedef enum an_unreadable {
    AN_UNREADABLE_WORD,
    AN_SIGN_FOR_MOVE,     /* a question mark where a move is due, or dots, or "illegible" */
    AN_NESTED_TOO_DEEPLY, /* the parenthesis of a variation that is nested too deeply to be read */
    AN_PARTLY_READ        /* C?e5: a move of which a part could not be read */
} an_unreadable;

/* Of missing-half-move and missing-moves: where they belong. */
typedef enum an_lost_place {
    AN_LOST_HERE,     /* before the token: the move numbers show it */
    AN_LOST_AT_LATEST /* before the token, or before an earlier one */
} an_lost_place;

/* Of descriptive-notation: whether the board shows which move it is. */
typedef enum an_descriptive { AN_DESCRIPTIVE_UNRESOLVED, AN_DESCRIPTIVE_RESOLVED } an_descriptive;

/* Of unread-moves: where they stand. */
typedef enum an_unread {
    AN_UNREAD_BEHIND, /* behind the last move that was read */
    AN_UNREAD_BEFORE, /* before the first move that was read, which does not have number 1 */
    AN_UNREAD_BESIDE, /* in another game, beside the one that was read */
    /* behind a move of White or Black that was not found */
    AN_UNREAD_LACKS_WHITE,
    AN_UNREAD_LACKS_BLACK
} an_unread;

/* Of long-form: what PGN leaves out. */
typedef enum an_length {
    AN_LENGTH_BOTH_SQUARES,
    AN_LENGTH_DASH /* the dash before the target; both squares are needed, or only one is written */
} an_length;

/* Of move-number-form: what is wrong with the number. */
typedef enum an_number_fault {
    AN_NUMBER_FORM,    /* it belongs there, but is to be written otherwise */
    AN_NUMBER_MISSING, /* the number that belongs before the move is missing */
    AN_NUMBER_NOT_DUE, /* Black's move follows White's directly, and needs no number */
    AN_NUMBER_STRAY    /* no move follows it */
} an_number_fault;

/* Of bad-date. */
typedef enum an_date_fault {
    AN_DATE_SOUND,
    AN_DATE_FORM,
    AN_DATE_NO_SUCH_DAY /* not in the calendar */
} an_date_fault;

/* move-number-wrong: which number it is. */
typedef enum an_wrong_number {
    AN_NUMBER_OF_ANOTHER_MOVE,
    AN_NUMBER_OF_THE_OTHER_SIDE, /* the number is due, but not with or without these dots */
    AN_NUMBER_OF_LATER_MOVE      /* it is too high, and the next ones go on from it */
} an_wrong_number;

/* check-sign-wrong, mate-sign-wrong: how the sign stands there, as bits. */
typedef enum an_wrong_sign {
    AN_WRONG_SIGN_APART = 1, /* in a word of its own, not glued to its move */
    AN_WRONG_SIGN_DOUBLE = 2 /* the move gives check, but no double check, as the sign says */
} an_wrong_sign;

/* Of doubtful-reading: why another move seems to have been played. */
typedef enum an_reading_doubt {
    AN_DOUBT_MOVE,          /* no single word shows it */
    AN_DOUBT_REST,          /* the word in facts.other cannot follow the move */
    AN_DOUBT_LATE,          /* that word captures en passant, which only the next move can do */
    AN_DOUBT_TAKES_NOTHING, /* a capture is written, but nothing is taken: the sign may be wrong, or
                             * moves before it may be missing */
    AN_DOUBT_REST_TAKES_NOTHING, /* the word in facts.other would capture nothing after it */
    AN_DOUBT_NO_CHECK,           /* it has a sign of check or mate, but gives no check */
    AN_DOUBT_ODD                 /* what is played after it would be odd */
} an_reading_doubt;

/* Of moves-swapped: which moves are in each other's place. facts.other is the word that stands
 * where the first word belongs, or that begins the pair which does. */
typedef enum an_swap {
    AN_SWAP_OF_PAIR,  /* the two moves of a pair */
    AN_SWAP_OF_SIDE,  /* a move and the next one of its side */
    AN_SWAP_OF_PAIRS, /* a pair and the next one */
    AN_SWAP_COUNT
} an_swap;

/* Returns how many words are written in another order than that of play. */
static inline unsigned an_swap_words(an_swap swap)
{
    return 2 + (unsigned)swap;
}

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
    AN_DETAIL_DATE_FAULT,        /* bad-date */
    AN_DETAIL_DESCRIPTIVE,       /* descriptive-notation; `move` of the finding if it is resolved */
    AN_DETAIL_DOUBT,             /* doubtful-reading */
    AN_DETAIL_SWAP,              /* moves-swapped */
    AN_DETAIL_LOST_PLACE         /* missing-half-move, missing-moves */
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
        an_descriptive descriptive;
        an_reading_doubt doubt;
        an_swap swap;
        an_lost_place lost_place;
    } of;
} an_detail;

/* Returns the detail of a finding, as an_report_sentence words it. */
an_detail an_finding_detail(const an_finding *finding);

/* What the number of a finding is. */
typedef enum an_number_kind {
    AN_NUMBER_IS_NONE,
    AN_NUMBER_IS_MOVE,      /* move-number-wrong, move-number-form: the number that is due;
                             * doubtful-reading: that of the word in facts.other; unread-moves:
                             * the number that the game begins with; castling-refused: that of the move
                             * which lost the right; 0: it is not known */
    AN_NUMBER_IS_IN_FEN,    /* bad-fen and its like: the character of the FEN, from 1 */
    AN_NUMBER_IS_LENGTH,    /* line-too-long: the characters of the line */
    AN_NUMBER_IS_IN_ROSTER, /* missing-tag: the place of the tag in the roster of seven, from 0 */
    AN_NUMBER_IS_CODE,      /* bad-encoding: the value of the byte or surrogate */
    AN_NUMBER_IS_MISSING,   /* missing-moves: how many half-moves are missing */
    AN_NUMBER_IS_WORDS /* sheet-in-lowercase, sheet-in-other-language: how many words show it */
} an_number_kind;

/* Returns what finding->facts.number is. */
an_number_kind an_finding_number(const an_finding *finding);

#ifdef __cplusplus
}
#endif

#endif
