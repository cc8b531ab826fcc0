/* Checks the tags: names, variant, start and result. */
#include "tag_checks.h"

#include <string.h>

#include "findings.h"
#include "headings.h"
#include "main_line.h"
#include "notation.h"
#include "result.h"
#include "result_words.h"
#include "roster.h"
#include "tag_names.h"
#include "text.h"
#include "token.h"

static uint32_t offset_in_game(const an_game *game, an_text text)
{
    return (uint32_t)(text.at - game->bytes.at);
}

/* [White “Ann”]: reports the first value in typographic quotes, which other programs do not read.
 */
static void judge_quotes(const an_bench *bench, an_findings *findings)
{
    const an_game *game = bench->game;
    size_t i = 0;
    while (i < game->tag_count && game->tags[i].value.at[-1] == '"')
        i++;
    an_finding *finding = i == game->tag_count ? NULL
                                               : an__find(findings, AN_BAD_TAG,
                                                          offset_in_game(game, game->tags[i].name),
                                                          (uint32_t)game->tags[i].name.size);
    if (finding == NULL)
        return;
    finding->facts.reason.detail = AN_TAG_QUOTES;
    an__findings_lower(findings, finding, AN_LEVEL_WARNING);
}

/* [Fen "…"], [white "…"]: reports names that are not read as what they mean. Without its position
 * or its variant the game is another one, which is an error; for the tags of the roster it is a
 * warning. */
static void judge_names(const an_bench *bench, an_findings *findings)
{
    const an_game *game = bench->game;
    for (size_t i = 0; i < game->tag_count; i++) {
        an_text name = game->tags[i].name;
        const char *due = an_tag_meant(name);
        an_finding *finding =
            due == NULL ? NULL
                        : an__find(findings, AN_BAD_TAG, offset_in_game(bench->game, name),
                                   (uint32_t)name.size);
        if (finding == NULL)
            continue;
        finding->facts.reason.detail = AN_TAG_MISSPELT;
        finding->facts.other = an_text_of(due);
        if (an__roster_place(finding->facts.other) < AN_ROSTER)
            an__findings_lower(findings, finding, AN_LEVEL_WARNING);
    }
}

void an__judge_tags(const an_bench *bench, an_findings *findings)
{
    const an_game *game = bench->game;
    judge_names(bench, findings);
    judge_quotes(bench, findings);
    for (size_t i = 0; i < game->tag_count; i++) {
        const an_tag *tag = &game->tags[i];
        if (an_tag_is_first(tag))
            continue;
        an_finding *finding =
            an__find(findings, AN_DUPLICATE_TAG, offset_in_game(bench->game, tag->name),
                     (uint32_t)tag->name.size);
        if (finding != NULL)
            finding->facts.other = tag->first;
    }
}

bool an__loses_value(const an_game *game, const an_finding *finding)
{
    if (finding->code != AN_DUPLICATE_TAG || an__roster_place(finding->facts.text) == AN_ROSTER)
        return false;
    for (size_t i = 0; i < game->tag_count; i++)
        if (game->tags[i].name.at == game->bytes.at + finding->where.offset)
            return !an_text_equal(game->tags[i].value, finding->facts.other);
    return false;
}

an_variant an__judge_variant(const an_bench *bench, an_findings *findings)
{
    an_text name = an_text_trimmed(an_tag_value(bench->game, "Variant"));
    if (name.size == 0 || bench->rules->variant_is_given)
        return bench->rules->variant;
    an_variant variant = an_variant_from_name(name);
    if (variant == AN_VARIANT_COUNT)
        an__find(findings, AN_UNSUPPORTED_VARIANT, offset_in_game(bench->game, name),
                 (uint32_t)name.size);
    return variant;
}

/* [SetUp "1"] without FEN: reports it, because the game is played from the usual start, but may
 * have begun elsewhere. */
static void judge_lone_setup(const an_bench *bench, an_findings *findings)
{
    an_text setup = an_text_trimmed(an_tag_value(bench->game, "SetUp"));
    if (!an_text_is(setup, "1"))
        return;
    an_finding *finding = an__find(findings, AN_SETUP_MISSING, offset_in_game(bench->game, setup),
                                   (uint32_t)setup.size);
    if (finding != NULL)
        finding->facts.reason.detail = AN_SETUP_ALONE;
}

/* Returns true if a word is the piece placement of a FEN, with both kings, and not that of the
 * usual start. */
static bool is_placement(an_text word)
{
    static const char *const usual = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    size_t slashes = 0;
    if (word.size == 0 || memchr(word.at, 'k', word.size) == NULL ||
        memchr(word.at, 'K', word.size) == NULL || an_text_is(word, usual))
        return false;
    for (size_t i = 0; i < word.size; i++) {
        if (!an_is_among(word.at[i], "pnbrqkPNBRQK12345678/"))
            return false;
        slashes += word.at[i] == '/';
    }
    return slashes == 7;
}

