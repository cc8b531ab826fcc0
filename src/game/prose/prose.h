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

/* The block to the right of the one being read. Zero-initialised, it is empty. */
typedef struct an_block {
    an_block_line *lines;
    size_t count, capacity;
    uint32_t next; /* number of the block's next line, while the block itself is read; 0: none */
} an_block;

/* An open line of play: where it stands, and what its next move should be. */
typedef struct an_line_state {
    uint32_t ply;       /* half-moves played so far, counted from White's move 1 */
    uint32_t begin;     /* `ply` before the first move of the line */
    uint32_t last_move; /* index of its token; valid once the line has a move */
    bool slot_is_open;
    bool is_implied; /* a variation without a bracket of its own */
} an_line_state;

/* The token behind a place, which was looked at and not taken, and the lexer behind that token. */
typedef struct an_ahead {
    const char *from; /* the place; NULL: nothing was looked at */
    size_t depth;     /* of parentheses at `from` */
    an_token token;
    an_lexer lexer;
} an_ahead;

enum { AN_SHAPES_KEPT = 8 };

/* A word, and whether it has the shape of a move. A `size` of 0 means that the entry is empty. */
typedef struct an_shape {
    uint32_t offset, size;
    bool is_move;
} an_shape;

/* What the grammar of plain text remembers beside the draft. Its arrays are reused from game to
 * game; an__prose_sheet_free frees them. */
typedef struct an_prose_sheet {
    an_line_state *lines; /* those around the variation being read, the outermost first */
    size_t line_count, line_capacity;
    an_block block; /* lines that were put aside and are still to be read */
    an_ahead ahead;
    an_shape shapes[AN_SHAPES_KEPT]; /* cache of the last answers, by offset */
} an_prose_sheet;

/* The heading of the next game, met before that game begins. `at` is the offset of the heading,
 * `next` that of number 1. */
typedef struct an_next_heading {
    uint32_t at, next;
    bool is_met; /* the heading, with its result, stands behind the last move */
} an_next_heading;

/* How the moves of the game are numbered. */
typedef struct an_numbering {
    bool have_begun;  /* a number opened the game */
    bool awaits_move; /* the last number fits, and its move is still to come */
    bool are_moves;   /* the moves are written in digits: 5254 5755 */
    bool are_bare;    /* the last one had no dot */
    bool are_of_both; /* Black's moves repeat White's numbers: 1. e4 1. e5 */
    bool are_linked;  /* "and" stood between the moves of a pair before: 1. e4 et e5 */
    bool are_others;  /* the last number was not read, so that "..." is Black's under it */
    uint32_t items;   /* how many pairs of moves had number 1, as the items of a list */
} an_numbering;

/* The variations that are open, from the outermost one on. */
typedef struct an_asides {
    uint32_t at;       /* offset of the outermost bracket */
    uint32_t brackets; /* how many of the open brackets are square */
} an_asides;

/* Words of a sheet in the place of a numbered move. */
typedef struct an_gap {
    bool is_open;
    uint32_t at; /* offset of the first word */
} an_gap;

/* The run of moves being skipped: they follow a number that this reading does not play. The run
 * ends at the next word of prose. */
typedef struct an_stray {
    uint32_t end;     /* offset behind the last of them; 0: there is no run */
    uint32_t ply;     /* what the first number claims, as half-moves before it */
    uint32_t next;    /* the same for the move that would follow them */
    bool begins_line; /* the first number begins a line */
} an_stray;

/* Number 1 at the beginning of a line, or number 2 behind a result, that was not read, and the
 * moves that go on from it. They may be another game. */
typedef struct an_restart {
    uint32_t at;
    uint32_t from;  /* half-moves before its first move: 0 for number 1, 2 for number 2 */
    uint32_t plies; /* half-moves up to its last one, under consecutive numbers; 0: none */
    uint32_t lines; /* lines that begin with consecutive numbers and their moves */
} an_restart;

