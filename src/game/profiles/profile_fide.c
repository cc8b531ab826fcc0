/* Profile fide: a score sheet holds moves, clock times, draw offers and the result, and nothing
 * else (FIDE Laws, article 8.1). */
#include "profile.h"

#include "comment.h"
#include "findings.h"
#include "fold.h"
#include "heading_labels.h"
#include "plain.h"
#include "signs.h"
#include "suffix.h"
#include "text.h"
#include "times.h"
#include "token.h"

/* Words about a claim, by language. A claim belongs on a score sheet. */
static const char claims[] =
    "claim|claims|claimed|réclamation|réclame|reklamation|reklamiert|reclamación|reclama|reclamo|"
    "reclamação|claimt|требование|reklamacja";

static bool tells_claim(an_text text)
{
    bool begins_word = true;
    for (; text.size > 0; text = an_text_after(text, 1)) {
        if (begins_word && an__listed_size(text, claims) > 0)
            return true;
        begins_word = an_is_space(*text.at);
    }
    return false;
}

/* "Score : 1-0", "Résultat 1-0": returns true if words are the label before a result, which many
 * forms have in print. */
static bool labels_result(an_text words)
{
    size_t size = an__folded_words_size(words, an_text_of("score"));
    if (size == 0 && an__heading_label_read(words, &size) != AN_LABELS_RESULT)
        return false;
    return size == words.size;
}

/* Returns true if a comment is allowed: it consists of clock times, is a draw offer, (=), or is
 * about a claim. */
static bool may_stand(an_text comment)
{
    comment = an_text_trimmed(an__comment_text(comment));
    if (an_is_offer(comment) || an__are_times(comment) || tells_claim(comment))
        return true;
    while (comment.size > 0) {
        size_t size = an__clock_size(comment);
        if (size == 0)
            size = an__time_size(comment);
        if (size == 0)
            return false;
        comment = an_text_trimmed(an_text_after(comment, size));
    }
    return true;
}

/* Reports the annotations among the signs of a token. The signs begin `from` bytes behind its
 * start. */
static void judge_signs(an_findings *findings, const an_token *token, size_t from,
                        const an_suffix *signs)
{
    if (signs->nag_count == 0)
        return;
    an_token part = *token;
    part.offset += (uint32_t)(from + signs->spelling);
    part.size = (uint32_t)(signs->size - signs->spelling);
    an__find_token(findings, AN_EVALUATION_ON_SHEET, &part);
}

static void judge_move_signs(const an_bench *bench, an_findings *findings, size_t index)
{
    const an_token *token = &bench->game->tokens[index];
    const an_ply *ply = &bench->plies[index];
    const an_plain plain = token->value;
    bool is_bare = plain != 0 && an_plain_suffix_size(plain) == (an_plain_sign(plain) > 0);
    if (!ply->is_played || is_bare)
        return;
    an_text word = an_token_text(bench->game, token);
    size_t size = an__said_size(word, ply, bench->notation);
    an_suffix signs = an_signs_glued(an_text_after(word, size), ply);
    judge_signs(findings, token, size, &signs);
}

static void judge_signs_apart(const an_bench *bench, an_findings *findings, const an_token *token)
{
    bool awaits_sign = bench->lines.current.state.awaits_sign;
    an_suffix signs = an_signs_apart(an_token_text(bench->game, token), awaits_sign);
    judge_signs(findings, token, 0, &signs);
}

static bool is_time(const an_game *game, const an_token *token)
{
    an_text text = an_token_text(game, token);
    return an__time_size(text) == text.size;
}

/* Reports words outside brackets. Words before the first move are the heading; words behind the
 * result are signatures, or the heading of the next game. */
static void judge_prose(const an_bench *bench, an_findings *findings, size_t index)
{
    const an_game *game = bench->game;
    const an_token *token = &game->tokens[index];
    uint8_t before = index > 0 ? token[-1].kind : AN_TOKEN_RESULT;
    if (before == AN_TOKEN_PROSE || before == AN_TOKEN_RESULT || token->offset < game->start)
        return;
    while (index < game->token_count && game->tokens[index].kind == AN_TOKEN_PROSE &&
           is_time(game, &game->tokens[index]))
        index++;
    if (index == game->token_count || game->tokens[index].kind != AN_TOKEN_PROSE)
        return;
    an_token run = game->tokens[index];
    while (index + 1 < game->token_count && game->tokens[index + 1].kind == AN_TOKEN_PROSE)
        index++;
    run.size = game->tokens[index].offset + game->tokens[index].size - run.offset;
    an_text words = an_token_text(game, &run);
    bool is_before_result =
        index + 1 < game->token_count && game->tokens[index + 1].kind == AN_TOKEN_RESULT;
    if (tells_claim(words) || (is_before_result && labels_result(words)))
        return;
    an__find_token(findings, AN_COMMENT_ON_SHEET, &run);
}

void an__judge_sheet(const an_bench *bench, an_findings *findings, size_t index)
{
    const an_token *token = &bench->game->tokens[index];
    an_text text = an_token_text(bench->game, token);
    switch ((an_token_kind)token->kind) {
    case AN_TOKEN_COMMENT:
        if (!may_stand(text))
            an__find_token(findings, AN_COMMENT_ON_SHEET, token);
        break;
    case AN_TOKEN_LINE_COMMENT:
        /* an escape line does not belong to the game */
        if (*text.at != '%' && !may_stand(text))
            an__find_token(findings, AN_COMMENT_ON_SHEET, token);
        break;
    case AN_TOKEN_PROSE:
        judge_prose(bench, findings, index);
        break;
    case AN_TOKEN_NAG:
        an__find_token(findings, AN_EVALUATION_ON_SHEET, token);
        break;
    case AN_TOKEN_SIGN:
        judge_signs_apart(bench, findings, token);
        break;
    case AN_TOKEN_MOVE:
        judge_move_signs(bench, findings, index);
        break;
    case AN_TOKEN_OPEN:
        if (bench->lines.count == 1)
            an__find_token(findings, AN_VARIATION_ON_SHEET, token);
        break;
    case AN_TOKEN_NUMBER:
    case AN_TOKEN_CLOSE:
    case AN_TOKEN_RESULT:
    case AN_TOKEN_AGAIN:
        break;
    }
}
