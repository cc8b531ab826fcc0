/* The arbiter: the order in which a game is judged. */
#include "arbiter.h"

#include <stdlib.h>
#include <string.h>

#include "alphabets.h"
#include "buffer.h"
#include "detect.h"
#include "fault_places.h"
#include "findings.h"
#include "further_moves.h"
#include "judge.h"
#include "lines_of_play.h"
#include "main_line.h"
#include "mending.h"
#include "mixed.h"
#include "position.h"
#include "profile.h"
#include "relations.h"
#include "small_letters.h"
#include "tag.h"
#include "tag_checks.h"
#include "text.h"
#include "token.h"
#include "trial.h"

/* ---- opening ---- */

/* Each part opens itself. Their large tables, and `entries`, are not initialised. */
an_arbiter *an_arbiter_open(const an_judge_options *options)
{
    an_arbiter *arbiter = malloc(sizeof *arbiter);
    if (arbiter == NULL)
        return NULL;
    arbiter->rules = *options;
    arbiter->bench = (an_bench){.rules = &arbiter->rules, .usual_start = an_position_start()};
    an__findings_open(&arbiter->findings, &arbiter->bench);
    arbiter->standing = (an_standing){.ending = AN_ENDING_NONE};
    arbiter->luck = (an_luck){0};
    memset(&arbiter->repairs, 0, sizeof arbiter->repairs);
    an__detection_open(&arbiter->detection, &arbiter->bench, &arbiter->candidates,
                       &arbiter->findings);
    if (!an__candidates_open(&arbiter->candidates, &arbiter->rules)) {
        free(arbiter);
        return NULL;
    }
    return arbiter;
}

bool an_arbiter_raises(const an_arbiter *arbiter, an_code code)
{
    return code < AN_CODE_COUNT && arbiter->findings.raises[code];
}

void an_arbiter_close(an_arbiter *arbiter)
{
    if (arbiter == NULL)
        return;
    an__candidates_close(&arbiter->candidates);
    an__findings_close(&arbiter->findings);
    free(arbiter->standing.keys);
    free(arbiter->bench.plies);
    an__variations_free(&arbiter->bench.lines);
    an__decoder_free(&arbiter->repairs.decoder);
    free(arbiter->repairs.read);
    free(arbiter);
}

/* ---- faults ---- */

/* Returns true if a fault is a variation that is nested too deeply. In PGN that is the only
 * parenthesis that the reader reports as unreadable; in plain text it reports nothing else as
 * unreadable. */
static bool is_nested_too_deeply(const an_game *game, const an_fault *fault)
{
    return fault->code == AN_UNREADABLE_TOKEN &&
           (game->is_text || game->bytes.at[fault->offset] == '(');
}

/* Returns how many half-moves are before the one that is due behind the main line. */
static uint32_t ply_due(const an_bench *bench)
{
    const an_game *game = bench->game;
    uint32_t ply = (uint32_t)(bench->start.move_number - 1) * 2 + bench->start.turn;
    for (size_t i = 0; (i = an__line_next(game, i, AN_TOKEN_MOVE)) < game->token_count; i++)
        ply++;
    return ply;
}

/* Notes in findings about unread moves which half-move before them was not found, if one is missing
 * by their number. */
static void explain_unread(const an_bench *bench, an_findings *findings)
{
    const uint32_t ply = ply_due(bench);
    for (size_t i = 0; i < findings->count; i++) {
        an_finding *finding = &findings->list[i];
        if (finding->code != AN_UNREAD_MOVES || finding->facts.reason.detail != AN_UNREAD_BEHIND)
            continue;
        uint32_t number = 0;
        for (const char *at = bench->game->bytes.at + finding->where.offset;
             an_is_digit(*at) && number < UINT16_MAX; at++)
            number = number * 10 + (uint32_t)(*at - '0');
        if (number <= ply / 2 + 1)
            continue;
        finding->facts.reason.detail = ply % 2 == 0 ? AN_UNREAD_LACKS_WHITE : AN_UNREAD_LACKS_BLACK;
        finding->facts.number = ply / 2 + 1;
    }
}

/* Records a finding for each fault of the reader. Faults that it only counted are only counted
 * here. */
