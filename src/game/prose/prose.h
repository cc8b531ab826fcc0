/*
 * The grammar of plain text, from inside. Its terms:
 *
 * aside       what stands beside the moves: a variation, a comment, a quotation
 * block       one of several columns of moves; the right-hand one is put aside until it is due
 * choice      what the search has a reading do (an_choices)
 * figure      a clock time, an evaluation or a date behind a move
 * fits        of a number: it is that of the ply that is due
 * heading     names, an event, a date before a game
 * idea        moves that a sign introduces, △ Nd5: they are not played
 * label       words that head a game, with a colon, say: "Partie 2 :"
 * line        a line of play: the main line or a variation
 * lost        of moves: they seem to be played, and this reading does not take them
 * restart     number 1 that is not read, and what goes on from it: perhaps another game
 * sheet       moves with numbers, or without, and no words among them
 * slot        where a move may stand: behind a number that fits, a move, or its signs. A word of
 *             prose closes it.
 * stray       the run of moves being skipped: they follow a number that this reading does not play
 * title       words with a move in them above a game: "Why 1.d4 is best"
 * torn        of a word: a damaged move or number
 */
#ifndef AN_GAME_PROSE_H
#define AN_GAME_PROSE_H

#include "doubts.h"
#include "draft.h"
#include "lexer.h"
#include "lines.h"
#include "table_rows.h"
#include "text.h"

/* The rest of a line from a number on, which belongs further down the game. */
typedef struct an_block_line {
    uint32_t number;
    const char *at, *end;
} an_block_line;

/* The block to the right of the one that is read. Zero-initialised it is empty. */
typedef struct an_block {
    an_block_line *lines;
    size_t count, capacity;
    uint32_t next; /* while a block itself is read: the number of its next line; 0: there is none */
} an_block;

/* A line of play that is open: what its next move should be. */
typedef struct an_line_state {
    uint32_t ply;       /* played so far, counted from move 1 of White */
    uint32_t begin;     /* the same before its first move */
    uint32_t last_move; /* as a token, if there is one */
    bool slot_is_open;
    bool is_implied; /* a variation that no bracket opened */
} an_line_state;

/* The token behind a place, and the lexer behind that token. */
typedef struct an_ahead {
    const char *from; /* NULL: nothing was looked at */
    size_t depth;     /* of parentheses, there */
    an_token token;
    an_lexer lexer;
} an_ahead;

enum { AN_SHAPES_KEPT = 8 };

/* A word, and whether it has the shape of a move. size 0: none. */
typedef struct an_shape {
    uint32_t offset, size;
    bool is_move;
} an_shape;

/* What the grammar of plain text remembers beside the draft. Its arrays outlive a game. */
typedef struct an_prose_sheet {
    an_line_state *lines; /* around the variation that is read */
    size_t line_count, line_capacity;
    an_block block; /* what is still to be read of it */
    an_ahead ahead;
    an_shape shapes[AN_SHAPES_KEPT]; /* of the words that were asked for last */
} an_prose_sheet;

/* The heading of the next game, and number 1 of that game. */
typedef struct an_next_heading {
    uint32_t at, next;
    bool is_met; /* with its result, behind the last move */
} an_next_heading;

/* How the moves of the game are numbered. */
typedef struct an_numbering {
    bool have_begun;  /* a number opened the game */
    bool awaits_move; /* the last number fits, and no move came yet */
    bool are_moves;   /* the moves are numbers: 5254 5755 */
    bool are_bare;    /* the last one had no dot */
    bool are_of_both; /* Black's moves have the numbers of White's: 1. e4 1. e5 */
    bool are_others;  /* the last one is not read: ... is Black's under it */
    uint32_t items;   /* of a list, each of which has number 1 and a pair of moves */
} an_numbering;

/* The variations that are open. */
typedef struct an_asides {
    uint32_t at;       /* the bracket of the outermost one */
    uint32_t brackets; /* how many of them stand in square brackets */
} an_asides;

/* Words of a sheet that stand in the place of a numbered move. */
typedef struct an_gap {
    bool is_open;
    uint32_t at; /* the first of them */
} an_gap;

/* The run of moves being skipped: they follow a number that this reading does not play. The run
 * ends at the next word of prose. */
typedef struct an_stray {
    uint32_t end;     /* of the last of them; 0: there are none */
    uint32_t ply;     /* the ply that the first number claims */
    uint32_t next;    /* the ply behind them, by their numbers */
    bool begins_line; /* the first number */
} an_stray;

/* Number 1 that began a line and was not read, or number 2 behind a result, and what goes on from
 * it: another game, perhaps. */
typedef struct an_restart {
    uint32_t at;
    uint32_t from;  /* the ply that it begins with */
    uint32_t plies; /* up to the last, under numbers that follow one another; 0: there is none */
    uint32_t lines; /* that begin with numbers which follow one another, and with moves */
} an_restart;

/* What is not read as a part of the game. */
typedef struct an_left_unread {
    an_stray stray;
    an_restart restart;
    an_gap gap;
    uint32_t idea;   /* the last token that was passed over as one of an idea */
    bool has_result; /* one was taken for prose, as no move came before it */
    uint32_t plies;  /* numbered ones since the last move */
    uint32_t at;     /* where the thread was lost */
} an_left_unread;

/* How far a text has come. */
typedef struct an_prose {
    an_draft *draft;
    an_prose_sheet *sheet;
    const an_choices *choices;
    an_doubts *doubts;
    an_line_state line;
    size_t from; /* the first token of the game, as far as it began anew */
    bool has_moves;
    bool has_words; /* of prose, since the number that opened the game, if one did */
    an_numbering numbers;
    an_next_heading heading;
    an_asides asides;
    an_left_unread unread;
} an_prose;

static inline uint8_t an_prose_last_kind(const an_prose *p)
{
    const an_draft *draft = p->draft;
    return draft->tokens.count > 0 ? draft->tokens.items[draft->tokens.count - 1].kind
                                   : AN_TOKEN_PROSE;
}

static inline uint32_t an_awaited_number(const an_prose *p)
{
    return p->line.ply / 2 + 1;
}

/* Returns true if what was read is a score sheet: moves with numbers, no words among them, no
 * result yet. */
static inline bool an_prose_is_sheet(const an_prose *p)
{
    return p->numbers.have_begun && !p->has_words && !p->draft->has_result;
}

static inline const char *an_prose_end_of(const an_prose *p, const an_token *token)
{
    return p->draft->base + token->offset + token->size;
}

static inline bool an_prose_begins_line(const an_prose *p, const an_token *token)
{
    const an_lexer *lexer = &p->draft->lexer;
    return an_begins_row(lexer->begin, p->draft->base + token->offset, lexer->end);
}

/* Returns true if the last thing of a number is a digit, neither a dot nor what stands in its
 * stead. */
static inline bool an_prose_is_bare(const an_prose *p, const an_token *number)
{
    return an_is_digit(an_prose_end_of(p, number)[-1]);
}

/* Returns true if a token stands right behind another, without a blank. */
static inline bool an_is_glued(const an_token *token, const an_token *next)
{
    return next->offset == token->offset + token->size;
}

static inline an_token an_prose_token(uint32_t offset, size_t size)
{
    return (an_token){.offset = offset, .size = (uint32_t)size, .kind = AN_TOKEN_PROSE};
}

/* Moves before the one that a number stands for. */
static inline uint32_t an_ply_of(const an_token *number)
{
    return (number->value - 1) * 2 + number->says_black;
}

#endif
