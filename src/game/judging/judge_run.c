/* Judging what nearly all games are made of: a run of moves that are written plainly and numbered
 * in order, and of which nothing is to be said. */
#include "judge_run.h"

#include "bitboard.h"
#include "compiler.h"
#include "describe.h"
#include "draw_facts.h"
#include "lines_of_play.h"
#include "plain.h"
#include "position.h"
#include "spelling.h"
#include "trial.h"

/* 12. before White's move and 12... before Black's, in the order of the moves. */
static AN_INLINED bool is_due(const an_token *token, const an_variation *line, an_color us)
{
    bool is_in_time = (int32_t)token->value == line->position.move_number + line->shift;
    return is_in_time && !(token->is_bare | (token->says_black & (us == AN_WHITE)));
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
    bool has_facts;      /* of the main line, as long as it is what was written */
    an_position *before; /* the last step of each color */
} run;

/* Where something may be to be said of a move that could be played; before is set for a step. */
static void say(const run *r, const an_token *token, const an_ply *ply, const an_position *before,
                bool may_stand_out, an_check_sign said)
{
    if (before != NULL)
        r->line->before = *before;
    if (may_stand_out)
        an_judge_standing(&r->arbiter->bench, &r->arbiter->standing, &r->arbiter->findings, token,
                          ply);
    if (!is_right(said, (an_check_sign)ply->sign))
        an_judge_sign(&r->arbiter->findings, token, r->line, ply, said);
}

static an_check_sign check_given(const an_position *p)
{
    return an_position_has_move(p) ? AN_SIGN_CHECK : AN_SIGN_MATE;
}

/* What is known of a move, and to be said of it, when it was played. Whether a check is mate shows
 * in the next move, and is asked only where something hangs on it. */
static inline void end_move(const run *r, const an_token *token, an_ply *ply, an_move move,
                            an_role role, bool takes, const an_position *before)
{
    an_variation *line = r->line;
    const an_position *p = &line->position;
    bool may_stand_out = r->has_facts && an_standing_keep(&r->arbiter->standing, p, p->key, takes);
    an_check_sign said = an_plain_sign(token->value), given = AN_NO_SIGN;
    if (line->checkers)
        given = said == AN_SIGN_MATE || may_stand_out ? check_given(p) : AN_SIGN_CHECK;
    ply->move = move;
    ply->is_played = true;
    ply->sign = (uint8_t)given;
    ply->says_check = said != AN_NO_SIGN;
    ply->size = (uint8_t)(token->size - an_plain_suffix_size(token->value));
    ply->role = (uint8_t)role;
    if (may_stand_out || !is_right(said, given))
        say(r, token, ply, before, may_stand_out, said);
}

static bool castle(const run *r, const an_token *token, an_ply *ply)
{
    an_variation *line = r->line;
    an_move move = an_plain_resolve(&line->position, line->checkers, token->value, r->letters);
    if (move.kind != AN_CASTLING)
        return false;
    an_variation_play(line, move);
    ply->captured = AN_NO_ROLE;
    ply->needs = 0;
    end_move(r, token, ply, move, AN_KING, false, NULL);
    return true;
}

static unsigned needs_of(const an_position *before, an_role role, bool takes, an_move move)
{
    return role != AN_PAWN ? an_disambiguation(before, role, move)
           : takes         ? AN_NEEDS_FILE | an_target_need(before, move)
                           : 0;
}

/* Plays a move if that is all there is to it, of the piece of a row. False: nothing has happened.
 * us is to move. */
static AN_INLINED bool play_row(const run *r, an_color us, unsigned row, const an_token *token,
                                an_ply *ply)
{
    an_variation *line = r->line;
    const an_position *p = &line->position;
    an_plain plain = token->value;
    bool takes = an_plain_captures(plain);
    unsigned to = an_plain_target(plain), from = an_plain_from(p, us, plain, row);
    an_squares targets = takes ? p->color[an_opposite(us)] : ~an_occupied(p);
    if (from == AN_NO_SQUARE || !(targets >> to & 1))
        return false;
    an_role role = (an_role)(row + (row == AN_NO_ROLE));
    bool leaps = (role == AN_PAWN) & ((from ^ to) == 16);
    unsigned kind = AN_DOUBLE_STEP * (unsigned)leaps, needs = 0;
    an_move move = {(uint8_t)from, (uint8_t)to, AN_NO_ROLE, (uint8_t)kind};
    if (an_plain_origin(plain) != AN_ORIGIN_UNSAID) {
        bool is_free = role == AN_PAWN || an_origin_is_square(an_plain_origin(plain));
        needs = needs_of(p, role, takes, move);
        if (!is_free && needs != an_plain_says(plain))
            return false;
    }
    if (!an_variation_step(line, us, move, role, takes, &ply->captured, &r->before[us]))
        return false;
    ply->needs = (uint8_t)needs;
    end_move(r, token, ply, move, role, takes, &r->before[us]);
    return true;
}

