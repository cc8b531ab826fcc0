/* Judging what nearly all games are made of: a run of moves that are written plainly and numbered
 * in order, and of which nothing is to be said. */
#include "arbiter.h"

#include "notation.h"

/* 12. before White's move and 12... before Black's, in the order of the moves. */
static bool is_due(const an_game *game, const an_token *token, const an_variation *line)
{
    bool has_dot = game->bytes.at[token->offset + token->size - 1] == '.';
    bool is_in_time = (int32_t)token->value == line->position.move_number + line->shift;
    return has_dot && is_in_time && !(token->says_black && line->position.turn == AN_WHITE);
}

/* Whether what is said of check and mate is so; nothing need be said. */
static bool is_right(an_check_sign said, an_check_sign given)
{
    return said == AN_NO_SIGN || said == given || (said == AN_SIGN_CHECK && given == AN_SIGN_MATE);
}

/* What a run keeps at hand. */
typedef struct run {
    an_arbiter *arbiter;
    an_variation *line;
    const an_plain_letters *letters;
    bool has_facts; /* of the main line, as long as it is what was written */
    uint32_t met;   /* rows of the letters met, bit by bit */
} run;

/* Facts of the main line, of which there are none as long as nothing can have been repeated. */
static inline void judge_facts(const run *r, const an_token *token, const an_ply *ply)
{
    enum { NO_REPETITION = 7 };
    const an_position *p = &r->line->position;
    bool is_alive = p->role[AN_PAWN] | p->role[AN_ROOK] | p->role[AN_QUEEN];
    r->arbiter->keys[r->arbiter->key_count++] = p->key;
    if (p->halfmove_clock > NO_REPETITION || !is_alive)
        an_judge_standing(r->arbiter, token, ply);
}

static unsigned needs_of(const an_position *before, an_role role, an_move move)
{
    return role == AN_PAWN ? AN_NEEDS_FILE | an_target_need(before, move)
                           : an_disambiguation(before, role, move);
}

/* What is known of a move before it is played. */
static inline void begin_move(const an_token *token, an_ply *ply, an_move move, an_role role,
                              unsigned needs)
{
    ply->move = move;
    ply->role = (uint8_t)role;
    ply->needs = (uint8_t)needs;
    ply->size = (uint8_t)(token->size - an_plain_suffix_size(token->value));
    ply->says_check = an_plain_sign(token->value) != AN_NO_SIGN;
}

/* And what is known and to be said of it when it was played. */
static inline void end_move(run *r, const an_token *token, an_ply *ply, an_role taken)
{
    an_variation *line = r->line;
    an_check_sign said = an_plain_sign(token->value), given = AN_NO_SIGN;
    if (line->checkers)
        given = an_position_has_move(&line->position) ? AN_SIGN_CHECK : AN_SIGN_MATE;
    ply->sign = (uint8_t)given;
    ply->captured = (uint8_t)taken;
    ply->is_played = true;
    if (r->has_facts)
        judge_facts(r, token, ply);
    if (!is_right(said, given))
        an_judge_sign(r->arbiter, token, line, ply, said);
}

AN_FLATTENED static bool castle(run *r, const an_token *token, an_ply *ply)
{
    an_variation *line = r->line;
    an_move move = an_plain_resolve(&line->position, line->checkers, token->value, r->letters);
    if (move.kind != AN_CASTLING)
        return false;
    begin_move(token, ply, move, AN_KING, 0);
    an_variation_play(line, move);
    end_move(r, token, ply, AN_NO_ROLE);
    r->met |= 1u << AN_ROW_CASTLES;
    return true;
}

/* Plays a move if that is all there is to it. False: nothing has happened. us is to move. */
static inline bool play_plainly(run *r, an_color us, const an_token *token, an_ply *ply)
{
    an_variation *line = r->line;
    const an_position *p = &line->position;
    an_plain plain = token->value;
    unsigned to = an_plain_target(plain), row = an_plain_row(plain, r->letters);
    if (row >= AN_ROLES)
        return row == AN_ROW_CASTLES && castle(r, token, ply);
    an_squares targets = ~(row == AN_NO_ROLE ? an_occupied(p) : p->color[us]);
    targets = an_plain_captures(plain) ? p->color[an_opposite(us)] : targets;
    unsigned from = an_plain_from(p, us, plain, row), needs = 0;
    if (!(targets >> to & 1) || from == AN_NO_SQUARE)
        return false;
    an_role role = (an_role)(row + (row == AN_NO_ROLE));
    bool leaps = role == AN_PAWN && (from ^ to) == 16;
    an_move move = {(uint8_t)from, (uint8_t)to, AN_NO_ROLE, leaps ? AN_DOUBLE_STEP : AN_ORDINARY};
    if (an_exposes_king(p, us, from, role, line->checkers) && !an_leaves_king_safe(p, move))
        return false;
    if (an_plain_origin(plain) != AN_ORIGIN_UNSAID) {
        needs = needs_of(p, role, move);
        if (role != AN_PAWN && needs != an_plain_says(plain))
            return false;
    }
    begin_move(token, ply, move, role, needs);
    end_move(r, token, ply, an_variation_step(line, us, from, to, role));
    r->met |= 1u << row;
    return true;
}

/* One for each color, so that it is no variable. */
AN_FLATTENED static bool play_white(run *r, const an_token *token, an_ply *ply)
{
    return play_plainly(r, AN_WHITE, token, ply);
}

AN_FLATTENED static bool play_black(run *r, const an_token *token, an_ply *ply)
{
    return play_plainly(r, AN_BLACK, token, ply);
}

/* Whether a token between moves says nothing of them. */
static bool is_aside(const an_token *token)
{
    return token->kind == AN_TOKEN_COMMENT || token->kind == AN_TOKEN_LINE_COMMENT ||
           token->kind == AN_TOKEN_NAG;
}

/* an_trial_note of all that was played. */
static void note_letters(an_trial *trial, uint32_t met)
{
    enum { MEN = (1 << AN_ROLES) - 1, NO_ROLE = 1 << AN_NO_ROLE, PAWN = 1 << AN_PAWN };
    if (met & MEN)
        trial->roles |= (met & (MEN ^ PAWN)) | NO_ROLE;
    if (met)
        trial->only_coordinates = false;
}

size_t an_judge_run(an_arbiter *arbiter, size_t index, size_t *last_move)
{
    const an_game *game = arbiter->game;
    an_variation *line = an_variations_current(&arbiter->lines);
    run r = {.arbiter = arbiter,
             .line = line,
             .letters = arbiter->letters,
             .has_facts = arbiter->lines.count == 1 && !line->is_mended};
    bool is_plain = !line->stopped && line->position.variant == AN_STANDARD;
    if (!is_plain || index == game->token_count)
        return index;
    const an_token *token = game->tokens + index, *end = game->tokens + game->token_count;
    an_ply *ply = arbiter->plies + index, *last = NULL;
    for (; token < end && arbiter->ending == AN_ENDING_NONE; token++, ply++) {
        if (token->kind == AN_TOKEN_MOVE) {
            if (line->position.turn == AN_WHITE ? !play_white(&r, token, ply)
                                                : !play_black(&r, token, ply))
                break;
            last = ply;
        } else if (token->kind == AN_TOKEN_NUMBER ? !is_due(game, token, line) : !is_aside(token)) {
            break;
        }
    }
    if (last != NULL) {
        *last_move = (size_t)(last - arbiter->plies);
        line->last = last->move;
    }
    if (arbiter->is_guess)
        note_letters(&arbiter->guess, r.met);
    return (size_t)(token - game->tokens);
}
