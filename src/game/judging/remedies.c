/* Reports what the decoder makes of a line of play that cannot be played as it is written, and
 * plays it where the rules accept it. */
#include "remedies.h"

#include "describe.h"
#include "doubt.h"
#include "extremes.h"
#include "findings.h"
#include "holes.h"
#include "illegible.h"
#include "main_line.h"
#include "placing.h"
#include "suggest.h"
#include "text.h"
#include "token.h"

void an__play_ply(an_variation *line, an_ply *ply)
{
    an_variation_play(line, ply->move);
    if (line->state.checkers)
        ply->sign = an_position_has_move(&line->position) ? AN_SIGN_CHECK : AN_SIGN_MATE;
    an_san_parts parts = an__san_parts_of(&line->before, ply->move);
    ply->role = parts.role;
    ply->captured = parts.captured;
    ply->needs =
        ply->is_illegal ? (uint8_t)an__placing_needs(&line->before, ply->move) : parts.needs;
}

/* Returns the correction of a word that is refused; NULL if the decoder is not to be asked, or
 * gives up. The main line is decoded before it is judged, a variation when it breaks off. */
static const an_correction *correction_of(an_arbiter *arbiter, size_t index,
                                          const an_variation *line)
{
    an_bench *bench = &arbiter->bench;
    an_line_decoder *decoder = &arbiter->repairs.decoder;
    if (!an__is_mended(bench))
        return NULL;
    if (bench->lines.count > 1 && !line->state.is_mended &&
        !an__decode_variation(decoder, bench, index, &line->position))
        bench->failed = true;
    return an__correction_at(decoder, index);
}

/* Returns true if the rules accept that a correction is played. */
static bool is_accepted(const an_bench *bench, const an_correction *correction)
{
    return correction != NULL && correction->remedy != AN_REMEDY_NONE &&
           bench->rules->mending != AN_MEND_TOLD &&
           (bench->rules->mending != AN_MEND_CERTAIN || correction->is_certain);
}

/* Keeps the main line as it is before its first error, at token `index`, is mended. */
static void begin_mending(an_arbiter *arbiter, an_variation *line, size_t index)
{
    if (arbiter->bench.lines.count == 1 && !line->state.is_mended) {
        arbiter->repairs.as_said = *line;
        arbiter->repairs.mended_from = index;
    }
    line->state.is_mended = true;
}

/* Records in `finding` how many moves follow token `index`. A line that was to be mended is given
 * up there. */
static void note_unchecked(const an_bench *bench, an_finding *finding, size_t index)
{
    if (finding == NULL || !an__is_mended(bench) || bench->rules->mending >= AN_MEND_CERTAIN)
        return;
    while ((index = an__line_next(bench->game, index + 1, AN_TOKEN_MOVE)) <
           bench->game->token_count)
        finding->unchecked++;
}

/* Returns the bytes of the illegible word of token `index`, at most UINT8_MAX. */
static uint8_t hole_size(const an_bench *bench, size_t index)
{
    size_t size = an__hole_size(an_text_at(bench->game, index));
    return (uint8_t)an_smaller(size, UINT8_MAX);
}

/* Plays what was meant by the move of token `index`. */
static void mend(an_arbiter *arbiter, const an_correction *correction, size_t index,
                 an_variation *line)
{
    an_ply *ply = &arbiter->bench.plies[index];
    begin_mending(arbiter, line, index);
    if (correction->remedy != AN_REMEDY_MOVE)
        return;
    *ply = (an_ply){.move = correction->move, .is_played = true, .is_mended = true};
    if (correction->step == AN_STEP_HOLE)
        ply->size = hole_size(&arbiter->bench, index);
    an__play_ply(line, ply);
}

