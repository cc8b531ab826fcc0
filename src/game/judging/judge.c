/* Judges the lines of play, token by token, in one notation. */
#include "judge.h"

#include <string.h>

#include "alphabets.h"
#include "bench.h"
#include "castling_history.h"
#include "descriptive.h"
#include "descriptive_move.h"
#include "draw_facts.h"
#include "findings.h"
#include "lines_of_play.h"
#include "lost_moves.h"
#include "numbers.h"
#include "parse.h"
#include "placing.h"
#include "plain.h"
#include "position.h"
#include "quick_run.h"
#include "remedies.h"
#include "resolve.h"
#include "signs.h"
#include "spelling.h"
#include "text.h"
#include "token.h"
#include "trial.h"

/* Returns true if a word that cannot be read stands in the place of a move. That is only so in
 * plain text: behind a number, or where no move follows, unlike in "2. Nf3 tic Nc6". */
static bool is_in_place_of_move(const an_game *game, size_t index)
{
    bool precedes_move =
        index + 1 < game->token_count && game->tokens[index + 1].kind == AN_TOKEN_MOVE;
    return game->is_text && (an__follows_number(game, index) || !precedes_move);
}

/* Reports a move after an end of the game that nobody has to claim: fivefold repetition, 75 moves,
 * a dead position. */
static void judge_ending(an_standing *standing, an_findings *findings, const an_token *token,
                         const an_variation *line)
{
    if (standing->ending == AN_ENDING_NONE || standing->is_over || findings->bench->lines.count > 1)
        return;
    standing->is_over = true;
    an_finding *finding = an__find_at(findings, AN_GAME_OVER, token, line);
    if (finding == NULL)
        return;
    an__findings_lower(findings, finding, AN_LEVEL_WARNING);
    finding->facts.reason.detail = (uint8_t)standing->ending;
}

/* Reads a move in the guessed notation with exact letters, like the first round of detection; but
 * plain moves may name a pawn by its letter. */
static bool read_guess(const an_bench *bench, const an_token *token, const an_variation *line,
                       an_san *san, an_move *move)
{
    an_text word = an_token_text(bench->game, token);
    an_notation exact = *bench->notation;
    an_san exactly;
    exact.exact = true;
    bool is_read =
        an__plain_say(san, token->value, bench->letters) ||
        (an__san_read(san, word, bench->notation) && an__san_read(&exactly, word, &exact) &&
         memcmp(san, &exactly, sizeof *san) == 0);
    return is_read && an__san_find(move, &line->position, san);
}

/* "3. Bb5 4. O-O": returns true if it is the other side that castles, as the number says, and a
 * half-move is missing. */
static bool is_castling_of_opponent(const an_game *game, size_t index, const an_position *position,
                                    const an_san *san)
{
    const an_token *number = &game->tokens[index - (index > 0)];
    an_position turned = *position;
    an_move move;
    if (number->kind != AN_TOKEN_NUMBER || number->says_black == (position->turn == AN_BLACK) ||
        an_checkers(position))
        return false;
    turned.turn = (uint8_t)an_opposite((an_color)position->turn);
    turned.en_passant = AN_NO_SQUARE;
    return an__san_find(&move, &turned, san);
}

static bool refuse_descriptive(const an_bench *bench, an_findings *findings, size_t index,
                               an_variation *line)
{
    const an_token *token = &bench->game->tokens[index];
    an_finding *finding = an__find_at(findings, AN_DESCRIPTIVE_NOTATION, token, line);
    if (finding != NULL)
        finding->facts.reason.detail = an__descriptive_move(&finding->facts.move, &line->position,
                                                            an_token_text(bench->game, token));
    line->state.stopped = bench->plies[index].is_refused = true;
    return false;
}

static void set_reason(const an_bench *bench, an_finding *finding, const an_reason *reason,
                       size_t index, const an_variation *line)
{
    finding->facts.reason = *reason;
    an__find_lost_castling(bench, finding, index, line);
}

/* Returns true if the illegal move `san` of token `index` is to be played all the same. That is so
 * if the game marks it as played, or the options ask for it, and if its word says which piece goes
 * where. Stores the move in its ply, and records in `finding` that it is played; the finding
 * becomes a warning if the game has the mark. */