static void find_faults(const an_game *game, an_findings *findings)
{
    for (size_t i = 0; i < game->faults.count; i++) {
        const an_fault *fault = &game->faults.list[i];
        an_finding *finding = an__find(findings, fault->code, fault->offset, fault->size);
        if (finding != NULL && is_nested_too_deeply(game, fault))
            finding->facts.reason.detail = AN_NESTED_TOO_DEEPLY;
        if (finding != NULL && fault->code == AN_BAD_TAG)
            finding->facts.reason.detail = (uint8_t)an__tag_fault_of(
                an_text_from(game->bytes.at + fault->offset, fault->size));
        if (finding != NULL && fault->code == AN_UNREAD_MOVES && fault->size > 1)
            finding->facts.reason.detail =
                AN_UNREAD_BESIDE; /* the fault covers a line of another game */
    }
    for (an_code code = AN_OK; game->faults.unlisted != NULL && code < AN_CODE_COUNT; code++)
        if (findings->raises[code] && game->faults.unlisted[code] > 0) {
            findings->counts[an_code_level(code)] += game->faults.unlisted[code];
            an__findings_count_unlisted(findings, code, game->faults.unlisted[code]);
        }
}

/* ---- judging by the last game's language ---- */

/* Judges the game in the notation of the last game. Returns true if that judgement is final:
 * nothing broke off, and detection would name the same notation; or memory ran out. */
static bool judge_by_guess(an_arbiter *arbiter, const an_notation *guess)
{
    if (guess == NULL)
        return false;
    arbiter->detection.is_guess = true;
    arbiter->detection.guess = an__trial_hopeful;
    bool holds = an__judge_play(arbiter, guess);
    arbiter->detection.is_guess = false;
    arbiter->detection.guess.plies =
        arbiter->bench.failed ? 0 : an__variations_main(&arbiter->bench.lines)->state.ply;
    return arbiter->bench.failed || (holds && an__guess_is_right(&arbiter->detection));
}

/*
 * Judges the game in the notation that detection names, after the guess has failed. If detection
 * names the guessed notation all the same, and the guess broke off at a move of the main line, goes
 * on from there with the findings so far. Otherwise drops them and begins anew.
 */
static void judge_by_detection(an_arbiter *arbiter, const an_notation *guess,
                               const an_finding_mark *before)
{
    an_finding_mark guessed;
    an__findings_mark(&arbiter->findings, &guessed);
    an__findings_return(&arbiter->findings, before);
    arbiter->bench.notation = NULL;
    const an_notation *notation = an__detect(&arbiter->detection);
    bool is_undecided = notation == NULL || arbiter->bench.failed;
    if (!is_undecided && notation == guess && arbiter->detection.reached.is_known &&
        arbiter->findings.count == before->finding_count) {
        an__findings_return(&arbiter->findings, &guessed);
        an__judge_play_on(arbiter, notation);
        return;
    }
    size_t count = arbiter->bench.game->token_count;
    if (guess != NULL && count > 0)
        memset(arbiter->bench.plies, 0, count * sizeof *arbiter->bench.plies);
    if (!is_undecided)
        an__judge_play(arbiter, notation);
}

/* ---- the whole ---- */

/* Makes room for one ply and one key for each token, and for the key of the start. Returns false
 * when memory runs out. */
static bool reserve(an_arbiter *arbiter)
{
    size_t count = arbiter->bench.game->token_count;
    if (!AN_ARRAY_RESERVE_ALL(arbiter->bench.plies, arbiter->bench.ply_capacity, count) ||
        !AN_ARRAY_RESERVE_ALL(arbiter->standing.keys, arbiter->standing.key_capacity, count + 1))
        return false;
    if (count > 0)
        memset(arbiter->bench.plies, 0, count * sizeof *arbiter->bench.plies);
    return true;
}

/* Finds the notation of the game, and judges the game in it. */
static void judge_as_written(an_arbiter *arbiter)
{
    const an_notation *guess = an__guess(&arbiter->detection);
    an_finding_mark before;
    an__findings_mark(&arbiter->findings, &before);
    if (!judge_by_guess(arbiter, guess))
        judge_by_detection(arbiter, guess, &before);
}

