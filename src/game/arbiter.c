/* Plays a game as it is written and says what is wrong with it. */
#include "arbiter.h"

#include <stdlib.h>

#include "buffer.h"
#include "notation.h"
#include "text.h"

/* ---- opening ---- */

static bool take_all_languages(an_arbiter *arbiter)
{
    arbiter->own_notations = calloc(an_language_count, sizeof *arbiter->own_notations);
    if (arbiter->own_notations == NULL)
        return false;
    for (size_t i = 0; i < an_language_count; i++)
        arbiter->own_notations[i] = an_notation_of(&an_languages[i], AN_SHORT);
    arbiter->notations = arbiter->own_notations;
    arbiter->notation_count = an_language_count;
    arbiter->beyond[AN_BEYOND_FIGURINE] = an_notation_of(&an_figurine, AN_SHORT);
    arbiter->beyond[AN_BEYOND_UCI] = an_notation_of(NULL, AN_UCI);
    arbiter->beyond[AN_BEYOND_ICCF] = an_notation_of(NULL, AN_ICCF);
    return true;
}

static bool is_raised(const an_rules *rules, an_code code)
{
    an_profile profile = an_code_profile(code);
    return profile == AN_DEFAULT || profile == rules->profile || rules->raises[code];
}

an_arbiter *an_arbiter_open(const an_rules *rules)
{
    an_arbiter *arbiter = calloc(1, sizeof *arbiter);
    if (arbiter == NULL)
        return NULL;
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

enum { FINDINGS_MAX = 10000 }; /* kept of one game; the others are counted */

an_finding *an_arbiter_find(an_arbiter *arbiter, an_code code, uint32_t offset, uint32_t size)
{
    if (!arbiter->raises[code])
        return NULL;
    arbiter->counts[an_code_level(code)]++;
    if (arbiter->finding_count == FINDINGS_MAX)
        return NULL;
    if (!an_array_reserve((void **)&arbiter->findings, &arbiter->finding_capacity,
                          arbiter->finding_count, sizeof *arbiter->findings)) {
        arbiter->failed = true;
        return NULL;
    }
    an_finding *finding = &arbiter->findings[arbiter->finding_count++];
    *finding = (an_finding){
        .code = code,
        .level = an_code_level(code),
        .offset = offset,
        .size = size,
        .reason = {AN_NO_SQUARE, AN_NO_SQUARE, AN_NO_SQUARE, AN_NO_SQUARE, 0, 0, {{0}}},
        .notation = arbiter->notation,
        .text = an_text_from(arbiter->game->bytes.at + offset, size)};
    return finding;
}

void an_arbiter_lower(an_arbiter *arbiter, an_finding *finding, an_level level)
{
    arbiter->counts[finding->level]--;
    arbiter->counts[level]++;
    finding->level = level;
}

/* ---- trying a language ---- */

static const an_trial hopeful = {
    .is_whole = true, .variations_hold = true, .only_coordinates = true};

static uint64_t mixed(uint64_t digest, an_move move)
{
    uint64_t word = (uint64_t)move.from | (uint64_t)move.to << 8 | (uint64_t)move.promotion << 16;
    return (digest ^ (word + 1)) * UINT64_C(0x9e3779b97f4a7c15) + (digest >> 29);
}

void an_trial_note(an_trial *trial, const an_san *san)
{
    if (san->forms & AN_FORM_FIGURINE)
        trial->has_figurines = true;
    else if (san->kind == AN_SAN_MOVE)
        trial->roles |= 1u << san->role | 1u << san->promotion | 1u << san->captured;
    if (!(san->forms & AN_FORM_COORDINATES) && san->kind != AN_SAN_NULL)
        trial->only_coordinates = false;
}

/* Prepares for plain moves in a notation. */
static void take_letters(an_arbiter *arbiter, const an_notation *notation)
{
    const an_language *language = an_is_coordinates(notation) ? NULL : notation->language;
    if (language == NULL || language != arbiter->letters.language)
        arbiter->letters = an_plain_letters_of(language);
}

/* A move that is written plainly, and one of the board; false: it is to be read with care. */
static bool read_plain(const an_arbiter *arbiter, const an_token *token, const an_variation *line,
                       an_san *san, an_move *move)
{
    *move = an_plain_resolve(&line->position, token->value, &arbiter->letters);
    return move->kind != AN_NULL_STEP && an_plain_say(san, token->value, &arbiter->letters);
}

/* False if the notation cannot read the word, or the board not play it. */
static bool try_move(an_arbiter *arbiter, const an_token *token, an_variation *line,
                     const an_notation *notation, an_trial *trial, uint64_t *digest)
{
    an_san san;
    an_move move;
    if (an_plain_is_foreign(token->value, &arbiter->letters))
        return false;
    if (!read_plain(arbiter, token, line, &san, &move)) {
        an_text word = an_token_text(arbiter->game, token);
        an_code code = an_san_parse(&san, word, notation);
        if (code == AN_UNREADABLE_TOKEN && !an_san_is_attempt(word) && !an_is_descriptive(word))
            return true;
        if (code != AN_OK || an_san_resolve(&move, &line->position, &san, NULL) != AN_OK)
            return false;
    }
    an_trial_note(trial, &san);
    *digest = mixed(*digest, move);
    an_variation_play(line, move);
    return true;
}

an_trial an_arbiter_try(an_arbiter *arbiter, const an_notation *notation)
{
    const an_game *game = arbiter->game;
    an_trial trial = hopeful;
    take_letters(arbiter, notation);
    if (!an_variations_begin(&arbiter->lines, &arbiter->start)) {
        arbiter->failed = true;
        return trial;
    }
    uint64_t of_variations = 0;
    for (size_t i = 0; i < game->token_count; i++) {
        const an_token *token = &game->tokens[i];
        an_variation *line = an_variations_current(&arbiter->lines);
        bool in_main_line = arbiter->lines.count == 1;
        uint64_t *digest = in_main_line ? &trial.digest : &of_variations;
        if (token->kind == AN_TOKEN_OPEN) {
            if (!an_variations_open(&arbiter->lines)) {
                arbiter->failed = true;
                break;
            }
        } else if (token->kind == AN_TOKEN_CLOSE) {
            an_variations_close(&arbiter->lines);
        } else if (token->kind == AN_TOKEN_MOVE && !line->stopped &&
                   !try_move(arbiter, token, line, notation, &trial, digest)) {
            line->stopped = true;
            trial.variations_hold = false;
            if (in_main_line) {
                trial.is_whole = false;
                break;
            }
        }
    }
    /* variations that break off do not tell one reading from another */
    if (trial.variations_hold)
        trial.digest ^= of_variations;
    trial.plies = arbiter->lines.at[0].ply;
    return trial;
}

/* ---- judging ---- */

an_finding *an_arbiter_find_at(an_arbiter *arbiter, an_code code, const an_token *token,
                               const an_variation *line)
{
    an_finding *finding = an_arbiter_find(arbiter, code, token->offset, token->size);
    if (finding == NULL)
        return NULL;
    finding->ply = line->ply + 1;
    finding->depth = (uint32_t)arbiter->lines.count - 1;
    finding->has_position = true;
    finding->position = line->position;
    finding->is_after_error = line->is_mended;
    return finding;
}

static void play(an_variation *line, an_ply *ply)
{
    an_variation_play(line, ply->move);
    if (line->in_check)
        ply->sign = an_position_has_move(&line->position) ? AN_SIGN_CHECK : AN_SIGN_MATE;
}

/* Plays what was probably meant for a move that cannot be played, or gives the line up. */
static void mend_or_stop(an_arbiter *arbiter, an_finding *finding, size_t index, an_variation *line)
{
    an_ply *ply = &arbiter->plies[index];
    line->stopped = finding == NULL || !an_suggest(arbiter, finding, index);
    if (line->stopped)
        return;
    if (arbiter->lines.count == 1 && !line->is_mended)
        arbiter->as_said = *line;
    *ply = (an_ply){.move = finding->suggestions[0].move, .is_played = true, .is_mended = true};
    line->is_mended = true;
    play(line, ply);
}

/* "N f3": what follows a lone capital is the rest of its move, and no move of its own. */
static bool is_torn(const an_arbiter *arbiter, size_t index)
{
    const an_game *game = arbiter->game;
    an_text word = an_token_text(arbiter->game, &game->tokens[index]);
    if (index + 1 == game->token_count || game->tokens[index + 1].kind != AN_TOKEN_MOVE)
        return false;
    char next = game->bytes.at[game->tokens[index + 1].offset];
    bool goes_on = (next >= 'a' && next <= 'h') || an_is_digit(next) || next == 'x';
    bool is_lone = word.size <= 4 && (an_is_upper(*word.at) || (unsigned char)*word.at >= 0x80) &&
                   !an_is_digit(word.at[word.size - 1]);
    return goes_on && is_lone;
}

/* A move after an end that nobody had to claim: fivefold repetition, 75 moves, a dead position. */
static void judge_ending(an_arbiter *arbiter, const an_token *token, const an_variation *line)
{
    if (arbiter->ending == AN_ENDING_NONE || arbiter->is_over || arbiter->lines.count > 1)
        return;
    arbiter->is_over = true;
    an_finding *finding = an_arbiter_find_at(arbiter, AN_GAME_OVER, token, line);
    if (finding == NULL)
        return;
    an_arbiter_lower(arbiter, finding, AN_WARNING);
    finding->reason.bar = (uint8_t)arbiter->ending;
}

/* A word in the notation that is guessed: with exact letters alone, as detection has it. */
static bool read_guess(const an_arbiter *arbiter, an_text word, const an_variation *line,
                       an_san *san, an_move *move)
{
    an_notation exact = *arbiter->notation;
    an_san exactly;
    exact.exact = true;
    return an_san_parse(san, word, arbiter->notation) == AN_OK &&
           an_san_parse(&exactly, word, &exact) == AN_OK &&
           memcmp(san, &exactly, sizeof *san) == 0 &&
           an_san_resolve(move, &line->position, san, NULL) == AN_OK;
}

/* Reads a move that is not plain, or no move; what cannot be played is reported, and mended if that
 * is asked for. False: nothing is to be played. */
static bool read_with_care(an_arbiter *arbiter, size_t index, an_variation *line, an_san *san)
{
    const an_token *token = &arbiter->game->tokens[index];
    an_text word = an_token_text(arbiter->game, token);
    an_ply *ply = &arbiter->plies[index];
    an_reason reason;
    if (arbiter->is_guess) {
        line->stopped = !read_guess(arbiter, word, line, san, &ply->move);
        return !line->stopped;
    }
    an_code code = an_san_parse(san, word, arbiter->notation);
    if (code != AN_OK && an_is_descriptive(word)) {
        an_arbiter_find_at(arbiter, AN_DESCRIPTIVE_NOTATION, token, line);
        line->stopped = true;
        return false;
    }
    if (code != AN_OK) {
        an_finding *finding = an_arbiter_find_at(arbiter, code, token, line);
        if (code == AN_UNKNOWN_PIECE_LETTER || an_san_is_attempt(word) || is_torn(arbiter, index))
            mend_or_stop(arbiter, finding, index, line);
        return false;
    }
    code = an_san_resolve(&ply->move, &line->position, san,
                          arbiter->rules->without_reasons ? NULL : &reason);
    if (code == AN_OK)
        return true;
    an_finding *finding = an_arbiter_find_at(arbiter, code, token, line);
    if (finding != NULL && !arbiter->rules->without_reasons)
        finding->reason = reason;
    mend_or_stop(arbiter, finding, index, line);
    return false;
}

static void judge_signs_glued(an_arbiter *arbiter, const an_token *token, an_variation *line,
                              an_ply *ply, const an_san *san)
{
    an_text rest = an_text_after(an_token_text(arbiter->game, token), san->size);
    if (rest.size == 0)
        return;
    /* of a plain word one byte left over is its sign */
    an_check_sign sign = rest.size == 1 ? an_plain_sign(token->value) : AN_NO_SIGN;
    if (sign != AN_NO_SIGN)
        an_judge_sign(arbiter, token, line, ply, sign);
    else
        sign = an_judge_suffix(arbiter, token, rest, line, ply);
    ply->says_check = sign != AN_NO_SIGN;
}

static void judge_move(an_arbiter *arbiter, size_t index, an_variation *line)
{
    const an_token *token = &arbiter->game->tokens[index];
    an_ply *ply = &arbiter->plies[index];
    an_san san;
    if (line->stopped)
        return;
    if (!read_plain(arbiter, token, line, &san, &ply->move) &&
        !read_with_care(arbiter, index, line, &san))
        return;
    judge_ending(arbiter, token, line);
    ply->is_played = true;
    ply->size = san.size;
    play(line, ply);
    an_judge_facts(arbiter, token, ply);
    an_judge_spelling(arbiter, token, line, ply->move, &san);
    judge_signs_glued(arbiter, token, line, ply, &san);
    if (arbiter->is_guess)
        an_trial_note(&arbiter->guess, &san);
}

static uint8_t kind_at(const an_game *game, size_t index)
{
    return index < game->token_count ? game->tokens[index].kind : AN_TOKEN_PROSE;
}

/* "1. e4 5", "2. 3 Nc6": digits alone that number no move, or number it a second time. */
static bool is_bare_number(const an_game *game, size_t index)
{
    an_text text = an_token_text(game, &game->tokens[index]);
    uint8_t next = kind_at(game, index + 1);
    bool is_bare = !game->is_text && an_is_digit(text.at[text.size - 1]);
    bool repeats = index > 0 && kind_at(game, index - 1) == AN_TOKEN_NUMBER;
    bool numbers_none = next == AN_TOKEN_NUMBER || next == AN_TOKEN_RESULT ||
                        next == AN_TOKEN_NAG || next == AN_TOKEN_SIGN || next == AN_TOKEN_CLOSE;
    return is_bare && (repeats || numbers_none);
}

/* A sign that is made of letters, where a move is due: "2. Bb". */
static bool stands_for_move(const an_arbiter *arbiter, size_t index)
{
    const an_game *game = arbiter->game;
    return index > 0 && game->tokens[index - 1].kind == AN_TOKEN_NUMBER &&
           an_is_upper(*an_token_text(game, &game->tokens[index]).at);
}

/* A number is wrong once; those that go on from it are right. */
static void judge_number(an_arbiter *arbiter, size_t index, an_variation *line)
{
    const an_token *token = &arbiter->game->tokens[index];
    bool followed = index + 1 < arbiter->game->token_count &&
                    arbiter->game->tokens[index + 1].kind == AN_TOKEN_MOVE;
    if (!line->stopped && is_bare_number(arbiter->game, index)) {
        an_arbiter_find_at(arbiter, AN_UNREADABLE_TOKEN, token, line);
        return;
    }
    if (line->stopped || token->value == 0 || !followed)
        return;
    int32_t due = line->position.move_number;
    bool wrong_side = token->says_black && line->position.turn == AN_WHITE;
    /* 1. e4 2. e5 3. Nf3: half-moves are counted, which is wrong once */
    bool counts_plies = token->value == line->ply + 1;
    bool goes_on = (int32_t)token->value == due + line->shift && !wrong_side;
    if (goes_on || (counts_plies && line->counts_plies))
        return;
    line->counts_plies = counts_plies;
    an_finding *finding = an_arbiter_find_at(arbiter, AN_MOVE_NUMBER_WRONG, token, line);
    if (finding != NULL) {
        finding->number = (uint32_t)due;
        finding->reason.bar = (int32_t)token->value == due + line->shift;
    }
    if (!wrong_side)
        line->shift = (int32_t)token->value - due;
}

static bool judge_token(an_arbiter *arbiter, size_t index, size_t *last_move)
{
    const an_token *token = &arbiter->game->tokens[index];
    an_variation *line = an_variations_current(&arbiter->lines);
    switch (token->kind) {
    case AN_TOKEN_NUMBER:
        judge_number(arbiter, index, line);
        break;
    case AN_TOKEN_MOVE:
        judge_move(arbiter, index, line);
        *last_move = index;
        break;
    case AN_TOKEN_SIGN:
        if (!line->stopped && stands_for_move(arbiter, index))
            an_arbiter_find_at(arbiter, AN_UNREADABLE_TOKEN, token, line);
        else if (*last_move < arbiter->game->token_count && arbiter->plies[*last_move].is_played &&
                 !line->stopped)
            an_judge_suffix(arbiter, token, an_token_text(arbiter->game, token), line,
                            &arbiter->plies[*last_move]);
        break;
    case AN_TOKEN_OPEN:
        *last_move = arbiter->game->token_count;
        return an_variations_open(&arbiter->lines);
    case AN_TOKEN_CLOSE:
        *last_move = arbiter->game->token_count;
        an_variations_close(&arbiter->lines);
        break;
    default:
        break;
    }
    return true;
}

/* Whether a guess has met what a trial would not play, or would take otherwise. */
static bool is_refuted(const an_arbiter *arbiter)
{
    return arbiter->is_guess && an_variations_current(&arbiter->lines)->stopped;
}

/* Judges all lines of play; false if that was broken off, for want of memory or a guess that was
 * wrong. */
static bool judge_lines(an_arbiter *arbiter, const an_notation *notation)
{
    an_judge_start_facts(arbiter);
    arbiter->notation = notation;
    take_letters(arbiter, notation);
    size_t last_move = arbiter->game->token_count;
    bool has_memory = an_variations_begin(&arbiter->lines, &arbiter->start);
    bool goes_on = has_memory;
    for (size_t i = 0; goes_on && i < arbiter->game->token_count; i++) {
        has_memory = judge_token(arbiter, i, &last_move);
        goes_on = has_memory && !is_refuted(arbiter);
    }
    arbiter->failed = arbiter->failed || !has_memory;
    return goes_on;
}

/* What was found, to go back to. */
typedef struct finding_mark {
    size_t finding_count;
    size_t counts[AN_ERROR + 1];
} finding_mark;

/*
 * Judges the game in the language of the last one. If nothing stands against it, and detection
 * would name that language, this is the judgement; else nothing has happened.
 */
static bool judge_by_guess(an_arbiter *arbiter)
{
    const an_notation *guess = an_arbiter_guess(arbiter);
    finding_mark mark = {.finding_count = arbiter->finding_count};
    if (guess == NULL)
        return false;
    memcpy(mark.counts, arbiter->counts, sizeof mark.counts);
    arbiter->is_guess = true;
    arbiter->guess = hopeful;
    bool holds = judge_lines(arbiter, guess);
    arbiter->is_guess = false;
    arbiter->guess.plies = arbiter->lines.at[0].ply;
    if (arbiter->failed || (holds && an_arbiter_guessed_right(arbiter)))
        return true;
    arbiter->notation = NULL;
    arbiter->finding_count = mark.finding_count;
    memcpy(arbiter->counts, mark.counts, sizeof mark.counts);
    memset(arbiter->plies, 0, arbiter->game->token_count * sizeof *arbiter->plies);
    return false;
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

static bool reserve_plies(an_arbiter *arbiter)
{
    size_t count = arbiter->game->token_count;
    if (count > arbiter->ply_capacity) {
        an_ply *plies = realloc(arbiter->plies, count * sizeof *plies);
        if (plies == NULL)
            return false;
        arbiter->plies = plies;
        arbiter->ply_capacity = count;
    }
    if (count > 0)
        memset(arbiter->plies, 0, count * sizeof *arbiter->plies);
    return true;
}

static void judge_play(an_arbiter *arbiter, an_judgement *judgement)
{
    judgement->has_board = true;
    judgement->start = judgement->end = arbiter->start;
    arbiter->settled_at = 0;
    if (!judge_by_guess(arbiter)) {
        const an_notation *notation = an_arbiter_detect(arbiter);
        judgement->settled_at = arbiter->settled_at;
        if (notation == NULL || arbiter->failed)
            return;
        judge_lines(arbiter, notation);
    }
    judgement->notation = arbiter->notation;
    if (!arbiter->rules->without_reasons && !arbiter->failed)
        an_judge_mixture(arbiter);
    if (arbiter->failed)
        return;
    const an_variation *line = &arbiter->lines.at[0];
    const an_variation *said = line->is_mended ? &arbiter->as_said : line;
    judgement->end = said->position;
    judgement->ply_count = said->ply;
    judgement->is_whole = !line->stopped && !line->is_mended;
}

an_code an_arbiter_judge(an_arbiter *arbiter, const an_game *game, an_judgement *judgement)
{
    *judgement = (an_judgement){.game = game};
    arbiter->game = game;
    arbiter->finding_count = 0;
    memset(arbiter->counts, 0, sizeof arbiter->counts);
    arbiter->notation = NULL;
    arbiter->suggested = 0;
    arbiter->failed = !reserve_plies(arbiter);
    if (arbiter->failed)
        return AN_OUT_OF_MEMORY;
    for (size_t i = 0; i < game->fault_count; i++)
        an_arbiter_find(arbiter, game->faults[i].code, game->faults[i].offset,
                        game->faults[i].size);
    an_judge_tags(arbiter);
    judgement->variant = an_judge_variant(arbiter);
    if (judgement->variant != AN_VARIANTS) {
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
    judgement->error_count = arbiter->counts[AN_ERROR];
    judgement->warning_count = arbiter->counts[AN_WARNING];
    return AN_OK;
}
