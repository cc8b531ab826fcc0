/* The claims of an article: a number, or dots, and the move or the pair of moves behind it. Each of
 * them may have been played, or only be spoken of. */
#ifndef AN_GAME_CLAIMS_H
#define AN_GAME_CLAIMS_H

#include "algnot/game.h"

#include "cues.h"
#include "draft.h"

/* What stands around a claim. What speaks for or against a claim has its row in the table of
 * clues.c. */
enum {
    AN_JOINED = 1 << 0,    /* it goes on right behind the moves of the claim before it */
    AN_NEXT_LINE = 1 << 1, /* a line ends between the two */
    AN_RETURNS = 1 << 2,   /* it stands right behind another claim, but does not go on from it */
    AN_BEGINS_PARAGRAPH = 1 << 3, /* it stands below an empty line */
    AN_BEGINS_LINE = 1 << 4,
    AN_BEGINS_SENTENCE = 1 << 5, /* words stand before it on its line, but none in its sentence */
    AN_IN_SENTENCE = 1 << 6,     /* words stand before it in its sentence */
    AN_CUED = 1 << 7,            /* words right before it say that it was not played: "if" */
    AN_CUED_AFAR = 1 << 8,    /* words before it in its sentence say so, and others follow them */
    AN_CUED_EARLIER = 1 << 9, /* words before an earlier claim of its sentence say so */
    AN_TOLD = 1 << 10,        /* words right before it say that it was played: "played" */
    AN_AFTER = 1 << 11,       /* behind "after" */
    AN_AT_END = 1 << 12,      /* words before it say that the game was over: "resigned" */
    AN_BEHIND_COLON = 1 << 13,
    AN_CUED_BEHIND = 1 << 14, /* the word right behind it says that it was not played: "would" */
    AN_NO_NUMBER = 1 << 15,   /* its ply is not known: it has dots alone, or nothing */
    AN_BARE = 1 << 16,        /* a move without number or dots */
    AN_NUMBERED_BEHIND = 1 << 17, /* the next number stands right behind it */
    AN_UNREADABLE = 1 << 18,      /* the word behind its number was meant as a move, and is none */
    AN_ANSWERS = 1 << 19,         /* a bare move behind a single move of White */
    AN_SHORT = 1 << 20,           /* a bare square, or two files that may be a word: "3 de mayo" */
    AN_MAY_BE_WORD =
        1 << 21,             /* its second move is two files, which are a word if it is not legal */
    AN_AT_PLACE = 1 << 22,   /* words right before it say where the game stands: "here" */
    AN_DATED = 1 << 23,      /* a year stands before it in its sentence: it is of another game */
    AN_BEHIND_END = 1 << 24, /* words of a sentence before it say that the game was over */
    AN_OUT_OF_ORDER = 1 << 25, /* it stands in a sentence, where most claims begin a line */
    AN_IN_RUN = 1 << 26, /* many claims go on from one another around it: analyses are short */
    AN_CLOSES = 1 << 27  /* the result or the end of the text stands behind its run */
};

/* Words say that it was not played. */
enum { AN_CUES = AN_CUED | AN_CUED_AFAR | AN_CUED_EARLIER | AN_AFTER | AN_AT_END | AN_CUED_BEHIND };

enum { AN_CLAIM_MOVES = 2 }; /* the most of a claim */

typedef struct an_claim {
    uint32_t offset, end;        /* of the number and of the last move, in the game's bytes */
    uint32_t at[AN_CLAIM_MOVES]; /* where its moves stand */
    uint32_t ply; /* moves before the first one, by its number; unless it is AN_NO_NUMBER */
    an_san said[AN_CLAIM_MOVES];
    uint8_t count;
    bool is_blacks; /* the first move */
    uint32_t traits;
} an_claim;

typedef struct an_claims {
    an_claim *items;
    size_t count, capacity;
    bool has_words; /* words stand between them */
    an_cues cues;
} an_claims;

/* Finds the claims of a game, whose moves are written in a notation; `draft` is what it was read
 * into. Returns false when memory runs out. */
bool an__claims_find(an_claims *claims, const an_game *game, const an_notation *notation,
                     an_draft *draft);

#endif