/* Returns the piece placement of a FEN among the words above a game; empty if there is none. */
static an_text find_placement(an_text words)
{
    enum { FARTHEST = 4096 };
    if (words.size > FARTHEST)
        words = an_text_after(words, words.size - FARTHEST);
    while (words.size > 0) {
        size_t size = 0;
        while (size < words.size && !an_is_space(words.at[size]) && words.at[size] != '"')
            size++;
        if (is_placement(an_text_from(words.at, size)))
            return an_text_from(words.at, size);
        words = an_text_after(words, size < words.size ? size + 1 : size);
    }
    return words;
}

/* Returns true if offset `at` lies in text that was reported as a bad tag. */
static bool is_in_bad_tag(const an_game *game, uint32_t at)
{
    for (size_t i = 0; i < game->faults.count; i++) {
        const an_fault *fault = &game->faults.list[i];
        if (fault->code == AN_BAD_TAG && at >= fault->offset && at - fault->offset < fault->size)
            return true;
    }
    return false;
}

/* Reports a position among the words above the moves, such as "Étude : 4k3/8/8/8/8/8/4P3/4K3 w - -
 * 0 1", because it does not set up anything. */
static void judge_position_in_words(const an_bench *bench, an_findings *findings)
{
    const an_game *game = bench->game;
    if (!game->is_text)
        return;
    an_text placement = find_placement(an_text_from(game->bytes.at, game->start));
    if (placement.size == 0 || is_in_bad_tag(game, offset_in_game(bench->game, placement)))
        return;
    an_finding *finding =
        an__find(findings, AN_SETUP_MISSING, offset_in_game(bench->game, placement),
                 (uint32_t)placement.size);
    if (finding != NULL)
        finding->facts.reason.detail = AN_FEN_IN_WORDS;
}

bool an__judge_start(an_bench *bench, an_findings *findings, an_variant variant)
{
    const char *given = bench->rules->fen;
    an_text fen = an_tag_value(bench->game, "FEN");
    /* an empty tag counts as a FEN without a position: it does not say that the game begins as
     * usual */
    bool from_tag = fen.at != NULL;
    /* this start remains if the FEN cannot be used, instead of that of the last game */
    bench->start = bench->usual_start;
    bench->start.variant = (uint8_t)variant;
    if (!from_tag && given == NULL) {
        judge_lone_setup(bench, findings);
        judge_position_in_words(bench, findings);
        return true;
    }
    an_fen_fault fault;
    an_code code =
        an_position_from_fen(&bench->start, from_tag ? fen : an_text_of(given), variant, &fault);
    uint32_t at = from_tag ? offset_in_game(bench->game, fen) : (uint32_t)bench->game->start;
    if (code != AN_OK || (from_tag && fault.defect != AN_FEN_SOUND)) {
        an_finding *finding =
            an__find(findings, code != AN_OK ? code : AN_UNLIKELY_POSITION, at, (uint32_t)fen.size);
        if (finding != NULL)
            an_finding_take_fault(finding, fault);
    }
    if (from_tag && !an_text_is(an_tag_value(bench->game, "SetUp"), "1"))
        an__find(findings, AN_SETUP_MISSING, at, (uint32_t)fen.size);
    return code == AN_OK;
}

/* Returns the result in the tag, and sets *value to its text, mostly that of `token`. */
static an_result tag_result(const an_game *game, const an_token *token, an_text *value)
{
    size_t size;
    *value = an_text_trimmed(an_tag_value(game, "Result"));
    if (token != NULL && an_text_equal(*value, an_token_text(game, token)))
        return (an_result)token->value;
    an_result result = value->size > 0 ? an_result_read(*value, &size) : AN_NO_RESULT;
    return result != AN_NO_RESULT && size == value->size ? result : AN_NO_RESULT;
}

/* Returns the next result of the main line after `result`; NULL if there is none. */
static const an_token *next_result(const an_game *game, const an_token *result)
{
    size_t behind = (size_t)(result - game->tokens) + 1;
    size_t next = an__line_next(game, behind, AN_TOKEN_RESULT);
    return next < game->token_count ? &game->tokens[next] : NULL;
}

/* Returns true if the last move of the main line is illegal. Then it gives no mate (FIDE 5.1.1). */
static bool ends_illegally(const an_bench *bench)
{
    bool is_illegal = false;
    for (size_t i = 0; bench->illegal_count > 0; i++) {
        i = an__line_next(bench->game, i, AN_TOKEN_MOVE);
        if (i == bench->game->token_count)
            break;
        is_illegal = bench->plies[i].is_illegal;
    }
    return is_illegal;
}

/* Reports that the result `token` says something else than `other`. `detail` is AN_AGAINST_RESULT
 * or the like. Returns the finding; NULL if it is not kept. */
static an_finding *find_mismatch(an_findings *findings, const an_token *token, an_text other,
                                 unsigned detail)
{
    an_finding *finding = an__find(findings, AN_RESULT_MISMATCH, token->offset, token->size);
    if (finding == NULL)
        return NULL;
    finding->facts.other = other;
    finding->facts.reason.detail = (uint8_t)detail;
    return finding;
}

/* Compares the result of the movetext with that of the tag, and with a second result in the
 * movetext. */
