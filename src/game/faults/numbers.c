/* Judges whether moves are numbered as they are played. */
#include "numbers.h"

#include "dots.h"
#include "findings.h"
#include "main_line.h"
#include "tag_names.h"
#include "token.h"

static uint8_t kind_at(const an_game *game, size_t index)
{
    return index < game->token_count ? game->tokens[index].kind : AN_TOKEN_PROSE;
}

static bool is_glued(const an_game *game, size_t index)
{
    const an_token *token = &game->tokens[index];
    return kind_at(game, index + 1) == AN_TOKEN_MOVE &&
           token[1].offset == token->offset + token->size;
}

/* "1. e4 5", "2. 3 Nc6": returns true for digits without a dot that number no move, or number it a
 * second time. In plain text only a single digit glued to its move counts, as in "2. 1f3". */
static bool is_bare_number(const an_game *game, size_t index)
{
    const an_token *token = &game->tokens[index];
    uint8_t next = kind_at(game, index + 1);
    bool is_bare = token->is_bare;
    bool repeats = index > 0 && token[-1].kind == AN_TOKEN_NUMBER;
    if (game->is_text)
        return is_bare && repeats && token->size == 1 && is_glued(game, index);
    bool numbers_none = next == AN_TOKEN_NUMBER || next == AN_TOKEN_RESULT ||
                        next == AN_TOKEN_NAG || next == AN_TOKEN_SIGN || next == AN_TOKEN_CLOSE;
    return is_bare && (repeats || numbers_none);
}

/* Returns true if a number has digits. Dots alone only say which side moves. */
static bool says_number(const an_game *game, size_t index)
{
    unsigned digit;
    return an_digit_size(an_text_at(game, index), &digit) > 0;
}

/* Returns true if a move follows the number, directly or behind comments and other numbers: "9. 2.
 * Nf3". */
static bool numbers_move(const an_game *game, an_number_run *run, size_t index)
{
    uint8_t next;
    if (index >= run->begin && index < run->end)
        return run->has_move;
    run->begin = run->end = index;
    do
        next = kind_at(game, ++run->end);
    while (next == AN_TOKEN_NUMBER || next == AN_TOKEN_COMMENT || next == AN_TOKEN_LINE_COMMENT);
    run->has_move = next == AN_TOKEN_MOVE;
    return run->has_move;
}

/* Returns true if the next number of the main line continues from this one, or if there is none. */
static bool goes_on_from(const an_game *game, size_t index)
{
    uint32_t number = game->tokens[index].value;
    do
        index = an__line_next(game, index + 1, AN_TOKEN_NUMBER);
    while (index < game->token_count && game->tokens[index].value == 0);
    return index == game->token_count || game->tokens[index].value - number <= 1;
}

/* "12. Cf3 Cf6 13. c4" without a position: returns true if the moves before are missing. */
static bool begins_amid(const an_bench *bench, size_t index, const an_variation *line)
{
    const an_game *game = bench->game;
    bool is_first = line->state.ply == 0 && bench->lines.count == 1;
    bool has_position = bench->rules->fen != NULL || an_tag_value(game, "FEN").at != NULL;
    return is_first && !has_position && game->tokens[index].value > line->position.move_number &&
           goes_on_from(game, index) && !an__has_fault(&game->faults, AN_UNREAD_MOVES);
}

/* Reports that the moves before a number are missing. In plain text the rest is not played, since
 * it would be another game. In PGN it is, because moves count more there than their numbers (PGN
 * 8.2.2.2). */
static void lack_opening(const an_bench *bench, an_findings *findings, size_t index,
                         an_variation *line)
{
    const an_token *number = &bench->game->tokens[index];
    an_finding *finding = an__find_at(findings, AN_UNREAD_MOVES, number, line);
    line->state.stopped = bench->plies[index].is_refused = bench->game->is_text;
    if (finding == NULL)
        return;
    finding->facts.number = number->value;
    finding->facts.reason.detail = AN_UNREAD_BEFORE;
}

