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

/* What was understood without disambiguation needs none, but for the file of a pawn that takes. */
static unsigned needs_of(const an_position *before, an_move move, an_role role, bool takes)
{
    an_squares pawns = before->role[AN_PAWN] & before->color[before->turn];
    unsigned needs = ((role == AN_PAWN) & takes) * AN_NEEDS_FILE;
    bool has_double = an_has_many(pawns & an_file_squares(an_file_of(move.from)));
    return (needs & has_double) ? needs | an_target_need(before, move) : needs;
}

/* Facts of the main line, of which there are none as long as nothing can have been repeated. */
static void judge_facts(an_arbiter *arbiter, const an_token *token, const an_variation *line,
                        const an_ply *ply)
{
    enum { NO_REPETITION = 7 };
    const an_position *position = &line->position;
    unsigned quiet = position->halfmove_clock;
    bool is_alive = position->role[AN_PAWN] | position->role[AN_ROOK] | position->role[AN_QUEEN];
    if (arbiter->lines.count > 1 || line->is_mended)
        return;
    arbiter->keys[arbiter->key_count++] = position->key;
    if (quiet > NO_REPETITION || !is_alive)
        an_judge_standing(arbiter, token, ply);
}

/* Plays a move if that is all there is to it. False: nothing has happened. */
static bool play_plainly(an_arbiter *arbiter, const an_token *token, an_variation *line,
                         an_ply *ply)
{
    an_plain plain = token->value;
    const an_plain_letters *letters = arbiter->letters;
    if (!an_plain_field(plain, AN_PLAIN_SPARING, 1))
        return false;
    an_move move = an_plain_resolve(&line->position, line->checkers, plain, letters);
    bool takes = an_occupied(&line->position) & an_bit(move.to);
    bool is_step = move.kind == AN_ORDINARY || move.kind == AN_DOUBLE_STEP;
    if (!is_step || move.promotion || (an_plain_field(plain, AN_PLAIN_CAPTURE, 1) && !takes))
        return false;
    unsigned letter = letters->roles[an_plain_field(plain, AN_PLAIN_LETTER, 5)];
    an_role role = letter == AN_NO_ROLE ? AN_PAWN : (an_role)letter;
    an_check_sign said = an_plain_sign(plain), given = AN_NO_SIGN;
    an_role taken = an_variation_step(line, move, role);
    if (line->checkers)
        given = an_position_has_move(&line->position) ? AN_SIGN_CHECK : AN_SIGN_MATE;
    ply->move = move;
    ply->is_played = true;
    ply->sign = (uint8_t)given;
    ply->says_check = said != AN_NO_SIGN;
    ply->size = (uint8_t)(token->size - ply->says_check);
    ply->role = (uint8_t)role;
    ply->captured = (uint8_t)taken;
    ply->needs = (uint8_t)needs_of(&line->before, move, role, takes);
    judge_facts(arbiter, token, line, ply);
    if (!is_right(said, given))
        an_judge_sign(arbiter, token, line, ply, said);
    if (arbiter->is_guess) {
        arbiter->guess.roles |= 1u << letter | 1u << AN_NO_ROLE;
        arbiter->guess.only_coordinates = false;
    }
    return true;
}

/* Whether a token between moves says nothing of them. */
static bool is_aside(const an_token *token)
{
    return token->kind == AN_TOKEN_COMMENT || token->kind == AN_TOKEN_LINE_COMMENT ||
           token->kind == AN_TOKEN_NAG;
}

size_t an_judge_run(an_arbiter *arbiter, size_t index, size_t *last_move)
{
    const an_game *game = arbiter->game;
    an_variation *line = an_variations_current(&arbiter->lines);
    if (line->stopped)
        return index;
    for (; index < game->token_count && arbiter->ending == AN_ENDING_NONE; index++) {
        const an_token *token = &game->tokens[index];
        if (token->kind == AN_TOKEN_MOVE) {
            if (!play_plainly(arbiter, token, line, &arbiter->plies[index]))
                break;
            *last_move = index;
        } else if (token->kind == AN_TOKEN_NUMBER ? !is_due(game, token, line) : !is_aside(token)) {
            break;
        }
    }
    return index;
}
