/* Mending: decides whether a game is decoded, and how. */
#include "mending.h"

#include "alphabets.h"
#include "habits.h"
#include "illegible.h"
#include "main_line.h"
#include "parse.h"
#include "sheet.h"
#include "suffix.h"
#include "text.h"
#include "token.h"

/* ---- what is to be mended ---- */

/* Returns true if a token may be a move that was taken for a remark: a word with digits, or one
 * that stands for a move which nobody could read. */
static bool may_be_unread(const an_game *game, const an_token *token)
{
    if (token->kind != AN_TOKEN_PROSE && token->kind != AN_TOKEN_COMMENT)
        return false;
    an_text word = an_token_text(game, token);
    return (token->kind == AN_TOKEN_PROSE && an_holds_digit(word)) || an__is_hole(word);
}

/* "3. 4. d3": returns true if the number before `token` has no moves. */
static bool follows_empty_number(const an_token *number)
{
    return number->kind == AN_TOKEN_NUMBER && number[-1].kind == AN_TOKEN_NUMBER &&
           !number->says_black && !number[-1].says_black && number->value == number[-1].value + 1;
}

/* Returns true if moves of a text were left unread: the reader reports it, a remark may be a move,
 * or a number has no move. */
static bool leaves_unread(const an_game *game)
{
    if (an__has_fault(&game->faults, AN_UNREAD_MOVES))
        return true;
    size_t i = an__line_next(game, 0, AN_TOKEN_MOVE);
    /* numbers behind the last move do not count: they may be printed on the form */
    bool has_empty_number = false;
    for (; game->is_text && i < game->token_count && game->tokens[i].kind != AN_TOKEN_RESULT; i++) {
        const an_token *token = &game->tokens[i];
        if (token->kind == AN_TOKEN_MOVE ? has_empty_number : may_be_unread(game, token))
            return true;
        has_empty_number |= token->kind == AN_TOKEN_NUMBER && i > 0 && follows_empty_number(token);
    }
    return false;
}

/* Returns true if a word of the main line of a text says a capture, but its move takes nothing. A
 * piece that could be taken may have come there by moves that were left out. */
static bool takes_nothing(const an_judgement *judgement)
{
    bool takes_nothing = false;
    for (size_t i = 0; i < judgement->findings.count && !takes_nothing; i++) {
        const an_finding *finding = &judgement->findings.list[i];
        takes_nothing = finding->code == AN_CAPTURE_SIGN_WRONG && finding->where.depth == 0 &&
                        !an_ends_with_colon(finding->facts.text);
    }
    return takes_nothing && judgement->game->is_text;
}

/* If only the number of errors counts, one is enough, and nothing is mended. A game that marks
 * illegal moves as played is not read in another way either. */
bool an__is_to_be_mended(const an_bench *bench, const an_judgement *judgement)
{
    bool has_board = judgement->notation != NULL && judgement->board.is_known;
    bool is_enough = bench->rules->findings.without_reasons &&
                     judgement->findings.error_count > 0 && bench->rules->mending < AN_MEND_CERTAIN;
    return an__is_mended(bench) && has_board && !is_enough && bench->illegal_count == 0 &&
           judgement->game->token_count <= AN_MENDED_MAX &&
           (!judgement->main.is_whole || leaves_unread(judgement->game) ||
            takes_nothing(judgement));
}

/* Returns true for a word of prose, which has at least two small letters and is no move. */
static bool is_prose(an_text word)
{
    if (word.size < 2 || an_holds_digit(word) || an_san_has_shape(word))
        return false;
    for (size_t i = 0; i < word.size; i++)
        if (an_is_upper(word.at[i]))
            return false;
    return an_is_letter(*word.at) || (unsigned char)*word.at >= 0x80;
}

/* Returns true for a token that no sheet has: a variation, a word that is too long, a bracket or
 * quotation mark, behind which the moves of another game may stand, or a sign such as ∆, behind
 * which moves stand that were not played. */