static void find_wrong_number(const an_bench *bench, an_findings *findings, size_t index,
                              const an_variation *line)
{
    const an_token *number = &bench->game->tokens[index];
    an_finding *finding = an__find_at(findings, AN_MOVE_NUMBER_WRONG, number, line);
    if (finding == NULL)
        return;
    finding->facts.number = line->position.move_number;
    bool is_due = says_number(bench->game, index) &&
                  (int32_t)number->value == line->position.move_number + line->state.shift;
    bool skips = bench->lines.count == 1 && line->state.ply > 0 && !number->says_black &&
                 (int32_t)number->value > line->position.move_number + line->state.shift &&
                 goes_on_from(bench->game, index);
    finding->facts.reason.detail = is_due  ? AN_NUMBER_OF_THE_OTHER_SIDE
                                   : skips ? AN_NUMBER_OF_LATER_MOVE
                                           : AN_NUMBER_OF_ANOTHER_MOVE;
}

/* "2f3": refuses a move whose digit stands for a letter; without the digit it would be another
 * move. */
static void refuse_bare_number(const an_bench *bench, an_findings *findings, size_t index,
                               an_variation *line)
{
    const an_token *token = &bench->game->tokens[index];
    an__find_at(findings, AN_UNREADABLE_TOKEN, token, line);
    line->state.stopped = bench->plies[index].is_refused = is_glued(bench->game, index);
}

/* "2. Cf3 5 1-0": returns true if a number in the main line of a plain text has no move, and is not
 * among the numbers of the next pairs, which may be printed on the form. */
static bool is_stray(const an_bench *bench, size_t index, const an_variation *line, int32_t due)
{
    const an_token *token = &bench->game->tokens[index];
    bool may_be_stray = bench->game->is_text && bench->lines.count == 1 && line->state.ply > 0 &&
                        !line->state.stopped && token->is_bare;
    if (!may_be_stray || (int32_t)token->value == due + (line->position.turn == AN_BLACK))
        return false;
    /* a move was played: a token stands before the number */
    return token[-1].kind != AN_TOKEN_NUMBER || token->value != token[-1].value + 1;
}

void an__judge_number(const an_bench *bench, an_findings *findings, an_number_run *run,
                      size_t index, an_variation *line)
{
    const an_token *token = &bench->game->tokens[index];
    if (is_bare_number(bench->game, index)) {
        refuse_bare_number(bench, findings, index, line);
        return;
    }
    if (!says_number(bench->game, index)) {
        if (token->value > 0) /* "l0.", which the decoder read as a number */
            find_wrong_number(bench, findings, index, line);
        return;
    }
    int32_t due = line->position.move_number;
    if (!numbers_move(bench->game, run, index)) {
        if (is_stray(bench, index, line, due + line->state.shift))
            an__find_at(findings, AN_UNREADABLE_TOKEN, token, line);
        return;
    }
    bool wrong_side = token->says_black && line->position.turn == AN_WHITE;
    /* 1. e4 2. e5 3. Nf3: the numbers count plies, which is reported once */
    bool counts_plies = token->value == line->state.ply + 1;
    bool goes_on = (int32_t)token->value == due + line->state.shift && !wrong_side;
    bool returns = (int32_t)token->value == due && !wrong_side;
    bool is_of_other = wrong_side && line->state.changes_sides &&
                       (int32_t)token->value + 1 == due + line->state.shift;
    if (returns)
        line->state.shift = 0;
    if (goes_on || returns || is_of_other || (counts_plies && line->state.counts_plies))
        return;
    line->state.counts_plies = counts_plies;
    if (begins_amid(bench, index, line))
        lack_opening(bench, findings, index, line);
    else
        find_wrong_number(bench, findings, index, line);
    if (!wrong_side)
        line->state.shift = (int32_t)token->value - due;
}
