/* The claims of an article. A claim is a number, or dots, with the move or the pair of moves after
 * it. Its moves were either played in the game, or are only spoken of: a variation, a threat,
 * another game. */
#ifndef AN_GAME_CLAIMS_H
#define AN_GAME_CLAIMS_H

#include "algnot/game.h"

#include "cues.h"
#include "draft.h"

/* Traits: bits for what stands around a claim. Those that speak for or against a claim have rows in
 * the table of clues.c. */
enum {
    AN_JOINED = 1 << 0,    /* it continues the claim before it, and nothing stands between them */
    AN_NEXT_LINE = 1 << 1, /* a line ends between it and the claim before it */
    AN_RETURNS = 1 << 2,   /* it stands right after another claim, but does not continue it */
    AN_BEGINS_PARAGRAPH = 1 << 3, /* an empty line stands before it */
    AN_BEGINS_LINE = 1 << 4,
    /* words stand before it on its line, but belong to another sentence */
    AN_BEGINS_SENTENCE = 1 << 5,
    AN_IN_SENTENCE = 1 << 6,  /* words stand before it in its sentence */
    AN_CUED = 1 << 7,         /* words right before it say that it was not played: "if" */
    AN_CUED_AFAR = 1 << 8,    /* words before or behind it in its sentence say so, but others stand
                               * between */
    AN_CUED_EARLIER = 1 << 9, /* words before an earlier claim of its sentence say so */
    AN_TOLD = 1 << 10,        /* words right before it say that it was played: "played" */
    AN_AFTER = 1 << 11,       /* "after" stands before it */
    AN_AT_END = 1 << 12,      /* words before it say that the game was over: "resigned" */
    AN_BEHIND_COLON = 1 << 13,
    AN_CUED_BEHIND = 1 << 14,     /* the word right behind it speaks of it: "was" */
    AN_NO_NUMBER = 1 << 15,       /* its ply is unknown: it has only dots, or nothing */
    AN_BARE = 1 << 16,            /* a move without number or dots */
    AN_NUMBERED_BEHIND = 1 << 17, /* the next number stands right after it */
    AN_UNREADABLE = 1 << 18,      /* its last word was meant as a move, but cannot be read */
    AN_ANSWERS = 1 << 19,         /* a bare move after a single move of White */
    AN_SHORT = 1 << 20, /* a bare square, or two files that may also be a word: "3 de mayo" */
    AN_MAY_BE_WORD =
        1 << 21,        /* its second move is two files ("de"), which are a word unless legal */
    AN_DATED = 1 << 22, /* a year stands before it in its sentence, so it is from another game */
    AN_BEHIND_END = 1 << 23,   /* words in an earlier sentence say that the game was over */
    AN_OUT_OF_ORDER = 1 << 24, /* it stands within a sentence, although most claims begin a line */
    /* it is one of many claims that continue each other; analyses are shorter */
    AN_IN_RUN = 1 << 25,
    AN_CLOSES = 1 << 26,        /* the result, or the end of the text, follows its run */
    AN_UNREAL_BEHIND = 1 << 27, /* the word right behind it says that it was not played: "would" */
    AN_ENDS_GAME = 1 << 28,     /* words say that the game ended with it: "they resigned after" */
    AN_BEHIND_RESULT = 1 << 29, /* an earlier sentence says nothing but the result: "Resigns." */
    AN_ALONE = 1 << 30          /* a bare move that is alone on its line, but for a bullet */
};

/* The traits by which words say that a claim was not played. */
enum {
    AN_CUES = AN_CUED | AN_CUED_AFAR | AN_CUED_EARLIER | AN_AFTER | AN_AT_END | AN_CUED_BEHIND |
              AN_UNREAL_BEHIND
};

/* The traits by which words right beside a claim say that it was not played, or words anywhere that
 * the game was over. */
enum { AN_AGAINST = AN_CUED | AN_UNREAL_BEHIND | AN_AT_END | AN_BEHIND_END };

/* Marks: bits for what is known of a claim once all of them are found, and for what leaves it in
 * doubt. */
enum {
    AN_HANGS = 1 << 0,       /* it begins a line, and the line above ends with "instead of" */
    AN_CONDITIONAL = 1 << 1, /* an "if" in its sentence speaks of it */
    AN_NO_RIVAL = 1 << 2,    /* no other claim says other moves under its numbers */
    AN_REFUSED = 1 << 3,     /* it is a question, and the next sentence refuses it */
    /* it continues a claim before which words say that it was not played, and to whose number a
     * later claim returns */
    AN_OF_VARIATION = 1 << 4,
    AN_UNREAL = 1 << 5, /* the words right before it leave no doubt of it: "could have been" */
    /* its sentence goes on behind it: "12. Df3 tient la position", and words there do not say that
     * it was played, or that it ended the game */
    AN_WORD_BEHIND = 1 << 6,
    AN_INTRODUCED = 1 << 7, /* several words stand before it in its sentence */
    /* of the words before it only "was" says that it was not played: "the sealed move was" */
    AN_WEAKLY_CUED = 1 << 8,
    /* "Black, champion a year later, played": words within its sentence, which may speak of
     * something else, say that it was played at another time */
    AN_TOLD_ELSEWHERE = 1 << 9,
    /* a sentence without moves stands between it and the claim before it */
    AN_BEHIND_SENTENCE = 1 << 10
};

enum { AN_CLAIM_MOVES = 2 }; /* the most moves of a claim */

typedef struct an_claim {
    /* where the number begins and the last move ends, in the bytes of the game */
    uint32_t offset, end;
    /* Where the text about it begins: its line, if it heads one; otherwise its sentence, or where
     * the claim before it ends in that sentence. */
    uint32_t begin;
    uint32_t at[AN_CLAIM_MOVES]; /* where each of its moves stands */
    uint32_t size[AN_CLAIM_MOVES];
    uint32_t ply; /* half-moves before its first move, by its number; unset with AN_NO_NUMBER */
    an_san said[AN_CLAIM_MOVES];
    uint8_t count;
    bool is_blacks;  /* its first move is Black's */
    bool heads_line; /* no claim stands before it on its line, on which a sentence begins */
    uint16_t marks;  /* bits, as above */
    uint32_t traits;
} an_claim;

enum { AN_CLAIMS_MAX = 1000 }; /* it bounds the memory of the search for what was played */

typedef struct an_claims {
    an_claim *items;
    size_t count, capacity;
    bool has_words; /* words stand between the claims, or behind one: "would" */
    bool is_over;   /* the text has a result, or words behind the claims say that the game ended */
    bool is_cut; /* there are more than AN_CLAIMS_MAX claims, and the others were not looked at */
    an_cues cues;
} an_claims;

/* Finds the first AN_CLAIMS_MAX claims of `game`, whose moves are written in `notation`. `draft` is
 * the one that the game was read into. Returns false when memory runs out. */
bool an__claims_find(an_claims *claims, const an_game *game, const an_notation *notation,
                     an_draft *draft);

/* Returns the half-moves of the line that begins with claim `index`: up to the last claim that is
 * joined to the one before it. */
uint32_t an__line_plies(const an_claims *claims, size_t index);

/* Finds the legal move that word `i` of a claim says in a position. Returns false if there is none.
 */
bool an__claim_move(an_move *move, const an_position *position, const an_claim *claim, unsigned i);

/* Plays the moves of a claim in `position`. Returns false if one of them is not legal. */
bool an__play_claim(an_position *position, const an_claim *claim);

#endif