static bool add_read(an_arbiter *arbiter, an_judgement *judgement, an_move move)
{
    an_repairs *repairs = &arbiter->repairs;
    if (!AN_ARRAY_RESERVE(repairs->read, repairs->read_capacity, judgement->read.count)) {
        arbiter->bench.failed = true;
        return false;
    }
    repairs->read[judgement->read.count++] = move;
    judgement->read.moves = repairs->read;
    return true;
}

/* Appends the moves that were played at token `index` of the main line, and right before it.
 * Returns false when memory runs out. */
static bool read_token(an_arbiter *arbiter, an_judgement *judgement, size_t index)
{
    const an_correction *correction = an__correction_at(&arbiter->repairs.decoder, index);
    const an_ply *ply = &arbiter->bench.plies[index];
    for (unsigned i = 0; correction != NULL && i < correction->lost.count; i++)
        if (!add_read(arbiter, judgement, correction->lost.list[i]))
            return false;
    if (correction != NULL)
        judgement->read.is_certain &= correction->is_certain;
    judgement->read.slip_count += correction != NULL && !correction->is_habit;
    return !ply->is_played || add_read(arbiter, judgement, ply->move);
}

/* Lists the moves of the main line, as it was mended. */
static void list_read(an_arbiter *arbiter, an_judgement *judgement)
{
    const an_game *game = arbiter->bench.game;
    judgement->read.is_certain = true;
    judgement->read.slip_count = arbiter->repairs.habit.code != AN_OK;
    for (size_t i = 0; i < game->token_count; i++)
        if (game->tokens[i].kind == AN_TOKEN_OPEN)
            i = an__line_end(game, i + 1);
        else if (!read_token(arbiter, judgement, i))
            return;
}

/* Reports moves in the words behind a game whose text was read whole. While its language is
 * undecided, they may be in any well attested one. */
static void judge_words_behind(an_arbiter *arbiter, const an_judgement *judgement)
{
    const an_candidates *candidates = &arbiter->candidates;
    const an_game *game = judgement->game;
    bool is_settled = candidates->count == 1 || judgement->settled_at > 0;
    if (!game->is_text || game->has_blocks || !judgement->main.is_whole ||
        !an__has_fault(&game->faults, AN_MOVE_IN_PROSE) ||
        an__judge_further_moves(&arbiter->bench, &arbiter->findings, judgement->notation,
                                &judgement->board.end))
        return;
    for (uint64_t others = is_settled ? 0 : candidates->well_attested; others != 0;)
        if (an__judge_further_moves(&arbiter->bench, &arbiter->findings,
                                    &candidates->notations[an_take_first(&others)],
                                    &judgement->board.end))
            return;
}

static void judge_play(an_arbiter *arbiter, an_judgement *judgement)
{
    judgement->board.is_known = true;
    judgement->board.start = judgement->board.end = arbiter->bench.start;
    if (arbiter->repairs.is_decoded)
        an__judge_play(arbiter, judgement->notation);
    else
        judge_as_written(arbiter);
    judgement->settled_at = arbiter->detection.settled_at;
    if (arbiter->bench.notation == NULL)
        return;
    judgement->notation = arbiter->bench.notation;
    if (!arbiter->bench.rules->findings.without_reasons && !arbiter->bench.failed)
        an__judge_mixture(&arbiter->bench, &arbiter->findings, &arbiter->candidates.alphabets);
    if (arbiter->bench.failed)
        return;
    const an_variation *line = an__variations_main(&arbiter->bench.lines);
    const an_variation *said = line->state.is_mended ? &arbiter->repairs.as_said : line;
    judgement->board.end = said->position;
    judgement->main.ply_count = said->state.ply;
    judgement->main.played_count = line->state.ply;
    judgement->illegal_count = arbiter->bench.illegal_count;
    judgement->main.is_whole = !line->state.stopped && !line->state.is_mended;
    judgement->own.mended_from =
        line->state.is_mended ? arbiter->repairs.mended_from : arbiter->bench.game->token_count;
    if (line->state.is_mended && !line->state.stopped)
        list_read(arbiter, judgement);
    judge_words_behind(arbiter, judgement);
}