static bool is_no_sheet(const an_game *game, const an_token *token)
{
    enum { LONGEST = 64 };
    if (token->kind == AN_TOKEN_SIGN)
        return an__introduction_size(an_token_text(game, token)) > 0;
    return token->kind == AN_TOKEN_OPEN || token->size > LONGEST ||
           (token->kind == AN_TOKEN_PROSE && an_is_among(game->bytes.at[token->offset], "\"[]{}"));
}

/* Returns true if a token is no move and cannot be one. A result is none, though it has digits. */
static bool is_no_move(const an_game *game, const an_token *token)
{
    return token->kind == AN_TOKEN_RESULT ||
           (token->kind != AN_TOKEN_MOVE && !an_holds_digit(an_token_text(game, token)));
}

/* Returns the index behind the last token that may be a move. Words behind it are a remark, however
 * many there are. */
static size_t end_of_sheet(const an_game *game)
{
    size_t end = game->token_count;
    while (end > 0 && is_no_move(game, &game->tokens[end - 1]))
        end--;
    return end;
}

bool an__may_be_sheet(const an_game *game)
{
    enum { TOKENS_A_WORD = 16 }; /* at least */
    const size_t end = end_of_sheet(game), most = game->token_count / TOKENS_A_WORD;
    size_t words = 0;
    an_text last = {NULL, 0}; /* the last word of prose; a remark on each move counts once */
    if (an__has_fault(&game->faults, AN_PERHAPS_PLAYED) ||
        an__has_fault(&game->faults, AN_PERHAPS_ALTERNATIVE))
        return false; /* its words tell what was played */
    if (an__has_fault(&game->faults, AN_UNCLOSED_VARIATION))
        return false; /* where it ends is not known */
    for (size_t i = 0; i < game->token_count && words <= most; i++) {
        const an_token *token = &game->tokens[i];
        if (is_no_sheet(game, token))
            return false;
        an_text word = an_token_text(game, token);
        if (i >= end || token->kind != AN_TOKEN_PROSE || token->offset <= game->start ||
            !is_prose(word))
            continue;
        words += !an_text_equal(word, last);
        last = word;
    }
    return game->is_text && !game->has_blocks && words <= most;
}

/* ---- habits of a whole sheet ---- */

static void judge_in(an_arbiter *arbiter, const an_notation *notation)
{
    arbiter->bench.notation = notation;
    arbiter->bench.letters = an__letters_in(&arbiter->candidates.alphabets, notation);
}

static bool decode_as(an_arbiter *arbiter, const an_sheet_habit *habit, size_t *plies)
{
    judge_in(arbiter, &habit->notation);
    return an__decode_sheet(&arbiter->repairs.decoder, &arbiter->bench, habit, plies);
}

static an_code code_of(const an_arbiter *arbiter, const an_sheet_habit *habit,
                       const an_notation *own)
{
    const bool is_given = arbiter->candidates.own == NULL;
    if (habit->ignores_case)
        return AN_SHEET_IN_LOWERCASE;
    if (habit->swaps_columns)
        return AN_COLUMNS_SWAPPED;
    if (habit->also != NULL)
        return AN_MIXED_LANGUAGES;
    if (is_given && habit->notation.language != own->language)
        return AN_SHEET_IN_OTHER_LANGUAGE;
    return habit->tears_words ? AN_MOVES_TORN : AN_OK;
}

/* Decodes the sheet once more for each habit that its words suggest, and keeps the cheapest
 * reading. Returns false when memory runs out. */
