/* The scribe from inside: its parts, and what all of its files ask. */
#ifndef AN_GAME_SCRIBE_H
#define AN_GAME_SCRIBE_H

#include "buffer.h"
#include "comments.h"
#include "heading.h"
#include "layout_state.h"
#include "movetext.h"
#include "numerals.h"
#include "page.h"
#include "rows.h"
#include "sheet_clocks.h"
#include "stray_signs.h"
#include "template.h"
#include "token.h"
#include "written_lines.h"

/* What was written last in the current line of play, as far as it matters for what comes next. */
typedef enum an_last {
    AN_AFTER_ASIDE,  /* nothing yet, or a comment, a variation, what follows an error */
    AN_AFTER_NUMBER, /* the next move's number; comments may stand between it and its move */
    AN_AFTER_MOVE,   /* a move, with signs that stand apart from it */
    AN_AFTER_SIGN,   /* a move with ! or its like glued to it: a second one would be another sign */
    AN_AFTER_OFFER   /* a move with a draw offer in a comment */
} an_last;

/* Returns true if a move of Black's would be written with its number. */
static inline bool an_black_needs_number(an_last last)
{
    return last == AN_AFTER_ASIDE || last == AN_AFTER_OFFER;
}

/* Returns true if ! would be read as a sign of the last move. */
static inline bool an_takes_glued_sign(an_last last)
{
    return last == AN_AFTER_MOVE || last == AN_AFTER_OFFER;
}

/* What is last behind a comment. */
static inline an_last an_last_with_comment(an_last last)
{
    return last == AN_AFTER_NUMBER ? AN_AFTER_NUMBER : AN_AFTER_ASIDE;
}

/* What is last behind a draw offer in a comment. */
static inline an_last an_last_with_offer(an_last last)
{
    switch (last) {
    case AN_AFTER_MOVE:
    case AN_AFTER_OFFER:
        return AN_AFTER_OFFER;
    case AN_AFTER_NUMBER:
        return AN_AFTER_NUMBER;
    case AN_AFTER_ASIDE:
    case AN_AFTER_SIGN:
        return AN_AFTER_ASIDE;
    }
    return last;
}

/* What is last behind a sign glued to the move. */
static inline an_last an_last_with_sign(an_last last)
{
    switch (last) {
    case AN_AFTER_MOVE:
        return AN_AFTER_SIGN;
    case AN_AFTER_OFFER:
        return AN_AFTER_ASIDE;
    case AN_AFTER_ASIDE:
    case AN_AFTER_NUMBER:
    case AN_AFTER_SIGN:
        return last;
    }
    return last;
}

/* Numbers and moves that are ready to be copied, in the scribe's notation. */
typedef struct an_ready_words {
    an_numerals numerals;
    an_templates templates;
} an_ready_words;

struct an_scribe {
    an_write_options options;
    const an_judgement *judgement;
    const an_arrangement *arrangement; /* of the layout that is being written */
    size_t packed; /* moves that were written, of a game that is kept as packed moves */
    an_page page;
    an_written_lines lines;
    an_last last;
    an_result result; /* of the game; where that has none, the one that its heading says */
    an_heading heading;
    an_comment_probe probe;
    an_stray_signs signs;
    an_sheet_clocks clocks;
    an_loss loss;
    an_stops stops;
    an_patches patches;
    an_ready_words words;
    bool failed; /* memory ran out */
};

/* Returns true if the token is a move that is written as the arbiter has told it, and nothing is
 * glued to it but perhaps its check sign. */
static inline bool an_ply_is_bare(const an_ply *ply, const an_token *token)
{
    return token->kind == AN_TOKEN_MOVE && ply->is_played && !ply->is_mended && !ply->is_illegal &&
           token->size == (size_t)ply->size + ply->says_check;
}

/* Returns true if the token is a word among the moves that is no move. */
static inline bool an_scribe_is_prose(const an_scribe *scribe, size_t index)
{
    const an_token *token = &scribe->judgement->game->tokens[index];
    const an_ply *ply = &scribe->judgement->plies[index];
    return token->kind == AN_TOKEN_PROSE ||
           (token->kind == AN_TOKEN_MOVE && !ply->is_played && !ply->is_refused);
}

/* Returns the first token from index on that is no number; a number that was refused is none. */
static inline size_t an_scribe_past_numbers(const an_scribe *scribe, size_t index)
{
    const an_game *game = scribe->judgement->game;
    while (index < game->token_count && game->tokens[index].kind == AN_TOKEN_NUMBER &&
           !scribe->judgement->plies[index].is_refused)
        index++;
    return index;
}

static inline an_text an_scribe_text(const an_scribe *scribe, size_t index)
{
    return an_token_text(scribe->judgement->game, &scribe->judgement->game->tokens[index]);
}

/* Returns true if a result is said in words, which are kept as a comment, and not by a score. */
static inline bool an_is_spelled_result(const an_token *token, an_text text)
{
    size_t size;
    return token->kind == AN_TOKEN_RESULT && an_result_read(text, &size) == AN_NO_RESULT;
}

static inline bool an_is_bracket(const an_token *token)
{
    return token->kind == AN_TOKEN_OPEN || token->kind == AN_TOKEN_CLOSE;
}

/* Returns true if the options drop any of these: AN_DROP_… */
static inline bool an_scribe_drops(const an_scribe *scribe, unsigned what)
{
    return (scribe->options.drops & what) != 0;
}

static inline bool an_scribe_in_main_line(const an_scribe *scribe)
{
    return scribe->lines.count == 1;
}

static inline an_written_line *an_scribe_current(const an_scribe *scribe)
{
    return an_written_lines_current(&scribe->lines);
}

static inline void an_scribe_begin_lines(an_scribe *scribe)
{
    scribe->failed = !an__written_lines_begin(&scribe->lines) || scribe->failed;
}

static inline void an_scribe_open_line(an_scribe *scribe)
{
    scribe->failed = !an__written_lines_open(&scribe->lines) || scribe->failed;
}

/* Returns true if what is written at a token comes between two moves of one line of play. */
static inline bool an_scribe_is_between_moves(const an_scribe *scribe, size_t index)
{
    const an_game *game = scribe->judgement->game;
    uint8_t next = index + 1 < game->token_count ? game->tokens[index + 1].kind : AN_TOKEN_RESULT;
    const an_written_line *line = an_scribe_current(scribe);
    return line->ply > line->begin && (next == AN_TOKEN_MOVE || next == AN_TOKEN_NUMBER);
}

/* Returns the number of a line's next move, and its color, in one: twice the number, and 1 more for
 * Black. */
static inline unsigned an_scribe_half(const an_scribe *scribe, const an_written_line *line)
{
    const an_position *start = &scribe->judgement->start;
    return 2u * start->move_number + start->turn + line->ply;
}

/* Returns the color whose move is next in a line. */
static inline an_color an_scribe_turn(const an_scribe *scribe, const an_written_line *line)
{
    return (an_color)((scribe->judgement->start.turn + line->ply) % 2);
}

static inline void an_scribe_put_string(an_scribe *scribe, const char *word)
{
    an__page_put(&scribe->page, an_text_of(word));
}

#endif
