/* Signs that stand before their move, among what begins a line of play, or behind the variations of
 * their move. */
#include "stray_signs.h"

#include "comments.h"
#include "moves.h"
#include "scribe.h"
#include "suffix.h"
#include "text.h"
#include "token.h"

/* Returns true if the token is a comment, a sign, a word among the moves, or a move number. */
static bool is_remark(const an_scribe *scribe, size_t index)
{
    uint8_t kind = scribe->judgement->game->tokens[index].kind;
    if (kind == AN_TOKEN_NUMBER)
        return !scribe->judgement->plies[index].is_refused;
    return kind == AN_TOKEN_COMMENT || kind == AN_TOKEN_LINE_COMMENT || kind == AN_TOKEN_NAG ||
           kind == AN_TOKEN_SIGN || an_scribe_is_prose(scribe, index);
}

void an__stray_signs_begin(an_stray_signs *signs)
{
    *signs = (an_stray_signs){.held = {SIZE_MAX, SIZE_MAX}};
}

/* The run is found once, and remembered for all tokens in it. */
size_t an__scribe_past_remarks(an_scribe *scribe, size_t index)
{
    an_token_range *remarks = &scribe->signs.remarks;
    if (index >= remarks->begin && index < remarks->end)
        return remarks->end;
    remarks->begin = remarks->end = index;
    while (remarks->end < scribe->judgement->game->token_count && is_remark(scribe, remarks->end))
        remarks->end++;
    return remarks->end;
}

bool an__scribe_begins_with_move(an_scribe *scribe, size_t index)
{
    const an_game *game = scribe->judgement->game;
    size_t first = an__scribe_past_remarks(scribe, index);
    return first < game->token_count && !an_is_bracket(&game->tokens[first]);
}

static bool is_offer(const an_scribe *scribe, size_t index)
{
    return an_is_offer(an_scribe_text(scribe, index));
}

bool an__scribe_is_sign(const an_scribe *scribe, size_t index)
{
    uint8_t kind = scribe->judgement->game->tokens[index].kind;
    return kind == AN_TOKEN_NAG || (kind == AN_TOKEN_SIGN && !is_offer(scribe, index));
}

/* Returns true for the sign in "3. ! Fb5" and "3. ⌓d4", where at most a few other signs stand
 * between it and the move number. */
static bool follows_number(const an_scribe *scribe, size_t index)
{
    enum { FEW = 4 };
    for (unsigned i = 0; i < FEW && index > 0 && an__scribe_is_sign(scribe, index - 1); i++)
        index--;
    return index > 0 && scribe->judgement->game->tokens[index - 1].kind == AN_TOKEN_NUMBER;
}

/* Returns true if a sign stands before its move, but must be written behind it. Other readers
 * expect NAGs and "!" behind the move. Any other sign may stand before a move in print, such as
 * "better is". */
static bool waits_for_move(an_scribe *scribe, size_t index)
{
    const an_game *game = scribe->judgement->game;
    const an_written_line *line = an_scribe_current(scribe);
    bool is_ahead = follows_number(scribe, index);
    bool is_due = an__scribe_numbers_nags(scribe)
                      ? is_ahead || line->ply == line->begin
                      : is_ahead && an_is_among(*an_text_at(game, index).at, "!?");
    if (!is_due)
        return false;
    size_t first = an__scribe_past_remarks(scribe, index);
    return first < game->token_count && scribe->judgement->plies[first].is_played;
}

/* Writes a sign at the current place. Where brackets were left out, it would belong to another
 * move, and becomes a comment. A draw offer may stand anywhere. */
static void put_at_once(an_scribe *scribe, size_t index, bool awaits_sign, bool between_moves)
{
    const an_token *token = &scribe->judgement->game->tokens[index];
    an_text text = an_token_text(scribe->judgement->game, token);
    if (is_offer(scribe, index))
        an__scribe_put_offer(scribe);
    else if (an_scribe_current(scribe)->unopened > 0)
        an__scribe_put_comment(scribe, text);
    else if (token->kind == AN_TOKEN_NAG)
        an__scribe_put_nag(scribe, token->value, between_moves);
    else
        an__scribe_put_signs(scribe, text, awaits_sign, between_moves);
}

/* Returns true if a sign behind variations belongs to the move before them, because no move of its
 * own follows it. */
static bool goes_before(const an_scribe *scribe, size_t index)
{
    return an__scribe_is_sign(scribe, index) && !follows_number(scribe, index);
}

void an__scribe_put_sign(an_scribe *scribe, size_t index, bool awaits_sign)
{
    const an_written_line *line = an_scribe_current(scribe);
    if (index < line->signs_until && line->unopened == 0 && goes_before(scribe, index))
        return;
    bool waits =
        an__scribe_is_sign(scribe, index) && line->unopened == 0 && waits_for_move(scribe, index);
    if (!waits)
        put_at_once(scribe, index, awaits_sign, an_scribe_is_between_moves(scribe, index));
    else if (index < scribe->signs.held.begin)
        scribe->signs.held.begin = index;
}

/* Looking through nested variations could take quadratic time. After LOOKS_MAX looks for each token
 * of the game, it therefore searches no further. */
void an__scribe_put_signs_behind(an_scribe *scribe, size_t index)
{
    enum { LOOKS_MAX = 16 };
    const an_game *game = scribe->judgement->game;
    an_written_line *line = an_scribe_current(scribe);
    size_t depth = 0, most = LOOKS_MAX * game->token_count;
    bool is_due = line->ply > line->begin;
    if (!is_due || line->unopened > 0 || index < line->signs_until)
        return;
    for (; index < game->token_count && scribe->signs.looked_at < most;
         index++, scribe->signs.looked_at++) {
        uint8_t kind = game->tokens[index].kind;
        bool is_refused = scribe->judgement->plies[index].is_refused;
        if (depth == 0 && (is_refused || (kind != AN_TOKEN_OPEN && !is_remark(scribe, index))))
            break;
        depth += kind == AN_TOKEN_OPEN;
        depth -= kind == AN_TOKEN_CLOSE;
        if (depth == 0 && goes_before(scribe, index))
            put_at_once(scribe, index, line->awaits_sign, false);
    }
    line->signs_until = index;
}

void an__scribe_put_awaited_move(an_scribe *scribe, size_t move)
{
    an__scribe_put_move(scribe, move);
    scribe->signs.held.end = move;
}

void an__scribe_put_held(an_scribe *scribe)
{
    const an_token_range held = scribe->signs.held;
    scribe->signs.held = (an_token_range){SIZE_MAX, SIZE_MAX};
    for (size_t i = held.begin; i < held.end; i++)
        if (an__scribe_is_sign(scribe, i))
            put_at_once(scribe, i, false, an_scribe_is_between_moves(scribe, held.end));
}
