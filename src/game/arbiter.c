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
    return true;
}

an_arbiter *an_arbiter_open(const an_rules *rules)
{
    an_arbiter *arbiter = calloc(1, sizeof *arbiter);
    if (arbiter == NULL)
        return NULL;
    arbiter->rules = rules;
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
    an_variations_free(&arbiter->lines);
    free(arbiter);
}

/* ---- findings and lines ---- */

an_finding *an_arbiter_find(an_arbiter *arbiter, an_code code, uint32_t offset, uint32_t size)
{
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

static an_text text_of(const an_arbiter *arbiter, const an_token *token)
{
    return an_text_from(arbiter->game->bytes.at + token->offset, token->size);
}

/* ---- trying a language ---- */

static bool try_move(an_variation *line, an_text word, const an_notation *notation, uint32_t *roles)
{
    an_san san;
    an_move move;
    an_code code = an_san_parse(&san, word, notation);
    if (code == AN_UNREADABLE_TOKEN && !an_san_has_shape(word))
        return true;
    if (code != AN_OK || an_san_resolve(&move, &line->position, &san, NULL) != AN_OK)
        return false;
    *roles |= 1u << san.role | 1u << san.promotion | 1u << san.captured;
    an_variation_play(line, move);
    return true;
}

an_trial an_arbiter_try(an_arbiter *arbiter, const an_notation *notation)
{
    const an_game *game = arbiter->game;
    an_trial trial = {.is_whole = true, .variations_hold = true};
    if (!an_variations_begin(&arbiter->lines, &arbiter->start)) {
        arbiter->failed = true;
        return trial;
    }
    for (size_t i = 0; i < game->token_count; i++) {
        const an_token *token = &game->tokens[i];
        an_variation *line = an_variations_current(&arbiter->lines);
        bool in_main_line = arbiter->lines.count == 1;
        if (token->kind == AN_TOKEN_OPEN) {
            if (!an_variations_open(&arbiter->lines)) {
                arbiter->failed = true;
                break;
            }
        } else if (token->kind == AN_TOKEN_CLOSE) {
            an_variations_close(&arbiter->lines);
        } else if (token->kind == AN_TOKEN_MOVE && !line->stopped &&
                   !try_move(line, text_of(arbiter, token), notation, &trial.roles)) {
            line->stopped = true;
            trial.variations_hold = false;
            if (in_main_line) {
                trial.is_whole = false;
                break;
            }
        }
    }
    trial.plies = arbiter->lines.at[0].ply;
    return trial;
}

/* ---- judging ---- */

static an_finding *find_at(an_arbiter *arbiter, an_code code, const an_token *token,
                           const an_variation *line)
{
    an_finding *finding = an_arbiter_find(arbiter, code, token->offset, token->size);
    if (finding == NULL)
        return NULL;
    finding->ply = line->ply + 1;
    finding->depth = (uint32_t)arbiter->lines.count - 1;
    finding->has_position = true;
    finding->position = line->position;
    return finding;
}

/* A finding about the spelling of a move that was understood. */
static void find_spelling(an_arbiter *arbiter, an_code code, const an_token *token,
                          const an_variation *line, an_move move)
{
    an_finding *finding = an_arbiter_find(arbiter, code, token->offset, token->size);
    if (finding == NULL)
        return;
    finding->ply = line->ply;
    finding->depth = (uint32_t)arbiter->lines.count - 1;
    finding->has_position = true;
    finding->position = line->before;
    finding->move = move;
}

static void judge_disambiguation(an_arbiter *arbiter, const an_token *token,
                                 const an_variation *line, an_move move, const an_san *san)
{
    unsigned said = (san->from_file != AN_UNSAID ? AN_NEEDS_FILE : 0u) |
                    (san->from_rank != AN_UNSAID ? AN_NEEDS_RANK : 0u);
    if (san->kind != AN_SAN_MOVE || san->role <= AN_PAWN || said == 0 ||
        said == (AN_NEEDS_FILE | AN_NEEDS_RANK))
        return;
    unsigned due = an_disambiguation(&line->before, (an_role)san->role, move);
    if (due != said)
        find_spelling(arbiter, due == 0 ? AN_SUPERFLUOUS_DISAMBIGUATION : AN_DISAMBIGUATION_FORM,
                      token, line, move);
}

static void judge_forms(an_arbiter *arbiter, const an_token *token, const an_variation *line,
                        an_move move, const an_san *san, const an_notation *notation)
{
    static const struct {
        unsigned form;
        an_code code;
    } codes[] = {{AN_FORM_LOWERCASE, AN_LOWERCASE_PIECE},
                 {AN_FORM_LOOK_ALIKE, AN_LOOK_ALIKE_CHARACTER}};
    for (size_t i = 0; i < sizeof codes / sizeof *codes; i++)
        if (san->forms & codes[i].form)
            find_spelling(arbiter, codes[i].code, token, line, move);
    if (san->kind != AN_SAN_MOVE || move.kind == AN_CASTLING)
        return;
    bool takes = move.kind == AN_EN_PASSANT || (an_occupied(&line->before) & an_bit(move.to));
    if ((san->forms & AN_FORM_CAPTURE_SIGN) && !takes)
        find_spelling(arbiter, AN_CAPTURE_SIGN_WRONG, token, line, move);
    if (san->captured)
        find_spelling(arbiter, AN_CAPTURED_PIECE_NAMED, token, line, move);
    if (san->role == AN_NO_ROLE && notation->style != AN_UCI &&
        an_role_at(&line->before, move.from) != AN_PAWN)
        find_spelling(arbiter, AN_PIECE_LETTER_MISSING, token, line, move);
}

static void judge_sign(an_arbiter *arbiter, const an_token *token, const an_variation *line,
                       const an_ply *ply, uint8_t said)
{
    an_code code = AN_OK;
    switch ((an_check_sign)said) {
    case AN_NO_SIGN:
        return;
    case AN_SIGN_CHECK:
        code = ply->sign == AN_NO_SIGN ? AN_CHECK_SIGN_WRONG : AN_OK;
        break;
    case AN_SIGN_DOUBLE:
        if (ply->sign != AN_SIGN_MATE && !an_has_many(an_checkers(&line->position)))
            code = AN_CHECK_SIGN_WRONG;
        break;
    case AN_SIGN_MATE:
        code = ply->sign != AN_SIGN_MATE ? AN_MATE_SIGN_WRONG : AN_OK;
        break;
    }
    if (code != AN_OK)
        find_spelling(arbiter, code, token, line, ply->move);
}

/* The signs of a move, glued or apart. What is left over is reported where it stands. */
static void judge_suffix(an_arbiter *arbiter, const an_token *token, an_text suffix_text,
                         an_variation *line, const an_ply *ply)
{
    an_suffix suffix = an_suffix_read(suffix_text, ply->sign != AN_NO_SIGN);
    judge_sign(arbiter, token, line, ply, suffix.sign);
    if (suffix.en_passant && ply->move.kind != AN_EN_PASSANT)
        find_spelling(arbiter, AN_NOT_EN_PASSANT, token, line, ply->move);
    if (suffix.size == suffix_text.size)
        return;
    an_text rest = an_text_after(suffix_text, suffix.size);
    an_finding *finding =
        an_arbiter_find(arbiter, AN_UNREADABLE_TOKEN, (uint32_t)(rest.at - arbiter->game->bytes.at),
                        (uint32_t)rest.size);
    if (finding != NULL) {
        finding->ply = line->ply;
        finding->depth = (uint32_t)arbiter->lines.count - 1;
    }
    if (an_san_has_shape(rest))
        line->stopped = true;
}

static void refuse(an_arbiter *arbiter, const an_token *token, an_variation *line, an_code code,
                   const an_reason *reason)
{
    an_finding *finding = find_at(arbiter, code, token, line);
    if (finding == NULL)
        return;
    if (reason != NULL)
        finding->reason = *reason;
}

static void judge_move(an_arbiter *arbiter, size_t index, an_variation *line,
                       const an_notation *notation)
{
    const an_token *token = &arbiter->game->tokens[index];
    an_text word = text_of(arbiter, token);
    an_ply *ply = &arbiter->plies[index];
    an_san san;
    an_reason reason;
    if (line->stopped)
        return;
    an_code code = an_san_parse(&san, word, notation);
    if (code != AN_OK) {
        refuse(arbiter, token, line, code, NULL);
        line->stopped = code == AN_UNKNOWN_PIECE_LETTER || an_san_has_shape(word);
        return;
    }
    code = an_san_resolve(&ply->move, &line->position, &san,
                          arbiter->rules->without_reasons ? NULL : &reason);
    if (code != AN_OK) {
        refuse(arbiter, token, line, code, arbiter->rules->without_reasons ? NULL : &reason);
        line->stopped = true;
        return;
    }
    an_variation_play(line, ply->move);
    ply->is_played = true;
    if (line->in_check)
        ply->sign = an_position_has_move(&line->position) ? AN_SIGN_CHECK : AN_SIGN_MATE;
    if (san.kind == AN_SAN_NULL && arbiter->lines.count == 1)
        find_spelling(arbiter, AN_NULL_MOVE, token, line, ply->move);
    judge_disambiguation(arbiter, token, line, ply->move, &san);
    judge_forms(arbiter, token, line, ply->move, &san, notation);
    if (san.size < word.size)
        judge_suffix(arbiter, token, an_text_after(word, san.size), line, ply);
}

/* A number is wrong once; those that go on from it are right. */
static void judge_number(an_arbiter *arbiter, size_t index, an_variation *line)
{
    const an_token *token = &arbiter->game->tokens[index];
    bool followed = index + 1 < arbiter->game->token_count &&
                    arbiter->game->tokens[index + 1].kind == AN_TOKEN_MOVE;
    if (line->stopped || token->value == 0 || !followed)
        return;
    int32_t due = line->position.move_number;
    bool wrong_side = token->says_black && line->position.turn == AN_WHITE;
    if ((int32_t)token->value == due + line->shift && !wrong_side)
        return;
    an_finding *finding = find_at(arbiter, AN_MOVE_NUMBER_WRONG, token, line);
    if (finding != NULL)
        finding->number = (uint32_t)due;
    if (!wrong_side)
        line->shift = (int32_t)token->value - due;
}

static bool judge_token(an_arbiter *arbiter, size_t index, const an_notation *notation,
                        size_t *last_move)
{
    const an_token *token = &arbiter->game->tokens[index];
    an_variation *line = an_variations_current(&arbiter->lines);
    switch (token->kind) {
    case AN_TOKEN_NUMBER:
        judge_number(arbiter, index, line);
        break;
    case AN_TOKEN_MOVE:
        judge_move(arbiter, index, line, notation);
        *last_move = index;
        break;
    case AN_TOKEN_SIGN:
        if (*last_move < arbiter->game->token_count && arbiter->plies[*last_move].is_played &&
            !line->stopped)
            judge_suffix(arbiter, token, text_of(arbiter, token), line,
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

static void judge_line(an_arbiter *arbiter, const an_notation *notation)
{
    arbiter->notation = notation;
    size_t last_move = arbiter->game->token_count;
    bool has_memory = an_variations_begin(&arbiter->lines, &arbiter->start);
    for (size_t i = 0; has_memory && i < arbiter->game->token_count; i++)
        has_memory = judge_token(arbiter, i, notation, &last_move);
    arbiter->failed = arbiter->failed || !has_memory;
}

/* ---- the start ---- */

static uint32_t offset_in_game(const an_arbiter *arbiter, an_text text)
{
    return (uint32_t)(text.at - arbiter->game->bytes.at);
}

static void judge_tags(an_arbiter *arbiter)
{
    const an_game *game = arbiter->game;
    for (size_t i = 1; i < game->tag_count; i++) {
        for (size_t earlier = 0; earlier < i && i < 256; earlier++) {
            if (!an_text_equal(game->tags[i].name, game->tags[earlier].name))
                continue;
            an_finding *finding = an_arbiter_find(arbiter, AN_DUPLICATE_TAG,
                                                  offset_in_game(arbiter, game->tags[i].name),
                                                  (uint32_t)game->tags[i].name.size);
            if (finding != NULL)
                finding->other = game->tags[earlier].value;
            break;
        }
    }
}

static an_variant judge_variant(an_arbiter *arbiter)
{
    an_text name = an_text_trimmed(an_game_tag(arbiter->game, "Variant"));
    if (name.size == 0)
        return arbiter->rules->variant;
    an_variant variant = an_variant_from_name(name);
    if (variant == AN_VARIANTS)
        an_arbiter_find(arbiter, AN_UNSUPPORTED_VARIANT, offset_in_game(arbiter, name),
                        (uint32_t)name.size);
    return variant;
}

/* Sets the start; false if the game cannot be played from it. */
static bool judge_start(an_arbiter *arbiter, an_variant variant)
{
    const char *given = arbiter->rules->fen;
    an_text fen = an_game_tag(arbiter->game, "FEN");
    bool from_tag = an_text_trimmed(fen).size > 0;
    if (!from_tag && given == NULL) {
        arbiter->start = an_position_start();
        arbiter->start.variant = (uint8_t)variant;
        return true;
    }
    an_fen_fault fault;
    an_code code =
        an_position_from_fen(&arbiter->start, from_tag ? fen : an_text_of(given), variant, &fault);
    if (!from_tag)
        return code == AN_OK;
    uint32_t at = offset_in_game(arbiter, fen);
    if (code != AN_OK || fault.defect != AN_FEN_SOUND) {
        an_finding *finding = an_arbiter_find(arbiter, code != AN_OK ? code : AN_UNLIKELY_POSITION,
                                              at, (uint32_t)fen.size);
        if (finding != NULL) {
            finding->reason.bar = (uint8_t)fault.defect;
            finding->number = (uint32_t)fault.offset;
        }
    }
    if (!an_text_is(an_game_tag(arbiter->game, "SetUp"), "1"))
        an_arbiter_find(arbiter, AN_SETUP_MISSING, at, (uint32_t)fen.size);
    return code == AN_OK;
}

/* ---- the result ---- */

static an_result tag_result(const an_game *game, an_text *value)
{
    size_t size;
    *value = an_text_trimmed(an_game_tag(game, "Result"));
    an_result result = value->size > 0 ? an_result_read(*value, &size) : AN_NO_RESULT;
    return result != AN_NO_RESULT && size == value->size ? result : AN_NO_RESULT;
}

static const an_token *result_token(const an_game *game)
{
    size_t depth = 0;
    for (size_t i = 0; i < game->token_count; i++) {
        const an_token *token = &game->tokens[i];
        if (token->kind == AN_TOKEN_OPEN)
            depth++;
        else if (token->kind == AN_TOKEN_CLOSE)
            depth--;
        else if (token->kind == AN_TOKEN_RESULT && depth == 0)
            return token;
    }
    return NULL;
}

/* The result the board shows: mate, stalemate, or none. */
static an_result board_result(const an_position *end)
{
    if (an_position_has_move(end))
        return AN_NO_RESULT;
    if (!an_checkers(end))
        return AN_DRAW;
    return end->turn == AN_WHITE ? AN_BLACK_WINS : AN_WHITE_WINS;
}

static void judge_result(an_arbiter *arbiter, an_judgement *judgement)
{
    an_text value;
    an_result from_tag = tag_result(arbiter->game, &value);
    const an_token *token = result_token(arbiter->game);
    an_result from_text = token == NULL ? AN_NO_RESULT : (an_result)token->value;
    uint32_t at = token != NULL    ? token->offset
                  : value.size > 0 ? offset_in_game(arbiter, value)
                                   : (uint32_t)arbiter->game->start;
    uint32_t size = token != NULL ? token->size : (uint32_t)value.size;
    judgement->result = from_text != AN_NO_RESULT ? from_text : from_tag;
    if (from_tag != AN_NO_RESULT && from_text != AN_NO_RESULT && from_tag != from_text) {
        an_finding *finding = an_arbiter_find(arbiter, AN_RESULT_MISMATCH, at, size);
        if (finding != NULL)
            finding->other = value;
    }
    an_result result = judgement->result;
    if (!judgement->is_whole || result == AN_NO_RESULT || result == AN_UNFINISHED)
        return;
    an_result shown = board_result(&judgement->end);
    if (shown == AN_NO_RESULT || shown == result)
        return;
    an_finding *finding = an_arbiter_find(arbiter, AN_RESULT_CONTRADICTS_BOARD, at, size);
    if (finding == NULL)
        return;
    finding->has_position = true;
    finding->position = judgement->end;
    finding->ply = (uint32_t)judgement->ply_count;
}

/* ---- the whole ---- */

static int by_offset(const void *a, const void *b)
{
    const an_finding *left = a, *right = b;
    if (left->offset != right->offset)
        return left->offset < right->offset ? -1 : 1;
    return (int)left->code - (int)right->code;
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
    judgement->notation = an_arbiter_detect(arbiter);
    if (judgement->notation == NULL || arbiter->failed)
        return;
    judge_line(arbiter, judgement->notation);
    if (arbiter->failed)
        return;
    const an_variation *line = &arbiter->lines.at[0];
    judgement->end = line->position;
    judgement->ply_count = line->ply;
    judgement->is_whole = !line->stopped;
}

an_code an_arbiter_judge(an_arbiter *arbiter, const an_game *game, an_judgement *judgement)
{
    *judgement = (an_judgement){.game = game};
    arbiter->game = game;
    arbiter->finding_count = 0;
    arbiter->notation = NULL;
    arbiter->failed = !reserve_plies(arbiter);
    if (arbiter->failed)
        return AN_OUT_OF_MEMORY;
    for (size_t i = 0; i < game->fault_count; i++)
        an_arbiter_find(arbiter, game->faults[i].code, game->faults[i].offset,
                        game->faults[i].size);
    judge_tags(arbiter);
    judgement->variant = judge_variant(arbiter);
    if (judgement->variant != AN_VARIANTS) {
        if (judge_start(arbiter, judgement->variant))
            judge_play(arbiter, judgement);
        judge_result(arbiter, judgement);
    }
    if (arbiter->failed)
        return AN_OUT_OF_MEMORY;
    if (arbiter->finding_count > 1)
        qsort(arbiter->findings, arbiter->finding_count, sizeof *arbiter->findings, by_offset);
    judgement->plies = arbiter->plies;
    judgement->findings = arbiter->findings;
    judgement->finding_count = arbiter->finding_count;
    for (size_t i = 0; i < arbiter->finding_count; i++)
        judgement->error_count += arbiter->findings[i].level == AN_ERROR;
    return AN_OK;
}