static bool plays_illegal(an_arbiter *arbiter, an_finding *finding, const an_san *san, size_t index,
                          const an_variation *line)
{
    an_bench *bench = &arbiter->bench;
    an_ply *ply = &bench->plies[index];
    bool is_marked = an__is_marked_played(bench->game, index);
    bool is_asked = bench->rules->mending == AN_MEND_PLAYED && bench->lines.count == 1;
    if (finding == NULL || !(is_marked || is_asked))
        return false;
    finding->placing = an__san_place(&ply->move, &line->position, san, finding->code);
    if (finding->placing != AN_PLACED)
        return false;
    if (is_marked)
        an__findings_lower(&arbiter->findings, finding, AN_LEVEL_WARNING);
    else
        an__suggest(bench, &arbiter->repairs, finding, index);
    bench->illegal_count++;
    ply->is_illegal = true;
    return true;
}

/* Returns true if the last move of `line` left its own king attacked. The fast ways to play moves
 * cannot handle such a position. */
static bool is_king_left(const an_arbiter *arbiter, const an_variation *line)
{
    return arbiter->bench.illegal_count > 0 && an__position_leaves_king_attacked(&line->position);
}

/* Reads a move that is not plain. Returns true if it can be played, or was played although it is
 * illegal. Otherwise reports it, and mends it if the rules ask for that. */
static bool read_with_care(an_arbiter *arbiter, size_t index, an_variation *line, an_san *san)
{
    an_bench *bench = &arbiter->bench;
    const an_token *token = &bench->game->tokens[index];
    an_text word = an_token_text(bench->game, token);
    an_ply *ply = &bench->plies[index];
    an_reason reason;
    if (arbiter->detection.is_guess) {
        line->state.stopped = !read_guess(bench, token, line, san, &ply->move);
        return !line->state.stopped;
    }
    bool is_plain = an__plain_say(san, token->value, bench->letters);
    an_code code = is_plain ? AN_OK : an_san_parse(san, word, bench->notation);
    if (code != AN_OK && an__is_descriptive(word))
        return refuse_descriptive(bench, &arbiter->findings, index, line);
    if (code != AN_OK) {
        an_finding *finding = an__find_at(&arbiter->findings, code, token, line);
        if (code == AN_UNKNOWN_PIECE_LETTER || an_san_is_attempt(word) ||
            an__is_torn(bench, index) || is_in_place_of_move(bench->game, index) ||
            an_decoded_at(&arbiter->repairs, index) != NULL)
            an__mend_or_stop(arbiter, finding, index, line);
        return false;
    }
    code = an_san_resolve(&ply->move, &line->position, san,
                          bench->rules->findings.without_reasons ? NULL : &reason);
    if (code == AN_OK)
        return true;
    /* PxP is descriptive: in algebraic notation a pawn that takes names its file, and in Dutch P is
     * a knight */
    if (san->role == AN_PAWN && an__is_descriptive(word))
        return refuse_descriptive(bench, &arbiter->findings, index, line);
    bool is_of_opponent = code == AN_CASTLING_REFUSED &&
                          is_castling_of_opponent(bench->game, index, &line->position, san);
    if (is_of_opponent)
        code = AN_WRONG_SIDE;
    an_finding *finding = an__find_at(&arbiter->findings, code, token, line);
    if (finding != NULL && !bench->rules->findings.without_reasons && !is_of_opponent)
        set_reason(bench, finding, &reason, index, line);
    if (plays_illegal(arbiter, finding, san, index, line))
        return true;
    an__mend_or_stop(arbiter, finding, index, line);
    return false;
}

/* Returns true if the small letter of a move may be a file or a piece in the language of the game.
 * A text whose letters name no piece may be in any language that is well attested: in "e4 c6 d4 d5
 * cc3" the c is a knight in French. */
static bool is_doubtful(const an_arbiter *arbiter, const an_san *san, an_move step,
                        const an_position *position, an_reason *reason)
{
    const an_bench *bench = &arbiter->bench;
    const an_candidates *candidates = &arbiter->candidates;
    bool is_settled = candidates->count == 1 || arbiter->detection.settled_at > 0;
    if (an__san_is_doubtful(position, san, step, bench->notation->language, reason))
        return true;
    uint64_t others = bench->game->is_text && !is_settled ? candidates->well_attested : 0;
    while (others != 0) {
        const an_notation *other = &candidates->notations[an_take_first(&others)];
        if (an__san_is_doubtful(position, san, step, other->language, reason))
            return true;
    }
    return false;
}

/* Refuses a move whose small letter may be a file or a piece. A guess breaks off there. Returns
 * true if the move was refused. */