/* What does not become part of the game. */
typedef struct an_left_unread {
    an_stray stray;
    an_restart restart;
    an_gap gap;
    uint32_t idea;   /* offset of the last token skipped as part of an idea */
    bool has_result; /* a result before the first move was taken for prose */
    uint32_t plies;  /* numbered half-moves that were left out since the last move */
    uint32_t at;     /* offset of the first of them */
    /* the bytes of the first of them with its number, if all stand in quotations; else 0 */
    uint32_t quoted;
    bool has_remark; /* moves among words behind the result are told as perhaps played */
} an_left_unread;

/* The state of one reading. */
typedef struct an_prose {
    an_draft *draft;
    an_prose_sheet *sheet;
    const an_choices *choices;
    an_doubts *doubts;
    an_line_state line;
    size_t from; /* the first token of the game; words of a title stand before it */
    bool has_moves;
    bool has_words; /* words of prose since the first number, or since the beginning */
    an_numbering numbers;
    an_next_heading heading;
    an_asides asides;
    an_left_unread unread;
} an_prose;

/* Returns the last token that was added; NULL if there is none. */
static inline an_token *an_prose_last(const an_prose *p)
{
    const an_draft_tokens *tokens = &p->draft->tokens;
    return tokens->count > 0 ? &tokens->items[tokens->count - 1] : NULL;
}

/* Returns true if the last token that was added is of this kind. */
static inline bool an_prose_follows(const an_prose *p, uint8_t kind)
{
    const an_token *last = an_prose_last(p);
    return last != NULL && last->kind == kind;
}

/* Returns true if a variation is being read. */
static inline bool an_prose_is_aside(const an_prose *p)
{
    return p->sheet->line_count > 0;
}

/* Returns the number of the move that is due on the line being read. */
static inline uint32_t an_awaited_number(const an_prose *p)
{
    return p->line.ply / 2 + 1;
}

/* Returns true if the text so far is a score sheet: numbered moves, no words among them, and no
 * result yet. */
static inline bool an_prose_is_sheet(const an_prose *p)
{
    return p->numbers.have_begun && !p->has_words && !p->draft->tokens.has_result;
}

/* Returns the place where `token` begins. */
static inline const char *an_prose_at(const an_prose *p, const an_token *token)
{
    return p->draft->base + token->offset;
}

/* Returns the place behind `token`. */
static inline const char *an_prose_end_of(const an_prose *p, const an_token *token)
{
    return an_prose_at(p, token) + token->size;
}

/* Returns the text of `token`. */
static inline an_text an_prose_text(const an_prose *p, const an_token *token)
{
    return an_text_from(an_prose_at(p, token), token->size);
}

/* Returns true if `next` stands on the line on which `token` ends. */
static inline bool an_is_on_line(const an_prose *p, const an_token *token, const an_token *next)
{
    return !an_holds_line_end(an_prose_end_of(p, token), an_prose_at(p, next));
}

/* Returns true if an empty line stands right before `token`. */
static inline bool an_prose_begins_paragraph(const an_prose *p, const an_token *token)
{
    return an__follows_empty_line(p->draft->lexer.begin, an_prose_at(p, token));
}

/* Returns true if nothing but blanks and the frame of a table stands before `token` on its line. */
static inline bool an_prose_begins_line(const an_prose *p, const an_token *token)
{
    const an_lexer *lexer = &p->draft->lexer;
    return an_begins_row(lexer->begin, an_prose_at(p, token), lexer->end);
}

/* Returns true if `number` ends with a digit, that is, without a dot or another sign in its place.
 */
static inline bool an_prose_is_bare(const an_prose *p, const an_token *number)
{
    return an_is_digit(an_prose_end_of(p, number)[-1]);
}

/* Returns true if `next` follows `token` without a blank. */
static inline bool an_is_glued(const an_token *token, const an_token *next)
{
    return next->offset == token->offset + token->size;
}

/* Returns a token of prose. */
static inline an_token an_prose_token(uint32_t offset, size_t size)
{
    return (an_token){.offset = offset, .size = (uint32_t)size, .kind = AN_TOKEN_PROSE};
}

/* Returns how many half-moves a game has before the move that `number` stands for. */
static inline uint32_t an_ply_of(const an_token *number)
{
    return (number->value - 1) * 2 + number->says_black;
}

#endif