void an__mend_or_stop(an_arbiter *arbiter, an_finding *finding, size_t index, an_variation *line)
{
    an_bench *bench = &arbiter->bench;
    const an_correction *correction = correction_of(arbiter, index, line);
    line->state.stopped = bench->plies[index].is_refused =
        finding == NULL || !is_accepted(bench, correction);
    if (finding != NULL && correction != NULL)
        an__suggest_correction(bench, finding, correction);
    else if (finding != NULL)
        an__suggest(bench, &arbiter->repairs, finding, index);
    if (line->state.stopped)
        note_unchecked(bench, finding, index);
    else
        mend(arbiter, correction, index, line);
}

bool an__mend_legal(an_arbiter *arbiter, size_t index, an_variation *line)
{
    const an_correction *correction = an_decoded_at(&arbiter->repairs, index);
    if (correction == NULL || correction->remedy == AN_REMEDY_NONE)
        return false;
    an_finding *finding = an__find_at(&arbiter->findings, AN_DOUBTFUL_READING,
                                      &arbiter->bench.game->tokens[index], line);
    if (finding != NULL)
        an__report_doubt(arbiter, finding, index, line);
    an__mend_or_stop(arbiter, finding, index, line);
    return true;
}

bool an__passes_hole(an_arbiter *arbiter, size_t index, an_variation *line)
{
    an_bench *bench = &arbiter->bench;
    const an_correction *correction = an_decoded_at(&arbiter->repairs, index);
    const an_token *token = &bench->game->tokens[index];
    if (correction == NULL || correction->step != AN_STEP_HOLE)
        return false;
    an_finding *finding = an__find_at(&arbiter->findings, AN_UNREADABLE_TOKEN, token, line);
    if (finding != NULL)
        finding->facts.reason.detail =
            an__is_hole_or_null(finding->facts.text) ? AN_SIGN_FOR_MOVE : AN_PARTLY_READ;
    an__mend_or_stop(arbiter, finding, index, line);
    return true;
}

/* Returns the second word of the pair that begins with token `index`, if its slip is that of a
 * pair; otherwise an empty text. */
static an_text second_of_pair(an_arbiter *arbiter, size_t index)
{
    const an_game *game = arbiter->bench.game;
    const size_t next = an__line_next(game, index + 1, AN_TOKEN_MOVE);
    const an_correction *second =
        next < game->token_count ? an_decoded_at(&arbiter->repairs, next) : NULL;
    return second != NULL && second->is_further ? an_text_at(game, next) : an_text_from("", 0);
}

/* Reports words in another order than that of play, of which token `index` is the first. */
static void report_swapped(an_arbiter *arbiter, size_t index, an_step step, an_variation *line)
{
    const an_game *game = arbiter->bench.game;
    const bool is_pair = step == AN_STEP_SWAPPED;
    an_finding *finding =
        an__find_at(&arbiter->findings, AN_MOVES_SWAPPED, &game->tokens[index], line);
    size_t other = an__line_next(game, index + 1, AN_TOKEN_MOVE);
    if (finding != NULL) {
        other = is_pair ? other : an__line_next(game, other + 1, AN_TOKEN_MOVE);
        finding->facts.other = an_text_at(game, other);
        finding->facts.reason.detail = is_pair                         ? AN_SWAP_OF_PAIR
                                       : step == AN_STEP_PAIRS_SWAPPED ? AN_SWAP_OF_PAIRS
                                                                       : AN_SWAP_OF_SIDE;
    }
    an__mend_or_stop(arbiter, finding, index, line);
}

/* Reports a word that repeats the last move of `line`, or a pair of words whose first one is token
 * `index`. If the pair has a number of its own, the next numbers go on from that; behind a single
 * word they go on as if it were a half-move. */