static bool refuse_doubtful(an_arbiter *arbiter, size_t index, an_variation *line,
                            const an_san *san)
{
    an_bench *bench = &arbiter->bench;
    an_reason reason;
    if (!is_doubtful(arbiter, san, bench->plies[index].move, &line->position, &reason))
        return false;
    if (arbiter->detection.is_guess) {
        line->state.stopped = true;
        return true;
    }
    an_finding *finding =
        an__find_at(&arbiter->findings, AN_AMBIGUOUS_MOVE, &bench->game->tokens[index], line);
    if (finding != NULL && !bench->rules->findings.without_reasons)
        finding->facts.reason = reason;
    an__mend_or_stop(arbiter, finding, index, line);
    return true;
}

static void judge_signs_glued(const an_bench *bench, an_findings *findings, const an_token *token,
                              an_variation *line, an_ply *ply, const an_san *san)
{
    an_text rest = an_text_after(an_token_text(bench->game, token), san->size);
    if (rest.size == 0)
        return;
    an_check_sign sign = an_plain_sign(token->value);
    if (rest.size == an_plain_suffix_size(token->value))
        an__judge_sign(findings, token, line, ply, sign);
    else
        sign = an__judge_suffix(bench, findings, token, rest, line, ply);
    ply->says_check = sign != AN_NO_SIGN;
}

/* Records a move in the trial of the guess. If its word is not plain, the rest of the word may be
 * letters of another language. */
static void note_guessed(const an_bench *bench, an_trial *guess, const an_token *token,
                         const an_san *san)
{
    an_san plain;
    an__trial_note(guess, san);
    if (!an__plain_say(&plain, token->value, bench->letters))
        an__trial_note_rest(guess, an_token_text(bench->game, token), san);
}

/* Plays a word that is written by the habit of its sheet. Returns false if it is not. */
static bool play_by_habit(an_arbiter *arbiter, size_t index, an_variation *line)
{
    an_bench *bench = &arbiter->bench;
    const an_token *token = &bench->game->tokens[index];
    const an_correction *correction = an_decoded_at(&arbiter->repairs, index);
    if (correction == NULL || !correction->is_habit)
        return false;
    an_ply *ply = &bench->plies[index];
    an_text word = an_token_text(bench->game, token);
    an_san san = {.size = 0};
    while (san.size < word.size && !an_is_among(word.at[san.size], "+#!?"))
        san.size++;
    *ply = (an_ply){.move = correction->move,
                    .is_played = true,
                    .is_mended = index == arbiter->repairs.habit.at,
                    .size = san.size};
    an__play_ply(line, ply);
    judge_signs_glued(bench, &arbiter->findings, token, line, ply, &san);
    return true;
}

static void judge_move(an_arbiter *arbiter, size_t index, an_variation *line)
{
    an_bench *bench = &arbiter->bench;
    const an_token *token = &bench->game->tokens[index];
    an_ply *ply = &bench->plies[index];
    an_san san;
    an__report_habit(arbiter, index, line);
    if (play_by_habit(arbiter, index, line))
        return;
    if (an__passes_hole(arbiter, index, line) || an__passes_misplaced(arbiter, index, line))
        return;
    bool is_plain =
        !is_king_left(arbiter, line) && an__read_plain(bench, token, line, &san, &ply->move);
    if (!is_plain && !read_with_care(arbiter, index, line, &san))
        return;
    if (!ply->is_illegal &&
        (refuse_doubtful(arbiter, index, line, &san) || an__mend_legal(arbiter, index, line)))
        return;
    judge_ending(&arbiter->standing, &arbiter->findings, token, line);
    ply->is_played = true;
    ply->size = san.size;
    an__play_ply(line, ply);
    an__judge_facts(bench, &arbiter->standing, &arbiter->findings, token, ply);
    if (!ply->is_illegal)
        an__judge_spelling(bench, &arbiter->findings, token, line, ply, &san);
    judge_signs_glued(bench, &arbiter->findings, token, line, ply, &san);
    if (arbiter->detection.is_guess)
        note_guessed(bench, &arbiter->detection.guess, token, &san);
}

static an_finding *find_sign(an_findings *findings, const an_token *token, const an_variation *line)
{
    an_finding *finding = an__find_at(findings, AN_UNREADABLE_TOKEN, token, line);
    if (finding != NULL && *finding->facts.text.at == '?')
        finding->facts.reason.detail = AN_SIGN_FOR_MOVE;
    return finding;
}

/* Judges a token of signs. They belong to the last move, unless they stand for a move. */
static void judge_sign(an_arbiter *arbiter, size_t index, an_variation *line, size_t last_move)
{
    an_bench *bench = &arbiter->bench;
    const an_token *token = &bench->game->tokens[index];
    if (an__sign_is_lost_move(bench, index, line))
        an__mend_or_stop(arbiter, find_sign(&arbiter->findings, token, line), index, line);
    else if (an__sign_stands_for_move(bench->game, index))
        find_sign(&arbiter->findings, token, line);
    else if (last_move < bench->game->token_count && bench->plies[last_move].is_played)
        an__judge_suffix(bench, &arbiter->findings, token, an_token_text(bench->game, token), line,
                         &bench->plies[last_move]);
}

