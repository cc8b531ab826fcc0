/*
 * The fast path inside a game: it plays moves that follow one another in a line of play, up to a
 * bracket, a word that is not plain, or a move that may need a finding. Each ply is filled in as
 * the general way does it. A run ends before the first token that it cannot judge; the line of play
 * then stands before that token. Facts about a position, such as a threefold repetition, are stated
 * here, because they need nothing but the board.
 */
#include "quick_run.h"

#include "bitboard.h"
#include "compiler.h"
#include "describe.h"
#include "draw_facts.h"
#include "lines_of_play.h"
#include "plain.h"
#include "position.h"
#include "token.h"
#include "trial.h"

/* Returns true if a number is due: 12. before White's move, 12. or 12... before Black's. */
static AN_INLINED bool is_due(const an_token *token, const an_variation *line, an_color us)
{
    bool is_in_time = (int32_t)token->value == line->position.move_number + line->state.shift;
    return is_in_time && !(token->is_bare | (token->says_black & (us == AN_WHITE)));
}

/* What all moves of a run have in common. */
typedef struct run {
    an_detection *detection;
    an_standing *standing;
    an_variation *line;
    const an_plain_letters *letters;
    bool has_facts; /* repetitions and quiet moves count, as in a main line without mended moves */
    an_position *before; /* by color: the position before its last move */
} run;

static an_check_sign check_given(const an_position *p)
{
    return an_position_has_move(p) ? AN_SIGN_CHECK : AN_SIGN_MATE;
}

/* States the facts about the position after a move whose key was kept. */
AN_APART static void state_facts(const run *r, const an_token *token, an_ply *ply,
                                 const an_position *before)
{
    r->line->before = *before;
    if (r->line->state.checkers != 0)
        ply->sign = (uint8_t)check_given(&r->line->position);
    an__judge_standing(r->detection->bench, r->standing, r->detection->findings, token, ply);
}

/*
 * Completes a move that was played on the board. Returns false, and takes the move back, if its
 * sign of check or mate is wrong. Mate is tested only where the word says so: if the run goes on
 * after a check, that was no mate, and the last check is tested when the run is over.
 */
static inline bool end_move(const run *r, const an_token *token, an_ply *ply, an_said_move played,
                            const an_position *before, an_squares checkers)
{
    an_variation *line = r->line;
    const an_position *p = &line->position;
    an_check_sign said = an_plain_sign(token->value), given = AN_NO_SIGN;
    if (line->state.checkers)
        given = said == AN_SIGN_MATE ? check_given(p) : AN_SIGN_CHECK;
    if (said != AN_NO_SIGN && said != given) {
        line->position = *before;
        line->state.checkers = checkers;
        line->state.ply--;
        return false;
    }
    ply->move = played.move;
    ply->is_played = true;
    ply->sign = (uint8_t)given;
    ply->says_check = said != AN_NO_SIGN;
    ply->size = (uint8_t)(token->size - an_plain_suffix_size(token->value));
    ply->role = (uint8_t)played.role;
    if (r->has_facts && an_standing_keep(r->standing, p, p->key, played.takes))
        state_facts(r, token, ply, before);
    return true;
}

static bool castle(const run *r, const an_token *token, an_ply *ply)
{
    an_variation *line = r->line;
    const an_position *p = &line->position;
    an_position *before = &r->before[p->turn];
    an_squares checkers = line->state.checkers;
    an_move move = an__plain_resolve(p, checkers, token->value, r->letters);
    if (move.kind != AN_CASTLING)
        return false;
    *before = *p;
    an_variation_play(line, move);
    if (!end_move(r, token, ply, (an_said_move){move, AN_KING, false}, before, checkers))
        return false;
    ply->captured = AN_NO_ROLE;
    return true;
}

static unsigned needs_of(const an_position *before, an_role role, bool takes, an_move move)
{
    return role != AN_PAWN ? an__disambiguation(before, role, move)
           : takes         ? AN_NEEDS_FILE | an__target_need(before, move)
                           : 0;
}

/* Plays a move of the piece that `row` stands for; `us` is to move. Returns false, with the board
 * unchanged, if it cannot be played. */
static AN_INLINED bool play_row(const run *r, an_color us, unsigned row, bool takes,
                                const an_token *token, an_ply *ply)
{
    an_variation *line = r->line;
    const an_position *p = &line->position;
    an_plain plain = token->value;
    unsigned to = an_plain_target(plain), from = an_plain_from(p, us, plain, row);
    an_squares targets = takes ? p->color[an_opposite(us)] : ~an_occupied(p);
    an_squares checkers = line->state.checkers;
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
    uint8_t taken;
    const an_said_move said = {move, role, takes};
    if (!an_variation_step(line, us, said, &taken, &r->before[us]) ||
        !end_move(r, token, ply, said, &r->before[us], checkers))
        return false;
    ply->captured = taken;
    ply->needs = (uint8_t)needs;
    return true;
}

/* Returns the row of a pawn that is named by a letter, if it takes with an x or steps, and names no
 * more of its origin than is due; otherwise a row without pieces. */