static bool try_habits(an_arbiter *arbiter, size_t *plies)
{
    an_line_decoder *decoder = &arbiter->repairs.decoder;
    const an_notation *own = arbiter->bench.notation;
    an_sheet_habit list[AN_HABITS_MAX];
    uint32_t least = an_decoder_cost(decoder);
    if (least <= an_cost_of(AN_STEP_SHOWN) || arbiter->bench.rules->mending == AN_MEND_TOLD)
        return true;
    size_t count = an__sheet_habits(list, &decoder->graph.line, &arbiter->bench), best = count;
    for (size_t i = 0; i < count; i++) {
        const uint32_t once = an_cost_of(list[i].is_shown ? AN_STEP_SHOWN : AN_STEP_SHEET);
        if (once >= least)
            continue;
        if (!decode_as(arbiter, &list[i], plies))
            return false;
        uint32_t cost = an_decoder_cost(decoder) + once;
        best = cost < least ? i : best;
        least = cost < least ? cost : least;
    }
    if (best < count) {
        arbiter->repairs.habit = (an_found_habit){.of = list[best]};
        return decode_as(arbiter, &arbiter->repairs.habit.of, plies);
    }
    judge_in(arbiter, own);
    return count == 0 || an__decode_sheet(decoder, &arbiter->bench, NULL, plies);
}

/* Returns true if the word of token `index` is written by the habit, and not in the usual way. */
static bool shows_habit(const an_arbiter *arbiter, const an_game *sheet, size_t index,
                        const an_notation *own)
{
    const an_correction *correction = an__correction_at(&arbiter->repairs.decoder, index);
    an_san san;
    switch (arbiter->repairs.habit.code) {
    case AN_SHEET_IN_LOWERCASE:
        if (an__san_read(&san, an_text_at(sheet, index), own) && san.forms & AN_FORM_LOWERCASE)
            return true;
        /* fall through */
    case AN_MOVES_TORN:
    case AN_MIXED_LANGUAGES:
        return correction != NULL && correction->is_habit && correction->step == AN_STEP_HABIT;
    case AN_SHEET_IN_OTHER_LANGUAGE:
        return !an__san_read(&san, an_text_at(sheet, index), own);
    default:
        return true;
    }
}

/* Names the habit by which the sheet was read, if it was read by one. Finds the first word that
 * shows it, where it is to be reported, and counts such words. */
static void find_habit(an_arbiter *arbiter, const an_game *sheet, const an_notation *own)
{
    an_found_habit *habit = &arbiter->repairs.habit;
    if (arbiter->bench.notation == &habit->of.notation)
        habit->code = code_of(arbiter, &habit->of, own);
    if (habit->code == AN_OK)
        return;
    for (size_t i = 0; (i = an__line_next(sheet, i, AN_TOKEN_MOVE)) < sheet->token_count; i++) {
        if (!shows_habit(arbiter, sheet, i, own))
            continue;
        habit->at = habit->words == 0 ? i : habit->at;
        habit->words++;
    }
    if (habit->words == 0)
        habit->code = AN_OK;
}

/* ---- the whole ---- */

bool an__decode_game(an_arbiter *arbiter, an_game *sheet, const an_judgement *judgement,
                     bool *is_decoded)
{
    an_bench *bench = &arbiter->bench;
    an_line_decoder *decoder = &arbiter->repairs.decoder;
    size_t plies;
    judge_in(arbiter, judgement->notation);
    *is_decoded = true;
    if (sheet != NULL && an__may_be_sheet(sheet)) {
        if (!an__decode_sheet(decoder, bench, NULL, &plies) || !try_habits(arbiter, &plies))
            return false;
        /* the sheet may make moves of the reader's prose, but must not lose any of its moves */
        const bool is_doubted = !judgement->main.is_whole || takes_nothing(judgement);
        if (plies > judgement->main.ply_count ||
            (plies == judgement->main.ply_count && is_doubted)) {
            if (!an__tell_sheet(decoder, sheet))
                return false;
            find_habit(arbiter, sheet, judgement->notation);
            return true;
        }
        judge_in(arbiter, judgement->notation);
    }
    *is_decoded = !judgement->main.is_whole || takes_nothing(judgement);
    return !*is_decoded || an__decode_main_line(decoder, bench, sheet);
}
