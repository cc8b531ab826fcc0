/* The scribe from inside: its parts, and the questions that all of its files ask. */
#ifndef AN_GAME_SCRIBE_H
#define AN_GAME_SCRIBE_H

#include "buffer.h"
#include "comments.h"
#include "heading.h"
#include "layout_state.h"
#include "main_line.h"
#include "movetext.h"
#include "numerals.h"
#include "page.h"
#include "put_clocks.h"
#include "rows.h"
#include "stray_signs.h"
#include "template.h"
#include "token.h"
#include "written_lines.h"

/* Move numbers and moves that are ready to be copied, in the scribe's notation. */
typedef struct an_ready_words {
    an_numerals numerals;
    an_templates templates;
} an_ready_words;

/* The scribe has more members than other structs because it holds the state of every file of this
 * room: each part belongs to the file of its name, and is embedded so that writing a move follows
 * no pointer. */
struct an_scribe {
    an_write_options options;
    const an_judgement *judgement;
    const an_arrangement *arrangement; /* that of the layout in use */
    size_t packed; /* number of moves written so far, of a game that is kept as packed moves */
    an_page page;
    an_written_lines lines;
    an_heading heading;
    an_comment_probe probe;
    an_stray_signs signs;
    an_clocks_to_write clocks;
    an_loss loss;
    an_stops stops;
    an_patches patches;
    an_ready_words words;
    bool failed; /* memory ran out */
};

/* Returns true if `token` is a played move that needs neither mending nor a note, and has nothing
 * glued to it except perhaps its check sign. */
static inline bool an_ply_is_bare(const an_ply *ply, const an_token *token)
{
    return token->kind == AN_TOKEN_MOVE && ply->is_played && !ply->is_mended && !ply->is_illegal &&
           token->size == (size_t)ply->size + ply->says_check;
}

/* Returns true if the token `index` is a word among the moves, but no move. */
static inline bool an_scribe_is_prose(const an_scribe *scribe, size_t index)
{
    return an_is_prose(scribe->judgement, index);
}

/* Returns the index of the first token, from `index` on, that is no number. A refused number does
 * not count as one. */
static inline size_t an_scribe_past_numbers(const an_scribe *scribe, size_t index)
{
    const an_game *game = scribe->judgement->game;
    while (index < game->token_count && game->tokens[index].kind == AN_TOKEN_NUMBER &&
           !scribe->judgement->plies[index].is_refused)
        index++;
    return index;
}

/* Returns the text of the token `index`, as the game has it. */
static inline an_text an_scribe_text(const an_scribe *scribe, size_t index)
{
    return an_text_at(scribe->judgement->game, index);
}

/* Returns true if `token` says a result in words, such as "draw agreed", rather than by a score.
 * These words are kept as a comment. */
static inline bool an_is_spelled_result(const an_token *token, an_text text)
{
    size_t size;
    return token->kind == AN_TOKEN_RESULT && an_result_read(text, &size) == AN_NO_RESULT;
}

/* Returns true if the options drop any of `what`, which is a set of bits AN_DROP_…. */
static inline bool an_scribe_drops(const an_scribe *scribe, unsigned what)
{
    return (scribe->options.drops & what) != 0;
}

static inline bool an_scribe_in_main_line(const an_scribe *scribe)
{
    return scribe->lines.count == 1;
}

/* Returns the line of play that is being written. It is valid until another one is opened. */
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

/* Returns true if what is written for the token `index` stands between two moves of one line of
 * play. */
static inline bool an_scribe_is_between_moves(const an_scribe *scribe, size_t index)
{
    const an_game *game = scribe->judgement->game;
    uint8_t next = index + 1 < game->token_count ? game->tokens[index + 1].kind : AN_TOKEN_RESULT;
    const an_written_line *line = an_scribe_current(scribe);
    return line->ply > line->begin && (next == AN_TOKEN_MOVE || next == AN_TOKEN_NUMBER);
}

/* Returns twice the number of the line's next move, plus 1 if Black plays it. */
static inline unsigned an_scribe_half(const an_scribe *scribe, const an_written_line *line)
{
    const an_position *start = &scribe->judgement->board.start;
    return 2u * start->move_number + start->turn + line->ply;
}

/* Returns the color that plays the line's next move. */
static inline an_color an_scribe_turn(const an_scribe *scribe, const an_written_line *line)
{
    return (an_color)((scribe->judgement->board.start.turn + line->ply) % 2);
}

static inline void an_scribe_put_string(an_scribe *scribe, const char *word)
{
    an__page_put(&scribe->page, an_text_of(word));
}

#endif