void an__arbiter_begin(an_arbiter *arbiter, const an_game *game)
{
    arbiter->bench.game = game;
    arbiter->bench.notation = NULL;
    arbiter->bench.failed = false;
    arbiter->bench.illegal_count = 0;
    an__findings_begin(&arbiter->findings);
    an__detection_begin(&arbiter->detection);
    arbiter->numbers.begin = arbiter->numbers.end = 0;
    arbiter->repairs.suggested = 0;
    arbiter->repairs.is_decoded = false;
    arbiter->repairs.habit.code = AN_OK;
    an__decoder_begin(&arbiter->repairs.decoder);
}

void an__arbiter_list(an_arbiter *arbiter, an_judgement *judgement)
{
    const an_findings *findings = &arbiter->findings;
    judgement->findings.list = findings->list;
    judgement->findings.count = findings->count;
    judgement->findings.error_count = findings->counts[AN_LEVEL_ERROR];
    judgement->findings.warning_count = findings->counts[AN_LEVEL_WARNING];
    judgement->findings.unlisted = findings->has_unlisted ? findings->unlisted : NULL;
}

/* Judges the game on the bench; as the decoder reads it, if the options ask for that. */
static an_code judge(an_arbiter *arbiter, const an_game *game, an_judgement *judgement)
{
    arbiter->bench.failed = !reserve(arbiter);
    if (arbiter->bench.failed)
        return AN_OUT_OF_MEMORY;
    find_faults(game, &arbiter->findings);
    an__judge_tags(&arbiter->bench, &arbiter->findings);
    judgement->variant = an__judge_variant(&arbiter->bench, &arbiter->findings);
    if (judgement->variant != AN_VARIANT_COUNT) {
        if (an__judge_start(&arbiter->bench, &arbiter->findings, judgement->variant))
            judge_play(arbiter, judgement);
        if (an__has_fault(&game->faults, AN_UNREAD_MOVES))
            explain_unread(&arbiter->bench, &arbiter->findings);
        an__judge_result(&arbiter->bench, &arbiter->findings, judgement);
        an__judge_profile(&arbiter->bench, &arbiter->findings);
    }
    if (arbiter->bench.failed)
        return AN_OUT_OF_MEMORY;
    if (judgement->notation != NULL)
        an__gather_small_letters(&arbiter->findings);
    an__findings_sort(&arbiter->findings);
    an__findings_relate(&arbiter->findings);
    if (game->faults.count > 0 && judgement->notation != NULL && !arbiter->repairs.is_decoded)
        an__place_faults(&arbiter->bench, &arbiter->findings);
    if (arbiter->bench.failed)
        return AN_OUT_OF_MEMORY;
    judgement->plies = arbiter->bench.plies;
    an__arbiter_list(arbiter, judgement);
    return AN_OK;
}

an_code an__arbiter_judge_as_written(an_arbiter *arbiter, const an_game *game,
                                     an_judgement *judgement)
{
    *judgement = (an_judgement){.game = game};
    an__arbiter_begin(arbiter, game);
    return judge(arbiter, game, judgement);
}

an_code an__arbiter_mend(an_arbiter *arbiter, an_game *sheet, bool may_be_certain,
                         an_judgement *judgement)
{
    an_bench *bench = &arbiter->bench;
    const an_game *game = judgement->game;
    if (!an__is_to_be_mended(bench, judgement))
        return AN_OK;
    bool is_decoded;
    if (!an__decode_game(arbiter, sheet, judgement, &is_decoded))
        return AN_OUT_OF_MEMORY;
    if (!is_decoded)
        return AN_OK;
    if (!may_be_certain)
        an__decoder_doubt(&arbiter->repairs.decoder);
    *judgement = (an_judgement){.game = game, .notation = bench->notation};
    an__findings_begin(&arbiter->findings);
    arbiter->numbers.begin = arbiter->numbers.end = 0;
    arbiter->repairs.is_decoded = true;
    return judge(arbiter, game, judgement);
}

an_code an_arbiter_judge(an_arbiter *arbiter, const an_game *game, an_judgement *judgement)
{
    an_code code = an__arbiter_judge_as_written(arbiter, game, judgement);
    return code == AN_OK ? an__arbiter_mend(arbiter, NULL, true, judgement) : code;
}
