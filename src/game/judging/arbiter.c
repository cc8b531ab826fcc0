/* Plays a game as it is written and says what is wrong with it. */
#include "arbiter.h"

#include <assert.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "buffer.h"
#include "detect.h"
#include "findings.h"
#include "judge.h"
#include "lines_of_play.h"
#include "mixed.h"
#include "notation.h"
#include "profile.h"
#include "tag_checks.h"
#include "trial.h"

/* ---- opening ---- */

static bool take_all_languages(an_arbiter *arbiter)
{
    arbiter->own_notations = calloc(an_language_count, sizeof *arbiter->own_notations);
    if (arbiter->own_notations == NULL)
        return false;
    for (size_t i = 0; i < an_language_count; i++)
        arbiter->own_notations[i] = an_notation_of(&an_languages[i], AN_STYLE_SHORT);
    arbiter->notations = arbiter->own_notations;
    arbiter->notation_count = an_language_count;
    arbiter->beyond[AN_BEYOND_FIGURINE] = an_notation_of(&an_figurine, AN_STYLE_SHORT);
    arbiter->beyond[AN_BEYOND_UCI] = an_notation_of(NULL, AN_STYLE_UCI);
    arbiter->beyond[AN_BEYOND_ICCF] = an_notation_of(NULL, AN_STYLE_ICCF);
    return true;
}

static bool is_raised(const an_rules *rules, an_code code)
{
    an_profile profile = an_code_profile(code);
    bool is_asked = profile == AN_PROFILE_DEFAULT || profile == rules->profile;
    bool is_left_out = rules->without_notes && an_code_level(code) == AN_LEVEL_NOTE;
    return (is_asked && !is_left_out) || rules->raises[code];
}

an_arbiter *an_arbiter_open(const an_rules *rules)
{
    an_arbiter *arbiter = malloc(sizeof *arbiter);
    if (arbiter == NULL)
        return NULL;
    memset(arbiter, 0, offsetof(an_arbiter, readers));
    assert(rules->from == NULL || (rules->from_count > 0 && rules->from_count <= AN_NOTATIONS_MAX));
    arbiter->rules = rules;
    arbiter->usual_start = an_position_start();
    for (an_code code = AN_OK; code < AN_CODE_COUNT; code++) {
        arbiter->raises[code] = is_raised(rules, code);
        arbiter->asks[an_code_profile(code)] |= arbiter->raises[code];
    }
    arbiter->notations = rules->from;
    arbiter->notation_count = rules->from_count;
    if (rules->from == NULL && !take_all_languages(arbiter)) {
        free(arbiter);
        return NULL;
    }
    for (size_t i = 0; i < arbiter->notation_count; i++) {
        const an_notation *notation = &arbiter->notations[i];
        bool has_letters = notation->language != NULL && !an_is_coordinates(notation);
        arbiter->lettered |= (uint64_t)has_letters << i;
        if (notation->style == AN_STYLE_ICCF)
            arbiter->numeric = notation;
    }
    arbiter->well_attested = an_well_attested(arbiter);
    return arbiter;
}

void an_arbiter_close(an_arbiter *arbiter)
{
    if (arbiter == NULL)
        return;
    free(arbiter->own_notations);
    free(arbiter->plies);
    free(arbiter->findings);
    free(arbiter->keys);
    an_variations_free(&arbiter->lines);
    free(arbiter);
}

/* ---- findings and lines ---- */

/* The reader takes no other parenthesis for unreadable, and nothing else in plain text. */
static bool is_nested_too_deeply(const an_game *game, const an_fault *fault)
{
    return fault->code == AN_UNREADABLE_TOKEN &&
           (game->is_text || game->bytes.at[fault->offset] == '(');
}

/* What the reader could not take; what it has not listed fills no room of other findings. */
static void find_faults(an_arbiter *arbiter)
{
    const an_game *game = arbiter->game;
    for (size_t i = 0; i < game->fault_count; i++) {
        const an_fault *fault = &game->faults[i];
        an_finding *finding = an_arbiter_find(arbiter, fault->code, fault->offset, fault->size);
        if (finding != NULL && is_nested_too_deeply(game, fault))
            finding->reason.detail = AN_NESTED_TOO_DEEPLY;
    }
    for (an_code code = AN_OK; game->more_faults != NULL && code < AN_CODE_COUNT; code++)
        if (arbiter->raises[code] && game->more_faults[code] > 0) {
            arbiter->counts[an_code_level(code)] += game->more_faults[code];
            an_findings_count_unlisted(arbiter, code, game->more_faults[code]);
        }
}

/* ---- judging by the last game's language ---- */

/*
 * Judges the game in the language of the last one. If nothing stands against it, and detection
 * would name that language, this is the judgement.
 */
static bool judge_by_guess(an_arbiter *arbiter, const an_notation *guess)
{
    arbiter->reached.is_known = false;
    if (guess == NULL)
        return false;
    arbiter->is_guess = true;
    arbiter->guess = an_trial_hopeful;
    bool holds = an_judge_play(arbiter, guess);
    arbiter->is_guess = false;
    arbiter->guess.plies = arbiter->failed ? 0 : an_variations_main(&arbiter->lines)->ply;
    return arbiter->failed || (holds && an_arbiter_guessed_right(arbiter));
}