/* The row of a pawn that is named, where it takes with an x, or steps, and says no more of where it
 * comes from than is due; else one that is of no pieces. */
static unsigned row_of_named(an_plain plain)
{
    unsigned origin = an_plain_origin(plain), row = an_plain_pawn_row(plain);
    bool is_due = row == AN_PAWN ? an_plain_captures(plain)
                                 : origin == AN_ORIGIN_UNSAID || an_origin_is_square(origin);
    bool promotes = an_bit(an_plain_target(plain)) & (AN_RANK_1 | AN_RANK_8);
    return is_due && !promotes ? row : AN_ROW_UNCLEAR;
}

/* The rows that are met less often. */
static bool play_seldom(const run *r, unsigned row, const an_token *token, an_ply *ply)
{
    if (row == AN_ROW_CASTLES)
        return castle(r, token, ply);
    unsigned pieces = row == AN_ROW_NAMED ? row_of_named(token->value) : row;
    if (!an_row_is_of_pieces(pieces))
        return false;
    pieces = an_row_of_pieces(pieces);
    return r->line->position.turn == AN_WHITE ? play_row(r, AN_WHITE, pieces, token, ply)
                                              : play_row(r, AN_BLACK, pieces, token, ply);
}

/* Whether a token between moves says nothing of them. */
static bool is_aside(const an_token *token)
{
    return token->kind == AN_TOKEN_COMMENT || token->kind == AN_TOKEN_LINE_COMMENT ||
           token->kind == AN_TOKEN_NAG;
}

/* Past numbers that are due, and asides, to a move; false if it is not the next. */
static AN_INLINED bool pass_to_move(const run *r, an_color us, const an_token **token, an_ply **ply,
                                    const an_token *end)
{
    for (; *token < end; (*token)++, (*ply)++) {
        if ((*token)->kind == AN_TOKEN_MOVE)
            return r->arbiter->standing.ending == AN_ENDING_NONE;
        bool is_passed =
            (*token)->kind == AN_TOKEN_NUMBER ? is_due(*token, r->line, us) : is_aside(*token);
        if (!is_passed)
            return false;
    }
    return false;
}

/* Where a run has come to. */
typedef struct place {
    const an_token *token, *end;
    an_ply *ply, *last;
    uint32_t met; /* rows of the letters met, bit by bit */
} place;

static AN_INLINED bool play_next(const run *r, an_color us, place *at)
{
    if (!pass_to_move(r, us, &at->token, &at->ply, at->end))
        return false;
    unsigned row = an_plain_row(at->token->value, r->letters);
    bool is_played = row < AN_ROLE_COUNT ? play_row(r, us, row, at->token, at->ply)
                                         : play_seldom(r, row, at->token, at->ply);
    if (!is_played)
        return false;
    at->met |= 1u << row;
    at->last = at->ply;
    at->token++;
    at->ply++;
    return true;
}

size_t an_judge_run(an_arbiter *arbiter, size_t index, size_t *last_move)
{
    const an_game *game = arbiter->bench.game;
    an_variation *line = an_variations_current(&arbiter->bench.lines);
    an_position before[2];
    const run r = {.arbiter = arbiter,
                   .line = line,
                   .letters = arbiter->bench.letters,
                   .has_facts = an_has_facts(&arbiter->bench, line),
                   .before = before};
    if (line->position.variant != AN_STANDARD || index == game->token_count)
        return index;
    place at = {.token = game->tokens + index,
                .end = game->tokens + game->token_count,
                .ply = arbiter->bench.plies + index};
    for (bool is_white = line->position.turn == AN_WHITE;; is_white = true)
        if ((is_white && !play_next(&r, AN_WHITE, &at)) || !play_next(&r, AN_BLACK, &at))
            break;
    if (at.last != NULL) {
        *last_move = (size_t)(at.last - arbiter->bench.plies);
        line->last = at.last->move;
        line->awaits_sign = line->checkers != 0;
        if (line->checkers)
            at.last->sign = (uint8_t)check_given(&line->position);
        if (line->last.kind != AN_CASTLING)
            line->before = before[an_opposite((an_color)line->position.turn)];
    }
    if (arbiter->detection.is_guess)
        an_trial_note_rows(&arbiter->detection.guess, at.met);
    return (size_t)(at.token - game->tokens);
}