static bool judge_token(an_arbiter *arbiter, size_t index, size_t *last_move)
{
    an_bench *bench = &arbiter->bench;
    const an_token *token = &bench->game->tokens[index];
    an_variation *line = an_variations_current(&bench->lines);
    if (!an__play_lost(arbiter, index, line))
        return true;
    switch (token->kind) {
    case AN_TOKEN_NUMBER:
        if (!an__numbers_doubled(arbiter, index, line))
            an__judge_number(bench, &arbiter->findings, &arbiter->numbers, index, line);
        break;
    case AN_TOKEN_MOVE:
        judge_move(arbiter, index, line);
        *last_move = index;
        break;
    case AN_TOKEN_SIGN:
        judge_sign(arbiter, index, line, *last_move);
        break;
    case AN_TOKEN_OPEN:
        *last_move = bench->game->token_count;
        return an__variations_open(&bench->lines);
    case AN_TOKEN_CLOSE:
        *last_move = bench->game->token_count;
        an__variations_close(&bench->lines);
        break;
    default:
        break;
    }
    return true;
}

/* Returns true if the guess has met something that a trial would not play, or would read in another
 * way. */
static bool is_refuted(const an_arbiter *arbiter)
{
    return arbiter->detection.is_guess && arbiter->bench.lines.current.state.stopped;
}

/* Records where a guess broke off, if that is at a move of the main line, so that judging can go on
 * there. */
static void note_reached(an_arbiter *arbiter, size_t index)
{
    an_bench *bench = &arbiter->bench;
    an_variation *line = an_variations_current(&bench->lines);
    bool is_move = bench->game->tokens[index].kind == AN_TOKEN_MOVE;
    if (bench->lines.count > 1 || !is_move || bench->plies[index].is_played)
        return;
    line->state.stopped = false;
    arbiter->detection.reached = (an_opening){.is_known = true, .next = index, .line = *line};
}

/* Closes all lines, and begins the main line. Returns false when memory runs out. */
static bool begin_lines(an_arbiter *arbiter)
{
    an_bench *bench = &arbiter->bench;
    bool has_memory = an__variations_begin(&bench->lines, &bench->start);
    bench->failed = bench->failed || !has_memory;
    return has_memory;
}

/* Judges a run of plain moves at once, or passes over the rest of a line that was given up. Returns
 * the index of the next token that must be judged by itself. */
static size_t pass_run(an_arbiter *arbiter, size_t index, size_t *last_move)
{
    const an_game *game = arbiter->bench.game;
    if (index == game->token_count || an_is_bracket(&game->tokens[index]))
        return index;
    const an_variation *line = an_variations_current(&arbiter->bench.lines);
    if (!line->state.stopped && (arbiter->repairs.is_decoded || is_king_left(arbiter, line)))
        return index;
    if (!line->state.stopped)
        return an__quick_run(&arbiter->detection, &arbiter->standing, index, last_move);
    while (index < game->token_count && !an_is_bracket(&game->tokens[index]))
        index++;
    return index;
}

/* Judges from token `index` on, up to which the main line must have been played. Returns false if
 * judging broke off. */
static bool judge_from(an_arbiter *arbiter, const an_notation *notation, size_t index)
{
    an_bench *bench = &arbiter->bench;
    const size_t token_count = bench->game->token_count;
    size_t last_move = token_count;
    bench->notation = notation;
    bench->letters = an__letters_in(&arbiter->candidates.alphabets, notation);
    for (; (index = pass_run(arbiter, index, &last_move)) < token_count; index++) {
        if (!judge_token(arbiter, index, &last_move)) {
            bench->failed = true;
            return false;
        }
        if (is_refuted(arbiter)) {
            note_reached(arbiter, index);
            return false;
        }
    }
    return true;
}

bool an__judge_play(an_arbiter *arbiter, const an_notation *notation)
{
    an__judge_start_facts(&arbiter->bench, &arbiter->standing, &arbiter->findings);
    return begin_lines(arbiter) && judge_from(arbiter, notation, 0);
}

bool an__judge_play_on(an_arbiter *arbiter, const an_notation *notation)
{
    if (!begin_lines(arbiter))
        return false;
    arbiter->bench.lines.current = arbiter->detection.reached.line;
    return judge_from(arbiter, notation, arbiter->detection.reached.next);
}
