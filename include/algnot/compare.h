/* Two score sheets of one game, White's and Black's: read together, so that where one of them is
 * wrong the other decides. */
#ifndef ALGNOT_COMPARE_H
#define ALGNOT_COMPARE_H

#include "game.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * The order of calls:
 *
 *     an_sheet *white = an_sheet_open(&judgement, true);      of a game that an_game_next read
 *     an_sheet *black = an_sheet_open(&judgement, true);      of another one
 *     an_comparer *comparer = an_comparer_open();
 *     an_compare(comparer, white, black, NULL, 0, &comparison);
 *
 * and, if somebody settles what is open, an_compare once more with the moves that are settled.
 *
 * Games are best judged with AN_MEND_LIKELY, which finds out how a whole sheet is written, and with
 * AN_KEEP_TOKENS, which an_sheet_open needs.
 */

/* ---- a sheet ---- */

/* A copy of a judged game: the reader and the arbiter may go on. */
typedef struct an_sheet an_sheet;

/* Returns a copy of a game that was judged with AN_KEEP_TOKENS; the language of its notation must
 * outlive the copy. If `may_be_other`, the other sheet may show that it is written in another
 * language than the judgement says. Returns NULL when memory runs out. */
an_sheet *an_sheet_open(const an_judgement *judgement, bool may_be_other);
void an_sheet_close(an_sheet *sheet);

/* The tags of the sheet: those of PGN, or what its heading says as such. Their names and values,
 * which have no escapes, are the sheet's. */
size_t an_sheet_tag_count(const an_sheet *sheet);
an_text an_sheet_tag_name(const an_sheet *sheet, size_t index);
an_text an_sheet_tag_value(const an_sheet *sheet, size_t index);

/* Returns the value of the tag with this name; the empty text, at NULL, if there is none. */
an_text an_sheet_tag(const an_sheet *sheet, const char *name);

/* Returns true if the sheet has a clock time for a move, beside `word` (an_said). *seconds is then
 * what the clock showed. Times that PGN has as commands are comments. */
bool an_sheet_time(const an_sheet *sheet, an_text word, uint32_t *seconds);

/* Returns the comments that stand behind a word of the sheet (an_said), one by one, without their
 * brackets; the empty text, at NULL, behind the last. Begin with *next = 0. */
an_text an_sheet_comment(const an_sheet *sheet, an_text word, size_t *next);

/* Returns the notation that the game was judged in; NULL if that is undecided. */
const an_notation *an_sheet_notation(const an_sheet *sheet);

/* ---- what the two say ---- */

/* What a sheet says of a half-move. */
typedef enum an_said_kind {
    AN_SAID_MOVE,    /* the move, as it is to be written or nearly so */
    AN_SAID_OTHER,   /* another legal move */
    AN_SAID_REFUSED, /* something that cannot be played */
    AN_SAID_HOLE,    /* that it, or a part of it, could not be read: ?, C?e5 */
    AN_SAID_NOTHING, /* the half-move is missing */
    AN_SAID_SWAPPED, /* the move, but before the one that precedes it or behind the next */
    AN_SAID_STOPPED, /* the sheet has ended before */
    AN_SAID_KIND_COUNT
} an_said_kind;

typedef struct an_said {
    an_said_kind kind;
    an_text text; /* as it is written, in the sheet's bytes; empty where nothing is */
    an_code why;  /* of AN_SAID_REFUSED: why it cannot be played */
    an_move move; /* of AN_SAID_OTHER */
} an_said;

/* What tells that a half-move was played. */
typedef enum an_evidence {
    AN_EVIDENCE_BOTH,    /* both sheets say it */
    AN_EVIDENCE_SETTLED, /* one says it, and no other reading of the two is nearly as likely */
    AN_EVIDENCE_ALONE,   /* one sheet says it, and the other has stopped */
    AN_EVIDENCE_OPEN,    /* another move is about as likely, or neither says it */
    AN_EVIDENCE_COUNT
} an_evidence;

/* A half-move of the game. */
typedef struct an_compared_ply {
    an_move move;
    an_evidence evidence;
    an_said said[2]; /* by an_color: whose sheet says it */
    uint8_t choice_count;
    an_move choices[AN_SUGGESTIONS_MAX]; /* of AN_EVIDENCE_OPEN: what it may be, the likeliest first
                                          */
} an_compared_ply;

/* A word, or a pair of them, that is no part of the game. */
typedef struct an_surplus {
    size_t ply;     /* how many half-moves were played before it */
    an_color sheet; /* whose */
    an_text text;
    bool is_doubled; /* it was written before */
} an_surplus;

/* Longer sheets are not compared; no game that was ever played has as many as half of it. */
enum { AN_SHEET_TOKENS_MAX = 4000 };

/* Whether the two are sheets of one game. */
typedef enum an_identity {
    AN_SAME_GAME,
    AN_OTHER_START,      /* they begin at different positions, or are of different variants */
    AN_OTHER_MOVES,      /* from `parts_at` on they have hardly anything in common */
    AN_OTHER_RESULT,     /* one stops early, with a result that is not the other's */
    AN_TOO_FEW_MOVES,    /* one stops early, after too few moves to tell */
    AN_UNREADABLE_SHEET, /* the notation of one is undecided, or its start cannot be read */
    AN_SHEET_TOO_LONG    /* one has more words and numbers than AN_SHEET_TOKENS_MAX */
} an_identity;

/* What the two sheets say of the result. */
typedef struct an_compared_result {
    an_result said[2]; /* by an_color: of each sheet */
    bool differ;
    bool is_open;      /* they differ, and the board shows none */
    an_result of_game; /* what they or the board say; AN_NO_RESULT: nothing does */
} an_compared_result;

/* All of it is the comparer's until its next call; its texts are those of the sheets. */
typedef struct an_comparison {
    an_identity identity; /* unless it is AN_SAME_GAME, nothing below is set but the next two */
    bool is_copy;         /* both are written alike to the letter: perhaps they are one sheet */
    size_t parts_at;      /* half-moves before the place where they first differ, or part */
    an_position start;
    const an_compared_ply *plies;
    size_t ply_count;
    const an_surplus *surplus; /* in the order of the game */
    size_t surplus_count;
    size_t stops_at[2]; /* by an_color: half-moves before the sheet stops; ply_count: it does not */
    an_compared_result results;
    size_t difference_count; /* half-moves that a sheet does not say, surplus words, results */
    size_t open_count;       /* of which so many are open */
    bool is_certain;         /* nothing is open, and both sheets go on to the end */
} an_comparison;

/* ---- comparing ---- */

typedef struct an_comparer an_comparer;

/* Returns a comparer, or NULL when memory runs out. */
an_comparer *an_comparer_open(void);
void an_comparer_close(an_comparer *comparer);

/* A half-move whose move is known: one of the players has said it, for example. Where it cannot be
 * played, the sheets are not found to be of one game. */
typedef struct an_settled {
    size_t ply; /* from 0 */
    an_move move;
} an_settled;

/* Reads two sheets together; the half-moves `settled` are as they say. Returns AN_OK or
 * AN_OUT_OF_MEMORY. */
an_code an_compare(an_comparer *comparer, const an_sheet *white, const an_sheet *black,
                   const an_settled *settled, size_t settled_count, an_comparison *comparison);

#ifdef __cplusplus
}
#endif

#endif