static unsigned row_of_named(an_plain plain)
{
    unsigned origin = an_plain_origin(plain), row = an_plain_pawn_row(plain);
    bool is_due = row == AN_PAWN ? an_plain_captures(plain)
                                 : origin == AN_ORIGIN_UNSAID || an_origin_is_square(origin);
    bool promotes = an_bit(an_plain_target(plain)) & (AN_RANK_1 | AN_RANK_8);
    return is_due && !promotes ? row : AN_ROW_UNCLEAR;
}

/* Plays a move by coordinates. In the notation of a language they lack the letter of the piece,
 * which calls for a finding. */
static AN_INLINED bool play_by_square(const run *r, an_color us, const an_token *token, an_ply *ply)
{
    const an_position *p = &r->line->position;
    const an_plain plain = token->value;
    if (r->letters->language != NULL)
        return false;
    unsigned row = an_plain_row_by_square(p, us, plain);
    if (row == AN_KING && an_plain_castles_by_square(plain))
        return castle(r, token, ply);
    bool takes =
        row == AN_PAWN || (row != AN_NO_ROLE && an_occupied(p) >> an_plain_target(plain) & 1);
    return an_plain_steps_by_square(plain, row) && play_row(r, us, row, takes, token, ply);
}

/* Plays a move of one of the rarer rows: castling, named pawns, figurines, coordinates. */
static AN_INLINED bool play_seldom_of(const run *r, an_color us, unsigned row,
                                      const an_token *token, an_ply *ply)
{
    if (row == AN_ROW_CASTLES)
        return castle(r, token, ply);
    if (row == AN_ROW_COORDINATES)
        return play_by_square(r, us, token, ply);
    unsigned pieces = row == AN_ROW_NAMED ? row_of_named(token->value) : row;
    return an_row_is_of_pieces(pieces) &&
           play_row(r, us, an_row_of_pieces(pieces), an_plain_captures(token->value), token, ply);
}

AN_APART static bool play_seldom(const run *r, unsigned row, const an_token *token, an_ply *ply)
{
    return r->line->position.turn == AN_WHITE ? play_seldom_of(r, AN_WHITE, row, token, ply)
                                              : play_seldom_of(r, AN_BLACK, row, token, ply);
}

/* Returns true for tokens between moves that need no judging. */
static bool is_aside(const an_token *token)
{
    return an_is_comment(token) || token->kind == AN_TOKEN_NAG;
}

/* Passes asides, and numbers that are due. Returns true if the next token is a move that may be
 * played. */
static AN_INLINED bool pass_to_move(const run *r, an_color us, const an_token **token, an_ply **ply,
                                    const an_token *end)
{
    for (; *token < end; (*token)++, (*ply)++) {
        if ((*token)->kind == AN_TOKEN_MOVE)
            return r->standing->ending == AN_ENDING_NONE;
        bool is_passed =
            (*token)->kind == AN_TOKEN_NUMBER ? is_due(*token, r->line, us) : is_aside(*token);
        if (!is_passed)
            return false;
    }
    return false;
}

/* How far a run has come. */
typedef struct place {
    const an_token *token, *end;
    an_ply *ply, *last;
    uint32_t met; /* the rows of the letters that were met, a bit for each */
} place;

static AN_INLINED bool play_next(const run *r, an_color us, place *at)
{
    if (!pass_to_move(r, us, &at->token, &at->ply, at->end))
        return false;
    unsigned row = an_plain_row(at->token->value, r->letters);
    bool takes = an_plain_captures(at->token->value);
    bool is_played = row < AN_ROLE_COUNT ? play_row(r, us, row, takes, at->token, at->ply)
                                         : play_seldom(r, row, at->token, at->ply);
    if (!is_played)
        return false;
    at->met |= 1u << row;
    at->last = at->ply;
    at->token++;
    at->ply++;
    return true;
}

size_t an__quick_run(an_detection *detection, an_standing *standing, size_t index,
                     size_t *last_move)
{
    an_bench *bench = detection->bench;
    const an_game *game = bench->game;
    an_variation *line = an_variations_current(&bench->lines);
    an_position before[2];
    const run r = {.detection = detection,
                   .standing = standing,
                   .line = line,
                   .letters = bench->letters,
                   .has_facts = an_has_facts(bench, line),
                   .before = before};
    if (line->position.variant > AN_CHESS960 || index == game->token_count)
        return index;
    place at = {.token = game->tokens + index,
                .end = game->tokens + game->token_count,
                .ply = bench->plies + index};
    for (bool is_white = line->position.turn == AN_WHITE;; is_white = true)
        if ((is_white && !play_next(&r, AN_WHITE, &at)) || !play_next(&r, AN_BLACK, &at))
            break;
    if (at.last != NULL) {
        *last_move = (size_t)(at.last - bench->plies);
        line->state.last = at.last->move;
        line->state.awaits_sign = line->state.checkers != 0;
        if (line->state.checkers)
            at.last->sign = (uint8_t)check_given(&line->position);
        line->before = before[an_opposite((an_color)line->position.turn)];
    }
    if (detection->is_guess)
        an__trial_note_rows(&detection->guess, at.met);
    return (size_t)(at.token - game->tokens);
}