/*
 * Asks detection, when the guess is not enough. If the guess broke off at a move in the main line,
 * and is the right language all the same, judging goes on there; else it begins anew.
 */
static void judge_by_detection(an_arbiter *arbiter, const an_notation *guess,
                               const an_finding_mark *before)
{
    an_finding_mark guessed;
    an_findings_mark(arbiter, &guessed);
    an_findings_return(arbiter, before);
    arbiter->notation = NULL;
    const an_notation *notation = an_arbiter_detect(arbiter);
    bool is_undecided = notation == NULL || arbiter->failed;
    if (!is_undecided && notation == guess && arbiter->reached.is_known &&
        arbiter->finding_count == before->finding_count) {
        an_findings_return(arbiter, &guessed);
        an_judge_play_on(arbiter, notation);
        return;
    }
    if (guess != NULL)
        memset(arbiter->plies, 0, arbiter->game->token_count * sizeof *arbiter->plies);
    if (!is_undecided)
        an_judge_play(arbiter, notation);
}

/* ---- the whole ---- */

static int by_offset(const void *a, const void *b)
{
    const an_finding *left = a, *right = b;
    if (left->offset != right->offset)
        return left->offset < right->offset ? -1 : 1;
    if (left->code != right->code)
        return (int)left->code - (int)right->code;
    return (left->number > right->number) - (left->number < right->number);
}

/* Room for what there is one of for each token at the most; a key is of the start, too. */
static bool reserve(an_arbiter *arbiter)
{
    size_t count = arbiter->game->token_count;
    if (!an_array_reserve_all((void **)&arbiter->plies, &arbiter->ply_capacity, count,
                              sizeof *arbiter->plies) ||
        !an_array_reserve_all((void **)&arbiter->keys, &arbiter->key_capacity, count + 1,
                              sizeof *arbiter->keys))
        return false;
    if (count > 0)
        memset(arbiter->plies, 0, count * sizeof *arbiter->plies);
    return true;
}

static void judge_play(an_arbiter *arbiter, an_judgement *judgement)
{
    judgement->has_board = true;
    judgement->start = judgement->end = arbiter->start;
    arbiter->settled_at = 0;
    const an_notation *guess = an_arbiter_guess(arbiter);
    an_finding_mark before;
    an_findings_mark(arbiter, &before);
    if (!judge_by_guess(arbiter, guess))
        judge_by_detection(arbiter, guess, &before);
    judgement->settled_at = arbiter->settled_at;
    if (arbiter->notation == NULL)
        return;
    judgement->notation = arbiter->notation;
    if (!arbiter->rules->without_reasons && !arbiter->failed)
        an_judge_mixture(arbiter);
    if (arbiter->failed)
        return;
    const an_variation *line = an_variations_main(&arbiter->lines);
    const an_variation *said = line->is_mended ? &arbiter->as_said : line;
    judgement->end = said->position;
    judgement->ply_count = said->ply;
    judgement->played_count = line->ply;
    judgement->is_whole = !line->stopped && !line->is_mended;
}

void an_arbiter_begin(an_arbiter *arbiter, const an_game *game)
{
    arbiter->game = game;
    arbiter->finding_count = 0;
    memset(arbiter->counts, 0, sizeof arbiter->counts);
    arbiter->has_unlisted = false;
    arbiter->notation = NULL;
    arbiter->opening.is_known = false;
    arbiter->legible.counted = 0;
    arbiter->numbers.begin = arbiter->numbers.end = 0;
    arbiter->suggested = 0;
    arbiter->failed = false;
}

an_code an_arbiter_judge(an_arbiter *arbiter, const an_game *game, an_judgement *judgement)
{
    *judgement = (an_judgement){.game = game};
    an_arbiter_begin(arbiter, game);
    arbiter->failed = !reserve(arbiter);
    if (arbiter->failed)
        return AN_OUT_OF_MEMORY;
    find_faults(arbiter);
    an_judge_tags(arbiter);
    judgement->variant = an_judge_variant(arbiter);
    if (judgement->variant != AN_VARIANT_COUNT) {
        if (an_judge_start(arbiter, judgement->variant))
            judge_play(arbiter, judgement);
        an_judge_result(arbiter, judgement);
        an_judge_profile(arbiter);
    }
    if (arbiter->failed)
        return AN_OUT_OF_MEMORY;
    if (arbiter->finding_count > 1)
        qsort(arbiter->findings, arbiter->finding_count, sizeof *arbiter->findings, by_offset);
    judgement->plies = arbiter->plies;
    judgement->findings = arbiter->findings;
    judgement->finding_count = arbiter->finding_count;
    judgement->error_count = arbiter->counts[AN_LEVEL_ERROR];
    judgement->warning_count = arbiter->counts[AN_LEVEL_WARNING];
    judgement->unlisted = arbiter->has_unlisted ? arbiter->unlisted : NULL;
    return AN_OK;
}