static void report_doubled(an_arbiter *arbiter, size_t index, an_variation *line)
{
    const an_token *token = &arbiter->bench.game->tokens[index];
    const an_text second = second_of_pair(arbiter, index);
    const bool is_pair = second.size > 0;
    an_finding *finding = is_pair ? an__find_at(&arbiter->findings, AN_MOVES_DOUBLED, token, line)
                                  : an__find_in_line(&arbiter->findings, AN_MOVES_DOUBLED,
                                                     token->offset, token->size, line);
    if (finding != NULL)
        finding->facts.other = second;
    const bool has_number =
        index > 0 && token[-1].kind == AN_TOKEN_NUMBER &&
        (int32_t)token[-1].value == line->position.move_number + line->state.shift;
    line->state.shift += !is_pair || has_number;
    line->state.changes_sides ^= !is_pair;
    an__mend_or_stop(arbiter, finding, index, line);
}

bool an__passes_misplaced(an_arbiter *arbiter, size_t index, an_variation *line)
{
    const an_correction *correction = an_decoded_at(&arbiter->repairs, index);
    if (correction == NULL ||
        (correction->step != AN_STEP_DOUBLED && an_words_swapped((an_step)correction->step) == 0))
        return false;
    if (!correction->is_further && correction->step == AN_STEP_DOUBLED)
        report_doubled(arbiter, index, line);
    else if (!correction->is_further)
        report_swapped(arbiter, index, (an_step)correction->step, line);
    else if (is_accepted(&arbiter->bench, correction))
        mend(arbiter, correction, index, line);
    else
        line->state.stopped = arbiter->bench.plies[index].is_refused = true;
    return true;
}

bool an__numbers_doubled(an_arbiter *arbiter, size_t index, const an_variation *line)
{
    if (!arbiter->repairs.is_decoded)
        return false;
    const an_game *game = arbiter->bench.game;
    const size_t next = an__line_next(game, index + 1, AN_TOKEN_MOVE);
    const an_correction *correction =
        next < game->token_count ? an_decoded_at(&arbiter->repairs, next) : NULL;
    return correction != NULL && correction->remedy == AN_REMEDY_DOUBLED &&
           (int32_t)game->tokens[index].value + 1 == line->position.move_number + line->state.shift;
}

bool an__play_lost(an_arbiter *arbiter, size_t index, an_variation *line)
{
    an_bench *bench = &arbiter->bench;
    const an_correction *correction = an_decoded_at(&arbiter->repairs, index);
    if (correction == NULL || correction->lost.count == 0)
        return true;
    an_code code = correction->lost.count == 1 ? AN_MISSING_HALF_MOVE : AN_MISSING_MOVES;
    an_finding *finding = an__find_at(&arbiter->findings, code, &bench->game->tokens[index], line);
    line->state.stopped = bench->plies[index].is_refused =
        finding == NULL || bench->rules->mending >= AN_MEND_CERTAIN;
    if (finding != NULL)
        an__suggest_lost(bench, finding, correction);
    if (line->state.stopped)
        return false;
    begin_mending(arbiter, line, index);
    if (correction->step == AN_STEP_LOST_PAIR) /* the numbers of the sheet run on without it */
        line->state.shift--;
    line->state.changes_sides ^= correction->lost.count % 2 != 0;
    for (unsigned i = 0; i < correction->lost.count; i++)
        an_variation_play(line, correction->lost.list[i]);
    return true;
}

void an__report_habit(an_arbiter *arbiter, size_t index, an_variation *line)
{
    const an_found_habit *habit = &arbiter->repairs.habit;
    if (habit->code == AN_OK || habit->at != index || arbiter->bench.lines.count > 1)
        return;
    an_finding *finding =
        an__find_at(&arbiter->findings, habit->code, &arbiter->bench.game->tokens[index], line);
    if (finding != NULL) {
        const an_correction *correction = an__correction_at(&arbiter->repairs.decoder, index);
        finding->facts.number = habit->words;
        if (habit->of.also != NULL)
            finding->facts.languages = UINT64_C(1) << (habit->of.also - an_languages);
        if (correction != NULL)
            finding->help.list[finding->help.count++] = (an_suggestion){
                .move = correction->move, .cost = correction->cost, .is_certain = true};
        finding->facts.move = correction == NULL ? finding->facts.move : correction->move;
    }
    begin_mending(arbiter, line, index);
}