static void compare_results(const an_bench *bench, an_findings *findings, const an_token *token,
                            an_result from_tag, an_text tag_value)
{
    const an_game *game = bench->game;
    const an_token *second = next_result(game, token);
    bool is_said = tag_value.size > 0 && !an_text_is(tag_value, "?");
    if (is_said && from_tag != (an_result)token->value) {
        bool is_result = from_tag != AN_NO_RESULT;
        an_finding *finding = find_mismatch(findings, token, tag_value,
                                            is_result ? AN_AGAINST_TAG : AN_AGAINST_WORDS);
        if (finding != NULL && !is_result)
            an__findings_lower(findings, finding, AN_LEVEL_WARNING);
    }
    if (second != NULL && second->value != token->value)
        find_mismatch(findings, second, an_token_text(game, token), AN_AGAINST_RESULT);
}

/* Returns the words right before a token. In a sheet of two blocks, the token before may stand
 * behind it in the text: then there are none. */
static an_text words_before(const an_game *game, const an_token *token)
{
    const an_token *first = token;
    while (first > game->tokens && first[-1].kind == AN_TOKEN_PROSE &&
           first[-1].offset < first->offset)
        first--;
    const char *begin = game->bytes.at + first->offset;
    if (first == token)
        return an_text_from(begin, 0);
    return an_text_from(begin, token[-1].offset + token[-1].size - first->offset);
}

/* Compares the result of the movetext with the words right before it: "Les Noirs abandonnent. 1-0".
 */
static void compare_words(const an_game *game, an_findings *findings, const an_token *token)
{
    an_text words = words_before(game, token);
    while (words.size > 0 && an_is_among(words.at[words.size - 1], " .!:,;("))
        words.size--;
    an_result said = words.size > 0 ? an__result_in_words(words) : AN_NO_RESULT;
    if (said != AN_NO_RESULT && said != (an_result)token->value)
        find_mismatch(findings, token, words, AN_AGAINST_RESULT);
}

/* Returns what the heading of a score sheet says of the result, if that is another one than
 * `result`; otherwise an empty text. */
static an_text heading_against(const an_game *game, an_result result)
{
    an_found_tags found = {.result = an_text_of(an_result_name(result))};
    if (game->is_text && an__heading_may_say_result(game))
        an__headings_read_game(game, AN_DAY_ORDER_UNKNOWN, &found);
    return found.against.at != NULL ? found.against : an_text_from(game->bytes.at, 0);
}

/* Compares the result of the movetext with that of the heading of a score sheet. */
static void compare_heading(const an_game *game, an_findings *findings, const an_token *token)
{
    an_text said = heading_against(game, (an_result)token->value);
    if (said.size > 0)
        find_mismatch(findings, token, said, AN_AGAINST_HEADING);
}

/* Reports that the result `said` contradicts the last position, which shows the result `shown`. */
static void find_contradiction(const an_game *game, an_findings *findings,
                               const an_judgement *judgement, an_text said, an_result shown)
{
    an_finding *finding = an__find(findings, AN_RESULT_CONTRADICTS_BOARD,
                                   offset_in_game(game, said), (uint32_t)said.size);
    if (finding == NULL)
        return;
    finding->has_position = true;
    finding->position = judgement->board.end;
    finding->where.ply = (uint32_t)judgement->main.ply_count;
    finding->facts.reason.detail =
        (uint8_t)(shown == AN_DRAW ? AN_ENDING_STALEMATE : AN_ENDING_MATE);
}

/* Returns the position where the game ended, also if slips before it were corrected with certainty;
 * NULL if that is not known. */
static const an_position *end_of_game(const an_bench *bench, const an_judgement *judgement)
{
    if (judgement->main.is_whole)
        return &judgement->board.end;
    const bool is_known = judgement->read.count > 0 && judgement->read.is_certain;
    return is_known ? &bench->lines.current.position : NULL; /* only the main line is open */
}

void an__judge_result(const an_bench *bench, an_findings *findings, an_judgement *judgement)
{
    an_text value;
    const an_token *token = bench->game->result;
    an_result from_tag = tag_result(bench->game, token, &value);
    an_result from_text = token == NULL ? AN_NO_RESULT : (an_result)token->value;
    judgement->result = from_text != AN_NO_RESULT ? from_text : from_tag;
    if (token != NULL) {
        compare_results(bench, findings, token, from_tag, value);
        compare_words(bench->game, findings, token);
        compare_heading(bench->game, findings, token);
    }
    an_result result = judgement->result;
    const an_position *end = end_of_game(bench, judgement);
    if (end == NULL || ends_illegally(bench) || result == AN_UNFINISHED)
        return;
    an_result shown = an__result_on_board(end);
    if (shown == AN_NO_RESULT || shown == result)
        return;
    an_text said = token != NULL            ? an_token_text(bench->game, token)
                   : result != AN_NO_RESULT ? value
                                            : heading_against(bench->game, shown);
    if (said.size > 0 && judgement->main.is_whole)
        find_contradiction(bench->game, findings, judgement, said, shown);
    else if (said.size == 0 && bench->game->is_text) /* nothing else is said of how it ended */
        judgement->result = shown;
}
